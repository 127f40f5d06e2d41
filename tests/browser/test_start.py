"""The first minute: from the home page to a move."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.clicking import do
from tests.browser.pages import TableScreen, first, play_now
from tests.browser.visitors import Visitors
from tests.server.playing import table_of

# When the board was drawn, in ms after the address was entered.
DRAWN = """() => new Promise((done) => new PerformanceObserver((list) => {
  const { renderTime, startTime } = list.getEntries().at(-1);
  done(renderTime || startTime);
}).observe({ type: "largest-contentful-paint", buffered: true }))"""


def test_two_clicks_lead_from_home_to_the_first_move(visitors: Visitors) -> None:
    page = visitors.visit("/")
    screen = play_now(page)
    view = screen.my_decision()
    post = next(target for target in screen.offered() if target.startswith("post:"))
    screen.click(post)
    assert screen.after(view)["ply"] > view["ply"]
    assert 1 + screen.clicks == 2


def test_a_bot_gets_a_style_where_its_level_has_one(visitors: Visitors) -> None:
    page = visitors.visit("/new")
    who, style = (page.get_by_label(label) for label in ("Who sits at seat 2", "Style of the bot at seat 2"))
    who.select_option("bot:easy")
    expect(style).to_have_count(0)
    who.select_option("bot:expert")
    style.select_option(label="Style: Builder")
    who.select_option("bot:hard")
    expect(style).to_have_value("builder")
    page.get_by_role("button", name="Create").click()
    screen = TableScreen(page)
    assert "hard:builder" in [seat["level"] for seat in screen.view()["table"]["seats"]]
    expect(page.get_by_title("Hard · Builder")).to_be_visible()


def test_the_table_is_soon_there_for_somebody_new(
    client: httpx.Client, visitors: Visitors, record_property: Callable[[str, object], None]
) -> None:
    table = table_of(client)
    somebody = visitors.somebody()
    token = table.made["seats"][0]["token"]
    assert somebody.request.post(f"/api/games/{table.id}/open", data={"token": token}).ok
    page = somebody.new_page()
    page.goto(f"/table/{table.id}", wait_until="commit")
    TableScreen(page).current()
    took = page.evaluate(DRAWN)
    record_property("cold load of the table", f"{took:.0f} ms")


def test_somebody_new_can_watch_a_game_and_then_plays_themselves(visitors: Visitors) -> None:
    page = visitors.visit("/")
    page.get_by_role("button", name="Watch a game").click()
    screen = TableScreen(page)
    assert (screen.current()["table"]["you"], screen.current()["seat"]) == ([], None)
    page.go_back()
    play_now(page).my_decision()


@pytest.mark.full
def test_a_game_is_found_again_on_the_home_page(visitors: Visitors) -> None:
    page = visitors.visit("/")
    screen = play_now(page)
    view = screen.my_decision()
    do(screen, view, first(view, "place t "))
    page.get_by_role("link", name="Home").first.click()
    page.locator(".mine").get_by_role("link").first.click()
    again = TableScreen(page)
    assert again.id == screen.id
    assert again.current()["ply"] > view["ply"]


@pytest.mark.full
def test_the_language_can_be_changed_in_the_middle_of_a_decision(
    visitors: Visitors,
) -> None:
    page = visitors.visit("/")
    screen = play_now(page)
    view = screen.my_decision()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(page.get_by_role("button", name="Einnahmen").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert screen.current()["stamp"] == view["stamp"]
