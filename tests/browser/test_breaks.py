"""The connection breaks: the page says so, comes back by itself, and no decision is lost or counted twice."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clicking import do, played
from tests.browser.pages import TableScreen, first
from tests.browser.visitors import Visitors, at_table
from tests.server.playing import table_of
from tests.server.serving import Server


class Breakable:
    """A server that can be stopped or killed, and started again at the same address."""

    def __init__(self, file: Path) -> None:
        self._database = f"sqlite:///{file}"
        self.server = Server(self._database).wait_until_ready()

    def start_again(self) -> None:
        self.close()
        self.server = Server(self._database, port=self.server.port).wait_until_ready()

    def close(self) -> None:
        self.server.__exit__(None, None, None)


@pytest.fixture
def breakable(tmp_path: Path) -> Iterator[Breakable]:
    breakable = Breakable(tmp_path / "kontor.db")
    yield breakable
    breakable.close()


@pytest.fixture
def patient(browser: Browser, breakable: Breakable) -> Iterator[Visitors]:
    """Visitors of that server; the browser's complaints about a broken line are no faults."""
    visitors = Visitors(browser, breakable.server.url)
    visitors.careless = True
    yield visitors
    visitors.leave()
    assert visitors.faults == []


def first_screen(breakable: Breakable, visitors: Visitors) -> TableScreen:
    with breakable.server.client() as client:
        return TableScreen(visitors.visit(table_of(client).made["seats"][0]["link"]))


def test_play_goes_on_after_the_server_was_killed(breakable: Breakable, patient: Visitors) -> None:
    screen = first_screen(breakable, patient)
    view = screen.my_decision()
    before, during = [action for action in view["legal"] if action.startswith("place t ")][:2]
    do(screen, view, before)
    screen.current()
    breakable.server.kill()
    banner = screen.page.locator("p[role=status]").filter(has_text="Connection lost")
    expect(banner).to_be_visible()
    screen.click(f"post:{during.split(' ')[2]}")  # it is kept until the line is back
    breakable.start_again()
    view = screen.until(lambda view: view["ply"] == 2)
    expect(banner).to_have_count(0)
    do(screen, view, "end")
    assert [played(screen, ply) for ply in range(3)] == [before, during, "end"]


@pytest.mark.full
def test_a_restart_of_the_server_is_announced(breakable: Breakable, patient: Visitors) -> None:
    screen = first_screen(breakable, patient)
    view = screen.my_decision()
    assert breakable.server.stop() == 0
    banner = screen.page.locator("p[role=status]").filter(has_text="The server is restarting")
    expect(banner).to_be_visible()
    breakable.start_again()
    expect(banner).to_have_count(0)
    do(screen, view, first(view, "place t "))


@pytest.mark.full
def test_the_home_page_finds_the_server_again(breakable: Breakable, patient: Visitors) -> None:
    page = patient.visit("/")
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_enabled()
    breakable.server.kill()
    play.click()
    expect(page.get_by_role("status").filter(has_text="The server cannot be reached")).to_be_visible()
    breakable.start_again()
    expect(page.get_by_role("status").filter(has_text="The server cannot be reached")).to_have_count(0)
    play.click()
    TableScreen(page).my_decision()


def test_what_does_not_load_can_be_closed_and_tried_again(client: httpx.Client, visitors: Visitors) -> None:
    visitors.careless = True  # browsers report a request that failed
    link = table_of(client).made["seats"][0]["link"]
    somebody = visitors.somebody(size=(390, 844), touch=True)
    somebody.route("**/assets/Cards-*.js", lambda route: route.abort())
    page = somebody.new_page()
    page.goto(at_table(somebody, link))
    TableScreen(page).my_decision()
    failure = page.get_by_role("alert").filter(has_text="This could not be loaded")
    for _ in range(2):  # whoever asks again is told again
        page.locator(".hit[data-target^='city:']").first.dispatch_event("click")
        expect(failure).to_be_visible()
        failure.get_by_role("button", name="Close").click()
        expect(failure).to_have_count(0)
