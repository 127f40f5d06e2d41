"""The table under fingers: whole games on a phone, upright and lying, and what pulls, pinches and double taps do."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.choosing import choose
from tests.browser.clicking import all_played, do
from tests.browser.pages import Json, first
from tests.browser.positions import find
from tests.browser.test_games import GAMES, PART, WHOLE, Side
from tests.browser.touching import LEAST, TouchScreen
from tests.browser.visitors import Visitors
from tests.server.playing import fine, table_of

UPRIGHT = (390, 844)
LYING = (844, 390)
SMALL = (360, 640)


def phone(visitors: Visitors, link: str, size: tuple[int, int] = UPRIGHT) -> TouchScreen:
    """A table on a phone."""
    return TouchScreen(visitors.visit(link, size=size, touch=True))


def _tells_the_winner(screen: TouchScreen, view: Json) -> None:
    winner = next(view["names"][seat] for seat, score in enumerate(view["scores"]["seats"]) if score["rank"] == 1)
    heading = screen.page.get_by_role("region", name="The game is over").get_by_role("heading")
    expect(heading).to_be_in_viewport()
    assert winner in (heading.text_content() or "")


@pytest.mark.parametrize(
    ("side", "size", "part"),
    [
        pytest.param("hansa-3", UPRIGHT, PART, marks=pytest.mark.full, id="a part"),
        *(
            pytest.param(side, size, WHOLE, marks=pytest.mark.full, id=f"{side}-{size[0]}")
            for side in GAMES
            for size in (UPRIGHT, LYING)
        ),
    ],
)
def test_a_game_is_played_by_taps(
    side: str, size: tuple[int, int], part: range, visitors: Visitors, record_property: Callable[[str, object], None]
) -> None:
    played = Side(visitors.client, side, part)
    screen = phone(visitors, played.link, size)
    screen.page.evaluate("""localStorage["kontor-preferences"] = '{"animation":"off"}'""")
    screen.page.reload()
    done: dict[int, str] = {}
    for _ in part:
        view = played.my_decision(screen)
        if view["is_over"]:
            break
        done[view["ply"]] = choose(view, played.random)
        do(screen, view, done[view["ply"]])
    everything = all_played(screen)
    assert {ply: everything[ply] for ply in done} == done
    if part is WHOLE:
        assert view["is_over"]
        _tells_the_winner(screen, view)
    told = f"{len(done)} decisions with {screen.clicks} taps and {screen.pulls} pulls"
    record_property(f"a game by taps on {side} at {size[0]}x{size[1]}", told)


def test_a_tap_shows_what_it_would_do_and_a_quick_second_one_does_nothing(visitors: Visitors) -> None:
    screen = phone(visitors, table_of(visitors.client).link(), SMALL)
    view = screen.my_decision()
    target = f"post:{first(view, 'place t ').split(' ')[2]}"
    screen.seek(target)
    spot = screen.where(target)
    screen.tap_twice(spot["x"], spot["y"])
    expect(screen.page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(screen.prompt).to_contain_text("Place a trader")
    assert screen.view()["ply"] == view["ply"]
    screen.page.get_by_role("button", name="Cancel").tap()
    expect(screen.page.get_by_role("button", name="End turn")).to_be_in_viewport(ratio=1)
    screen.tap(*screen.beside(target))  # within reach
    screen.page.get_by_role("button", name="Confirm").tap()
    assert screen.after(view)["ply"] == view["ply"] + 1


@pytest.mark.full
def test_one_tap_is_enough_for_those_who_want_that(visitors: Visitors) -> None:
    screen = phone(visitors, table_of(visitors.client).link())
    screen.page.evaluate("""localStorage["kontor-preferences"] = '{"confirm":false}'""")
    screen.page.reload()
    view = screen.my_decision()
    target = f"post:{first(view, 'place t ').split(' ')[2]}"
    screen.seek(target)
    spot = screen.where(target)
    screen.tap_twice(spot["x"], spot["y"])  # the second one lifts nothing
    assert screen.after(view)["ply"] == view["ply"] + 1
    assert not screen.current()["decision"].get("hand")


def test_fingers_pull_and_stretch_the_board_alone(visitors: Visitors) -> None:
    screen = phone(visitors, table_of(visitors.client).link())
    view = screen.my_decision()
    post = "city:minden"  # in the middle of the board
    screen.seek(post)
    before = screen.where(post)
    x, y = (before["left"] + before["right"]) / 2, (before["top"] + before["bottom"]) / 2
    screen.pull((x, y), (-60, -50))
    pulled = screen.where(post)
    assert pulled["x"] == pytest.approx(before["x"] - 60, abs=12)
    assert pulled["y"] == pytest.approx(before["y"] - 50, abs=12)
    width = "() => document.querySelector('.boardfit').getBoundingClientRect().width"
    normal = screen.page.evaluate(width)
    screen.touch("touchStart", (x - 30, y), (x + 30, y))
    for step in (40, 50, 60):
        screen.touch("touchMove", (x - step, y), (x + step, y))
    screen.touch("touchEnd")
    assert screen.page.evaluate(width) == pytest.approx(normal * 2, rel=0.1)
    assert screen.page.evaluate("() => visualViewport.scale") == 1
    screen.page.get_by_role("button", name="Whole map").tap()
    assert screen.page.evaluate(width) <= before["right"] - before["left"] + 1
    assert screen.view()["ply"] == view["ply"]
    assert screen.page.locator("[data-confirm]").count() == 0


SMALL_ONES = f"""() => [...document.querySelectorAll("main button:is([data-target], article *)")]
  .map((one) => [one.dataset.target ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, {{ width, height }}]) => width > 0 && Math.min(width, height) < {LEAST})
  .map(([name, {{ width, height }}]) => `${{name}}: ${{width}} x ${{height}}`)"""


def test_everything_on_the_desks_and_in_the_hand_is_large_enough(visitors: Visitors) -> None:
    situation = find("hansa-3-bigbox-promos", 16, "use exchange .*", "markers")
    _, _, seat, marker = situation.wanted.split(" ")
    link = situation.link(visitors.client)
    screen = phone(visitors, link)
    screen.my_decision()
    screen.click("hand:exchange")
    for width, height in (UPRIGHT, LYING, SMALL):
        screen.page.set_viewport_size({"width": width, "height": height})
        expect(screen.page.locator(f'.opp [data-target="used:{seat}/{marker}"]')).to_be_visible()
        assert screen.page.evaluate(SMALL_ONES) == []


def test_the_card_of_a_route_lies_where_a_thumb_reaches_it(visitors: Visitors) -> None:
    situation = find("hansa-3-bigbox", 12, "route .* office .*")
    link = situation.link(visitors.client)
    for size in (UPRIGHT, LYING):
        screen = phone(visitors, link, size)
        screen.my_decision()
        screen.click(f"route:{situation.wanted.split(' ')[1]}")
        expect(screen.card).to_be_in_viewport(ratio=1)
        expect(screen.card.get_by_role("button").first).to_be_in_viewport(ratio=1)


def test_a_phone_shows_at_once_what_helps_and_what_ends_the_turn(visitors: Visitors) -> None:
    situation = find("hansa-5-bigbox-missions-favours-promos", 1, "favour .*", "markers")  # the fullest hand
    screen = phone(visitors, situation.link(visitors.client))
    screen.my_decision()
    for width, height in (UPRIGHT, LYING, SMALL):
        screen.page.set_viewport_size({"width": width, "height": height})
        for target in ("income", "end"):
            expect(screen.page.locator(f'.hand [data-target="{target}"]')).to_be_in_viewport(ratio=1)
        expect(screen.prompt).to_be_in_viewport(ratio=1)
        expect(screen.page.locator(".strip button")).to_have_count(5)
        expect(screen.page.locator(".strip button").first).to_be_in_viewport(ratio=1)
    screen.page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    expect(screen.page.get_by_role("region", name="First steps")).to_be_in_viewport(ratio=1)


@pytest.mark.full
def test_news_on_a_phone_is_seen(visitors: Visitors) -> None:
    visitors.careless = True  # the network goes
    table = table_of(visitors.client)
    screen = phone(visitors, table.link())
    view = screen.my_decision()
    fine(table.people[1].post("/abort"))
    for width, height in (UPRIGHT, LYING, SMALL):
        screen.page.set_viewport_size({"width": width, "height": height})
        expect(screen.page.get_by_text("proposes ending the game")).to_be_in_viewport(ratio=1)
    screen.page.context.set_offline(True)
    for width, height in (UPRIGHT, LYING, SMALL):
        screen.page.set_viewport_size({"width": width, "height": height})
        expect(screen.page.get_by_text("Connection lost").first).to_be_in_viewport(ratio=1)
    screen.page.context.set_offline(False)
    assert screen.current()["ply"] == view["ply"]
