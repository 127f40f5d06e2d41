"""Measures pages in Chromium, in a new profile each time: how long they take on a phone with a slow network and a slow
processor, and how long a step of a replay takes.

./kontor dev python -m tools.pages
./kontor dev python -m tools.pages --times 9 --plain    # without the phone: this machine as it is
"""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.visitors import profile
from tests.server.serving import Server

PHONE: Final = (390, 844)
LAPTOP: Final = (1280, 720)
SLOWER: Final = 4  # times
FAST_3G: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 93_750,
}  # ms, B/s
RECORD: Final = Path(__file__).parents[1] / "docs" / "example.kontor"  # 482 decisions
STEPS: Final = 40
LARGEST = """() => new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true });
})"""
# From the key to the frame after the one that it changed.
STEP = """() => new Promise((done) => {
  const start = performance.now();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "]", bubbles: true }));
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
})"""
THERE = "main.replay[aria-busy=false]"


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="how often each page is opened")
    parser.add_argument("--plain", action="store_true", help="neither the network nor the processor is slowed down")
    options = parser.parse_args()
    with measured(options.plain) as (client, visit):
        table = client.post("/api/games", json={"seats": [{"kind": "human"}, *[{"kind": "bot", "level": "claim"}] * 2]})
        record = client.post("/api/records", json={"record": RECORD.read_text("utf-8")}).json()["id"]
        pages = {"home": ("/", ""), "table": (f"/table/{table.json()['id']}", "main.table[data-stamp]")}
        for name, (path, selector) in pages.items():
            tell(f"{name}, largest contentful paint", [visit(path, selector, largest) for _ in range(options.times)])
        tell(
            "replay of 482 decisions, ready",
            [visit(f"/table/{record}/replay#0", THERE, ready) for _ in range(options.times)],
        )
        steps = [visit(f"/table/{record}/replay#60", THERE, stepping) for _ in range(options.times)]
        tell(f"step of a replay, median of {STEPS}", steps)


@contextmanager
def measured(plain: bool) -> Iterator[tuple[httpx.Client, "Visit"]]:
    """A server, and a way to visit it."""
    with (
        TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/kontor.db") as server,
        server.client() as client,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.program(), args=list(chromium.FLAGS))

        def visit(path: str, selector: str, measure: Callable[[Page], float]) -> float:
            return _visit(browser, server.url, path, selector, measure, plain)

        yield client, visit
        browser.close()


Visit = Callable[[str, str, Callable[[Page], float]], float]


def _visit(
    browser: Browser, url: str, path: str, selector: str, measure: Callable[[Page], float], plain: bool
) -> float:
    """Somebody new opens a page."""
    somebody = profile(browser, url, size=LAPTOP if plain else PHONE, touch=not plain)
    page = somebody.new_page()
    if not plain:
        protocol = somebody.new_cdp_session(page)
        protocol.send("Network.enable")
        protocol.send("Network.emulateNetworkConditions", dict[str, Any](FAST_3G))
        protocol.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(path)
    if selector:
        page.wait_for_selector(selector)
    found = measure(page)
    somebody.close()
    return found


def largest(page: Page) -> float:
    """When the largest thing was painted, in ms after the start."""
    page.wait_for_load_state("networkidle")
    found: float = page.evaluate(LARGEST)
    return found


def ready(page: Page) -> float:
    """How long the page exists, in ms."""
    found: float = page.evaluate("() => performance.now()")
    return found


def stepping(page: Page) -> float:
    """How long a step takes, in ms."""
    page.wait_for_load_state("networkidle")
    found: list[float] = [page.evaluate(STEP) for _ in range(STEPS)]
    return median(found)


def tell(name: str, figures: list[float]) -> None:
    """A line of the output."""
    print(f"{name}: {min(figures):,.0f} to {max(figures):,.0f} ms, median {median(figures):,.0f} ms", flush=True)


if __name__ == "__main__":
    main()
