"""Plans: who meets whom, and what is said about mistakes."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kontor.bots import BOTS
from kontor.catalog import Options
from kontor.strength import groups
from kontor.tournament.cells import image
from kontor.tournament.errors import PlanError
from kontor.tournament.markdown import pages
from kontor.tournament.plan import make_plan, read_plan
from kontor.tournament.plot import pictures
from kontor.tournament.series import fixtures

PLAN = """
title = "Two bots"
anchor = "claim"
seed = 7
samples = 50

[[group]]
name = "duel"
about = "one against three"
bots = ["claim", "random"]
games = 10
board = ["hansa", "east"]
players = [3, 4]

[[group]]
name = "seats"
meet = "seated"
bots = ["claim"]
games = 20
cap = 100
"""


def line_ups(**group: Any) -> list[str]:
    """The line-ups of a plan with one group; bots by their first letters."""
    plan = make_plan({"anchor": "claim", "group": [group]})
    return ["".join(bot[0] for bot in series.bots) for series in plan.series()]


def test_a_plan_is_read() -> None:
    plan = read_plan(PLAN)
    assert (plan.title, plan.anchor, plan.seed, plan.samples) == ("Two bots", "claim", 7, 50)
    assert [(group.name, group.about) for group in plan.groups] == [("duel", "one against three"), ("seats", "")]
    duel, seats = plan.groups
    assert [(each.options.board, each.options.players, len(each.rotations())) for each in duel.series] == [
        (board, players, players) for board in ("hansa", "east") for players in (3, 3, 4, 4)
    ]
    assert {each.games for each in duel.series} == {10}
    (alone,) = seats.series
    assert (alone.bots, alone.seeds(), alone.cap, alone.group) == (("claim",) * 4, 20, 100, "seats")


def test_pairs_are_one_against_copies_of_each_other() -> None:
    assert line_ups(bots=["claim", "random"]) == ["crrr", "rccc"]
    assert line_ups(bots=["claim", "random"], against=["claim"]) == ["rccc"]
    assert line_ups(bots=["claim", "random"], players=2, duo="classic") == ["cr"]  # the same as "rc", rotated


def test_neighbours_are_one_against_copies_of_the_next_and_the_other_way_round() -> None:
    third = "tests.tournament.made:Crashing"
    assert line_ups(meet="neighbours", bots=["claim", "random", third]) == ["crrr", "rccc", "rttt", "trrr"]
    assert line_ups(meet="neighbours", bots=["claim", "random", third], players=2, duo="classic") == ["cr", "rt"]


def test_mixed_games_have_different_bots() -> None:
    third = "tests.tournament.made:Crashing"
    assert line_ups(meet="mixed", bots=["claim", "random", third], players=3) == ["crt"]
    assert line_ups(meet="mixed", bots=["claim", "random", third], players=2, duo="classic") == ["cr", "ct", "rt"]


def test_seated_bots_are_one_line_up() -> None:
    assert line_ups(meet="seated", bots=["claim", "random"]) == ["crcr"]


def test_every_line_up_has_its_own_seed_that_others_do_not_change() -> None:
    seeds = {(each.options, each.bots): each.seed for each in read_plan(PLAN).series()}
    assert len(set(seeds.values())) == len(seeds)
    fewer = read_plan(PLAN.replace('"hansa", ', "")).series()
    assert all(seeds[each.options, each.bots] == each.seed for each in fewer)
    other = read_plan(PLAN.replace("seed = 7", "seed = 8")).series()
    assert not {each.seed for each in other} & set(seeds.values())


def test_a_variant_for_two_is_for_two_only() -> None:
    plan = make_plan(
        {"anchor": "claim", "group": [{"bots": ["claim"], "meet": "seated", "players": [2, 3], "duo": "classic"}]}
    )
    assert [each.options.duo for each in plan.series()] == ["classic", None]


def test_a_plan_names_what_the_tithe_brings() -> None:
    group = {"bots": ["claim"], "meet": "seated", "modules": ["favours"]}
    plan = make_plan(
        {"anchor": "claim", "group": [{**group, "name": "a"}, {**group, "name": "b", "take": "tradesman"}]}
    )
    assert [each.options.take for each in plan.series()] == ["trader", "tradesman"]


GOOD = {"name": "x", "bots": ["claim", "random"]}
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"group": [{**GOOD, "take": 1}]}, "group x: take=1: expected str"),
    ({"group": [{**GOOD, "take": "tradesman"}]}, "group x: take='tradesman': can be agreed only with"),
    ({}, "group: expected at least one"),
    ({"group": [{"bots": []}]}, "group 1: bots: expected at least one"),
    ({"group": [{"bots": ["claim"]}]}, "group 1: bots: nobody meets anybody else"),
    ({"group": [{"bots": ["genius"]}]}, "group 1: bot='genius': expected one of random, claim"),
    ({"group": [{"bots": [1]}]}, r"group 1: bots=\[1\]: expected strings"),
    ({"group": [{**GOOD, "colour": "red"}]}, "group x: colour: expected one of name, about, meet"),
    ({"group": [{**GOOD, "games": "many"}]}, "group x: games='many': expected int"),
    ({"group": [{**GOOD, "games": 0}]}, "group x: games=0: expected 1 or more"),
    ({"group": [{**GOOD, "games": True}]}, "group x: games=True: expected int"),
    (
        {"group": [{**GOOD, "meet": "somehow"}]},
        "group x: meet='somehow': expected one of pairs, neighbours, mixed",
    ),
    ({"group": [{**GOOD, "meet": "mixed"}]}, "group x: bots: 4 players need 4 different ones for meet = 'mixed'"),
    ({"group": [{**GOOD, "meet": "seated", "against": ["claim"]}]}, "group x: against: only with meet = 'pairs'"),
    ({"group": [{**GOOD, "meet": "neighbours", "against": ["claim"]}]}, "group x: against: only with meet = 'pairs'"),
    ({"group": [{**GOOD, "meet": "seated", "bots": ["claim"] * 5}]}, "group x: bots: 5 are named for 4 seats"),
    ({"group": [{**GOOD, "board": "moon"}]}, "group x: board='moon': expected one of hansa"),
    ({"group": [{**GOOD, "players": 9}]}, "group x: players=9: expected 2 to 5"),
    ({"group": [GOOD, GOOD]}, "group x: there are two of that name"),
    ({"group": ["x"]}, "group 1: expected a table of keys, found 'x'"),
    ({"group": [GOOD], "anchor": "medium"}, "anchor='medium': expected one of the bots that play: claim, random"),
    ({"group": [GOOD], "samples": 0}, "samples=0: expected 1 or more"),
    ({"group": [GOOD], "year": 1}, "year: expected one of title, anchor, seed, samples, cap, group"),
    (
        {"group": [{"bots": ["claim"], "meet": "seated"}, {"bots": ["random"], "meet": "seated"}]},
        "cannot be compared: claim; random",
    ),
]


@pytest.mark.parametrize(("facts", "told"), WRONG, ids=[told for _, told in WRONG])
def test_a_mistake_names_its_place(facts: dict[str, Any], told: str) -> None:
    with pytest.raises(PlanError, match=told):
        make_plan({"anchor": "claim", **facts})


def test_a_file_that_is_no_toml_is_told_with_its_line() -> None:
    with pytest.raises(PlanError, match="at line 2, column 7"):
        read_plan("title = 'x'\nseed ==")


# The committed list

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"


def test_the_committed_plan_has_every_bot() -> None:
    plan = read_plan((DOCS / "ratings.toml").read_text("utf-8"))
    assert {bot for series in plan.series() for bot in series.bots} == set(BOTS)


def test_in_every_form_of_the_committed_plan_the_levels_meet_and_can_be_compared() -> None:
    plan = read_plan((DOCS / "ratings.toml").read_text("utf-8"))
    forms: dict[Options, set[tuple[str, ...]]] = {}
    for series in plan.series():
        forms.setdefault(series.options, set()).add(series.bots)
    assert len(forms) == 19  # three boards for 3 to 5, four duels, three in the classic edition, three with modules
    for options, line_ups in forms.items():
        assert len(groups(line_ups)) == 1, options
        met = {frozenset(line_up) for line_up in line_ups}
        assert met >= {frozenset(pair) for pair in pairwise(("easy", "medium", "hard", "expert"))}, options
        assert "rule" in set().union(*line_ups), options


def test_the_committed_list_was_made_from_the_committed_plan() -> None:
    plan = read_plan((DOCS / "ratings.toml").read_text("utf-8"))
    report = json.loads((DOCS / "ratings.json").read_text("utf-8"))
    assert report["plan"] == plan.digest(), "make ratings"
    assert report["games"] == len(fixtures(plan.series()))
    command = "kontor rate --plan docs/ratings.toml --calibration docs/calibration.json --out docs"
    assert report["calibration"] == json.loads((DOCS / "calibration.json").read_text("utf-8"))
    for name, text in pages(report, command).items():
        assert (DOCS / name).read_text("utf-8") == text
    for name, drawn in pictures(report):
        assert (DOCS / image(name)).read_text("utf-8") == drawn
    assert command in (DOCS.parent / "Makefile").read_text("utf-8")


def test_the_digest_of_a_plan_tells_every_change() -> None:
    plans = [PLAN, *(PLAN.replace(*change) for change in (("10", "11"), ("seed = 7", "seed = 8"), ("[3, 4]", "[3]")))]
    assert len({read_plan(plan).digest() for plan in plans}) == 4
    assert read_plan(PLAN).digest() == read_plan(PLAN.replace("one against three", "?")).digest()
