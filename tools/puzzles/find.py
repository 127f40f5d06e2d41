"""Finding puzzles: late positions of self-play games in which one decision wins clearly more often than all others."""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

import kontor
from kontor.bots.analysis import Analyst, Viewpoint
from kontor.game import Game
from kontor.rules import position as positions
from kontor.rules.action import Kind
from kontor.rules.cells import CHOSEN, Cells
from kontor.rules.ruleset import Ruleset
from kontor.rules.state import State
from tools.puzzles.candidates import Candidate, Position
from tools.puzzles.contest import Standing, contest
from tools.puzzles.theme import grade
from tools.puzzles.trials import Result
from tools.selfplay import KINDS, Kept

LATE: Final = 14  # choices before the end of the game
FEWEST: Final = 6  # open slots; with fewer there is nothing to find
APART: Final = 7  # choices between two puzzles of a game
MOST: Final = 3  # puzzles of a game
PROMISE: Final = 0.08  # by which the net must expect the best to be ahead
PATIENCE: Final = 100  # questions to the net for each try of all candidates; where it takes more, it is given up
LEAST_CHANCE: Final = 0.4  # of the solution: nobody likes to look for the better of two defeats
MOST_CHANCE: Final = 0.8  # of the second best
# What is too small to be a puzzle, or takes several decisions before it is done.
DULL: Final = frozenset(
    {Kind.INCOME, Kind.LIFT, Kind.DROP, Kind.DONE, Kind.END, Kind.DECLINE, Kind.REMOVE, Kind.USE_MOVE_THREE}
)


def find(kept: Kept) -> Iterator[dict[str, Any]]:
    """The puzzles in the last rounds of a game."""
    rules, last = kept.rules(), -APART
    found = 0
    for number, cells in late(kept, rules):
        if found < MOST and number - last >= APART and (puzzle := posed(kept, rules, cells)) is not None:
            found, last = found + 1, number
            yield {**puzzle, "origin": [kept.kind, kept.seed, number]}


def late(kept: Kept, rules: Ruleset) -> Iterator[tuple[int, Cells]]:
    """Situations near the end in which there is much to choose from."""
    first = len(kept.chosen) - LATE
    for number, (cells, mask, slot) in enumerate(kept.situations(rules)):
        if number >= first and slot >= 0 and not cells[CHOSEN] and sum(mask) >= FEWEST:
            yield number, cells[:]


def posed(kept: Kept, rules: Ruleset, cells: Cells) -> dict[str, Any] | None:
    """The puzzle that a situation is; None where it is none."""
    written = positions.write(State(rules, cells))
    return puzzle_of(kontor.from_position({**KINDS[kept.kind], **written}))


def puzzle_of(game: Game) -> dict[str, Any] | None:
    """The same for a game."""
    place = Position(game)
    words = place.rules.lexicon.action
    likeliest = place.by_net()
    if not likeliest or words(likeliest[0]).kind in DULL:
        return None
    candidates = place.candidates(likeliest)
    if not promising(place, candidates):
        return None
    standings = weighed(place, candidates, PATIENCE)
    if standings is None:
        return None
    best, second = standings[:2]
    solution = words(candidates[best.number].codes[0])
    if solution.kind in DULL or best.wins[place.seat] < LEAST_CHANCE or second.wins[place.seat] > MOST_CHANCE:
        return None
    return described(place, candidates, standings)


def promising(place: Position, candidates: Sequence[Candidate]) -> bool:
    """Whether the net expects one candidate to be better than all others; the games cost too much to try every one."""
    if len(candidates) < 2:
        return False
    second, best = sorted(place.promise(candidates))[-2:]
    return best - second >= PROMISE and best >= LEAST_CHANCE and second <= MOST_CHANCE


def weighed(place: Position, candidates: Sequence[Candidate], patience: float = math.inf) -> list[Standing] | None:
    """How the candidates come out; None where none is clearly the best, or the net was asked too often."""

    def play(numbers: Sequence[int], worlds: Sequence[int]) -> Sequence[Result]:
        if 0 < patience * min(worlds) < place.trials.asked:
            return []
        starts = [place.after(candidates[n].codes[0], world) for n, world in zip(numbers, worlds, strict=True)]
        return place.trials.results(starts, worlds)

    return contest(len(candidates), place.seat, play)


def described(place: Position, candidates: Sequence[Candidate], standings: Sequence[Standing]) -> dict[str, Any]:
    """The puzzle as it is kept."""
    words, analyst, viewpoint = place.rules.lexicon.actions, Analyst("expert"), Viewpoint(place.view)
    now = analyst.evaluate(viewpoint, viewpoint.cells)
    tried = []
    for standing in standings:
        codes = candidates[standing.number].codes
        move = analyst.move(viewpoint, now, codes[0])
        tried.append(
            {
                "decisions": list(map(str, words(codes))),
                "action": list(move.decisions),
                "then": list(move.then),
                "tries": standing.tries,
                "wins": [round(share, 3) for share in standing.wins],
                "points": [round(points, 1) for points in standing.points],
                "less": round(standing.less, 3),
                "error": round(standing.error, 3),
                "reason": {
                    "category": move.reason.category,
                    "points": move.reason.points,
                    "facts": {**move.reason.facts},
                },
            }
        )
    return {
        "grade": grade(place, candidates[standings[0].number].codes),
        "seat": place.seat,
        "position": place.game.position(),
        "tried": tried,
    }
