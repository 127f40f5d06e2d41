"""What happens in a game, one type for each kind of event; `event` says which it is.

The events of a decision come in the order in which things happened. Their facts are those that the engine notes.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, Union, get_args

import msgspec
from msgspec import UNSET, UnsetType

from kontor.rules.event import EVENT_DESCRIPTIONS, FORMS
from kontor.rules.modules import TILE_IDS, TILES_BY_WORD
from kontor.wire import doc, view
from kontor.wire.requests import SeatNumber

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
        namespace={"__doc__": EVENT_DESCRIPTIONS[name]},
        module=__name__,
        tag_field="event",
        tag=name,
        kw_only=True,
        forbid_unknown_fields=True,
    )


if TYPE_CHECKING:
    GameEvent: TypeAlias = msgspec.Struct
else:
    GameEvent = Union[tuple(_type(name, dict(FORMS.values())) for name in EVENT_DESCRIPTIONS)]  # noqa: UP007
