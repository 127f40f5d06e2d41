"""Observation: what one seat may know, as a fixed row of small numbers (kontor.slots.features).

Seats are counted from the one that looks, which is 0; there are no names, colours or coordinates. Hidden things stay
hidden: of the face-down pile and other players' plates, an observation only has how many markers of each kind have not
been seen.
"""

from typing import Final

from kontor.rules import cells as at
from kontor.rules import frames, hooks, scoring
from kontor.rules.basics import controller, holds, in_city, office_count, points_of, value
from kontor.rules.cells import NOBODY, Cells, Lookup
from kontor.rules.frames import FrameKind, top
from kontor.rules.ids import (
    KEYS,
    MERCHANT,
    N_ABILITIES,
    N_MARKERS,
    NEUTRAL,
    OWNER,
    PIECE,
    PRIVILEGE,
    SHAPE,
    TRADER,
    piece_of,
)
from kontor.rules.scoreline import SECRET, Category
from kontor.slots import features
from kontor.slots.choose import CHOSEN, CHOSEN_AT
from kontor.slots.features import BITS, FEATURE_MAX, WIDTH
from kontor.slots.slots import opponent

__all__ = ["FEATURE_MAX", "WIDTH", "observe"]

N_FACTS: Final = 3  # about a frame without facts of its own
# Cells of modules that are shown as they are; never empty, as C knows no empty rows.
N_SHOWN: Final = len(features.MODULE_FEATURES)
SHOWN_AT: Final = tuple(feature for feature, _ in features.MODULE_FEATURES) or (0,)
SHOWN_CELLS: Final = tuple(cell for _, cell in features.MODULE_FEATURES) or (0,)


def observe(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    """Writes what a seat may know."""
    for cell in range(WIDTH):
        out[cell] = 0
    _routes(t, s, me, out)
    _players(t, s, me, out)
    _cities(t, s, me, out)
    _game(t, s, me, out)


# Routes


def _routes(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    displaced = _displaced_from(s)
    entry = hooks.entry(t, s)
    for route in range(t[at.N_ROUTES]):
        row = features.ROUTE_FEATURES * route
        _posts(t, s, me, route, out)
        out[row + features.ROUTE_EXISTS] = 1
        out[row + features.ROUTE_POSTS] = t[at.LENGTH + route]
        out[row + features.ROUTE_MARKER] = s[at.MARKERS + route]
        out[row + features.ROUTE_PERMANENT] = t[at.PERMANENT + route]
        out[row + features.ROUTE_TAVERN] = t[at.TAVERN + route]
        out[row + features.ROUTE_TO_PRESTIGE] = t[at.TO_PRESTIGE + route]
        out[row + features.ROUTE_ABILITIES] = t[at.DEVELOPS + route]
        out[row + features.ROUTE_COUNTRY] = t[at.REGION + route]
        out[row + features.ROUTE_ENTRY] = (t[at.REGION + route] & entry) != 0
        if not out[row + features.ROUTE_FREE]:
            for seat in range(t[at.PLAYERS]):
                if holds(s, seat, route) == t[at.LENGTH + route]:
                    out[row + features.ROUTE_FULL] = 1 + opponent(t, me, seat)
        out[row + features.ROUTE_MISSING] = t[at.LENGTH + route] - holds(s, me, route)
        if displaced != NOBODY:
            out[row + features.ROUTE_DISTANCE] = min(t[at.DISTANCE + at.MAX_ROUTES * displaced + route], FEATURE_MAX)
        out[row + features.ROUTE_TO_SPECIAL] = t[at.TO_SPECIAL + route]
        out[row + features.ROUTE_ENDS] = t[at.END_A + route]
        out[row + features.ROUTE_ENDS + 1] = t[at.END_B + route]
        out[row + features.ROUTE_BLOCKS] = hooks.placing_fee(t, s, route)
        for seat in range(t[at.PLAYERS]):
            if hooks.toll(t, s, route, seat):
                out[row + features.ROUTE_TRIBUTES] |= 1 << opponent(t, me, seat)
    _hand(t, s, out)


def _displaced_from(s: Cells) -> int:
    return s[top(s) + frames.ROUTE] if s[at.DEPTH] and s[top(s)] == FrameKind.SETTLING else NOBODY


def _posts(t: Lookup, s: Cells, me: int, route: int, out: Cells) -> None:
    """What stands on the posts of a route."""
    row = features.ROUTE_FEATURES * route
    for post in range(t[at.FIRST_POST + route], t[at.FIRST_POST + route + 1]):
        piece = s[at.POSTS + post]
        if piece < PIECE:
            out[row + features.ROUTE_FREE] += 1
            out[row + features.ROUTE_FREE_SHIPS] += t[at.VACANT_POST + post]
        elif OWNER[piece] == NEUTRAL:
            out[row + features.ROUTE_NEUTRAL] += 1
        elif SHAPE[piece] == TRADER:
            out[row + features.ROUTE_TRADERS + opponent(t, me, OWNER[piece])] += 1
        else:
            out[row + features.ROUTE_MERCHANTS + opponent(t, me, OWNER[piece])] += 1
        out[row + features.ROUTE_SHIPS] += t[at.VACANT_POST + post]


def _hand(t: Lookup, s: Cells, out: Cells) -> None:
    """Where the pieces in the hand came from."""
    frame = top(s)
    if s[at.DEPTH] and s[frame] == FrameKind.MOVING:
        for place in range(s[frame + frames.HAND]):
            row = features.ROUTE_FEATURES * t[at.POST_ROUTE + s[frame + frames.HAND_FROM + place]]
            out[row + features.ROUTE_HAND + SHAPE[s[frame + frames.HAND_PIECE + place]]] += 1


# Players


def _players(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    for seat in range(t[at.PLAYERS]):
        row = features.PLAYERS_AT + features.PLAYER_FEATURES * opponent(t, me, seat)
        out[row + features.PLAYER_EXISTS] = 1
        for shape in range(TRADER, MERCHANT + 1):
            out[row + features.PLAYER_SUPPLY + shape] = s[at.SUPPLY + piece_of(seat, shape)]
            out[row + features.PLAYER_STOCK + shape] = s[at.STOCK + piece_of(seat, shape)]
        for ability in range(N_ABILITIES):
            out[row + features.PLAYER_ABILITIES + ability] = s[at.ABILITIES + N_ABILITIES * seat + ability]
        out[row + features.PLAYER_TURN] = s[at.TURN] == seat
        out[row + features.PLAYER_PLATE] = s[at.PLATES + at.PLATE * seat]
        for marker in range(1, N_MARKERS):
            out[row + features.PLAYER_UNUSED + marker - 1] = s[at.UNUSED + N_MARKERS * seat + marker]
            out[row + features.PLAYER_USED] += s[at.USED + N_MARKERS * seat + marker]
            out[row + features.PLAYER_USED_KINDS + marker - 1] = s[at.USED + N_MARKERS * seat + marker]
        for category in range(Category.TRACK, Category.SPECIAL_PRESTIGE + 1):
            out[row + features.PLAYER_POINTS + category] = min(scoring.points(t, s, seat, category), FEATURE_MAX)
        out[row + features.PLAYER_REGIONS] = min(scoring.points(t, s, seat, Category.REGIONS), FEATURE_MAX)
        tiles = hooks.tiles_of(t, s, seat)
        for place in range(features.TILE_CELLS):
            out[row + features.PLAYER_TILES + place] = tiles >> BITS * place & FEATURE_MAX
        _network(t, s, me, seat, out)


def _network(t: Lookup, s: Cells, me: int, seat: int, out: Cells) -> None:
    """The largest network of a seat: its offices and points, and a bit in each of its cities."""
    cities = scoring.largest_network(t, s, seat)
    offices = scoring.network_offices(t, s, seat, cities)
    row = features.PLAYERS_AT + features.PLAYER_FEATURES * opponent(t, me, seat)
    out[row + features.PLAYER_NETWORK] = offices
    out[row + features.PLAYER_NETWORK_POINTS] = min(offices * value(s, seat, KEYS), FEATURE_MAX)
    for city in range(t[at.N_CITIES]):
        if cities >> city & 1:
            row = features.CITIES_AT + features.CITY_FEATURES * city
            out[row + features.CITY_NETWORK] |= 1 << opponent(t, me, seat)


# Cities


def _cities(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    for city in range(t[at.N_CITIES]):
        row = features.CITIES_AT + features.CITY_FEATURES * city
        out[row + features.CITY_EXISTS] = 1
        _offices(t, s, me, city, out)
        out[row + features.CITY_TAKEN] = s[at.OFFICES + city]
        if s[at.OFFICES + city] < t[at.PRINTED + city]:
            colour = t[at.COLOURS_AT + at.MAX_PRINTED * city + s[at.OFFICES + city]]
            for seat in range(t[at.PLAYERS]):
                if colour <= value(s, seat, PRIVILEGE):
                    out[row + features.CITY_OPEN_TO] |= 1 << opponent(t, me, seat)
            out[row + features.CITY_OPEN] = out[row + features.CITY_OPEN_TO] & 1
        out[row + features.CITY_DEGREE] = t[at.DEGREE + city]
        out[row + features.CITY_ABILITIES] = t[at.CITY_DEVELOPS + city]
        out[row + features.CITY_EAST_WEST] = city == t[at.EAST] or city == t[at.WEST]
        for end in range(2):
            out[row + features.CITY_STEPS + end] = 1 + min(t[at.STEPS + 2 * city + end], FEATURE_MAX - 1)
        out[row + features.CITY_EXTRAS] = s[at.EXTRAS + city]
        out[row + features.CITY_COUNTRIES] = t[at.REGIONS + city] | t[at.PERMITS + city] << 3 & FEATURE_MAX
        out[row + features.CITY_WANTED] = hooks.office_points(t, s, me, city) > 0


def _offices(t: Lookup, s: Cells, me: int, city: int, out: Cells) -> None:
    """The offices of a city, and who controls it."""
    row = features.CITIES_AT + features.CITY_FEATURES * city
    middle = at.ROWS + at.ROW * city + at.MIDDLE
    for space in range(t[at.PRINTED + city]):
        printed = at.MAX_PRINTED * city + space
        spot = row + features.CITY_SPACES + features.SPACE_FEATURES * space
        out[spot + features.SPACE_PRINTED] = 1 + 2 * t[at.COLOURS_AT + printed] + t[at.SHAPES + printed]
        out[spot + features.SPACE_COIN] = t[at.COINS + printed]
        if space < s[at.OFFICES + city]:
            out[spot + features.SPACE_OWNER] = 1 + opponent(t, me, OWNER[s[middle + space]])
    if in_city(s, city):
        owner = controller(s, city)
        out[row + features.CITY_CONTROLLER] = 1 + opponent(t, me, owner)
        if owner != NEUTRAL:
            player = features.PLAYERS_AT + features.PLAYER_FEATURES * opponent(t, me, owner)
            out[player + features.PLAYER_CITIES] += scoring.city_points(t, s, owner)
        for seat in range(t[at.PLAYERS]):
            out[row + features.CITY_OFFICES + opponent(t, me, seat)] = office_count(s, seat, city)


# The game as a whole


def _game(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    out[features.GAME_ROUTES] = t[at.N_ROUTES]
    out[features.GAME_CITIES] = t[at.N_CITIES]
    out[features.GAME_POSTS] = t[at.N_POSTS]
    out[features.GAME_PLAYERS] = t[at.PLAYERS]
    for place in range(at.EDITION_SWITCHES, at.MODULE_SWITCHES):
        out[features.GAME_EDITION + place - at.EDITION_SWITCHES] = t[place]
    for place in range(at.MODULE_SWITCHES, at.MODULE_SWITCHES + at.N_MODULES):
        out[features.GAME_MODULES + place - at.MODULE_SWITCHES] = t[place]
    for place in range(at.NEUTRAL_SWITCHES, at.VACANT_POST):
        out[features.GAME_DUO + place - at.NEUTRAL_SWITCHES] = t[place]
    for space in range(t[at.N_SPACES]):
        if s[at.SPECIAL + space]:
            out[features.GAME_SPECIAL + space] = 1 + opponent(t, me, OWNER[s[at.SPECIAL + space]])
    out[features.GAME_TURN] = opponent(t, me, s[at.TURN])
    out[features.GAME_ACTIONS] = s[at.ACTIONS_LEFT]
    out[features.GAME_ROUNDS] = min(s[at.ROUNDS] + 256 * s[at.ROUNDS + 1], FEATURE_MAX)
    out[features.GAME_COMPLETED] = s[at.COMPLETED]
    out[features.GAME_LIMIT] = t[at.LIMIT]
    out[features.GAME_PILE] = s[at.PILE_COUNT]
    out[features.GAME_FACE_DOWN] = s[at.FACE_DOWN]
    out[features.GAME_DUE] = s[at.DUE]
    out[features.GAME_PAID] = hooks.paid_for(t, s)
    for number in range(N_SHOWN):
        out[SHOWN_AT[number]] = s[SHOWN_CELLS[number]]
    out[features.GAME_SECRET] = scoring.points(t, s, me, SECRET)
    tiles = hooks.tiles_for_sale(t, s)
    for place in range(features.TILE_CELLS):
        out[features.GAME_TILES + place] = tiles >> BITS * place & FEATURE_MAX
    for rank in range(s[at.CONNECTED]):
        out[features.GAME_CONNECTED + rank] = 1 + opponent(t, me, s[at.CONNECTORS + rank])
    out[features.GAME_NEUTRAL] = min(points_of(s, NEUTRAL), FEATURE_MAX)
    out[features.GAME_ENDING] = s[at.ENDING]
    _markers(t, s, me, out)
    _asked(t, s, me, out)


def _markers(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    """The seat's own plate, where it may look at it (MARKER-13), and how many of each kind have not been seen."""
    plate = at.PLATES + at.PLATE * me
    seen = s[plate] - (s[at.FACE_DOWN] if s[at.TURN] == me else 0)
    for place in range(1, seen + 1):
        out[features.GAME_PLATE + s[plate + place] - 1] += 1
    for place in range(t[at.N_POOL]):
        out[features.GAME_UNSEEN + t[at.POOL + place] - 1] += 1
    for place in range(t[at.N_GOLD]):
        out[features.GAME_UNSEEN + t[at.GOLD + place] - 1] += 1
    for route in range(t[at.N_ROUTES]):
        marker = s[at.MARKERS + route]
        if marker and out[features.GAME_UNSEEN + marker - 1]:
            out[features.GAME_UNSEEN + marker - 1] -= 1
    for marker in range(1, N_MARKERS):
        known = out[features.GAME_PLATE + marker - 1] + s[at.GONE + marker]
        for seat in range(t[at.PLAYERS]):
            known += s[at.UNUSED + N_MARKERS * seat + marker] + s[at.USED + N_MARKERS * seat + marker]
        out[features.GAME_UNSEEN + marker - 1] = max(out[features.GAME_UNSEEN + marker - 1] - known, 0)


def _asked(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    """What must be decided, and what has been chosen of it."""
    if not s[at.DEPTH]:
        return
    frame = top(s)
    out[features.GAME_ASKED] = s[frame]
    out[features.GAME_DECIDER] = opponent(t, me, s[frame + frames.SEAT])
    if s[frame] == FrameKind.SETTLING:
        piece = s[frame + frames.PIECE_AT]
        out[features.GAME_FACTS] = 1 + SHAPE[piece] if piece else 0
        out[features.GAME_FACTS + 1] = s[frame + frames.EXTRAS_LEFT]
        out[features.GAME_FACTS + 2] = opponent(t, me, s[frame + frames.OWNER_AT])
    elif s[frame] == FrameKind.MOVING:
        out[features.GAME_FACTS] = s[frame + frames.WAY]
        out[features.GAME_FACTS + 1] = s[frame + frames.LIFTS]
        out[features.GAME_FACTS + 2] = s[frame + frames.HAND]
    elif s[frame] != FrameKind.TURN:
        for fact in range(N_FACTS):
            out[features.GAME_FACTS + fact] = s[frame + frames.SEAT + 1 + fact]
    if s[CHOSEN] and s[frame + frames.SEAT] == me:  # nobody else may know what is being chosen
        out[features.GAME_CHOSEN] = s[CHOSEN]
        out[features.GAME_CHOSEN_SLOT] = s[CHOSEN_AT] & FEATURE_MAX
        out[features.GAME_CHOSEN_SLOT + 1] = s[CHOSEN_AT + 1] << 1 | s[CHOSEN_AT] >> 7
