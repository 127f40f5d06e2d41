"""A competition between people: a league, in which everybody meets, or a tournament by standings. Pure: each function
gives the competition as it is afterwards, or refuses.

Bots that fill up the tables have negative numbers: -1, -2, and so on.
"""

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Final, Literal, TypeAlias

import msgspec

from kontor.server.club.rounds import NO_RESULT, Match, MatchResult, Round, Standing, draw, standings
from kontor.server.tables.entries import Clock
from kontor.server.tables.problems import NotNow

Status: TypeAlias = Literal["open", "running", "over"]
MAX_PARTICIPANTS: Final = 40  # people in one competition


class CompetitionPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What the players of a competition agree to."""

    name: str
    form: Literal["league", "tournament"]
    size: int  # players at a table
    rounds: int
    fill: str | None  # the level of bots that fill up the tables; None: players left over sit out
    board: str
    edition: str
    modules: tuple[str, ...]
    duo: str | None
    pile: tuple[str, ...] | None
    take: str
    clock: Clock


class Competition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is stored of a competition, apart from who the players are."""

    plan: CompetitionPlan
    status: Status = "open"
    rounds: tuple[Round, ...] = ()
    out: tuple[int, ...] = ()  # players who left or were withdrawn; before the start, whom the organiser withdrew
    account: str = ""  # on which its bots think, until it is over

    @property
    def matches(self) -> Iterator[Match]:
        return (match for played in self.rounds for match in played.matches)

    @property
    def waiting(self) -> list[Match]:
        """The games without a result."""
        return [match for match in self.matches if match.result is None]

    @property
    def kept_out(self) -> tuple[int, ...]:
        """Whom the organiser withdrew before the start: they no longer take part, and cannot join again."""
        return self.out if self.status == "open" else ()

    @property
    def bots(self) -> list[int]:
        """The bots that have played so far."""
        return sorted({player for match in self.matches for player in match.players if player < 0}, reverse=True)

    def standings(self, players: Sequence[int]) -> list[Standing]:
        """How everybody stands, bots too; the best first."""
        byes = [player for played in self.rounds for player in played.byes]
        return standings([*players, *self.bots], [*self.matches], byes, self.plan.size)


decode = msgspec.json.Decoder(Competition).decode
encode = msgspec.json.Encoder().encode


def start(before: Competition, players: Sequence[int], account: str = "") -> Competition:
    check_status(before, "open")
    if not can_play(before.plan, len(players)):
        needed = least(before.plan)
        raise NotNow("too-few", f"At least {needed} players are needed.", facts={"count": needed})
    return msgspec.structs.replace(before, status="running", account=account, out=())


def least(plan: CompetitionPlan) -> int:
    """How many people there must be."""
    return 1 if plan.fill else plan.size


def can_play(plan: CompetitionPlan, people: int) -> bool:
    """Whether another round can be played by this many people."""
    return people >= least(plan)


def withdraw(before: Competition, player: int) -> Competition:
    """Somebody plays no further rounds; the game that they are in goes on."""
    if before.status == "over":
        check_status(before, "running")
    return before if player in before.out else msgspec.structs.replace(before, out=(*before.out, player))


def end(before: Competition) -> Competition:
    """The competition is over; games without a result stay without one."""
    check_status(before, "running")
    return _over(_settled(before, {}, at_once=True))


def go_on(
    before: Competition,
    players: Sequence[int],
    here: Collection[int],
    results: dict[str, MatchResult],
    tables: Iterator[str],
    chance: Random,
    at_once: bool = False,
) -> Competition:
    """Takes the results of tables, and draws the next round if all games of the last one are over. `here` are those of
    the players who can play on. At once: games that are not over have no result."""
    if before.status != "running":
        return before
    after = _settled(before, results, at_once)
    if after.waiting:
        return after
    active = [player for player in players if player in here and player not in after.out]
    if len(after.rounds) == after.plan.rounds or not can_play(after.plan, len(active)):
        return _over(after)
    return msgspec.structs.replace(after, rounds=(*after.rounds, _next(after, players, active, tables, chance)))


def _next(
    now: Competition, players: Sequence[int], active: Sequence[int], tables: Iterator[str], chance: Random
) -> Round:
    size = now.plan.size
    bots = [-1 - number for number in range(-len(active) % size)] if now.plan.fill else []
    entered = [*active, *bots]
    order: list[int] = []
    if now.plan.form == "tournament":
        ranked = (
            [standing.player for standing in now.standings(players)]
            if now.rounds
            else chance.sample(entered, len(entered))
        )
        order = [player for player in ranked if player in entered] + [bot for bot in bots if bot not in ranked]
    return draw(entered, size, now.rounds, chance, tables, order)


def _over(before: Competition) -> Competition:
    return msgspec.structs.replace(before, status="over", account="")


def _settled(before: Competition, results: dict[str, MatchResult], at_once: bool) -> Competition:
    def settled(match: Match) -> Match:
        result = results.get(match.table, NO_RESULT if at_once else None)
        return match if match.result or result is None else msgspec.structs.replace(match, result=result)

    rounds = tuple(msgspec.structs.replace(each, matches=tuple(map(settled, each.matches))) for each in before.rounds)
    return msgspec.structs.replace(before, rounds=rounds)


def check_status(competition: Competition, expected: Status) -> None:
    """Refuses what is possible only while a competition has this status."""
    if competition.status == expected:
        return
    match competition.status:
        case "open":
            raise NotNow("competition-open", "This competition has not started yet.")
        case "running":
            raise NotNow("competition-started", "This competition has already started.")
        case "over":
            raise NotNow("competition-over", "This competition is over.")
