"""MARKER-26 to MARKER-35: Swap Offices. What the classic edition does otherwise is in test_classic.py."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import extra_offices, prestige, unused, used
from tests.clauses.reading import NINE_OTHER_FULL_CITIES, offices
from tests.support import clause, legal, play, situation

ONE_SWAP = "unused swap"


def holding_swap(**facts: Any) -> kontor.Game:
    """Seat 0 to move with one unused Swap Offices marker."""
    return situation(markers=ONE_SWAP, **facts)


@pytest.mark.rule("MARKER-26")
def test_swap_exchanges_the_pieces_of_two_neighbouring_spaces_of_a_city(edition: str) -> None:
    game = play(holding_swap(edition=edition, offices="hamburg 0t 1t 2t"), "use swap hamburg 1 2")
    assert offices(game, "hamburg") == ["1t", "0t", "2t"]
    assert unused(game, 0) == []
    assert used(game, 0) == ["swap"]


@pytest.mark.rule("MARKER-27")
def test_one_of_the_two_pieces_must_be_own() -> None:
    game = holding_swap(offices="hamburg 0t 1t 2t, luebeck 1t 2t")
    assert clause(game, "use swap hamburg 2 3") == "MARKER-27"
    assert clause(game, "use swap luebeck 1 2") == "MARKER-27"
    assert legal(game, "use swap") == ["use swap hamburg 1 2"]


@pytest.mark.rule("MARKER-28")
def test_offices_with_a_space_between_them_are_not_neighbours(edition: str) -> None:
    game = holding_swap(edition=edition, offices="minden 0t 1t 2t 1t")
    assert clause(game, "use swap minden 1 3") == "MARKER-28"
    assert clause(game, "use swap minden 1 4") == "MARKER-28"
    assert clause(game, "use swap minden 1 2") is None


@pytest.mark.rule("MARKER-29")
def test_a_trader_and_a_merchant_may_change_places(edition: str) -> None:
    # Groningen: a square space, then a round one.
    game = holding_swap(edition=edition, offices="groningen 0t 1m", supply="5t+1m 6t 7t+1m")
    play(game, "use swap groningen 1 2")
    assert offices(game, "groningen") == ["1m", "0t"]


@pytest.mark.rule("MARKER-30")
def test_neither_owner_needs_the_privilege_for_the_new_space(edition: str) -> None:
    # Osnabrück: white, orange, black; everybody has white only.
    game = play(holding_swap(edition=edition, offices="osnabrueck 1t 0t 2t"), "use swap osnabrueck 2 3")
    assert offices(game, "osnabrueck") == ["1t", "2t", "0t"]
    other = holding_swap(edition=edition, offices="osnabrueck 1t 1t 0t")
    play(other, "use swap osnabrueck 2 3")  # seat 1 goes to the black space
    assert offices(other, "osnabrueck") == ["1t", "0t", "1t"]


@pytest.mark.rule("MARKER-31", "CLASSIC-16")
def test_an_extra_office_is_never_swapped(edition: str) -> None:
    game = holding_swap(edition=edition, offices="duisburg 1t", extra_offices="duisburg 0t 1t")
    assert legal(game, "use swap") == []
    assert extra_offices(game, "duisburg") == ["0t", "1t"]


@pytest.mark.rule("MARKER-31")
def test_an_own_extra_office_does_not_make_the_printed_offices_own() -> None:
    game = holding_swap(offices="hamburg 1t 2t", extra_offices="hamburg 0t")
    assert clause(game, "use swap hamburg 1 2") == "MARKER-27"


@pytest.mark.rule("MARKER-32")
def test_nobody_is_asked_for_consent(edition: str) -> None:
    game = play(holding_swap(edition=edition, offices="hamburg 0t 1t"), "use swap hamburg 1 2")
    assert game.decider == 0
    assert offices(game, "hamburg") == ["1t", "0t"]
    assert clause(game, "place t hamburg-luebeck/1") is None


@pytest.mark.rule("MARKER-33")
def test_a_swap_pays_no_coin(edition: str) -> None:
    # The first space of Groningen shows a coin.
    game = holding_swap(edition=edition, offices="groningen 1t 0m", supply="5t 6t+1m 7t+1m")
    play(game, "use swap groningen 1 2")
    assert offices(game, "groningen") == ["0m", "1t"]
    assert prestige(game) == [0, 0, 0]


@pytest.mark.rule("MARKER-33")
def test_a_swap_in_a_full_city_does_not_complete_another_one(edition: str) -> None:
    # Nine cities are full; Kampen, where the swap happens, is one of them.
    nine = {**NINE_OTHER_FULL_CITIES, "kampen": ["0t", "2t"]}
    game = play(holding_swap(edition=edition, offices=nine, supply="5t+1m 6t 6t"), "use swap kampen 1 2")
    assert offices(game, "kampen") == ["2t", "0t"]
    assert not game.is_over


@pytest.mark.rule("MARKER-33")
def test_a_swap_wins_no_east_west_connection(edition: str) -> None:
    # A written-down chain Arnheim–Münster–Minden–Brunswiek–Stendal for which nobody was rewarded.
    game = holding_swap(
        edition=edition,
        offices="arnheim 0t 1m, muenster 0m, minden 0t, brunswiek 0t, stendal 0t",
        supply="5t 6t 7t+1m",
        east_west=[],
    )
    play(game, "use swap arnheim 1 2")
    assert prestige(game) == [0, 0, 0]
    assert game.position()["east_west"] == []


@pytest.mark.rule("MARKER-34")
def test_an_empty_space_takes_no_part_in_a_swap(edition: str) -> None:
    game = holding_swap(edition=edition, offices="hamburg 0t")
    assert clause(game, "use swap hamburg 1 2") == "MARKER-34"
    assert clause(game, "use swap hamburg 2 3") == "MARKER-34"
    assert legal(game, "use swap") == []


@pytest.mark.rule("MARKER-34")
def test_the_special_prestige_spaces_of_coellen_take_no_part_in_a_swap(edition: str) -> None:
    game = holding_swap(
        edition=edition, offices="coellen 0t 1t", special_prestige={"7": 2, "8": 1}, supply="5t+1m 6t 7t"
    )
    assert legal(game, "use swap") == ["use swap coellen 1 2"]
    play(game, "use swap coellen 1 2")
    assert offices(game, "coellen") == ["1t", "0t"]
    assert game.position()["special_prestige"] == {"7": 2, "8": 1}


@pytest.mark.rule("MARKER-35")
def test_two_own_pieces_are_swapped_only_if_they_differ_in_kind() -> None:
    game = holding_swap(offices="arnheim 0t 0m, hamburg 0t 0t", supply="5t 6t+1m 7t+1m")
    assert clause(game, "use swap hamburg 1 2") == "MARKER-35"
    assert legal(game, "use swap") == ["use swap arnheim 1 2"]
    play(game, "use swap arnheim 1 2")
    assert offices(game, "arnheim") == ["0m", "0t"]


@pytest.mark.rule("EXAMPLE-MARKER-01")
def test_in_perleberg_a_trader_changes_places_with_a_merchant_on_the_round_black_space() -> None:
    game = play(holding_swap(offices="perleberg 2t 0t 1m", supply="5t+1m 6t 7t+1m"), "use swap perleberg 2 3")
    assert offices(game, "perleberg") == ["2t", "1m", "0t"]
