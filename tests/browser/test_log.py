"""The log beside the board: what is read there, and where it stands."""

from base64 import b64encode
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

import kontor
from tests.browser.visitors import PHONE, Theme, Visitors

RECORD = Path(__file__).parents[1] / "records" / "hansa-4-bigbox-missions-favours-end-03.kontor"
MOMENT = 120  # decisions

# Where the words of a line stand that are no nouns: the first row of them.
BARE_WORDS = """(line) => {
  const text = [...line.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const range = document.createRange();
  range.selectNodeContents(text);
  const [{ x, y, width, height }] = range.getClientRects();
  return { x, y, width, height };
}"""
# How many pixels of a picture can be told from its background: those with a contrast of at least 4.5.
INK = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  const linear = (value) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const lights = Array.from({ length: data.length / 4 }, (_, place) => {
    const [red, green, blue] = data.subarray(4 * place, 4 * place + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
  });
  const background = lights.toSorted((a, b) => a - b)[Math.floor(lights.length / 2)];
  return lights.filter((light) => Math.max(light, background) / Math.min(light, background) >= 4.5).length;
}"""
# Lines of which a row begins with a comma or the like.
TORN = r"""() => [...document.querySelectorAll("p.picks")].flatMap((line) => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const start = line.getBoundingClientRect().left + parseFloat(getComputedStyle(line).paddingLeft);
  while (walker.nextNode()) {
    const place = walker.currentNode.data.search(/[^\s\u2060]/);
    if (!/[.,:;)]/.test(walker.currentNode.data[place] ?? "")) continue;
    range.setStart(walker.currentNode, place);
    range.setEnd(walker.currentNode, place + 1);
    if (range.getBoundingClientRect().left < start + 1) return [line.textContent];
  }
  return [];
})"""
SCROLLED_TO_FIRST = """() => {
  const list = document.querySelector("ol.turns").getBoundingClientRect();
  const first = [...document.querySelectorAll("ol.turns > li")].at(-1).getBoundingClientRect();
  return first.top < list.bottom && first.bottom <= list.bottom + 1;
}"""


def replayed(client: httpx.Client, ply: int) -> str:
    """The address of a moment of a game that is over."""
    made = client.post("/api/records", json={"record": RECORD.read_text("utf-8")})
    assert made.status_code == 201, made.text
    return f"/table/{made.json()['id']}/replay#{ply}"


def ink(page: Page, line: Locator) -> int:
    """How much of the words of a line is seen."""
    picture = page.screenshot(clip=line.evaluate(BARE_WORDS))
    found: int = page.evaluate(INK, b64encode(picture).decode())
    return found


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.full)])
def test_a_line_stays_readable_under_the_pointer_and_with_the_focus(
    theme: Theme, client: httpx.Client, visitors: Visitors
) -> None:
    page = visitors.visit(replayed(client, MOMENT), theme=theme)
    page.wait_for_selector('main.replay[aria-busy="false"]')
    page.evaluate("() => document.fonts.ready")
    line = page.locator("p.picks:not(.looked)", has_text="displaces").last
    line.evaluate("(line) => line.scrollIntoView({ block: 'center' })")
    pick = line.locator("button.pick")
    before = ink(page, line)
    assert before > 50
    pick.hover(position={"x": 2, "y": 2})
    assert line.evaluate("(line) => line.matches(':has(> .pick:hover)')")
    assert ink(page, line) >= 0.8 * before
    page.mouse.move(300, 300)
    pick.focus()
    for key in ("Shift+Tab", "Tab"):
        page.keyboard.press(key)
    assert pick.evaluate("(pick) => pick.matches(':focus-visible')")
    assert ink(page, line) >= 0.8 * before


def test_no_row_of_a_line_begins_with_a_comma(client: httpx.Client, visitors: Visitors) -> None:
    page = visitors.visit_again(replayed(client, MOMENT), size=(1440, 900))
    page.wait_for_selector('main.replay[aria-busy="false"]')
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(TORN) == []


@pytest.mark.parametrize("size", [(1440, 900), pytest.param(PHONE, marks=pytest.mark.full)], ids=str)
def test_a_replay_begins_without_a_last_move_and_with_the_first_turn_in_the_log(
    size: tuple[int, int], client: httpx.Client, visitors: Visitors
) -> None:
    page = visitors.visit_again(replayed(client, 0), size=size)
    page.wait_for_selector('main.replay[aria-busy="false"]')
    marks = page.locator(".board :is(circle, rect, path).last")
    expect(marks).to_have_count(0)
    expect(page.locator("p.looked")).to_have_count(0)
    page.wait_for_function(SCROLLED_TO_FIRST)
    page.keyboard.press("End")
    expect(page.locator("main.replay")).to_have_attribute("data-ply", str(kontor.load(RECORD.read_text("utf-8")).ply))
    expect(page.locator("ol.turns > li").first).to_be_in_viewport()
    page.keyboard.press("Home")
    page.wait_for_function(SCROLLED_TO_FIRST)
    expect(marks).to_have_count(0)
    page.keyboard.press("]")
    expect(marks).not_to_have_count(0)
    expect(page.locator("p.looked")).to_be_in_viewport()
