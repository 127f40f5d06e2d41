"""The club and the page of whoever runs the server, as they are found and used in a browser."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitors import Visitors
from tests.server.ended import store_games, three
from tests.server.playing import HUMAN, Table
from tests.server.serving import Server


@pytest.fixture
def club(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    """Visitors of a server where a public game was finished."""
    url = f"sqlite:///{tmp_path_factory.mktemp('club') / 'kontor.db'}"
    with ThreadPoolExecutor() as apart:  # Playwright has taken this thread's event loop
        apart.submit(store_games, url, three(public=True)).result()
    with Server(url) as server:
        visitors = Visitors(browser, server.url)
        yield visitors
        visitors.leave(None)
        assert visitors.faults == []


def test_a_finished_public_game_is_found_by_a_name_and_can_be_replayed(club: Visitors) -> None:
    page = club.visit("/")
    page.get_by_role("link", name="Archive, ratings").click()
    page.get_by_role("link", name="Finished games").click()
    search = page.get_by_role("searchbox")
    search.fill("ann")
    expect(page.get_by_role("article")).to_have_count(1)
    search.fill("nobody")
    expect(page.get_by_text("No finished games match.")).to_be_visible()
    search.fill("")
    page.get_by_role("article").get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile("/replay$"))


def test_the_operator_sees_the_tables_and_ends_one(client: httpx.Client, visitors: Visitors) -> None:
    table = Table(client, [{"kind": "human", "name": "Eve"}, HUMAN, HUMAN])
    page = visitors.visit("/operator")
    row = page.get_by_role("listitem").filter(has_text=table.id)
    expect(row).to_contain_text("Eve")
    row.get_by_role("button", name="End").click()
    row.get_by_role("button", name="End it without a result?").click()
    expect(row).to_have_count(0)
    assert table.passer_by.view()["table"]["status"] == "aborted"
