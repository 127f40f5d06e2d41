"""Ending a game and giving up a seat: asked before, never done by a double click, and told to everybody else."""

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import TableScreen
from tests.browser.visitors import DESKTOP, LAPTOP, PHONE, Visitors
from tests.server.playing import BOT, HUMAN, Json, Table, fine

SLOW: Json = {"pace": 10_000}  # no bot answers while a test looks
NAMED: list[Json] = [{**HUMAN, "name": name} for name in ("Ann", "Ben", "Cy")]


def menu_button(page: Page, name: str) -> Locator:
    """A button of the table's menu, which is opened for that."""
    page.get_by_role("button", name="This table").click()
    return page.get_by_role("dialog", name="This table").get_by_role("button", name=name)


def alone(client: httpx.Client) -> Table:
    """A game of one person against bots."""
    return Table(client, [HUMAN, BOT, BOT], shuffle=False, **SLOW)


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=str)
def test_a_game_against_bots_ends_only_after_a_question(visitors: Visitors, size: tuple[int, int]) -> None:
    table = alone(visitors.client)
    page = visitors.visit(table.link(), size=size)
    screen = TableScreen(page)
    menu_button(page, "End this game").dblclick()
    question = page.get_by_role("dialog", name="End this game?")
    expect(question).to_contain_text("nobody wins")
    assert screen.view()["table"]["status"] == "running"
    question.get_by_role("button", name="Play on").click()
    expect(question).to_have_count(0)
    page.get_by_role("button", name="End this game").click()
    question.get_by_role("button", name="End the game").click()
    expect(page.get_by_text("Ended before anyone had won")).to_be_visible()
    assert screen.view()["table"]["status"] == "aborted"


def test_among_people_the_end_is_proposed_at_once(visitors: Visitors) -> None:
    table = Table(visitors.client, NAMED, shuffle=False)
    page = visitors.visit(table.link())
    TableScreen(page)
    menu_button(page, "Propose ending the game").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("Waiting for Ben, Cy")


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=str)
def test_a_double_click_does_not_give_up_a_seat(visitors: Visitors, size: tuple[int, int]) -> None:
    table = Table(visitors.client, NAMED, shuffle=False, **SLOW)
    page = visitors.visit(table.link(1), size=size)
    screen = TableScreen(page)
    opens = menu_button(page, "Give up my seat")
    box = opens.bounding_box()
    opens.dblclick()
    question = page.get_by_role("dialog", name="Give up your seat?")
    expect(question).to_contain_text("Ann and Cy play on, and a bot takes your seat")
    expect(question).to_contain_text("only an invitation from the host brings you back")
    assert screen.view()["table"]["you"] == [1]
    confirm = question.get_by_role("button", name="Give up the seat")
    other = confirm.bounding_box()
    assert box
    assert other
    apart = abs(box["x"] - other["x"]) > min(box["width"], other["width"]) or abs(box["y"] - other["y"]) > 40
    assert apart, f"the button lies where the menu's was: {box}, {other}"
    confirm.click()
    screen.until(lambda view: view["table"]["you"] == [])


def test_a_seat_that_cannot_be_given_up_now_says_so_in_the_question(visitors: Visitors) -> None:
    table = Table(visitors.client, NAMED, shuffle=False, **SLOW)
    visitors.careless = True  # browsers complain about requests that fail
    page = visitors.visit(table.link(1))
    screen = TableScreen(page)
    menu_button(page, "Give up my seat").click()
    question = page.get_by_role("dialog", name="Give up your seat?")
    page.route("**/leave", lambda route: route.abort())
    question.get_by_role("button", name="Give up the seat").click()
    expect(question.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.unroute("**/leave")
    question.get_by_role("button", name="Give up the seat").click()
    screen.until(lambda view: view["table"]["you"] == [])


def test_what_is_told_about_a_leaver_does_not_hide_what_is_said_afterwards(visitors: Visitors) -> None:
    table = Table(visitors.client, NAMED, shuffle=False, **SLOW)
    page = visitors.visit(table.link(), size=PHONE)
    TableScreen(page)
    fine(table.people[1].post("/leave"))
    toast = page.locator(".toast")
    expect(toast).to_contain_text("Ben left")
    fine(table.people[2].post("/chat", text="Too bad"))
    expect(toast).to_contain_text("Too bad")
    toast.get_by_role("button", name="Close").click()
    expect(toast).to_contain_text("Ben left")


def test_the_others_are_told_who_left_and_the_host_may_invite_somebody(visitors: Visitors) -> None:
    table = Table(visitors.client, NAMED, shuffle=False, **SLOW)
    ann, cy = (visitors.visit(table.link(seat)) for seat in (0, 2))
    for page in (ann, cy):
        TableScreen(page)
    fine(table.people[1].post("/leave"))
    for page in (ann, cy):
        expect(page.locator(".toast")).to_contain_text("Ben left; a bot plays on")
        expect(page.get_by_role("log").first).to_contain_text("Ben left; a bot plays on")  # read aloud
        expect(page.get_by_role("list", name="Log")).to_contain_text("Ben left; a bot plays on")
    expect(cy.get_by_role("button", name="Invite someone")).to_have_count(0)
    ann.reload()  # the host is told until it is seen
    TableScreen(ann)
    expect(ann.locator(".toast")).to_contain_text("Ben left")
    ann.get_by_role("button", name="Invite someone").click()
    link = ann.get_by_role("textbox", name="Invite someone to this seat").input_value()
    assert f"/join/{table.id}/" in link
    ann.keyboard.press("Escape")
    expect(ann.locator(".toast")).to_have_count(0)
    table.join("Dora", invite=link.rpartition("/")[2])
    expect(ann.locator(".toast")).to_contain_text("Dora takes over a seat")
    expect(ann.get_by_role("list", name="Log")).to_contain_text("Ben left")


def test_nobody_is_told_what_happened_before_they_came(visitors: Visitors) -> None:
    table = Table(visitors.client, NAMED, shuffle=False, **SLOW)
    fine(table.people[1].post("/leave"))
    page = visitors.visit(f"/table/{table.id}")
    TableScreen(page)
    expect(page.get_by_role("list", name="Log")).to_contain_text("Ben left; a bot plays on")
    expect(page.locator(".toast")).to_have_count(0)
