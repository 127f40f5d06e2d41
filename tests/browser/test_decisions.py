"""Every decision by mouse, with no more clicks than it may take."""

import re
from dataclasses import dataclass

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.clicking import do, played
from tests.browser.pages import TableScreen
from tests.browser.positions import find
from tests.browser.visitors import Visitors, at_table
from tests.play.policies import Goal

HANSA = "hansa-3-bigbox"


@dataclass(frozen=True)
class Row:
    """A decision, where it becomes possible, and how many clicks it may take."""

    wanted: str
    clicks: int
    seed: int = 1
    goal: Goal = "points"
    configuration: str = HANSA


ROWS = {
    "income": Row("income 3t", 1),
    "income with a mix": Row("income .*m", 2, seed=6),
    "place": Row("place t .*", 1),
    "place a merchant": Row("place m .*", 1),
    "place on a blocked route": Row("place . .* paying .*", 1, 13, "markers", "hansa-3-bigbox-promos"),
    "displace": Row("displace .*", 2),
    "be displaced": Row(r"settle . \S+", 1, seed=6),
    "be displaced, an extra piece": Row(r"settle . \S+ from (stock|supply)", 2, seed=6),
    "establish for an office": Row("route .* office .*", 1, seed=12),
    "establish for an ability": Row("route .* develop .*", 1, seed=23),
    "establish for special prestige": Row("route .* prestige .*", 1, 10, "offices"),
    "establish for nothing more": Row(r"route \S+", 2),
    "extra office": Row("route .* extra .*", 2, 10, "markers"),
    "more actions": Row("use plus-.", 1, 13, "markers"),
    "develop by a marker": Row("use develop .*", 2, 22, "markers"),
    "exchange offices": Row("use swap .*", 2, 18, "markers"),
    "move three": Row("use move-three", 1, 4, "markers"),
    "remove three": Row("use remove-three", 1, 4, "markers", "hansa-3-classic"),
    "exchange a marker": Row("use exchange .*", 3, 16, "markers", "hansa-3-bigbox-promos"),
    "tribute": Row("use tribute .*", 2, 1, "markers", "hansa-3-bigbox-promos"),
    "block": Row("use block .*", 2, 13, "markers", "hansa-3-bigbox-promos"),
    "replacement marker": Row("marker .*", 1, 2, "markers"),
    "permanent: found an office": Row("found .*", 2, 13, "permanent", "east-3-bigbox"),
    "permanent: keep pieces on the map": Row("settle . .* from route", 2, 1, "permanent", "east-3-bigbox"),
    "permanent: develop Privilege": Row("develop privilege", 1, 27, "permanent", "east-3-bigbox"),
    "favour tile": Row("favour .*", 4, 11, "markers", "hansa-3-bigbox-missions-favours"),
    "neutral route": Row("neutral .* office .*", 2, 0, "neutral", "britannia-2-bigbox-duo-britannia"),
    "safe-conduct": Row("use safe-conduct .*", 2, 19, "points", "britannia-3-classic-safe-conduct"),
    "end turn with actions left": Row("end", 2),
}


# Without --all: what a game played by clicks alone (test_games.py) hardly ever meets, and what takes the most clicks.
USUAL = (
    "income with a mix", "be displaced, an extra piece", "exchange offices", "tribute", "favour tile", "neutral route",
)  # fmt: skip


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in USUAL else pytest.mark.full) for name in ROWS])
def test_a_decision_takes_no_more_clicks_than_it_may(name: str, client: httpx.Client, visitors: Visitors) -> None:
    row = ROWS[name]
    situation = find(row.configuration, row.seed, row.wanted, row.goal)
    screen = situation.screen(client, visitors)
    view = screen.my_decision()
    clicks = do(screen, view, situation.wanted)
    assert played(screen, view["ply"]) == situation.wanted
    assert clicks <= row.clicks


gains = pytest.mark.parametrize(
    ("configuration", "seed"),
    [("hansa-3-bigbox-promos", 3), pytest.param("hansa-3-bigbox-missions-favours", 12, marks=pytest.mark.full)],
)


@pytest.mark.full
@gains
def test_a_gain_from_somebody_elses_turn_is_taken_without_a_click(
    configuration: str, seed: int, client: httpx.Client, visitors: Visitors
) -> None:
    situation = find(configuration, seed, "take .*", "markers")
    ply = situation.game.ply
    screen = situation.screen(client, visitors)
    screen.until(lambda view: view["ply"] > ply)
    assert re.fullmatch("take .*", played(screen, ply))
    expect(screen.page.get_by_role("status").filter(has_text="You took")).to_be_visible()


@pytest.mark.full
@gains
def test_a_gain_takes_one_click_from_those_who_want_to_be_asked(
    configuration: str, seed: int, client: httpx.Client, visitors: Visitors
) -> None:
    situation = find(configuration, seed, "take .*", "markers")
    somebody = visitors.somebody()
    somebody.add_init_script(
        "if (origin !== 'null') localStorage.setItem('kontor-preferences', JSON.stringify({ gains: 'ask' }))"
    )
    page = somebody.new_page()
    page.goto(at_table(somebody, situation.table(client).made["seats"][situation.seat]["link"]))
    screen = TableScreen(page)
    view = screen.my_decision()
    assert do(screen, view, situation.wanted) == 1
    assert played(screen, view["ply"]) == situation.wanted
