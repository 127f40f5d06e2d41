"""A contest of decisions: whose games are won most often, and how sure that is.

All decisions are tried in the same worlds, and differences are taken world by world. A decision is set aside as soon as
it is clearly worse, and the whole contest is given up as soon as no decision can be clearly the best. Once one is, all
the others are tried as often as it was.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kontor.puzzles import CERTAINTY_ERRORS
from tools.puzzles.trials import Result

BASE_TRIES: Final = 16  # tries of a decision, twice as many as the bot `search` gives to one
FULL_TRIES: Final = 4 * BASE_TRIES
TRIES_AFTER_ROUND: Final = (BASE_TRIES // 4, BASE_TRIES // 2, BASE_TRIES, 2 * BASE_TRIES, FULL_TRIES)  # of a decision
WIN_MARGIN: Final = 0.08  # chance by which the best must be ahead of all others
SET_ASIDE_ERRORS: Final = 3.0  # standard errors beyond the margin, from which a decision is set aside until the end
GIVE_UP_ERRORS: Final = 1.0  # standard errors within which the margin must stay in reach, or the contest is given up

# Plays decisions, by number, each in a world; nothing comes back where that would take too long.
Try = Callable[[Sequence[int], Sequence[int]], Sequence[Result]]


class Standing(NamedTuple):
    """A decision after its tries: what each seat won, its points on average, and how far it is behind the best."""

    number: int
    tries: int
    wins: Sequence[float]
    points: Sequence[float]
    less: float
    error: float  # of `less`: one standard error


def compared(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How much more the first won on average, world by world, and the standard error.

    One world in which each of them won alone is added, so that a handful of equal results is not taken for certainty.
    """
    each = [a - b for a, b in zip(best, other, strict=False)] + [1.0, -1.0]
    mean = sum(each) / len(each)
    spread = sum((one - mean) ** 2 for one in each) / (len(each) - 1)
    return mean, math.sqrt(spread / len(each))


def contest(count: int, seat: int, play: Try) -> list[Standing] | None:
    """The standings of `count` decisions, the best first; None where none is clearly the best."""
    found: list[list[Result]] = [[] for _ in range(count)]
    running = list(range(count))
    for tries in TRIES_AFTER_ROUND:
        if not _tried(found, running, tries, play):
            return None
        won = [[result.wins[seat] for result in each] for each in found]
        best = max(running, key=lambda number: sum(won[number]))
        behind = {number: compared(won[best], won[number]) for number in running if number != best}
        if any(_is_hopeless(won[best], won[number]) for number in behind):
            return None
        running = [
            best,
            *(number for number, (mean, error) in behind.items() if mean - SET_ASIDE_ERRORS * error <= WIN_MARGIN),
        ]
    if not _tried(found, range(count), FULL_TRIES, play):  # those set aside, too: players see all of them
        return None
    standings = sorted((_standing(number, best, seat, found) for number in range(count)), key=lambda each: each.less)
    is_clear = all(each.less - CERTAINTY_ERRORS * each.error > WIN_MARGIN for each in standings if each.number != best)
    return standings if is_clear else None


def _tried(found: Sequence[list[Result]], numbers: Sequence[int], tries: int, play: Try) -> bool:
    """Tries these decisions until each has `tries` results; whether that was possible."""
    tasks = [(number, world) for number in numbers for world in range(len(found[number]), tries)]
    played = play(*zip(*tasks, strict=True)) if tasks else ()
    for (number, _), result in zip(tasks, played, strict=False):
        found[number].append(result)
    return len(played) == len(tasks)


def _is_hopeless(best: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the margin is out of reach. Two that always came to the same are given up at once, unlike `compared`."""
    each = [a - b for a, b in zip(best, other, strict=True)]
    mean = sum(each) / len(each)
    error = math.sqrt(sum((one - mean) ** 2 for one in each)) / len(each)
    return mean + GIVE_UP_ERRORS * error <= WIN_MARGIN


def _standing(number: int, best: int, seat: int, found: Sequence[Sequence[Result]]) -> Standing:
    own = found[number]
    won = [[result.wins[seat] for result in found[n]] for n in (best, number)]
    less, error = (0.0, 0.0) if number == best else compared(*won)
    seats = range(len(own[0].wins))
    wins = [sum(result.wins[each] for result in own) / len(own) for each in seats]
    points = [sum(result.points[each] for result in own) / len(own) for each in seats]
    return Standing(number, len(own), wins, points, less, error)
