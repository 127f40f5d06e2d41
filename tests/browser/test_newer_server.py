"""A page that is older than its server: what it does not know is shown as text, and what breaks says how to go on."""

import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.axe import clean
from tests.browser.clicking import do, played
from tests.browser.pages import TableScreen, first
from tests.browser.visitors import Visitors, at_table
from tests.server.playing import table_of
from tests.words.reading import LANGUAGES
from tests.words.test_sentences import said

LOCALES = {"en": "en-GB", "de": "de-DE", "pl": "pl-PL", "ru": "ru-RU", "hu": "hu-HU"}


class Newer:
    """A server that knows more than the page: some of its words are replaced by ones of which the page has never heard.

    What the page sends is translated back, so that the real server decides what comes of it.
    """

    def __init__(self, page: Page, **unknown: str) -> None:
        self.unknown = {f'"{known}"': f'"{word}"' for known, word in unknown.items()}
        page.route(re.compile("/api/games/.*/events"), self._answer)
        page.route_web_socket(re.compile("/live"), self._connect)

    def tell(self, text: str) -> str:
        for known, word in self.unknown.items():
            text = text.replace(known, word)
        return text

    def ask(self, text: str) -> str:
        for known, word in self.unknown.items():
            text = text.replace(word, known)
        return text

    def _answer(self, route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=self.tell(answer.text()))

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(self.ask(str(message))))
        server.on_message(lambda message: socket.send(self.tell(str(message))))


def at_newer_table(visitors: Visitors, link: str, **unknown: str) -> TableScreen:
    """Somebody's first look at a table of a server that is newer than the page."""
    somebody = visitors.somebody()
    page = somebody.new_page()
    Newer(page, **unknown)
    page.goto(at_table(somebody, link))
    return TableScreen(page)


def test_an_unknown_decision_is_played_from_the_list_and_its_event_is_in_the_log(visitors: Visitors) -> None:
    link = table_of(visitors.client).link()
    words = {"income 2t": "barter two traders", "income": "bartered"}  # a decision, and what came of it
    screen = at_newer_table(visitors, link, **words)
    view = screen.my_decision()
    place = first(view, "place t ")
    do(screen, view, place)  # what the page knows goes on as ever
    view = screen.current()
    screen.page.get_by_role("button", name="All moves").filter(
        has_text="All moves"
    ).click()  # in words, beside the icon
    move = screen.page.get_by_role("option", name="barter two traders")
    expect(move).to_contain_text("This page doesn’t know this move yet")
    screen.page.get_by_role("combobox").fill("barter")
    move.click()
    screen.after(view)
    assert [played(screen, ply) for ply in range(2)] == [place, "income 2t"]
    expect(screen.page.get_by_role("list", name="Log")).to_contain_text("bartered 2t")
    screen.page.get_by_role("button", name="Undo (U)").click()
    screen.until(lambda view: view["ply"] == 1)
    screen.page.get_by_role("button", name="Redo").click()
    screen.until(lambda view: view["ply"] == 2)


def test_an_unknown_kind_of_decision_says_where_its_answers_are(visitors: Visitors) -> None:
    link = table_of(visitors.client).link()
    screen = at_newer_table(visitors, link, turn="bartering")
    expect(screen.prompt).to_contain_text("A decision that this page doesn’t know yet")
    expect(screen.prompt).to_contain_text("Choose it in the list “All moves”")
    view = screen.my_decision()
    screen.by_list(first(view, "place t "))
    screen.after(view)
    assert played(screen, 0) == first(view, "place t ")


def test_unknown_markers_tiles_and_modules_are_shown_by_their_names(visitors: Visitors) -> None:
    table = table_of(visitors.client, modules=["favours", "promos"])
    view = table.people[0].view()
    tile, marker = view["favours"]["display"][0], next(iter(view["markers"]["board"].values()))
    unknown = {tile: "bounty", marker: "barter", "promos": "fairs"}
    screen = at_newer_table(visitors, table.link(), **unknown)
    view = screen.my_decision()
    expect(screen.page.get_by_text("bounty", exact=True).first).to_be_visible()
    do(screen, view, first(view, "place t "))
    screen.page.get_by_role("button", name="This table").click()
    expect(screen.page.get_by_text("fairs").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_that_breaks_says_so_and_how_to_go_on(visitors: Visitors, language: str) -> None:
    visitors.careless = True  # what broke is in the console
    somebody = visitors.somebody(language=LOCALES[language])
    broken = re.compile("/api/lessons$")
    somebody.route(broken, lambda route: route.fulfill(json={"lessons": None}))
    page = somebody.new_page()
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto("/learn")
    expect(page.get_by_role("heading", level=1, name=said(language, "not-shown"))).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(said(language, "not-shown.about"))
    assert any("TypeError" in error for error in errors), errors
    clean(page)
    somebody.unroute(broken)
    page.get_by_role("button", name=said(language, "reload")).click()
    expect(page.get_by_role("heading", level=1, name=said(language, "learn-title"))).to_be_visible()


def test_a_broken_table_leads_home(visitors: Visitors) -> None:
    visitors.careless = True
    somebody = visitors.somebody()
    page = somebody.new_page()
    Newer(page, prestige="fame")  # it is missing in every view
    page.goto(at_table(somebody, table_of(visitors.client).link()))
    expect(page.get_by_role("heading", name="Something went wrong on this page")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_dialog_that_breaks_leaves_the_table_around_it(visitors: Visitors) -> None:
    visitors.careless = True
    somebody = visitors.somebody()
    somebody.route(re.compile("/api/rules"), lambda route: route.fulfill(json={"language": "en", "clauses": None}))
    page = somebody.new_page()
    page.goto(at_table(somebody, table_of(visitors.client).link()))
    screen = TableScreen(page)
    view = screen.my_decision()
    with page.expect_response(re.compile("/api/rules")):
        page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    do(screen, view, first(view, "place t "))
