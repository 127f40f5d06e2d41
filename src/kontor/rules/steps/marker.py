"""Using a bonus marker between actions: Swap Offices, Develop, +3, +4, Move 3, Remove 3 (MARKER, CLASSIC-03)."""

from typing import Final

from kontor.rules import hooks
from kontor.rules.action import Action, Kind
from kontor.rules.basics import lift, note, spend, unused_of
from kontor.rules.cells import (
    DEPTH,
    MIDDLE,
    N_CITIES,
    N_POSTS,
    NOBODY,
    OFFICES,
    POSTS,
    PRINTED,
    ROW,
    ROWS,
    STOCK,
    SUPPLY,
    SWAPS_ANY,
    TURN,
    USED,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.desk import ACTIONS_BY, N_PLUS, PLUS_MARKERS
from kontor.rules.entry import Entry
from kontor.rules.event import EventCode
from kontor.rules.frames import LEFT_OF, FrameKind, Removing, ask, top
from kontor.rules.ids import (
    DEVELOP,
    MARKER_IDS,
    MAX_SEATS,
    MOVE_THREE,
    N_MARKERS,
    OWNER,
    PIECE,
    REMOVE_THREE,
    SWAP,
)
from kontor.rules.module import first_answer
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps.common import any_piece, asking
from kontor.rules.steps.develop import develop, gain_actions, is_full, refusal_if_full
from kontor.rules.steps.move import BY_MOVE_THREE

THREE_PIECES: Final = 3  # MARKER-53, CLASSIC-03


def none_held(state: State, marker: int) -> Refusal | None:
    """Refuses a marker that the turn's player does not hold unused."""
    if unused_of(state.cells, state.turn, marker):
        return None
    if state.cells[USED + N_MARKERS * state.turn + marker]:
        return refuse("MARKER-01", "marker.used", marker=MARKER_IDS[marker])
    return refuse("MARKER-03", "marker.none", marker=MARKER_IDS[marker])


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    """All that can be done with the markers of the base game."""
    seat = s[TURN]
    for number in range(N_PLUS):
        if unused_of(s, seat, PLUS_MARKERS[number]) and not hooks.bars_actions(t, s):  # FAVOUR-09
            out.append(Kind.USE_PLUS | PLUS_MARKERS[number] << 8)
    if unused_of(s, seat, DEVELOP):
        for ability in range(5):
            if not is_full(s, seat, ability):
                out.append(Kind.USE_DEVELOP | ability << 8)
    if unused_of(s, seat, SWAP):
        _offer_swaps(t, s, out)
    if unused_of(s, seat, MOVE_THREE) and any_piece(t, s, seat):  # MARKER-09
        out.append(Kind.USE_MOVE_THREE)
    if unused_of(s, seat, REMOVE_THREE) and any_piece(t, s, NOBODY):
        out.append(Kind.USE_REMOVE_THREE)


# +3 and +4 Actions


def plus_refusal(state: State, action: Action) -> Refusal | None:
    return none_held(state, action.args[0]) or first_answer(state.rules.hooks.no_actions, state)


def plus_perform(t: Lookup, s: Cells, marker: int) -> None:
    spend(s, s[TURN], marker)
    gain_actions(t, s, ACTIONS_BY[marker])


# Develop 1 Ability


def develop_refusal(state: State, action: Action) -> Refusal | None:
    return none_held(state, DEVELOP) or refusal_if_full(state, state.turn, action.args[0])


def develop_perform(t: Lookup, s: Cells, ability: int) -> None:
    spend(s, s[TURN], DEVELOP)
    develop(t, s, s[TURN], ability)


# Swap Offices


def _offer_swaps(t: Lookup, s: Cells, out: Moves) -> None:
    for city in range(t[N_CITIES]):
        offices = s[OFFICES + city] if t[PRINTED + city] else 0  # EAST-20: never in a green city
        for left in range(1, offices):
            if may_swap(t, s, city, left):
                out.append(Kind.USE_SWAP | city << 8 | left << 16 | (left + 1) << 24)


def may_swap(t: Lookup, s: Cells, city: int, left: int) -> bool:
    """Whether two neighbouring offices can be swapped: not equal (MARKER-35), one of them the player's (MARKER-27)."""
    at = ROWS + ROW * city + MIDDLE + left - 1
    own = OWNER[s[at]] == s[TURN] or OWNER[s[at + 1]] == s[TURN]
    return s[at] != s[at + 1] and (own or t[SWAPS_ANY] != 0)


def swap_refusal(state: State, action: Action) -> Refusal | None:
    if no := none_held(state, SWAP):
        return no
    city, left, right = action.args
    row = state.offices(city)
    name = state.rules.board.cities[city]
    if not state.rules.board.printed[city]:
        return refuse("EAST-20", "swap.green", city=name)
    if right != left + 1:
        return refuse("MARKER-28", "swap.neighbours", city=name)
    if right > len(row):
        return refuse("MARKER-34", "swap.empty", city=name, number=right if left <= len(row) else left)
    pair = row[left - 1], row[right - 1]
    if not state.rules.edition.swaps_any and state.turn not in (OWNER[pair[0]], OWNER[pair[1]]):
        return refuse("MARKER-27", "swap.foreign", city=name, pieces=[state.piece_name(piece) for piece in pair])
    if pair[0] == pair[1]:
        clause = "MARKER-09" if state.rules.edition.swaps_any else "MARKER-35"
        return refuse(clause, "swap.same", city=name, piece=state.piece_name(pair[0]))
    return None


def swap_perform(t: Lookup, s: Cells, city: int, left: int) -> None:
    spend(s, s[TURN], SWAP)
    at = ROWS + ROW * city + MIDDLE + left - 1
    piece = s[at]
    s[at] = s[at + 1]
    s[at + 1] = piece
    note(s, EventCode.SWAPPED, city, left, left + 1, 0)


# Move 3 and classic Remove 3 Tradesmen; the lifting and putting down of the first is steps.move

_THREE: Final = {
    Kind.USE_MOVE_THREE: (MOVE_THREE, "move_three.nothing"),
    Kind.USE_REMOVE_THREE: (REMOVE_THREE, "remove_three.nothing"),
}


def three_refusal(state: State, action: Action) -> Refusal | None:
    marker, nothing = _THREE[action.kind]
    if no := none_held(state, marker):
        return no
    if not any_piece(state.lookup, state.cells, state.turn if marker == MOVE_THREE else NOBODY):
        return refuse("MARKER-09", nothing)
    return None


def move_three_perform(t: Lookup, s: Cells) -> None:
    spend(s, s[TURN], MOVE_THREE)
    ask(s, FrameKind.MOVING, s[TURN], BY_MOVE_THREE, THREE_PIECES)


def remove_three_perform(t: Lookup, s: Cells) -> None:
    spend(s, s[TURN], REMOVE_THREE)
    ask(s, FrameKind.REMOVING, s[TURN], THREE_PIECES, 0)


# Taking pieces off by Remove 3


def taking_off_legal(t: Lookup, s: Cells, out: Moves) -> None:
    left = s[top(s) + LEFT_OF]
    if left:
        for post in range(t[N_POSTS]):
            if s[POSTS + post] >= PIECE:
                out.append(Kind.REMOVE | post << 8)
    if left < THREE_PIECES:
        out.append(Kind.DONE)


def taking_off_refusal(state: State, action: Action) -> Refusal | None:
    frame = asking(state, Removing)
    if action.kind == Kind.DONE:
        return refuse("CLASSIC-03", "remove.at_least_one") if frame.left == THREE_PIECES else None
    if state.cells[POSTS + action.args[0]] < PIECE:
        return refuse("CLASSIC-03", "remove.empty_post", post=state.rules.board.post_ids[action.args[0]])
    if not frame.left:
        return refuse("CLASSIC-03", "remove.limit", limit=THREE_PIECES)
    return None


def taking_off_perform(t: Lookup, s: Cells, kind: int, post: int) -> None:
    if kind == Kind.DONE:
        s[DEPTH] -= 1
        return
    piece = lift(t, s, post)
    if OWNER[piece] < MAX_SEATS:  # CLASSIC-04
        s[SUPPLY + piece] += 1
    else:  # DUO-PL-24
        s[STOCK + piece] += 1
    s[top(s) + LEFT_OF] -= 1
    note(s, EventCode.REMOVED, piece, post, 0, 0)


ENTRIES: Final = (
    Entry(
        FrameKind.TURN,
        (Kind.USE_PLUS,),
        legal=legal,
        perform=plus_perform,
        refusal=plus_refusal,
    ),
    Entry(FrameKind.TURN, (Kind.USE_DEVELOP,), perform=develop_perform, refusal=develop_refusal),
    Entry(FrameKind.TURN, (Kind.USE_SWAP,), perform=swap_perform, refusal=swap_refusal),
    Entry(FrameKind.TURN, (Kind.USE_MOVE_THREE,), perform=move_three_perform, refusal=three_refusal),
    Entry(FrameKind.TURN, (Kind.USE_REMOVE_THREE,), perform=remove_three_perform, refusal=three_refusal),
    Entry(
        FrameKind.REMOVING,
        (Kind.REMOVE,),
        legal=taking_off_legal,
        perform=taking_off_perform,
        refusal=taking_off_refusal,
        early="CLASSIC-03",
        comes=lambda rules: MARKER_IDS[REMOVE_THREE] in rules.markers.kinds,
    ),
    Entry(FrameKind.REMOVING, (Kind.DONE,), perform=taking_off_perform, refusal=taking_off_refusal),
)
