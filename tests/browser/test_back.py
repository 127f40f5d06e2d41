"""Back closes what lies over a page, the newest first, and leaves the page when nothing is open."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clicking import do
from tests.browser.pages import TableScreen, first
from tests.browser.positions import find
from tests.browser.touching import TouchScreen
from tests.browser.visitors import LAPTOP, PHONE, Visitors, at_table
from tests.server.playing import table_of


def from_home(visitors: Visitors, link: str, size: tuple[int, int] = PHONE) -> Page:
    """Somebody who came to a table from the home page."""
    somebody = visitors.somebody(size=size, touch=size == PHONE)
    page = somebody.new_page()
    page.goto("/")
    page.evaluate("(path) => (location.href = path)", at_table(somebody, link))
    page.wait_for_url("**/table/*")
    TableScreen(page)
    return page


def back(page: Page) -> None:
    page.evaluate("() => void setTimeout(() => history.back())")  # it may end this page


def has_layers(page: Page, count: int) -> None:
    """Waits until the history knows of so many open layers."""
    page.wait_for_function("(count) => (history.state?.layers ?? 0) === count", arg=count)


def is_home(page: Page) -> None:
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def menu(page: Page) -> Locator:
    page.get_by_role("button", name="This table").click()
    return page.get_by_role("dialog", name="This table")


def panel(page: Page) -> Locator:
    page.get_by_role("button", name="Log, chat and score").click()
    return page.get_by_role("tablist")


def rules(page: Page) -> Locator:
    menu(page).get_by_role("button", name="Rules").click()
    return page.get_by_role("dialog", name="Rules")


def moves(page: Page) -> Locator:
    menu(page).get_by_role("button", name="All moves").click()
    return page.get_by_role("dialog", name="All moves")


@pytest.mark.parametrize("opened", [menu, panel, rules, moves])
def test_back_closes_what_is_open_and_then_leaves_the_table(
    visitors: Visitors, opened: Callable[[Page], Locator]
) -> None:
    page = from_home(visitors, table_of(visitors.client).link())
    over = opened(page)
    expect(over).to_be_visible()
    has_layers(page, 1)
    back(page)
    expect(over).to_have_count(0)
    assert "/table/" in page.url
    back(page)
    is_home(page)


def test_of_several_open_ones_back_closes_the_newest(visitors: Visitors) -> None:
    page = from_home(visitors, table_of(visitors.client).link())
    below = menu(page)
    below.get_by_role("button", name="Give up my seat").click()
    question = page.get_by_role("dialog", name="Give up your seat?")
    expect(question).to_be_visible()
    has_layers(page, 2)
    back(page)
    expect(question).to_have_count(0)
    expect(below).to_be_visible()
    back(page)
    expect(below).to_have_count(0)
    assert "/table/" in page.url
    back(page)
    is_home(page)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=str)
def test_what_was_closed_by_its_button_leaves_nothing_in_the_history(visitors: Visitors, size: tuple[int, int]) -> None:
    page = from_home(visitors, table_of(visitors.client).link(), size)
    for _ in range(2):
        menu(page).get_by_role("button", name="Keyboard shortcuts").click()
        over = page.get_by_role("dialog", name="Keyboard shortcuts")
        expect(over).to_be_visible()
        has_layers(page, 1)
        over.get_by_role("button", name="Close", exact=True).click()
        expect(over).to_have_count(0)
        has_layers(page, 0)
    page.evaluate("history.forward()")  # there is an entry, and nothing that it could show
    has_layers(page, 0)
    expect(menu(page)).to_be_visible()
    has_layers(page, 1)
    back(page)
    expect(page.get_by_role("dialog", name="This table")).to_have_count(0)
    back(page)
    is_home(page)


def test_a_page_that_is_opened_from_a_menu_follows_the_table(visitors: Visitors) -> None:
    page = from_home(visitors, table_of(visitors.client).link())
    menu(page).get_by_role("link", name="Home").click()
    is_home(page)
    back(page)
    TableScreen(page)
    expect(page.get_by_role("dialog", name="This table")).to_have_count(0)
    page.evaluate("history.forward()")
    is_home(page)
    back(page)
    TableScreen(page)
    back(page)
    is_home(page)


def test_after_a_reload_nothing_is_open_and_back_leaves_the_table(visitors: Visitors) -> None:
    page = from_home(visitors, table_of(visitors.client).link())
    expect(menu(page)).to_be_visible()
    has_layers(page, 1)
    page.reload()
    TableScreen(page)
    has_layers(page, 0)
    back(page)
    is_home(page)


def test_back_puts_a_choice_of_the_board_away_on_a_phone(visitors: Visitors) -> None:
    situation = find("hansa-3-bigbox", 5, "displace .*")
    page = from_home(visitors, situation.link(visitors.client))
    screen = TouchScreen(page)
    view = screen.my_decision()
    screen.click(f"post:{situation.wanted.split(' ')[2]}")
    expect(screen.chooser).to_be_visible()
    has_layers(page, 1)
    back(page)
    expect(screen.chooser).to_have_count(0)
    assert "/table/" in page.url
    action = first(view, "place t ")
    do(screen, view, action)
    assert screen.current()["ply"] == view["ply"] + 1
    back(page)
    is_home(page)
