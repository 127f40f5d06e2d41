"""How puzzles are found and verified."""

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from kontor.game import new_game
from kontor.puzzles import THEMES, puzzles
from kontor.rules.cells import Cells
from tests.support import situation
from tools import selfplay
from tools.puzzles.candidates import Position
from tools.puzzles.contest import BASE_TRIES, FULL_TRIES, WIN_MARGIN, compared, contest
from tools.puzzles.found import foreseen, merged
from tools.puzzles.keep import HIGHEST_NUMBERS_FILE, numbered
from tools.puzzles.search import Search
from tools.puzzles.theme import grade, theme
from tools.puzzles.trials import Result, Rollouts
from tools.puzzles.verify import FIRST_WORLD_SEED, verified


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


def test_a_contest_finds_what_is_clearly_best_and_tries_all_as_often_in_the_end() -> None:
    counts, play = rigged(0.3, 0.9, 0.0)
    found = contest(3, 0, play)  # type: ignore[arg-type]
    assert found is not None
    assert found[0].number == 1
    assert counts == [FULL_TRIES] * 3
    assert FULL_TRIES == 4 * BASE_TRIES
    assert found[0].wins[0] > found[1].wins[0] + WIN_MARGIN


@pytest.mark.parametrize("chances", [(0.6, 0.6), (1.0, 1.0, 0.0), (0.55, 0.5)])
def test_a_contest_without_a_clear_winner_is_given_up(chances: tuple[float, ...]) -> None:
    _, play = rigged(*chances)
    assert contest(len(chances), 0, play) is None  # type: ignore[arg-type]


def test_two_that_always_come_to_the_same_are_given_up_at_once() -> None:
    counts, play = rigged(1.0, 1.0)
    assert contest(2, 0, play) is None  # type: ignore[arg-type]
    assert counts == [BASE_TRIES // 4, BASE_TRIES // 4]


def test_a_few_equal_results_are_no_certainty() -> None:
    mean, error = compared([1.0] * 8, [0.0] * 8)
    assert mean < 1
    assert error > 0.1
    assert compared([1.0] * 200, [0.0] * 200)[1] < error


def test_a_number_stays_with_its_position_and_is_never_given_again() -> None:
    first, second, third = ({"seat": 0, "position": {"turn": turn}, "grade": 1} for turn in range(3))
    shipped = numbered([first, second], [], last=0)
    assert [puzzle["number"] for puzzle in shipped] == [1, 2]
    dropped = numbered([first], shipped, last=2)
    again = numbered([{**first, "grade": 3}, third], dropped, last=2)
    assert [puzzle["number"] for puzzle in again] == [1, 3]


def test_every_number_that_is_shipped_was_given() -> None:
    given = json.loads(HIGHEST_NUMBERS_FILE.read_text("utf-8"))
    assert all(int(puzzle.id.rpartition("-")[2]) <= given[puzzle.side] for puzzle in puzzles())


def test_what_is_found_again_replaces_what_is_shipped() -> None:
    first, second = ({"seat": 0, "position": {"turn": turn}, "grade": 1} for turn in range(2))
    assert merged([first, second], [{**second, "grade": 2}]) == [first, {**second, "grade": 2}]


def test_a_game_is_looked_through_once_for_each_choice_of_themes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    game = {"kind": "hansa-3", "seed": 1, "chosen": [], "ended": True}
    (tmp_path / "build").mkdir()
    kept = [json.dumps(each) + "\n" for each in (game, {**game, "seed": 2}, game)]
    (tmp_path / "build" / "selfplay.jsonl").write_text("".join(kept) + '{"kind": "han')
    assert [each.seed for each in selfplay.read()] == [1, 2]  # each once, and none that was cut

    search = Search(["block"])
    first, wanted = next(search.tasks(60))
    assert (first.seed, wanted) == (1, frozenset({"block"}))
    search.done(first)
    assert next(Search(["block"]).tasks(60))[0].seed == 2
    assert next(Search(THEMES).tasks(60))[0].seed == 1


def test_a_turn_is_easy_where_the_rule_bot_plays_all_of_it() -> None:
    place = Position(new_game("hansa", 3, 1))
    right = place.turn(place.by_rating)
    begun = iter(right[:1])
    wrong = place.turn(lambda view: [next(begun, place.by_rating(view)[-1])])
    assert wrong[0] == right[0]
    both, one, none = (
        grade(place, solutions, True) for solutions in ([right, place.turn(place.by_plan)], [right], [wrong])
    )
    assert (both, none) == (1, 3)
    assert one < none
    assert grade(place, [wrong[:1]], False) < none  # only its first decision


@pytest.mark.parametrize(("supply", "about"), [("3t", "block"), ("0", "")])
def test_a_piece_blocks_where_somebody_else_could_fill_the_route(supply: str, about: str) -> None:
    game = situation(posts="hamburg-luebeck 1t 1t -", supply=f"2t {supply} 0")
    assert theme(game, ["place t hamburg-luebeck/3", "income 1t", "end"]) == about
    assert theme(game, ["income 1t", "place t hamburg-luebeck/3", "end"], whole=True) == about


def test_a_line_is_told_as_far_as_it_is_certain() -> None:
    markers = "hamburg-luebeck swap, stack develop develop"
    game = situation(posts="hamburg-luebeck 0t 0t 0t", supply="1t 5t 5t", actions_left=1, markers=markers)
    line = {"action": ["route hamburg-luebeck"], "then": ["end", "marker develop bremen-hamburg"]}
    assert foreseen(game, line) == {"action": ["route hamburg-luebeck"], "then": ["end"], "ends": False}


def test_a_puzzle_holds_in_other_worlds_and_every_answer_is_tried_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(each for each in puzzles() if each.solution.ends and each.solution.wins[each.seat] == 1)
    worlds, plain = list[int](), Rollouts.results

    def noted(self: Rollouts, starts: Sequence[Cells], seen: Sequence[int]) -> list[Result]:
        worlds.extend(seen)
        return plain(self, starts, seen)

    monkeypatch.setattr(Rollouts, "results", noted)
    found = verified(puzzle, tries=2)
    assert worlds == [FIRST_WORLD_SEED, FIRST_WORLD_SEED + 1] * len(puzzle.tried)
    assert found.chance == 1
    assert found.less > 0


@pytest.mark.full
def test_some_puzzles_hold_by_the_margin_at_four_times_the_usual_tries() -> None:
    for puzzle in puzzles()[:: max(1, len(puzzles()) // 3)]:
        assert verified(puzzle).holds, puzzle.id
