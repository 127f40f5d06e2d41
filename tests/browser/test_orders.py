"""Standing orders: given in the browser, followed by the server, and told in the log."""

import httpx
from playwright.sync_api import expect

from tests.browser.pages import TableScreen
from tests.browser.visitors import Visitors
from tests.server.playing import HUMAN, Table, fine

PHONE = (390, 844)


def test_orders_and_a_planned_turn_are_given_on_a_phone(client: httpx.Client, visitors: Visitors) -> None:
    table = Table(client, [{**HUMAN, "name": name} for name in ("Anna", "Ben", "Cy")], seed=1)
    page = visitors.visit(table.made["seats"][1]["link"], size=PHONE)
    screen = TableScreen(page)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Orders for when I am away").click()
    page.get_by_text("as I say here").click()
    page.get_by_role("combobox", name="Add a route to go to").select_option("bremen-hamburg")
    page.get_by_text("from the stock", exact=True).click()
    page.get_by_role("button", name="Plan my next turn").click()
    for action in ("place t hamburg-luebeck/1", "end"):
        page.get_by_role("textbox", name="Type a place or an action").fill(action)
        page.locator(f'[data-move="{action}"]').click()
    expect(page.get_by_text("The turn ends here.")).to_be_visible()
    page.get_by_role("button", name="Save orders").click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    given = fine(table.people[1].get("/seats/1/orders"))["orders"]
    assert given["plan"] == ["place t hamburg-luebeck/1", "end"]
    assert (given["displaced"]["to"], given["displaced"]["extras"]) == (["bremen-hamburg"], "stock")
    fine(table.people[0].act("end", 0))
    assert screen.until(lambda view: view["ply"] == 3)["decider"] == 2
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log, chat").click()
    expect(page.get_by_role("list", name="Log").get_by_text("(by order)").first).to_be_visible()
