"""Every language at the table: words that fit, games to their end, and another language in the middle of a decision."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from kontor import fluent
from kontor.languages import BY_CODE, ENGLISH, LANGUAGES
from kontor.words import texts
from tests.browser.choosing import choose
from tests.browser.clicking import budget, do
from tests.browser.competing import running_competition
from tests.browser.fitting import lengthened, misfits, speak_at_length
from tests.browser.pages import TableScreen
from tests.browser.positions import HANSA, find
from tests.browser.records import imported
from tests.browser.strangers import strangers
from tests.browser.test_accessible import SPOKEN, STATES, card, choosing, inspected, refused
from tests.browser.test_games import LONGEST, Side, winner
from tests.browser.visitors import DESKTOP, LAPTOP, PHONE, Visitors, at_table
from tests.server.playing import HUMAN, INVITED, OPEN, Table, fine
from tests.server.serving import Server
from tests.words.reading import PARTS

SIZES = (DESKTOP, LAPTOP, PHONE)
LONG = "long"  # English, with longer words
OTHER = LANGUAGES[-2]
RICH: Final = ("hansa-5-bigbox-missions-favours-promos", 1, "favour .*", "markers")  # everything that a table shows
PAGES = (
    *("/", "/new", "/new/invite", "/games", "/rules", "/how", "/study"),
    *("/learn", "/learn/routes", "/puzzles", "/puzzles/hansa-3-1", "/guide", "/guide/abilities/keys"),
    *("/club", "/club/competitions", "/club/open", "/club/games", "/club/ratings", "/club/bot/hard"),
    *("/me", "/operator"),
)
# What is opened on the home page and at a table: the buttons that lead there.
AT_HOME = (("settings",), ("settings", "notices"))
IN_MENU = ("how-to", "board-words", "shortcuts", "orders-open", "clocks-open")
IN_MENU_OF_PHONE = ("move-list", "rules", "settings")
TITLES = {"orders-open": "orders", "clocks-open": "clock", "rules": "nav-rules"}  # where it is not the button's name
ASIDE = (card, refused, inspected, choosing)  # click things that a phone does not show at first
CLOCK: Final = {"per": "game", "seconds": 259_200, "increment": 3_600, "vacation": 7}


def speaker(visitors: Visitors, language: str, size: tuple[int, int]) -> BrowserContext:
    """Somebody whose browser asks for this language, or for long words."""
    somebody = visitors.somebody(size=size, touch=size == PHONE, language="en" if language == LONG else language)
    if language == LONG:
        speak_at_length(somebody)
    return somebody


def does_not_fit(page: Page, path: str) -> list[str]:
    page.goto(at_table(page.context, path))
    expect(page.get_by_role("main").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return [f"{path}: {text}" for text in misfits(page)]


def said(language: str, id: str) -> str:
    """A message as this somebody reads it."""
    text = fluent.say(texts(ENGLISH if language == LONG else language, tuple(PARTS))[id], {}, language)
    return lengthened(text) if language == LONG else text


def way(button: str, size: tuple[int, int]) -> tuple[str, ...]:
    """The buttons that lead to a dialog of the table."""
    return ("table-menu", button) if button in IN_MENU or size == PHONE else (button,)


def opened_does_not_fit(page: Page, language: str, path: str, ways: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """What does not fit in the dialogs that some buttons lead to."""
    for buttons in ways:
        page.goto(at_table(page.context, path))
        place: Page | Locator = page
        for id in buttons:
            place.get_by_role("button", name=said(language, id), exact=True).first.click()
            place = page.get_by_role("dialog", name=said(language, TITLES.get(id, id)), exact=True)
            expect(place).to_be_visible()
        yield from (f"{buttons}: {text}" for text in misfits(page))


@pytest.mark.parametrize("size", [pytest.param(LAPTOP, marks=pytest.mark.full), PHONE], ids=["laptop", "phone"])
def test_longer_words_fit(size: tuple[int, int], visitors: Visitors) -> None:
    rich = find(*RICH)
    page = speaker(visitors, LONG, size).new_page()
    link = rich.link(visitors.client)
    assert does_not_fit(page, link) == []
    assert lengthened("prestige") in page.locator("main").inner_text().lower()
    assert list(opened_does_not_fit(page, LONG, link, [way("move-list", size)])) == []  # many lines in little room


@pytest.mark.full
@pytest.mark.parametrize("language", [LONG, *LANGUAGES])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_words_of_all_screens_fit(size: tuple[int, int], language: str, server: Server, visitors: Visitors) -> None:
    page = speaker(visitors, language, size).new_page()
    made = imported(visitors.client)
    situations = [
        find(*RICH),
        find("britannia-4-bigbox", 3, "displace .*"),
        find("east-3-bigbox", 13, "found .*", "permanent"),
    ]
    tables = [each.link(visitors.client) for each in situations]
    past = (f"/table/{made}", f"/table/{made}/replay#60", f"/study/{made}/40")
    lobby = Table(visitors.client, [HUMAN, INVITED, OPEN], clock=CLOCK).made
    lobbies = (lobby["seats"][0]["link"], lobby["invite"])
    paths = (
        *PAGES,
        server.operator_page,
        running_competition(server),
        *tables,
        *past,
        *lobbies,
        "/",
    )  # home again, which has tables now
    assert [text for path in paths for text in does_not_fit(page, path)] == []


@pytest.mark.full
@pytest.mark.parametrize("language", [LONG, *LANGUAGES])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_words_of_all_dialogs_fit(size: tuple[int, int], language: str, visitors: Visitors) -> None:
    page = speaker(visitors, language, size).new_page()
    timed = Table(visitors.client, [HUMAN] * 3, clock=CLOCK).link()
    ways = [("table-menu",), *(way(button, size) for button in (*IN_MENU, *IN_MENU_OF_PHONE))]
    assert list(opened_does_not_fit(page, language, "/", AT_HOME)) == []
    assert list(opened_does_not_fit(page, language, timed, ways)) == []


@pytest.mark.full
@pytest.mark.parametrize("language", [LONG, *LANGUAGES])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_words_of_a_table_fit(size: tuple[int, int], language: str, visitors: Visitors) -> None:
    page = speaker(visitors, language, size).new_page()
    found = []
    for state, (configuration, seed, wanted, goal, open_it) in STATES.items():
        if open_it in SPOKEN or (size == PHONE and open_it in ASIDE):
            continue
        situation = find(configuration, seed, wanted, goal)
        page.goto(at_table(page.context, situation.link(visitors.client)))
        screen = TableScreen(page)
        screen.my_decision()
        open_it(screen, situation)
        found += [f"{state}: {text}" for text in misfits(page)]
    assert found == []


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_clicks(language: str, visitors: Visitors) -> None:
    played = Side(visitors.client, "hansa-3", range(LONGEST))  # without bots: the same game every time
    screen = TableScreen(visitors.visit(played.link, language=language))
    for _ in range(LONGEST):
        view = played.my_decision(screen)
        if view["is_over"]:
            break
        assert strangers(screen.page, view["names"]) == []
        action = choose(view, played.random)
        assert do(screen, view, action) <= budget(view, action), action
    assert view["is_over"]
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    result = screen.page.get_by_role("region", name=said(language, "end-title"))
    expect(result.get_by_role("heading").first).to_contain_text(winner(view))
    assert strangers(screen.page, view["names"]) == []
    assert misfits(screen.page) == []


def test_another_language_leaves_a_decision_as_it_is(visitors: Visitors) -> None:
    situation = find(HANSA, 22, "use develop .*", "markers")
    table = situation.table(visitors.client)
    fine(table.people[0].post("/chat", text="Guten Abend"))
    link = table.link(situation.seat)
    screen = TableScreen(visitors.visit(link))  # a browser of its own, which keeps the language
    view = screen.my_decision()
    screen.click("hand:develop")
    chip = screen.page.locator('.hand [data-target="hand:develop"][aria-pressed="true"]')
    expect(chip).to_be_visible()
    offered = screen.offered()
    screen.page.get_by_role("button", name="Settings").first.click()
    screen.page.get_by_role("combobox", name="Language").select_option(OTHER)
    expect(screen.page.locator("html")).to_have_attribute("lang", OTHER)
    screen.page.mouse.click(5, 5)  # beside what was opened
    expect(chip).to_be_visible()
    assert screen.offered() == offered
    assert strangers(screen.page, view["names"]) == []
    screen.page.get_by_role("tab", name=screen.word("chat")).click()
    expect(screen.page.get_by_text("Guten Abend", exact=True)).to_have_attribute("lang", "")  # whichever it is
    screen.click(f"desk:{situation.wanted.split(' ')[2]}")
    assert screen.after(view)["ply"] == view["ply"] + 1


@pytest.mark.parametrize(
    "language", [pytest.param(code, marks=() if code == OTHER else pytest.mark.full) for code in LANGUAGES]
)
def test_the_address_chooses_a_language_which_brings_its_own_words_and_letters(
    language: str, visitors: Visitors
) -> None:
    page = visitors.visit(f"/?language={language}", language="de" if language == "en" else "en")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")
    asked = " ".join(visitors.requests)
    assert set(re.findall(r"/assets/([a-z]{2})-[0-9a-f]{8}-", asked)) == {language}
    assert set(re.findall(r"-(latin|central|cyrillic|latin-ext)-wght", asked)) == set(BY_CODE[language].fonts)
    page.goto("/rules")
    expect(page.locator("html")).to_have_attribute("lang", language)
