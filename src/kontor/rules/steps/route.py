"""E - Establish a trade route: points, marker, then office, ability, special prestige space or nothing (ROUTE)."""

from collections.abc import Callable, Mapping
from typing import Final

from kontor.rules.action import Action, Kind
from kontor.rules.basics import (
    award,
    controller,
    end,
    end_city,
    holds,
    lift,
    note,
    pieces_on,
    spend,
    unused_of,
    value,
)
from kontor.rules.cells import (
    DEPTH,
    DEVELOPS,
    DRAWS_AT_END,
    DUE,
    EXTRAS,
    FACE_DOWN,
    FIRST_POST,
    HELD,
    LENGTH,
    MARKERS,
    MAX_EXTRAS,
    MAX_ROUTES,
    N_ROUTES,
    N_SPACES,
    NOBODY,
    OFFICES,
    PILE,
    PILE_COUNT,
    PLATE,
    PLATES,
    PRINTED,
    SHAPES,
    SPACE_COLOUR,
    SPECIAL,
    STOCK,
    TO_PRESTIGE,
    TURN,
    UNUSED,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.entry import Entry
from kontor.rules.event import BY_PILE, FOR_CONTROL, EventCode
from kontor.rules.frames import FrameKind
from kontor.rules.ids import (
    ABILITY_IDS,
    COLOURS,
    EXTRA_OFFICE,
    MARKER_IDS,
    MERCHANT,
    N_MARKERS,
    NO_MARKER,
    PRIVILEGE,
    SHAPE_LETTERS,
    TRADER,
    piece_of,
)
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State
from kontor.rules.steps import permanent
from kontor.rules.steps.develop import develop, is_full, refusal_if_full
from kontor.rules.steps.office import establish, establish_extra, may_establish, next_space, next_space_refusal


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    held = HELD + MAX_ROUTES * s[TURN]
    for route in range(t[N_ROUTES]):
        if s[held + route] == t[LENGTH + route]:
            _offer_on(t, s, out, route)


def _offer_on(t: Lookup, s: Cells, out: Moves, route: int) -> None:
    seat = s[TURN]
    traders = pieces_on(t, s, route, piece_of(seat, TRADER))
    merchants = t[LENGTH + route] - traders
    out.append(Kind.ROUTE | route << 8)
    for end_of in range(2):
        city = end_city(t, route, end_of)
        if may_establish(t, s, seat, city, traders, merchants):
            out.append(Kind.ROUTE_OFFICE | route << 8 | city << 16)
    for ability in range(5):
        if t[DEVELOPS + route] >> ability & 1 and not is_full(s, seat, ability):
            out.append(Kind.ROUTE_DEVELOP | route << 8 | ability << 16)
    if t[TO_PRESTIGE + route] and merchants:
        for space in range(t[N_SPACES]):
            if not s[SPECIAL + space] and t[SPACE_COLOUR + space] <= value(s, seat, PRIVILEGE):
                out.append(Kind.ROUTE_PRESTIGE | route << 8 | space << 16)
    if unused_of(s, seat, EXTRA_OFFICE):
        for end_of in range(2):
            city = end_city(t, route, end_of)
            if extra_possible(t, s, city):
                if traders:
                    out.append(Kind.ROUTE_EXTRA | route << 8 | city << 16)
                if merchants:
                    out.append(Kind.ROUTE_EXTRA | route << 8 | city << 16 | 1 << 24)


def extra_possible(t: Lookup, s: Cells, city: int) -> bool:
    """MARKER-40: the leftmost printed space is occupied; a green city asks for nothing (EAST-12)."""
    return (s[OFFICES + city] > 0 or t[PRINTED + city] == 0) and s[EXTRAS + city] < MAX_EXTRAS


def refusal(state: State, action: Action) -> Refusal | None:
    route = action.args[0]
    board = state.rules.board
    held = holds(state.cells, state.turn, route)
    if held < board.length[route]:
        return refuse("ROUTE-01", "route.posts", route=board.routes[route], needed=board.length[route], had=held)
    check = _STEP_3_REFUSALS.get(action.kind)
    return check(state, route, *action.args[1:]) if check else None


def _pieces_on(state: State, route: int) -> tuple[int, int]:
    """Traders and merchants of the turn's player on a route."""
    t, s, seat = state.lookup, state.cells, state.turn
    return pieces_on(t, s, route, piece_of(seat, TRADER)), pieces_on(t, s, route, piece_of(seat, MERCHANT))


def _office_refusal(state: State, route: int, city: int) -> Refusal | None:
    return _not_an_end(state, route, city, "OFFICE-01") or next_space_refusal(
        state, state.turn, city, _pieces_on(state, route)
    )


def _develop_refusal(state: State, route: int, ability: int) -> Refusal | None:
    board = state.rules.board
    if ability not in board.route_abilities[route]:
        return refuse("ABILITY-12", "develop.elsewhere", route=board.routes[route], ability=ABILITY_IDS[ability])
    return refusal_if_full(state, state.turn, ability)


def _prestige_refusal(state: State, route: int, space: int) -> Refusal | None:
    board = state.rules.board
    value_of_space, taken = board.prestige_values[space], state.cells[SPECIAL + space]
    if route not in board.prestige_routes:
        return refuse(board.facts.prestige_clause, "prestige.elsewhere", route=board.routes[route])
    if taken:
        return refuse("PRESTIGE-04", "prestige.taken", value=value_of_space, piece=state.piece_name(taken))
    needed, had = board.prestige_colours[space], value(state.cells, state.turn, PRIVILEGE)
    if needed > had:
        return refuse(
            "PRESTIGE-05", "prestige.privilege", value=value_of_space, needed=COLOURS[needed], had=COLOURS[had]
        )
    if not _pieces_on(state, route)[MERCHANT]:
        return refuse("PRESTIGE-09", "prestige.merchant", value=value_of_space)
    return None


def _extra_refusal(state: State, route: int, city: int, shape: int) -> Refusal | None:
    if not unused_of(state.cells, state.turn, EXTRA_OFFICE):
        if state.cells[MARKERS + route] == EXTRA_OFFICE:
            return refuse("MARKER-04", "extra.just_taken")
        return refuse("MARKER-39", "marker.none", marker=MARKER_IDS[EXTRA_OFFICE])
    if no := _not_an_end(state, route, city, "MARKER-39"):
        return no
    if state.cells[EXTRAS + city] == MAX_EXTRAS:
        return refuse("MARKER-39", "office.room", city=state.rules.board.cities[city])
    if not extra_possible(state.lookup, state.cells, city):
        return refuse("MARKER-43", "extra.empty_city", city=state.rules.board.cities[city])
    if not _pieces_on(state, route)[shape]:
        return refuse("MARKER-41", "extra.kind", piece=SHAPE_LETTERS[shape])
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


def perform(t: Lookup, s: Cells, kind: int, route: int, target: int, shape: int) -> None:
    """The three steps; `target` is the city, the ability or the prestige space of step 3."""
    note(s, EventCode.ROUTE, s[TURN], route, 0, 0)
    award_control(t, s, route)
    take_marker(t, s, route)
    traders = pieces_on(t, s, route, piece_of(s[TURN], TRADER))
    merchants = t[LENGTH + route] - traders
    clear(t, s, route)
    depth = s[DEPTH]
    used = _step_3(t, s, kind, target, shape)
    traders -= used == TRADER
    merchants -= used == MERCHANT
    permanent.open_bonus(t, s, depth, route, traders, merchants)  # END-06: also when the game is about to end


def _step_3(t: Lookup, s: Cells, kind: int, target: int, shape: int) -> int:
    """The benefit. Tells the shape of the piece of the route that it used; NOBODY where none."""
    if kind == Kind.ROUTE_OFFICE:
        shape = t[SHAPES + next_space(t, s, target)]
        piece = _use(s, shape)
        establish(t, s, target, piece, s[TURN])
        return shape
    if kind == Kind.ROUTE_DEVELOP:
        develop(t, s, s[TURN], target)
    elif kind == Kind.ROUTE_PRESTIGE:
        s[SPECIAL + target] = _use(s, MERCHANT)
        note(s, EventCode.SPECIAL_PRESTIGE, s[TURN], target, 0, 0)
        return MERCHANT
    elif kind == Kind.ROUTE_EXTRA:
        spend(s, s[TURN], EXTRA_OFFICE)
        piece = _use(s, shape)
        establish_extra(t, s, target, piece, s[TURN])
        return shape
    return NOBODY


def _use(s: Cells, shape: int) -> int:
    """One piece of the route just cleared."""
    piece = piece_of(s[TURN], shape)
    s[STOCK + piece] -= 1
    return piece


def award_control(t: Lookup, s: Cells, route: int) -> None:
    """Step 1: a point for the controller of each end city, before any new office stands (ROUTE-10, ROUTE-14)."""
    for end_of in range(2):
        city = end_city(t, route, end_of)
        owner = controller(s, city)
        if owner != NOBODY:
            award(t, s, owner, 1, FOR_CONTROL, city)


def take_marker(t: Lookup, s: Cells, route: int) -> None:
    """Step 2: the marker at the route is taken and a replacement is due (ROUTE-17, ROUTE-18, CLASSIC-06)."""
    marker = s[MARKERS + route]
    if marker != NO_MARKER:
        s[MARKERS + route] = NO_MARKER
        s[UNUSED + N_MARKERS * s[TURN] + marker] += 1
        note(s, EventCode.MARKER, s[TURN], marker, route, 0)
        owe_replacement(t, s)


def owe_replacement(t: Lookup, s: Cells) -> None:
    """A replacement is drawn face down, or noted for the end of the turn; an empty pile ends the game (END-02)."""
    if t[DRAWS_AT_END]:
        s[DUE] += 1
    elif s[PILE_COUNT]:
        s[FACE_DOWN] += 1
        draw(s)
    else:
        end(s, BY_PILE)


def draw(s: Cells) -> int:
    """The top marker of the pile goes to the plate of the turn's player; its face is not part of the event."""
    s[PILE_COUNT] -= 1
    marker = s[PILE + s[PILE_COUNT]]
    plate = PLATES + PLATE * s[TURN]
    s[plate] += 1
    s[plate + s[plate]] = marker
    note(s, EventCode.DREW, s[TURN], marker, 0, 0)
    return marker


def clear(t: Lookup, s: Cells, route: int) -> None:
    """All pieces leave the route for the stock (ROUTE-07); step 3 takes back the one that it uses."""
    for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
        s[STOCK + lift(t, s, post)] += 1


ENTRIES: Final = (
    Entry(
        FrameKind.TURN,
        (Kind.ROUTE, Kind.ROUTE_OFFICE, Kind.ROUTE_DEVELOP, Kind.ROUTE_PRESTIGE, Kind.ROUTE_EXTRA),
        legal=legal,
        perform=perform,
        refusal=refusal,
        costs=True,
    ),
)
