"""Games by clicks alone: against bots to their end on each side of each board, and a part of one."""

from collections.abc import Callable
from random import Random

import httpx
import pytest

from tests.browser.choosing import choose
from tests.browser.clicking import all_played, budget, do
from tests.browser.pages import TableScreen
from tests.browser.visitors import Visitors
from tests.server.playing import BOT, HUMAN, Json, Table, fine

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
        self.link: str = self.table.made["seats"][0]["link"]
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
    side: str, part: range, client: httpx.Client, visitors: Visitors, record_property: Callable[[str, object], None]
) -> None:
    played = Side(client, side, part)
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
