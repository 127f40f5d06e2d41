"""Puzzles and the field guide, as people use them."""

import pytest
from playwright.sync_api import expect

from kontor.puzzles import Puzzle, puzzles
from tests.browser.axe import clean
from tests.browser.pages import TableScreen
from tests.browser.visitors import Visitors

PHONE = (390, 844)


def simple() -> Puzzle:
    """One whose solution and whose first mistake are a single click in the list of moves."""
    return next(
        each for each in puzzles() if not each.turn and len(each.solution.action) == len(each.tried[1].action) == 1
    )


def whole_turn() -> Puzzle:
    """One that asks for a turn in which nobody else decides and nothing is chosen on the way."""
    turns = (each for each in puzzles() if each.turn and not each.solution.ends)  # an end is asked about twice
    return next(each for each in turns if all(line.split()[0] in ("place", "route", "end") for line in _lines(each)))


def _lines(puzzle: Puzzle) -> list[str]:
    return [decision for tried in puzzle.tried[:2] for decision in tried.action]


def test_a_puzzle_is_failed_and_then_solved(visitors: Visitors) -> None:
    puzzle = simple()
    page = visitors.visit_again(f"/puzzles/{puzzle.id}")
    screen = TableScreen(page)
    expect(page.get_by_role("heading", name="What is best?")).to_be_visible()
    screen.by_list(puzzle.tried[1].action[0])
    expect(page.get_by_role("heading", name="That is not the solution.")).to_be_visible()
    expect(page.locator(".verdict li.played")).to_contain_text("You played this.")
    expect(page.locator(".verdict li.solution .chance")).to_contain_text("%")
    lower = f"lower by at least {int(100 * puzzle.tried[1].behind)} percentage points."
    expect(page.locator(".verdict li.played")).to_contain_text(lower)
    clean(page, board=False)
    page.locator(".verdict li.solution button").click()
    expect(page.locator(".board .arrow, .board .drawn").first).to_be_attached()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="What is best?")).to_be_visible()
    screen.by_list(puzzle.solution.action[0])
    expect(page.get_by_role("heading", name="That is it.")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    expect(page.locator(f'a[href="puzzles/{puzzle.id}"]')).to_contain_text("solved later")
    clean(page, board=False)


@pytest.mark.full
def test_a_whole_turn_is_answered_at_its_end(visitors: Visitors) -> None:
    puzzle = whole_turn()
    page = visitors.visit_again(f"/puzzles/{puzzle.id}")
    screen = TableScreen(page)
    for decision in puzzle.solution.action:
        expect(page.get_by_role("heading", name="has a whole turn. What is best?")).to_be_visible()
        screen.by_list(decision)
    expect(page.get_by_role("heading", name="That is it.")).to_be_visible()
    expect(page.locator(".verdict li.played")).to_have_count(1)


@pytest.mark.full
def test_the_puzzle_of_the_day_on_a_phone_in_german(visitors: Visitors) -> None:
    page = visitors.visit("/puzzles", size=PHONE, language="de-DE", theme="dark")
    clean(page, board=False)
    page.get_by_role("link", name="Lösen").click()
    expect(page.get_by_role("heading", name="Was ist am besten?")).to_be_visible()
    clean(page, board=False)


@pytest.mark.full
def test_the_field_guide(visitors: Visitors) -> None:
    page = visitors.visit_again("/guide")
    clean(page, board=False)
    page.get_by_role("link", name="Keys").click()
    expect(page.get_by_role("img").first).to_be_visible()
    page.get_by_label("Board and players").select_option("east-4")
    expect(page.get_by_text("of the winners develop it")).to_be_visible()
    clean(page, board=False)
    page.get_by_role("link", name="Field guide").click()
    page.get_by_role("link", name="Green cities").click()
    expect(page.get_by_role("heading", name="Green cities")).to_be_visible()
