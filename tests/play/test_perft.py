"""Counts of decision sequences, as in perft.json (`python -m tools.perft` compares and renews them)."""

import pytest

import kontor
from kontor.rules.frames import NAMES
from kontor.rules.steps.move import WAYS
from tests.play import perft
from tests.play.configurations import Configuration, everywhere, named, with_every_fact

HELD = perft.read()
counted = everywhere if kontor.compiled else with_every_fact  # both builds list the same, says tests/env/test_builds.py


@counted
def test_counts_from_the_start(configuration: Configuration) -> None:
    assert perft.count_configuration(configuration) == HELD["configurations"][configuration.id]


@pytest.mark.parametrize("name", HELD["positions"])
def test_counts_from_a_position(name: str) -> None:
    entry = HELD["positions"][name]
    assert perft.counts(kontor.from_position(entry["position"]), len(entry["counts"])) == entry["counts"]


def test_the_first_decision_counted_by_hand() -> None:
    # The side for 3: 21 routes of 3 posts, 8 of 4 and 3 of 2 are 63 + 32 + 6 = 101 posts; the side for 4 and 5 has two
    # more routes of 3, so 107 posts. At the start: a trader or the merchant on any post (2 per post), Income of 3, 2
    # or 1 of the 6 traders in the stock, and the end of the turn; nothing else is possible yet.
    assert HELD["configurations"]["hansa-3-bigbox"][0] == 2 * 101 + 3 + 1
    assert HELD["configurations"]["hansa-3-classic"][0] == 2 * 101 + 3 + 1
    assert HELD["configurations"]["hansa-4-bigbox"][0] == 2 * 107 + 3 + 1
    assert HELD["configurations"]["hansa-5-classic-promos"][0] == 2 * 107 + 3 + 1


def test_the_first_decision_on_boards_with_ships_and_borders_counted_by_hand() -> None:
    # A ship post takes the merchant only, and nobody may enter Wales or Scotland yet. East: 92 posts on land and 6
    # ships. England on the side for 3: 85 and 5; on the side for 4 and 5: 81 and 5.
    assert HELD["configurations"]["east-3-bigbox"][0] == 2 * 92 + 6 + 3 + 1
    assert HELD["configurations"]["east-5-bigbox-promos"][0] == 2 * 92 + 6 + 3 + 1
    assert HELD["configurations"]["britannia-3-bigbox"][0] == 2 * 85 + 5 + 3 + 1
    assert HELD["configurations"]["britannia-4-classic-safe-conduct"][0] == 2 * 81 + 5 + 3 + 1


def test_the_first_decision_with_neutral_traders_counted_by_hand() -> None:
    # On each neutral trader three ways to displace instead of two to place: a trader paying a trader or the merchant,
    # the merchant paying a trader. Five routes lead to ability cities of the Hansa board and three have taverns; the
    # other variant adds Coellen (DUO-PL-03, DUO-BR-05). On the East board twelve routes, all with a land post first.
    assert HELD["configurations"]["hansa-2-bigbox-duo-classic"][0] == 2 * (101 - 8) + 3 * 8 + 3 + 1
    assert HELD["configurations"]["hansa-2-bigbox-duo-britannia"][0] == 2 * (101 - 9) + 3 * 9 + 3 + 1
    assert HELD["configurations"]["east-2-bigbox-duo-britannia"][0] == 2 * (92 - 12) + 6 + 3 * 12 + 3 + 1


def test_the_first_two_decisions_counted_by_hand() -> None:
    # The side for 3, in either edition, after the first decision:
    # - end: seat 1 stands as seat 0 did, with 5 traders in the stock, so 206;
    # - Income of 3, 2 or 1: at least 3 traders are left in the stock, so again 206 each;
    # - a trader placed (101 ways): 100 posts for a trader, 100 for the merchant, 3 amounts, its lift, the end: 205;
    # - the merchant placed (101 ways): 100 posts for a trader, 3 amounts, its lift, the end: 105.
    for edition in ("bigbox", "classic"):
        assert HELD["configurations"][f"hansa-3-{edition}"][1] == 206 + 3 * 206 + 101 * 205 + 101 * 105


def test_positions_in_the_middle_of_an_action_are_among_them() -> None:
    pending = [entry["position"].get("pending", {}) for entry in HELD["positions"].values()]
    decisions = [decision for left in pending for decision in left.get("decisions", [])]
    assert {decision["decision"] for decision in decisions} == set(NAMES.values())
    assert {decision["way"] for decision in decisions if "way" in decision} == {way.name for way in WAYS}
    assert "n" in {decision["owner"] for decision in decisions if "owner" in decision}
    assert any(left.get("safe_conduct") for left in pending)


def test_counting_changes_nothing() -> None:
    game = named("hansa-3-bigbox").new(perft.SEED)
    before = game.position()
    perft.counts(game, 2)
    assert game.position() == before
