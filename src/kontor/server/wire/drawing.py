"""Where everything of a side of a board is drawn. Points and boxes begin at the top left corner."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from kontor.server.wire import doc

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
