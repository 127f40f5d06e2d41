"""What axe-core finds on every screen, light and dark, in every language: nothing."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kontor.languages import LANGUAGES
from tests.browser.axe import clean
from tests.browser.clicking import do
from tests.browser.pages import TableScreen
from tests.browser.positions import HANSA, Situation, Wanted, can_swap, ends_the_game, find, own_pieces
from tests.browser.visitors import Theme, Visitors, at_table
from tests.play.policies import Goal
from tests.server.playing import BOT, HUMAN, INVITED, OPEN, Table, fine, table_of
from tests.server.serving import Server

DUO = "britannia-2-bigbox-duo-britannia"


@pytest.fixture(autouse=True, params=["light", pytest.param("dark", marks=pytest.mark.full)])
def theme(request: pytest.FixtureRequest, visitors: Visitors) -> Theme:
    """How all pages look; dark by default only where a test says so."""
    visitors.theme = request.param
    return visitors.theme


def test_home(visitors: Visitors) -> None:
    page = visitors.visit("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    clean(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings").get_by_role("heading")).to_be_visible()
    clean(page)
    Table(visitors.client, [HUMAN, BOT, BOT], public=True)
    page.get_by_role("button", name="Play now").click()
    TableScreen(page)
    page.goto("/")
    expect(page.locator(".mine .rows > *")).to_have_count(1)
    clean(page)


def test_new_game(visitors: Visitors) -> None:
    page = visitors.visit("/new")
    expect(page.get_by_role("button", name="Create")).to_be_enabled()
    clean(page)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    clean(page)


@pytest.mark.full
def test_lobby(visitors: Visitors) -> None:
    host = visitors.visit("/new/invite")
    host.get_by_role("button", name="Create").click()
    expect(host.get_by_role("heading", name="Setting up the table")).to_be_visible()
    clean(host)
    host.get_by_role("button", name="Other device").click()
    expect(host.get_by_role("dialog", name="Your seat on another device").get_by_role("textbox")).to_be_visible()
    clean(host)
    table = Table(visitors.client, [HUMAN, INVITED, OPEN])
    guest = visitors.visit(table.made["invite"])
    expect(guest.get_by_role("button", name="Sit here").first).to_be_visible()
    clean(guest)


@pytest.mark.full
def test_rules(visitors: Visitors) -> None:
    page = visitors.visit("/rules")
    page.get_by_role("searchbox").fill("displace")
    expect(page.get_by_text("DISPLACE-01").first).to_be_visible()
    clean(page)
    page.get_by_role("searchbox").fill("no word of any rule")
    clean(page)


@pytest.mark.full
def test_a_seat_to_take_over(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    fine(table.people[1].post("/leave"))
    page = visitors.visit(fine(table.people[0].post("/seats/1/invite"))["link"])
    expect(page.get_by_role("heading", name="A seat is waiting for you")).to_be_visible()
    clean(page)


@pytest.mark.full
def test_a_server_with_a_password(browser: Browser, tmp_path: Path, theme: Theme) -> None:
    with Server(f"sqlite:///{tmp_path / 'locked.db'}", env={"KONTOR_PASSWORD": "Hanse 1356"}) as locked:
        visitors = Visitors(browser, locked.wait_until_ready().url)
        visitors.theme = theme
        visitors.careless = True  # it is refused first, and the browser says so
        page = visitors.visit("/")
        expect(page.get_by_role("heading", name="This server has a password")).to_be_visible()
        clean(page)
        page.get_by_label("Password").fill("Hamburg")
        page.get_by_role("button", name="Enter").click()
        expect(page.get_by_role("alert")).to_have_text("That is not this server’s password.")
        clean(page)
        page.get_by_label("Password").fill("Hanse 1356")
        page.get_by_role("button", name="Enter").click()
        expect(page.get_by_role("button", name="Play now")).to_be_enabled()
        visitors.leave()


@pytest.mark.full
def test_a_mission_around_one_device(visitors: Visitors) -> None:
    table = table_of(visitors.client, modules=["missions"])
    page = visitors.visit(table.link())
    token = table.made["seats"][1]["token"]
    assert page.request.post(f"/api/games/{table.id}/open", data={"token": token}).ok
    page.reload()
    hold = page.get_by_role("button", name="Hold to see")
    expect(hold).to_be_visible()
    clean(page)
    hold.focus()
    page.keyboard.down("Enter")
    expect(page.get_by_role("article", name="Your desk").locator(".city-of")).to_have_count(3)
    clean(page)
    page.keyboard.up("Enter")


@pytest.mark.full
def test_pages_that_say_what_is_wrong(visitors: Visitors) -> None:
    visitors.careless = True  # the table is not there, and the browser says so
    for path in ("/nowhere", "/table/nothing", "/join/nothing/nothing"):
        page = visitors.visit_again(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        clean(page)


@pytest.mark.full
def test_home_in_every_language(visitors: Visitors) -> None:
    page = visitors.visit("/")
    for language in LANGUAGES[1:]:
        page.goto(f"/?language={language}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("main")).to_be_visible()
        clean(page)


@pytest.mark.full  # names and words of all languages are compared by tests/words
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_screens_in(language: str, visitors: Visitors) -> None:
    lobby = Table(visitors.client, [HUMAN, INVITED, OPEN])
    running = Table(visitors.client, [HUMAN, BOT, BOT], pace=0)
    page = visitors.visit("/", language=language)
    paths = ["/", "/new", "/new/invite", "/rules", lobby.link(), running.link()]
    for path in [*paths, lobby.made["invite"]]:
        page.goto(at_table(page.context, path))
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("main")).to_be_visible()
        if path == "/rules":  # all clauses at once take as long as all other screens together
            page.get_by_role("searchbox").fill("DISPLACE-01")
        clean(page, board=False)


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
        clean(screen.page, board=False)


def doors(screen: TableScreen, situation: Situation) -> None:
    for name in ("All moves", "Rules", "Settings", "This table"):
        screen.page.get_by_role("button", name=name).first.click()
        expect(screen.page.get_by_role("dialog").first).to_be_visible()
        clean(screen.page, board=False)
        screen.escape()


def away(screen: TableScreen, situation: Situation) -> None:
    seen = f"localStorage.setItem('kontor-seen', JSON.stringify([['{screen.id}', 0]]))"
    screen.page.evaluate(seen)
    screen.page.reload()
    screen.my_decision()
    expect(screen.page.get_by_role("region", name="While you were away")).to_be_visible()


def looked_up(screen: TableScreen, situation: Situation) -> None:
    page = screen.page
    for opens, title in (
        ("Steps this turn", "Steps this turn"),
        (re.compile("desk, enlarged"), re.compile("Player")),
    ):
        page.get_by_role("button", name=opens).or_(page.get_by_title(opens)).first.click()
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        clean(page, board=False)
        screen.escape()
    page.get_by_role("button", name="This table").click()
    menu = page.get_by_role("dialog", name="This table")
    menu.get_by_role("button", name="How the game works").click()
    expect(page.get_by_role("dialog", name="How the game works")).to_be_visible()
    clean(page, board=False)
    screen.escape()


def mixed(screen: TableScreen, situation: Situation) -> None:
    screen.click("income")
    expect(screen.chooser).to_be_visible()


def choosing(screen: TableScreen, situation: Situation) -> None:
    pieces = own_pieces(situation.game)
    view = screen.current()
    if not view["decision"].get("hand"):
        screen.click(f"post:{pieces['t'][0]}")
        screen.after(view)
    screen.click(f"post:{pieces['m'][0]}")
    expect(screen.chooser).to_be_visible()


def inspected(screen: TableScreen, situation: Situation) -> None:
    screen.hover(f"city:{situation.game.board.cities[0]}")
    screen.page.keyboard.press("i")
    expect(screen.page.locator(".pop.inspect")).to_be_visible()


def nothing(screen: TableScreen, situation: Situation) -> None:
    pass


STATES: dict[str, tuple[str, int, Wanted | str, Goal, Callable[[TableScreen, Situation], None]]] = {
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
    "what was missed": (HANSA, 12, "route .* office .*", "points", away),
    "the past and the rules": (HANSA, 12, "route .* office .*", "points", looked_up),
    "an income to choose": (HANSA, 12, r"income .*t\+1m", "points", mixed),
    "a lifted piece": (HANSA, 8, "drop .*", "points", nothing),
    "a choice while moving": (HANSA, 12, can_swap, "points", choosing),
    "a neutral player": (DUO, 3, "displace .*", "points", nothing),
    "dialogs": (HANSA, 1, "income .*", "points", doors),
}

SPOKEN = (panels, doors, away, looked_up)  # look for English words


USUAL = ("a refusal",)  # without --all, in the dark: what differs most from the rest by its colours


@pytest.mark.parametrize(
    ("state", "theme"),
    [
        *(pytest.param(state, "light", marks=pytest.mark.full) for state in STATES),
        *(pytest.param(state, "dark", marks=() if state in USUAL else pytest.mark.full) for state in STATES),
    ],
    indirect=["theme"],
)
def test_the_table_with(state: str, visitors: Visitors) -> None:
    configuration, seed, wanted, goal, open_it = STATES[state]
    situation = find(configuration, seed, wanted, goal)
    screen = situation.screen(visitors)
    screen.my_decision()
    open_it(screen, situation)
    clean(screen.page)


@pytest.mark.full
def test_the_end_of_a_game(visitors: Visitors) -> None:
    situation = find(HANSA, 24, ends_the_game)
    screen = situation.screen(visitors)
    do(screen, screen.my_decision(), situation.wanted)
    sheet = screen.page.get_by_role("region", name="The game is over")
    expect(sheet.get_by_role("button", name=re.compile("Play again"))).to_be_visible()
    clean(screen.page)
    sheet.get_by_role("button", name=re.compile("Show on the map")).first.click()
    clean(screen.page)
