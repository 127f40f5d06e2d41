"""What never changes: boards, where everything on them is drawn, the desk, the rules, and what can be chosen."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from kontor.boards.facts import Ability, OfficeSpace, Permanent, Post, PrestigeSpace, Region, Shape
from kontor.rules.modules import RULE_NUMBERS
from kontor.wire import Answer, doc

Number: TypeAlias = int | float
Point: TypeAlias = tuple[Number, Number]
Box: TypeAlias = Annotated[tuple[Number, Number, Number, Number], doc("x, y, width, height")]
Sized: TypeAlias = Annotated[tuple[Number, Number, Number], doc("x, y, size")]
Path: TypeAlias = Annotated[str, doc("The data of an SVG path")]


class _Drawn(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    pass


class CityPlace(_Drawn):
    """Where a city is drawn."""

    x: Number
    y: Number
    slots: Annotated[list[Point], doc("One per office; four gate places in a green city")]
    plaque: Box
    box: Annotated[Box, doc("Everything that belongs to the city, two extra offices included")]
    extra: Annotated[tuple[Point, Point], doc("Beside the row, then further left")]
    scroll: Point | msgspec.UnsetType = msgspec.UNSET


class Tie(_Drawn):
    """Where the strings of the things beside a route meet it."""

    marker: Point | msgspec.UnsetType = msgspec.UNSET
    tavern: Point | msgspec.UnsetType = msgspec.UNSET
    permanent: Point | msgspec.UnsetType = msgspec.UNSET


class RoutePlace(_Drawn):
    """Where a route is drawn."""

    path: Annotated[str, doc("M city L edge C curve L city")]
    posts: list[Point]
    marker: Point
    tie: Tie
    tavern: Point | msgspec.UnsetType = msgspec.UNSET
    permanent: Point | msgspec.UnsetType = msgspec.UNSET


class TrackPlaces(_Drawn):
    """Where tracks and awards are drawn; an award for a country by its id."""

    completed: list[Point]
    ring: Annotated[list[Box], doc("The prestige track: centre, width, height of each space")]
    east_west: Point
    wales: Point | msgspec.UnsetType = msgspec.UNSET
    scotland: Point | msgspec.UnsetType = msgspec.UNSET


class DecorPlaces(_Drawn):
    """Land and sea."""

    coast: list[Path]
    rivers: list[Path] = []
    lakes: list[Path] = []
    regions: Annotated[dict[str, Path], doc("By country")] = {}
    hills: list[Sized] = []
    woods: list[Sized] = []
    labels: Annotated[list[tuple[str, Number, Number, Number, Number]], doc("Text, x, y, angle, size")] = []
    compass: Sized | msgspec.UnsetType = msgspec.UNSET
    ships: Annotated[list[tuple[Number, Number, Number, Literal[1, -1]]], doc("x, y, size, heading")] = []


class Geometry(_Drawn):
    """The drawing of a side."""

    canvas: tuple[Number, Number]
    cities: Annotated[dict[str, CityPlace], doc("By id")]
    routes: Annotated[dict[str, RoutePlace], doc("By id")]
    special_prestige: list[Point]
    tracks: TrackPlaces
    decor: DecorPlaces


class DeskRow(Answer):
    """A row of the writing desk: its values, all but the first covered by a piece at the start."""

    id: Ability
    values: list[int | str]
    piece: Shape


class CityFacts(Answer):
    """A city as it is printed."""

    id: str
    name: str
    offices: Annotated[list[OfficeSpace], doc("From the left")]
    abilities: list[Ability]
    hanseatic: Annotated[bool, doc("False for a green city")]
    regions: Annotated[list[Region], doc("The countries it lies in")]
    permits: Annotated[list[Region], doc("The countries that its permit opens")]


class RouteFacts(Answer):
    """A route as it is printed."""

    id: str
    start: Annotated[str, doc("The city from which posts are counted")] = msgspec.field(name="from")
    to: str
    posts: list[Post]
    tavern: bool
    permanent_marker: Permanent | None
    region: Region | None


class SpecialPrestige(Answer):
    """Where special prestige is taken, and by which piece."""

    city: str
    spaces: Annotated[list[PrestigeSpace], doc("From the left")]
    shape: Shape = "merchant"  # PRESTIGE-02


class BoardFacts(Answer):
    """A side of a board as it is printed."""

    id: str
    name: str
    completed_cities_limit: int
    east_west: tuple[str, str]
    special_prestige: SpecialPrestige
    home_region: Annotated[Region | None, doc("The country where nobody needs a permit")]
    cities: list[CityFacts]
    routes: list[RouteFacts]


if TYPE_CHECKING:
    _Numbers = Answer
else:
    _Numbers = msgspec.defstruct(
        "_Numbers",
        [(name, Annotated[int, doc(about)]) for name, (_, about) in RULE_NUMBERS.items()],
        bases=(Answer,),
    )


class RuleNumbers(_Numbers):
    """Numbers of the rules that nothing on the table shows."""

    east_west: Annotated[list[int], doc("Points for connecting East and West, the first one first")]
    regions: Annotated[list[int], doc("Points for the ranks in a country, the best first")]


class BoardPaper(Answer):
    """A side of a board as it is printed, and as it is drawn on a canvas of 1425 x 1000 units."""

    facts: BoardFacts
    geometry: Geometry
    desk: list[DeskRow]
    numbers: RuleNumbers


class RuleClause(Answer):
    """A rule. `ruling` is the decision where the rulebooks are silent or disagree."""

    id: str
    scope: list[str]
    text: str
    ruling: str | None
    file: str
    chapter: Annotated[str, doc("The title of the file")]
    section: Annotated[str, doc("Its title; that of the chapter before the first section")]


class RuleBook(Answer):
    """All rules in order."""

    language: Annotated[str, doc("The language they are written in")]
    clauses: list[RuleClause]


Sides = Annotated[tuple[float, float], doc("Of winners, and of the others")]
Group = Annotated[tuple[int, float], doc("How many seats, and which part of them won")]


class AbilityFigures(Answer):
    """How an ability is developed."""

    developed: Annotated[Sides, doc("Which part develops it at all")]
    steps: Annotated[Sides, doc("How far, on average")]
    round: Annotated[float, doc("The middle round of the first development")] | None
    by_round: Annotated[list[Sides], doc("Which part has developed it by the end of round 1, 2, 3 ...")]
    by_steps: Annotated[list[Group], doc("By how far it was developed at the end, from not at all on")]


class MarkerFigures(Answer):
    """How a marker is used."""

    taken: Annotated[float, doc("How many in a game")]
    used: Annotated[Sides, doc("How many a seat uses, on average")]
    round: Annotated[float, doc("The middle round in which it is used")] | None
    having: Annotated[Group, doc("Seats that used one")] = msgspec.field(name="with")
    without: Annotated[Group, doc("Seats that used none")]


class CityFigures(Answer):
    """Who is where at the end, by kind of city."""

    offices: Annotated[Sides, doc("How many a seat has there, on average")]
    control: Annotated[Sides, doc("How many of these cities a seat controls, on average")]
    having: Annotated[Group, doc("Seats with an office there")] = msgspec.field(name="with")
    without: Annotated[Group, doc("Seats without")]


class GuideFigures(Answer):
    """What many games of the strongest bot against itself come to, of one board and number of players."""

    side: str
    players: int
    games: Annotated[int, doc("That came to their end, and are counted")]
    unended: Annotated[int, doc("That were broken off after 40 rounds, and are not")]
    rounds: Annotated[float, doc("On average")]
    abilities: dict[str, AbilityFigures]
    markers: dict[str, MarkerFigures]
    cities: dict[str, CityFigures]


class FieldGuide(Answer):
    """The figures of the field guide, by kind of game. Its words are in `fieldguide.ftl` of each language."""

    kinds: dict[str, GuideFigures]


class Choice(Answer):
    """Something that can be chosen, or why not."""

    name: str
    refusal: str | None = None


class Combination(Answer):
    """What goes with a board, an edition and a number of players."""

    board: str
    players: int
    edition: str
    side: str | None
    name: Annotated[str, doc("The side in words, as its file says")] | None
    drawn: Annotated[bool, doc("Whether the side has a drawing; browsers cannot show one without")]
    refusal: str | None
    modules: list[Choice]
    duo: list[Choice]
    pile: Annotated[dict[str, int], doc("How many of each marker the pile may hold, where it can be agreed")]


class Catalogue(Answer):
    """Everything that can be chosen for a new table."""

    combinations: list[Combination]
    levels: list[str]
    styles: Annotated[dict[str, list[str]], doc("By level: a bot may be named with one of these, as expert:builder")]
    colours: list[str]
    phrases: list[str]
    pile_size: Annotated[int, doc("How many markers a chosen pile must hold")]
    version: str
