"""Alone against bots everything can be taken back: nothing says otherwise, and nothing is asked twice for it."""

import re
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from kontor import Game
from tests.browser.clicking import do
from tests.browser.pages import TableScreen
from tests.browser.positions import HANSA, Situation, find, legal
from tests.browser.visitors import LAPTOP, Visitors
from tests.server.playing import eventually, fine

CLAIM = re.compile("can.t be undone|Undo stops here|Ask for")


def against_bots(situation: Situation, visitors: Visitors) -> TableScreen:
    """A situation in which everybody else has left, and bots play."""
    table = situation.table(visitors.client)
    for seat, person in enumerate(table.people):
        if seat != situation.seat:
            fine(person.post("/leave"))
    fine(table.people[situation.seat].put("/pace", pace=0))
    return TableScreen(visitors.visit(table.link(situation.seat), size=LAPTOP))


def displacing(*, several_ways: bool) -> Situation:
    """A game in which some piece can be displaced: in one way, or in several."""

    def wanted(game: Game) -> str | None:
        action = legal("displace .*")(game)
        if action is None:
            return None
        post = action.split(" ")[2]
        ways = [each for each in game.legal_actions() if each.startswith("displace ") and each.split(" ")[2] == post]
        return action if (len(ways) > 1) == several_ways else None

    return find(HANSA, 5, wanted)


def says_nothing_of_the_kind(page: Page) -> None:
    told = page.evaluate(
        """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")]
             .map((each) => `${each.ariaLabel} ${each.title}`)].join(" ")"""
    )
    assert not CLAIM.search(told), CLAIM.search(told)


def shows_effects(screen: TableScreen, target: str) -> bool:
    """Points at something until the hint is there: the first time it is fetched, and a card may open before."""
    screen.page.mouse.move(1, 1)
    screen.hover(target)
    hint = screen.page.locator(".delta")
    with suppress(TimeoutError):
        hint.wait_for(timeout=2_000)
        return "decides" in hint.inner_text()
    return False


def test_the_only_way_to_displace_is_taken_by_one_click_and_back_again(visitors: Visitors) -> None:
    situation = displacing(several_ways=False)
    screen = against_bots(situation, visitors)
    view = screen.my_decision()
    target = f"post:{situation.wanted.split(' ')[2]}"
    eventually(lambda: shows_effects(screen, target))
    says_nothing_of_the_kind(screen.page)
    assert do(screen, view, situation.wanted) == 1
    screen.my_decision()  # the bot has answered
    says_nothing_of_the_kind(screen.page)
    back = screen.page.get_by_role("button", name="Undo (also the bots’ answers)").first
    back.click()
    now = screen.until(lambda seen: seen["ply"] == view["ply"])
    assert now["posts"] == view["posts"]


def test_a_choice_of_ways_to_displace_claims_nothing(visitors: Visitors) -> None:
    situation = displacing(several_ways=True)
    screen = against_bots(situation, visitors)
    view = screen.my_decision()
    screen.click(f"post:{situation.wanted.split(' ')[2]}")
    expect(screen.chooser).to_contain_text("Displace")
    says_nothing_of_the_kind(screen.page)
    screen.choose(0)
    screen.wait_for_change(view)
    screen.my_decision()
    screen.page.keyboard.press("u")
    screen.until(lambda seen: seen["ply"] == view["ply"])


def test_the_steps_and_the_menu_offer_undo_instead_of_a_question(visitors: Visitors) -> None:
    situation = displacing(several_ways=False)
    screen = against_bots(situation, visitors)
    do(screen, screen.my_decision(), situation.wanted)
    screen.my_decision()
    screen.page.get_by_role("button", name="Steps this turn").click()
    expect(screen.page.get_by_role("dialog", name="Steps this turn")).to_contain_text(
        "also takes back how others answered"
    )
    says_nothing_of_the_kind(screen.page)
    screen.page.keyboard.press("Escape")
    screen.page.get_by_role("button", name="This table").click()
    menu = screen.page.get_by_role("dialog", name="This table")
    expect(menu.get_by_role("button", name="Undo (also the bots’ answers)")).to_be_visible()
    says_nothing_of_the_kind(screen.page)


def test_among_people_the_words_stay(visitors: Visitors) -> None:
    situation = displacing(several_ways=False)
    screen = situation.screen(visitors)
    screen.my_decision()
    screen.click(f"post:{situation.wanted.split(' ')[2]}")
    expect(screen.chooser).to_contain_text("Displace – can’t be undone")


def test_a_lesson_does_not_say_that_displacing_is_for_good(visitors: Visitors) -> None:
    page = visitors.visit("/learn/displacing")
    screen = TableScreen(page)
    screen.click("post:dortmund-paderborn/2")
    expect(screen.chooser).to_contain_text("Displace")
    says_nothing_of_the_kind(page)
