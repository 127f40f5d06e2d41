"""The puzzles that come with Kontor."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta

import pytest

from kontor.boards import board_ids, desk
from kontor.game import Game
from kontor.puzzles import GRADES, THEMES, Puzzle, of_the_day, puzzle_of, puzzles
from kontor.rules.cells import PILE_COUNT
from tools.puzzles.contest import FULL_TRIES, WIN_MARGIN

every = pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)


def test_every_side_of_the_boards_and_every_theme_and_grade_has_some() -> None:
    assert {puzzle.side for puzzle in puzzles()} == set(board_ids())
    assert {puzzle.theme for puzzle in puzzles()} == set(THEMES)
    assert {puzzle.turn for puzzle in puzzles()} == {False, True}
    assert {puzzle.grade for puzzle in puzzles()} == set(GRADES)
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles()) >= 120


def revealing(game: Game, line: Sequence[str]) -> bool:
    """Whether something hidden is revealed on the way, so that what follows is not certain."""
    return any(game.play(decision) is not None and game.barrier == "revealed" for decision in line)


@every
def test_a_puzzle_is_sound(puzzle: Puzzle) -> None:
    game = puzzle.game()
    assert game.decider == puzzle.seat
    assert game.board.id == puzzle.side
    legal = game.legal_actions()
    for tried in puzzle.tried:
        assert all(answer[0] in legal for answer in tried.answers)
        assert all(puzzle.answer(answer) == answer for answer in tried.answers)
        assert tried.answers[0] == tried.action[: len(tried.answers[0])]
        assert sum(tried.wins) == pytest.approx(1, abs=0.01)
        assert not revealing(game.copy(), [*tried.action, *tried.then][:-1])
    best, *others = puzzle.tried
    assert all(tried.tries >= FULL_TRIES for tried in puzzle.tried)
    assert all(other.behind > WIN_MARGIN for other in others)
    assert puzzle.find(best.answers[-1]) is best
    assert puzzle.find(others[-1].answers[0]) is others[-1]


def test_reasons_name_an_ability_by_a_value_that_the_desk_shows() -> None:
    printed = {row.id: set(row.values) for row in desk()}
    reasons = [tried.reason["facts"] for puzzle in puzzles() for tried in puzzle.tried]
    developing = [facts for facts in reasons if facts["how"] == "develops"]
    assert developing
    assert [facts for facts in developing if facts["value"] not in printed[facts["ability"]]] == []


def test_posts_of_a_route_that_are_alike_are_the_same_answer() -> None:
    puzzle, decision = next(
        (each, each.solution.action[0])
        for each in puzzles()
        if not each.turn and each.solution.action[0].startswith("place t") and _others(each, each.solution.action[0])
    )
    assert all(puzzle.find([other]) is puzzle.solution for other in _others(puzzle, decision))


def turn_of(count: int) -> Puzzle:
    """A puzzle whose solution is a turn of at least so many decisions."""
    return next(each for each in puzzles() if each.turn and len(each.solution.action) >= count)


def test_a_turn_is_answered_when_it_is_over_and_not_before() -> None:
    puzzle = turn_of(3)
    line = puzzle.solution.action
    assert all(puzzle.answer(line[:count]) is None for count in range(len(line)))
    assert puzzle.answer([*line, "what comes later"]) == line
    assert puzzle.find(line) is puzzle.solution


def test_the_order_of_a_turn_does_not_matter_where_it_comes_to_the_same() -> None:
    puzzle, line = next((each, line) for each in puzzles() if each.turn for line in _other_orders(each))
    assert line != puzzle.solution.action
    assert puzzle.find(line) is puzzle.solution


def _other_orders(puzzle: Puzzle) -> Iterator[list[str]]:
    """The solution with its first two decisions in the other order, where both are pieces that are placed."""
    first, second, *rest = puzzle.solution.action
    if first.startswith("place t") and second.startswith("place t"):
        yield [second, first, *rest]


def _others(puzzle: Puzzle, decision: str) -> list[str]:
    """The same piece on other posts of the route; no ship posts."""
    start = decision.rpartition("/")[0] + "/"
    game = puzzle.game()
    route = game.board.post_route[game.parse(decision).args[1]]
    alike = len({game.board.vacant[post] for post in game.board.posts(route)}) == 1
    return [each for each in game.legal_actions() if each.startswith(start) and each != decision] if alike else []


def test_what_was_tried_is_followed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, followed = replace(puzzles()[0]), list[Puzzle]()
    plain = Puzzle.game

    def counted(self: Puzzle) -> Game:
        followed.append(self)
        return plain(self)

    monkeypatch.setattr(Puzzle, "game", counted)
    known = [line for tried in puzzle.tried for line in tried.answers]
    other = next([each] for each in map(str, plain(puzzle).legal_actions()) if [each] not in known)
    assert [puzzle.find(line) for line in known] == [tried for tried in puzzle.tried for _ in tried.answers]
    assert followed == [], "an answer in the same words is known without that"
    for _ in range(2):
        puzzle.find(other)
    assert len(followed) == 2 + len(known)


def test_what_is_hidden_does_not_matter() -> None:
    puzzle = next(each for each in puzzles() if each.game().state.cells[PILE_COUNT] > 1)
    position = {**puzzle.position, "markers": {**puzzle.position["markers"]}}
    position["markers"]["stack"] = position["markers"]["stack"][::-1]
    twin = replace(puzzle, position=position)
    assert twin.game().view(puzzle.seat) == puzzle.game().view(puzzle.seat)
    for tried in puzzle.tried:
        assert twin.find(tried.answers[0]) == tried


def test_the_puzzle_of_the_day_follows_from_the_date() -> None:
    first = date(2026, 11, 17)
    days = [of_the_day(first + timedelta(days=day)).id for day in range(len(puzzles()))]
    assert days == [of_the_day(first + timedelta(days=day)).id for day in range(len(puzzles()))]
    assert len(set(days)) == len(puzzles())  # all come once before one comes again
    assert days[0] != days[1]


def test_an_unknown_puzzle() -> None:
    assert puzzle_of("hansa-3-0") is None
    assert puzzle_of("") is None
