"""End of the turn: replacement markers, then the next player (TURN-11, MARKER-12 to MARKER-25, CLASSIC-06 to -08)."""

from typing import Final

from kontor.rules import hooks
from kontor.rules.action import Action, Kind
from kontor.rules.basics import add_neutral, end, end_city, has_free_space, holds, note, value
from kontor.rules.cells import (
    ACTIONS_LEFT,
    BEGUN,
    DEPTH,
    DUE,
    FACE_DOWN,
    FIRST_POST,
    HAS_NEUTRAL,
    MARKERS,
    N_ROUTES,
    PERMANENT,
    PILE_COUNT,
    PLATE,
    PLATES,
    PLAYERS,
    POSTS,
    ROUNDS,
    SPARE_ROUTES,
    TURN,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.entry import Entry
from kontor.rules.event import BY_EMPTY_PILE, EventCode
from kontor.rules.frames import FrameKind, ask
from kontor.rules.ids import ACTIONS, MARKER_IDS, N_MARKERS, NEUTRAL, NO_MARKER, PIECE
from kontor.rules.module import first_answer
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps.route import draw


def allowance(t: Lookup, s: Cells, seat: int) -> int:
    """The actions of a turn (TURN-03)."""
    return value(s, seat, ACTIONS) + hooks.further_actions(t, s, seat)


def start_turn(t: Lookup, s: Cells, seat: int) -> None:
    """The turn passes to a seat; when it comes back to the first one, a round has been played."""
    if seat == 0 and s[TURN] != 0:
        rounds = s[ROUNDS] + 256 * s[ROUNDS + 1] + 1
        s[ROUNDS] = rounds & 255
        s[ROUNDS + 1] = rounds >> 8 & 255
    s[TURN] = seat
    s[BEGUN] = 0
    s[DEPTH] = 0
    ask(s, FrameKind.TURN, seat, 0, 0)
    s[ACTIONS_LEFT] = allowance(t, s, seat)
    note(s, EventCode.TURN, seat, s[ACTIONS_LEFT], 0, 0)


def end_legal(t: Lookup, s: Cells, out: Moves) -> None:
    """The turn may be ended at any time, with actions left or without (TURN-06)."""
    out.append(Kind.END)


def end_perform(t: Lookup, s: Cells) -> None:
    s[ACTIONS_LEFT] = 0
    _ask_for_route(s, 0)
    if s[FACE_DOWN]:  # MARKER-13: the player looks at the replacements now
        s[FACE_DOWN] = 0
        plate = PLATES + PLATE * s[TURN]
        for place in range(1, s[plate] + 1):
            note(s, EventCode.LOOKED, s[TURN], s[plate + place], 0, 0)


def _ask_for_route(s: Cells, drawn: int) -> None:
    s[DEPTH] = 0
    ask(s, FrameKind.REPLACING, s[TURN], drawn, 0)


def proceed(t: Lookup, s: Cells) -> None:
    """Goes on until the player must choose a route for a replacement, or the turn is over."""
    plate = PLATES + PLATE * s[TURN]
    while not (s[plate] and _any_route(t, s)):
        if not s[DUE]:
            start_turn(t, s, (s[TURN] + 1) % t[PLAYERS])
            return
        s[DUE] -= 1
        if not s[PILE_COUNT]:
            end(s, BY_EMPTY_PILE)
            s[DEPTH] = 0
            return
        drawn = draw(s)
        _ask_for_route(s, 1)
        note(s, EventCode.LOOKED, s[TURN], drawn, 0, 0)


def _any_route(t: Lookup, s: Cells) -> bool:
    for route in range(t[N_ROUTES]):
        if fits_marker(t, s, route) or (t[SPARE_ROUTES] and is_spare(t, s, route)):
            return True
    return False


def _has_usual_route(t: Lookup, s: Cells) -> bool:
    for route in range(t[N_ROUTES]):
        if fits_marker(t, s, route):
            return True
    return False


def may_have_marker(t: Lookup, s: Cells, route: int) -> bool:
    """Whether a route can have a bonus marker, whoever stands on it (MARKER-16, MARKER-18, EAST-29, BRIT-15)."""
    if s[MARKERS + route] != NO_MARKER or t[PERMANENT + route] or hooks.bars_marker(t, route):
        return False
    return has_free_space(t, s, end_city(t, route, 0)) or has_free_space(t, s, end_city(t, route, 1))


def fits_marker(t: Lookup, s: Cells, route: int) -> bool:
    """Whether a replacement may be placed at a route (MARKER-16 to MARKER-18)."""
    return may_have_marker(t, s, route) and _pieces(t, s, route) == 0


def _pieces(t: Lookup, s: Cells, route: int) -> int:
    count = 0
    for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
        if s[POSTS + post] >= PIECE:
            count += 1
    return count


def is_spare(t: Lookup, s: Cells, route: int) -> bool:
    """DUO-BR-26: its only piece is one neutral trader, and the other conditions hold."""
    return holds(s, NEUTRAL, route) == 1 and _pieces(t, s, route) == 1 and may_have_marker(t, s, route)


def takes_marker(t: Lookup, s: Cells, route: int) -> bool:
    """Whether the route is among those where a replacement may be placed now."""
    if fits_marker(t, s, route):
        return True
    return t[SPARE_ROUTES] != 0 and is_spare(t, s, route) and not _has_usual_route(t, s)


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    for marker in range(1, N_MARKERS):
        if _place_on_plate(s, marker):
            for route in range(t[N_ROUTES]):
                if takes_marker(t, s, route):
                    out.append(Kind.MARKER | marker << 8 | route << 16)


def _place_on_plate(s: Cells, marker: int) -> int:
    """Which marker of the plate it is, the first counting 1; 0 where there is none of this kind."""
    plate = PLATES + PLATE * s[TURN]
    for place in range(1, s[plate] + 1):
        if s[plate + place] == marker:
            return place
    return 0


def refusal(state: State, action: Action) -> Refusal | None:
    marker, route = action.args
    if not _place_on_plate(state.cells, marker):
        return refuse("MARKER-14", "replace.not_on_plate", marker=MARKER_IDS[marker])
    return None if takes_marker(state.lookup, state.cells, route) else _route_refusal(state, route)


def _route_refusal(state: State, route: int) -> Refusal:
    """Why no bonus marker may be placed at a route (MARKER-16 to MARKER-18)."""
    board, s = state.rules.board, state.cells
    name = board.routes[route]
    if no := first_answer(state.rules.hooks.marker_refusal, state, route):
        return no
    if s[MARKERS + route] != NO_MARKER:
        return refuse("MARKER-16", "replace.marker", route=name, marker=MARKER_IDS[s[MARKERS + route]])
    if board.permanent[route]:
        return refuse("EAST-29", "replace.permanent", route=name)
    if not may_have_marker(state.lookup, s, route):
        green = not all(board.printed[city] for city in board.ends[route])
        return refuse("EAST-21" if green else "MARKER-18", "replace.full", route=name)
    return refuse("MARKER-17", "replace.pieces", route=name)


def perform(t: Lookup, s: Cells, marker: int, route: int) -> None:
    plate = PLATES + PLATE * s[TURN]
    for place in range(_place_on_plate(s, marker), s[plate]):
        s[plate + place] = s[plate + place + 1]
    s[plate] -= 1
    s[MARKERS + route] = marker
    _ask_for_route(s, 0)
    note(s, EventCode.REPLACED, s[TURN], marker, route, 0)
    if t[HAS_NEUTRAL] and not holds(s, NEUTRAL, route):  # DUO-PL-17, DUO-BR-25
        add_neutral(t, s, route)


ENTRIES: Final = (
    Entry(FrameKind.TURN, (Kind.END,), legal=end_legal, perform=end_perform),
    Entry(
        FrameKind.REPLACING,
        (Kind.MARKER,),
        legal=legal,
        perform=perform,
        refusal=refusal,
        proceed=proceed,
        early="MARKER-14",
    ),
)
