"""Measures pages in Chromium, in a new profile each time: how long they take on a phone with a slow network and a slow
processor, what comes over the network until then, and how long a step of a replay takes.

./kontor dev python -m tools.pages
./kontor dev python -m tools.pages home table --times 9    # only these
./kontor dev python -m tools.pages --plain                 # without the phone: this machine as it is
"""

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser import chromium
from tests.browser.visitors import at_table, profile
from tests.server.serving import Server

PHONE: Final = (390, 844)
LAPTOP: Final = (1280, 720)
CPU_SLOWDOWN: Final = 4
FAST_3G: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 93_750,
}  # ms, B/s
RECORD: Final = Path(__file__).parents[1] / "docs" / "example.kontor"  # 482 decisions
N_STEPS: Final = 40
PAINT_SCRIPT = """() => new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true });
})"""
# Notes when something is on the page for the first time: polling from outside would notice it late.
NOTE_APPEARANCE_SCRIPT = """(selector) => {
  window.there = new Promise((done) => {
    const look = () => document.querySelector(selector) && done(performance.now());
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
  });
}"""
TRANSFER_SCRIPT = """() => {
  const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return [all.length, all.reduce((sum, { transferSize }) => sum + transferSize, 0)];
}"""
# From the key to the frame after the one that it changed.
STEP_SCRIPT = """() => new Promise((done) => {
  const start = performance.now();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "]", bubbles: true }));
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
})"""
TABLE_READY = "main.table[aria-busy=false] .prompt.you"  # and the board answers
REPLAY_READY = "main.replay[aria-busy=false]"


class Visits:
    """A server, and people with a new browser each who open its pages."""

    def __init__(self, browser: Browser, url: str, client: httpx.Client, *, plain: bool, times: int) -> None:
        self._browser = browser
        self._url = url
        self._client = client
        self._plain = plain
        self._times = times

    def home(self) -> None:
        """The first page."""
        self._report("home, largest contentful paint", "/", "main", largest)

    def table(self) -> None:
        """A table where somebody must decide."""
        seats = [{"kind": "human"}, *[{"kind": "bot", "level": "claim"}] * 2]
        made = self._client.post("/api/games", json={"seats": seats, "shuffle": False}).json()
        link = made["seats"][0]["link"]
        self._report("table, largest contentful paint", link, TABLE_READY, largest)
        self._report("table, usable", link, TABLE_READY, usable)

    def replay(self) -> None:
        """A game that is over."""
        record = self._client.post("/api/records", json={"record": RECORD.read_text("utf-8")}).json()["id"]
        self._report("replay of 482 decisions, ready", f"/table/{record}/replay#0", REPLAY_READY, usable)
        self._report(f"step of a replay, median of {N_STEPS}", f"/table/{record}/replay#60", REPLAY_READY, stepping)

    def _report(self, name: str, path: str, selector: str, measure: Callable[[Page], float]) -> None:
        """A line of the output."""
        visits = [self._visit(path, selector, measure) for _ in range(self._times)]
        figures, (_, (files, size)) = [figure for figure, _ in visits], visits[-1]
        spread = f"{min(figures):,.0f} to {max(figures):,.0f} ms, median {median(figures):,.0f} ms"
        print(f"{name}: {spread}; {files} requests, {size / 1000:,.0f} kB; load {os.getloadavg()[0]:.1f}", flush=True)

    def _visit(self, path: str, selector: str, measure: Callable[[Page], float]) -> tuple[float, tuple[int, int]]:
        """What is measured when somebody new opens a page, and how many files of how many bytes were fetched."""
        somebody = profile(self._browser, self._url, size=LAPTOP if self._plain else PHONE, touch=not self._plain)
        address = at_table(somebody, path)
        somebody.add_init_script(f"({NOTE_APPEARANCE_SCRIPT})({selector!r})")
        page = somebody.new_page()
        if not self._plain:
            slow_down(somebody, page)
        page.goto(address)
        found = measure(page)
        fetched: tuple[int, int] = page.evaluate(TRANSFER_SCRIPT)
        somebody.close()
        return found, fetched


def slow_down(somebody: BrowserContext, page: Page) -> None:
    """Makes a phone of a page."""
    protocol = somebody.new_cdp_session(page)
    protocol.send("Network.enable")
    protocol.send("Network.emulateNetworkConditions", dict[str, Any](FAST_3G))
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})


def usable(page: Page) -> float:
    """When what the page is for was there, in ms after the start."""
    found: float = page.evaluate("() => window.there")
    return found


def largest(page: Page) -> float:
    """When the largest thing was painted, in ms after the start."""
    usable(page)
    page.wait_for_load_state("networkidle")
    found: float = page.evaluate(PAINT_SCRIPT)
    return found


def stepping(page: Page) -> float:
    """How long a step takes, in ms."""
    largest(page)
    found: list[float] = [page.evaluate(STEP_SCRIPT) for _ in range(N_STEPS)]
    return median(found)


PAGES: Final[dict[str, Callable[[Visits], None]]] = {
    "home": Visits.home,
    "table": Visits.table,
    "replay": Visits.replay,
}


@contextmanager
def visiting(*, plain: bool, times: int) -> Iterator[Visits]:
    """A server of its own, and a browser."""
    with (
        TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/kontor.db") as server,
        server.client() as client,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.program(), args=list(chromium.FLAGS))
        yield Visits(browser, server.url, client, plain=plain, times=times)
        browser.close()


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pages", nargs="*", choices=[[], *PAGES], default=[], help="which ones: all if none is named")
    parser.add_argument("--times", type=int, default=5, help="how often each page is opened")
    parser.add_argument("--plain", action="store_true", help="neither the network nor the processor is slowed down")
    options = parser.parse_args()
    with visiting(plain=options.plain, times=options.times) as visits:
        for name in options.pages or PAGES:
            PAGES[name](visits)


if __name__ == "__main__":
    main()
