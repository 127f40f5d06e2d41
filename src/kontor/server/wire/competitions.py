"""Competitions of a club: leagues and tournaments, their rounds and standings."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kontor.server.wire.answers import TableId
from kontor.server.wire.club import Next
from kontor.server.wire.requests import PRINTABLE, Clock, Level, Word

Form: TypeAlias = Annotated[
    Literal["league", "tournament"],
    Meta(description="In a league everybody meets everybody; in a tournament those meet who stand close together"),
]
Status: TypeAlias = Literal["open", "running", "over"]
CompetitionId: TypeAlias = Annotated[str, Meta(description="The id of a competition")]
Number: TypeAlias = Annotated[int, Meta(description="A player of this competition; bots have negative numbers")]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE, examples=["Winter league"])]
Size: TypeAlias = Annotated[int, Meta(ge=2, le=5, description="Players at a table")]
Rounds: TypeAlias = Annotated[int, Meta(ge=1, le=20, description="How many rounds there are")]
Fill: TypeAlias = Annotated[
    Level, Meta(description="The level of bots that fill up the tables; null: whoever is left over sits out")
]


class NewCompetition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A new competition. Its tables are public."""

    name: Title
    form: Form
    size: Size
    rounds: Rounds
    clock: Annotated[Clock, Meta(description="When somebody's time is up, a bot stands in: `end` is always `bot`")]
    fill: Fill | None = None
    board: Word = "hansa"
    edition: Word = "bigbox"
    modules: Annotated[list[Word], Meta(max_length=10)] = []
    duo: Word | None = None
    pile: Annotated[list[Word], Meta(max_length=40)] | None = None
    take: Word = "trader"


class _Answer(msgspec.Struct, kw_only=True):
    pass


class CompetitionCard(_Answer):
    """A competition in a list."""

    id: CompetitionId
    name: Title
    form: Form
    status: Status
    made: float
    organiser: Annotated[str, Meta(description="Their name; empty if there is nobody any more")]
    board: str
    size: Size
    rounds: Rounds
    round: Annotated[int, Meta(description="The round that is played or was played last; 0 before the first")]
    people: Annotated[int, Meta(description="How many people take part")]


class CompetitionList(_Answer):
    """Competitions, the newest first."""

    competitions: list[CompetitionCard]
    next: Next


class CompetitionPlayer(_Answer):
    """Somebody who takes part."""

    number: Number
    name: str
    known: Annotated[bool, Meta(description="The name is their own, so it leads to a profile")]
    level: Annotated[str, Meta(description="Of a bot")] | None
    out: Annotated[bool, Meta(description="They play no further rounds")]


class CompetitionGame(_Answer):
    """A game of a round."""

    round: Annotated[int, Meta(description="Counted from 1")]
    table: TableId
    players: Annotated[list[Number], Meta(description="In the order of their seats")]
    over: bool
    ranks: Annotated[list[int], Meta(description="By seat; empty if the game is not over, or has no result")]
    totals: Annotated[list[int], Meta(description="Points in the game, by seat")]


class CompetitionStanding(_Answer):
    """How somebody stands."""

    player: Number
    place: Annotated[int, Meta(description="Shared by those who are equal in everything")]
    points: Annotated[float, Meta(description="One for every opponent left behind, half of one for a shared place")]
    wins: Annotated[float, Meta(description="A shared victory counts in part")]
    share: Annotated[float, Meta(description="Percent of all points at the own tables, on average")]
    games: int
    rests: Annotated[int, Meta(description="Rounds without a game")]
    against: Annotated[dict[str, float], Meta(description="Points by opponent, for those whom they met")]


class CompetitionYou(_Answer):
    """What the caller is in a competition."""

    organiser: bool
    player: Number | None
    table: Annotated[TableId, Meta(description="Where the caller has a game that is not over")] | None


class CompetitionView(CompetitionCard):
    """A competition with everything that there is to see of it."""

    edition: str
    modules: list[str]
    duo: str | None
    pile: list[str] | None
    take: str
    clock: Clock
    fill: Fill | None
    least: Annotated[int, Meta(description="How many people there must be to start it")]
    players: Annotated[list[CompetitionPlayer], Meta(description="In the order in which they came, bots last")]
    games: Annotated[list[CompetitionGame], Meta(description="Round by round")]
    resting: Annotated[list[list[Number]], Meta(description="By round: who sat out")]
    standings: Annotated[list[CompetitionStanding], Meta(description="The best first")]
    you: CompetitionYou
