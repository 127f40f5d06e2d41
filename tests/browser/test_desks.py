"""The desks beside the board, in windows where two of them share a row."""

import pytest
from playwright.sync_api import Page, expect

import kontor
from tests.browser.fitting import misfits
from tests.browser.pages import TableScreen
from tests.browser.records import imported, recorded
from tests.browser.scripts import script
from tests.browser.visitors import LAPTOP, Visitors
from tests.server.playing import Table

NAMES = ("Anneliese", "Bartholomäus Königsberg", "Maximiliane von Oldenburg", "Jan", "Friederike Sophie")
WIDTHS = (1200, LAPTOP[0], 1439)
SHORTEST_NAME_PX = 56  # about seven letters, or the whole name
DAY_S = 86_400
LANGUAGES = [
    pytest.param("en-GB", marks=pytest.mark.full),
    pytest.param("de-DE", marks=pytest.mark.full),
    "ru-RU",
    pytest.param("pl-PL", marks=pytest.mark.full),
    pytest.param("hu-HU", marks=pytest.mark.full),
]

CUT_NAMES = script("cut-names")

SPILT = script("spilt")


def faults(page: Page, desks: int) -> list[str]:
    """What is wrong with the desks at all widths where they stand in pairs."""
    found: list[str] = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": LAPTOP[1]})
        expect(page.locator("main article .nm")).to_have_count(desks)
        found += [f"{width}: {fault}" for fault in page.evaluate(CUT_NAMES, SHORTEST_NAME_PX) + page.evaluate(SPILT)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [4, pytest.param(5, marks=pytest.mark.full)])
def test_names_are_on_the_desks_at_a_table_with_clocks(players: int, language: str, visitors: Visitors) -> None:
    seats = [{"kind": "human", "name": name} for name in NAMES[:players]]
    table = Table(visitors.client, seats, clock={"per": "game", "seconds": 2 * DAY_S, "vacation": 2})
    for action in ("place t hamburg-luebeck/1", "place t hamburg-luebeck/2", "end"):
        table.people[0].decide(action)
    page = visitors.visit(table.link(), language=language)
    assert TableScreen(page).current()["turn"] == 1
    expect(page.locator("main article .time").filter(visible=True)).to_have_count(players)
    assert faults(page, players) == []
    assert misfits(page) == []


@pytest.mark.full
@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("record", ["hansa-4-bigbox-missions-favours-end-03", "britannia-5-bigbox-promos-end-02"])
def test_names_are_on_the_desks_of_a_replay_where_somebody_has_many_actions(
    record: str, language: str, visitors: Visitors
) -> None:
    text = recorded(record)
    game = kontor.load(text)
    players = game.options.players
    for seat in range(players):
        text = text.replace(f"Player {seat + 1}", NAMES[seat], 1)
    table = imported(visitors.client, text)
    page = visitors.visit(f"/table/{table}/replay#{ply_with_most_actions(game)}", language=language)
    page.wait_for_selector('main.replay[aria-busy="false"]')
    assert faults(page, players) == []


def ply_with_most_actions(game: kontor.Game) -> int:
    """The moment of a game at which somebody has the most actions left."""
    earlier = game.copy()
    left = {}
    for ply in range(game.ply, -1, -1):
        earlier.undo_to(ply)
        left[ply] = earlier.view()["actions_left"]
    return max(left, key=lambda ply: left[ply])
