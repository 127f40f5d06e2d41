"""PRESTIGE-01 and PRESTIGE-03 to PRESTIGE-09: the special prestige spaces of Coellen."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import prestige
from tests.clauses.reading import NINE_FULL_CITIES, offices, posts, stock, supply
from tests.support import Situation, clause, legal, play, score, situation

ROUTE = "route coellen-warburg"


def coellen_warburg(privilege: int = 0, **facts: Any) -> kontor.Game:
    """Seat 0 holds Coellen–Warburg with 3 traders and its merchant. Privilege: 0 white to 3 black."""
    usual: dict[str, Any] = {
        "posts": "coellen-warburg 0t 0t 0m 0t",
        "abilities": f"privilege {privilege}",
        "supply": "3t 3t 3t",
    }
    return situation(**{**usual, **facts})


def taken(game: kontor.Game) -> dict[str, int]:
    """Which special prestige spaces are taken, and by whom."""
    return {space: seat for space, seat in game.position()["special_prestige"].items() if seat is not None}


@pytest.mark.rule("PRESTIGE-01")
def test_a_merchant_of_coellen_warburg_may_go_to_a_special_space_instead_of_an_office(edition: str) -> None:
    game = coellen_warburg(3, edition=edition)
    assert sorted(legal(game, f"{ROUTE} prestige")) == [
        f"{ROUTE} prestige 11",
        f"{ROUTE} prestige 7",
        f"{ROUTE} prestige 8",
        f"{ROUTE} prestige 9",
    ]
    play(game, f"{ROUTE} prestige 9")
    assert taken(game) == {"9": 0}
    assert offices(game, "coellen") == offices(game, "warburg") == []


@pytest.mark.rule("PRESTIGE-01")
@pytest.mark.parametrize("route", ["paderborn-warburg", "arnheim-duisburg"])
def test_no_other_route_leads_to_the_special_spaces(edition: str, route: str) -> None:
    game = coellen_warburg(3, edition=edition, posts=f"{route} 0t 0m 0t")
    for space in (7, 8, 9, 11):
        assert clause(game, f"route {route} prestige {space}") == "PRESTIGE-01"


@pytest.mark.rule("PRESTIGE-03")
def test_the_merchant_comes_from_the_route_and_the_rest_goes_to_the_stock(edition: str) -> None:
    # Purse C: 14 traders off the desk, 3 in supply, 3 on the route, 8 in stock.
    game = play(coellen_warburg(edition=edition, abilities="purse 3"), f"{ROUTE} prestige 7")
    assert taken(game) == {"7": 0}
    assert posts(game, "coellen-warburg") == []
    assert supply(game) == "3t"
    assert stock(game) == "11t"


@pytest.mark.rule("PRESTIGE-04")
def test_a_taken_space_is_closed_and_the_others_may_be_taken_in_any_order(edition: str) -> None:
    game = coellen_warburg(2, edition=edition, special_prestige={"8": 1})
    assert clause(game, f"{ROUTE} prestige 8") == "PRESTIGE-04"
    assert clause(game, f"{ROUTE} prestige 7") is None
    play(game, f"{ROUTE} prestige 9")
    assert taken(game) == {"8": 1, "9": 0}


@pytest.mark.rule("PRESTIGE-04")
def test_a_space_taken_by_oneself_is_closed_too(edition: str) -> None:
    game = coellen_warburg(edition=edition, special_prestige={"7": 0}, abilities="book 1")
    assert clause(game, f"{ROUTE} prestige 7") == "PRESTIGE-04"


@pytest.mark.rule("PRESTIGE-05")
@pytest.mark.parametrize(("space", "privilege"), [(7, 0), (8, 1), (9, 2), (11, 3)])
def test_7_is_white_8_orange_9_pink_and_11_black(edition: str, space: int, privilege: int) -> None:
    assert clause(coellen_warburg(privilege, edition=edition), f"{ROUTE} prestige {space}") is None
    if privilege:
        game = coellen_warburg(privilege - 1, edition=edition)
        assert clause(game, f"{ROUTE} prestige {space}") == "PRESTIGE-05"


@pytest.mark.rule("PRESTIGE-06")
def test_the_points_come_only_in_the_final_scoring_and_the_merchant_stays(edition: str) -> None:
    game = play(coellen_warburg(1, edition=edition), f"{ROUTE} prestige 8")
    assert prestige(game) == [0, 0, 0]
    assert score(game, 0, "track") == 0
    assert score(game, 0, "special_prestige") == 8
    play(game, "end")
    assert legal(game, "displace") == []
    play(game, "end", "end")
    assert legal(game, "lift") == []
    assert taken(game) == {"8": 0}


@pytest.mark.rule("PRESTIGE-07")
def test_one_player_may_take_several_spaces_one_by_each_action(edition: str) -> None:
    game = coellen_warburg(
        edition=edition, posts="coellen-warburg 0t 0m 0m 0t", abilities="privilege 1 book 1", supply="3t 3t 3t"
    )
    play(game, f"{ROUTE} prestige 7")
    assert taken(game) == {"7": 0}  # the second merchant went to the stock
    again = coellen_warburg(edition=edition, abilities="privilege 1 book 1", special_prestige={"7": 0})
    play(again, f"{ROUTE} prestige 8")
    assert taken(again) == {"7": 0, "8": 0}
    assert score(again, 0, "special_prestige") == 15


@pytest.mark.rule("PRESTIGE-08")
def test_a_special_space_is_no_office_for_control_and_network(edition: str) -> None:
    game = coellen_warburg(
        edition=edition,
        offices="coellen 1t, warburg 0t",
        special_prestige={"7": 0, "8": 0},
        abilities="privilege 1 book 2",
    )
    assert [score(game, seat, "cities") for seat in range(3)] == [2, 2, 0]
    assert [score(game, seat, "network") for seat in range(3)] == [1, 1, 0]
    play(game, ROUTE)
    assert prestige(game) == [1, 1, 0]


@pytest.mark.rule("PRESTIGE-08")
def test_a_special_space_fills_no_city(edition: str) -> None:
    # Nine other cities are full and Coellen lacks one office.
    game = coellen_warburg(
        edition=edition, offices={**NINE_FULL_CITIES, "coellen": ["1t"], "paderborn": ["2t", "1m"]}, supply="3t 2t 2t"
    )
    play(game, f"{ROUTE} prestige 7")
    assert not game.is_over
    assert offices(game, "coellen") == ["1t"]


@pytest.mark.rule("PRESTIGE-08")
def test_a_special_space_cannot_be_swapped(situation: Situation) -> None:
    game = situation(offices="coellen 0t", special_prestige={"7": 1, "8": 2}, supply="3t 3t 3t", markers="unused swap")
    assert legal(game, "use swap") == []
    assert clause(game, "use swap coellen 1 2") == "MARKER-34"


@pytest.mark.rule("PRESTIGE-09", "PRESTIGE-03")
@pytest.mark.parametrize("in_supply", ["3t+1m", "3t"])  # the merchant is in the supply or in the stock
def test_without_a_merchant_on_the_route_there_is_no_special_space(edition: str, in_supply: str) -> None:
    game = coellen_warburg(3, edition=edition, posts="coellen-warburg 0t 0t 0t 0t", supply=f"{in_supply} 3t 3t")
    assert legal(game, f"{ROUTE} prestige") == []
    for space in (7, 8, 9, 11):
        assert clause(game, f"{ROUTE} prestige {space}") == "PRESTIGE-09"


@pytest.mark.rule("EXAMPLE-PRESTIGE-01")
def test_red_takes_the_8_or_builds_in_warburg_or_on_the_coin_of_coellen(edition: str) -> None:
    # The side for four and five, where Warburg has no coin. Purse C shows the stock: 15 traders off the desk.
    facts: dict[str, Any] = {
        "edition": edition,
        "players": 4,
        "abilities": "privilege 1 purse 3",
        "supply": "3t 3t 3t 3t",
    }
    game = coellen_warburg(**facts)
    assert stock(game) == "9t"
    assert sorted(legal(game, "route")) == [
        ROUTE,
        f"{ROUTE} office coellen",
        f"{ROUTE} office warburg",
        f"{ROUTE} prestige 7",
        f"{ROUTE} prestige 8",
    ]
    play(game, f"{ROUTE} prestige 8")
    assert taken(game) == {"8": 0}
    assert stock(game) == "12t"
    assert prestige(game) == [0, 0, 0, 0]

    in_warburg = play(coellen_warburg(**facts), f"{ROUTE} office warburg")
    assert offices(in_warburg, "warburg") == ["0t"]
    assert prestige(in_warburg) == [0, 0, 0, 0]

    in_coellen = play(coellen_warburg(**facts), f"{ROUTE} office coellen")
    assert offices(in_coellen, "coellen") == ["0t"]
    assert prestige(in_coellen) == [1, 0, 0, 0]


@pytest.mark.rule("EXAMPLE-PRESTIGE-02")
def test_red_may_take_the_white_space_instead_and_none_with_four_traders() -> None:
    game = play(coellen_warburg(1, edition="classic"), f"{ROUTE} prestige 7")
    assert taken(game) == {"7": 0}
    traders = coellen_warburg(1, edition="classic", posts="coellen-warburg 0t 0t 0t 0t")
    assert legal(traders, f"{ROUTE} prestige") == []
