"""The log beside the board: what is read there, and where it stands."""

from base64 import b64encode

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

import kontor
from tests.browser.records import imported, recorded
from tests.browser.scripts import script
from tests.browser.visitors import PHONE, Theme, Visitors

RECORD = recorded("hansa-4-bigbox-missions-favours-end-03")
MOMENT = 120  # decisions

BARE_WORDS = script("bare-words")
INK = script("ink")
TORN = script("torn")
SCROLLED_TO_FIRST = script("scrolled-to-first")


def replayed(client: httpx.Client, ply: int) -> str:
    """The address of a moment of a game that is over."""
    return f"/table/{imported(client, RECORD)}/replay#{ply}"


def ink(page: Page, line: Locator) -> int:
    """How much of the words of a line is seen."""
    picture = page.screenshot(clip=line.evaluate(BARE_WORDS))
    found: int = page.evaluate(INK, b64encode(picture).decode())
    return found


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.full)])
def test_a_line_stays_readable_under_the_pointer_and_with_the_focus(theme: Theme, visitors: Visitors) -> None:
    page = visitors.visit(replayed(visitors.client, MOMENT), theme=theme)
    page.wait_for_selector('main.replay[aria-busy="false"]')
    page.evaluate("() => document.fonts.ready")
    line = page.locator("p.picks:not(.looked)", has_text="displaces").last
    line.evaluate("(line) => line.scrollIntoView({ block: 'center' })")
    pick = line.locator("button.pick")
    before = ink(page, line)
    assert before > 50
    pick.hover(position={"x": 2, "y": 2})
    assert line.evaluate("(line) => line.matches(':has(> .pick:hover)')")
    assert ink(page, line) >= 0.8 * before
    page.mouse.move(300, 300)
    pick.focus()
    for key in ("Shift+Tab", "Tab"):
        page.keyboard.press(key)
    assert pick.evaluate("(pick) => pick.matches(':focus-visible')")
    assert ink(page, line) >= 0.8 * before


def test_no_row_of_a_line_begins_with_a_comma(visitors: Visitors) -> None:
    page = visitors.visit_again(replayed(visitors.client, MOMENT), size=(1440, 900))
    page.wait_for_selector('main.replay[aria-busy="false"]')
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(TORN) == []


@pytest.mark.parametrize("size", [(1440, 900), pytest.param(PHONE, marks=pytest.mark.full)], ids=str)
def test_a_replay_begins_without_a_last_move_and_with_the_first_turn_in_the_log(
    size: tuple[int, int], visitors: Visitors
) -> None:
    page = visitors.visit_again(replayed(visitors.client, 0), size=size)
    page.wait_for_selector('main.replay[aria-busy="false"]')
    marks = page.locator(".board :is(circle, rect, path).last")
    expect(marks).to_have_count(0)
    expect(page.locator("p.looked")).to_have_count(0)
    page.wait_for_function(SCROLLED_TO_FIRST)
    page.keyboard.press("End")
    expect(page.locator("main.replay")).to_have_attribute("data-ply", str(kontor.load(RECORD).ply))
    expect(page.locator("ol.turns > li").first).to_be_in_viewport()
    page.keyboard.press("Home")
    page.wait_for_function(SCROLLED_TO_FIRST)
    expect(marks).to_have_count(0)
    page.keyboard.press("]")
    expect(marks).not_to_have_count(0)
    expect(page.locator("p.looked")).to_be_in_viewport()
