"""End of the turn: replacement markers, then the next player (TURN-11, MARKER-12 to MARKER-25, CLASSIC-06 to -08)."""

from kontor.rules.action import Action, Kind
from kontor.rules.event import Event
from kontor.rules.frames import Replacing, Turn
from kontor.rules.ids import MARKER_IDS, NO_MARKER, PIECE
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps.route import draw


def start_turn(state: State, seat: int) -> None:
    """The turn passes to a seat."""
    state.turn = seat
    state.begun = False
    state.frames = [Turn(seat)]
    for starts in state.rules.hooks.turn_starts:
        starts(state)
    state.actions = state.allowance(seat)
    state.tell("turn", seat=seat, actions=state.actions)


def end_options(state: State, out: list[Action]) -> None:
    out.append(state.rules.lexicon.make(Kind.END))


def end_refusal(state: State, action: Action) -> Refusal | None:
    return None


def end_perform(state: State, action: Action) -> None:
    state.actions = 0
    state.frames = [Replacing(state.turn)]
    if state.face_down:  # MARKER-13: the player looks at the replacements now
        state.face_down = 0
        faces = [MARKER_IDS[code] for code in state.plates[state.turn]]
        state.events.append(Event("looked", {"seat": state.turn}, {state.turn: {"markers": faces}}))


END = Step((Kind.END,), end_options, end_refusal, end_perform)


def proceed(state: State) -> None:
    """Goes on until the player must choose a route for a replacement, or the turn is over."""
    seat = state.turn
    while not (state.plates[seat] and _routes(state)):
        if not state.due:
            start_turn(state, (seat + 1) % state.rules.players)
            return
        state.due -= 1
        if not state.pile:
            state.end("CLASSIC-07")
            state.frames = []
            return
        draw(state)
        state.frames = [Replacing(seat, 1)]
        drawn = MARKER_IDS[state.plates[seat][-1]]
        state.events.append(Event("looked", {"seat": seat}, {seat: {"markers": [drawn]}}))


def _routes(state: State) -> list[int]:
    """The routes where a replacement may be placed."""
    usual = [route for route in range(len(state.rules.board.routes)) if route_refusal(state, route) is None]
    return usual or [route for ask in state.rules.hooks.spare_routes for route in ask(state)]


def route_refusal(state: State, route: int) -> Refusal | None:
    """Why no bonus marker may be placed at a route (MARKER-16 to MARKER-18)."""
    board = state.rules.board
    if no := unfit_route(state, route):
        return no
    if any(state.posts[post] >= PIECE for post in board.posts(route)):
        return refuse("MARKER-17", "replace.pieces", route=board.routes[route])
    return None


def unfit_route(state: State, route: int) -> Refusal | None:
    """Why a route cannot have a bonus marker, whoever stands on it."""
    board = state.rules.board
    name = board.routes[route]
    for ask in state.rules.hooks.marker_refusal:
        if no := ask(state, route):
            return no
    if state.markers[route] != NO_MARKER:
        return refuse("MARKER-16", "replace.marker", route=name, marker=MARKER_IDS[state.markers[route]])
    if board.permanent[route]:
        return refuse("EAST-29", "replace.permanent", route=name)
    if not any(state.has_free_space(city) for city in board.ends[route]):
        green = not all(board.printed[city] for city in board.ends[route])
        return refuse("EAST-21" if green else "MARKER-18", "replace.full", route=name)
    return None


def options(state: State, out: list[Action]) -> None:
    make = state.rules.lexicon.make
    routes = _routes(state)
    for marker in sorted(set(state.plates[state.turn])):
        for route in routes:
            out.append(make(Kind.MARKER, marker, route))


def refusal(state: State, action: Action) -> Refusal | None:
    marker, route = action.args
    if marker not in state.plates[state.turn]:
        return refuse("MARKER-14", "replace.not_on_plate", marker=MARKER_IDS[marker])
    return None if route in _routes(state) else route_refusal(state, route)


def perform(state: State, action: Action) -> None:
    marker, route = action.args
    plate = state.plates[state.turn]
    place = plate.index(marker)
    state.plates[state.turn] = plate[:place] + plate[place + 1 :]
    state.markers[route] = marker
    state.frames = [Replacing(state.turn)]
    state.tell("replaced", seat=state.turn, marker=MARKER_IDS[marker], route=state.rules.board.routes[route])
    for after in state.rules.hooks.after_marker:
        after(state, route)


REPLACE = Step((Kind.MARKER,), options, refusal, perform)
