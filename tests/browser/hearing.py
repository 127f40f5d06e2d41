"""A table as a screen reader tells it: roles, names and announcements, and nothing else of the page."""

import re
from collections.abc import Sequence
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.scripts import script

LISTENS = script("listen-to-live-regions")
ASKED = "() => document.querySelector('[aria-live=assertive]')?.textContent?.trim() ?? ''"
SPELLED = re.compile(r"^\s*- code: (.*)$", re.MULTILINE)  # each option ends with its notation


class Listener:
    """Somebody who hears the page and types."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._began: dict[str, int] = {}  # own pieces on routes, as far as somebody remembers
        expect(page.get_by_role("region", name="Current decision")).to_be_visible()
        page.evaluate(LISTENS)

    def heard(self) -> list[str]:
        """Everything that was said since the start."""
        said: list[str] = self.page.evaluate("() => heard")
        return said

    def hears(self, *, after: int = -1) -> str:
        """Waits until more than so many things were said, and for a question or the result; gives that."""
        self.page.wait_for_function(f"() => heard.length > {after}")
        self.page.wait_for_function(f"() => ({ASKED})() !== ''")
        told: str = self.page.evaluate(ASKED)
        return told

    def hears_of_itself(self, *, after: int) -> None:
        """Waits until its own decision was told, or the one for the neutral player, after so many other things."""
        own = f"() => heard.slice({after}).some((said) => /^You: |^the neutral player: /.test(said))"
        self.page.wait_for_function(own)

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("region", name="The game is over").count() > 0

    @property
    def _moves(self) -> Locator:
        return self.page.get_by_role("dialog", name="All moves")

    def options(self) -> list[str]:
        """Opens the list of all moves and reads it, from its first entry to its last. While somebody else decides, it
        says so instead, and is closed again."""
        self.page.keyboard.press("/")
        expect(self._moves.get_by_role("combobox")).to_be_focused()
        listed = self._moves.get_by_role("listbox").or_(self._moves.get_by_role("paragraph"))
        options = SPELLED.findall(listed.aria_snapshot())
        if not options:
            self.page.keyboard.press("Escape")
            expect(self._moves).to_have_count(0)
        return options

    def decide(self, random: Random) -> str | None:
        """Reads what is possible and does something of it; gives that in notation, or nothing once the game is over."""
        before = len(self.heard())
        while not (options := self.options()):  # the question was of before
            if self.is_over:
                return None
            self.hears(after=before)
            before = len(self.heard())
        choice = self._choice(options, random)
        self.page.keyboard.insert_text(choice)
        self.page.keyboard.press("Enter")
        expect(self._moves).to_have_count(0)
        word, *rest = choice.split(" ")
        if word == "route":
            self._began.pop(rest[0], None)
            card = self.page.get_by_role("dialog", name=re.compile("^Establish "))
            if card.count():  # it would end the game, or leaves something to choose: the focus is on what was meant
                self.page.keyboard.press("Enter")
        elif route := _route(choice):
            self._began[route] = self._began.get(route, 0) + 1
        return choice

    def _choice(self, options: Sequence[str], random: Random) -> str:
        """Routes first, with something for them; then pieces where some are; then income or the end of the turn."""
        by_word: dict[str, list[str]] = {}
        for option in options:
            by_word.setdefault(option.split(" ")[0], []).append(option)
        for word in ("route", "favour", "use", "develop", "found", "take"):
            if found := by_word.get(word):
                return max(found, key=lambda option: (option.count(" ") > 1, random.random()))
        for word in ("place", "drop", "settle", "remove"):
            if found := by_word.get(word):
                return max(found, key=lambda option: (self._began.get(_route(option), 0), random.random()))
        for word in ("income", "end", "done", "decline"):
            if found := by_word.get(word):
                return found[0]
        return random.choice(options)


def _route(option: str) -> str:
    """The route of the last post that is named."""
    return next((word.partition("/")[0] for word in reversed(option.split(" ")) if "/" in word), "")
