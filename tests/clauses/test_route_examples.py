"""EXAMPLE-ROUTE-01 to EXAMPLE-ROUTE-04. Red is seat 0, Blue seat 1."""

import pytest

import kontor
from tests.clauses.piles import ended, prestige, unused
from tests.clauses.reading import NINE_FULL_CITIES, offices, posts, stock, supply
from tests.support import clause, legal, play, score, situation


def dortmund_and_paderborn() -> kontor.Game:
    """Red holds Dortmund–Paderborn, Dortmund and the left office of Paderborn; Blue the right one."""
    return situation(
        players=4,
        posts="dortmund-paderborn 0t 0t 0t",
        offices="dortmund 0m, paderborn 0t 1m",
        abilities="privilege 2 purse 3",
        supply="5t 6t 7t+1m 8t+1m",
        markers="dortmund-paderborn plus-3, stack swap develop",
    )


@pytest.mark.rule("EXAMPLE-ROUTE-01")
def test_red_gets_the_point_of_dortmund_and_blue_that_of_paderborn() -> None:
    game = play(dortmund_and_paderborn(), "route dortmund-paderborn")
    assert prestige(game) == [1, 1, 0, 0]


@pytest.mark.rule("EXAMPLE-ROUTE-02")
def test_red_takes_plus_3_uses_it_in_the_same_turn_and_places_the_replacement_at_its_end() -> None:
    game = play(dortmund_and_paderborn(), "route dortmund-paderborn")
    assert unused(game) == ["plus-3"]
    assert game.position()["markers"]["plates"][0] == ["swap"]
    assert game.actions_left == 1
    play(game, "use plus-3")
    assert game.actions_left == 4
    assert clause(game, "marker swap hannover-minden") == "MARKER-14"
    play(game, "place t minden-muenster/1", "end")
    assert game.decider == 0
    assert clause(game, "marker swap minden-muenster") == "MARKER-17"
    play(game, "marker swap hannover-minden")
    assert game.position()["markers"]["board"] == {"hannover-minden": "swap"}
    assert game.turn == 1


@pytest.mark.rule("EXAMPLE-ROUTE-03")
def test_red_must_build_on_the_orange_space_of_dortmund() -> None:
    # Off the desk are 16 traders: 5 in supply, 3 on the route, 1 in Paderborn, so 7 in stock.
    game = dortmund_and_paderborn()
    assert stock(game) == "7t"
    assert legal(game, "route dortmund-paderborn office dortmund") == ["route dortmund-paderborn office dortmund"]
    play(game, "route dortmund-paderborn office dortmund")
    assert offices(game, "dortmund") == ["0m", "0t"]  # the pink space on the right stays free
    assert posts(game, "dortmund-paderborn") == []
    assert supply(game) == "5t"
    assert stock(game) == "9t"


@pytest.mark.rule("EXAMPLE-ROUTE-04")
def test_red_completes_hannover_and_takes_control_of_it() -> None:
    # Lüneburg and eight more cities are full, so the black cube stands on 9 and its step shows.
    cities = {**NINE_FULL_CITIES, "lueneburg": ["0m"], "hannover": ["1t"]}
    game = situation(
        edition="classic",
        posts="hannover-lueneburg 0t 0t 0t",
        offices=cities,
        abilities="privilege 2 purse 3",
        supply="5t 2t 2t",
    )
    assert (score(game, 0, "cities"), stock(game)) == (2, "8t")
    play(game, "route hannover-lueneburg office hannover")
    assert prestige(game) == [1, 1, 0]
    assert offices(game, "hannover") == ["1t", "0t"]
    assert posts(game, "hannover-lueneburg") == []
    assert supply(game) == "5t"  # so the other two traders are in the stock
    assert score(game, 0, "cities") == 4
    assert ended(game) == "END-03"
