"""Games against bots to their end, by clicks alone, on each side of each board."""

from collections.abc import Callable
from random import Random

import httpx
import pytest

from tests.browser.choosing import choose
from tests.browser.clicking import all_played, budget, do
from tests.browser.pages import TableScreen
from tests.browser.visitors import Visitors
from tests.server.playing import BOT, HUMAN, Json, Table, eventually, fine

LONGEST = 400  # decisions of one player
GAMES: dict[str, Json] = {
    "hansa-3": {"board": "hansa", "seats": 3},
    "hansa-45": {
        "board": "hansa",
        "seats": 5,
        "modules": ["missions", "favours", "promos"],
    },
    "east": {"board": "east", "seats": 4},
    "britannia-3": {"board": "britannia", "seats": 2, "duo": "britannia"},
    "britannia-45": {
        "board": "britannia",
        "seats": 4,
        "edition": "classic",
        "modules": ["safe-conduct"],
    },
}

LATER = 200  # decisions of all players
PART = range(120, 140)  # of a game: from a decision of all players, as many decisions of one
WHOLE = range(LONGEST)


def my_decision(table: Table) -> Json | None:
    """The view of the first seat, once it must decide."""
    view = table.people[0].view()
    return view if view["decider"] == 0 else None


def begun(client: httpx.Client, side: str, random: Random, plies: int) -> Table:
    """A game against bots on this side, of which so much has been played without a browser."""
    options = dict(GAMES[side])
    table = Table(client, [HUMAN] + [BOT] * (options.pop("seats") - 1), seed=11, pace=0, **options)
    while (before := eventually(lambda: my_decision(table)))["ply"] < plies:
        fine(table.people[0].act(choose(before, random), before["ply"]))
    return table


@pytest.mark.parametrize(
    ("side", "begins"), [("hansa-45", LATER), *(pytest.param(side, 0, marks=pytest.mark.full) for side in GAMES)]
)
def test_a_game_against_bots_is_played_to_its_end_by_clicks(
    side: str, begins: int, client: httpx.Client, visitors: Visitors, record_property: Callable[[str, object], None]
) -> None:
    random = Random(side)
    table = begun(client, side, random, begins)
    screen = TableScreen(visitors.visit_again(table.made["seats"][0]["link"]))
    assert screen.view()["side"] == side
    done: dict[int, str] = {}
    clicks = 0
    for _ in range(LONGEST):
        view = screen.my_decision()
        if view["is_over"]:
            break
        action = done[view["ply"]] = choose(view, random)
        taken = do(screen, view, action)
        assert taken <= budget(view, action), action
        clicks += taken
    assert view["is_over"]
    sheet = screen.page.get_by_role("region", name="The game is over")
    winner = next(view["names"][seat] for seat, score in enumerate(view["scores"]["seats"]) if score["rank"] == 1)
    assert winner in (sheet.get_by_role("heading").text_content() or "")
    everything = all_played(screen)
    assert {ply: everything[ply] for ply in done} == done
    record_property(f"a game on {side}", f"{len(done)} decisions with {clicks} clicks")
