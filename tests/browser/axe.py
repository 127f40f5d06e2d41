"""What axe-core finds on a page."""

from pathlib import Path

import axe_playwright_python  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.scripts import script

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
VIOLATIONS = script("violations")


def violations(page: Page, *, board: bool = True) -> list[str]:
    """What axe-core finds on this page, when it stands still.

    What was opened beside the board leaves that as it was: most of the time goes into it.
    """
    dark = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark" if dark else "light")
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(VIOLATIONS, [] if board else [".boardbox"])
    return found


def clean(page: Page, *, board: bool = True) -> None:
    """Asserts that axe-core finds no violation on this page."""
    assert violations(page, board=board) == []
