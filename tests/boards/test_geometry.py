"""Where the boards are drawn: everything has its place, and the distances that people need are kept."""

import json
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from kontor.boards import board, board_ids, drawn_sides, geometry
from tests.boards.test_boards import ALL
from tools.geometry import check, measures
from tools.geometry.__main__ import main

SIDES = drawn_sides()
SMALLEST_BOARD = 821 / measures.WIDTH  # px per unit in a window of 1280 x 720


@pytest.mark.parametrize("side", SIDES)
def test_every_side_keeps_its_distances_also_on_the_smallest_board(side: str) -> None:
    checked = check(board(side), geometry(side))
    assert checked.problems == []
    nearest, _ = checked.tightest["post to post"]
    assert nearest * SMALLEST_BOARD >= 26


def test_a_side_that_nobody_has_drawn_is_named() -> None:
    with pytest.raises(ValueError, match=r"geometry: expected britannia-3 or .* found 'bay'"):
        geometry("bay")


def test_every_side_of_the_box_is_drawn_and_no_side_that_is_not_there() -> None:
    drawn = {file.name for file in files("kontor.boards").joinpath("geometry").iterdir()}
    assert drawn == {f"{side}.json" for side in SIDES}
    assert set(ALL) <= set(SIDES) <= set(board_ids())


def test_the_tool_prints_the_tightest_distances(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hansa-3"]) == 0
    shown = capsys.readouterr().out
    assert "All distances are kept." in shown
    assert "post to post" in shown


Json = dict[str, Any]


def shift(place: list[float], x: float, y: float) -> None:
    place[0] += x
    place[1] += y


def move_city(drawn: Json, city: str, x: float) -> None:
    """Moves a city with all that belongs to it."""
    place = drawn["cities"][city]
    place["x"] += x
    for point in [*place["slots"], *place["extra"], place["plaque"], place["box"]]:
        shift(point, x, 0)


def onto(drawn: Json, route: str, other: str) -> None:
    """Puts the first post of a route where the first one of another is."""
    drawn["routes"][route]["posts"][0] = list(drawn["routes"][other]["posts"][0])


def into(drawn: Json, route: str, city: str) -> None:
    """Puts the first post of a route into a city."""
    drawn["routes"][route]["posts"][0] = [drawn["cities"][city]["x"], drawn["cities"][city]["y"]]


def straighten(drawn: Json, route: str, start: str, end: str) -> None:
    """Leads a route straight from one city to another."""
    a, b = (f"{drawn['cities'][city]['x']} {drawn['cities'][city]['y']}" for city in (start, end))
    drawn["routes"][route]["path"] = f"M{a} L{a} C{a} {b} {b} L{b}"


def bend(drawn: Json, route: str) -> None:
    """Lets a route leave its city to another side."""
    start, rest = drawn["routes"][route]["path"].split(" L", 1)
    x, y = map(float, start[1:].split())
    drawn["routes"][route]["path"] = f"M{x + 9} {y - 19} L{rest}"


def swap_markers(drawn: Json, route: str, other: str) -> None:
    a, b = drawn["routes"][route], drawn["routes"][other]
    a["marker"], b["marker"] = b["marker"], a["marker"]


# What is spoilt, and the beginning of what the check says about it. All on the East board, which has everything.
FAULTS: list[tuple[Callable[[Json], object], str]] = [
    (lambda d: d["cities"].pop("danzig"), "cities: no danzig"),
    (lambda d: d["cities"].update(bay={}), "cities: bay is not on the board"),
    (lambda d: d["routes"].pop("danzig-malmoe"), "routes: no danzig-malmoe"),
    (lambda d: d["routes"]["danzig-malmoe"]["posts"].pop(), "posts of danzig-malmoe: 3 instead of 4"),
    (lambda d: d["cities"]["danzig"]["slots"].pop(), "offices of danzig: 3 instead of 4"),
    (lambda d: d["cities"]["danzig"]["extra"].append([0, 0]), "extra offices of danzig: 3 instead of 2"),
    (lambda d: d["routes"]["danzig-malmoe"].pop("permanent"), "danzig-malmoe: no permanent"),
    (lambda d: d["routes"]["danzig-malmoe"].update(tavern=[9, 9]), "danzig-malmoe: tavern is not on the board"),
    (lambda d: d["cities"]["waren"].pop("scroll"), "waren: no scroll"),
    (lambda d: d["routes"]["danzig-malmoe"].pop("marker"), "danzig-malmoe: no marker"),
    (lambda d: d["special_prestige"].pop(), "special prestige: 3 instead of 4"),
    (lambda d: d["tracks"]["ring"].pop(), "prestige ring: 99 instead of 100"),
    (lambda d: d["tracks"].update(wales=[9, 9]), "tracks: wales is not on the board"),
    (lambda d: d["decor"].update(dragons=[]), "decor: unknown dragons"),
    (lambda d: d.update(canvas=[1000, 1000]), "canvas:"),
    (lambda d: onto(d, "danzig-malmoe", "malmoe-visby"), "post to post: danzig-malmoe/1 and malmoe-visby/1: 0.0"),
    (lambda d: shift(d["routes"]["danzig-malmoe"]["posts"][1], 0, 4), "post off its route: danzig-malmoe"),
    (lambda d: shift(d["routes"]["danzig-malmoe"]["posts"][1], 9, 0), "uneven posts: danzig-malmoe"),
    (lambda d: move_city(d, "anklam", 40), "post to own city: anklam-belgard/1 and anklam"),
    (lambda d: move_city(d, "perleberg", 60), "city to city: perleberg and "),
    (lambda d: into(d, "kulm-stettin", "danzig"), "post to other city: kulm-stettin/1 and danzig"),
    (lambda d: straighten(d, "anklam-stettin", "anklam", "danzig"), "route to other city: anklam-stettin and belgard"),
    (lambda d: onto(d, "kulm-stettin", "anklam-stettin"), "route to other post: anklam-stettin and kulm-stettin/1"),
    (lambda d: bend(d, "kulm-stettin"), "kink in degrees: kulm-stettin"),
    (lambda d: move_city(d, "tangermuende", -9), "to the ring: tangermuende"),
    (lambda d: move_city(d, "wittenberg", -190), "halle and wittenberg have changed sides"),
    (lambda d: shift(d["cities"]["danzig"]["slots"][0], 1, 0), "danzig: office 1 is out of line"),
    (lambda d: d["cities"]["danzig"]["plaque"].__setitem__(2, 70), "name to plaque edge: danzig"),
    (lambda d: d["cities"]["danzig"]["box"].__setitem__(0, 1000), "danzig: an office sticks out"),
    (lambda d: shift(d["cities"]["danzig"]["plaque"], 0, 5), "danzig: the plaque hangs too low"),
    (lambda d: shift(d["cities"]["danzig"]["plaque"], 90, 0), "danzig: the plaque sticks out"),
    (lambda d: shift(d["cities"]["danzig"]["plaque"], -99, 0), "danzig: no room for the shield"),
    (lambda d: shift(d["routes"]["danzig-malmoe"]["marker"], 0, -90), "marker from its route: marker of danzig-malmoe"),
    (lambda d: shift(d["routes"]["danzig-malmoe"]["tie"]["marker"], 9, 9), "marker of danzig-malmoe: tied to nothing"),
    (lambda d: d["routes"]["kulm-stettin"].update(marker=[700, 521]), "small to route: marker of kulm-stettin"),
    (lambda d: swap_markers(d, "kulm-stettin", "anklam-stettin"), "nearer to another route: marker of kulm-stettin"),
    (lambda d: shift(d["cities"]["waren"]["scroll"], 0, -30), "small to city: scroll of waren"),
    (lambda d: shift(d["cities"]["waren"]["scroll"], 0, 60), "scroll from its city: scroll of waren"),
    (lambda d: d["tracks"].update(east_west=list(d["special_prestige"][0])), "small to small"),
    (lambda d: d["decor"]["labels"][0].__setitem__(1, 1300), "sea name to city: ~Mare Balticum and koenigsberg"),
    (lambda d: shift(d["tracks"]["ring"][7], 3, 0), "spaces 6 and 7 of the ring do not meet"),
    (lambda d: d["decor"]["coast"].pop(0), "wismar is in the sea"),
    (lambda d: d["decor"]["hills"].append([1168, 110, 20]), "a hill or wood at 1168, 110 is in the sea"),
    (lambda d: d["decor"]["ships"][0].__setitem__(1, 700), "a ship or compass"),
    (lambda d: d["decor"]["coast"].append("M0 0C0 0 90 90 90 90C90 90 90 0 90 0C90 0 0 90 0 90Z"), "coast 5 crosses"),
]


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        pytest.param(spoil, told, id=told, marks=pytest.mark.full if number % 3 else ())
        for number, (spoil, told) in enumerate(FAULTS)
    ],
)
def test_a_planted_fault_is_found(spoil: Callable[[Json], object], told: str) -> None:
    drawn = deepcopy(geometry("east"))
    spoil(drawn)
    found = check(board("east"), drawn).problems
    assert [problem for problem in found if problem.startswith(told)], found


def test_a_route_that_crosses_another_is_found() -> None:
    drawn = deepcopy(geometry("hansa-3"))
    straighten(drawn, "dortmund-paderborn", "dortmund", "hildesheim")
    found = check(board("hansa-3"), drawn).problems
    assert "dortmund-paderborn crosses minden-paderborn" in found
    assert "dortmund-paderborn does not reach paderborn" in found


def test_a_city_outside_of_its_country_is_found() -> None:
    drawn = deepcopy(geometry("britannia-45"))
    drawn["decor"]["regions"]["wales"] = drawn["decor"]["regions"]["scotland"]
    found = check(board("britannia-45"), drawn).problems
    assert "cardiff and the area of wales disagree" in found
    assert "glasgow and the area of wales disagree" in found


@pytest.mark.parametrize("side", SIDES)
def test_the_files_are_written_one_thing_to_a_line(side: str) -> None:
    text = files("kontor.boards").joinpath("geometry", f"{side}.json").read_text(encoding="utf-8")
    lines = text.splitlines()
    for part in ("cities", "routes"):
        for name, place in geometry(side)[part].items():
            line = f'  "{name}": {json.dumps(place, ensure_ascii=False, separators=(",", ":"))}'
            assert line in (found.removesuffix(",") for found in lines)
