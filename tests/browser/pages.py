"""A table on the screen: what a person sees there, and clicks with the mouse."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, Request, TimeoutError

from kontor import fluent
from kontor.words import ENGLISH, texts
from tests.browser.scripts import script
from tests.browser.visitors import PATIENCE
from tests.words.reading import PARTS

Json = dict[str, Any]
SHORT = 1500  # ms
REST = '[aria-busy="false"]'  # nothing is under way

POINT = script("point")
SHOWN = script("shown")
OFFERED = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-offered]")].map(({ dataset }) => [dataset.target, dataset.offered])
)"""


def first(view: Json, start: str) -> str:
    """The first legal decision that begins so."""
    legal: list[str] = view["legal"]
    return next(action for action in legal if action.startswith(start))


class TableScreen:
    """A table in a browser. It counts clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0
        self._asked: set[Request] = set()  # what decisions would do, and not answered yet
        page.on("request", lambda request: self._asked.add(request) if request.url.endswith("/preview") else None)
        page.on("requestfinished", lambda request: self._asked.discard(request))
        page.on("requestfailed", lambda request: self._asked.discard(request))
        page.wait_for_selector("main.table[data-stamp]", state="attached")
        self.id = page.url.rpartition("/")[2]

    # What is seen

    def view(self) -> Json:
        """What the server tells this browser about the table, now."""
        response = self.page.request.get(f"/api/games/{self.id}")
        assert response.ok, response.text()
        view: Json = response.json()
        return view

    def current(self) -> Json:
        """The view of this moment, when it is on the screen and nothing is under way."""
        deadline = monotonic() + PATIENCE / 1000
        while True:
            view = self.view()
            if self.shows(f'main.table[data-stamp="{view["stamp"]}"]{REST}', SHORT):
                return view
            assert monotonic() < deadline, "the screen never showed it"  # something followed by itself in the meantime

    def my_decision(self) -> Json:
        """Waits for a decision of this browser's, or for the end."""
        deadline = monotonic() + PATIENCE / 1000
        while monotonic() < deadline:
            self.shows(f"main.table{REST} .prompt.you, main.table.over{REST}")
            view = self.current()
            if view.get("legal") or view["is_over"]:
                return view
        raise AssertionError("it is nobody's decision here")

    def after(self, view: Json) -> Json:
        """The view after this one, on the screen and at rest."""
        self.wait_for_change(view)
        return self.current()

    def until(self, is_so: Callable[[Json], bool]) -> Json:
        """Waits until something is true of the table, and on the screen."""
        deadline = monotonic() + PATIENCE / 1000
        while monotonic() < deadline:
            if is_so(self.view()):
                return self.current()
            self.page.wait_for_timeout(20)
        raise AssertionError("it did not happen")

    def wait_for_change(self, view: Json, *, or_card: bool = False) -> None:
        """Waits until the screen shows another moment than this; or the route card, where that may open instead."""
        other = f'main.table[data-stamp]:not([data-stamp="{view["stamp"]}"])'
        if not self.shows(f"{other}, .rcard" if or_card else other):
            raise TimeoutError("nothing changed")

    def shows(self, selector: str, time: int = PATIENCE) -> bool:
        """Waits so many ms until something like this is there; says whether it is."""
        found: bool = self.page.evaluate(SHOWN, {"selector": selector, "time": time})
        return found

    def offered(self) -> dict[str, str]:
        """What the board shows as possible: quiet or strong, by target."""
        found: dict[str, str] = self.page.evaluate(OFFERED)
        return found

    def armed(self) -> str:
        """What the prompt says and which chips are pressed: it changes when something is armed."""
        pressed = self.page.locator(".hand [aria-pressed=true]").evaluate_all(
            "(all) => all.map((one) => one.dataset.target).join()"
        )
        return f"{self.prompt.inner_text()} {pressed}"

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=self.word("prompt-bar"))

    @property
    def refusal(self) -> Locator:
        return self.page.locator(".pop.refuse")

    @property
    def chooser(self) -> Locator:
        return self.page.locator(".pop.chooser")

    @property
    def card(self) -> Locator:
        return self.page.locator(".rcard")

    def word(self, id: str) -> str:
        """A message in the language of the page."""
        language = self.page.locator("html").get_attribute("lang") or ENGLISH
        return fluent.say(texts(language, tuple(PARTS))[id], {}, language)

    def reaches(self, target: str) -> bool:
        """Whether a click can meet it: other things may lie above."""
        return self.page.evaluate(POINT, target) is not None

    def _point(self, target: str) -> tuple[float, float]:
        found = self.page.evaluate(POINT, target)
        assert found is not None, f"no click reaches {target}"
        x, y = found
        return x, y

    # What is done

    def hover(self, target: str) -> None:
        """Rests with the pointer on a thing of the table."""
        self.page.mouse.move(*self._point(target))

    def click(self, target: str, *, merchant: bool = False) -> None:
        """Clicks a thing of the table; with Shift, for a merchant."""
        point = self._point(target)
        if merchant:
            self.page.keyboard.down("Shift")
        self.page.mouse.click(*point)
        if merchant:
            self.page.keyboard.up("Shift")
        self.clicks += 1

    def choose(self, number: int) -> None:
        """Chooses one of the meanings that are offered, counted from 0."""
        self.chooser.locator("button").nth(number).click()
        self.clicks += 1

    def wait_for_previews(self) -> None:
        """Until everything is answered that the page asked about decisions."""
        deadline = monotonic() + PATIENCE / 1000
        while self._asked and monotonic() < deadline:
            self.page.wait_for_timeout(10)

    def take(self, option: str) -> None:
        """Takes an option of the route card, by its words, when it is complete."""
        self.wait_for_previews()
        self.card.get_by_role("button", name=option).click()
        self.clicks += 1

    def by_list(self, action: str) -> None:
        """The second way to everything: the list of all moves."""
        self.page.get_by_role("button", name=self.word("move-list")).click()
        self.page.get_by_role("combobox").fill(action)
        self.page.locator(f'[data-move="{action}"]').click()
        self.clicks += 2

    def escape(self) -> None:
        """Back to neutral."""
        self.page.keyboard.press("Escape")


def play_now(page: Page) -> TableScreen:
    """Begins a game against bots, on the home page."""
    page.get_by_role("button", name="Play now").click()
    return TableScreen(page)
