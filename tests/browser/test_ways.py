"""Other ways than a plain click: back, by the list of moves, with a merchant; and what is shown or refused."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from kontor import Game
from tests.browser.clicking import do, played
from tests.browser.pages import TableScreen, first
from tests.browser.positions import find
from tests.browser.visitors import Visitors
from tests.server.playing import table_of

HANSA = "hansa-3-bigbox"

# The way back


def test_decisions_are_taken_back_and_played_again(client: httpx.Client, visitors: Visitors) -> None:
    table = table_of(client)
    screen = TableScreen(visitors.visit_again(table.made["seats"][0]["link"]))
    way_back = {
        name: screen.page.get_by_role("button", name=name) for name in ("Undo (U)", "Redo", "Undo the whole turn")
    }
    start = screen.my_decision()
    one_more, two_more = [action for action in start["legal"] if action.startswith("place t ")][:2]
    do(screen, start, one_more)
    one = screen.my_decision()
    do(screen, one, two_more)
    two = screen.my_decision()
    way_back["Undo (U)"].click()
    view = screen.after(two)
    assert view["posts"] == one["posts"]
    way_back["Redo"].click()
    view = screen.after(view)
    assert view["posts"] == two["posts"]
    way_back["Undo the whole turn"].click()
    view = screen.after(view)
    assert (view["ply"], view["posts"]) == (0, start["posts"])


def test_the_way_back_ends_where_somebody_else_had_to_decide(client: httpx.Client, visitors: Visitors) -> None:
    situation = find(HANSA, 5, "displace .*")
    screen = situation.screen(client, visitors)
    do(screen, screen.my_decision(), situation.wanted)
    expect(screen.page.get_by_role("button", name="Undo (U)")).to_have_count(0)
    expect(screen.page.get_by_role("button", name=re.compile("Ask to take back"))).to_be_visible()


# A merchant, the move list, missions, borders


@pytest.mark.parametrize("way", ["chip", "key"])
def test_a_merchant_is_asked_for_by_its_chip_or_a_key_for_one_placement(
    way: str, client: httpx.Client, visitors: Visitors
) -> None:
    table = table_of(client)
    screen = TableScreen(visitors.visit_again(table.made["seats"][0]["link"]))
    view = screen.my_decision()
    post = first(view, "place m ").split(" ")[2]
    if way == "chip":
        screen.click("chip:m")
    else:
        screen.page.keyboard.press("m")
    screen.click(f"post:{post}")
    screen.wait_for_change(view)
    assert played(screen, 0) == f"place m {post}"
    assert screen.clicks == (2 if way == "chip" else 1)
    do(screen, view := screen.my_decision(), first(view, "place t "))


def test_every_legal_move_is_in_the_list_and_can_be_typed(client: httpx.Client, visitors: Visitors) -> None:
    table = table_of(client)
    screen = TableScreen(visitors.visit_again(table.made["seats"][0]["link"]))
    view = screen.my_decision()
    screen.page.keyboard.press("/")
    dialog = screen.page.get_by_role("dialog", name="All moves")
    expect(dialog).to_contain_text(f"{len(view['legal'])} moves")
    wanted = first(view, "place m ")
    screen.page.keyboard.type(wanted)
    expect(dialog.get_by_role("option").first).to_have_attribute("data-move", wanted)
    screen.page.keyboard.press("Enter")
    screen.wait_for_change(view)
    assert played(screen, 0) == wanted


def test_a_mission_is_shown_to_its_owner_alone(client: httpx.Client, visitors: Visitors) -> None:
    table = table_of(client, modules=["missions"])
    screens = [TableScreen(visitors.visit(seat["link"])) for seat in table.made["seats"]]
    desk = screens[0].page.get_by_role("article", name="Your desk")
    cities = screens[0].view()["missions"][0]
    names = {city["id"]: city["name"] for city in client.get("/api/boards/hansa-3").json()["facts"]["cities"]}
    for city in cities:
        expect(desk.get_by_role("button", name=names[city])).to_be_visible()
    assert screens[1].view()["missions"][0] is None
    expect(screens[1].page.locator("[aria-label='A secret mission']")).to_have_count(2)


def crosses_a_border(game: Game) -> str | None:
    """A placement that needs a permit, and has one."""
    if game.decider != game.turn:
        return None
    places = (action for action in game.legal_actions() if action.startswith("place t "))
    regions = {route.id: route.region for route in game.board.facts.routes}
    return next(
        (str(action) for action in places if regions[action.split(" ")[2].split("/")[0]] != "england"),
        None,
    )


def test_posts_beyond_a_border_glow_only_with_a_permit(client: httpx.Client, visitors: Visitors) -> None:
    situation = find("britannia-3-bigbox", 10, crosses_a_border, "offices")
    screen = situation.screen(client, visitors)
    view = screen.my_decision()
    post = situation.wanted.split(" ")[2]
    assert f"post:{post}" in screen.offered()
    assert do(screen, view, situation.wanted) == 1
    view = screen.my_decision()
    refused = crosses_a_border(situation.game)
    situation.game.play(situation.wanted)
    assert refused is not None
    assert crosses_a_border(situation.game) is None, "the permit is used up"
    other = next(
        f"{route.id}/1"
        for route in situation.game.board.facts.routes
        if route.region == "wales" and f"{route.id}/1" != post and not view["posts"].get(route.id)
    )
    assert f"post:{other}" not in screen.offered()
    screen.click(f"post:{other}")
    expect(screen.refusal).to_contain_text("Wales")
