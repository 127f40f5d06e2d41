"""The words of the game that messages use, and the view of a game as kontor.Game.view gives it.

Lists "per seat" have one entry for each player, in turn order. A key that is not always there belongs to a module, a
board or a variant, and is there in the whole game or not at all.
"""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict, get_type_hints

from kontor import catalog
from kontor.boards import facts
from kontor.rules.declaration import MessageKey, Where
from kontor.rules.event import ENDINGS
from kontor.rules.frames import NAMES
from kontor.rules.modules import DECLARATIONS, SECRETS, TILE_IDS, TILES_BY_WORD, VIEW_KEYS
from kontor.rules.scoreline import CATEGORIES
from kontor.rules.steps.move import WAYS
from kontor.wire import doc
from kontor.wire.requests import SeatNumber

Edition: TypeAlias = Literal["bigbox", "classic"]
Duo: TypeAlias = facts.Duo
AbilityId: TypeAlias = facts.Ability
MarkerId: TypeAlias = facts.Marker
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
    ModuleName = Literal[tuple(catalog.MODULES) or ("none",)]  # a Literal needs a word
    EndClause = Literal[tuple(filter(None, ENDINGS))]
    EndCount = Literal[("prestige", "cities", "markers", *(of for one in DECLARATIONS for of in one.counts))]

    globals().update({f"{word.capitalize()}Id": Literal[TILE_IDS] for word in TILES_BY_WORD})

Owner: TypeAlias = SeatNumber | Literal["n"]  # `n` is the neutral player
City: TypeAlias = Annotated[str, doc("The id of a city", examples=["luebeck"])]
Route: TypeAlias = Annotated[str, doc("The id of a route", examples=["hamburg-luebeck"])]
Post: TypeAlias = Annotated[str, doc("A post: its route and number, counted from 1", examples=["hamburg-luebeck/1"])]
Piece: TypeAlias = Annotated[
    str,
    doc(
        "`0t` is seat 0's trader, `1m` seat 1's merchant, `nt` a neutral trader",
        pattern="^[0-4n][tm]$",
        examples=["0t"],
    ),
]
Amount: TypeAlias = Annotated[
    str,
    doc("A number of traders and merchants; `0` is none", pattern=r"^(0|\d+t|\d+m|\d+t\+\d+m)$", examples=["5t+1m"]),
]
Clause: TypeAlias = Annotated[str, doc("A clause of the rules reference", examples=["ROUTE-10"])]


class Decision(TypedDict):
    """What must be decided now, and which seat decides. Which facts are there depends on the name of the decision."""

    decision: DecisionName
    seat: SeatNumber
    route: NotRequired[Annotated[str, doc("settling: the route from which the piece was displaced")]]
    piece: NotRequired[Annotated[Piece | None, doc("settling: the displaced piece; null once it is placed")]]
    extras: NotRequired[Annotated[int, doc("settling: how many extra pieces may be settled")]]
    way: NotRequired[Annotated[MoveWay, doc("moving: what lets the pieces move")]]
    lifts: NotRequired[Annotated[int, doc("moving: how many pieces may still be lifted")]]
    hand: NotRequired[
        Annotated[list[tuple[Post, Piece]], doc("moving: the lifted pieces, each after the post it came from")]
    ]
    limit: NotRequired[
        Annotated[int, doc("taking: how many pieces may come from the stock; moving, removing: how many in all")]
    ]
    traders_only: NotRequired[Annotated[bool, doc("taking: whether these are traders only")]]
    left: NotRequired[Annotated[int, doc("placing-aside, placing-abroad, removing: how many pieces may still follow")]]
    aside: NotRequired[Annotated[Amount, doc("placing-aside: the pieces of the route that wait")]]
    markers: NotRequired[Annotated[int, doc("replacing: how many markers are on the plate")]]


class Abilities(TypedDict, total=False):
    """How often each ability was developed; one that never was is left out."""

    keys: int
    actions: int
    privilege: int
    book: int
    purse: int


class Markers(TypedDict):
    """All bonus markers."""

    board: Annotated[dict[Route, MarkerId], doc("By route")]
    unused: Annotated[list[list[MarkerId]], doc("Per seat: those that can still be used")]
    used: Annotated[list[list[MarkerId]], doc("Per seat: those that were used")]
    stack: Annotated[int, doc("How many are left in the pile")]
    plates: Annotated[
        list[list[MarkerId | None]],
        doc("Per seat: replacements still to be placed; null where the viewer may not see the face"),
    ]
    tributes: NotRequired[Annotated[list[tuple[Route, SeatNumber]], doc("Route and owner, if there are any")]]
    blocks: NotRequired[Annotated[list[tuple[Route, SeatNumber]], doc("Route and owner, if there are any")]]
    fees: NotRequired[Annotated[dict[Route, int], doc("Blocked routes: how many pieces each piece placed there costs")]]


def types_of(keys: Mapping[str, MessageKey]) -> dict[str, Any]:
    """The types of what optional rules declare, in the words of this file."""
    types = {
        key: _grouped(key, one) if isinstance(one.type, Mapping) else Annotated[one.type, doc(one.about)]
        for key, one in keys.items()
    }
    return get_type_hints(SimpleNamespace(__annotations__=types), globals(), include_extras=True)


def _grouped(key: str, one: MessageKey) -> Any:
    """A message of its own."""
    kind: Any = TypedDict(key.capitalize(), types_of(one.type))  # type: ignore[misc]
    kind.__doc__ = one.about
    return globals().setdefault(kind.__name__, kind)


if TYPE_CHECKING:

    class _Points(TypedDict):
        """What the engine works out."""

    _ModuleKeys = _Points
    _SecretKeys = _Points
else:
    _types = types_of(VIEW_KEYS)
    _ModuleKeys = TypedDict("_ModuleKeys", {key: NotRequired[kind] for key, kind in _types.items()})
    _SecretKeys = TypedDict("_SecretKeys", {key: NotRequired[_types[key].__origin__] for key in SECRETS})
    _Points = TypedDict("_Points", dict.fromkeys(CATEGORIES, int))


class Score(_Points):
    """The points of a seat by category, as if the game ended now. Equal seats share a rank: 1, 1, 3."""

    total: int
    rank: int


class ScoreLine(TypedDict):
    """An entry of the score sheet: its points, the clause that gives them, and what they are for."""

    category: Category
    clause: Clause
    points: int
    facts: dict[str, int | str | list[str]]


class Scores(TypedDict):
    """The scores as the viewer may know them."""

    seats: Annotated[list[Score], doc("Per seat")]
    hidden: Annotated[
        list[list[Category]], doc("Per seat: categories that count 0 because the viewer may not know them")
    ]
    lines: Annotated[list[list[ScoreLine]], doc("Per seat: the entries that make up its points")]


class EndCondition(TypedDict):
    """One of the ways in which the game can end, and how close it is."""

    of: EndCount
    clause: EndClause
    now: Annotated[int, doc("Most points on the track, completed cities, markers in the pile, or turns without effect")]
    start: Annotated[int, doc("What it was at the start")]
    limit: Annotated[int, doc("What ends the game, or lets it be ended; with an empty pile, the next marker needed")]
    near: Annotated[bool, doc("Whether one move could meet it")]


class Displaced(TypedDict):
    """What displacing a piece would mean now."""

    fee: Annotated[int, doc("How many pieces it costs besides the one that takes its post")]
    seat: Annotated[SeatNumber, doc("Who would settle it")]
    extras: Annotated[int, doc("How many further pieces could be settled with it")]


class RegionRank(TypedDict):
    """Somebody with an office in a country."""

    owner: Owner
    cities: Annotated[int, doc("Controlled cities there")]
    offices: Annotated[int, doc("Offices there, extra ones included")]
    points: Annotated[int, doc("Points for this rank, as if the game ended now")]


class Offer(TypedDict):
    """A legal decision of an optional rule, with what a page needs to show it."""

    decision: str
    label: Annotated[str, doc("The message that names it", examples=["button-claim"])]
    clause: Clause
    where: Annotated[Where, doc("What is clicked for it: a button, or what the decision names")]
    at: Annotated[str | None, doc("The route, city or marker; null for a button")]
    confirm: Annotated[str | None, doc("The message that asks again first; null where nothing does")]


OfficeRows: TypeAlias = dict[City, list[Piece]]
AgreedTake: TypeAlias = Annotated[Literal["tradesman"], doc("There where Tithe brings any tradesman (FAVOUR-17)")]


class SeatView(_ModuleKeys):
    """A game as one seat, or a spectator, may know it."""

    board: Annotated[str, doc("The board", examples=["hansa"])]
    side: Annotated[str, doc("The side of the board for this number of players", examples=["hansa-3"])]
    players: int
    edition: Edition
    modules: list[ModuleName]
    duo: Annotated[Duo | None, doc("How two play")]
    take: NotRequired[AgreedTake]
    names: Annotated[list[str], doc("Per seat")]
    seat: Annotated[SeatNumber | None, doc("The seat that looks; null for a spectator")]
    ply: Annotated[int, doc("How many decisions were played")]
    turn: Annotated[SeatNumber, doc("Whose turn it is")]
    actions_left: Annotated[int, doc("The actions left in this turn")]
    decider: Annotated[SeatNumber | None, doc("Who must decide now; null when nobody has to")]
    decision: Annotated[Decision | None, doc("What must be decided; null when the game is over")]
    posts: Annotated[
        dict[Route, list[Piece | None]],
        doc("Each post from the first city in the route's name; routes without pieces are left out"),
    ]
    offices: Annotated[OfficeRows, doc("On the printed spaces from the left; founded ones in a green city")]
    extra_offices: Annotated[OfficeRows, doc("Left of the printed spaces, from there outwards")]
    controllers: Annotated[dict[City, Owner], doc("Who controls each city that has an office")]
    special_prestige: Annotated[dict[str, SeatNumber], doc("The taken spaces by their value, 7 to 11")]
    completed_cities: int
    completed_cities_limit: Annotated[int, doc("The number of completed cities that ends the game")]
    end_conditions: list[EndCondition]
    displaced: Annotated[dict[Piece, Displaced], doc("By piece")]
    east_west: Annotated[list[Owner], doc("Who connected East and West, in order")]
    abilities: Annotated[list[Abilities], doc("Per seat")]
    prestige: Annotated[list[int], doc("Per seat: points on the prestige track")]
    supply: Annotated[list[Amount], doc("Per seat: pieces ready to be placed")]
    stock: Annotated[list[Amount], doc("Per seat: pieces that Income must bring to the supply first")]
    markers: Markers
    scores: Scores
    ending: Annotated[EndClause | None, doc("The end condition that was met first")]
    is_over: bool
    permits_used: NotRequired[Annotated[list[City], doc("Britannia: cities whose permit was used in this turn")]]
    permits: NotRequired[Annotated[dict[City, Owner], doc("Who holds the permit of a city, if anybody")]]
    regions: NotRequired[Annotated[dict[str, list[RegionRank]], doc("By country that scores: the best first")]]
    offers: NotRequired[Annotated[list[Offer], doc("Where the viewer decides: what optional rules allow")]]
    neutral_prestige: NotRequired[Annotated[int, doc("The neutral player's points on the prestige track")]]


class Shared(_SecretKeys):
    """What everybody may see, where several people look at one screen: as in the view of a spectator."""

    scores: Scores
