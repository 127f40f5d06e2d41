"""What happens in a game, one type for each kind of event; `event` says which it is.

The events of a decision come in the order in which things happened.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, Union, get_args

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

PLY = Annotated[int, Meta(description="The number of the decision that brought it, counted from 0")]
EVENT_TYPES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    # Pieces
    "income": ("Action A: pieces came from the stock to the supply.", {"seat": SeatNumber, "amount": Amount}),
    "took": (
        "Pieces came from the stock to the supply because of a favour or a Tribute.",
        {"seat": SeatNumber, "amount": Amount},
    ),
    "paid": ("The fee for placing on a blocked route went to the stock.", {"seat": SeatNumber, "amount": Amount}),
    "placed": ("Action B: a piece came from the supply to a post.", {"piece": Piece, "post": Post}),
    "displaced": (
        "Action C: `piece` took the post of `victim`, which its owner settles next; the fee went to the stock.",
        {"piece": Piece, "post": Post, "victim": Piece, "fee": Amount},
    ),
    "settled": (
        "A displaced piece, or one from `source`, came to stand on a post.",
        {
            "piece": Piece,
            "post": Post,
            "source": Annotated[
                str, Meta(description="`stock`, `supply`, `route` or a post; left out for the displaced piece itself")
            ]
            | UnsetType,
        },
    ),
    "unsettled": ("A displaced piece found no post and went to the stock.", {"piece": Piece}),
    "declined": ("A player declined the rest of what was offered.", {"seat": SeatNumber}),
    "lifted": ("A piece was picked up; `dropped` follows.", {"seat": SeatNumber, "piece": Piece, "post": Post}),
    "dropped": ("A lifted piece came from `origin` to a post.", {"piece": Piece, "post": Post, "origin": Post}),
    "removed": (
        "A piece went from a post to its owner's supply; a neutral trader to the stock.",
        {"piece": Piece, "post": Post},
    ),
    # Routes, offices and points
    "route": (
        "Action E: a route was established; its pieces went to the stock, less the one used in step 3.",
        {"seat": SeatNumber, "route": Route},
    ),
    "office": ("A piece became the next office of a city.", {"piece": Piece, "city": City}),
    "extra-office": ("A piece became an office left of the others of a city.", {"piece": Piece, "city": City}),
    "completed": ("All spaces of a city are taken; it is the `count`th such city.", {"city": City, "count": int}),
    "connected": (
        "Somebody connected East and West.",
        {"seat": Owner, "rank": Annotated[int, Meta(description="1 for the first one")]},
    ),
    "prestige": (
        "Points on the prestige track, and the clause that gives them.",
        {
            "seat": Owner,
            "points": int,
            "clause": Clause,
            "city": Annotated[str, Meta(description="The city whose control gives them")] | UnsetType,
        },
    ),
    "special-prestige": ("A special prestige space was taken.", {"seat": SeatNumber, "value": int}),
    "developed": (
        "An ability was developed; `step` counts its developments.",
        {"seat": SeatNumber, "ability": AbilityId, "step": int},
    ),
    "actions": ("Actions were gained in this turn.", {"seat": SeatNumber, "gained": int}),
    # Markers, favours and permits
    "marker": ("The marker of a route was taken.", {"seat": SeatNumber, "marker": MarkerId, "route": Route}),
    "drew": ("A replacement was drawn; nobody has seen it.", {"seat": SeatNumber}),
    "looked": (
        "Somebody looked at the replacements; `markers` is there for that seat alone.",
        {"seat": SeatNumber, "markers": list[MarkerId] | UnsetType},
    ),
    "replaced": ("A replacement came to a route.", {"seat": SeatNumber, "marker": MarkerId, "route": Route}),
    "discarded": ("The marker of a neutral route left the game.", {"marker": MarkerId, "route": Route}),
    "used": ("A marker was used.", {"seat": SeatNumber, "marker": MarkerId}),
    "swapped": (
        "Two neighbouring offices changed places; spaces are counted from 1 at the left.",
        {"city": City, "left": int, "right": int},
    ),
    # Turns and the end
    "turn": ("A seat's turn began with this many actions.", {"seat": SeatNumber, "actions": int}),
    "ending": ("An end condition is met: the game ends with this action.", {"clause": EndClause}),
    "over": ("The game is over.", {"clause": EndClause}),
}
# What each fact of an event of an optional rule is (kontor.rules.event.SHOWS).
MODULE_FACTS: Final[Mapping[str, Any]] = {
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


def _type(tag: str, about: str, facts: dict[str, Any]) -> type[msgspec.Struct]:
    fields: list[Any] = [(n, kind, UNSET) if UnsetType in get_args(kind) else (n, kind) for n, kind in facts.items()]
    return msgspec.defstruct(
        "".join(map(str.capitalize, tag.split("-"))) + "Event",
        [*fields, ("ply", PLY)],
        namespace={"__doc__": about},
        module=__name__,
        tag_field="event",
        tag=tag,
        kw_only=True,
        forbid_unknown_fields=True,
    )


def _of_module(event: EventForm) -> type[msgspec.Struct]:
    """The type of an event that the folder of an optional rule declares."""
    return _type(event.name, event.about, {fact: MODULE_FACTS[kind] for fact, kind in event.facts.items()})


if TYPE_CHECKING:
    GameEvent: TypeAlias = msgspec.Struct
else:
    usual = [_type(tag, *each) for tag, each in EVENT_TYPES.items()]
    GameEvent = Union[tuple(usual + [_of_module(each) for rule in DECLARATIONS for each in rule.events.values()])]  # noqa: UP007
