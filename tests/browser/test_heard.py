"""Games from what a screen reader tells alone: roles, names and announcements."""

from collections.abc import Callable
from random import Random

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.hearing import Listener
from tests.browser.test_games import GAMES, LONGEST
from tests.browser.visitors import Visitors
from tests.server.playing import BOT, HUMAN, Table

SHORT = 4  # decisions
QUIET = ("end", "done", "decline")  # what follows is said, not the end itself


@pytest.mark.parametrize(
    ("side", "most"),
    [("britannia-45", SHORT), *(pytest.param(side, LONGEST, marks=pytest.mark.full) for side in GAMES)],
)
def test_a_game_is_played_from_what_is_heard(
    side: str, most: int, client: httpx.Client, visitors: Visitors, record_property: Callable[[str, object], None]
) -> None:
    options = dict(GAMES[side])
    table = Table(client, [HUMAN] + [BOT] * (options.pop("seats") - 1), seed=11, pace=0, **options)
    listener = Listener(visitors.visit_again(table.made["seats"][0]["link"]))
    random, decisions = Random(side), 0
    asked = listener.hears()
    while not listener.is_over and decisions < most:
        before = len(listener.heard())
        choice = listener.decide(random)
        if choice is None:
            asked = listener.hears()
            break
        decisions += 1
        asked = listener.hears(after=before)
        if choice not in QUIET:
            listener.hears_of_itself(after=before)
    if most == SHORT:
        return
    assert listener.is_over
    heading = listener.page.get_by_role("region", name="The game is over").get_by_role("heading")
    expect(heading).to_contain_text("wins")
    assert "wins" in asked
    record_property(f"a game by ear on {side}", f"{decisions} decisions, {len(listener.heard())} announcements")
