"""INCOME: action A, from the own part of the stock to the supply."""

from typing import Any

import pytest

from tests.clauses.reading import INCOME_LIMIT, supply, targets
from tests.support import Situation, clause, legal, play, situation


@pytest.mark.rule("INCOME-01", "CLASSIC-10")
@pytest.mark.parametrize(
    ("developed", "offered"),
    [
        (0, {"1t", "2t", "3t"}),
        (1, {"1t", "2t", "3t", "4t", "5t"}),
        (2, {"1t", "2t", "3t", "4t", "5t", "6t", "7t"}),
        (3, {"1t", "2t", "3t", "4t", "5t", "6t", "7t", "8t", "9t", "10t", "11t", "12t", "13t"}),
    ],
)
def test_up_to_3_5_7_or_all_pieces_come_from_the_stock(situation: Situation, developed: int, offered: set[str]) -> None:
    # One trader and the merchant in the supply leave 10 traders and the freed ones in the stock.
    game = situation(abilities=f"purse {developed}", supply="1t+1m")
    assert set(targets(game, "income ")) == offered


@pytest.mark.rule("INCOME-01")
def test_income_moves_the_pieces_from_the_own_stock_to_the_own_supply(situation: Situation) -> None:
    game = situation(supply="5t+1m")  # 6 traders in the stock
    play(game, "income 3t")
    assert game.position()["supply"] == ["8t+1m", "6t+1m", "7t+1m"]
    play(game, "income 3t")
    assert game.position()["supply"] == ["11t+1m", "6t+1m", "7t+1m"]
    play(game, "end", "end", "end")
    assert legal(game, "income") == []


@pytest.mark.rule("INCOME-01", "CLASSIC-10")
def test_more_than_the_purse_allows_is_refused(edition: str) -> None:
    assert clause(situation(edition=edition), "income 4t") == INCOME_LIMIT[edition]


@pytest.mark.rule("INCOME-02", "CLASSIC-10")
def test_a_stock_smaller_than_the_purse_gives_what_it_has(situation: Situation) -> None:
    game = situation(  # 2 traders in the stock
        posts="hamburg-luebeck 0t 0t 0t", supply="6t+1m"
    )
    assert clause(game, "income 3t") == "INCOME-02"
    play(game, "income 2t")
    assert supply(game, 0) == "8t+1m"
    # Nothing is owed: of the three traders that come to the stock now, none is taken by itself.
    play(game, "route hamburg-luebeck")
    assert supply(game, 0) == "8t+1m"


@pytest.mark.rule("INCOME-03", "CLASSIC-10")
def test_the_player_mixes_traders_and_merchants_freely(situation: Situation) -> None:
    # One Book development: 2 merchants and 8 traders lie in the stock.
    game = situation(abilities="book 1", supply="3t")
    assert set(targets(game, "income ")) == {"3t", "2t+1m", "1t+2m", "1t", "2t", "1m", "2m", "1t+1m"}
    assert clause(game, "income 3m") == "INCOME-03"  # 10 pieces are there, but only 2 merchants
    play(game, "income 1t+2m")
    assert supply(game, 0) == "4t+2m"
    assert set(targets(game, "income ")) == {"1t", "2t", "3t"}


@pytest.mark.rule("INCOME-04", "CLASSIC-10")
@pytest.mark.parametrize("fewer", ["1t", "2t"])
def test_fewer_than_the_maximum_may_be_taken(situation: Situation, fewer: str) -> None:
    game = play(situation(), f"income {fewer}")
    assert supply(game, 0) == f"{5 + int(fewer[0])}t+1m"
    assert game.actions_left == 1


@pytest.mark.rule("INCOME-05", "SETUP-33")
def test_income_cannot_be_chosen_without_an_own_piece_in_the_stock(situation: Situation) -> None:
    game = situation(supply="11t+1m")  # of the others, 5 and 4 traders are there
    assert legal(game, "income") == []
    for amount in ("1t", "3t", "1m"):
        assert clause(game, f"income {amount}") == "INCOME-05"
    play(game, "end", "income 3t")
    assert game.position()["supply"] == ["11t+1m", "9t+1m", "7t+1m"]


@pytest.mark.rule("INCOME-05")
def test_taking_nothing_is_not_an_income(situation: Situation) -> None:
    game = situation()
    offered = targets(game, "income ")
    assert "0" not in offered
    assert "0t" not in offered
    assert offered  # there is something to take


@pytest.mark.rule("INCOME-06")
def test_what_is_in_the_stock_cannot_be_placed(situation: Situation) -> None:
    # The merchant lies in the stock, a trader in the supply.
    game = situation(supply="1t")
    assert clause(game, "place t hamburg-luebeck/1") is None
    assert clause(game, "place m hamburg-luebeck/1") == "PLACE-01"
    play(game, "income 2t+1m", "place m hamburg-luebeck/1")
    assert supply(game, 0) == "3t"


@pytest.mark.rule("INCOME-06")
def test_what_is_in_the_stock_pays_no_fee_and_replaces_nobody(edition: str) -> None:
    facts: dict[str, Any] = {"edition": edition, "posts": "hamburg-luebeck 1t - -"}
    # 10 traders and the merchant lie in the stock.
    poor = situation(**facts, supply="1t")
    assert legal(poor, "displace") == []
    assert clause(poor, "displace t hamburg-luebeck/1 paying 1t") == "DISPLACE-04"
    # With 2 traders in the supply the merchant of the stock is neither the fee nor the new piece.
    richer = situation(**facts, supply="2t")
    assert legal(richer, "displace") == ["displace t hamburg-luebeck/1 paying 1t"]
