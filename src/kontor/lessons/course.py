"""The course of a lesson: where a step begins, and what is to be said about what was played since."""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from kontor.game import Game, from_position
from kontor.lessons.lesson import LEARNER, Lesson, Step


@dataclass(frozen=True)
class Verdict:
    """How far a step is. `way` is what is still to be played, none where that does not lead there any more.

    `remark` is the end of a message about the last decision: `other` where the lesson has no words of its own for it.
    """

    done: bool
    way: tuple[str, ...]
    remark: str | None


class Course:
    """A lesson and the names of its seats."""

    def __init__(self, lesson: Lesson, names: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.names = names[: lesson.position["players"]]

    def game(self, line: Sequence[str] = ()) -> Game:
        """The game after a line of decisions from the position of the lesson; what is not possible is raised."""
        game = from_position(self.lesson.position, self.names)
        for decision in line:
            game.play(decision)
        return game

    def begin(self, number: int, line: Sequence[str] | None = None) -> list[str]:
        """The line at which a step begins.

        It goes on from what was played if the step can be done from there, otherwise from the lesson's own way.
        """
        step = self.lesson.steps[number]
        if line is not None:
            game = self.game(line)
            first = _follow(game, step.first)
            if first is not None and self._is_possible(game, step):
                return [*line, *first]
        own, game = list[str](), self.game()
        for earlier in self.lesson.steps[:number]:
            own += _follow(game, (*earlier.first, *earlier.way)) or ()
        return [*own, *(_follow(game, step.first) or ())]

    def verdict(self, number: int, begun: int, line: Sequence[str]) -> Verdict:
        """What to say in a step that began at a ply."""
        step, game, since = self.lesson.steps[number], self.game(line), line[begun:]
        if step.goal.is_met(game, begun):
            return Verdict(True, (), None)
        ahead = game.copy()
        way = _follow(ahead, _left(step.way, since))
        if way is None or not step.goal.is_met(ahead, begun):
            way = []
        remark = step.remark_on(since[-1]) if since else None
        return Verdict(False, tuple(way), remark or (None if way else "other"))

    def _is_possible(self, game: Game, step: Step) -> bool:
        """Whether a step can be done from here, and asks for something."""
        ahead = game.copy()
        if step.way and (game.decider != LEARNER or step.goal.is_met(game, game.ply)):
            return False
        return _follow(ahead, step.way) is not None and step.goal.is_met(ahead, game.ply)


def _left(way: Sequence[str], since: Sequence[str]) -> list[str]:
    """What of a way was not played yet."""
    left = list(way)
    for decision in since:
        fitting = next((pattern for pattern in left if fnmatchcase(decision, pattern)), None)
        if fitting is not None:
            left.remove(fitting)
    return left


def _follow(game: Game, way: Sequence[str]) -> list[str] | None:
    """Plays a way, the first legal decision for each pattern; None where there is none."""
    played = []
    for pattern in way:
        fitting = (decision for decision in map(str, game.legal_actions()) if fnmatchcase(decision, pattern))
        decision = next(fitting, None)
        if decision is None:
            return None
        game.play(decision)
        played.append(decision)
    return played
