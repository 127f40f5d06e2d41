"""Lessons, puzzles and the field guide, as people use them."""

import pytest
from playwright.sync_api import Locator, Page, expect

from kontor.lessons import Lesson, lessons
from kontor.puzzles import Puzzle, puzzles
from tests.browser.axe import clean
from tests.browser.pages import TableScreen
from tests.browser.visitors import PHONE, Visitors

USUAL = ("end",)  # the others in the usual run by tests/lessons


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Your task")


def obey(page: Page) -> None:
    """Does what the page shows, by the list of all moves in its own words."""
    show = card(page).get_by_role("button", name="Show me")
    if show.get_attribute("aria-pressed") != "true":
        show.click()
    told = card(page).locator(".shown").inner_text().removeprefix("One way: ").removesuffix(".")
    before = page.locator("main.table").get_attribute("data-stamp") or ""
    page.keyboard.press("/")
    page.get_by_role("combobox").fill(told.partition(" (")[0])
    page.get_by_role("option").filter(has_text=told).first.click()
    ending = page.get_by_role("button", name="Establish and end the game")
    moved = page.locator(f'main.table[data-stamp]:not([data-stamp="{before}"])')
    expect(ending.or_(moved).first).to_be_visible()
    if ending.is_visible():
        ending.click()
    expect(moved).to_be_attached()


def finish(page: Page, steps: int) -> None:
    for step in range(1, steps + 1):
        expect(card(page)).to_have_attribute("data-step", str(step))
        while card(page).get_attribute("data-done") != "true":
            obey(page)
        card(page).get_by_role("button", name="Finish the lesson" if step == steps else "Go on").click()


@pytest.mark.parametrize(
    "lesson",
    [pytest.param(one, marks=[] if one.id in USUAL else [pytest.mark.full], id=one.id) for one in lessons()],
)
def test_a_lesson_is_finished_by_what_the_page_says(visitors: Visitors, lesson: Lesson) -> None:
    page = visitors.visit(f"/learn/{lesson.id}")
    finish(page, len(lesson.steps))
    expect(card(page)).to_contain_text("You have finished this lesson.")
    card(page).get_by_role("link", name="All lessons").click()
    expect(page.locator("a.done")).to_have_count(1)
    clean(page)


@pytest.mark.full
def test_what_is_done_instead_is_answered_and_taken_back(visitors: Visitors) -> None:
    page = visitors.visit("/learn/routes")
    screen = TableScreen(page)
    clean(page)
    screen.click("post:hamburg-stade/1")  # Ben stands there
    expect(page.locator(".pop.chooser, .pop.refuse").first).to_be_visible()
    page.keyboard.press("Escape")
    screen.click("office:minden/1")
    expect(screen.refusal).to_contain_text("ROUTE-")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Income").first.click()
    expect(card(page)).to_contain_text("You still have plenty there")
    card(page).get_by_role("button", name="Start the step again").click()
    expect(card(page)).not_to_contain_text("You still have plenty there")
    screen.click("post:hamburg-luebeck/2")
    expect(card(page)).to_have_attribute("data-done", "true")
    card(page).get_by_role("button", name="Go on").click()
    screen.click("post:hamburg-luebeck/3")
    expect(card(page)).to_have_attribute("data-done", "true")
    card(page).get_by_role("button", name="Go on").click()
    expect(card(page)).to_have_attribute("data-step", "3")
    page.goto("/learn")
    expect(page.get_by_role("link", name="Fill a route")).to_contain_text("Step 3 of 7")


@pytest.mark.full
def test_a_lesson_in_german_on_a_phone(visitors: Visitors) -> None:
    page = visitors.visit("/learn/displacing", size=PHONE, language="de-DE", touch=True)
    task = page.get_by_role("region", name="Deine Aufgabe")
    expect(task).to_contain_text("verdränge ihn mit einem Händler")
    expect(page.get_by_role("button", name="Einnahmen").first).to_be_in_viewport()
    task.get_by_role("button", name="Zeig es mir").click()
    expect(task).to_contain_text("Ein Weg:")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    clean(page, board=False)


@pytest.mark.full
def test_the_game_on_one_page_in_pictures(visitors: Visitors) -> None:
    page = visitors.visit("/how", language="de-DE")
    expect(page.locator(".figure svg")).to_have_count(7)
    clean(page)


# Puzzles and the field guide


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
