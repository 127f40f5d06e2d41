"""Using a bonus marker between actions: Swap Offices, Develop, +3, +4, Move 3, Remove 3 (MARKER, CLASSIC-03)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from kontor.rules.action import Action, Kind
from kontor.rules.frames import Frame, Moving, Removing
from kontor.rules.ids import (
    ABILITY_IDS,
    DEVELOP,
    MARKER_IDS,
    MARKER_KINDS,
    MAX_SEATS,
    MOVE_THREE,
    OWNER,
    PIECE,
    PLUS_3,
    PLUS_4,
    REMOVE_THREE,
    SWAP,
)
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps import move
from kontor.rules.steps.common import ANY, FOREIGN, chosen, top
from kontor.rules.steps.develop import develop, gain_actions, is_full, refusal_if_full

THREE_PIECES: Final = 3  # MARKER-53, CLASSIC-03


def none_held(state: State, marker: int) -> Refusal | None:
    """Refuses a marker that the turn's player does not hold unused."""
    if state.unused_of(state.turn, marker):
        return None
    if state.used[MARKER_KINDS * state.turn + marker]:
        return refuse("MARKER-01", "marker.used", marker=MARKER_IDS[marker])
    return refuse("MARKER-03", "marker.none", marker=MARKER_IDS[marker])


def spend(state: State, marker: int) -> None:
    """The turn's player uses a marker."""
    state.spend(state.turn, marker)
    state.tell("used", seat=state.turn, marker=MARKER_IDS[marker])


# +3 and +4 Actions

_PLUS = {Kind.USE_PLUS_3: (PLUS_3, 3), Kind.USE_PLUS_4: (PLUS_4, 4)}


def plus_options(state: State, out: list[Action]) -> None:
    for kind, (marker, _) in _PLUS.items():
        if state.unused_of(state.turn, marker) and not any(ask(state) for ask in state.rules.hooks.bars_actions):
            out.append(state.rules.lexicon.make(kind))


def plus_refusal(state: State, action: Action) -> Refusal | None:
    if no := none_held(state, _PLUS[action.kind][0]):
        return no
    return next((no for ask in state.rules.hooks.bars_actions if (no := ask(state))), None)


def plus_perform(state: State, action: Action) -> None:
    marker, actions = _PLUS[action.kind]
    spend(state, marker)
    gain_actions(state, actions)


PLUS = Step((Kind.USE_PLUS_3, Kind.USE_PLUS_4), plus_options, plus_refusal, plus_perform)


# Develop 1 Ability


def develop_options(state: State, out: list[Action]) -> None:
    if state.unused_of(state.turn, DEVELOP):
        for ability in range(len(ABILITY_IDS)):
            if not is_full(state, state.turn, ability):
                out.append(state.rules.lexicon.make(Kind.USE_DEVELOP, ability))


def develop_refusal(state: State, action: Action) -> Refusal | None:
    return none_held(state, DEVELOP) or refusal_if_full(state, state.turn, action.args[0])


def develop_perform(state: State, action: Action) -> None:
    spend(state, DEVELOP)
    develop(state, state.turn, action.args[0])


DEVELOPING = Step((Kind.USE_DEVELOP,), develop_options, develop_refusal, develop_perform)


# Swap Offices


def swap_options(state: State, out: list[Action]) -> None:
    if state.unused_of(state.turn, SWAP):
        for city, row in enumerate(state.offices):
            for left in range(1, len(row)):
                action = state.rules.lexicon.make(Kind.USE_SWAP, city, left, left + 1)
                if swap_refusal(state, action) is None:
                    out.append(action)


def swap_refusal(state: State, action: Action) -> Refusal | None:
    if no := none_held(state, SWAP):
        return no
    city, left, right = action.args
    row = state.offices[city]
    name = state.rules.board.cities[city]
    if right != left + 1:
        return refuse("MARKER-28", "swap.neighbours", city=name)
    if len(row) < right <= len(state.row(city)) and not state.rules.board.printed[city]:
        return refuse("EAST-20", "swap.extra", city=name)
    if right > len(row):
        return refuse("MARKER-34", "swap.empty", city=name, number=right if left <= len(row) else left)
    pair = row[left - 1], row[right - 1]
    if not state.rules.edition.swaps_any and state.turn not in (OWNER[pair[0]], OWNER[pair[1]]):
        return refuse("MARKER-27", "swap.foreign", city=name, pieces=[state.piece_name(piece) for piece in pair])
    if pair[0] == pair[1]:
        clause = "MARKER-09" if state.rules.edition.swaps_any else "MARKER-35"
        return refuse(clause, "swap.same", city=name, piece=state.piece_name(pair[0]))
    return None


def swap_perform(state: State, action: Action) -> None:
    city, left, right = action.args
    spend(state, SWAP)
    row = bytearray(state.offices[city])
    row[left - 1], row[right - 1] = row[right - 1], row[left - 1]
    state.offices[city] = bytes(row)
    state.tell("swapped", city=state.rules.board.cities[city], left=left, right=right)


SWAPPING = Step((Kind.USE_SWAP,), swap_options, swap_refusal, swap_perform)


# Move 3 and classic Remove 3 Tradesmen; the lifting and putting down of the first is steps.move


class Three(NamedTuple):
    """A marker that works on up to three pieces on posts."""

    marker: int
    pieces: tuple[bytes, ...]  # by seat: the translation table that marks the pieces it works on
    nothing: str  # the reason when there are none
    opens: Callable[[int], Frame]


_THREE: Final = {
    Kind.USE_MOVE_THREE: Three(
        MOVE_THREE, FOREIGN, "move_three.nothing", lambda seat: Moving(seat, move.BY_MOVE_THREE, THREE_PIECES, (), ())
    ),
    Kind.USE_REMOVE_THREE: Three(
        REMOVE_THREE, (ANY,) * MAX_SEATS, "remove_three.nothing", lambda seat: Removing(seat, THREE_PIECES)
    ),
}


def three_options(state: State, out: list[Action]) -> None:
    for kind, three in _THREE.items():
        if state.unused_of(state.turn, three.marker):
            action = state.rules.lexicon.make(kind)
            if three_refusal(state, action) is None:
                out.append(action)


def three_refusal(state: State, action: Action) -> Refusal | None:
    three = _THREE[action.kind]
    if no := none_held(state, three.marker):
        return no
    if not any(state.posts.translate(three.pieces[state.turn])):
        return refuse("MARKER-09", three.nothing)
    return None


def three_perform(state: State, action: Action) -> None:
    three = _THREE[action.kind]
    spend(state, three.marker)
    state.frames.append(three.opens(state.turn))


THREE = Step(tuple(_THREE), three_options, three_refusal, three_perform)


# Taking pieces off by Remove 3


def taking_off_options(state: State, out: list[Action]) -> None:
    frame = top(state, Removing)
    if frame.left:
        out += chosen(state.rules.lexicon.row(Kind.REMOVE), state.posts.translate(ANY))
    if frame.left < THREE_PIECES:
        out.append(state.rules.lexicon.make(Kind.DONE))


def taking_off_refusal(state: State, action: Action) -> Refusal | None:
    frame = top(state, Removing)
    if action.kind == Kind.DONE:
        return refuse("CLASSIC-03", "remove.at_least_one") if frame.left == THREE_PIECES else None
    if state.posts[action.args[0]] < PIECE:
        return refuse("CLASSIC-03", "remove.empty_post", post=state.rules.board.post_ids[action.args[0]])
    if not frame.left:
        return refuse("CLASSIC-03", "remove.limit", limit=THREE_PIECES)
    return None


def taking_off_perform(state: State, action: Action) -> None:
    if action.kind == Kind.DONE:
        state.frames.pop()
        return
    frame = top(state, Removing)
    piece = state.lift(action.args[0])
    if OWNER[piece] < MAX_SEATS:  # CLASSIC-04
        state.supply[piece] += 1
    else:  # DUO-PL-24
        state.stock[piece] += 1
    state.frames[-1] = frame._replace(left=frame.left - 1)
    state.tell("removed", piece=state.piece_name(piece), post=state.rules.board.post_ids[action.args[0]])


TAKING_OFF = Step((Kind.REMOVE, Kind.DONE), taking_off_options, taking_off_refusal, taking_off_perform)
