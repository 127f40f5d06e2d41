"""Finding puzzles: late positions of self-play games in which one decision or turn wins clearly the most often."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

import kontor
from kontor.bots.analysis import Analyst, Move, Viewpoint
from kontor.game import Game
from kontor.rules import position as positions
from kontor.rules.action import Kind
from kontor.rules.cells import ACTIONS_LEFT, Cells
from kontor.rules.frames import FrameKind, top
from kontor.rules.ruleset import Ruleset
from kontor.rules.state import State
from kontor.slots.choose import CHOSEN
from tools.puzzles.candidates import Candidate, Line, Position
from tools.puzzles.contest import Standing, contest
from tools.puzzles.theme import grade, theme
from tools.puzzles.trials import Result
from tools.selfplay import KINDS, PlayedGame

LAST_CHOICES: Final = 24  # choices before the end of the game
WHOLE_TURN_MIN_ACTIONS: Final = 2  # actions of a turn that is worth asking for as a whole
MIN_OPEN_SLOTS: Final = 6  # open slots; with fewer there is nothing to find
MIN_CHOICES_BETWEEN: Final = 7  # choices between two puzzles of a game
MAX_PUZZLES_PER_GAME: Final = 3  # puzzles of a game
MIN_PROMISE: Final = 0.12  # by which the net must expect the best to be ahead
MIN_TOP_LIKELIHOOD: Final = 0.4  # chance of the likeliest decision; where it is less, several are about as good
MAX_NET_CALLS_PER_TRY: Final = 200  # of all candidates; a position that takes more is given up
SOLUTION_MIN_CHANCE: Final = 0.4  # of the solution: nobody likes to look for the better of two defeats
SECOND_MAX_CHANCE: Final = 0.8  # of the second best
# What is too small to be a puzzle, or takes several decisions before it is done.
UNINTERESTING_DECISIONS: Final = frozenset(
    {Kind.INCOME, Kind.LIFT, Kind.DROP, Kind.DONE, Kind.END, Kind.DECLINE, Kind.REMOVE, Kind.USE_MOVE_THREE}
)


Wanted: TypeAlias = Callable[[str], bool]  # whether puzzles of a theme are looked for


def anything(theme: str) -> bool:
    """Every theme is welcome."""
    return bool(theme)


def find(
    kept: PlayedGame, wanted: Wanted = anything, promise: float = MIN_PROMISE, choices: int = LAST_CHOICES
) -> Iterator[dict[str, Any]]:
    """The puzzles among the last choices of a game; `promise` as in `puzzle_of`."""
    rules, last = kept.rules(), -MIN_CHOICES_BETWEEN
    found = 0
    for number, cells in late(kept, rules, choices):
        if found < MAX_PUZZLES_PER_GAME and number - last >= MIN_CHOICES_BETWEEN:
            puzzle = puzzle_in(kept, rules, cells, wanted, promise)
            if puzzle is not None:
                found, last = found + 1, number
                yield {**puzzle, "origin": [kept.kind, kept.seed, number]}


def late(kept: PlayedGame, rules: Ruleset, choices: int) -> Iterator[tuple[int, Cells]]:
    """Situations near the end in which there is much to choose from."""
    first = len(kept.chosen) - choices
    for number, (cells, mask, slot) in enumerate(kept.situations(rules)):
        if number >= first and slot >= 0 and not cells[CHOSEN] and sum(mask) >= MIN_OPEN_SLOTS:
            yield number, cells[:]


def puzzle_in(kept: PlayedGame, rules: Ruleset, cells: Cells, wanted: Wanted, promise: float) -> dict[str, Any] | None:
    """The puzzle that a situation makes; None if it makes none."""
    written = positions.write(State(rules, cells))
    return puzzle_of(kontor.from_position({**KINDS[kept.kind], **written}), wanted, promise)


def puzzle_of(game: Game, wanted: Wanted = anything, promise: float = MIN_PROMISE) -> dict[str, Any] | None:
    """The same for a game: a whole turn where there is one to be found, else a decision.

    `promise` is how far the net must expect the best to be ahead.
    """
    place = Position(game)
    likeliest = place.by_net(place.view, MIN_TOP_LIKELIHOOD if promise else 0)
    if not likeliest:
        return None
    cells = place.view.cells
    begins = cells[top(cells)] == FrameKind.TURN and cells[ACTIONS_LEFT] >= WHOLE_TURN_MIN_ACTIONS
    if promise and not any(wanted(_likely_theme(place, whole)) for whole in {begins, False}):
        return None
    if begins:
        puzzle = CandidatePuzzle(place, place.turns(), whole=True).puzzle(wanted, promise)
        if puzzle is not None:
            return puzzle
    if place.rules.lexicon.action(likeliest[0]).kind in UNINTERESTING_DECISIONS:
        return None
    return CandidatePuzzle(place, place.decisions(likeliest), whole=False).puzzle(wanted, promise)


def _likely_theme(place: Position, whole: bool) -> str:
    """What the turn is about that the net would play: a first look, before anything is compared."""
    line = place.rules.lexicon.actions(place.turn(place.by_net))
    return theme(place.game, list(map(str, line)), whole)


class CandidatePuzzle:
    """A position with what is compared in it: decisions, or whole turns."""

    def __init__(self, place: Position, candidates: Sequence[Candidate], whole: bool) -> None:
        self._place, self._candidates, self._whole = place, candidates, whole
        self._analyst, self._viewpoint = Analyst("expert"), Viewpoint(place.view)
        self._now = self._analyst.evaluate(self._viewpoint, self._viewpoint.cells)

    def puzzle(self, wanted: Wanted, promise: float) -> dict[str, Any] | None:
        """The puzzle that it makes; None where nothing is clearly the best, or its theme is not wanted."""
        best = self._promising(promise)
        if best is None or not self._is_worth_it(best, wanted):
            return None
        standings = compare(self._place, self._candidates, MAX_NET_CALLS_PER_TRY)
        if standings is None or not self._is_worth_it(self._candidates[standings[0].number], wanted):
            return None
        first, second = (standing.wins[self._place.seat] for standing in standings[:2])
        return self._described(standings) if first >= SOLUTION_MIN_CHANCE and second <= SECOND_MAX_CHANCE else None

    def _promising(self, least: float) -> Candidate | None:
        """What the net expects to be better than all others; the games cost too much to try every position."""
        if len(self._candidates) < 2:
            return None
        promise = self._place.promise(self._candidates)
        second, best = sorted(promise)[-2:]
        clear = best - second >= least and best >= SOLUTION_MIN_CHANCE and second <= SECOND_MAX_CHANCE
        return self._candidates[promise.index(best)] if clear or not least else None

    def _is_worth_it(self, candidate: Candidate, wanted: Wanted) -> bool:
        """Whether there is something to find, and about what."""
        kinds = [self._place.rules.lexicon.action(code).kind for code in candidate.lines[0]]
        if self._whole and sum(kind not in (Kind.END, Kind.DONE, Kind.DROP) for kind in kinds) < WHOLE_TURN_MIN_ACTIONS:
            return False
        if self._whole and Kind.DISPLACE in kinds:
            return False  # the turn stops there until somebody else has settled: what follows could not be compared
        if not self._whole and kinds[0] in UNINTERESTING_DECISIONS:
            return False
        move = self._move(candidate.lines[0])
        return wanted(theme(self._place.game, [*move.decisions, *move.then], self._whole))

    def _move(self, line: Line) -> Move:
        move = self._analyst.line(self._viewpoint, self._now, line)
        return replace(move, decisions=move.decisions[: len(line)], then=()) if self._whole else move

    def _described(self, standings: Sequence[Standing]) -> dict[str, Any]:
        """The puzzle as it is kept."""
        return {
            "grade": grade(self._place, self._candidates[standings[0].number].lines, self._whole),
            "turn": self._whole,
            "seat": self._place.seat,
            "position": self._place.game.position(),
            "tried": [self._tried(standing) for standing in standings],
        }

    def _tried(self, standing: Standing) -> dict[str, Any]:
        lines = self._candidates[standing.number].lines
        move = self._move(lines[0])
        return {
            "answers": [list(map(str, self._place.rules.lexicon.actions(line))) for line in lines],
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


def compare(place: Position, candidates: Sequence[Candidate], max_net_calls: float = math.inf) -> list[Standing] | None:
    """How the candidates come out; None where none is clearly the best, or the net was asked too often."""

    def play(numbers: Sequence[int], worlds: Sequence[int]) -> Sequence[Result]:
        if 0 < max_net_calls * min(worlds) < place.trials.asked:
            return []
        starts = [place.after(candidates[n].lines[0], world) for n, world in zip(numbers, worlds, strict=True)]
        return place.trials.results(starts, worlds)

    return contest(len(candidates), place.seat, play)
