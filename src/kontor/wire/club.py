"""What a server shows of its club: public tables, finished games, ratings and profiles, leagues and tournaments."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from kontor.wire import Answer, Request, doc
from kontor.wire.answers import TableCard, TableId
from kontor.wire.requests import PRINTABLE, Clock, Level, Word
from kontor.wire.view import Category

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

    scope: Annotated[str, doc("Of which games", examples=["", "board:hansa", "players:3"])]
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


Form: TypeAlias = Annotated[
    Literal["league", "tournament"],
    doc("In a league everybody meets everybody; in a tournament those meet who stand close together"),
]
Status: TypeAlias = Literal["open", "running", "over"]
CompetitionId: TypeAlias = Annotated[str, doc("The id of a competition")]
Number: TypeAlias = Annotated[int, doc("A player of this competition; bots have negative numbers")]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE, examples=["Winter league"])]
Size: TypeAlias = Annotated[int, doc("Players at a table", ge=2, le=5)]
Rounds: TypeAlias = Annotated[int, doc("How many rounds there are", ge=1, le=20)]
Fill: TypeAlias = Annotated[Level, doc("The level of bots that fill up the tables; null: players left over sit out")]


class NewCompetition(Request):
    """A new competition. Its tables are public."""

    name: Title
    form: Form
    size: Size
    rounds: Rounds
    clock: Annotated[Clock, doc("When somebody's time is up, a bot stands in: `end` is always `bot`")]
    fill: Fill | None = None
    board: Word = "hansa"
    edition: Word = "bigbox"
    modules: Annotated[list[Word], Meta(max_length=10)] = []
    duo: Word | None = None
    pile: Annotated[list[Word], Meta(max_length=40)] | None = None
    take: Word = "trader"


class CompetitionCard(Answer):
    """A competition in a list."""

    id: CompetitionId
    name: Title
    form: Form
    status: Status
    made: float
    organiser: Annotated[str, doc("Their name; empty if there is nobody any more")]
    board: str
    size: Size
    rounds: Rounds
    round: Annotated[int, doc("The round that is played or was played last; 0 before the first")]
    people: Annotated[int, doc("How many people take part")]


class CompetitionList(Answer):
    """Competitions, the newest first."""

    competitions: list[CompetitionCard]
    next: Next


class CompetitionPlayer(Answer):
    """Somebody who takes part."""

    number: Number
    name: str
    known: Annotated[bool, doc("The name is their own, so it leads to a profile")]
    level: Annotated[str, doc("Of a bot")] | None
    out: Annotated[bool, doc("They play no further rounds")]


class CompetitionGame(Answer):
    """A game of a round."""

    round: Annotated[int, doc("Counted from 1")]
    table: TableId
    players: Annotated[list[Number], doc("In the order of their seats")]
    over: bool
    ranks: Annotated[list[int], doc("By seat; empty if the game is not over, or has no result")]
    totals: Annotated[list[int], doc("Points in the game, by seat")]


class CompetitionStanding(Answer):
    """How somebody stands."""

    player: Number
    place: Annotated[int, doc("Shared by those who are equal in everything")]
    points: Annotated[float, doc("One for every opponent left behind, half of one for a shared place")]
    wins: Annotated[float, doc("A shared victory counts in part")]
    share: Annotated[float, doc("Percent of all points at the own tables, on average")]
    games: int
    byes: Annotated[int, doc("Rounds without a game")]
    against: Annotated[dict[str, float], doc("Points by opponent, for those whom they met")]


class CompetitionYou(Answer):
    """What the caller is in a competition."""

    organiser: bool
    player: Number | None
    table: Annotated[TableId, doc("Where the caller has a game that is not over")] | None


class CompetitionView(CompetitionCard):
    """A competition with everything that there is to see of it."""

    edition: str
    modules: list[str]
    duo: str | None
    pile: list[str] | None
    take: str
    clock: Clock
    fill: Fill | None
    least: Annotated[int, doc("How many people there must be to start it")]
    players: Annotated[list[CompetitionPlayer], doc("In the order in which they came, bots last")]
    games: Annotated[list[CompetitionGame], doc("Round by round")]
    byes: Annotated[list[list[Number]], doc("By round: who sat out")]
    standings: Annotated[list[CompetitionStanding], doc("The best first")]
    you: CompetitionYou
