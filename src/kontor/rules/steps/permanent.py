"""Permanent markers: a bonus after the route, as a decision of its own (EAST-30 to -41, BRIT-46 to -54)."""

from collections.abc import Callable, Mapping
from typing import Final

from kontor.rules.action import Action, Kind
from kontor.rules.frames import Developing, Founding, Frame, Moving, PlacingAbroad, PlacingAside, loose_pieces
from kontor.rules.ids import KIND, KIND_LETTERS, MERCHANT, PIECE, PRIVILEGE, REACH, TRADER, VACANT, piece_of
from kontor.rules.notation import FROM_ROUTE, FROM_STOCK
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps import move
from kontor.rules.steps.common import FREE_FOR, cannot_stand, needs_supply, top
from kontor.rules.steps.develop import develop, is_full
from kontor.rules.steps.office import establish
from kontor.rules.steps.settle import (
    SOURCE_NAMES,
    not_to_be_taken,
    pieces_from,
    source_of,
    take_from,
    where_from,
)

TWO_PIECES: Final = 2  # EAST-32, EAST-34, BRIT-49, BRIT-50


def bonus_of(state: State, route: int, pieces: tuple[int, int]) -> Frame | None:
    """The bonus of a route just established, with the pieces of it that step 3 did not use."""
    marker = state.rules.board.permanent[route]
    return None if marker is None else _BONUSES[marker](state, pieces)


def _place_aside(state: State, pieces: tuple[int, int]) -> Frame:
    for kind in (TRADER, MERCHANT):  # EAST-37: kept aside, not in the stock, until this is resolved
        state.stock[piece_of(state.turn, kind)] -= pieces[kind]
    return PlacingAside(state.turn, TWO_PIECES, *pieces)


_BONUSES: Final[Mapping[str, Callable[[State, tuple[int, int]], Frame]]] = {
    "move-two": lambda state, pieces: Moving(state.turn, move.BY_MOVE_TWO, TWO_PIECES, (), ()),
    "develop-privilege": lambda state, pieces: Developing(state.turn),
    "office-in-green-city": lambda state, pieces: Founding(state.turn),
    "place-two-from-route": _place_aside,
    "place-two-in-wales-or-scotland": lambda state, pieces: PlacingAbroad(state.turn, TWO_PIECES, ()),
}


def bonus(step: Step) -> Step:
    """The step with `decline`: a permanent marker need not be used, except in the 2014 expansion (BRIT-47)."""

    def options(state: State, out: list[Action]) -> None:
        step.options(state, out)
        if not state.rules.edition.must_use_permanent:
            out.append(state.rules.lexicon.make(Kind.DECLINE))

    def refusal(state: State, action: Action) -> Refusal | None:
        if action.kind != Kind.DECLINE:
            return step.refusal(state, action)
        return refuse("BRIT-47", "permanent.must") if state.rules.edition.must_use_permanent else None

    def perform(state: State, action: Action) -> None:
        if action.kind != Kind.DECLINE:
            step.perform(state, action)
            return
        state.tell("declined", seat=state.turn)
        frame = state.frames.pop()
        for piece in loose_pieces(frame):  # EAST-37
            state.stock[piece] += 1

    return Step((*step.kinds, Kind.DECLINE), options, refusal, perform)


# Develop Privilege


def developing_options(state: State, out: list[Action]) -> None:
    out.append(state.rules.lexicon.make(Kind.DEVELOP_PERMANENT))


def developing_refusal(state: State, action: Action) -> Refusal | None:
    return None


def developing_perform(state: State, action: Action) -> None:
    state.frames.pop()
    develop(state, state.turn, PRIVILEGE)


def developing_proceed(state: State) -> None:
    """With Privilege full it does nothing (EAST-33)."""
    if is_full(state, state.turn, PRIVILEGE):
        state.frames.pop()


DEVELOP_PRIVILEGE = bonus(Step((Kind.DEVELOP_PERMANENT,), developing_options, developing_refusal, developing_perform))


# Occupy a green city


def founding_options(state: State, out: list[Action]) -> None:
    board, make = state.rules.board, state.rules.lexicon.make
    for city, printed in enumerate(board.printed):
        for kind in (TRADER, MERCHANT):
            if not printed and state.supply[piece_of(state.turn, kind)]:
                out.append(make(Kind.FOUND, city, kind))


def founding_refusal(state: State, action: Action) -> Refusal | None:
    city, kind = action.args
    if state.rules.board.printed[city]:
        return refuse("EAST-31", "found.not_green", city=state.rules.board.cities[city])
    return needs_supply(state, state.turn, kind, "EAST-31")


def founding_perform(state: State, action: Action) -> None:
    city, kind = action.args
    piece = piece_of(state.turn, kind)
    state.supply[piece] -= 1
    state.frames.pop()
    establish(state, city, piece, state.turn)  # to the right of all others (EAST-31)


def founding_proceed(state: State) -> None:
    """With an empty supply nothing happens (EAST-39)."""
    if not any(state.supply_of(state.turn)):
        state.frames.pop()


FOUND = bonus(Step((Kind.FOUND,), founding_options, founding_refusal, founding_perform))


# Place 2 tradesmen of the route (East)


def aside_options(state: State, out: list[Action]) -> None:
    frame, make = top(state, PlacingAside), state.rules.lexicon.make
    for kind, count in ((TRADER, frame.traders), (MERCHANT, frame.merchants)):
        if count:
            for post, free in enumerate(state.posts.translate(FREE_FOR[REACH[piece_of(frame.seat, kind)]])):
                if free:
                    out.append(make(Kind.SETTLE_EXTRA, kind, post, FROM_ROUTE))


def aside_refusal(state: State, action: Action) -> Refusal | None:
    if action.kind == Kind.SETTLE or action.args[2] != FROM_ROUTE:
        return refuse("EAST-34", "aside.source")
    kind, post = action.args[:2]
    frame = top(state, PlacingAside)
    if no := cannot_stand(state, post, piece_of(frame.seat, kind), "EAST-34"):
        return no
    if not (frame.traders, frame.merchants)[kind]:
        return refuse("EAST-34", "aside.kind", piece=KIND_LETTERS[kind])
    return None


def aside_perform(state: State, action: Action) -> None:
    frame = top(state, PlacingAside)
    kind, post, _ = action.args
    piece = piece_of(frame.seat, kind)
    state.put(post, piece)
    state.tell("settled", piece=state.piece_name(piece), post=state.rules.board.post_ids[post], source="route")
    state.frames[-1] = frame._replace(
        left=frame.left - 1, traders=frame.traders - (kind == TRADER), merchants=frame.merchants - (kind == MERCHANT)
    )


def aside_proceed(state: State) -> None:
    """When no more can be placed the rest goes to the stock (EAST-37)."""
    frame = top(state, PlacingAside)
    for_trader = frame.traders and VACANT in state.posts
    for_merchant = frame.merchants and min(state.posts) < PIECE
    if not (frame.left and (for_trader or for_merchant)):
        state.stock[piece_of(frame.seat, TRADER)] += frame.traders
        state.stock[piece_of(frame.seat, MERCHANT)] += frame.merchants
        state.frames.pop()


PLACE_ASIDE = bonus(Step((Kind.SETTLE, Kind.SETTLE_EXTRA), aside_options, aside_refusal, aside_perform))


# Place 2 tradesmen abroad (Britannia)


def abroad_source(state: State, frame: PlacingAbroad) -> int | None:
    """As for displacement extras (BRIT-51); in the 2014 expansion the stock only (BRIT-52)."""
    source = source_of(state, frame.seat, frame.settled)
    return None if state.rules.edition.abroad_from_stock and source != FROM_STOCK else source


def abroad_moves(state: State) -> list[tuple[int, int, int]]:
    """(source, piece, post) of everything that can be placed now."""
    frame = top(state, PlacingAbroad)
    board = state.rules.board
    pieces = pieces_from(state, frame.seat, frame.settled, abroad_source(state, frame)) if frame.left else []
    return [
        (source, piece, post)
        for source, piece in pieces
        for post, there in enumerate(state.posts)
        if there <= REACH[piece] and board.route_region[board.post_route[post]] != board.home
    ]


def abroad_options(state: State, out: list[Action]) -> None:
    make = state.rules.lexicon.make
    out += [make(Kind.SETTLE_EXTRA, KIND[piece], post, source) for source, piece, post in abroad_moves(state)]


def abroad_refusal(state: State, action: Action) -> Refusal | None:
    frame, board = top(state, PlacingAbroad), state.rules.board
    kind, post = action.args[:2]
    right = abroad_source(state, frame)
    if action.kind == Kind.SETTLE or right is None or where_from(action.args[2]) != right:
        clause = "BRIT-52" if state.rules.edition.abroad_from_stock else "BRIT-51"
        return refuse(clause, "settle.order", source=SOURCE_NAMES[FROM_STOCK if right is None else right])
    if no := not_to_be_taken(state, frame.seat, frame.settled, kind, action.args[2], ("BRIT-51",) * 3):
        return no
    if no := cannot_stand(state, post, piece_of(frame.seat, kind), "BRIT-50"):
        return no
    if board.route_region[board.post_route[post]] == board.home:
        return refuse("BRIT-50", "abroad.home", post=board.post_ids[post])
    return None


def abroad_perform(state: State, action: Action) -> None:
    frame = top(state, PlacingAbroad)
    kind, post, where = action.args
    piece = piece_of(frame.seat, kind)
    source = take_from(state, piece, where)
    state.put(post, piece)
    state.tell("settled", piece=state.piece_name(piece), post=state.rules.board.post_ids[post], source=source)
    state.frames[-1] = frame._replace(left=frame.left - 1, settled=(*frame.settled, post))


def abroad_proceed(state: State) -> None:
    if not abroad_moves(state):
        state.frames.pop()


PLACE_ABROAD = bonus(Step((Kind.SETTLE, Kind.SETTLE_EXTRA), abroad_options, abroad_refusal, abroad_perform))
