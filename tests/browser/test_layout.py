"""What must fit on a small laptop, and what the pages weigh."""

import gzip
from collections.abc import Callable
from itertools import combinations
from math import dist
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

import kontor.server
from tests.browser.clicking import do
from tests.browser.fitting import misfits
from tests.browser.pages import TableScreen, first
from tests.browser.positions import ends_the_game, find
from tests.browser.scripts import script
from tests.browser.visitors import DESKTOP, LAPTOP, PHONE, Visitors, at_table
from tests.server.playing import table_of

CLOSEST = 26  # px between the centres of two posts
SIDES = {
    "hansa-3": ("hansa", 3),
    "hansa-45": ("hansa", 5),
    "east": ("east", 4),
    "britannia-3": ("britannia", 3),
    "britannia-45": ("britannia", 5),
}
USUAL = ("britannia-45",)  # without --all
LANGUAGES = {"en-GB": ("First steps", "Score"), "de-DE": ("Erste Schritte", "Wertung")}
LOG = {LAPTOP: 190, DESKTOP: 250}  # px that the turns have, below the first steps
NARROW = (1200, 720)  # the narrowest window with a hand of one row
TABLE_WEIGHT = 117_300  # bytes of scripts, as sent
HOME_WEIGHT = 59_700
STYLE_WEIGHT = 25_000

CENTRES = script("centres")

CUT_OFF = script("cut-off")
SCROLLS = script("scrolls")


@pytest.mark.parametrize(
    "side", [pytest.param(side, marks=() if side in USUAL else pytest.mark.full) for side in SIDES]
)
def test_a_side_fits_on_a_laptop_in_german_and_its_posts_are_far_enough_apart(side: str, visitors: Visitors) -> None:
    board, players = SIDES[side]
    table = table_of(visitors.client, players, board=board)
    screen = TableScreen(visitors.visit(table.link(), size=LAPTOP, language="de-DE"))
    view = screen.my_decision()
    assert view["side"] == side
    assert screen.page.evaluate(SCROLLS) == [0, 0, 0, 0]
    assert screen.page.evaluate(CUT_OFF) == []
    centres = {name: (x, y) for name, x, y in screen.page.evaluate(CENTRES)}
    assert len(centres) == sum(len(route.posts) for route in kontor.boards.board(side).routes)
    near = {(a, b): dist(centres[a], centres[b]) for a, b in combinations(centres, 2)}
    assert {pair: gap for pair, gap in near.items() if gap < CLOSEST} == {}


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(LAPTOP, "de-DE", id="laptop-de"),
        pytest.param(DESKTOP, "en-GB", id="desktop-en", marks=pytest.mark.full),
        pytest.param(LAPTOP, "en-GB", id="laptop-en", marks=pytest.mark.full),
        pytest.param(DESKTOP, "de-DE", id="desktop-de", marks=pytest.mark.full),
    ],
)
def test_five_players_with_all_modules_fit(size: tuple[int, int], language: str, visitors: Visitors) -> None:
    situation = find("hansa-5-bigbox-missions-favours-promos", 1, "favour .*", "markers")
    link = situation.link(visitors.client)
    screen = TableScreen(visitors.visit(link, size=size, language=language))
    screen.my_decision()
    steps, score = LANGUAGES[language]
    expect(screen.page.get_by_role("region", name=steps)).to_be_visible()
    log = screen.page.locator("ol.turns").bounding_box()
    assert log is not None
    assert log["height"] >= LOG[size]
    for _ in range(2):  # with the log, then with the score
        desks = screen.page.get_by_role("article")
        expect(desks).to_have_count(5)
        for desk in desks.all():
            expect(desk).to_be_in_viewport(ratio=1)
        assert screen.page.evaluate(SCROLLS) == [0, 0, 0, 0]
        assert screen.page.evaluate(CUT_OFF) == []
        screen.page.get_by_role("tab", name=score).click()
    expect(screen.page.locator(".ledger tfoot td").first).to_be_in_viewport(ratio=1)


@pytest.mark.full
def test_what_is_not_possible_stays_in_a_full_hand(visitors: Visitors) -> None:
    situation = find("hansa-5-bigbox-missions-favours-promos", 1, "favour .*", "markers")
    link = situation.table(visitors.client).link((situation.seat + 1) % 5)
    page = TableScreen(visitors.visit(link, size=NARROW, language="de-DE")).page
    page.locator(".hand").evaluate("(hand) => (hand.dataset.tight = '1 2 3 4')")
    for target in ("income", "end"):
        expect(page.locator(f'.hand [data-target="{target}"]')).to_be_visible()


@pytest.mark.full
def test_the_end_of_a_game_fits_on_a_laptop(visitors: Visitors) -> None:
    situation = find("hansa-3-bigbox", 24, ends_the_game)
    screen = situation.screen(visitors, size=LAPTOP)
    do(screen, screen.my_decision(), situation.wanted)
    expect(screen.page.get_by_role("region", name="The game is over").get_by_role("button").first).to_be_visible()
    assert screen.page.evaluate(SCROLLS) == [0, 0, 0, 0]


@pytest.mark.parametrize("height", [LAPTOP[1], pytest.param(620, marks=pytest.mark.full)])
def test_the_first_steps_are_not_cut_off_by_public_tables(height: int, visitors: Visitors) -> None:
    for _ in range(4):
        table_of(visitors.client, public=True)
    page = visitors.visit("/", size=(LAPTOP[0], height))
    expect(page.locator(".public .rows > *").nth(3)).to_be_attached()
    expect(page.get_by_role("button", name="Watch a game")).to_be_visible()
    assert misfits(page) == []


@pytest.mark.parametrize("language", [pytest.param("en-GB", marks=pytest.mark.full), "de-DE"])
def test_nothing_scrolls_sideways_in_the_narrowest_window(language: str, visitors: Visitors) -> None:
    page = visitors.visit("/", size=(320, 640), language=language)
    for path in ("/", "/new", "/rules"):
        page.goto(path)
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("() => document.documentElement.scrollWidth") == 320, path


def test_at_a_zoom_of_400_percent_the_page_scrolls_to_everything(visitors: Visitors) -> None:
    page = visitors.visit_again(table_of(visitors.client, 5).link(), size=(320, 256))
    TableScreen(page).my_decision()
    for part in (".boardbox", '[data-target="income"]', '[data-target="end"]', ".strip"):
        page.locator(part).scroll_into_view_if_needed()
        expect(page.locator(part)).to_be_in_viewport(ratio=0.95)  # browsers scroll by whole pixels
    board = page.locator(".boardbox").bounding_box()
    assert board is not None
    assert board["height"] >= 200
    assert page.evaluate("() => document.documentElement.scrollWidth") == 320


@pytest.mark.full
@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=str)
def test_text_is_as_large_as_the_browser_is_told_and_all_of_it_fits(size: tuple[int, int], visitors: Visitors) -> None:
    page = visitors.visit("/", size=size)
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    for path in ("/", "/new", "/rules", at_table(page.context, table_of(visitors.client).link())):
        page.goto(path)
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
        assert misfits(page) == [], path


def weight(visitors: Visitors, ending: str) -> int:
    """The bytes of all files with this ending that were asked for, compressed."""
    static = Path(kontor.server.__file__).parent / "static"
    names = {urlsplit(url).path.removeprefix("/") for url in visitors.requests if url.endswith(ending)}
    return sum(len(gzip.compress((static / name).read_bytes())) for name in names)


@pytest.mark.full
def test_the_card_of_a_route_stays_in_a_window_that_gets_smaller(visitors: Visitors) -> None:
    situation = find("hansa-3-bigbox", 3, "route goslar-quedlinburg.*")  # in the south of the board
    screen = TableScreen(visitors.visit(situation.link(visitors.client), size=DESKTOP))
    screen.my_decision()
    screen.click(f"route:{situation.wanted.split(' ')[1]}")
    expect(screen.card).to_be_visible()
    for width, height in (LAPTOP, (1000, 520)):
        screen.page.set_viewport_size({"width": width, "height": height})
        expect(screen.card).to_be_in_viewport(ratio=1)


def test_the_home_page_is_light(visitors: Visitors, record_property: Callable[[str, object], None]) -> None:
    page = visitors.visit("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    record_property("scripts of the home page", f"{weight(visitors, '.js')} bytes")
    assert 0 < weight(visitors, ".js") <= HOME_WEIGHT
    assert 0 < weight(visitors, ".css") <= STYLE_WEIGHT


def test_the_table_is_light(visitors: Visitors, record_property: Callable[[str, object], None]) -> None:
    screen = TableScreen(visitors.visit(table_of(visitors.client).link()))
    view = screen.my_decision()
    do(screen, view, first(view, "place t "))
    record_property("scripts of the table", f"{weight(visitors, '.js')} bytes")
    assert HOME_WEIGHT < weight(visitors, ".js") <= TABLE_WEIGHT
    assert weight(visitors, ".css") <= STYLE_WEIGHT
