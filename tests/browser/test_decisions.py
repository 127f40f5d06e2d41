"""Every decision by mouse, with no more clicks than it may take; routes, what they bring, and the end of a turn."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from kontor import Game
from tests.browser.clicking import do, played
from tests.browser.pages import TableScreen, first
from tests.browser.positions import HANSA, ends_the_game, find, legal
from tests.browser.visitors import Visitors, at_table
from tests.play.policies import Goal
from tests.server.playing import table_of


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
def test_a_decision_takes_no_more_clicks_than_it_may(name: str, visitors: Visitors) -> None:
    row = ROWS[name]
    situation = find(row.configuration, row.seed, row.wanted, row.goal)
    screen = situation.screen(visitors)
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
    configuration: str, seed: int, visitors: Visitors
) -> None:
    situation = find(configuration, seed, "take .*", "markers")
    ply = situation.game.ply
    screen = situation.screen(visitors)
    screen.until(lambda view: view["ply"] > ply)
    assert re.fullmatch("take .*", played(screen, ply))
    expect(screen.page.get_by_role("status").filter(has_text="You took")).to_be_visible()


@pytest.mark.full
@gains
def test_a_gain_takes_one_click_from_those_who_want_to_be_asked(
    configuration: str, seed: int, visitors: Visitors
) -> None:
    situation = find(configuration, seed, "take .*", "markers")
    somebody = visitors.somebody()
    somebody.add_init_script(
        "if (origin !== 'null') localStorage.setItem('kontor-preferences', JSON.stringify({ gains: 'ask' }))"
    )
    page = somebody.new_page()
    page.goto(at_table(somebody, situation.link(visitors.client)))
    screen = TableScreen(page)
    view = screen.my_decision()
    assert do(screen, view, situation.wanted) == 1
    assert played(screen, view["ply"]) == situation.wanted


# Routes, what they bring, and the end of a turn


@pytest.mark.full
def test_a_benefit_that_ends_the_game_is_shown_on_the_card_first(visitors: Visitors) -> None:
    situation = find(HANSA, 24, ends_the_game)
    screen = situation.screen(visitors)
    view = screen.my_decision()
    assert do(screen, view, situation.wanted) == 2
    expect(screen.page.get_by_role("region", name="The game is over")).to_be_visible()
    assert screen.view()["is_over"]


@pytest.mark.full
def test_the_card_of_a_flag_says_what_ends_the_game_and_does_it(visitors: Visitors) -> None:
    situation = find(HANSA, 24, ends_the_game)
    screen = situation.screen(visitors)
    screen.my_decision()
    screen.click(f"route:{situation.wanted.split(' ')[1]}")
    option = screen.card.locator(f'[data-move="{situation.wanted}"]')
    expect(option).to_contain_text("ends the game")
    option.click()
    assert screen.until(lambda view: view["is_over"])["ply"] == situation.game.ply + 1


def two_routes(game: Game) -> str | None:
    """An office that two full routes lead to."""
    found = [str(action).split(" ") for action in game.legal_actions() if re.fullmatch("route .* office .*", action)]
    cities = [words[3] for words in found]
    return next((" ".join(words) for words in found if cities.count(words[3]) > 1), None)


@pytest.mark.full
def test_where_two_full_routes_lead_to_one_benefit_the_route_is_chosen(visitors: Visitors) -> None:
    situation = find(HANSA, 539, two_routes, "offices")
    screen = situation.screen(visitors)
    view = screen.my_decision()
    for wanted in (action for action in view["legal"] if action.endswith(situation.wanted.split("office")[1])):
        screen.clicks = 0
        assert do(screen, screen.current(), wanted) == 2
        assert played(screen, view["ply"]) == wanted
        screen.page.get_by_role("button", name="Undo (U)").click()
        screen.until(lambda now: now["ply"] == view["ply"])


def two_shapes(game: Game) -> str | None:
    """An extra office that can be a trader or a merchant."""
    extras = [str(action) for action in game.legal_actions() if re.fullmatch("route .* extra .* m", action)]
    return next((action for action in extras if legal(action[:-1] + "t")(game)), None)


@pytest.mark.full
def test_the_marker_for_an_extra_office_lights_up_where_it_could_be_used(visitors: Visitors) -> None:
    situation = find(HANSA, 37, two_shapes, "markers")
    screen = situation.screen(visitors)
    view = screen.my_decision()
    city = situation.wanted.split(" ")[3]
    screen.click("hand:extra-office")
    assert screen.offered()[f"extra:{city}"] == "strong"
    screen.escape()
    screen.clicks = 0
    assert do(screen, view, situation.wanted) == 2
    assert screen.view()["extra_offices"][city] == [f"{situation.seat}m"]


def test_a_full_route_has_a_flag_and_all_that_it_brings_glows(visitors: Visitors) -> None:
    situation = find(HANSA, 12, "route .* office .*")
    screen = situation.screen(visitors)
    screen.my_decision()
    _, route, _, city = situation.wanted.split(" ")
    offered = screen.offered()
    assert f"route:{route}" in offered
    assert any(target.startswith(f"office:{city}/") for target in offered)
    expect(screen.prompt.get_by_role("button", name=re.compile("Establish"))).to_be_visible()


def test_replacement_markers_are_laid_with_one_click_each(visitors: Visitors) -> None:
    situation = find(HANSA, 2, "marker .*", "markers")
    screen = situation.screen(visitors)
    view = screen.my_decision()
    expect(screen.prompt).to_contain_text("Place the new marker")
    routes = {action.split(" ")[2] for action in view["legal"]}
    assert {f"route:{route}" for route in routes} <= screen.offered().keys()
    do(screen, view, situation.wanted)
    assert screen.clicks == 1
    assert screen.view()["markers"]["board"][situation.wanted.split(" ")[2]] == situation.wanted.split(" ")[1]


def test_the_turn_ends_with_one_press_and_with_two_where_actions_are_lost(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    screen = TableScreen(visitors.visit_again(table.link()))
    view = screen.my_decision()
    screen.click("end")
    expect(screen.page.locator("[data-target=end]")).to_contain_text("End anyway?")
    assert screen.view()["stamp"] == view["stamp"]
    screen.escape()
    for _ in range(view["actions_left"]):
        view = screen.my_decision()
        do(screen, view, first(view, "place t "))
    screen.clicks = 0
    assert do(screen, screen.my_decision(), "end") == 1
    assert screen.view()["turn"] == 1
