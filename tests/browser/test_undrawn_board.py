"""A board that nobody has drawn: the browser says so, and shows everything else."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.boards import toy_board
from tests.browser.visitors import Visitors
from tests.server.serving import Server

NO_DRAWING = {"en-GB": "This board has no drawing", "de-DE": "Für diesen Spielplan gibt es keine Zeichnung"}


@pytest.fixture(scope="module")
def sixth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a sixth board."""
    folder: Path = tmp_path_factory.mktemp("sixth")
    with Server(f"sqlite:///{folder / 'kontor.db'}", env=toy_board.install(folder / "copy")) as running:
        yield running


@pytest.fixture
def guests(browser: Browser, sixth: Server) -> Iterator[Visitors]:
    """People who visit it. The only thing that browsers may complain about is the drawing that is not there."""
    guests = Visitors(browser, sixth.url)
    yield guests
    guests.leave()
    assert [fault for fault in guests.faults if "/api/boards/toy" not in fault] == []


def made(client: httpx.Client, *others: dict[str, str]) -> str:
    seats = [{"kind": "bot", "level": "random"}, *others, {"kind": "bot", "level": "random"}]
    answer = client.post("/api/games", json={"board": "toy", "seats": seats, "pace": 10_000, "public": True})
    assert answer.status_code == 201
    table: str = answer.json()["id"]
    return table


@pytest.mark.parametrize("language", NO_DRAWING)
def test_a_table_says_that_its_board_has_no_drawing(sixth: Server, guests: Visitors, language: str) -> None:
    with sixth.client() as client:
        table = made(client, {"kind": "bot", "level": "random"})
    page = guests.visit(f"/table/{table}", language=language)
    expect(page.get_by_role("heading", name=NO_DRAWING[language])).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link")).to_have_count(2)


def test_it_is_not_offered_for_a_new_table(guests: Visitors) -> None:
    page = guests.visit("/new")
    expect(page.get_by_role("radiogroup").get_by_text("Hansa 2–3")).to_be_visible()
    expect(page.get_by_text("Four towns")).to_have_count(0)
    expect(page.get_by_text("toy")).to_have_count(0)


@pytest.mark.full
def test_lists_and_lobby_name_it_as_its_file_does(sixth: Server, guests: Visitors) -> None:
    with sixth.client() as client:
        table = made(client, {"kind": "open"})
    page = guests.visit("/")
    expect(page.locator(f"a[href='table/{table}']")).to_contain_text("Four towns")
    page.goto(f"/table/{table}")
    expect(page.get_by_role("main").get_by_text("Four towns")).to_be_visible()
