"""Observation: what one seat may know, as a fixed row of small numbers (int8, at most 127).

Seats are counted from the one that looks, which is 0; no names, colours or coordinates. Hidden things stay hidden:
of the face-down pile and of other players' plates only how many markers of each kind have not been seen.
"""

from typing import Final

from kontor.rules import scoring
from kontor.rules.basics import controller, holds, in_city, office_count, points_of, value
from kontor.rules.cells import (
    ABILITIES,
    ABROAD_FROM_STOCK,
    ACTIONS_LEFT,
    BLOCK_AT,
    BLOCKS,
    BOUGHT,
    CARDS,
    CHOSEN,
    CHOSEN_AT,
    CITY_DEVELOPS,
    COINS,
    COLOURS_AT,
    COMPLETED,
    CONNECTED,
    CONNECTORS,
    DEGREE,
    DEPTH,
    DEVELOPS,
    DISTANCE,
    DUE,
    EAST,
    END_A,
    END_B,
    ENDING,
    EXTRAS,
    FACE_DOWN,
    FIRST_POST,
    GOLD,
    GONE,
    HAS_FAVOURS,
    HAS_MISSIONS,
    HAS_NEUTRAL,
    LEAVES_ROUTE,
    LENGTH,
    LIMIT,
    MARKERS,
    MAX_CITIES,
    MAX_PRINTED,
    MAX_ROUTES,
    MIDDLE,
    MISSIONS,
    N_CITIES,
    N_GOLD,
    N_POOL,
    N_POSTS,
    N_ROUTES,
    NOBODY,
    OFFICES,
    PERMANENT,
    PERMITS,
    PILE_COUNT,
    PLATE,
    PLATES,
    PLAYERS,
    POOL,
    POST_ROUTE,
    POSTS,
    PRINTED,
    REGION,
    REGIONS,
    ROUNDS,
    ROW,
    ROWS,
    SAFE_CONDUCT,
    SHAPES,
    STOCK,
    SUPPLY,
    TAVERN,
    TILES,
    TO_PRESTIGE,
    TRIBUTE_AT,
    TRIBUTES,
    TURN,
    UNUSED,
    USED,
    VACANT_POST,
    WEST,
    Cells,
    Lookup,
)
from kontor.rules.frames import (
    EXTRAS_LEFT,
    HAND,
    HAND_FROM,
    HAND_PIECE,
    LIFTS,
    OWNER_AT,
    PIECE_AT,
    ROUTE,
    SEAT,
    WAY,
    FrameKind,
    top,
)
from kontor.rules.ids import MAX_SEATS, N_MARKERS, NEUTRAL, OWNER, PIECE, PRIVILEGE, SHAPE
from kontor.rules.modules import borders, missions
from kontor.rules.modules.favours import N_TILES, WITH_SEAT
from kontor.slots.slots import opponent

ROUTE_FEATURES: Final = 36
CITY_FEATURES: Final = 40
PLAYER_FEATURES: Final = 32
GLOBAL_FEATURES: Final = 64
CITIES_AT: Final = ROUTE_FEATURES * MAX_ROUTES
PLAYERS_AT: Final = CITIES_AT + CITY_FEATURES * MAX_CITIES
GLOBAL_AT: Final = PLAYERS_AT + PLAYER_FEATURES * MAX_SEATS
WIDTH: Final = GLOBAL_AT + GLOBAL_FEATURES
MOST: Final = 127
MISSION_CITIES: Final = 3


def observe(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    """Writes what a seat may know."""
    for cell in range(WIDTH):
        out[cell] = 0
    _routes(t, s, me, out)
    _players(t, s, me, out)
    _cities(t, s, me, out)
    _whole(t, s, me, out)


def _routes(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    displaced = _displaced_from(s)
    entry = borders.entry(t, s)
    for route in range(t[N_ROUTES]):
        at = ROUTE_FEATURES * route
        out[at] = 1
        out[at + 1] = t[LENGTH + route]
        for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
            piece = s[POSTS + post]
            if piece < PIECE:
                out[at + 2] += 1
                out[at + 15] += t[VACANT_POST + post]
            elif OWNER[piece] == NEUTRAL:
                out[at + 8] += 1
            else:
                out[at + 3 + 6 * SHAPE[piece] + opponent(t, me, OWNER[piece])] += 1  # 3 to 7, and 9 to 13
            out[at + 14] += t[VACANT_POST + post]
        out[at + 16] = s[MARKERS + route]
        out[at + 17] = t[PERMANENT + route]
        out[at + 18] = t[TAVERN + route]
        out[at + 19] = t[TO_PRESTIGE + route]
        out[at + 20] = t[DEVELOPS + route]
        out[at + 21] = t[REGION + route]
        out[at + 22] = (t[REGION + route] & entry) != 0
        for seat in range(t[PLAYERS]):
            if holds(s, seat, route) == t[LENGTH + route]:
                out[at + 23] = 1 + opponent(t, me, seat)
        out[at + 24] = t[LENGTH + route] - holds(s, me, route)
        if displaced != NOBODY:
            out[at + 25] = min(t[DISTANCE + MAX_ROUTES * displaced + route], MOST)
        out[at + 28] = t[END_A + route]
        out[at + 29] = t[END_B + route]
    for number in range(s[BLOCKS]):
        out[ROUTE_FEATURES * s[BLOCK_AT + 2 * number] + 26] += 1
    for number in range(s[TRIBUTES]):
        out[ROUTE_FEATURES * s[TRIBUTE_AT + 2 * number] + 27] |= 1 << opponent(t, me, s[TRIBUTE_AT + 2 * number + 1])
    _hand(t, s, out)


def _displaced_from(s: Cells) -> int:
    return s[top(s) + ROUTE] if s[DEPTH] and s[top(s)] == FrameKind.SETTLING else NOBODY


def _hand(t: Lookup, s: Cells, out: Cells) -> None:
    """Where the pieces in the hand came from."""
    frame = top(s)
    if s[DEPTH] and s[frame] == FrameKind.MOVING:
        for place in range(s[frame + HAND]):
            at = ROUTE_FEATURES * t[POST_ROUTE + s[frame + HAND_FROM + place]]
            out[at + 30 + SHAPE[s[frame + HAND_PIECE + place]]] += 1


def _players(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    for seat in range(t[PLAYERS]):
        at = PLAYERS_AT + PLAYER_FEATURES * opponent(t, me, seat)
        piece = PIECE + 2 * seat
        out[at] = 1
        out[at + 1] = s[SUPPLY + piece]
        out[at + 2] = s[SUPPLY + piece + 1]
        out[at + 3] = s[STOCK + piece]
        out[at + 4] = s[STOCK + piece + 1]
        for ability in range(5):
            out[at + 5 + ability] = s[ABILITIES + 5 * seat + ability]
        out[at + 10] = s[TURN] == seat
        out[at + 11] = s[PLATES + PLATE * seat]
        for marker in range(1, N_MARKERS):
            out[at + 11 + marker] = s[UNUSED + N_MARKERS * seat + marker]  # 12 to 21
            out[at + 22] += s[USED + N_MARKERS * seat + marker]
        cities = scoring.largest_network(t, s, seat)
        offices = scoring.network_offices(t, s, seat, cities)
        out[at + 23] = offices
        for city in range(t[N_CITIES]):
            if cities >> city & 1:
                out[CITIES_AT + CITY_FEATURES * city + 37] |= 1 << opponent(t, me, seat)
        for category in range(4):  # track, abilities, markers, special prestige
            out[at + 24 + category] = min(scoring.points(t, s, seat, category), MOST)
        out[at + 29] = min(offices * value(s, seat, 0), MOST)
        out[at + 30] = min(borders.all_region_points(t, s, seat), MOST)
        for tile in range(N_TILES):
            if s[TILES + tile] == WITH_SEAT + seat:
                out[at + 31] |= 1 << tile


def _cities(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    for city in range(t[N_CITIES]):
        at = CITIES_AT + CITY_FEATURES * city
        out[at] = 1
        middle = ROWS + ROW * city + MIDDLE
        for space in range(t[PRINTED + city]):
            printed = MAX_PRINTED * city + space
            out[at + 1 + 3 * space] = 1 + 2 * t[COLOURS_AT + printed] + t[SHAPES + printed]
            out[at + 2 + 3 * space] = t[COINS + printed]
            if space < s[OFFICES + city]:
                out[at + 3 + 3 * space] = 1 + opponent(t, me, OWNER[s[middle + space]])
        if in_city(s, city):
            owner = controller(s, city)
            out[at + 30] = 1 + opponent(t, me, owner)
            if owner != NEUTRAL:
                out[PLAYERS_AT + PLAYER_FEATURES * opponent(t, me, owner) + 28] += scoring.city_points(t, s, owner)
            for seat in range(t[PLAYERS]):
                out[at + 25 + opponent(t, me, seat)] = office_count(s, seat, city)
        out[at + 31] = s[OFFICES + city]
        if s[OFFICES + city] < t[PRINTED + city]:
            out[at + 32] = t[COLOURS_AT + MAX_PRINTED * city + s[OFFICES + city]] <= value(s, me, PRIVILEGE)
        out[at + 33] = t[DEGREE + city]
        out[at + 34] = t[CITY_DEVELOPS + city]
        out[at + 35] = city == t[EAST] or city == t[WEST]
        out[at + 36] = s[EXTRAS + city]
        out[at + 38] = t[REGIONS + city] | t[PERMITS + city] << 3 & MOST
    if t[HAS_MISSIONS] and s[MISSIONS + me]:
        for place in range(MISSION_CITIES):
            out[CITIES_AT + CITY_FEATURES * t[CARDS + 3 * (s[MISSIONS + me] - 1) + place] + 39] = 1


def _whole(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    at = GLOBAL_AT
    out[at] = t[N_ROUTES]
    out[at + 1] = t[N_CITIES]
    out[at + 2] = t[N_POSTS]
    out[at + 3] = t[PLAYERS]
    for switch in range(LEAVES_ROUTE, ABROAD_FROM_STOCK + 1):
        out[at + 5 + switch - LEAVES_ROUTE] = t[switch]  # 5 to 10
    for switch in range(ABROAD_FROM_STOCK + 1, HAS_NEUTRAL + 1):
        out[at + 11 + switch - ABROAD_FROM_STOCK - 1] = t[switch]  # 11 to 16
    out[at + 17] = opponent(t, me, s[TURN])
    out[at + 18] = s[ACTIONS_LEFT]
    out[at + 19] = min(s[ROUNDS] + 256 * s[ROUNDS + 1], MOST)
    out[at + 20] = s[COMPLETED]
    out[at + 21] = t[LIMIT]
    out[at + 22] = s[PILE_COUNT]
    out[at + 23] = s[FACE_DOWN]
    out[at + 24] = s[DUE]
    out[at + 25] = s[BOUGHT] | s[SAFE_CONDUCT] << 1
    out[at + 26] = missions.points(t, s, me)
    if t[HAS_FAVOURS]:
        for tile in range(N_TILES):
            out[at + 27] |= (s[TILES + tile] == 1) << tile
    for rank in range(s[CONNECTED]):
        out[at + 28 + rank] = 1 + opponent(t, me, s[CONNECTORS + rank])  # 28 to 33
    _unseen(t, s, me, out)
    _asked(t, s, me, out)
    out[at + 39] = min(points_of(s, NEUTRAL), MOST)
    out[at + 60] = s[ENDING]
    if s[CHOSEN] and s[DEPTH] and s[top(s) + SEAT] == me:  # nobody else may know what is being chosen
        out[at + 61] = s[CHOSEN]
        out[at + 62] = s[CHOSEN_AT] & MOST
        out[at + 63] = s[CHOSEN_AT + 1] << 1 | s[CHOSEN_AT] >> 7


def _asked(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    """What must be decided."""
    if not s[DEPTH]:
        return
    at = GLOBAL_AT
    frame = top(s)
    out[at + 34] = s[frame]
    out[at + 35] = opponent(t, me, s[frame + SEAT])
    if s[frame] == FrameKind.SETTLING:
        out[at + 36] = 1 + SHAPE[s[frame + PIECE_AT]] if s[frame + PIECE_AT] else 0
        out[at + 37] = s[frame + EXTRAS_LEFT]
        out[at + 38] = opponent(t, me, s[frame + OWNER_AT])
    elif s[frame] == FrameKind.MOVING:
        out[at + 36] = s[frame + WAY]
        out[at + 37] = s[frame + LIFTS]
        out[at + 38] = s[frame + HAND]
    elif s[frame] != FrameKind.TURN:
        out[at + 36] = s[frame + 2]
        out[at + 37] = s[frame + 3]
        out[at + 38] = s[frame + 4]


def _unseen(t: Lookup, s: Cells, me: int, out: Cells) -> None:
    """Per kind how many markers have not been seen, and the own plate where it may be looked at (MARKER-13)."""
    at = GLOBAL_AT + 40  # 40 to 49, then 50 to 59
    for place in range(t[N_POOL]):
        out[at + t[POOL + place] - 1] += 1
    for place in range(t[N_GOLD]):
        out[at + t[GOLD + place] - 1] += 1
    plate = PLATES + PLATE * me
    seen = s[plate] - (s[FACE_DOWN] if s[TURN] == me else 0)
    for place in range(1, seen + 1):
        out[at + 9 + s[plate + place]] += 1
    for marker in range(1, N_MARKERS):
        known = out[at + 9 + marker] + s[GONE + marker]
        for route in range(t[N_ROUTES]):
            known += s[MARKERS + route] == marker
        for seat in range(t[PLAYERS]):
            known += s[UNUSED + N_MARKERS * seat + marker] + s[USED + N_MARKERS * seat + marker]
        out[at + marker - 1] = max(out[at + marker - 1] - known, 0)
