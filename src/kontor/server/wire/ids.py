"""The words of the game that messages use: ids, pieces, amounts, and every closed list."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from kontor import catalog
from kontor.boards import facts
from kontor.rules.event import ENDINGS
from kontor.rules.frames import NAMES
from kontor.rules.modules import DECLARATIONS
from kontor.rules.scoreline import CATEGORIES
from kontor.rules.steps.move import WAYS
from kontor.server.wire.requests import SeatNumber

Edition: TypeAlias = Literal["bigbox", "classic"]
Duo: TypeAlias = facts.Duo
AbilityId: TypeAlias = facts.Ability
MarkerId: TypeAlias = facts.Marker
FavourId: TypeAlias = facts.FavourTile
# Lists that the engine works out: type checkers cannot know them, messages and their schema do.
if TYPE_CHECKING:
    DecisionName: TypeAlias = str
    MoveWay: TypeAlias = str
    Category: TypeAlias = str
    ModuleName: TypeAlias = str
    EndClause: TypeAlias = str
    EndCount: TypeAlias = str
else:
    DecisionName = Literal[tuple(NAMES.values())]
    MoveWay = Literal[tuple(way.name for way in WAYS)]
    Category = Literal[CATEGORIES]
    ModuleName = Literal[tuple(catalog.MODULES)]
    EndClause = Literal[tuple(filter(None, ENDINGS))]
    EndCount = Literal[("prestige", "cities", "markers", *(of for one in DECLARATIONS for of in one.counts))]

Owner: TypeAlias = SeatNumber | Literal["n"]  # `n` is the neutral player
City: TypeAlias = Annotated[str, Meta(description="The id of a city", examples=["luebeck"])]
Route: TypeAlias = Annotated[str, Meta(description="The id of a route", examples=["hamburg-luebeck"])]
Post: TypeAlias = Annotated[
    str, Meta(description="A post: its route and number, counted from 1", examples=["hamburg-luebeck/1"])
]
Piece: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[0-4n][tm]$",
        description="`0t` is seat 0's trader, `1m` seat 1's merchant, `nt` a neutral trader",
        examples=["0t"],
    ),
]
Amount: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^(0|\d+t|\d+m|\d+t\+\d+m)$",
        description="A number of traders and merchants; `0` is none",
        examples=["5t+1m"],
    ),
]
Clause: TypeAlias = Annotated[str, Meta(description="A clause of the rules reference", examples=["ROUTE-10"])]
