"""The coach and hints at the table: against bots in three grades, with other people not at all."""

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_accessible import clean
from tests.browser.visitors import Visitors
from tests.server.playing import BOT, HUMAN, Table

PHONE = (390, 844)


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")


def test_a_coached_game_begins_with_ideas_and_a_click_silences_them(visitors: Visitors) -> None:
    page = visitors.visit("/learn")
    page.get_by_role("button", name="Play with the coach").click()
    expect(coach(page).locator("li").first).to_contain_text("posts of")
    assert 1 <= coach(page).locator("li").count() <= 3
    clean(page, board=False)
    coach(page).get_by_role("button", name="Be quiet").click()
    expect(coach(page).locator("li")).to_have_count(0)


def test_a_hint_says_where_then_what_kind_then_which(visitors: Visitors, client: httpx.Client) -> None:
    table = Table(client, [HUMAN, BOT, BOT], seed=11)
    page = visitors.visit(table.made["seats"][0]["link"])
    hint = coach(page).get_by_role("button", name="Hint")
    hint.click()
    expect(coach(page)).to_contain_text("Look at")
    expect(coach(page)).not_to_contain_text("Place a piece")
    more = coach(page).get_by_role("button", name="Say more")
    more.click()
    expect(coach(page)).to_contain_text("Place a piece")
    expect(coach(page)).not_to_contain_text("posts of")
    more.click()
    expect(coach(page)).to_contain_text("posts of")
    expect(more).to_be_disabled()
    clean(page, board=False)


@pytest.mark.full
def test_on_a_phone_the_coach_speaks_above_the_board(visitors: Visitors) -> None:
    page = visitors.visit("/learn", size=PHONE, touch=True)
    page.get_by_role("button", name="Play with the coach").click()
    expect(coach(page).locator("li").first).to_be_in_viewport()
    clean(page, board=False)
    coach(page).get_by_role("button", name="Be quiet").click()
    expect(coach(page)).to_have_count(0)
    page.get_by_role("button", name="Log, chat and score").click()
    expect(coach(page).get_by_role("button", name="Hint")).to_be_in_viewport()


def test_at_a_table_with_other_people_there_is_no_hint(visitors: Visitors, client: httpx.Client) -> None:
    table = Table(client, [HUMAN, HUMAN, BOT])
    page = visitors.visit(next(seat["link"] for seat in table.made["seats"] if seat["link"]))
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(coach(page)).to_have_count(0)
    refused = page.request.get(f"/api/games/{table.id}/hint")
    assert (refused.status, refused.json()["error"]) == (403, "people")
