"""E - Establish a trade route: points, marker, then office, ability, special prestige space or nothing (ROUTE)."""

from collections.abc import Callable, Mapping
from typing import Final

from kontor.rules.action import Action, Kind
from kontor.rules.event import Event
from kontor.rules.ids import (
    ABILITY_IDS,
    COLOURS,
    EXTRA_OFFICE,
    KIND_LETTERS,
    MARKER_IDS,
    MARKER_KINDS,
    MERCHANT,
    NO_MARKER,
    PRIVILEGE,
    TRADER,
    piece_of,
)
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps import permanent
from kontor.rules.steps.develop import develop, is_full, refusal_if_full
from kontor.rules.steps.office import establish, establish_extra, next_space_refusal


def pieces_on(state: State, route: int) -> tuple[int, int]:
    """Traders and merchants of the turn's player on a route."""
    board = state.rules.board
    span = board.first_post[route], board.first_post[route + 1]
    trader = piece_of(state.turn, TRADER)
    return state.posts.count(trader, *span), state.posts.count(trader + 1, *span)


def options(state: State, out: list[Action]) -> None:
    length = state.rules.board.length
    first = state.turn * len(length)
    for route, held in enumerate(state.held[first : first + len(length)]):
        if held == length[route]:
            _options_on(state, route, out)


def _options_on(state: State, route: int, out: list[Action]) -> None:
    board, make, seat = state.rules.board, state.rules.lexicon.make, state.turn
    pieces = pieces_on(state, route)
    out.append(make(Kind.ROUTE, route))
    for city in board.ends[route]:
        if next_space_refusal(state, seat, city, pieces) is None:
            out.append(make(Kind.ROUTE_OFFICE, route, city))
    for ability in board.route_abilities[route]:
        if not is_full(state, seat, ability):
            out.append(make(Kind.ROUTE_DEVELOP, route, ability))
    if route in board.prestige_routes and pieces[MERCHANT]:
        for space, colour in enumerate(board.prestige_colours):
            if not state.special[space] and colour <= state.value(seat, PRIVILEGE):
                out.append(make(Kind.ROUTE_PRESTIGE, route, space))
    if state.unused_of(seat, EXTRA_OFFICE):
        for city in board.ends[route]:
            if _extra_possible(state, city):
                for kind in (TRADER, MERCHANT):
                    if pieces[kind]:
                        out.append(make(Kind.ROUTE_EXTRA, route, city, kind))


def _extra_possible(state: State, city: int) -> bool:
    """MARKER-40: the leftmost printed space is occupied; a green city asks for nothing (EAST-12)."""
    return bool(state.offices[city]) or not state.rules.board.printed[city]


def refusal(state: State, action: Action) -> Refusal | None:
    route = action.args[0]
    board = state.rules.board
    held = state.holds(state.turn, route)
    if held < board.length[route]:
        return refuse("ROUTE-01", "route.posts", route=board.routes[route], needed=board.length[route], had=held)
    check = _STEP_3_REFUSALS.get(action.kind)
    return check(state, route, *action.args[1:]) if check else None


def _office_refusal(state: State, route: int, city: int) -> Refusal | None:
    return _not_an_end(state, route, city, "OFFICE-01") or next_space_refusal(
        state, state.turn, city, pieces_on(state, route)
    )


def _develop_refusal(state: State, route: int, ability: int) -> Refusal | None:
    board = state.rules.board
    if ability not in board.route_abilities[route]:
        return refuse("ABILITY-12", "develop.elsewhere", route=board.routes[route], ability=ABILITY_IDS[ability])
    return refusal_if_full(state, state.turn, ability)


def _prestige_refusal(state: State, route: int, space: int) -> Refusal | None:
    board = state.rules.board
    value = board.prestige_values[space]
    if route not in board.prestige_routes:
        return refuse(board.facts.prestige_clause, "prestige.elsewhere", route=board.routes[route])
    if state.special[space]:
        return refuse("PRESTIGE-04", "prestige.taken", value=value, piece=state.piece_name(state.special[space]))
    needed, had = board.prestige_colours[space], state.value(state.turn, PRIVILEGE)
    if needed > had:
        return refuse("PRESTIGE-05", "prestige.privilege", value=value, needed=COLOURS[needed], had=COLOURS[had])
    if not pieces_on(state, route)[MERCHANT]:
        return refuse("PRESTIGE-09", "prestige.merchant", value=value)
    return None


def _extra_refusal(state: State, route: int, city: int, kind: int) -> Refusal | None:
    if not state.unused_of(state.turn, EXTRA_OFFICE):
        if state.markers[route] == EXTRA_OFFICE:
            return refuse("MARKER-04", "extra.just_taken")
        return refuse("MARKER-39", "marker.none", marker=MARKER_IDS[EXTRA_OFFICE])
    if no := _not_an_end(state, route, city, "MARKER-39"):
        return no
    if not _extra_possible(state, city):
        return refuse("MARKER-43", "extra.empty_city", city=state.rules.board.cities[city])
    if not pieces_on(state, route)[kind]:
        return refuse("MARKER-41", "extra.kind", piece=KIND_LETTERS[kind])
    return None


def _not_an_end(state: State, route: int, city: int, clause: str) -> Refusal | None:
    board = state.rules.board
    if city in board.ends[route]:
        return None
    return refuse(clause, "route.ends", route=board.routes[route], city=board.cities[city])


_STEP_3_REFUSALS: Final[Mapping[Kind, Callable[..., Refusal | None]]] = {
    Kind.ROUTE_OFFICE: _office_refusal,
    Kind.ROUTE_DEVELOP: _develop_refusal,
    Kind.ROUTE_PRESTIGE: _prestige_refusal,
    Kind.ROUTE_EXTRA: _extra_refusal,
}


def perform(state: State, action: Action) -> None:
    route = action.args[0]
    state.tell("route", seat=state.turn, route=state.rules.board.routes[route])
    award_control(state, route)
    take_marker(state, route)
    pieces = list(pieces_on(state, route))
    clear(state, route)
    depth = len(state.frames)
    effect = _STEP_3_EFFECTS.get(action.kind)
    if effect:
        used = effect(state, *action.args[1:])
        if used is not None:
            pieces[used] -= 1
    bonus = permanent.bonus_of(state, route, (pieces[0], pieces[1]))
    if bonus is not None:  # END-06: also when the game is about to end
        state.frames.insert(depth, bonus)  # below what the new office asks of others at once


def award_control(state: State, route: int) -> None:
    """Step 1: a point for the controller of each end city, before any new office stands (ROUTE-10, ROUTE-14)."""
    for city in state.rules.board.ends[route]:
        controller = state.controller(city)
        if controller is not None:
            state.award(controller, 1, "ROUTE-10", city=state.rules.board.cities[city])


def take_marker(state: State, route: int) -> None:
    """Step 2: the marker at the route is taken and a replacement is due (ROUTE-17, ROUTE-18, CLASSIC-06)."""
    marker = state.markers[route]
    if marker == NO_MARKER:
        return
    state.markers[route] = NO_MARKER
    state.unused[MARKER_KINDS * state.turn + marker] += 1
    state.tell("marker", seat=state.turn, marker=MARKER_IDS[marker], route=state.rules.board.routes[route])
    owe_replacement(state)


def owe_replacement(state: State) -> None:
    """A replacement is drawn face down, or noted for the end of the turn; an empty pile ends the game (END-02)."""
    if state.rules.edition.draws_at_end:
        state.due += 1
    elif state.pile:
        state.face_down += 1
        draw(state)
    else:
        state.end("END-02")


def draw(state: State) -> None:
    """The top marker of the pile goes to the plate of the turn's player; its face is no part of the event."""
    marker = state.pile[0]
    state.plates[state.turn] += bytes((marker,))
    state.pile = state.pile[1:]
    state.events.append(Event("drew", {"seat": state.turn}, chance=MARKER_IDS[marker]))


def clear(state: State, route: int) -> None:
    """All pieces leave the route for the stock (ROUTE-07); step 3 takes back the one that it uses."""
    for post in state.rules.board.posts(route):
        state.stock[state.lift(post)] += 1


def _use(state: State, kind: int) -> int:
    """One piece of the route just cleared."""
    piece = piece_of(state.turn, kind)
    state.stock[piece] -= 1
    return piece


# The effects of step 3; each returns the kind of the piece of the route that it used, if any.


def _build(state: State, city: int) -> int:
    shape = state.rules.board.shapes[city][len(state.offices[city])]
    establish(state, city, _use(state, shape), state.turn)
    return shape


def _develop(state: State, ability: int) -> None:
    develop(state, state.turn, ability)


def _occupy_prestige(state: State, space: int) -> int:
    state.special[space] = _use(state, MERCHANT)
    state.tell("special-prestige", seat=state.turn, value=state.rules.board.prestige_values[space])
    return MERCHANT


def _build_extra(state: State, city: int, kind: int) -> int:
    state.spend(state.turn, EXTRA_OFFICE)
    state.tell("used", seat=state.turn, marker=MARKER_IDS[EXTRA_OFFICE])
    establish_extra(state, city, _use(state, kind), state.turn)
    return kind


_STEP_3_EFFECTS: Final[Mapping[Kind, Callable[..., int | None]]] = {
    Kind.ROUTE_OFFICE: _build,
    Kind.ROUTE_DEVELOP: _develop,
    Kind.ROUTE_PRESTIGE: _occupy_prestige,
    Kind.ROUTE_EXTRA: _build_extra,
}

ROUTE = Step(
    (Kind.ROUTE, Kind.ROUTE_OFFICE, Kind.ROUTE_DEVELOP, Kind.ROUTE_PRESTIGE, Kind.ROUTE_EXTRA),
    options, refusal, perform, costs=True,
)  # fmt: skip
