"""The page of a game that is over."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitors import Visitors

RECORDS = Path(__file__).parents[1] / "records"
FOUR = "hansa-4-bigbox-missions-favours-end-03"
SIZES = (
    *((1280, 720), (1366, 768), (1440, 900), (1536, 864), (1600, 900), (1680, 1050)),
    *((1920, 940), (1920, 1080), (2560, 1440), (390, 844), (360, 640), (844, 390)),
)

# What of the chart leaves its card, or the window when it is looked at.
CUT_OFF = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const card = document.querySelector(".chart");
  card.scrollIntoView({ block: "end" });
  await frame();
  await frame(); // the shields have moved to their places by then
  const around = card.getBoundingClientRect();
  const [left, top] = [Math.max(around.left, 0), Math.max(around.top, 0)];
  const [right, bottom] = [Math.min(around.right, innerWidth), Math.min(around.bottom, innerHeight)];
  const parts = [...card.querySelectorAll("figcaption, svg, path, span")];
  return parts.flatMap((part) => {
    const box = part.getBoundingClientRect();
    const isInside = box.left >= left - 1 && box.top >= top - 1 && box.right <= right + 1 && box.bottom <= bottom + 1;
    return isInside ? [] : [`${part.tagName} ${part.getAttribute("class") ?? ""} ${box.top} to ${box.bottom}`];
  });
}"""


def result(client: httpx.Client, visitors: Visitors, record: str) -> Page:
    """The result of a recorded game, on the screen."""
    made = client.post("/api/records", json={"record": (RECORDS / f"{record}.kontor").read_text("utf-8")})
    assert made.status_code == 201, made.text
    page = visitors.visit_again(f"/table/{made.json()['id']}")
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
def test_nothing_of_the_chart_is_cut_off_in_any_window(
    record: str, lines: int, client: httpx.Client, visitors: Visitors
) -> None:
    page = result(client, visitors, record)
    cut_off: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".chart .ends > span")).to_have_count(lines)
        if found := page.evaluate(CUT_OFF):
            cut_off[f"{width}x{height}"] = found
    assert cut_off == {}
