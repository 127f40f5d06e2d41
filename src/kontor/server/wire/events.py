"""What happens in a game, one type for each kind of event; `event` says which it is.

The events of a decision come in the order in which things happened.
"""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kontor.rules.declaration import EventForm
from kontor.rules.modules import DECLARATIONS
from kontor.server.wire.ids import (
    AbilityId,
    Amount,
    City,
    Clause,
    EndClause,
    FavourId,
    MarkerId,
    Owner,
    Piece,
    Post,
    Route,
)
from kontor.server.wire.requests import SeatNumber


class _Event(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="event"):
    ply: Annotated[int, Meta(description="The number of the decision that brought it, counted from 0")]


class _SeatEvent(_Event):
    seat: SeatNumber


# Pieces


class IncomeEvent(_SeatEvent, tag="income"):
    """Action A: pieces came from the stock to the supply."""

    amount: Amount


class TookEvent(_SeatEvent, tag="took"):
    """Pieces came from the stock to the supply because of a favour or a Tribute."""

    amount: Amount


class PaidEvent(_SeatEvent, tag="paid"):
    """The fee for placing on a blocked route went to the stock."""

    amount: Amount


class PlacedEvent(_Event, tag="placed"):
    """Action B: a piece came from the supply to a post."""

    piece: Piece
    post: Post


class DisplacedEvent(_Event, tag="displaced"):
    """Action C: `piece` took the post of `victim`, which its owner settles next; the fee went to the stock."""

    piece: Piece
    post: Post
    victim: Piece
    fee: Amount


class SettledEvent(_Event, tag="settled"):
    """A displaced piece, or one from `source`, came to stand on a post."""

    piece: Piece
    post: Post
    source: (
        Annotated[
            str, Meta(description="`stock`, `supply`, `route` or a post; left out for the displaced piece itself")
        ]
        | UnsetType
    ) = UNSET


class UnsettledEvent(_Event, tag="unsettled"):
    """A displaced piece found no post and went to the stock."""

    piece: Piece


class DeclinedEvent(_SeatEvent, tag="declined"):
    """A player declined the rest of what was offered."""


class LiftedEvent(_SeatEvent, tag="lifted"):
    """A piece was picked up; `dropped` follows."""

    piece: Piece
    post: Post


class DroppedEvent(_Event, tag="dropped"):
    """A lifted piece came from `origin` to a post."""

    piece: Piece
    post: Post
    origin: Post


class RemovedEvent(_Event, tag="removed"):
    """A piece went from a post to its owner's supply; a neutral trader to the stock."""

    piece: Piece
    post: Post


# Routes, offices and points


class RouteEvent(_SeatEvent, tag="route"):
    """Action E: a route was established; its pieces went to the stock, less the one used in step 3."""

    route: Route


class OfficeEvent(_Event, tag="office"):
    """A piece became the next office of a city."""

    piece: Piece
    city: City


class ExtraOfficeEvent(_Event, tag="extra-office"):
    """A piece became an office left of the others of a city."""

    piece: Piece
    city: City


class CompletedEvent(_Event, tag="completed"):
    """All spaces of a city are taken; it is the `count`th such city."""

    city: City
    count: int


class ConnectedEvent(_Event, tag="connected"):
    """Somebody connected East and West."""

    seat: Owner
    rank: Annotated[int, Meta(description="1 for the first one")]


class PrestigeEvent(_Event, tag="prestige"):
    """Points on the prestige track, and the clause that gives them."""

    seat: Owner
    points: int
    clause: Clause
    city: Annotated[str, Meta(description="The city whose control gives them")] | UnsetType = UNSET


class SpecialPrestigeEvent(_SeatEvent, tag="special-prestige"):
    """A special prestige space was taken."""

    value: int


class DevelopedEvent(_SeatEvent, tag="developed"):
    """An ability was developed; `step` counts its developments."""

    ability: AbilityId
    step: int


class ActionsEvent(_SeatEvent, tag="actions"):
    """Actions were gained in this turn."""

    gained: int


# Markers, favours and permits


class MarkerEvent(_SeatEvent, tag="marker"):
    """The marker of a route was taken."""

    marker: MarkerId
    route: Route


class DrewEvent(_SeatEvent, tag="drew"):
    """A replacement was drawn; nobody has seen it."""


class LookedEvent(_SeatEvent, tag="looked"):
    """Somebody looked at the replacements; `markers` is there for that seat alone."""

    markers: list[MarkerId] | UnsetType = UNSET


class ReplacedEvent(_SeatEvent, tag="replaced"):
    """A replacement came to a route."""

    marker: MarkerId
    route: Route


class DiscardedEvent(_Event, tag="discarded"):
    """The marker of a neutral route left the game."""

    marker: MarkerId
    route: Route


class UsedEvent(_SeatEvent, tag="used"):
    """A marker was used."""

    marker: MarkerId


class SwappedEvent(_Event, tag="swapped"):
    """Two neighbouring offices changed places; spaces are counted from 1 at the left."""

    city: City
    left: int
    right: int


# Turns and the end


class TurnEvent(_SeatEvent, tag="turn"):
    """A seat's turn began with this many actions."""

    actions: int


class EndingEvent(_Event, tag="ending"):
    """An end condition is met: the game ends with this action."""

    clause: EndClause


class OverEvent(_Event, tag="over"):
    """The game is over."""

    clause: EndClause


# What each fact of an event of an optional rule is (kontor.rules.event.SHOWS).
_FACTS: Final[Mapping[str, Any]] = {
    "seat": SeatNumber,
    "marker": MarkerId,
    "route": Route,
    "city": City,
    "region": Annotated[str, Meta(description="The country", examples=["wales"])],
    "favour": FavourId,
    "piece": Piece,
    "post": Post,
    "amount": Amount,
    "ability": AbilityId,
    "number": int,
}


def _declared(event: EventForm) -> type[msgspec.Struct]:
    """The type of an event that the folder of an optional rule declares."""
    name = "".join(word.capitalize() for word in event.name.split("-"))
    facts = [(fact, _FACTS[kind]) for fact, kind in event.facts.items() if fact != "seat"]
    base = _SeatEvent if "seat" in event.facts else _Event
    own = {"__doc__": event.about}
    return msgspec.defstruct(f"{name}Event", facts, bases=(base,), tag=event.name, namespace=own, module=__name__)


_OF_MODULES: Final = [_declared(event) for module in DECLARATIONS for event in module.events.values()]
_Usual: TypeAlias = (
    IncomeEvent
    | TookEvent
    | PaidEvent
    | PlacedEvent
    | DisplacedEvent
    | SettledEvent
    | UnsettledEvent
    | DeclinedEvent
    | LiftedEvent
    | DroppedEvent
    | RemovedEvent
    | RouteEvent
    | OfficeEvent
    | ExtraOfficeEvent
    | CompletedEvent
    | ConnectedEvent
    | PrestigeEvent
    | SpecialPrestigeEvent
    | DevelopedEvent
    | ActionsEvent
    | MarkerEvent
    | DrewEvent
    | LookedEvent
    | ReplacedEvent
    | DiscardedEvent
    | UsedEvent
    | SwappedEvent
    | TurnEvent
    | EndingEvent
    | OverEvent
)
if TYPE_CHECKING:
    GameEvent: TypeAlias = _Usual
else:
    GameEvent = reduce(or_, _OF_MODULES, _Usual)
