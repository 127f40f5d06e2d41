"""ABILITY-12 to ABILITY-19: developing an ability in step 3b."""

from typing import Any

import pytest

from tests.clauses.reading import FULL_DESK, INCOME_LIMIT, development, offices, posts, stock, supply
from tests.support import Situation, clause, legal, play, situation

# ability, a route that ends in its city, the posts of that route
PLACES = [
    ("book", "emden-groningen", 3),
    ("privilege", "hamburg-stade", 3),
    ("purse", "hamburg-luebeck", 3),
    ("actions", "goettingen-quedlinburg", 3),
    ("keys", "halle-quedlinburg", 4),
]
ABILITIES = [ability for ability, _, _ in PLACES]


@pytest.mark.rule("ABILITY-12", "ABILITY-15")
@pytest.mark.parametrize(("ability", "route", "length"), PLACES)
def test_the_ability_of_an_end_city_may_be_developed_and_book_frees_a_merchant_the_others_a_trader(
    situation: Situation, ability: str, route: str, length: int
) -> None:
    game = situation(posts={route: ["0t"] * length})
    assert legal(game, f"route {route} develop") == [f"route {route} develop {ability}"]
    for other in ABILITIES:
        if other != ability:
            assert clause(game, f"route {route} develop {other}") == "ABILITY-12"
    assert supply(game) == "5t+1m"
    play(game, f"route {route} develop {ability}")
    assert supply(game) == ("5t+2m" if ability == "book" else "6t+1m")
    assert {name: development(game, name) for name in ABILITIES} == {
        name: 1 if name == ability else 0 for name in ABILITIES
    }


@pytest.mark.rule("ABILITY-12")
@pytest.mark.parametrize("ability", ABILITIES)
def test_a_route_between_cities_without_a_symbol_develops_nothing(situation: Situation, ability: str) -> None:
    game = situation(posts="bremen-hannover 0t 0t 0t")
    assert clause(game, f"route bremen-hannover develop {ability}") == "ABILITY-12"


@pytest.mark.rule("ABILITY-14")
def test_the_pieces_of_the_route_go_to_the_stock_and_the_freed_piece_to_the_supply(situation: Situation) -> None:
    # Purse C: 14 traders off the desk, 1 in supply, 4 on the route, 9 in stock.
    game = situation(posts="halle-quedlinburg 0t 0t 0t 0t", abilities="purse 3", supply="1t+1m 6t+1m 7t+1m")
    assert stock(game) == "9t"
    play(game, "route halle-quedlinburg develop keys")
    assert posts(game, "halle-quedlinburg") == []
    assert supply(game) == "2t+1m"
    assert stock(game) == "13t"


@pytest.mark.rule("ABILITY-16")
def test_a_better_purse_serves_in_the_same_turn(edition: str) -> None:
    game = situation(edition=edition, posts="hamburg-luebeck 0t 0t 0t", supply="2t+1m 3t 3t")
    assert clause(game, "income 5t") == INCOME_LIMIT[edition]
    play(game, "route hamburg-luebeck develop purse")
    assert clause(game, "income 5t") is None


@pytest.mark.rule("ABILITY-16")
def test_a_better_privilege_serves_in_the_same_turn(situation: Situation) -> None:
    game = situation(posts="hamburg-stade 0t 0t 0t, hamburg-luebeck 0t 0t 0t", offices="hamburg 1t")
    assert clause(game, "route hamburg-luebeck office hamburg") == "OFFICE-04"
    play(game, "route hamburg-stade develop privilege")
    assert clause(game, "route hamburg-luebeck office hamburg") is None


@pytest.mark.rule("ABILITY-16")
def test_a_better_book_serves_in_the_same_turn(edition: str) -> None:
    facts: dict[str, Any] = {"edition": edition, "posts": "emden-groningen 0t 0t 0t, bremen-hannover 0t 0t 0t"}
    lifts = ["lift bremen-hannover/1", "lift bremen-hannover/2"]
    before = play(situation(**facts), *lifts)
    assert legal(before, "lift") == []
    after = play(situation(**facts), "route emden-groningen develop book", *lifts)
    assert legal(after, "lift") == ["lift bremen-hannover/3"]


@pytest.mark.rule("ABILITY-17")
@pytest.mark.parametrize(("ability", "route", "length"), PLACES)
def test_a_fully_developed_ability_cannot_be_developed_again(
    situation: Situation, ability: str, route: str, length: int
) -> None:
    game = situation(
        posts={route: ["0t"] * length}, abilities=[{ability: FULL_DESK[ability]}, {}, {}], markers="unused develop"
    )
    assert clause(game, f"route {route} develop {ability}") == "ABILITY-17"
    assert clause(game, f"use develop {ability}") == "ABILITY-17"
    last = situation(posts={route: ["0t"] * length}, abilities=[{ability: FULL_DESK[ability] - 1}, {}, {}])
    assert clause(last, f"route {route} develop {ability}") is None


@pytest.mark.rule("ABILITY-18")
def test_developing_needs_neither_office_nor_space_nor_privilege(situation: Situation) -> None:
    game = situation(posts="hamburg-luebeck 0t 0t 0t", offices="luebeck 1t 2t, hamburg 1t 1t 2t")
    play(game, "route hamburg-luebeck develop purse")
    assert development(game, "purse") == 1


@pytest.mark.rule("ABILITY-19", "ABILITY-12")
def test_an_action_develops_one_space_and_nothing_takes_it_back(situation: Situation) -> None:
    game = play(situation(posts="hamburg-luebeck 0t 0t 0t"), "route hamburg-luebeck develop purse")
    assert development(game, "purse") == 1
    assert supply(game) == "6t+1m"
    assert offices(game, "hamburg") == offices(game, "luebeck") == []  # it replaces the office
    place = [f"place t hamburg-luebeck/{n}" for n in (1, 2, 3)]
    play(game, place[0], "end", "end", "end", place[1], place[2], "end", "end", "end")
    assert development(game, "purse") == 1
    play(game, "route hamburg-luebeck develop purse", "end")
    assert development(game, "purse") == 2
