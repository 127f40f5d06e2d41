"""What a server shows of its club: public tables, finished games, ratings and profiles."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from kontor.server.wire import Answer, doc
from kontor.server.wire.answers import TableCard, TableId
from kontor.server.wire.ids import Category

Next: TypeAlias = Annotated[str, doc("`after` of the next page; null if this is the last one")] | None
Played: TypeAlias = Annotated[int, doc("How many games")]
Average: TypeAlias = Annotated[float, doc("Points in a game, on average")]


class ClubTables(Answer):
    """Public tables that are in the lobby or running, the last changed first."""

    tables: list[TableCard]
    next: Next


class ClubSeat(Answer):
    """A seat of a finished game."""

    name: str
    known: Annotated[bool, doc("The name is their own, so it leads to a profile")]
    level: Annotated[str, doc("Of a bot")] | None
    rank: int
    total: int


class ClubGame(Answer):
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


class ClubGames(Answer):
    """Finished games, the newest first."""

    games: list[ClubGame]
    next: Next


class RatingInfo(Answer):
    """How strong somebody is. 1000 is the average of everybody here; 400 points more are ten times the strength."""

    scope: Annotated[str, Meta(description="Of which games", examples=["", "board:hansa", "players:3"])]
    name: str
    level: Annotated[str, doc("Of a bot")] | None
    games: Played
    rating: float
    low: Annotated[float, doc("The 95 % interval begins here")]
    high: Annotated[float, doc("The 95 % interval ends here")]
    provisional: Annotated[bool, doc("The interval is still wide")]


class ClubRatings(Answer):
    """A rating list, the strongest first, and for which games there are others."""

    scopes: list[str]
    ratings: list[RatingInfo]


class BoardFigures(Answer):
    """What somebody did on a board."""

    board: str
    games: Played
    wins: int
    points: Average


class Profile(Answer):
    """The games of somebody in figures: a person with a name of their own, or a bot."""

    name: str
    level: Annotated[str, doc("Of a bot")] | None
    games: Annotated[int, doc("How many games these figures are about, at most the last 1,000")]
    wins: Annotated[int, doc("A shared victory counts for each")]
    expected: Annotated[float, doc("Victories of somebody who wins as often as everybody else")]
    points: Average
    best: Annotated[int, doc("Most points in a game")]
    boards: Annotated[list[BoardFigures], doc("The one with most games first")]
    categories: Annotated[dict[Category, float], doc("Points by category, on average")]
    ratings: list[RatingInfo]
    recent: Annotated[list[ClubGame], doc("The last games")]
