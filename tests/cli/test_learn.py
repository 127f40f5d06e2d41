"""kontor learn and kontor puzzle: the lessons and puzzles in the terminal."""

import io
import re
import sys

import pytest

from kontor.cli import main
from kontor.cli.puzzle import EXAMPLES
from kontor.lessons import Course, Lesson, lesson_of, lessons
from kontor.puzzles import Puzzle, Tried, puzzle_of, puzzles


class Learner:
    """Somebody who types into a lesson or a puzzle, without a terminal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def types(self, options: str, *lines: str, command: str = "learn") -> str:
        """What is printed meanwhile, in one line of words."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main([command, *options.split()]) == 0
        return " ".join(self._capsys.readouterr().out.split())


@pytest.fixture
def learner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Learner:
    return Learner(monkeypatch, capsys)


def way_through(lesson: Lesson) -> list[str]:
    """What the learner decides, step by step."""
    course, line, decided = Course(lesson), list[str](), list[str]()
    for number in range(len(lesson.steps)):
        line = course.begin(number, line)
        way = course.verdict(number, len(line), line).way
        line, decided = [*line, *way], [*decided, *way]
    return decided


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_is_finished_by_doing_what_it_says(learner: Learner, lesson: Lesson) -> None:
    told = learner.types(lesson.id, *way_through(lesson))
    assert told.endswith("You have finished this lesson.")


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_begins_with_any_step(learner: Learner, lesson: Lesson) -> None:
    for number in range(1, len(lesson.steps) + 1):
        assert learner.types(f"{lesson.id} --step {number}", "quit")


def test_without_a_lesson_all_are_listed(learner: Learner) -> None:
    told = learner.types("--lang de")
    assert "routes Eine Handelsroute füllen und einrichten (3 Minuten)" in told
    assert all(lesson.id in told for lesson in lessons())
    assert "„kontor learn routes“ beginnt die erste." in told


def test_what_is_done_instead_is_answered_and_can_be_taken_back(learner: Learner) -> None:
    told = learner.types("routes", "income 1t", "back", "show", "route hamburg-luebeck", "jump", "again", "quit")
    assert told.count("Type a decision, such as income 3t.") == 1
    assert "Income brings new pieces into your supply." in told
    assert "One way: place t hamburg-luebeck/1." in told
    assert "(ROUTE-01)" in told  # not possible: told by its clause
    assert told.count("You are Ada.") == 3  # at first, and after each way back
    assert "Expected" in told or "expected" in told
    assert "Step 2" not in told


def test_a_step_to_begin_with(learner: Learner, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Step 3 of 7" in learner.types("routes --step 3")
    for wrong in ("nowhere", "routes --step 0", "routes --step 8"):
        assert main(["learn", *wrong.split()]) == 2
    assert "there is no lesson 'nowhere': expected one of routes, pieces" in capsys.readouterr().err
    assert lesson_of("nowhere") is None


def test_a_puzzle_says_why_the_others_are_worse(learner: Learner) -> None:
    puzzle = next(each for each in puzzles() if not each.turn)
    best, other = puzzle.tried[:2]
    right = learner.types(puzzle.id, best.answers[0][0], command="puzzle")
    assert "one decision" in right
    assert "That is it." in right
    wrong = learner.types(f"{puzzle.id} --lang de", "jump", "back", other.answers[0][0], command="puzzle")
    assert "Das ist nicht die Lösung." in wrong
    assert f"{other.action[-1]} [Das hast du gespielt.]" in wrong
    assert "Spieler" in wrong


def without_rival(puzzle: Puzzle) -> list[Tried]:
    """Answers after which no other player ever won, though the game went on."""
    return [tried for tried in puzzle.tried if not tried.ends and round(100 * tried.wins[puzzle.rival(tried)]) == 0]


def test_a_puzzle_says_by_how_much_and_nothing_of_a_rival_who_never_won(learner: Learner) -> None:
    puzzle = next(each for each in puzzles() if not each.turn and without_rival(each))
    told = learner.types(puzzle.id, puzzle.solution.answers[0][0], command="puzzle")
    ends = sum(tried.ends for tried in puzzle.tried)
    assert not re.search(r"wins most often: 0\s?%", told)
    assert told.count("wins most often: ") == len(puzzle.tried) - len(without_rival(puzzle)) - ends
    assert f"lower by at least {int(100 * puzzle.tried[1].behind)} percentage points." in told
    assert told.count("lower by at least ") == len(puzzle.tried) - 1


def test_the_puzzle_of_the_examples_exists() -> None:
    assert puzzle_of(EXAMPLES[1].split()[2]) is not None


def test_a_puzzle_of_a_whole_turn_waits_for_its_end(learner: Learner) -> None:
    puzzle = next(each for each in puzzles() if each.turn)
    *begun, last = puzzle.solution.answers[0]
    assert "That is it." not in learner.types(puzzle.id, *begun, command="puzzle")
    told = learner.types(puzzle.id, begun[0], "back", *begun, last, command="puzzle")
    assert "a whole turn" in told
    assert "That is it." in told


def test_puzzles_are_chosen_by_theme_and_grade(learner: Learner, capsys: pytest.CaptureFixture[str]) -> None:
    told = learner.types("--theme displace --grade 1", command="puzzle")
    assert "Displacing, easy" in told
    assert "Puzzle " in learner.types("", command="puzzle")
    assert main(["puzzle", "hansa-3-0"]) == 2
    assert "there is no puzzle 'hansa-3-0'" in capsys.readouterr().err
