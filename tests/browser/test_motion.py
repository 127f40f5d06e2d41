"""Pieces that move and bots that take their time never hold anybody up."""

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.clicking import do, played
from tests.browser.pages import TableScreen
from tests.browser.visitors import Visitors
from tests.server.playing import BOT, HUMAN, Table, table_of

SLOWLY = 0.002  # of the usual speed: what takes 220 ms takes 110 s
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"


def slow_down(page: Page) -> None:
    """All that moves on this page moves slowly."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": SLOWLY})


def test_the_next_click_does_not_wait_for_a_piece_in_motion(client: httpx.Client, visitors: Visitors) -> None:
    table = table_of(client)
    screen = TableScreen(visitors.visit(table.made["seats"][0]["link"], moves=True))
    view = screen.my_decision()
    one, other = [action for action in view["legal"] if action.startswith("place t ")][:2]
    slow_down(screen.page)
    do(screen, view, one)
    assert screen.page.evaluate(MOVING) > 0
    do(screen, screen.my_decision(), other)
    assert screen.page.evaluate(MOVING) > 0, "the first one still moves"
    do(screen, screen.my_decision(), "end")
    assert [played(screen, ply) for ply in range(3)] == [one, other, "end"]


@pytest.mark.full
def test_nothing_moves_for_those_who_want_no_motion(client: httpx.Client, visitors: Visitors) -> None:
    screen = TableScreen(visitors.visit_again(table_of(client).made["seats"][0]["link"]))
    view = screen.my_decision()
    slow_down(screen.page)
    do(screen, view, next(action for action in view["legal"] if action.startswith("place t ")))
    assert screen.page.evaluate(MOVING) == 0


@pytest.mark.full
def test_with_the_space_bar_bots_answer_at_once(client: httpx.Client, visitors: Visitors) -> None:
    table = Table(client, [HUMAN, BOT, BOT], pace=10_000)
    screen = TableScreen(visitors.visit(table.made["seats"][0]["link"], moves=True))
    view = screen.my_decision()
    do(screen, view, "end")  # asks first: actions are lost
    waiting = screen.until(lambda view: view["decider"] != 0)
    assert not waiting["table"]["instant"]
    screen.page.keyboard.press("Space")
    assert screen.my_decision()["turn"] == 0
    assert any(url.endswith(f"/api/games/{table.id}/instant") for url in visitors.requests)
    assert not screen.view()["table"]["instant"], "it ends by itself"
