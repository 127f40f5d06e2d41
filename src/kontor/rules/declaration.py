"""Declaration: what the folder of an optional rule adds to the game, as data.

The layout of a situation, the kinds of decisions, the slots and the observation are made from it, so it is read before
any of them: a folder's `__init__.py` imports nothing but this file. Numbers are kept for good, because nets and saved
games of learners hold them; two folders with the same number are an error at import.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias

NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})
Where: TypeAlias = Literal["hand", "route", "city", "marker"]  # what a player clicks


class Slot(NamedTuple):
    """A slot of a decision that belongs to no place on the board (kontor.slots.slots)."""

    number: int  # among those slots
    id: str
    words: str


class PathPart(NamedTuple):
    """One slot of a decision's path (kontor.slots.paths): how it follows from an argument, and from which slot."""

    how: str  # a name of paths.How
    slot: str = ""  # the id of the slot for the least argument
    argument: int = 4  # which one, from 0; the fifth is always 0
    least: int = 0  # markers are counted from 1
    most: int = 255  # higher arguments share a slot


class Offer(NamedTuple):
    """What a player is shown for a decision that has no drawing of its own."""

    where: Where  # a button in the player's hand, or the place that the decision names
    label: str  # the message on it
    clause: str  # what the rules say about it
    confirm: str = ""  # the message that asks again before it is played, where it cannot be taken back


class Chip(NamedTuple):
    """A button among the markers of a hand, for a decision that can be taken in several ways: a click lists them."""

    id: str  # what a click on it is called
    icon: str
    label: str  # the message on it; its `.about` says more
    done: str  # what a view calls whether it was taken in this turn; the button is there where the view has it


class Decision(NamedTuple):
    """A kind of decision."""

    number: int  # of its Kind
    form: str  # in the notation
    path: tuple[PathPart, ...]
    offer: Offer | None = None  # none where something else is clicked: a marker, a chip, a drawing of its own
    chip: Chip | None = None
    ends_game: bool = False
    likely: float = 0.0  # how likely a bot without a plan for it takes it whenever it can


class EventForm(NamedTuple):
    """A kind of event."""

    number: int  # of its EventCode
    name: str
    facts: Mapping[str, str]  # in the order in which they are noted: what each is, one of event.SHOWS
    about: str  # for readers of the API
    weight: int = 1  # how much it matters to somebody who was away: an office has 5


class Tile(NamedTuple):
    """A tile that players can have, each of them once in a game."""

    id: str
    weight: int  # what it brings in a turn, for bots: hundredths of an action (kontor.bots.weights)


class Feature(NamedTuple):
    """Cells that an observation shows as they are (kontor.slots.features)."""

    place: int  # of the first, among the features of the game as a whole
    id: str
    what: str
    cells: tuple[str, ...]


class MessageKey(NamedTuple):
    """A fact that messages tell of a game with the rule."""

    type: Any  # in words those of kontor.wire.view; a mapping where it has facts of its own
    about: str  # for readers of the API
    secret: bool = False  # whether each seat has its own, which nobody else may know before the end


class Declaration(NamedTuple):
    """Everything that one folder adds."""

    name: str
    switches: Mapping[str, int] = NOTHING  # cells of the lookup by name: whether it is in play, and how; 0 to 15
    cells: Mapping[str, int] = NOTHING  # its part of a situation: blocks by name, with their sizes
    decisions: Mapping[str, Decision] = NOTHING  # by the name of their Kind
    events: Mapping[str, EventForm] = NOTHING  # by the name of their EventCode
    endings: Mapping[int, str] = NOTHING  # by number, the clauses by which it can end the game
    counts: tuple[str, ...] = ()  # what a view names among the end conditions, as `of`
    slots: tuple[Slot, ...] = ()
    tiles: Mapping[str, tuple[Tile, ...]] = NOTHING  # by what notation, events and messages call one of them
    features: tuple[Feature, ...] = ()
    paid: Mapping[int, str] = NOTHING  # by its bit, what can be paid for in a turn (hooks.paid_for)
    view: Mapping[str, MessageKey] = NOTHING  # keys of a view
    box: Mapping[str, MessageKey] = NOTHING  # what a position can be set up with: keys of study.StudyParts
    numbers: Mapping[str, tuple[int, str]] = NOTHING  # that nothing on the table shows, with what they mean
    book: tuple[tuple[str, ...], ...] = ()  # its page in the rulebook: the clauses of each paragraph
