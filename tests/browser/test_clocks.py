"""The players' clocks: chosen for a new table, beside the names, with vacation and a pause."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.pages import TableScreen
from tests.browser.visitors import Visitors
from tests.server.playing import HUMAN, Table, fine

DAY = 86_400


def test_a_clock_is_chosen_for_a_new_table_and_told_to_those_who_are_invited(visitors: Visitors) -> None:
    page = visitors.visit("/new/invite")
    clocks = page.get_by_role("combobox", name="Clock", exact=True)
    clocks.select_option(label="3 days for each decision")
    page.get_by_role("combobox", name="When time is up").select_option(label="the game ends without a result")
    expect(page.get_by_text("Replace players who are away")).to_have_count(0)
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("3 days for each decision")).to_be_visible()
    expect(page.get_by_text("When time is up: the game ends without a result")).to_be_visible()
    expect(page.get_by_text("Vacation: 7 days per player")).to_be_visible()


@pytest.mark.full
def test_everybody_sees_the_time_and_can_take_vacation_or_ask_for_a_pause(
    client: httpx.Client, visitors: Visitors
) -> None:
    table = Table(client, [HUMAN] * 3, clock={"per": "decision", "seconds": 3 * DAY, "vacation": 2})
    page = visitors.visit(table.made["seats"][0]["link"])
    screen = TableScreen(page)
    screen.my_decision()
    expect(screen.prompt.get_by_role("img", name="When time is up: a bot stands in")).to_contain_text("2d 23h")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Clocks, vacation, pause").click()
    page.get_by_role("button", name="Take vacation now").click()
    expect(page.get_by_role("button", name="I am back")).to_be_visible()
    page.get_by_role("button", name="Propose a pause").click()
    expect(page.get_by_role("alertdialog", name="A question")).to_contain_text("stand still for 7 days")
    asked = table.host.view()["table"]["proposal"]
    for other in table.people[1:]:
        fine(other.post("/reply", agree=True, version=asked["version"]))
    expect(screen.prompt.get_by_role("img", name="the clocks stand still until")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("img", name=re.compile("^9 days, .* left"))).to_have_text("9d 23h")
