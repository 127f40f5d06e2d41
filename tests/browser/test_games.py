"""Games by clicks alone, from the home page on: against bots to their end on each side of each board."""

from collections.abc import Callable
from random import Random

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.choosing import choose
from tests.browser.clicking import all_played, budget, do
from tests.browser.pages import TableScreen, first, play_now
from tests.browser.scripts import script
from tests.browser.visitors import Visitors
from tests.server.playing import BOT, HUMAN, Json, Table, fine, table_of

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

# Of a game: from a decision of all players, as many decisions of one. The part is the same every time.
PART = range(60, 68)
WHOLE = range(LONGEST)  # against bots, and never the same


class Side:
    """A game on a side of a board, of which the first seat is played in a browser."""

    def __init__(self, client: httpx.Client, side: str, part: range) -> None:
        options = dict(GAMES[side])
        self.random = Random(side)
        other = BOT if part is WHOLE else HUMAN
        self.table = Table(client, [HUMAN] + [other] * (options.pop("seats") - 1), seed=11, pace=0, **options)
        self.link: str = self.table.link()
        self._others_are_bots = part is WHOLE
        while part.start and self._others()["ply"] < part.start:
            self._decides(0)

    def my_decision(self, screen: TableScreen) -> Json:
        """What the first seat sees when it must decide, or at the end."""
        if not self._others_are_bots:
            self._others()
        return screen.my_decision()

    def _others(self) -> Json:
        """The others decide, until the first seat must; gives the view then."""
        view = self.table.people[0].view()
        while view["decider"]:
            view = self._decides(view["decider"])
        return view

    def _decides(self, seat: int) -> Json:
        view = self.table.people[seat].view()
        return fine(self.table.people[seat].act(choose(view, self.random), view["ply"]))


def winner(view: Json) -> str:
    """The name of whoever is first at the end."""
    seats = view["scores"]["seats"]
    return next(str(name) for name, score in zip(view["names"], seats, strict=True) if score["rank"] == 1)


@pytest.mark.parametrize(
    ("side", "part"), [("hansa-45", PART), *(pytest.param(side, WHOLE, marks=pytest.mark.full) for side in GAMES)]
)
def test_a_game_is_played_by_clicks(
    side: str, part: range, visitors: Visitors, record_property: Callable[[str, object], None]
) -> None:
    played = Side(visitors.client, side, part)
    screen = TableScreen(visitors.visit_again(played.link))
    assert screen.view()["side"] == side
    done: dict[int, str] = {}
    clicks = 0
    for _ in part:
        view = played.my_decision(screen)
        if view["is_over"]:
            break
        action = done[view["ply"]] = choose(view, played.random)
        taken = do(screen, view, action)
        assert taken <= budget(view, action), action
        clicks += taken
    everything = all_played(screen)
    assert {ply: everything[ply] for ply in done} == done
    record_property(f"a game on {side}", f"{len(done)} decisions with {clicks} clicks")
    if part is PART:
        return
    assert view["is_over"]
    sheet = screen.page.get_by_role("region", name="The game is over")
    assert winner(view) in (sheet.get_by_role("heading").text_content() or "")


# The first minute


DRAWN = script("first-drawing")


def test_two_clicks_lead_from_home_to_the_first_move(visitors: Visitors) -> None:
    page = visitors.visit("/")
    screen = play_now(page)
    view = screen.my_decision()
    post = next(target for target in screen.offered() if target.startswith("post:"))
    screen.click(post)
    assert screen.after(view)["ply"] > view["ply"]
    assert 1 + screen.clicks == 2


def test_a_bot_gets_a_style_where_its_level_has_one(visitors: Visitors) -> None:
    page = visitors.visit("/new")
    who, style = (page.get_by_label(label) for label in ("Who sits at seat 2", "Style of the bot at seat 2"))
    who.select_option("bot:easy")
    expect(style).to_have_count(0)
    who.select_option("bot:expert")
    style.select_option(label="Style: Builder")
    who.select_option("bot:hard")
    expect(style).to_have_value("builder")
    page.get_by_role("button", name="Create").click()
    screen = TableScreen(page)
    assert "hard:builder" in [seat["level"] for seat in screen.view()["table"]["seats"]]
    expect(page.get_by_title("Hard · Builder")).to_be_visible()


def test_the_table_is_soon_there_for_somebody_new(
    visitors: Visitors, record_property: Callable[[str, object], None]
) -> None:
    table = table_of(visitors.client)
    somebody = visitors.somebody()
    token = table.made["seats"][0]["token"]
    assert somebody.request.post(f"/api/games/{table.id}/open", data={"token": token}).ok
    page = somebody.new_page()
    page.goto(f"/table/{table.id}", wait_until="commit")
    TableScreen(page).current()
    took = page.evaluate(DRAWN)
    record_property("cold load of the table", f"{took:.0f} ms")


def test_somebody_new_can_watch_a_game_and_then_plays_themselves(visitors: Visitors) -> None:
    page = visitors.visit("/")
    page.get_by_role("button", name="Watch a game").click()
    screen = TableScreen(page)
    assert (screen.current()["table"]["you"], screen.current()["seat"]) == ([], None)
    page.go_back()
    play_now(page).my_decision()


@pytest.mark.full
def test_a_game_is_found_again_on_the_home_page(visitors: Visitors) -> None:
    page = visitors.visit("/")
    screen = play_now(page)
    view = screen.my_decision()
    do(screen, view, first(view, "place t "))
    page.get_by_role("link", name="Home").first.click()
    page.locator(".mine").get_by_role("link").first.click()
    again = TableScreen(page)
    assert again.id == screen.id
    assert again.current()["ply"] > view["ply"]


@pytest.mark.full
def test_the_language_can_be_changed_in_the_middle_of_a_decision(
    visitors: Visitors,
) -> None:
    page = visitors.visit("/")
    screen = play_now(page)
    view = screen.my_decision()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(page.get_by_role("button", name="Einnahmen").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert screen.current()["stamp"] == view["stamp"]
