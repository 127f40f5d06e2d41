"""What never changes: boards, their drawings, the desk, the rules, the figures of the field guide."""

from typing import Annotated

import msgspec
from msgspec import Meta

from kontor.boards.facts import Ability, Permanent, Post, Privilege, Region, Shape
from kontor.server.wire.drawing import Geometry


class DeskRow(msgspec.Struct, kw_only=True):
    """A row of the writing desk: its values, all but the first covered by a piece at the start."""

    id: Ability
    values: list[int | str]
    piece: Shape


class OfficeSpace(msgspec.Struct, kw_only=True):
    """A printed space of a city; `prestige` is its coin."""

    shape: Shape
    privilege: Privilege
    prestige: int


class CityFacts(msgspec.Struct, kw_only=True):
    """A city as it is printed."""

    id: str
    name: str
    offices: Annotated[list[OfficeSpace], Meta(description="From the left")]
    abilities: list[Ability]
    hanseatic: Annotated[bool, Meta(description="False for a green city")]
    regions: Annotated[list[Region], Meta(description="The countries it lies in")]
    permits: Annotated[list[Region], Meta(description="The countries that its permit opens")]


class RouteFacts(msgspec.Struct, kw_only=True):
    """A route as it is printed."""

    id: str
    start: Annotated[str, Meta(description="The city from which posts are counted")] = msgspec.field(name="from")
    to: str
    posts: list[Post]
    tavern: bool
    permanent_marker: Permanent | None
    region: Region | None


class PrestigeSpace(msgspec.Struct, kw_only=True):
    """A space for special prestige."""

    privilege: Privilege
    prestige: int


class SpecialPrestige(msgspec.Struct, kw_only=True):
    """Where special prestige is taken, and by which piece."""

    city: str
    spaces: Annotated[list[PrestigeSpace], Meta(description="From the left")]
    shape: Shape = "merchant"  # PRESTIGE-02


class BoardFacts(msgspec.Struct, kw_only=True):
    """A side of a board as it is printed."""

    id: str
    name: str
    completed_cities_limit: int
    east_west: tuple[str, str]
    special_prestige: SpecialPrestige
    home_region: Annotated[Region | None, Meta(description="The country where nobody needs a permit")]
    cities: list[CityFacts]
    routes: list[RouteFacts]


class RuleNumbers(msgspec.Struct, kw_only=True):
    """Numbers of the rules that nothing on the table shows."""

    east_west: Annotated[list[int], Meta(description="Points for connecting East and West, the first one first")]
    regions: Annotated[list[int], Meta(description="Points for the ranks in a country, the best first")]
    favour_price: Annotated[int, Meta(description="How many markers a favour costs")]


class BoardPaper(msgspec.Struct, kw_only=True):
    """A side of a board as it is printed, and as it is drawn on a canvas of 1425 x 1000 units."""

    facts: BoardFacts
    geometry: Geometry
    desk: list[DeskRow]
    numbers: RuleNumbers


class RuleClause(msgspec.Struct, kw_only=True):
    """A rule. `ruling` is the decision where the rulebooks are silent or disagree."""

    id: str
    scope: list[str]
    text: str
    ruling: str | None
    file: str
    chapter: Annotated[str, Meta(description="The title of the file")]
    section: Annotated[str, Meta(description="Its title; that of the chapter before the first section")]


class RuleBook(msgspec.Struct, kw_only=True):
    """All rules in order."""

    language: Annotated[str, Meta(description="The language they are written in")]
    clauses: list[RuleClause]


Sides = Annotated[tuple[float, float], Meta(description="Of winners, and of the others")]
Group = Annotated[tuple[int, float], Meta(description="How many seats, and which part of them won")]


class AbilityFigures(msgspec.Struct, kw_only=True):
    """How an ability is developed."""

    developed: Annotated[Sides, Meta(description="Which part develops it at all")]
    steps: Annotated[Sides, Meta(description="How far, on average")]
    round: Annotated[float, Meta(description="The middle round of the first development")] | None
    by_round: Annotated[list[Sides], Meta(description="Which part has developed it by the end of round 1, 2, 3 ...")]
    by_steps: Annotated[list[Group], Meta(description="By how far it was developed at the end, from not at all on")]


class MarkerFigures(msgspec.Struct, kw_only=True):
    """How a marker is used."""

    taken: Annotated[float, Meta(description="How many in a game")]
    used: Annotated[Sides, Meta(description="How many a seat uses, on average")]
    round: Annotated[float, Meta(description="The middle round in which it is used")] | None
    having: Annotated[Group, Meta(description="Seats that used one")] = msgspec.field(name="with")
    without: Annotated[Group, Meta(description="Seats that used none")]


class CityFigures(msgspec.Struct, kw_only=True):
    """Who is where at the end, by kind of city."""

    offices: Annotated[Sides, Meta(description="How many a seat has there, on average")]
    control: Annotated[Sides, Meta(description="How many of these cities a seat controls, on average")]
    having: Annotated[Group, Meta(description="Seats with an office there")] = msgspec.field(name="with")
    without: Annotated[Group, Meta(description="Seats without")]


class GuideFigures(msgspec.Struct, kw_only=True):
    """What many games of the strongest bot against itself come to, of one board and number of players."""

    side: str
    players: int
    games: Annotated[int, Meta(description="That came to their end, and are counted")]
    unended: Annotated[int, Meta(description="That were broken off after 40 rounds, and are not")]
    rounds: Annotated[float, Meta(description="On average")]
    abilities: dict[str, AbilityFigures]
    markers: dict[str, MarkerFigures]
    cities: dict[str, CityFigures]


class FieldGuide(msgspec.Struct, kw_only=True):
    """The figures of the field guide, by kind of game. Its words are in `fieldguide.ftl` of each language."""

    kinds: dict[str, GuideFigures]
