"""The page of a game that is over."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.records import imported, recorded
from tests.browser.scripts import script
from tests.browser.visitors import Visitors

FOUR = "hansa-4-bigbox-missions-favours-end-03"
SIZES = (
    *((1280, 720), (1366, 768), (1440, 900), (1536, 864), (1600, 900), (1680, 1050)),
    *((1920, 940), (1920, 1080), (2560, 1440), (390, 844), (360, 640), (844, 390)),
)

CUT_OFF = script("outside-chart")


def result(visitors: Visitors, record: str) -> Page:
    """The result of a recorded game, on the screen."""
    page = visitors.visit_again(f"/table/{imported(visitors.client, recorded(record))}")
    expect(page.locator(".chart svg").first).to_be_visible()
    return page


@pytest.mark.parametrize(
    ("record", "lines"),
    [
        (FOUR, 4),
        pytest.param("britannia-5-bigbox-promos-end-02", 5, marks=pytest.mark.full),
        pytest.param("hansa-2-bigbox-duo-britannia-end-01", 3, marks=pytest.mark.full),
    ],
)
def test_nothing_of_the_chart_is_cut_off_in_any_window(record: str, lines: int, visitors: Visitors) -> None:
    page = result(visitors, record)
    cut_off: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".chart .ends > span")).to_have_count(lines)
        if found := page.evaluate(CUT_OFF):
            cut_off[f"{width}x{height}"] = found
    assert cut_off == {}
