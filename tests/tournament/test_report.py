"""Figures, the page and the pictures."""

import json
import random
import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from kontor import catalog
from kontor.svg import Scale
from kontor.tournament.figures import SeatResult, hash_of, results_of, summary
from kontor.tournament.markdown import FORMS_PAGE, LIST_PAGE, pages
from kontor.tournament.plan import Group, RatingPlan
from kontor.tournament.plot import PLOTS
from kontor.tournament.report import document, form_name
from kontor.tournament.series import Match
from tests.tournament.made import match, race, series

STRENGTH = {"strong": 4.0, "weak & old": 1.0, "middling": 2.0}
TRIO = series("strong", "weak & old", "middling", games=60, group="mixed")
DUEL = series("strong", "weak & old", games=40, group="duels", board="britannia")


def games() -> list[Match]:
    chance = random.Random(3)
    return [
        match(each, number, bots, race(STRENGTH, bots, chance), failures=(1, *[0] * (len(bots) - 1)))
        for each in (TRIO, DUEL)
        for number in range(each.seeds())
        for bots in each.rotations()
    ]


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    groups = Group("mixed", "all three", (TRIO,)), Group("duels", "", (DUEL,))
    return document(RatingPlan("A list", "middling", 1, 50, groups), games())


# Figures


def test_a_shared_first_place_is_no_win_and_counts_in_part() -> None:
    tied = match(TRIO, 0, TRIO.bots, (1, 1, 3))
    told = [results_of([SeatResult(tied, seat)]) for seat in range(3)]
    assert [(seat["wins"], seat["shared"], seat["share"]) for seat in told] == [(0, 1, 0.5), (0, 1, 0.5), (0, 0, 0)]


def test_how_games_went_is_summed_up() -> None:
    ended = [
        match(TRIO, 0, TRIO.bots, (1, 2, 3), rounds=10, displacements=5, decisions=100),
        match(TRIO, 1, TRIO.bots, (3, 2, 1), rounds=30, displacements=15, decisions=200, end=None),
    ]
    told = summary(ended)
    assert told["ends"] == {"END-01": 1, "capped": 1}
    assert told["capped"] == 1
    assert told["rounds"] == {"mean": 20, "least": 10, "most": 30}
    assert told["decisions"]["mean"] == 150
    assert told["displacements"] == {"per_game": 10, "per_round": 0.5}
    assert told["winner"] == 30


def test_the_margin_goes_by_seeds_and_not_by_games() -> None:
    """In each seed the bot wins one of two rotations: no luck at all. Game by game it would be a coin."""
    even = [SeatResult(match(DUEL, number, DUEL.bots, ranks), 0) for number in range(20) for ranks in ((1, 2), (2, 1))]
    coins = [SeatResult(match(DUEL, number, DUEL.bots, ((1, 2), (2, 1))[number % 2]), 0) for number in range(40)]
    assert (results_of(even)["share"], results_of(coins)["share"]) == (0.5, 0.5)
    assert results_of(even)["margin"] == 0
    assert results_of(coins)["margin"] == pytest.approx(1.96 * 0.5 / 40**0.5, abs=0.01)


def test_who_wins_all_games_is_not_certain_to_win_the_next() -> None:
    always = [SeatResult(match(DUEL, number, DUEL.bots, (1, 2)), 0) for number in range(40)]
    assert results_of(always)["share"] == 1
    assert 0.02 < results_of(always)["margin"] < 0.15


def test_the_hash_tells_every_difference() -> None:
    played = games()
    other = [*played[:-1], played[-1]._replace(result=played[-1].result._replace(trace="other"))]
    assert len({hash_of(played), hash_of(other), hash_of(played[::-1]), hash_of(played[:-1])}) == 4


# The document and the page


def test_the_report_is_one_json_document_that_adds_up(report: dict[str, Any]) -> None:
    assert json.loads(json.dumps(report)) == report
    assert report["games"] == 100 == sum(form["games"] for form in report["forms"])
    assert [row["bot"] for row in report["ratings"]] == ["strong", "middling", "weak & old"]
    assert sum(row["wins"] + row["shared"] for row in report["ratings"]) == 100
    assert {row["bot"]: row["games"] for row in report["ratings"]} == {"strong": 100, "weak & old": 100, "middling": 60}
    assert sum(row["failures"] for row in report["ratings"]) == 100
    mixed, duels = report["groups"]
    assert [sum(seat["wins"] for seat in form["seats"]) for form in (*mixed["forms"], *duels["forms"])] == [60, 40]
    assert [(tuple(each["bots"]), each["games"]) for each in report["line_ups"]] == [(TRIO.bots, 60), (DUEL.bots, 40)]
    assert report["line_ups"][1]["hash"] == hash_of(games()[60:])


def test_a_form_of_the_game_without_the_anchor_has_no_ratings_of_its_own(report: dict[str, Any]) -> None:
    assert [bool(form["ratings"]) for form in report["forms"]] == [True, False]


def test_in_a_form_of_the_game_those_are_rated_who_met_the_anchor_if_only_through_others() -> None:
    met, through, apart = series("a", "c"), series("b", "a"), series("d", "e")
    played = [match(each, 0, bots, (1, 2)) for each in (met, through, apart) for bots in each.rotations()]
    joined = match(TRIO, 0, ("c", "d", "e"), (1, 2, 3))  # elsewhere all of them can be compared
    plan = RatingPlan("A list", "a", 1, 20, (Group("", "", (met, through, apart, TRIO)),))
    duels = document(plan, [*played, joined])["forms"][1]
    assert (duels["form"], duels["games"]) == ("hansa 2 duo britannia", 6)
    assert {row["bot"]: row["games"] for row in duels["ratings"]} == {"a": 4, "b": 2, "c": 2}


def test_forms_stand_by_board_and_number_then_duels_then_other_rules() -> None:
    chosen = [
        catalog.options("hansa", 4, modules=("missions",)), catalog.options("hansa", 3, "classic"),
        catalog.options("hansa", 2, duo="classic"), catalog.options("east", 3), catalog.options("hansa", 5),
    ]  # fmt: skip
    planned = [series(*["a"] * each.players)._replace(options=each) for each in chosen]
    played = [match(each, 0, each.bots, range(1, len(each.bots) + 1)) for each in planned]
    rated = match(TRIO, 0, ("a", "b", "c"), (1, 2, 3))
    report = document(RatingPlan("A list", "a", 1, 20, (Group("", "", tuple(planned)),)), [*played, rated])
    assert [form["form"] for form in report["forms"]] == [
        "hansa 3", "hansa 5", "east 3", "hansa 2 duo classic", "hansa 3 classic", "hansa 4 missions",
    ]  # fmt: skip


def test_levels_that_are_too_close_are_named() -> None:
    equals, unequal = series("easy", "medium", games=20), series("medium", "hard", games=20)
    played = [match(equals, number, bots, (1, 2)) for number in range(10) for bots in equals.rotations()]
    played += [match(unequal, number, ("medium", "hard"), (2, 1)) for number in range(20)]
    plan = RatingPlan("A list", "medium", 1, 20, (Group("", "", (equals, unequal)),))
    text = pages(document(plan, played), "kontor rate")[LIST_PAGE]
    assert "| levels | all games | least | in |" in text
    assert re.search(r"^\| `hard` over `medium` \| ≥ \d{3}", text, re.MULTILINE)  # hard never lost
    assert re.search(r"^\| `medium` over `easy` \| -?\d", text, re.MULTILINE)
    assert re.search(r"^\| `hard` \| ≥ [^|]+ \| ≥ \d{3}", text, re.MULTILINE)
    assert re.search(r"^Closer than 100: `medium` over `easy` in all games \(-?\d\d?\)\.$", text, re.MULTILINE)


def test_the_name_of_a_form_has_every_option_that_differs_from_the_usual_one() -> None:
    assert form_name(catalog.options()) == "hansa 4"
    assert form_name(catalog.options("hansa", 3, modules=("favours",))) == "hansa 3 favours"
    assert form_name(catalog.options("hansa", 3, "classic")) == "hansa 3 classic"
    rich = catalog.options("hansa", 2, "bigbox", ("missions", "favours"), "classic", take="tradesman")
    assert form_name(rich) == "hansa 2 missions favours take tradesman duo classic"


def test_one_against_the_others_is_told_for_duels_only(report: dict[str, Any]) -> None:
    assert {(row["form"], row["bot"], row["against"]) for row in report["pairs"]} == {
        ("britannia 2 duo britannia", *pair) for pair in (("strong", "weak & old"), ("weak & old", "strong"))
    }


def test_the_page_has_every_table_and_says_how_it_was_made(report: dict[str, Any]) -> None:
    text = pages(report, "kontor rate --plan x.toml")[LIST_PAGE]
    assert text.startswith("# A list\n")
    heads = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert heads == [
        "Ratings", "By board and number of players", "What the seats are worth", "Wins and points by category",
        "How it was made",
    ]  # fmt: skip
    assert re.search(r"^\| hansa 3 \| \d+ \| \d+ \|$", text, re.MULTILINE)
    assert "| `middling` | 1000 |" in text
    assert report["hash"] in text
    assert "- decisions that a lower level made, because the bot failed: `strong` " in text


def test_every_form_that_is_rated_has_a_table_of_its_own(report: dict[str, Any]) -> None:
    text = pages(report, "kontor rate")[FORMS_PAGE]
    assert text.startswith("# A list by board and number of players\n")
    heads = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert "hansa 3" in heads
    assert not [head for head in heads if head.startswith("britannia")]  # it has no anchor
    assert "| `middling` | 1000 |" in text


def test_who_beats_whom_is_told_for_the_form_that_was_played_most() -> None:
    often, seldom = series("strong", "weak", games=4), series("strong", "weak", games=2, board="east")
    played = [match(each, 0, ("strong", "weak"), (1, 2)) for each in (often, often, seldom)]
    report = document(RatingPlan("A list", "weak", 1, 20, (Group("", "", (often, seldom)),)), played)
    text = pages(report, "x")[FORMS_PAGE]
    (head,) = re.findall(r"^## One against the others, (.+)$", text, re.MULTILINE)
    assert head == form_name(often.options)
    assert "| `strong` | `weak` | 2 |" in text


def test_the_page_leads_to_who_beats_whom_where_there_is_only_one_form_of_the_game() -> None:
    duel = series("strong", "weak", games=2)
    plan = RatingPlan("A list", "weak", 1, 20, (Group("", "", (duel,)),))
    made = pages(document(plan, [match(duel, 0, ("strong", "weak"), (1, 2))]), "x")
    assert f"]({FORMS_PAGE})" in made[LIST_PAGE]
    assert "| `strong` | `weak` | 1 |" in made[FORMS_PAGE]


@pytest.mark.parametrize("name", [LIST_PAGE, FORMS_PAGE])
def test_the_tables_of_a_page_are_sound(name: str, report: dict[str, Any]) -> None:
    text = pages(report, "kontor rate")[name]
    tables = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    assert tables
    for lines in tables:
        assert all(line.endswith(" |") for line in lines.splitlines())
        assert len({line.count(" | ") for line in lines.splitlines()}) == 1


# Pictures


@pytest.mark.parametrize("name", PLOTS)
def test_a_picture_is_sound_and_names_bots_and_axis(name: str, report: dict[str, Any]) -> None:
    root = ElementTree.fromstring(PLOTS[name](report["ratings"]))
    texts = {element.get("id"): element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    words = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"strong", "middling", "weak & old"} <= set(words)
    assert texts["title"]
    assert texts["axis"]
    assert root.get("aria-labelledby") == "title axis"
    assert sum(bool(re.fullmatch(r"-?\d+(\.\d+)?", word or "")) for word in words) >= 3  # numbers along the axis
    style = root.find("{http://www.w3.org/2000/svg}style")
    assert style is not None
    assert "prefers-color-scheme: dark" in (style.text or "")


@pytest.mark.parametrize("name", PLOTS)
def test_nothing_is_drawn_outside_a_picture(name: str, report: dict[str, Any]) -> None:
    root = ElementTree.fromstring(PLOTS[name](report["ratings"]))
    _, _, width, height = map(float, (root.get("viewBox") or "").split())
    for element in root.iter():
        for key, most in (("x", width), ("x1", width), ("x2", width), ("cx", width), ("y", height), ("cy", height)):
            assert 0 <= float(element.get(key, "0")) <= most


def test_scales_begin_and_end_with_round_numbers() -> None:
    for least, most in combinations((-130.0, 0.0, 0.3, 17.2, 999.0, 1801.0), 2):
        scale = Scale(least, most, 100)
        assert scale.first <= least < most <= scale.last
        assert 2 <= len(scale.ticks()) <= 9
        assert scale(scale.first) == 100 < scale(scale.last)
    assert Scale(1000, 1000, 100).ticks() == [1000, 1001]
