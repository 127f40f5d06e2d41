"""A table under fingers: taps, pulls and pinches, as on a phone."""

from math import dist
from time import time
from typing import Any

from playwright.sync_api import Page

from tests.browser.pages import POINT, REST, TableScreen
from tests.browser.scripts import script

LEAST = 44 - 1 / 64  # px that a finger needs; a page counts in 64ths of one and rounds: 44 can read as 43.99998
EDGE = 30  # px inside the box of the board
PAUSE = 90  # ms
DOUBLE = 450  # ms; two taps within that, at about one place, are a double tap, which plays nothing
DOUBLE_PX = 45  # between them

WHERE = script("where-on-board")
PRESSED = script("pressed")
BESIDE = script("beside")
LISTEN = script("listen-for-click")
STILL = script("board-still")
NOW = """() => [document.querySelector("main.table").dataset.stamp, document.querySelector(".boardfit").clientWidth]"""
# Whether the board is drawn larger than before, and nothing else came of a tap.
CAME_NEARER = f"""([stamp, width]) => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {{
  const [now, wider] = ({NOW})();
  const isQuiet = document.querySelector('main.table{REST}') && !document.querySelector("[data-confirm], .pop, .rcard");
  done(isQuiet && now === stamp && wider > width + 1);
}})))"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


class TouchScreen(TableScreen):
    """A table on a phone. What lies outside of its window is pulled in first."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._fingers = page.context.new_cdp_session(page)
        self.pulls = 0
        self._tapped = (0.0, 0.0)  # the last time

    def touch(self, kind: str, *points: tuple[float, float], at: float | None = None) -> None:
        """Fingers come down, move or go up; at a time in seconds, if that matters."""
        spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        when = {} if at is None else {"timestamp": at}
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots, **when})

    def pull(self, start: tuple[float, float], by: tuple[float, float]) -> None:
        """One finger pulls the board."""
        (x, y), (dx, dy) = start, by
        self.touch("touchStart", (x, y))
        for share in (0.25, 0.5, 0.75, 1):
            self.touch("touchMove", (x + dx * share, y + dy * share))
        self.page.wait_for_timeout(PAUSE)
        self.touch("touchMove", (x + dx, y + dy))  # the finger stops before it goes up, or the board would run on
        self.touch("touchEnd")
        self.page.wait_for_timeout(PAUSE)  # browsers take a touch at once after that for a part of it
        self.pulls += 1

    def where(self, target: str) -> dict[str, float]:
        """Where a thing of the board is, and the box of the board."""
        found: dict[str, float] | None = self.page.evaluate(WHERE, target)
        assert found is not None, f"{target} is not on the board"
        return found

    def seek(self, target: str) -> None:
        """Pulls the board until a thing lies well inside its box."""
        for _ in range(12):
            self.page.evaluate(STILL)
            spot = self.where(target)
            x, y = (spot["left"] + spot["right"]) / 2, (spot["top"] + spot["bottom"]) / 2
            across, down = x - spot["x"], y - spot["y"]
            wide, high = spot["right"] - spot["left"], spot["bottom"] - spot["top"]
            if abs(across) < wide / 2 - EDGE and abs(down) < high / 2 - EDGE and self.reaches(target):
                return
            by = (max(-wide / 2, min(across, wide / 2)), max(-high / 2, min(down, high / 2)))
            before = (spot["x"], spot["y"])
            self.pull((x - by[0] / 2, y - by[1] / 2), by)
            self.page.evaluate(STILL)
            now = self.where(target)
            if abs(now["x"] - before[0]) < 1 and abs(now["y"] - before[1]) < 1:
                return  # the edge of the board: it comes no nearer

    def tap(self, x: float, y: float) -> None:
        """A finger for a moment, which is not the second half of a double tap."""
        if dist((x, y), self._tapped) < DOUBLE_PX:
            self.page.wait_for_timeout(DOUBLE)
        self._tapped = (x, y)
        self.page.touchscreen.tap(x, y)
        self.clicks += 1

    def tap_twice(self, x: float, y: float) -> None:
        """Two taps at one place, a fifth of a second apart, however slow the machine is, and a rest."""
        now = time()
        for start in (now, now + 0.2):
            self.touch("touchStart", (x, y), at=start)
            self.touch("touchEnd", at=start + 0.05)
        ahead = now + 0.25 - time()  # of the clock: else a tap that comes next would be a third one of these
        self.page.wait_for_timeout(max(0, ahead) * 1000 + DOUBLE)

    def click(self, target: str, *, merchant: bool = False) -> None:
        if merchant:
            self._press('[data-target="chip:m"]')
        if self.page.locator(f'.hit[data-target="{target}"]').count() == 0:
            self._press(f'[data-target="{target}"]')
            return
        before = self.page.evaluate(NOW)
        self._tap_target(target)
        if self.page.evaluate(CAME_NEARER, before):  # the finger covered several things
            self._tap_target(target)
        if self.page.locator("[data-confirm]").count():
            self._press("[data-confirm]")
        assert self.page.evaluate(SIDEWAYS) <= 0

    def _tap_target(self, target: str) -> None:
        """Taps a thing of the board."""
        self.seek(target)
        found = self.page.evaluate(POINT, target)
        assert found is not None, f"no finger reaches {target}"
        self._tap_and_wait(*found)

    def _tap_and_wait(self, x: float, y: float) -> None:
        """Taps, and waits until the page has dealt with it."""
        self.page.evaluate(LISTEN)
        self.tap(x, y)
        self.page.wait_for_function("() => window.isClicked")

    def beside(self, target: str) -> tuple[float, float]:
        """A point of the board where nothing lies, 20 px away from the middle of a thing, once the board is still."""
        self.seek(target)
        found: tuple[float, float] | None = self.page.evaluate(BESIDE, self.where(target))
        assert found is not None
        return found

    def _press(self, selector: str) -> None:
        """Presses something beside the board, which is large enough and not covered."""
        found: dict[str, Any] | None = self.page.evaluate(PRESSED, selector)
        assert found is not None, f"{selector} is not there"
        assert found["free"], f"{selector} is outside of the window or covered"
        assert min(found["width"], found["height"]) >= LEAST, f"{selector}: {found['width']} x {found['height']} px"
        self._tap_and_wait(found["x"], found["y"])

    def choose(self, number: int) -> None:
        self.chooser.locator(".option").nth(number).tap()
        self.clicks += 1

    def take(self, option: str) -> None:
        self.wait_for_previews()
        self.card.get_by_role("button", name=option).tap()
        self.clicks += 1

    def by_list(self, action: str) -> None:
        self.page.get_by_role("button", name="This table").tap()
        self.page.get_by_role("button", name="All moves").tap()
        self.page.get_by_role("combobox").fill(action)
        self.page.locator(f'[data-move="{action}"]').tap()
        self.clicks += 3
