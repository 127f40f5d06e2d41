"""What a server shows of its club: public tables, finished games, ratings and profiles."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kontor.server.wire.answers import TableCard, TableId
from kontor.server.wire.ids import Category

Next: TypeAlias = Annotated[str, Meta(description="`after` of the next page; null if this is the last one")] | None
Played: TypeAlias = Annotated[int, Meta(description="How many games")]
Average: TypeAlias = Annotated[float, Meta(description="Points in a game, on average")]


class ClubTables(msgspec.Struct, kw_only=True):
    """Public tables that are in the lobby or running, the last changed first."""

    tables: list[TableCard]
    next: Next


class ClubSeat(msgspec.Struct, kw_only=True):
    """A seat of a finished game."""

    name: str
    known: Annotated[bool, Meta(description="The name is their own, so it leads to a profile")]
    level: Annotated[str, Meta(description="Of a bot")] | None
    rank: int
    total: int


class ClubGame(msgspec.Struct, kw_only=True):
    """A finished game of a public table."""

    table: TableId
    ended: float
    board: str
    players: int
    edition: str
    modules: list[str]
    decisions: int
    rated: bool
    seats: list[ClubSeat]


class ClubGames(msgspec.Struct, kw_only=True):
    """Finished games, the newest first."""

    games: list[ClubGame]
    next: Next


class RatingInfo(msgspec.Struct, kw_only=True):
    """How strong somebody is. 1000 is the average of everybody here; 400 points more are ten times the strength."""

    scope: Annotated[str, Meta(description="Of which games", examples=["", "board:hansa", "players:3"])]
    name: str
    level: Annotated[str, Meta(description="Of a bot")] | None
    games: Played
    rating: float
    low: Annotated[float, Meta(description="The 95 % interval begins here")]
    high: Annotated[float, Meta(description="The 95 % interval ends here")]
    provisional: Annotated[bool, Meta(description="The interval is still wide")]


class ClubRatings(msgspec.Struct, kw_only=True):
    """A rating list, the strongest first, and for which games there are others."""

    scopes: list[str]
    ratings: list[RatingInfo]


class BoardFigures(msgspec.Struct, kw_only=True):
    """What somebody did on a board."""

    board: str
    games: Played
    wins: int
    points: Average


class Profile(msgspec.Struct, kw_only=True):
    """The games of somebody in figures: a person with a name of their own, or a bot."""

    name: str
    level: Annotated[str, Meta(description="Of a bot")] | None
    games: Annotated[int, Meta(description="How many games these figures are about, at most the last 1,000")]
    wins: Annotated[int, Meta(description="A shared victory counts for each")]
    expected: Annotated[float, Meta(description="Victories of somebody who wins as often as everybody else")]
    points: Average
    best: Annotated[int, Meta(description="Most points in a game")]
    boards: Annotated[list[BoardFigures], Meta(description="The one with most games first")]
    categories: Annotated[dict[Category, float], Meta(description="Points by category, on average")]
    ratings: list[RatingInfo]
    recent: Annotated[list[ClubGame], Meta(description="The last games")]
