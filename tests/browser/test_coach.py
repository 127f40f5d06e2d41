"""The coach and hints at the table: against bots in three grades, with other people not at all."""

import re
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import clean
from tests.browser.pages import Json, TableScreen
from tests.browser.visitors import PATIENCE, PHONE, Visitors
from tests.server.playing import BOT, HUMAN, Table

EASY = {"kind": "bot", "level": "easy"}
SEEDS = range(2)  # of whole games; tests/bots plays ten without a page
MOST = 500  # decisions of one player in a game
MOVES = "Move the piece from "
# By language: the coach, its buttons, and what a hint for the first decision says in each of its grades.
HINTS = {
    "en-GB": ("Coach", "Hint", "Say more", ("Look at", "Place a piece.", "posts of")),
    "de-DE": (
        "Begleitung",
        "Tipp",
        "Mehr verraten",
        ("Sieh dir", "Setze einen Händlerstein ein.", "Verbindungspunkten von"),
    ),
}


def coach(page: Page, name: str = "Coach") -> Locator:
    return page.get_by_role("region", name=name)


class Coached:
    """A game against two easy bots, in which somebody does only what the coach says."""

    def __init__(self, visitors: Visitors, seed: int) -> None:
        table = Table(visitors.client, [HUMAN, EASY, EASY], seed=seed, pace=0)
        self.page = visitors.visit(table.link())
        self.screen = TableScreen(self.page)
        coach(self.page).get_by_role("button", name="Ask the coach").click()

    def ideas(self) -> list[str]:
        """The ideas of this moment: what to do, in the page's words."""
        expect(coach(self.page).locator("li").first).to_be_visible()
        return [text.removesuffix(".") for text in coach(self.page).locator("li > b").all_inner_texts()]

    def obey(self, view: Json) -> str:
        """Does the first thing of the first idea that can be done: chooses it, by its words, in the list of moves."""
        idea, before = self.ideas()[0], view["stamp"]
        self.page.keyboard.press("/")
        move = self._offered(idea)
        self.page.locator(f'[data-move="{move}"]').click()
        ending = self.page.get_by_role("button", name="Establish and end the game")
        moved = self.page.locator(f'main.table[data-stamp]:not([data-stamp="{before}"])')
        expect(ending.or_(moved).first).to_be_visible()
        if ending.is_visible():
            ending.click()
        expect(moved).to_be_attached()
        return move

    def _offered(self, idea: str) -> str:
        """The first thing of an idea that the list offers. A piece goes where another one must be picked up first."""
        deadline = monotonic() + PATIENCE / 1000
        while monotonic() < deadline:
            for said in idea.split("; "):
                self.page.get_by_role("combobox").fill(said.removeprefix(MOVES).partition(" (")[0])
                self.page.wait_for_timeout(50)
                options = self.page.get_by_role("option").evaluate_all(
                    "(all) => all.map((one) => [one.dataset.move, one.querySelector('span').firstChild.data.trim()])"
                )
                for move, words in options:
                    if begins(said, words):
                        return str(move)
        raise AssertionError(f"nothing of {idea!r} is offered")

    def give_away(self, view: Json) -> None:
        """Ends the turn with all its actions unused."""
        for _ in range(2):  # pressed again, for actions are lost
            self.screen.click("end")
        self.screen.wait_for_change(view)

    def wait(self) -> Json:
        """What is seen at the next own decision, or at the end."""
        return self.screen.my_decision()


def begins(said: str, words: str) -> bool:
    """Whether an idea begins with a decision. That a piece is picked up is not told, only where it goes."""
    picked = words.removeprefix("Pick up the piece on ")
    return said == words or (picked != words and said.startswith(f"{MOVES}{picked} to "))


def test_a_coached_game_begins_with_ideas_and_a_click_silences_them(visitors: Visitors) -> None:
    page = visitors.visit("/learn")
    page.get_by_role("button", name="Play with the coach").click()
    expect(coach(page).locator("li").first).to_contain_text("posts of")
    assert 1 <= coach(page).locator("li").count() <= 3
    clean(page, board=False)
    coach(page).get_by_role("button", name="Turn off").click()
    expect(coach(page).locator("li")).to_have_count(0)


@pytest.mark.full
def test_the_coach_goes_along_for_several_turns_and_remarks_on_the_one_that_was_given_away(visitors: Visitors) -> None:
    game = Coached(visitors, seed=3)
    turns, remarks = 0, set[int]()
    while turns < 5:
        view = game.wait()
        assert 1 <= len(game.ideas()) <= 3
        remark = coach(game.page).locator(".remark")
        if remark.count():
            expect(remark).to_have_text(
                re.compile("^About your last turn: there was something better than “End the turn”:")
            )
            remarks.add(turns)
        if turns == 2 and view["turn"] == view["seat"]:
            game.give_away(view)
            turns += 1
        else:
            turns += game.obey(view) == "end"
    assert remarks == {3}
    game.wait()
    game.ideas()
    coach(game.page).get_by_role("button", name="Turn off").click()
    expect(coach(game.page).locator("li")).to_have_count(0)
    expect(coach(game.page).get_by_role("button", name="Hint")).to_be_enabled()


@pytest.mark.full
def test_whoever_does_what_the_page_says_comes_first_or_second(visitors: Visitors) -> None:
    places = []
    for seed in SEEDS:
        game = Coached(visitors, seed)
        for _ in range(MOST):
            view = game.wait()
            if view["is_over"]:
                break
            game.obey(view)
        assert view["is_over"]
        places.append(view["scores"]["seats"][view["seat"]]["rank"])
        game.page.context.close()
    assert all(place <= 2 for place in places), places


@pytest.mark.parametrize("language", ["en-GB", pytest.param("de-DE", marks=pytest.mark.full)])
def test_a_hint_says_where_then_what_kind_then_which(visitors: Visitors, language: str) -> None:
    name, first, further, (where, kind, which) = HINTS[language]
    table = Table(visitors.client, [HUMAN, BOT, BOT], seed=11)
    page = visitors.visit(table.link(), language=language)
    coach(page, name).get_by_role("button", name=first).click()
    expect(coach(page, name)).to_contain_text(where)
    expect(coach(page, name)).not_to_contain_text(kind)
    more = coach(page, name).get_by_role("button", name=further)
    more.click()
    expect(coach(page, name)).to_contain_text(kind)
    expect(coach(page, name)).not_to_contain_text(which)
    more.click()
    expect(coach(page, name)).to_contain_text(which)
    expect(more).to_be_disabled()
    clean(page, board=False)


@pytest.mark.full
def test_on_a_phone_the_coach_speaks_above_the_board(visitors: Visitors) -> None:
    page = visitors.visit("/learn", size=PHONE, touch=True)
    page.get_by_role("button", name="Play with the coach").click()
    expect(coach(page).locator("li").first).to_be_in_viewport()
    clean(page, board=False)
    coach(page).get_by_role("button", name="Turn off").click()
    expect(coach(page)).to_have_count(0)
    page.get_by_role("button", name="Log, chat and score").click()
    expect(coach(page).get_by_role("button", name="Hint")).to_be_in_viewport()


def test_at_a_table_with_other_people_there_is_no_hint(visitors: Visitors) -> None:
    table = Table(visitors.client, [HUMAN, HUMAN, BOT])
    page = visitors.visit(next(seat["link"] for seat in table.made["seats"] if seat["link"]))
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(coach(page)).to_have_count(0)
    refused = page.request.get(f"/api/games/{table.id}/hint")
    assert (refused.status, refused.json()["error"]) == (403, "people")
