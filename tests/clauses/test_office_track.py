"""OFFICE-13 to OFFICE-17: full cities, the completed-cities track and what an office can end."""

from typing import Any

import pytest

from tests.clauses.piles import ended, extra_offices, prestige
from tests.clauses.reading import NINE_FULL_CITIES, offices
from tests.support import Situation, clause, legal, play, rows, situation

SUPPLY = ["5t+1m", "2t", "2t"]
PINK = [{"privilege": 2}, {}, {}]
EIGHT_FULL_CITIES = {city: row for city, row in NINE_FULL_CITIES.items() if city != "warburg"}


@pytest.mark.rule("OFFICE-13")
def test_filling_the_last_space_of_a_city_moves_the_black_cube_one_space(edition: str) -> None:
    facts: dict[str, Any] = {
        "edition": edition,
        "posts": "hannover-minden 0t 0t 0t",
        "abilities": PINK,
        "supply": SUPPLY,
    }
    tenth = situation(**facts, offices={**NINE_FULL_CITIES, "hannover": ["1t"]})
    play(tenth, "route hannover-minden office hannover")
    assert tenth.end_clause == "END-03"
    ninth = situation(**facts, offices={**EIGHT_FULL_CITIES, "hannover": ["1t"]})
    play(ninth, "route hannover-minden office hannover")
    assert not ninth.is_over


@pytest.mark.rule("OFFICE-13")
def test_an_office_that_leaves_a_space_free_does_not_move_the_black_cube(situation: Situation) -> None:
    game = situation(
        posts="hannover-minden 0t 0t 0t",
        offices={**NINE_FULL_CITIES, "hannover": ["1t"]},
        abilities=PINK,
        supply=SUPPLY,
    )
    play(game, "route hannover-minden office minden")
    assert not game.is_over


@pytest.mark.rule("OFFICE-14")
def test_an_extra_office_neither_fills_a_printed_space_nor_moves_the_black_cube(situation: Situation) -> None:
    # Hannover has one printed space left; the extra office leaves it free, the next office fills it.
    game = situation(
        posts="hannover-minden 0t 0t 0t, bremen-hannover 0t 0t 0t",
        offices={**NINE_FULL_CITIES, "hannover": ["1t"]},
        abilities=PINK,
        supply=SUPPLY,
        markers="unused extra-office",
    )
    play(game, "route hannover-minden extra hannover t")
    assert extra_offices(game, "hannover") == ["0t"]
    assert offices(game, "hannover") == ["1t"]
    assert not game.is_over
    play(game, "route bremen-hannover office hannover")
    assert game.end_clause == "END-03"


@pytest.mark.rule("OFFICE-14")
def test_a_full_city_moves_the_black_cube_no_second_time(situation: Situation) -> None:
    game = situation(
        posts="bremen-hannover 0t 0t 0t",
        offices={**NINE_FULL_CITIES, "coellen": ["0t", "2t"]},
        supply=SUPPLY,
        markers="unused extra-office swap",
    )
    play(game, "use swap coellen 1 2", "route bremen-hannover extra bremen t")
    assert extra_offices(game, "bremen") == ["0t"]
    assert not game.is_over


@pytest.mark.rule("OFFICE-15")
def test_a_full_city_takes_no_office_except_with_an_extra_office_marker(edition: str) -> None:
    facts: dict[str, Any] = {
        "edition": edition,
        "posts": "bremen-hannover 0t 0t 0t",
        "offices": "hannover 1t 2t",
        "abilities": "privilege 3",
    }
    game = situation(**facts)
    assert clause(game, "route bremen-hannover office hannover") == "OFFICE-15"
    assert legal(game, "route bremen-hannover extra") == []
    holder = situation(**facts, markers="unused extra-office")
    assert clause(holder, "route bremen-hannover office hannover") == "OFFICE-15"
    assert clause(holder, "route bremen-hannover extra hannover t") is None


@pytest.mark.rule("OFFICE-16")
def test_the_coin_comes_before_the_completed_cities_track(situation: Situation) -> None:
    # The only space of Stade is a coin: it lifts seat 0 to 20, then the tenth city is full.
    game = situation(posts="hamburg-stade 0t 0t 0m", offices=NINE_FULL_CITIES, prestige=[19, 0, 0], supply="5t 2t 2t")
    play(game, "route hamburg-stade office stade")
    assert prestige(game) == [20, 0, 0]
    assert game.end_clause == "END-01"


@pytest.mark.rule("OFFICE-16")
def test_the_completed_cities_track_comes_before_the_east_west_connection(situation: Situation) -> None:
    # Brunswiek is the tenth full city and the last link: first the cube arrives, then 7 points make 20.
    game = situation(
        posts="brunswiek-minden 0t 0t 0t 0t",
        offices=NINE_FULL_CITIES | rows("arnheim 0t, muenster 0m, minden 0t, stendal 0t"),
        abilities="privilege 1",
        prestige=[12, 0, 0],
        supply="3t 2t 2t",
    )
    play(game, "route brunswiek-minden office brunswiek")
    assert prestige(game) == [20, 0, 0]  # 12, 1 for the control of Minden, 7 for the connection
    assert game.end_clause == "END-03"


@pytest.mark.rule("OFFICE-17")
@pytest.mark.parametrize(("before", "over"), [(18, False), (19, True)])
def test_a_coin_that_makes_twenty_ends_the_game(situation: Situation, before: int, over: bool) -> None:
    game = situation(posts="hamburg-luebeck 0t 0t 0t", prestige=[before, 0, 0])
    play(game, "route hamburg-luebeck office luebeck")
    assert game.is_over == over
    assert game.end_clause == ("END-01" if over else None)


@pytest.mark.rule("OFFICE-17")
def test_the_black_cube_on_its_last_space_ends_the_game(situation: Situation) -> None:
    game = situation(
        posts="brunswiek-minden 0t 0t 0t 0t", offices=NINE_FULL_CITIES, abilities="privilege 1", supply=SUPPLY
    )
    play(game, "route brunswiek-minden office brunswiek")
    assert ended(game) == "END-03"
    assert game.decider is None
