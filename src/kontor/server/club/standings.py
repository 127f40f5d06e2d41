"""Points and places of a competition, from the results of its games."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, groupby
from typing import Final, NamedTuple

FULL_SHARE: Final = 10_000  # a share of 100 %


class Outcome(NamedTuple):
    """How a game ended, for its players in the order of their seats. A game without a result has no places."""

    players: tuple[int, ...]
    ranks: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()


class Standing(NamedTuple):
    """How a player stands. The place of players who are equal in everything is shared."""

    player: int
    place: int
    points: float
    wins: float
    share: int  # of the points of all at the player's tables, on average, in hundredths of a percent
    games: int
    against: dict[int, float]  # points by opponent: the cross table
    rests: int  # rounds in which the player sat out


def standings(
    players: Sequence[int], outcomes: Sequence[Outcome], resting: Iterable[int] = (), size: int = 2
) -> list[Standing]:
    """Everybody, the best first. There is a point for every opponent whom a player finishes ahead of, half of one for
    whom they share a place with, and half of what the winner of a table gets for a round in which they sit out."""
    sat_out = list(resting)
    found = [_standing(player, outcomes, sat_out.count(player), size) for player in players]
    placed: list[Standing] = []
    for _, level in groupby(sorted(found, key=_rank, reverse=True), key=_rank):
        equal = list(level)
        among = _among(equal)

        def last(each: Standing, among: dict[int, float] = among) -> tuple[float, int]:
            return among[each.player], each.share

        for _, tied in groupby(sorted(equal, key=last, reverse=True), key=last):
            place = len(placed) + 1
            placed += [each._replace(place=place) for each in tied]
    return placed


def _standing(player: int, outcomes: Iterable[Outcome], rests: int, size: int) -> Standing:
    own = [each for each in outcomes if player in each.players]
    against: dict[int, float] = {}
    for other, points in (duel for outcome in own for duel in _duels(player, outcome)):
        against[other] = against.get(other, 0.0) + points
    decided = [each for each in own if each.ranks]
    shares = [_share(player, each) for each in decided]
    return Standing(
        player=player,
        place=0,
        points=sum(against.values()) + rests * (size - 1) / 2,
        wins=sum(1 / each.ranks.count(1) for each in decided if each.ranks[each.players.index(player)] == 1),
        share=round(sum(shares) / len(shares)) if shares else 0,
        games=len(own),
        against=against,
        rests=rests,
    )


def _duels(player: int, outcome: Outcome) -> Iterator[tuple[int, float]]:
    """The points that a player has from each opponent at a table."""
    seat = outcome.players.index(player)
    ranks = outcome.ranks or (1,) * len(outcome.players)
    for other, rank in zip(outcome.players, ranks, strict=True):
        if other != player:
            yield other, 0.5 if rank == ranks[seat] else float(rank > ranks[seat])


def _share(player: int, outcome: Outcome) -> float:
    whole = sum(outcome.totals)
    if whole <= 0:
        return FULL_SHARE / len(outcome.players)
    return FULL_SHARE * outcome.totals[outcome.players.index(player)] / whole


def _rank(standing: Standing) -> tuple[float, float]:
    return standing.points, round(standing.wins, 6)


def _among(equal: Sequence[Standing]) -> dict[int, float]:
    """What each of those who are equal has won from the others. It counts only if all of them met equally often: the
    points that two players have from each other add up to the number of their meetings."""
    meetings = {
        one.against.get(other.player, 0.0) + other.against.get(one.player, 0.0) for one, other in combinations(equal, 2)
    }
    if len(meetings) != 1:
        return dict.fromkeys((each.player for each in equal), 0.0)
    return {one.player: sum(one.against.get(other.player, 0.0) for other in equal) for one in equal}
