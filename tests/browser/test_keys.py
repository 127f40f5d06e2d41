"""The table without a pointer: whole games by keys alone, and from what a screen reader tells alone."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.choosing import choose
from tests.browser.clicking import wait_for
from tests.browser.hearing import Listener
from tests.browser.pages import Json, TableScreen, first
from tests.browser.positions import find
from tests.browser.scripts import script
from tests.browser.test_games import GAMES, LONGEST, PART, WHOLE, Side
from tests.browser.visitors import Visitors
from tests.server.playing import BOT, HUMAN, Table, table_of

MOST = 4  # keys for a decision, on average
LETTERS = script("letters")
FOCUS = (
    "() => document.activeElement?.closest('main.table, dialog') !== null && document.activeElement !== document.body"
)


class Keys:
    """Presses keys, and counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def press(self, *keys: str) -> None:
        """One key after the other."""
        for key in keys:
            self.page.keyboard.press(key)
            self.count += 1


def target_of(view: Json, action: str) -> str | None:
    """The thing of the board that a decision is done with, if it is one thing."""
    word, *rest = action.split(" ")
    match word:
        case "place" if rest[0] == "t" and len(rest) == 2:
            return f"post:{rest[1]}"
        case "lift" if view["decision"].get("hand"):
            return None  # it might be meant to change places with the piece in the hand, and that is asked
        case "lift" | "remove":
            return f"post:{rest[0]}"
        case "drop" if view["decision"]["hand"][-1][0] == rest[0]:
            return f"post:{rest[1]}"
    return None


def decide(screen: TableScreen, keys: Keys, view: Json, action: str) -> None:
    """Does a decision by keys: its letter, the letters on the board, or the list of all moves."""
    word = action.split(" ")[0]
    target = target_of(view, action)
    if word == "end":
        keys.press(" ", *([" "] if view["actions_left"] else []))
        return
    if word in ("done", "decline"):
        keys.press("f")
        return
    if target is not None:
        keys.press("j")
        screen.shows("g[data-letters]")
        letters: str | None = screen.page.evaluate(LETTERS, target)
        if letters is not None:
            keys.press(*letters.lower())
            return
        keys.press("Escape")
    keys.press("/")
    expect(screen.page.get_by_role("combobox")).to_be_focused()
    screen.page.keyboard.insert_text(action)  # pasted, or typed out by somebody who knows it
    keys.press("Enter")
    screen.wait_for_change(view, or_card=True)
    if screen.card.is_visible():  # it would end the game
        expect(screen.card.locator(".primary")).to_be_focused()
        keys.press("Enter")


@pytest.mark.parametrize(
    ("side", "part"),
    [
        pytest.param("hansa-3", PART, id="a part"),
        *(pytest.param(side, WHOLE, marks=pytest.mark.full, id=side) for side in GAMES),
    ],
)
def test_a_game_is_played_by_keys_and_the_focus_is_never_lost(
    side: str, part: range, visitors: Visitors, record_property: Callable[[str, object], None]
) -> None:
    played = Side(visitors.client, side, part)
    screen = TableScreen(visitors.visit_again(played.link))
    keys, decisions = Keys(screen.page), 0
    for _ in part:
        view = played.my_decision(screen)
        if view["is_over"]:
            break
        action = choose(view, played.random)
        decide(screen, keys, view, action)
        wait_for(screen, view, action)
        decisions += 1
        screen.current()
        screen.page.wait_for_function(FOCUS)
    assert part is PART or view["is_over"]
    assert keys.count <= MOST * decisions
    record_property(f"a game by keys on {side}", f"{decisions} decisions with {keys.count} keys")


def test_the_focus_comes_to_a_choice_and_goes_back(visitors: Visitors) -> None:
    situation = find("hansa-3-bigbox", 12, r"income .*t\+1m")
    screen = situation.screen(visitors)
    screen.my_decision()
    screen.page.keyboard.press("n")
    expect(screen.chooser.locator("[data-first]")).to_be_focused()
    screen.page.keyboard.press("Escape")
    screen.page.wait_for_function(FOCUS)
    for zone in ("prompt", "board", "hand", "desks", "log"):
        screen.page.keyboard.press("F6")
        found = screen.page.evaluate("() => document.activeElement.closest('[data-zone]')?.dataset.zone")
        if zone == "prompt" and found != "prompt":  # it began on the board
            screen.page.keyboard.press("Shift+F6")
            screen.page.keyboard.press("Shift+F6")
            found = screen.page.evaluate("() => document.activeElement.closest('[data-zone]')?.dataset.zone")
        assert found == zone


@pytest.mark.full
def test_space_ends_the_turn_also_on_the_board(visitors: Visitors) -> None:
    screen = TableScreen(visitors.visit_again(table_of(visitors.client).link()))
    view = screen.my_decision()
    post = first(view, "place t ").split(" ")[2]
    screen.page.locator(f'.hit[data-target="post:{post}"]').focus()
    screen.page.keyboard.press("Enter")
    placed = screen.after(view)
    screen.page.keyboard.press(" ")
    expect(screen.page.get_by_role("button", name=re.compile("End anyway"))).to_be_visible()
    assert screen.current()["ply"] == placed["ply"]
    assert not screen.current()["decision"].get("hand")


@pytest.mark.full
def test_keys_of_another_script_and_own_keys_work(visitors: Visitors) -> None:
    page = visitors.visit(table_of(visitors.client).link())
    screen = TableScreen(page)
    screen.my_decision()
    press = "([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))"
    page.evaluate(press, ["л", "KeyK"])  # Cyrillic: the key of K
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    keys.get_by_role("button", name=re.compile("^Rules: ")).click()
    page.keyboard.press("x")
    expect(keys.get_by_role("button", name=re.compile("^Rules: X"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("x")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_what_happens_is_told_in_whole_sentences(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    screen = TableScreen(visitors.visit(table.link()))
    view = screen.my_decision()
    log = screen.page.locator("[role=log]")
    for number in (1, 2):  # the same words twice are said twice
        keys = Keys(screen.page)
        decide(
            screen, keys, view, next(action for action in view["legal"] if action.startswith("place t bremen-minden"))
        )
        view = screen.after(view)
        expect(log.get_by_text("You: Trader to Bremen–Minden.")).to_have_count(number)
    screen.page.keyboard.press("a")
    expect(screen.page.locator(".told")).to_contain_text("Trader to Bremen–Minden")
    screen.page.keyboard.press("e")
    expect(screen.page.locator(".told")).to_contain_text("Prestige: 0 of 20.")
    screen.page.keyboard.press("p")
    expect(screen.page.locator(".told")).to_contain_text("Supply:")
    screen.page.keyboard.press("b")
    board = screen.page.get_by_role("dialog", name="The board in words")
    expect(board.get_by_role("heading", name=re.compile("^Route Bremen–Minden"))).to_be_visible()
    expect(board.get_by_text("Bremen–Minden, post 1, ").first).to_be_visible()


# By what a screen reader tells alone


SHORT = 4  # decisions
QUIET = ("end", "done", "decline")  # what follows is said, not the end itself


@pytest.mark.parametrize(
    ("side", "most"),
    [("britannia-45", SHORT), *(pytest.param(side, LONGEST, marks=pytest.mark.full) for side in GAMES)],
)
def test_a_game_is_played_from_what_is_heard(
    side: str, most: int, visitors: Visitors, record_property: Callable[[str, object], None]
) -> None:
    options = dict(GAMES[side])
    table = Table(visitors.client, [HUMAN] + [BOT] * (options.pop("seats") - 1), seed=11, pace=0, **options)
    listener = Listener(visitors.visit_again(table.link()))
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
