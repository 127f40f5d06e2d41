"""The rounds of a competition: who plays whom in the next one, who sits where, and how everybody stands."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, groupby, permutations
from random import Random
from typing import Final, NamedTuple

import msgspec

SEARCH_STARTS: Final = 120  # beginnings of the search, shared among the players
FULL_SHARE: Final = 10_000  # a share of 100 %


class MatchResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, by seat; without ranks it has no result."""

    ranks: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()


NO_RESULT: Final = MatchResult()


class Match(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of a round."""

    table: str
    players: tuple[int, ...]  # in the order of their seats
    result: MatchResult | None = None  # None: it is not over

    @property
    def ranks(self) -> tuple[int, ...]:
        return self.result.ranks if self.result else ()

    @property
    def totals(self) -> tuple[int, ...]:
        return self.result.totals if self.result else ()


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round that has begun."""

    matches: tuple[Match, ...]
    byes: tuple[int, ...] = msgspec.field(default=(), name="resting")


class Standing(NamedTuple):
    """How a player stands. The place of players who are equal in everything is shared."""

    player: int
    place: int
    points: float
    wins: float
    share: int  # of the points of all at the player's tables, on average, in hundredths of a percent
    games: int
    against: dict[int, float]  # points by opponent: the cross table
    byes: int  # rounds in which the player sat out


def draw(
    players: Sequence[int],
    size: int,
    past: Sequence[Round],
    chance: Random,
    tables: Iterator[str],
    order: Sequence[int] = (),
) -> Round:
    """The next round. Those who have met least often meet. `order` lists the players by their standing: if there is
    one, neighbours in it meet, as far as that repeats no more meetings than another round would."""
    begin = list(order) if order else circle(sorted(players), len(past))
    past_byes = Counter(player for each in past for player in each.byes)
    last_first = begin[::-1]
    byes = sorted(last_first, key=past_byes.__getitem__)[: len(players) % size]
    meetings = met(past)
    line = [player for player in begin if player not in byes]
    place = {player: number for number, player in enumerate(order)}
    found = _Search(meetings, place, size).best(line, chance)
    matches = tuple(Match(next(tables), seats) for seats in seated(found, past, chance))
    return Round(matches, tuple(sorted(byes)))


def circle(players: Sequence[int], number: int) -> list[int]:
    """The players of a round so that neighbours play each other: in pairs, everybody meets everybody else once before
    anybody meets again. Of an odd number the last one is left over, a different one in each round."""
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    if len(ring) < 2:
        return list(players)
    turn = number % (len(ring) - 1)
    ring = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
    pairs = [(ring[each], ring[-1 - each]) for each in range(len(ring) // 2)]
    whole = sorted(pairs, key=lambda pair: None in pair)  # stable: a player without a partner comes last
    return [player for pair in whole for player in pair if player is not None]


def met(past: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often two players sat at a table together, the lower number first."""
    return Counter(pair for each in past for match in each.matches for pair in combinations(sorted(match.players), 2))


class _Search:
    """Looks for tables that repeat as few meetings as possible."""

    def __init__(self, meetings: Counter[tuple[int, int]], place: dict[int, int], size: int) -> None:
        self._meetings = meetings
        self._place = place
        self._size = size
        self._weight = len(place) ** 2 * size + 1  # of a repeated meeting: more than all distances together

    def best(self, line: Sequence[int], chance: Random) -> list[list[int]]:
        """The best tables that are found from this order, and from others by chance."""
        found = self._improved(list(line))
        for _ in range(SEARCH_STARTS // max(1, len(line))):
            if self._whole(found) == 0:
                break
            found = min(found, self._improved(chance.sample(list(line), len(line))), key=self._whole)
        return found

    def _improved(self, line: list[int]) -> list[list[int]]:
        """Changes places as long as that helps."""
        tables = [line[first : first + self._size] for first in range(0, len(line), self._size)]
        while sum(self._exchange(one, other) for one, other in combinations(tables, 2)):
            pass
        return tables

    def _exchange(self, one: list[int], other: list[int]) -> bool:
        """Whether two tables became better by changing places between them."""
        better, cost = False, self._cost(one) + self._cost(other)
        for mine in range(self._size):
            for yours in range(self._size):
                one[mine], other[yours] = other[yours], one[mine]
                changed = self._cost(one) + self._cost(other)
                if changed < cost:
                    better, cost = True, changed
                else:
                    one[mine], other[yours] = other[yours], one[mine]
        return better

    def _whole(self, tables: Iterable[Sequence[int]]) -> int:
        return sum(map(self._cost, tables))

    def _cost(self, table: Sequence[int]) -> int:
        pairs = list(combinations(sorted(table), 2))
        repeated = sum(self._meetings[pair] ** 2 for pair in pairs if pair in self._meetings)
        if not self._place:
            return repeated
        return self._weight * repeated + sum(abs(self._place[one] - self._place[other]) for one, other in pairs)


def seated(tables: Sequence[Sequence[int]], past: Sequence[Round], chance: Random) -> list[tuple[int, ...]]:
    """The players of each table in such an order that everybody has sat in each seat as equally often as possible."""
    sat = Counter(
        (player, seat) for each in past for match in each.matches for seat, player in enumerate(match.players)
    )
    least = {player: min(sat[player, seat] for seat in range(len(table))) for table in tables for player in table}

    def unfair(order: tuple[int, ...]) -> int:
        return sum(8 ** (sat[player, seat] - least[player]) for seat, player in enumerate(order))

    return [min(permutations(chance.sample(list(table), len(table))), key=unfair) for table in tables]


def standings(
    players: Sequence[int], matches: Sequence[Match], byes: Iterable[int] = (), size: int = 2
) -> list[Standing]:
    """Everybody, the best first. There is a point for every opponent whom a player finishes ahead of, half of one for
    whom they share a place with, and half of what the winner of a table gets for a round in which they sit out. A game
    that is not over counts for nothing."""
    sat_out = Counter(byes)
    found = [_standing(player, matches, sat_out[player], size) for player in players]
    among: dict[int, float] = {}
    for _, equal in groupby(sorted(found, key=_rank, reverse=True), key=_rank):
        among |= _among(list(equal))

    def order(each: Standing) -> tuple[float, ...]:
        return (*_rank(each), among[each.player], each.share)

    ranked = sorted(found, key=order, reverse=True)
    orders = [order(each) for each in ranked]
    return [each._replace(place=orders.index(own) + 1) for each, own in zip(ranked, orders, strict=True)]


def _standing(player: int, matches: Iterable[Match], byes: int, size: int) -> Standing:
    own = [each for each in matches if each.result is not None and player in each.players]
    against: dict[int, float] = {}
    for other, points in (duel for match in own for duel in _duels(player, match)):
        against[other] = against.get(other, 0.0) + points
    decided = [each for each in own if each.ranks]
    shares = [_share(player, each) for each in decided]
    return Standing(
        player=player,
        place=0,
        points=sum(against.values()) + byes * (size - 1) / 2,
        wins=sum(1 / each.ranks.count(1) for each in decided if each.ranks[each.players.index(player)] == 1),
        share=round(sum(shares) / len(shares)) if shares else 0,
        games=len(own),
        against=against,
        byes=byes,
    )


def _duels(player: int, match: Match) -> Iterator[tuple[int, float]]:
    """The points that a player has from each opponent at a table."""
    seat = match.players.index(player)
    ranks = match.ranks or (1,) * len(match.players)
    for other, rank in zip(match.players, ranks, strict=True):
        if other != player:
            yield other, 0.5 if rank == ranks[seat] else float(rank > ranks[seat])


def _share(player: int, match: Match) -> float:
    whole = sum(match.totals)
    if whole <= 0:
        return FULL_SHARE / len(match.players)
    return FULL_SHARE * match.totals[match.players.index(player)] / whole


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
