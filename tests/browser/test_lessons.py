"""Lessons as people take them: only what the page says is done, and everything else is answered."""

import pytest
from playwright.sync_api import Locator, Page, expect

from kontor.lessons import Lesson, lessons
from tests.browser.axe import clean
from tests.browser.pages import TableScreen
from tests.browser.visitors import Visitors

USUAL = ("end",)  # the others in the usual run by tests/lessons
PHONE = (390, 844)


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
