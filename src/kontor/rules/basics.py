"""What every rule needs: pieces that come and go, points, abilities, offices, events. Numbers only."""

from typing import Final

from kontor.rules.cells import (
    ABILITIES,
    END_A,
    END_B,
    ENDING,
    EVENT_SIZE,
    EVENTS,
    EXTRAS,
    FIRST_POST,
    HELD,
    MAX_EVENTS,
    MAX_ROUTES,
    MIDDLE,
    N_EVENTS,
    NEUTRAL_SCORES,
    NOBODY,
    NOTING,
    OFFICES,
    POST_ROUTE,
    POSTS,
    PRESTIGE,
    PRINTED,
    ROW,
    ROWS,
    STOCK,
    SUPPLY,
    UNUSED,
    USED,
    VACANT_POST,
    Cells,
    Lookup,
)
from kontor.rules.desk import STAGES, VALUE
from kontor.rules.event import BY_PRESTIGE, EventCode
from kontor.rules.ids import MERCHANT, N_MARKERS, NEUTRAL, OWNER, PIECE, TRADER, piece_of

END_PRESTIGE: Final = 20  # END-01


# Events and the end


def note(s: Cells, code: int, a: int, b: int, c: int, d: int) -> None:
    """Notes an event."""
    if s[NOTING] and s[N_EVENTS] < MAX_EVENTS:
        at = EVENTS + EVENT_SIZE * s[N_EVENTS]
        s[N_EVENTS] += 1
        s[at] = code
        s[at + 1] = a
        s[at + 2] = b
        s[at + 3] = c
        s[at + 4] = d


def end(s: Cells, ending: int) -> None:
    """An end condition is met; only the first one counts, and the action is still completed (END-05)."""
    if not s[ENDING]:
        s[ENDING] = ending
        note(s, EventCode.ENDING, ending, 0, 0, 0)


# Pieces


def put(t: Lookup, s: Cells, post: int, piece: int) -> None:
    """A piece comes to stand on a post."""
    s[POSTS + post] = piece
    s[HELD + MAX_ROUTES * OWNER[piece] + t[POST_ROUTE + post]] += 1


def lift(t: Lookup, s: Cells, post: int) -> int:
    """Takes the piece off a post."""
    piece = s[POSTS + post]
    s[POSTS + post] = t[VACANT_POST + post]
    s[HELD + MAX_ROUTES * OWNER[piece] + t[POST_ROUTE + post]] -= 1
    return piece


def holds(s: Cells, owner: int, route: int) -> int:
    """How many posts of a route an owner occupies."""
    return s[HELD + MAX_ROUTES * owner + route]


def has_pieces_on_posts(s: Cells, owner: int) -> bool:
    """Whether any piece of this owner stands on a post."""
    for route in range(MAX_ROUTES):
        if s[HELD + MAX_ROUTES * owner + route]:
            return True
    return False


def pieces_on(t: Lookup, s: Cells, route: int, piece: int) -> int:
    """How many posts of a route hold this piece."""
    count = 0
    for post in range(t[FIRST_POST + route], t[FIRST_POST + route + 1]):
        if s[POSTS + post] == piece:
            count += 1
    return count


def pay(s: Cells, seat: int, traders: int, merchants: int) -> None:
    """Pieces go from a seat's supply to its part of the stock."""
    trader = piece_of(seat, TRADER)
    merchant = piece_of(seat, MERCHANT)
    s[SUPPLY + trader] -= traders
    s[STOCK + trader] += traders
    s[SUPPLY + merchant] -= merchants
    s[STOCK + merchant] += merchants


def earn(s: Cells, seat: int, traders: int, merchants: int) -> None:
    """Pieces go from a seat's part of the stock to its supply."""
    trader = piece_of(seat, TRADER)
    merchant = piece_of(seat, MERCHANT)
    s[STOCK + trader] -= traders
    s[SUPPLY + trader] += traders
    s[STOCK + merchant] -= merchants
    s[SUPPLY + merchant] += merchants


def in_supply(s: Cells, seat: int) -> int:
    """Pieces in a seat's supply."""
    return s[SUPPLY + piece_of(seat, TRADER)] + s[SUPPLY + piece_of(seat, MERCHANT)]


def in_stock(s: Cells, owner: int) -> int:
    """Pieces in an owner's part of the stock."""
    return s[STOCK + piece_of(owner, TRADER)] + s[STOCK + piece_of(owner, MERCHANT)]


def packed(traders: int, merchants: int) -> int:
    """An amount as one number, for events, which have few cells: traders in the low five bits."""
    return traders | merchants << 5


# Abilities and points


def value(s: Cells, seat: int, ability: int) -> int:
    """The current value of an ability (ABILITY-08)."""
    return VALUE[STAGES * ability + s[ABILITIES + 5 * seat + ability]]


def points_of(s: Cells, owner: int) -> int:
    """Points on the prestige track."""
    return s[PRESTIGE + 2 * owner] + 256 * s[PRESTIGE + 2 * owner + 1]


def set_points(s: Cells, owner: int, points: int) -> None:
    """Sets the counter on the prestige track."""
    s[PRESTIGE + 2 * owner] = points & 255
    s[PRESTIGE + 2 * owner + 1] = points >> 8


def award(t: Lookup, s: Cells, owner: int, points: int, why: int, city: int) -> None:
    """Points on the prestige track, at once; 20 of them end the game after this action (END-01)."""
    if points and (owner != NEUTRAL or t[NEUTRAL_SCORES]):  # DUO-PL-20
        total = points_of(s, owner) + points
        set_points(s, owner, total)
        note(s, EventCode.PRESTIGE, owner, points, why, city)
        if total >= END_PRESTIGE:
            end(s, BY_PRESTIGE)


# Offices and control


def office_count(s: Cells, owner: int, city: int) -> int:
    """Offices of an owner in a city, extra ones included (CONTROL-05)."""
    middle = ROWS + ROW * city + MIDDLE
    trader = piece_of(owner, TRADER)
    merchant = piece_of(owner, MERCHANT)
    count = 0
    for at in range(middle - s[EXTRAS + city], middle + s[OFFICES + city]):
        if s[at] == trader or s[at] == merchant:
            count += 1
    return count


def controller(s: Cells, city: int) -> int:
    """Who has most offices in a city; among equals whose best one stands furthest right (CONTROL-01, -02)."""
    middle = ROWS + ROW * city + MIDDLE
    best = NOBODY
    most = 0
    for at in range(middle + s[OFFICES + city] - 1, middle - s[EXTRAS + city] - 1, -1):
        owner = OWNER[s[at]]
        count = office_count(s, owner, city)
        if count > most:
            most = count
            best = owner
    return best


def in_city(s: Cells, city: int) -> int:
    """All offices of a city."""
    return s[OFFICES + city] + s[EXTRAS + city]


def is_completed(t: Lookup, s: Cells, city: int) -> bool:
    """All printed spaces taken; a green city, which has none, with its first piece (EAST-16)."""
    if t[PRINTED + city]:
        return s[OFFICES + city] == t[PRINTED + city]
    return in_city(s, city) > 0


def has_free_space(t: Lookup, s: Cells, city: int) -> bool:
    """Whether a printed office space is free (MARKER-18)."""
    return s[OFFICES + city] < t[PRINTED + city]


def end_city(t: Lookup, route: int, which: int) -> int:
    """One of the two cities that a route joins."""
    return t[END_B + route] if which else t[END_A + route]


# Markers


def unused_of(s: Cells, seat: int, marker: int) -> int:
    """Unused markers of one kind."""
    return s[UNUSED + N_MARKERS * seat + marker]


def spend(s: Cells, seat: int, marker: int) -> None:
    """Turns an unused marker face down."""
    s[UNUSED + N_MARKERS * seat + marker] -= 1
    s[USED + N_MARKERS * seat + marker] += 1
    note(s, EventCode.USED, seat, marker, 0, 0)


# The neutral player of the two-player variants


def add_neutral(t: Lookup, s: Cells, route: int) -> None:
    """A neutral trader comes to the first free post of a route, as long as there are any."""
    piece = piece_of(NEUTRAL, TRADER)
    if s[STOCK + piece]:
        post = t[FIRST_POST + route]
        while s[POSTS + post] >= PIECE:
            post += 1
        s[STOCK + piece] -= 1
        put(t, s, post, piece)
