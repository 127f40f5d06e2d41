"""The club and the page of whoever runs the server, as they are found and used in a browser."""

import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import clean
from tests.browser.pages import TableScreen
from tests.browser.visitors import PHONE, Visitors
from tests.server.ended import store_games, three
from tests.server.playing import HUMAN, Table
from tests.server.serving import Server

PLAYED = 300_000  # ms until bots have played a whole game


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


def open_a_competition(page: Page, name: str, rounds: int) -> None:
    """Somebody new opens a tournament in which bots fill up, takes part and starts it."""
    page.get_by_role("link", name="Leagues and tournaments").click()
    page.get_by_role("link", name="Open a competition").click()
    page.get_by_label("Name of the competition").fill("Friday cup")
    page.get_by_label("Your name on this server").fill(name)
    page.get_by_text("Tournament", exact=True).click()
    page.get_by_label("Rounds").select_option(str(rounds))
    page.get_by_label("If the tables do not come out even").select_option("easy")
    page.get_by_role("button", name="Open a competition").click()
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_role("link", name=name)).to_be_visible()
    page.get_by_role("button", name="Start").click()


def rows(page: Page) -> Locator:
    """The standings."""
    return page.get_by_role("table").first.get_by_role("row")


def test_somebody_opens_a_tournament_finds_the_game_and_ends_the_round(visitors: Visitors) -> None:
    page = visitors.visit("/club")
    open_a_competition(page, "Hedwig", rounds=1)
    expect(rows(page)).to_have_count(1 + 3)
    page.get_by_role("link", name="Go to your game").click()
    TableScreen(page).current()
    page.go_back()
    page.get_by_role("button", name="Next round now").click()
    page.get_by_role("button", name="End all running games").click()
    expect(page.get_by_role("status").first).to_have_text("Over")
    expect(page.get_by_text("no result")).to_have_count(1)
    expect(rows(page).nth(1)).to_contain_text("1")
    clean(page)


@pytest.mark.full
def test_a_whole_tournament_of_a_person_and_bots(visitors: Visitors) -> None:
    page = visitors.visit("/club", size=PHONE)
    open_a_competition(page, "Mechthild", rounds=2)
    here = page.url
    for number in (1, 2):
        expect(page.get_by_role("heading", name=f"Round {number}")).to_be_visible()
        page.get_by_role("link", name="Go to your game").click()
        screen = TableScreen(page)
        seat = screen.current()["table"]["you"][0]
        path = f"/api/games/{screen.id}"
        assert page.request.put(f"{path}/pace", data={"pace": 0}).ok
        assert page.request.put(f"{path}/seats/{seat}/bot", data={"level": "claim"}).ok  # the rest is bots' work
        page.goto(here)
        expect(page.get_by_role("link", name="Replay")).to_have_count(number, timeout=PLAYED)
    expect(page.get_by_role("status").first).to_have_text("Over")
    expect(page.get_by_role("heading", name="Cross table")).to_be_visible()
    total = sum(float(row.get_by_role("cell").nth(1).inner_text()) for row in rows(page).all()[1:])
    assert total == 2 * 3
    clean(page)
    page.goto(f"/table/{screen.id}")
    page.get_by_role("link", name="Competition").click()
    expect(page).to_have_url(here)
    page.goto("/club/competitions")
    page.get_by_text("Over", exact=True).click()
    expect(page.get_by_role("link", name="Friday cup").first).to_be_visible()
    clean(page)


def test_the_operator_comes_by_a_link_whose_secret_leaves_the_address(server: Server, visitors: Visitors) -> None:
    line = [sys.executable, "-m", "kontor", "operator", "link", "--server", server.url, "--database", server.database]
    printed = subprocess.run(line, capture_output=True, text=True, check=True).stdout.strip()
    assert printed == server.operator_page
    page = visitors.visit(printed)
    expect(page.get_by_role("button", name="Make a backup")).to_be_visible()
    expect(page).to_have_url(f"{server.url}/operator")
    page.reload()
    expect(page.get_by_text("prints a link that opens it")).to_be_visible()
    page.get_by_label("Secret").fill(server.operator["Authorization"].removeprefix("Bearer "))
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("button", name="Make a backup")).to_be_visible()


def test_a_link_of_the_operator_works_in_a_tab_that_shows_the_page_already(server: Server, visitors: Visitors) -> None:
    page = visitors.visit("/operator")
    expect(page.get_by_label("Secret")).to_be_visible()
    page.evaluate("link => { location.href = link }", server.operator_page)
    expect(page.get_by_role("button", name="Make a backup")).to_be_visible()
    expect(page).to_have_url(f"{server.url}/operator")


@pytest.mark.parametrize("secret", ["wrong-secret", "%"])
def test_a_link_with_a_wrong_secret_says_so(visitors: Visitors, secret: str) -> None:
    visitors.careless = True  # browsers complain about answers with 401
    page = visitors.visit(f"/operator#{secret}")
    expect(page.get_by_text("That is not the secret of this server.")).to_be_visible()


def test_a_double_click_bans_nobody_and_the_question_names_who_would_be_banned(
    server: Server, visitors: Visitors
) -> None:
    table = Table(visitors.client, [{"kind": "human", "name": name} for name in ("Eve", "Fay", "Gus")], shuffle=False)
    page = visitors.visit(server.operator_page)
    row = page.get_by_role("listitem").filter(has_text=table.id)
    row.get_by_role("button", name="Ban Fay").dblclick()
    question = page.get_by_role("dialog", name=f"Ban Fay, seat 1 of table {table.id}?")
    expect(question).to_contain_text("0 Eve, 1 Fay, 2 Gus")
    banned = page.get_by_role("listitem").filter(has_text="Fay").filter(has=page.get_by_role("button", name="End ban"))
    expect(page.get_by_text("Nobody is banned.")).to_be_visible()
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    row.get_by_role("button", name="Ban Fay").click()
    question.get_by_role("button", name="Ban", exact=True).click()
    expect(question).to_have_count(0)
    banned.get_by_role("button", name="End ban").click()
    expect(page.get_by_text("Nobody is banned.")).to_be_visible()
    row.get_by_role("button", name="Ban maker").dblclick()
    expect(page.get_by_role("dialog", name=f"who made table {table.id}?")).to_be_visible()
    expect(page.get_by_text("Nobody is banned.")).to_be_visible()


def test_the_operator_sees_the_tables_and_ends_one(server: Server, visitors: Visitors) -> None:
    table = Table(visitors.client, [{"kind": "human", "name": "Eve"}, HUMAN, HUMAN])
    page = visitors.visit(server.operator_page)
    row = page.get_by_role("listitem").filter(has_text=table.id)
    expect(row).to_contain_text("Eve")
    row.get_by_role("button", name="End").click()
    question = page.get_by_role("dialog", name=f"End table {table.id} without a result?")
    expect(question).to_contain_text("0 Eve")
    question.get_by_role("button", name="End", exact=True).click()
    expect(row).to_have_count(0)
    assert table.passer_by.view()["table"]["status"] == "aborted"
    page.get_by_text("Finished", exact=True).click()
    expect(row).to_contain_text("Ended")
    expect(row.get_by_role("button", name="End", exact=True)).to_have_count(0)
    page.get_by_text("Open", exact=True).click()
    expect(row).to_have_count(0)


def test_a_game_that_the_operator_ended_does_not_say_that_its_people_agreed(server: Server, visitors: Visitors) -> None:
    table = Table(visitors.client, [HUMAN, HUMAN, HUMAN])
    page = visitors.visit(server.operator_page)
    row = page.get_by_role("listitem").filter(has_text=table.id)
    row.get_by_role("button", name="End").click()
    question = page.get_by_role("dialog", name=f"End table {table.id} without a result?")
    question.get_by_role("button", name="End", exact=True).click()
    expect(row).to_have_count(0)
    seat = visitors.visit(table.link())
    expect(seat.get_by_text("Ended before anyone had won")).to_be_visible()
