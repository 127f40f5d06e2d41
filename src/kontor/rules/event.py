"""Event: what happened in a decision, with a public face and, where something is secret, private ones.

The rules note events as numbers (`Told` and up to five arguments); `events_of` makes them readable.
"""

from collections.abc import Callable, Mapping
from enum import IntEnum, auto
from typing import TYPE_CHECKING, Final, NamedTuple

from kontor.rules.cells import EVENTS, NEWS, NOBODY, TOLD
from kontor.rules.ids import ABILITY_IDS, FAVOUR_IDS, KIND_LETTERS, MARKER_IDS, NEUTRAL, piece_name
from kontor.rules.refusal import Fact

if TYPE_CHECKING:
    from kontor.rules.board import Board
    from kontor.rules.state import State


class Event(NamedTuple):
    """`facts` are for everybody; `private` holds what only these seats may know besides.

    `chance` is a result that nobody has seen yet; only the complete record writes it down.
    """

    kind: str
    facts: dict[str, Fact]
    private: dict[int, dict[str, Fact]] | None = None
    chance: str = ""

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as a JSON-safe dict for one seat, or for a spectator."""
        return {"event": self.kind, **self.facts, **self.only_for(seat)}

    def only_for(self, seat: int | None) -> dict[str, Fact]:
        """What only this seat may know of it."""
        return self.private.get(seat, {}) if self.private is not None and seat is not None else {}


class Told(IntEnum):
    """What the rules note."""

    PLACED = auto()
    PAID = auto()
    DISPLACED = auto()
    SETTLED = auto()
    SETTLED_FROM = auto()
    UNSETTLED = auto()
    DECLINED = auto()
    LIFTED = auto()
    DROPPED = auto()
    REMOVED = auto()
    INCOME = auto()
    TOOK = auto()
    ROUTE = auto()
    NEUTRAL_ROUTE = auto()
    PRESTIGE = auto()
    MARKER = auto()
    DISCARDED = auto()
    DREW = auto()
    LOOKED = auto()
    REPLACED = auto()
    USED = auto()
    EXCHANGED = auto()
    LAID = auto()
    SAFE_CONDUCT = auto()
    FAVOUR = auto()
    PERMIT = auto()
    OFFICE = auto()
    EXTRA_OFFICE = auto()
    COMPLETED = auto()
    CONNECTED = auto()
    SPECIAL_PRESTIGE = auto()
    SWAPPED = auto()
    DEVELOPED = auto()
    ACTIONS = auto()
    TURN = auto()
    ENDING = auto()
    OVER = auto()


ENDINGS: Final = ("", "END-01", "END-02", "END-03", "CLASSIC-07")  # what ends the game, by the number noted
BY_PRESTIGE, BY_PILE, BY_CITIES, BY_EMPTY_PILE = 1, 2, 3, 4
AWARDS: Final = ("ROUTE-10", "OFFICE-11", "EASTWEST-04")  # why points were given, by the number noted
FOR_CONTROL, FOR_COIN, FOR_CONNECTION = 0, 1, 2
# Where a piece came from: a post, or one of these numbers above all posts.
SOURCES: Final = {254: "stock", 253: "supply", 252: "route"}


def seat_name(seat: int) -> int | str:
    """The seat's number; the neutral player is `n`."""
    return "n" if seat == NEUTRAL else seat


def show_amount(traders: int, merchants: int) -> str:
    """`2t+1m`; an empty amount is `0`."""
    parts = [f"{count}{letter}" for count, letter in zip((traders, merchants), KIND_LETTERS, strict=True) if count]
    return "+".join(parts) or "0"


_Show = Callable[["Board", int], Fact]
_PIECE: Final[_Show] = lambda board, piece: piece_name(piece)
_POST: Final[_Show] = lambda board, post: board.post_ids[post]
_ROUTE: Final[_Show] = lambda board, route: board.routes[route]
_CITY: Final[_Show] = lambda board, city: board.cities[city]
_SEAT: Final[_Show] = lambda board, seat: seat_name(seat)
_NUMBER: Final[_Show] = lambda board, number: number
_MARKER: Final[_Show] = lambda board, marker: MARKER_IDS[marker]
_ENDING: Final[_Show] = lambda board, ending: ENDINGS[ending]
_AWARD: Final[_Show] = lambda board, award: AWARDS[award]
_SOURCE: Final[_Show] = lambda board, source: SOURCES.get(source) or board.post_ids[source]
_SPACE: Final[_Show] = lambda board, space: board.prestige_values[space]
_REGION: Final[_Show] = lambda board, route: board.route_region[route]
_ABILITY: Final[_Show] = lambda board, ability: ABILITY_IDS[ability]
_FAVOUR: Final[_Show] = lambda board, tile: FAVOUR_IDS[tile]
_AMOUNT: Final[_Show] = lambda board, amount: show_amount(amount & 31, amount >> 5)

# Per event its name and its facts in order.
_FORMS: Final[Mapping[int, tuple[str, tuple[tuple[str, _Show], ...]]]] = {
    Told.PLACED: ("placed", (("piece", _PIECE), ("post", _POST))),
    Told.PAID: ("paid", (("seat", _SEAT), ("amount", _AMOUNT))),
    Told.DISPLACED: ("displaced", (("piece", _PIECE), ("post", _POST), ("victim", _PIECE), ("fee", _AMOUNT))),
    Told.SETTLED: ("settled", (("piece", _PIECE), ("post", _POST))),
    Told.SETTLED_FROM: ("settled", (("piece", _PIECE), ("post", _POST), ("source", _SOURCE))),
    Told.UNSETTLED: ("unsettled", (("piece", _PIECE),)),
    Told.DECLINED: ("declined", (("seat", _SEAT),)),
    Told.LIFTED: ("lifted", (("seat", _SEAT), ("piece", _PIECE), ("post", _POST))),
    Told.DROPPED: ("dropped", (("piece", _PIECE), ("post", _POST), ("origin", _POST))),
    Told.REMOVED: ("removed", (("piece", _PIECE), ("post", _POST))),
    Told.INCOME: ("income", (("seat", _SEAT), ("amount", _AMOUNT))),
    Told.TOOK: ("took", (("seat", _SEAT), ("amount", _AMOUNT))),
    Told.ROUTE: ("route", (("seat", _SEAT), ("route", _ROUTE))),
    Told.NEUTRAL_ROUTE: ("neutral-route", (("route", _ROUTE),)),
    Told.PRESTIGE: ("prestige", (("seat", _SEAT), ("points", _NUMBER), ("clause", _AWARD), ("city", _CITY))),
    Told.MARKER: ("marker", (("seat", _SEAT), ("marker", _MARKER), ("route", _ROUTE))),
    Told.DISCARDED: ("discarded", (("marker", _MARKER), ("route", _ROUTE))),
    Told.REPLACED: ("replaced", (("seat", _SEAT), ("marker", _MARKER), ("route", _ROUTE))),
    Told.USED: ("used", (("seat", _SEAT), ("marker", _MARKER))),
    Told.EXCHANGED: ("exchanged", (("seat", _SEAT), ("other", _SEAT), ("marker", _MARKER))),
    Told.LAID: ("laid", (("seat", _SEAT), ("marker", _MARKER), ("route", _ROUTE))),
    Told.SAFE_CONDUCT: ("safe-conduct", (("seat", _SEAT), ("marker", _MARKER))),
    Told.FAVOUR: ("favour", (("seat", _SEAT), ("favour", _FAVOUR))),
    Told.PERMIT: ("permit", (("seat", _SEAT), ("city", _CITY), ("region", _REGION))),
    Told.OFFICE: ("office", (("piece", _PIECE), ("city", _CITY))),
    Told.EXTRA_OFFICE: ("extra-office", (("piece", _PIECE), ("city", _CITY))),
    Told.COMPLETED: ("completed", (("city", _CITY), ("count", _NUMBER))),
    Told.CONNECTED: ("connected", (("seat", _SEAT), ("rank", _NUMBER))),
    Told.SPECIAL_PRESTIGE: ("special-prestige", (("seat", _SEAT), ("value", _SPACE))),
    Told.SWAPPED: ("swapped", (("city", _CITY), ("left", _NUMBER), ("right", _NUMBER))),
    Told.DEVELOPED: ("developed", (("seat", _SEAT), ("ability", _ABILITY), ("step", _NUMBER))),
    Told.ACTIONS: ("actions", (("seat", _SEAT), ("gained", _NUMBER))),
    Told.TURN: ("turn", (("seat", _SEAT), ("actions", _NUMBER))),
    Told.ENDING: ("ending", (("clause", _ENDING),)),
    Told.OVER: ("over", (("clause", _ENDING),)),
}


def events_of(state: "State") -> list[Event]:
    """The events noted in the last decision."""
    s, board = state.cells, state.rules.board
    events: list[Event] = []
    before = 0
    for at in range(EVENTS, EVENTS + TOLD * s[NEWS], TOLD):
        told, seat = s[at], s[at + 1]
        if told == Told.DREW:  # MARKER-13: nobody has seen its face
            events.append(Event("drew", {"seat": seat}, chance=MARKER_IDS[s[at + 2]]))
        elif told == Told.LOOKED:
            faces = _faces(events.pop(), seat) if before == Told.LOOKED else []
            events.append(Event("looked", {"seat": seat}, {seat: {"markers": [*faces, MARKER_IDS[s[at + 2]]]}}))
        else:
            name, facts = _FORMS[told]
            values = zip(facts, s[at + 1 : at + TOLD], strict=False)
            events.append(Event(name, {fact: show(board, value) for (fact, show), value in values if value != NOBODY}))
        before = told
    return events


def _faces(looked: Event, seat: int) -> list[str]:
    faces = looked.only_for(seat)["markers"]
    assert isinstance(faces, list)
    return faces
