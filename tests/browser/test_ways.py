"""Other ways than a plain click: back, by the list of moves, with a merchant; and what is shown or refused."""

import re

import pytest
from playwright.sync_api import expect

from kontor import Game
from tests.browser.clicking import do, played
from tests.browser.pages import TableScreen, first
from tests.browser.positions import HANSA, find
from tests.browser.visitors import Visitors, at_table
from tests.server.playing import table_of

# The way back


def test_decisions_are_taken_back_and_played_again(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    screen = TableScreen(visitors.visit_again(table.link()))
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


@pytest.mark.full
def test_the_way_back_ends_where_somebody_else_had_to_decide(visitors: Visitors) -> None:
    situation = find(HANSA, 5, "displace .*")
    screen = situation.screen(visitors)
    do(screen, screen.my_decision(), situation.wanted)
    expect(screen.page.get_by_role("button", name="Undo (U)")).to_have_count(0)
    expect(screen.page.get_by_role("button", name=re.compile("Ask for a take-back"))).to_be_visible()


@pytest.mark.full
def test_a_gain_that_was_taken_by_itself_is_changed_and_not_taken_again(visitors: Visitors) -> None:
    situation = find("hansa-3-bigbox-promos", 3, "take .*", "markers")
    ply = situation.game.ply
    assert situation.seat != situation.game.turn
    screen = situation.screen(visitors)
    screen.until(lambda view: view["ply"] > ply)
    by_itself = played(screen, ply)
    screen.page.get_by_role("button", name="Change", exact=True).click()
    view = screen.my_decision()
    assert view["ply"] == ply, "only the gain is taken back, and it is asked for now"
    other = next(action for action in view["legal"] if action.startswith("take ") and action != by_itself)
    do(screen, view, other)
    screen.until(lambda view: view["ply"] > ply)
    assert played(screen, ply) == other
    expect(screen.page.get_by_role("button", name="Change", exact=True)).to_have_count(0)


# A merchant, the move list, missions, borders


@pytest.mark.parametrize("way", ["chip", pytest.param("key", marks=pytest.mark.full)])
def test_a_merchant_is_asked_for_by_its_chip_or_a_key_for_one_placement(way: str, visitors: Visitors) -> None:
    table = table_of(visitors.client)
    screen = TableScreen(visitors.visit_again(table.link()))
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


def test_every_legal_move_is_in_the_list_and_can_be_typed(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    screen = TableScreen(visitors.visit_again(table.link()))
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


@pytest.mark.full
def test_a_mission_is_shown_to_its_owner_alone(visitors: Visitors) -> None:
    table = table_of(visitors.client, modules=["missions"])
    screens = [TableScreen(visitors.visit(seat["link"])) for seat in table.made["seats"]]
    desk = screens[0].page.get_by_role("article", name="Your desk")
    cities = screens[0].view()["missions"][0]
    names = {city["id"]: city["name"] for city in visitors.client.get("/api/boards/hansa-3").json()["facts"]["cities"]}
    for city in cities:
        expect(desk.get_by_role("button", name=names[city])).to_be_visible()
    assert screens[1].view()["missions"][0] is None
    expect(screens[1].page.locator("[aria-label='A secret mission']")).to_have_count(2)


def test_a_mission_on_a_shared_screen_shows_only_while_its_button_is_held(visitors: Visitors) -> None:
    links = [seat["link"] for seat in table_of(visitors.client, modules=["missions"]).made["seats"]]
    page = visitors.visit(links[0])
    TableScreen(page)
    page.goto(at_table(page.context, links[1]))
    screen = TableScreen(page)
    view = screen.my_decision()
    assert view["table"]["you"] == [0, 1]
    city = page.locator(f"[data-target='city:{view['missions'][0][0]}']").first
    card = page.locator(".inspect")
    city.focus()
    page.keyboard.press("i")
    expect(card).to_be_visible()
    expect(card).not_to_contain_text("mission")
    page.keyboard.press("s")
    row = page.get_by_role("row").filter(has_text="Mission")
    expect(row.get_by_text("?")).to_have_count(3)
    page.get_by_role("button", name="Hold to see").focus()
    page.keyboard.down("Enter")
    expect(row.get_by_text("?")).to_have_count(2)
    page.keyboard.up("Enter")
    expect(row.get_by_text("?")).to_have_count(3)


@pytest.mark.full
def test_the_card_of_an_award_says_what_it_is_for_once(visitors: Visitors) -> None:
    screen = TableScreen(visitors.visit_again(table_of(visitors.client).link()))
    screen.my_decision()
    screen.hover("award:east-west")
    card = screen.page.locator(".inspect")
    expect(card).to_contain_text("The first player to connect")
    expect(card).not_to_contain_text("You cannot")


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


@pytest.mark.full
def test_posts_beyond_a_border_glow_only_with_a_permit(visitors: Visitors) -> None:
    situation = find("britannia-3-bigbox", 10, crosses_a_border, "offices")
    screen = situation.screen(visitors)
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
