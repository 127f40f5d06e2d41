"""Games of the past: replayed, brought in as records, gone on from, shared; with keys, clicks and on a phone."""

import json
import re
import struct
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import kontor
from kontor.figures import figures
from kontor.server.commands.making import IMPORT_MAX_DECISIONS
from tests.browser.axe import clean
from tests.browser.pages import TableScreen
from tests.browser.records import RECORDS, imported, recorded
from tests.browser.scripts import script
from tests.browser.visitors import PHONE, Visitors
from tests.server.playing import table_of

SIDES = {
    "hansa-3": "hansa-3-bigbox-missions-favours-end-02",
    "hansa-45": "hansa-4-bigbox-missions-favours-end-03",
    "east": "east-3-bigbox-promos-end-03",
    "britannia-3": "britannia-3-bigbox-end-03",
    "britannia-45": "britannia-4-bigbox-end-01",
}
STEPS = script("step-times")


def record_of(side: str) -> str:
    return recorded(SIDES[side])


def replayed(visitors: Visitors, side: str = "hansa-45") -> str:
    """The id of a table with the record of a side."""
    return imported(visitors.client, record_of(side))


def opened(visitors: Visitors, table: str, ply: int | str = "", **look: object) -> Page:
    page = visitors.visit_again(f"/table/{table}/replay{f'#{ply}' if ply != '' else ''}", **look)  # type: ignore[arg-type]
    page.wait_for_selector('main.replay[aria-busy="false"]')
    return page


def shows(page: Page, ply: int) -> None:
    """Waits until a moment is shown, and its address too."""
    expect(page.locator("main.replay")).to_have_attribute("data-ply", str(ply))
    page.wait_for_function(f"() => location.hash === '#{ply}'")


@pytest.mark.full
@pytest.mark.parametrize("side", SIDES)
def test_a_finished_game_is_replayed_to_its_score_sheet(
    side: str, visitors: Visitors, record_property: Callable[[str, object], None]
) -> None:
    game = kontor.load(record_of(side))
    page = opened(visitors, replayed(visitors, side), 0)
    record_property(f"a step of a replay on {side}", f"{page.evaluate(STEPS):.0f} ms")
    shows(page, 40)
    page.keyboard.press("End")
    shows(page, game.ply)
    page.get_by_role("tab", name="Score").click()
    expect(page.locator(".sheet tfoot td")).to_have_count(len(game.scores()))
    totals = page.locator(".sheet tfoot td").all_inner_texts()
    found = sorted(int(text.split("\n")[0]) for text in totals)
    assert found == sorted(score["total"] for score in game.scores())
    expect(page.get_by_role("region", name="What was decided")).to_contain_text("The game is over")


def test_keys_clicks_and_addresses_lead_to_any_moment(visitors: Visitors) -> None:
    table = replayed(visitors)
    page = opened(visitors, table, 120)
    shows(page, 120)
    for key, ply in (("[", 119), ("]", 120), ("Home", 0), ("]", 1), ("End", 350), ("[", 349)):
        page.keyboard.press(key)
        shows(page, ply)
    page.keyboard.press("Home")
    shows(page, 0)
    page.keyboard.press("ArrowDown")
    expect(page.locator("main.replay")).to_have_attribute("data-ply", re.compile("^[1-9]$"))
    expect(page.locator(".play .piece")).not_to_have_count(0)
    turn = page.locator("main.replay").get_attribute("data-ply")
    page.get_by_role("button", name="Play (Space)").click()
    page.wait_for_function(f"() => Number(document.querySelector('main.replay').dataset.ply) > {turn}")
    page.get_by_role("button", name="Pause (Space)").click()
    line = page.locator(".turn p.picks", has_text="Office in").last
    line.locator("button.pick").click(position={"x": 2, "y": 2})
    expect(page.locator("p.looked", has_text="Office in").first).to_be_visible()
    slider = page.get_by_role("slider", name="Moment of the game")
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 8)
    shows(page, 175)
    page.evaluate("() => (location.hash = '#33')")
    shows(page, 33)
    page.reload()
    shows(page, 33)


def test_a_running_game_shows_only_what_the_viewer_may_know(visitors: Visitors) -> None:
    table = table_of(visitors.client, modules=["missions"])
    table.people[0].decide("place t hamburg-luebeck/1", "place t hamburg-luebeck/2")
    page = visitors.visit_again(table.link())
    TableScreen(page).current()
    page.locator(".turn p.picks").first.locator("button.pick").click(position={"x": 2, "y": 2})
    page.wait_for_selector('main.replay[aria-busy="false"]')
    assert page.url.endswith((f"/table/{table.id}/replay#1", f"/table/{table.id}/replay#2"))
    assert page.get_by_role("combobox", name="What is shown").count() == 0
    expect(page.get_by_role("button", name="Go on from here")).to_be_disabled()
    assert "Analysis" not in page.get_by_role("tab").all_inner_texts(), "between people, while it runs"
    secrets = table.people[1].view()["missions"][1]
    seen = page.evaluate("(id) => fetch(`/api/games/${id}/replay`).then((answer) => answer.text())", table.id)
    assert json.dumps(secrets, separators=(",", ":")) not in seen


@pytest.mark.full
def test_a_running_game_between_people_is_neither_analysed_nor_studied(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    table.people[0].decide("place t hamburg-luebeck/1", "place t hamburg-luebeck/2")
    visitors.careless = True  # browsers report a refused request
    page = visitors.visit_again(table.link())
    page.goto(f"/table/{table.id}/replay/analysis")
    page.wait_for_selector('main.replay[aria-busy="false"]')
    assert page.get_by_role("tab").all_inner_texts() == ["Log", "Score", "Figures"]
    page.goto(f"/study/{table.id}/1")
    expect(page.get_by_role("heading")).to_be_visible()
    assert page.locator("main.table").count() == 0


def test_a_record_is_dropped_on_the_page(visitors: Visitors) -> None:
    page = visitors.visit_again("/games")
    page.locator(".drop").wait_for()
    drag = """([kind, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "game.kontor", { type: "text/plain" }));
      return document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    }"""
    text = record_of("hansa-3")
    assert page.evaluate(drag, ["dragover", text]) is False, "the browser would open the file instead"
    expect(page.locator(".drop.over")).to_be_visible()
    page.evaluate(drag, ["dragleave", text])
    expect(page.locator(".drop.over")).to_have_count(0)
    page.evaluate(drag, ["dragover", text])
    page.evaluate(drag, ["drop", text])
    page.wait_for_selector('main.replay[aria-busy="false"]')
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", str(kontor.load(text).ply))


def test_a_record_that_is_too_long_is_refused_with_what_is_possible(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.visit_again("/games")
    visitors.careless = True  # browsers report a refused request
    game = kontor.new_game("hansa", 3, seed=7)
    for _ in range(IMPORT_MAX_DECISIONS + 1):
        game.play("end")
    long = tmp_path / "long.kontor"
    chooser = page.get_by_label("Choose a file").and_(page.locator("input"))
    for text in (game.record(), 5 * game.record()):  # the second is more than the server even reads
        long.write_text(text, "utf-8")
        chooser.set_input_files(long)
        expect(page.get_by_role("alert")).to_have_text("This record is too long: it may have at most 1,500 decisions.")
        page.reload()


@pytest.mark.full
def test_a_record_of_the_terminal_comes_in_and_a_damaged_one_names_the_line(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.visit("/games")
    visitors.careless = True  # browsers report a refused request
    wrong = tmp_path / "wrong.kontor"
    wrong.write_text(record_of("hansa-45").replace("place t", "place q", 1), "utf-8")
    chooser = page.get_by_label("Choose a file").and_(page.locator("input"))
    chooser.set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("line 15")
    chooser.set_input_files(RECORDS / f"{SIDES['hansa-45']}.kontor")
    page.wait_for_selector('main.replay[aria-busy="false"]')
    page.get_by_role("button", name="Share this game").click()
    download = page.get_by_role("link", name="Download the record")
    named = download.get_attribute("href") or ""
    page.get_by_text("With the names of the players").click()
    expect(download).not_to_have_attribute("href", named)
    page.goto("/games")
    text = record_of("east")
    page.get_by_role("heading", name="My games").wait_for()
    page.locator(".drop").wait_for()
    page.evaluate(
        """(text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        }""",
        text,
    )
    page.wait_for_selector('main.replay[aria-busy="false"]')
    page.goto("/games")
    rows = page.get_by_role("article")
    expect(rows).to_have_count(2)
    page.get_by_role("searchbox").fill("east")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Imported")
    clean(page)


@pytest.mark.full
def test_going_on_from_a_moment_and_sharing_without_names(visitors: Visitors) -> None:
    table = replayed(visitors)
    page = opened(visitors, table, 96)
    page.get_by_role("tab", name="Figures").click()
    for name, figure in (("Turns", "turns"), ("Routes established", "route"), ("Displaced by others", "displaced")):
        cells = page.get_by_role("row", name=name).get_by_role("cell").all_inner_texts()
        assert [int(cell.rstrip("▲▼")) for cell in cells[:4]] == [
            counts[figure] for counts in figures(kontor.load(record_of("hansa-45")))
        ]
    clean(page)
    region = page.get_by_role("region", name="Figures")
    for key in ("PageDown", "]"):  # the first scrolls
        region.press(key)
    shows(page, 97)
    region.press("[")
    page.locator("article button.nm").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Mission")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Share this game").click()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture (SVG)").click()
    drawn = Path(picture.value.path()).read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "Player 1" in drawn
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture (PNG)").click()
    pixels = Path(picture.value.path()).read_bytes()
    assert pixels.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", pixels[16:24]) == (1425, 1192)
    assert len(pixels) > 100_000, "an empty picture is much smaller"
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Go on from here").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    view = TableScreen(page).current()
    then = kontor.load(record_of("hansa-45"))
    then.undo_to(96)
    assert view["posts"] == then.view()["posts"]
    assert view["table"]["you"] == [then.decider]


@pytest.mark.full
def test_on_a_phone_the_controls_are_in_reach(visitors: Visitors) -> None:
    page = opened(visitors, replayed(visitors), 200, size=PHONE)
    step = page.get_by_role("button", name="Next decision")
    box = step.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    assert box["y"] + box["height"] <= PHONE[1]
    step.click()
    shows(page, 201)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
    clean(page)


@pytest.mark.full
def test_on_a_phone_the_ends_of_the_prestige_chart_do_not_overlap(visitors: Visitors) -> None:
    page = visitors.visit_again(f"/table/{replayed(visitors)}", size=PHONE)
    ends = page.locator(".chart .ends span:has(svg)")
    expect(ends).to_have_count(4)
    boxes = [box for box in (end.bounding_box() for end in ends.all()) if box]
    places = sorted((box["y"], box["y"] + box["height"]) for box in boxes)
    assert all(above[1] <= below[0] + 1 for above, below in pairwise(places)), places


@pytest.mark.full
def test_a_key_turns_the_board_of_a_running_game_back(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    table.people[0].decide("place t hamburg-luebeck/1", "place t hamburg-luebeck/2")
    screen = TableScreen(visitors.visit_again(table.link()))
    screen.current()
    screen.page.keyboard.press("[")
    shows(screen.page, 1)
    screen.page.keyboard.press("Escape")
    assert screen.current()["ply"] == 2


@pytest.mark.full
def test_a_replay_that_comes_late_has_asked_for_its_board_all_the_same(visitors: Visitors) -> None:
    """Otherwise browsers complain that the board, which the page names, is not used."""
    table = replayed(visitors, "hansa-3")
    page = visitors.visit("/games")

    def later(route: Route) -> None:
        page.wait_for_timeout(5000)
        route.continue_()

    page.route("**/api/games/*/replay", later)
    page.goto(f"/table/{table}/replay")
    page.wait_for_selector('main.replay[aria-busy="false"]')
    assert not visitors.faults


@pytest.mark.full
def test_what_happened_while_one_was_away_is_played_back(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    page = visitors.visit(table.link(1))
    page.wait_for_selector('main.table[aria-busy="false"]')
    page.goto("/")
    for _ in range(2):
        table.people[0].decide(table.people[0].view()["legal"][0])
    page.goto(f"/table/{table.id}")
    recap = page.get_by_role("region", name="While you were away")
    recap.get_by_role("link", name="Replay").click()
    page.wait_for_selector('main.replay[aria-busy="false"]')
    shows(page, 2)  # from what was seen last to now, by itself


def test_a_replay_that_plays_by_itself_stands_still_after_a_look_through_other_eyes(visitors: Visitors) -> None:
    page = visitors.visit_again(f"/table/{replayed(visitors)}/replay/play#20")
    page.wait_for_selector('main.replay[aria-busy="false"]')
    expect(page.locator("main.replay")).not_to_have_attribute("data-ply", "20")
    eyes = page.get_by_role("combobox", name="What is shown")
    for wish in (1, 0):
        with page.expect_response("**/api/games/*/replay*"):
            eyes.select_option(index=wish)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("button", name="Play (Space)")).to_be_visible()
