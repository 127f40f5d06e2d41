"""What happens in a game, one type for each kind of event; `event` says which it is.

The events of a decision come in the order in which things happened. Their facts are those that the engine notes.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, Union, get_args

import msgspec
from msgspec import UNSET, UnsetType

from kontor.rules.event import FORMS
from kontor.rules.modules import DECLARATIONS, TILE_IDS, TILES_BY_WORD
from kontor.server.wire import doc, view
from kontor.server.wire.requests import SeatNumber

ABOUT: Final[Mapping[str, str]] = {
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
# The type of a fact by what it is (kontor.rules.event.SHOWS).
FACT_TYPES: Final[Mapping[str, Any]] = {
    "seat": SeatNumber,
    "marker": view.MarkerId,
    "route": view.Route,
    "city": view.City,
    "region": Annotated[str, doc("The country", examples=["wales"])],
    "piece": view.Piece,
    "post": view.Post,
    "amount": view.Amount,
    "ability": view.AbilityId,
    "number": int,
    "space": int,
    "award": view.Clause,
    "ending": view.EndClause,
    "source": Annotated[str, doc("`stock`, `supply`, `route` or a post; left out for the displaced piece itself")]
    | UnsetType,
    **dict.fromkeys(TILES_BY_WORD, Literal[TILE_IDS]),
}
# Facts of which there is more to say, or which the engine shows in its own way.
OWN_TYPES: Final[Mapping[str, Mapping[str, Any]]] = {
    "connected": {"seat": view.Owner, "rank": Annotated[int, doc("1 for the first one")]},
    "prestige": {"seat": view.Owner, "city": Annotated[str, doc("The city whose control gives them")] | UnsetType},
    "drew": {"seat": SeatNumber},
    "looked": {"seat": SeatNumber, "markers": list[view.MarkerId] | UnsetType},
}


def _type(name: str, forms: Mapping[str, Mapping[str, str]]) -> type[msgspec.Struct]:
    facts = {fact: FACT_TYPES[kind] for fact, kind in forms.get(name, {}).items()} | dict(OWN_TYPES.get(name, {}))
    fields: list[Any] = [(n, kind, UNSET) if UnsetType in get_args(kind) else (n, kind) for n, kind in facts.items()]
    return msgspec.defstruct(
        "".join(map(str.capitalize, name.split("-"))) + "Event",
        [*fields, ("ply", Annotated[int, doc("The number of the decision that brought it, counted from 0")])],
        namespace={"__doc__": ABOUT[name]},
        module=__name__,
        tag_field="event",
        tag=name,
        kw_only=True,
        forbid_unknown_fields=True,
    )


if TYPE_CHECKING:
    GameEvent: TypeAlias = msgspec.Struct
else:
    GameEvent = Union[tuple(_type(name, dict(FORMS.values())) for name in ABOUT)]  # noqa: UP007
