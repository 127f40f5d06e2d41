"""How puzzles are found and verified."""

import random
from collections.abc import Sequence

import pytest

from kontor.game import from_position
from kontor.puzzles import puzzles
from tools.puzzles.__main__ import foreseen, numbered
from tools.puzzles.contest import DEEP, MARGIN, USUAL, compared, contest
from tools.puzzles.trials import Result
from tools.puzzles.verify import verified


def rigged(*chances: float) -> tuple[list[int], "object"]:
    """Games that the first of two seats wins with a chance by decision, and how often each was played."""
    counts = [0 for _ in chances]

    def play(numbers: Sequence[int], worlds: Sequence[int]) -> list[Result]:
        results = []
        for number, world in zip(numbers, worlds, strict=True):
            counts[number] += 1
            won = float(random.Random(f"{number} {world}").random() < chances[number])
            results.append(Result([won, 1 - won], [30, 20]))
        return results

    return counts, play


def test_a_contest_finds_what_is_clearly_best_and_tries_the_others_less() -> None:
    counts, play = rigged(0.3, 0.9, 0.0)
    found = contest(3, 0, play)  # type: ignore[arg-type]
    assert found is not None
    assert found[0].number == 1
    assert counts[1] == DEEP == 4 * USUAL
    assert counts[2] < DEEP
    assert found[0].wins[0] > found[1].wins[0] + MARGIN


@pytest.mark.parametrize("chances", [(0.6, 0.6), (1.0, 1.0, 0.0), (0.55, 0.5)])
def test_a_contest_without_a_clear_winner_is_given_up(chances: tuple[float, ...]) -> None:
    _, play = rigged(*chances)
    assert contest(len(chances), 0, play) is None  # type: ignore[arg-type]


def test_two_that_always_come_to_the_same_are_given_up_at_once() -> None:
    counts, play = rigged(1.0, 1.0)
    assert contest(2, 0, play) is None  # type: ignore[arg-type]
    assert counts == [USUAL // 4, USUAL // 4]


def test_a_few_equal_results_are_no_certainty() -> None:
    mean, error = compared([1.0] * 8, [0.0] * 8)
    assert mean < 1
    assert error > 0.1
    assert compared([1.0] * 200, [0.0] * 200)[1] < error


def test_numbers_stay_with_their_positions() -> None:
    first, second, third = ({"seat": 0, "position": {"turn": turn}, "grade": 1} for turn in range(3))
    shipped = numbered([first, second], [])
    assert [puzzle["number"] for puzzle in shipped] == [1, 2]
    again = numbered([third, {**second, "grade": 3}], shipped)
    assert [puzzle["number"] for puzzle in again] == [3, 2]


def test_a_line_is_told_as_far_as_it_is_certain() -> None:
    route = {"posts": {"hamburg-luebeck": ["0t"] * 3}, "supply": ["1t", "5t", "5t"], "actions_left": 1}
    markers = {"board": {"hamburg-luebeck": "swap"}, "stack": ["develop"] * 4}
    game = from_position({"board": "hansa", "players": 3, **route, "markers": markers})
    line = {"action": ["route hamburg-luebeck"], "then": ["end", "marker develop bremen-hamburg"]}
    assert foreseen(game, line) == {"action": ["route hamburg-luebeck"], "then": ["end"], "ends": False}


def test_a_puzzle_holds_in_other_worlds() -> None:
    puzzle = next(each for each in puzzles() if each.solution.ends and each.solution.wins[each.seat] == 1)
    found = verified(puzzle, tries=2)
    assert found.chance == 1
    assert found.less > 0


@pytest.mark.full
def test_some_puzzles_hold_by_the_margin_at_four_times_the_usual_tries() -> None:
    for puzzle in puzzles()[:: max(1, len(puzzles()) // 3)]:
        assert verified(puzzle).holds, puzzle.id
