"""What axe-core finds on every screen, light and dark, in both languages: nothing."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import axe_playwright_python  # type: ignore[import-untyped]
import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking import do
from tests.browser.pages import TableScreen
from tests.browser.positions import Situation, ends_the_game, find
from tests.browser.visitors import Theme, Visitors
from tests.play.policies import Goal
from tests.server.playing import BOT, HUMAN, INVITED, OPEN, Table

HANSA = "hansa-3-bigbox"
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
VIOLATIONS = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  const told = ({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`));
}"""


def clean(page: Page) -> None:
    """Asserts that axe-core finds no violation on this page, when it stands still."""
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    assert page.evaluate(VIOLATIONS) == []


def both_themes(page: Page) -> Iterator[Theme]:
    """Shows the page light, then dark."""
    themes: tuple[Theme, ...] = ("light", "dark")
    for theme in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        yield theme


def clean_in_both_themes(page: Page) -> None:
    for _ in both_themes(page):
        clean(page)


def test_home(visitors: Visitors, client: httpx.Client) -> None:
    page = visitors.visit("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    clean_in_both_themes(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings").get_by_role("heading")).to_be_visible()
    clean_in_both_themes(page)
    Table(client, [HUMAN, BOT, BOT], public=True)
    page.get_by_role("button", name="Play now").click()
    TableScreen(page)
    page.goto("/")
    expect(page.locator(".mine .rows > *")).to_have_count(1)
    clean_in_both_themes(page)


def test_new_game(visitors: Visitors) -> None:
    page = visitors.visit("/new")
    expect(page.get_by_role("button", name="Create")).to_be_enabled()
    clean_in_both_themes(page)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    clean_in_both_themes(page)


def test_lobby(visitors: Visitors, client: httpx.Client) -> None:
    host = visitors.visit("/new/invite")
    host.get_by_role("button", name="Create").click()
    expect(host.get_by_role("heading", name="The table is being set")).to_be_visible()
    clean_in_both_themes(host)
    host.get_by_role("button", name="Other device").click()
    expect(host.get_by_role("dialog", name="Your seat on another device").get_by_role("textbox")).to_be_visible()
    clean_in_both_themes(host)
    table = Table(client, [HUMAN, INVITED, OPEN])
    guest = visitors.visit(table.made["invite"])
    expect(guest.get_by_role("button", name="Sit here").first).to_be_visible()
    clean_in_both_themes(guest)


def test_rules(visitors: Visitors) -> None:
    page = visitors.visit("/rules")
    page.get_by_role("searchbox").fill("displace")
    expect(page.get_by_text("DISPLACE-01").first).to_be_visible()
    clean_in_both_themes(page)
    page.get_by_role("searchbox").fill("no word of any rule")
    clean_in_both_themes(page)


def test_pages_that_say_what_is_wrong(visitors: Visitors) -> None:
    visitors.careless = True  # the table is not there, and the browser says so
    for path in ("/nowhere", "/table/nothing", "/join/nothing/nothing"):
        page = visitors.visit_again(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        clean_in_both_themes(page)


def test_all_screens_in_german(visitors: Visitors, client: httpx.Client) -> None:
    lobby = Table(client, [HUMAN, INVITED, OPEN])
    running = Table(client, [HUMAN, BOT, BOT], pace=0)
    page = visitors.visit("/", language="de-DE")
    paths = ["/", "/new", "/new/invite", "/rules", lobby.made["seats"][0]["link"], running.made["seats"][0]["link"]]
    for path in [*paths, lobby.made["invite"]]:
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_role("main")).to_be_visible()
        clean_in_both_themes(page)


# The table


def displacing(screen: TableScreen, situation: Situation) -> None:
    screen.click(f"post:{situation.wanted.split(' ')[2]}")
    expect(screen.chooser).to_be_visible()


def card(screen: TableScreen, situation: Situation) -> None:
    screen.click(f"route:{situation.wanted.split(' ')[1]}")
    expect(screen.card).to_be_visible()


def refused(screen: TableScreen, situation: Situation) -> None:
    screen.click(f"city:{situation.game.board.cities[0]}")
    expect(screen.refusal).to_be_visible()


def marker(screen: TableScreen, situation: Situation) -> None:
    screen.click(f"hand:{situation.wanted.split(' ')[1]}")


def panels(screen: TableScreen, situation: Situation) -> None:
    for tab in ("Chat", "Score"):
        screen.page.get_by_role("tab", name=tab).click()
        clean(screen.page)


def doors(screen: TableScreen, situation: Situation) -> None:
    for name in ("All moves", "Rules", "Settings", "This table"):
        screen.page.get_by_role("button", name=name).first.click()
        expect(screen.page.get_by_role("dialog").first).to_be_visible()
        clean(screen.page)
        screen.escape()


def inspected(screen: TableScreen, situation: Situation) -> None:
    screen.hover(f"city:{situation.game.board.cities[0]}")
    screen.page.keyboard.press("i")
    expect(screen.page.locator(".pop.inspect")).to_be_visible()


def nothing(screen: TableScreen, situation: Situation) -> None:
    pass


STATES: dict[str, tuple[str, int, str, Goal, Callable[[TableScreen, Situation], None]]] = {
    "a full route": (HANSA, 12, "route .* office .*", "points", card),
    "a piece to displace": (HANSA, 5, "displace .*", "points", displacing),
    "a refusal": (HANSA, 5, "displace .*", "points", refused),
    "something inspected": (HANSA, 12, "route .* office .*", "points", inspected),
    "displaced": (HANSA, 6, r"settle . \S+", "points", nothing),
    "a marker in use": (HANSA, 22, "use develop .*", "markers", marker),
    "a marker to lay": (HANSA, 2, "marker .*", "markers", nothing),
    "tiles and missions": (
        "hansa-5-bigbox-missions-favours-promos",
        1,
        "use .*",
        "markers",
        panels,
    ),
    "permits": ("britannia-4-bigbox", 3, "displace .*", "points", nothing),
    "ships": ("east-3-bigbox", 13, "found .*", "permanent", nothing),
    "dialogs": (HANSA, 1, "income .*", "points", doors),
}


@pytest.mark.parametrize("state", STATES)
def test_the_table_with(state: str, client: httpx.Client, visitors: Visitors) -> None:
    configuration, seed, wanted, goal, open_it = STATES[state]
    situation = find(configuration, seed, wanted, goal)
    screen = situation.screen(client, visitors)
    screen.my_decision()
    for _ in both_themes(screen.page):
        open_it(screen, situation)
        clean(screen.page)
        screen.escape()


def test_the_end_of_a_game(client: httpx.Client, visitors: Visitors) -> None:
    situation = find(HANSA, 24, ends_the_game)
    screen = situation.screen(client, visitors)
    do(screen, screen.my_decision(), situation.wanted)
    sheet = screen.page.get_by_role("region", name="The game is over")
    expect(sheet.get_by_role("button", name=re.compile("Play again"))).to_be_visible()
    clean_in_both_themes(screen.page)
    sheet.get_by_role("button", name=re.compile("Show on the map")).first.click()
    clean_in_both_themes(screen.page)
