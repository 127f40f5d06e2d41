"""What is printed on boards, desks and markers, as plain frozen values.

Every closed list of ids stands here once, as a Literal: rules.ids, the messages of the server and the types of the
client are made from it.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

Shape = Literal["trader", "merchant"]  # a square office space takes a trader, a round one a merchant
Privilege = Literal["white", "orange", "pink", "black"]
Ability = Literal["keys", "actions", "privilege", "book", "purse"]
Post = Literal["land", "ship"]  # a ship post takes merchants only (EAST-26)
Region = Literal["england", "wales", "scotland"]
Permanent = Literal[
    "move-two",
    "develop-privilege",
    "office-in-green-city",
    "place-two-from-route",
    "place-two-in-wales-or-scotland",
]
# In the canonical order of payments (docs/notation.md); markers.toml says what each does.
Marker = Literal[
    "extra-office",
    "swap",
    "move-three",
    "develop",
    "plus-3",
    "plus-4",
    "remove-three",
    "exchange",
    "tribute",
    "block",
]
Duo = Literal["classic", "britannia"]  # the variants for two players
Point = tuple[float, float]

SHAPE_NAMES: tuple[Shape, ...] = get_args(Shape)
PRIVILEGE_NAMES: tuple[Privilege, ...] = get_args(Privilege)  # from the lowest to the highest
ABILITY_NAMES: tuple[Ability, ...] = get_args(Ability)
POST_KINDS: tuple[Post, ...] = get_args(Post)
REGION_NAMES: tuple[Region, ...] = get_args(Region)
PERMANENT_MARKER_NAMES: tuple[Permanent, ...] = get_args(Permanent)
DUOS: tuple[Duo, ...] = get_args(Duo)
MARKER_NAMES: tuple[Marker, ...] = get_args(Marker)
# Limits for boards made by users; the rules rely on them (kontor.rules.cells).
REGION_POINTS = (7, 4, 2, 0, 0, 0)  # by place (BRIT-55)
BOARD_MAX_CITIES = 32
BOARD_MAX_ROUTES = 40
BOARD_MAX_POSTS = 128
BOARD_MAX_NEIGHBOURS = 12


@dataclass(frozen=True, slots=True)
class OfficeSpace:
    """A printed space of a city; `prestige` is its coin."""

    shape: Shape
    privilege: Privilege
    prestige: int


@dataclass(frozen=True, slots=True)
class City:
    id: str
    name: str
    offices: tuple[OfficeSpace, ...] = ()  # left to right
    abilities: tuple[Ability, ...] = ()
    hanseatic: bool = True  # False for a green city, which has no offices of its own (EAST-09)
    regions: tuple[Region, ...] = ()
    permits: tuple[Region, ...] = ()  # one permit a turn, for any one of these (BRIT-27)
    xy: Point | None = None


@dataclass(frozen=True, slots=True)
class Route:
    id: str
    ends: tuple[str, str]  # in alphabetical order; posts are counted from the first
    posts: tuple[Post, ...]
    tavern: bool = False
    permanent_marker: Permanent | None = None
    region: Region | None = None
    post_xy: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class PrestigeSpace:
    """A space for special prestige."""

    privilege: Privilege
    prestige: int


class Totals(NamedTuple):
    """What a board adds up to. A file may also state it, counted separately, so that mistakes show."""

    cities: int
    routes: int
    posts: int
    ships: int
    offices: int
    taverns: int
    permanent_markers: int
    abilities: int
    regions: int


@dataclass(frozen=True, slots=True)
class BoardFacts:
    id: str
    name: str
    players: tuple[int, int]  # fewest and most, as printed
    completed_cities_limit: int
    east_west: tuple[str, str]
    prestige_city: str
    prestige_spaces: tuple[PrestigeSpace, ...]  # left to right
    prestige_clause: str  # which routes lead to them
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    home_region: Region | None = None  # where no permit is needed (BRIT-22)
    editions: tuple[tuple[str, str], ...] = (("bigbox", "bigbox"),)  # edition -> the rules it has on this board
    duos: tuple[Duo, ...] = ("britannia",)  # the variants that two can play here (DUO-PL-02, DUO-BR-03)
    stated_totals: Totals | None = None

    @property
    def board(self) -> str:
        """The board this side belongs to: its id up to the dash."""
        return self.id.partition("-")[0]

    def city(self, city_id: str) -> City:
        """The city of this id; KeyError if there is none."""
        return {city.id: city for city in self.cities}[city_id]

    def route(self, route_id: str) -> Route:
        """The route of this id; KeyError if there is none."""
        return {route.id: route for route in self.routes}[route_id]

    def totals(self) -> Totals:
        return Totals(
            cities=len(self.cities),
            routes=len(self.routes),
            posts=sum(len(route.posts) for route in self.routes),
            ships=sum(route.posts.count("ship") for route in self.routes),
            offices=sum(len(city.offices) for city in self.cities),
            taverns=sum(route.tavern for route in self.routes),
            permanent_markers=sum(route.permanent_marker is not None for route in self.routes),
            abilities=sum(len(city.abilities) for city in self.cities),
            regions=len({region for city in self.cities for region in city.regions}),
        )


@dataclass(frozen=True, slots=True)
class MarkerKind:
    id: str  # a Marker
    name: str
    count: int  # the gold ones included
    gold: int = 0  # how many of them are starting markers
    replaces: str | None = None  # the classic edition has this kind instead of that one (CLASSIC-02)
    optional: bool = False  # only modules bring it (kontor.rules.module)
    actions: int = 0  # further actions that it gives at once (MARKER-49)


@dataclass(frozen=True, slots=True)
class Track:
    """One row of the writing desk; all values but the first are covered by a piece at the start."""

    id: Ability
    values: tuple[int | str, ...]
    piece: Shape
    complete_prestige: int  # for the fully developed row at the end of the game
