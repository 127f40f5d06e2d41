"""Who plays whom in a round of a competition, and who sits where."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Final, NamedTuple

SEARCH_STARTS: Final = 120  # beginnings of the search, shared among the players


class Round(NamedTuple):
    """The tables of a round, each with its players in the order of their seats; and who sits out."""

    tables: tuple[tuple[int, ...], ...]
    resting: tuple[int, ...] = ()


def draw(players: Sequence[int], size: int, past: Sequence[Round], chance: Random, order: Sequence[int] = ()) -> Round:
    """The next round. Those who have met least often meet. `order` lists the players by their standing: if there is
    one, neighbours in it meet, as far as that repeats no more meetings than another round would."""
    begin = list(order) if order else circle(sorted(players), len(past))
    rests = Counter(player for each in past for player in each.resting)
    last_first = begin[::-1]
    resting = sorted(last_first, key=rests.__getitem__)[: len(players) % size]
    meetings = met(table for each in past for table in each.tables)
    line = [player for player in begin if player not in resting]
    place = {player: number for number, player in enumerate(order)}
    found = _Search(meetings, place, size).best(line, chance)
    return Round(tuple(seated(found, past, chance)), tuple(sorted(resting)))


def circle(players: Sequence[int], number: int) -> list[int]:
    """The players of a round so that neighbours play each other: in pairs, everybody meets everybody else once before
    anybody meets again. Of an odd number the last one is left over, a different one in each round."""
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    if len(ring) < 2:
        return list(players)
    turn = number % (len(ring) - 1)
    ring = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
    pairs = [(ring[each], ring[-1 - each]) for each in range(len(ring) // 2)]
    whole = sorted(pairs, key=lambda pair: None in pair)  # stable: whoever has nobody comes last
    return [player for pair in whole for player in pair if player is not None]


def met(tables: Iterable[Sequence[int]]) -> Counter[tuple[int, int]]:
    """How often two players sat at a table together, the lower number first."""
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


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
    sat = Counter((player, seat) for each in past for table in each.tables for seat, player in enumerate(table))
    least = {player: min(sat[player, seat] for seat in range(len(table))) for table in tables for player in table}

    def unfair(order: tuple[int, ...]) -> int:
        return sum(8 ** (sat[player, seat] - least[player]) for seat, player in enumerate(order))

    return [min(permutations(chance.sample(list(table), len(table))), key=unfair) for table in tables]
