"""Event: what happened in a decision, with a public face and, where something is secret, private ones.

The rules note events as numbers (`EventCode` and up to five arguments); `events_of` makes them readable.
"""

from collections.abc import Callable, Mapping
from enum import IntEnum, unique
from typing import TYPE_CHECKING, Final, NamedTuple

from kontor.rules.cells import EVENT_SIZE, EVENTS, N_EVENTS, NOBODY
from kontor.rules.ids import ABILITY_IDS, MARKER_IDS, NEUTRAL, SHAPE_LETTERS, SOURCE_IDS, piece_name
from kontor.rules.modules import DECLARATIONS, TILE_IDS, TILES_BY_WORD
from kontor.rules.refusal import Fact

if TYPE_CHECKING:
    from kontor.rules.board import Board
    from kontor.rules.state import State


class Event(NamedTuple):
    """`facts` are for everybody; `private` holds what only these seats may know in addition.

    `chance` is a result that nobody has seen yet; only the complete record writes it down.
    """

    kind: str
    facts: dict[str, Fact]
    private: dict[int, dict[str, Fact]] | None = None
    chance: str = ""

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as a JSON-safe dict for one seat, or for a spectator."""
        return {"event": self.kind, **self.facts, **self.only_for(seat)}

    def open(self) -> dict[str, object]:
        """The event with all that anybody may know of it."""
        facts = {name: fact for own in (self.private or {}).values() for name, fact in own.items()}
        return {"event": self.kind, **self.facts, **facts}

    def only_for(self, seat: int | None) -> dict[str, Fact]:
        """What only this seat may know of it."""
        return self.private.get(seat, {}) if self.private is not None and seat is not None else {}


@unique
class EventCode(IntEnum):
    """What the rules note. Optional rules add codes of their own, which only their folders know by name."""

    PLACED = 1
    PAID = 2
    DISPLACED = 3
    SETTLED = 4
    SETTLED_FROM = 5
    UNSETTLED = 6
    DECLINED = 7
    LIFTED = 8
    DROPPED = 9
    REMOVED = 10
    INCOME = 11
    TOOK = 12
    ROUTE = 13
    NEUTRAL_ROUTE = 14
    PRESTIGE = 15
    MARKER = 16
    DISCARDED = 17
    DREW = 18
    LOOKED = 19
    REPLACED = 20
    USED = 21
    OFFICE = 27
    EXTRA_OFFICE = 28
    COMPLETED = 29
    CONNECTED = 30
    SPECIAL_PRESTIGE = 31
    SWAPPED = 32
    DEVELOPED = 33
    ACTIONS = 34
    TURN = 35
    ENDING = 36
    OVER = 37
    vars().update({name: event.number for module in DECLARATIONS for name, event in module.events.items()})


BY_PRESTIGE, BY_PILE, BY_CITIES, BY_EMPTY_PILE = 1, 2, 3, 4
_ENDINGS: Final = {
    BY_PRESTIGE: "END-01",
    BY_PILE: "END-02",
    BY_CITIES: "END-03",
    BY_EMPTY_PILE: "CLASSIC-07",
    **{number: clause for module in DECLARATIONS for number, clause in module.endings.items()},
}
ENDINGS: Final = tuple(_ENDINGS.get(number, "") for number in range(max(_ENDINGS) + 1))  # by the number noted
AWARDS: Final = ("ROUTE-10", "OFFICE-11", "EASTWEST-04")  # why points were given, by the number noted
FOR_CONTROL, FOR_COIN, FOR_CONNECTION = 0, 1, 2


def seat_name(seat: int) -> int | str:
    """The seat's number; the neutral player is `n`."""
    return "n" if seat == NEUTRAL else seat


def show_amount(traders: int, merchants: int) -> str:
    """`2t+1m`; an empty amount is `0`."""
    parts = [f"{count}{letter}" for count, letter in zip((traders, merchants), SHAPE_LETTERS, strict=True) if count]
    return "+".join(parts) or "0"


# How each kind of number is shown.
SHOWS: Final[Mapping[str, Callable[["Board", int], Fact]]] = {
    "piece": lambda board, piece: piece_name(piece),
    "post": lambda board, post: board.post_ids[post],
    "route": lambda board, route: board.routes[route],
    "city": lambda board, city: board.cities[city],
    "seat": lambda board, seat: seat_name(seat),
    "number": lambda board, number: number,
    "marker": lambda board, marker: MARKER_IDS[marker],
    "ending": lambda board, ending: ENDINGS[ending],
    "award": lambda board, award: AWARDS[award],
    "source": lambda board, source: SOURCE_IDS.get(source) or board.post_ids[source],
    "space": lambda board, space: board.prestige_values[space],
    "region": lambda board, route: board.route_region[route],
    "ability": lambda board, ability: ABILITY_IDS[ability],
    "amount": lambda board, amount: show_amount(amount & 31, amount >> 5),
    **dict.fromkeys(TILES_BY_WORD, lambda board, tile: TILE_IDS[tile]),
}

# Per event its name and its facts in order, each with what it is.
FORMS: Final[Mapping[int, tuple[str, Mapping[str, str]]]] = {
    EventCode.PLACED: ("placed", {"piece": "piece", "post": "post"}),
    EventCode.PAID: ("paid", {"seat": "seat", "amount": "amount"}),
    EventCode.DISPLACED: ("displaced", {"piece": "piece", "post": "post", "victim": "piece", "fee": "amount"}),
    EventCode.SETTLED: ("settled", {"piece": "piece", "post": "post"}),
    EventCode.SETTLED_FROM: ("settled", {"piece": "piece", "post": "post", "source": "source"}),
    EventCode.UNSETTLED: ("unsettled", {"piece": "piece"}),
    EventCode.DECLINED: ("declined", {"seat": "seat"}),
    EventCode.LIFTED: ("lifted", {"seat": "seat", "piece": "piece", "post": "post"}),
    EventCode.DROPPED: ("dropped", {"piece": "piece", "post": "post", "origin": "post"}),
    EventCode.REMOVED: ("removed", {"piece": "piece", "post": "post"}),
    EventCode.INCOME: ("income", {"seat": "seat", "amount": "amount"}),
    EventCode.TOOK: ("took", {"seat": "seat", "amount": "amount"}),
    EventCode.ROUTE: ("route", {"seat": "seat", "route": "route"}),
    EventCode.NEUTRAL_ROUTE: ("neutral-route", {"route": "route"}),
    EventCode.PRESTIGE: ("prestige", {"seat": "seat", "points": "number", "clause": "award", "city": "city"}),
    EventCode.MARKER: ("marker", {"seat": "seat", "marker": "marker", "route": "route"}),
    EventCode.DISCARDED: ("discarded", {"marker": "marker", "route": "route"}),
    EventCode.REPLACED: ("replaced", {"seat": "seat", "marker": "marker", "route": "route"}),
    EventCode.USED: ("used", {"seat": "seat", "marker": "marker"}),
    EventCode.OFFICE: ("office", {"piece": "piece", "city": "city"}),
    EventCode.EXTRA_OFFICE: ("extra-office", {"piece": "piece", "city": "city"}),
    EventCode.COMPLETED: ("completed", {"city": "city", "count": "number"}),
    EventCode.CONNECTED: ("connected", {"seat": "seat", "rank": "number"}),
    EventCode.SPECIAL_PRESTIGE: ("special-prestige", {"seat": "seat", "value": "space"}),
    EventCode.SWAPPED: ("swapped", {"city": "city", "left": "number", "right": "number"}),
    EventCode.DEVELOPED: ("developed", {"seat": "seat", "ability": "ability", "step": "number"}),
    EventCode.ACTIONS: ("actions", {"seat": "seat", "gained": "number"}),
    EventCode.TURN: ("turn", {"seat": "seat", "actions": "number"}),
    EventCode.ENDING: ("ending", {"clause": "ending"}),
    EventCode.OVER: ("over", {"clause": "ending"}),
    **{event.number: (event.name, event.facts) for module in DECLARATIONS for event in module.events.values()},
}

# What each says, for readers of the API.
EVENT_DESCRIPTIONS: Final[Mapping[str, str]] = {
    # Pieces
    "income": "Action A: pieces came from the stock to the supply.",
    "took": "Pieces came from the stock to the supply because of a favour or a Tribute.",
    "paid": "The fee for placing on a blocked route went to the stock.",
    "placed": "Action B: a piece came from the supply to a post.",
    "displaced": (
        "Action C: `piece` took the post of `victim`, which its owner settles next; the fee went to the stock."
    ),
    "settled": "A displaced piece, or one from `source`, came to stand on a post.",
    "unsettled": "A displaced piece found no post and went to the stock.",
    "declined": "A player declined the rest of what was offered.",
    "lifted": "A piece was picked up; `dropped` follows.",
    "dropped": "A lifted piece came from `origin` to a post.",
    "removed": "A piece went from a post to its owner's supply; a neutral trader to the stock.",
    # Routes, offices and points
    "route": "Action E: a route was established; its pieces went to the stock, less the one used in step 3.",
    "neutral-route": "The neutral player established a route.",
    "office": "A piece became the next office of a city.",
    "extra-office": "A piece became an office left of the others of a city.",
    "completed": "All spaces of a city are taken; it is the `count`th such city.",
    "connected": "Somebody connected East and West.",
    "prestige": "Points on the prestige track, and the clause that gives them.",
    "special-prestige": "A special prestige space was taken.",
    "developed": "An ability was developed; `step` counts its developments.",
    "actions": "Actions were gained in this turn.",
    # Markers
    "marker": "The marker of a route was taken.",
    "drew": "A replacement was drawn; nobody has seen it.",
    "looked": "Somebody looked at the replacements; `markers` is there for that seat alone.",
    "replaced": "A replacement came to a route.",
    "discarded": "The marker of a neutral route left the game.",
    "used": "A marker was used.",
    "swapped": "Two neighbouring offices changed places; spaces are counted from 1 at the left.",
    # Turns and the end
    "turn": "A seat's turn began with this many actions.",
    "ending": "An end condition is met: the game ends with this action.",
    "over": "The game is over.",
    **{event.name: event.about for module in DECLARATIONS for event in module.events.values()},
}


def events_of(state: "State") -> list[Event]:
    """The events noted in the last decision."""
    s, board = state.cells, state.rules.board
    noted = bytes(s[EVENTS : EVENTS + EVENT_SIZE * s[N_EVENTS]])
    events: list[Event] = []
    before = 0
    for first in range(0, len(noted), EVENT_SIZE):
        cells = noted[first : first + EVENT_SIZE]
        event = board.events.get(cells)
        if event is None:
            event = board.events[cells] = _event(board, cells)
        if cells[0] == EventCode.LOOKED == before:  # several faces at once are one event
            seat = cells[1]
            markers = [*_faces(events.pop(), seat), *_faces(event, seat)]
            event = Event(event.kind, event.facts, {seat: {"markers": markers}})
        events.append(event)
        before = cells[0]
    return events


def _event(board: "Board", cells: bytes) -> Event:
    """The event of these cells; the same ones always mean the same on a board, so each is made once."""
    code, seat = cells[0], cells[1]
    if code == EventCode.DREW:  # MARKER-13: nobody has seen its face
        return Event("drew", {"seat": seat}, chance=MARKER_IDS[cells[2]])
    if code == EventCode.LOOKED:
        return Event("looked", {"seat": seat}, {seat: {"markers": [MARKER_IDS[cells[2]]]}})
    name, facts = FORMS[code]
    values = zip(facts.items(), cells[1:], strict=False)
    return Event(name, {fact: SHOWS[kind](board, value) for (fact, kind), value in values if value != NOBODY})


def _faces(looked: Event, seat: int) -> list[str]:
    faces = looked.only_for(seat)["markers"]
    assert isinstance(faces, list)
    return faces
