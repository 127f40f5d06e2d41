"""OFFICE-01 to OFFICE-12: establishing an office in step 3a."""

from typing import Any

import pytest

from tests.clauses.piles import prestige
from tests.clauses.reading import LUEBECK, offices, posts, stock, supply
from tests.support import Situation, clause, legal, play, score, situation


@pytest.mark.rule("OFFICE-01")
def test_one_piece_of_the_route_becomes_the_office_and_the_rest_goes_to_the_stock(situation: Situation) -> None:
    # Purse C: 14 traders off the desk, 1 in supply, 3 on the route, 10 in stock.
    game = situation(posts=LUEBECK, abilities="purse 3", supply="1t+1m 6t+1m 7t+1m")
    play(game, "route hamburg-luebeck office hamburg")
    assert offices(game, "hamburg") == ["0t"]
    assert posts(game, "hamburg-luebeck") == []
    assert supply(game) == "1t+1m"
    assert stock(game) == "12t"


@pytest.mark.rule("OFFICE-01")
def test_the_office_is_in_one_of_the_two_cities_of_the_route(situation: Situation) -> None:
    game = situation(posts=LUEBECK)
    assert clause(game, "route hamburg-luebeck office bremen") == "OFFICE-01"


@pytest.mark.rule("OFFICE-02")
@pytest.mark.parametrize(("city", "other"), [("hamburg", "luebeck"), ("luebeck", "hamburg")])
def test_the_player_chooses_which_city(situation: Situation, city: str, other: str) -> None:
    game = play(situation(posts=LUEBECK), f"route hamburg-luebeck office {city}")
    assert offices(game, city) == ["0t"]
    assert offices(game, other) == []


@pytest.mark.rule("OFFICE-03")
@pytest.mark.parametrize("before", [[], ["1t"], ["1t", "2t"]])
def test_the_office_stands_on_the_leftmost_free_space(situation: Situation, before: list[str]) -> None:
    # With black Privilege every space would do; only the next one to the right is taken.
    game = situation(posts="hannover-minden 0t 0t 0t", offices={"minden": before}, abilities="privilege 3")
    assert legal(game, "route hannover-minden office minden") == ["route hannover-minden office minden"]
    play(game, "route hannover-minden office minden")
    assert offices(game, "minden") == [*before, "0t"]


@pytest.mark.rule("OFFICE-04")
@pytest.mark.parametrize(("developed", "refusal"), [(0, "OFFICE-04"), (1, "OFFICE-04"), (2, None), (3, None)])
def test_a_pink_space_needs_pink_privilege(situation: Situation, developed: int, refusal: str | None) -> None:
    game = situation(posts=LUEBECK, offices="luebeck 1t", abilities=f"privilege {developed}")
    assert clause(game, "route hamburg-luebeck office luebeck") == refusal
    listed = "route hamburg-luebeck office luebeck" in game.legal_actions()
    assert listed == (refusal is None)


@pytest.mark.rule("OFFICE-05")
def test_a_square_takes_the_trader_and_a_circle_the_merchant(edition: str) -> None:
    facts: dict[str, Any] = {"edition": edition, "posts": "emden-groningen 0t 0m 0t", "supply": "5t 6t+1m 7t+1m"}
    assert offices(play(situation(**facts), "route emden-groningen office emden"), "emden") == ["0m"]
    assert offices(play(situation(**facts), "route emden-groningen office groningen"), "groningen") == ["0t"]


@pytest.mark.rule("OFFICE-05")
def test_a_merchant_does_not_stand_in_for_a_trader_nor_a_trader_for_a_merchant(situation: Situation) -> None:
    merchants = situation(posts="emden-groningen 0m 0m 0m", abilities="book 3")
    assert sorted(legal(merchants, "route emden-groningen office")) == ["route emden-groningen office emden"]
    traders = situation(posts="emden-groningen 0t 0t 0t")
    assert sorted(legal(traders, "route emden-groningen office")) == ["route emden-groningen office groningen"]


@pytest.mark.rule("OFFICE-06")
@pytest.mark.parametrize("in_supply", ["5t+1m", "5t"])  # the merchant is in the supply or in the stock
def test_a_merchant_in_supply_or_stock_cannot_become_the_office(situation: Situation, in_supply: str) -> None:
    game = situation(posts="emden-groningen 0t 0t 0t", supply=f"{in_supply} 6t+1m 7t+1m")
    assert clause(game, "route emden-groningen office emden") == "OFFICE-06"


@pytest.mark.rule("OFFICE-07")
@pytest.mark.parametrize(
    ("route", "city", "before"),
    [
        ("dortmund-paderborn", "dortmund", []),  # a white circle, then an orange square
        ("arnheim-kampen", "arnheim", ["1t"]),  # a white circle, then an orange and a pink square
    ],
)
def test_a_space_that_does_not_fit_is_not_skipped_for_one_that_would(
    situation: Situation, route: str, city: str, before: list[str]
) -> None:
    game = situation(posts=f"{route} 0t 0t 0t", offices={city: before}, abilities="privilege 2")
    assert f"route {route} office {city}" not in game.legal_actions()
    assert clause(game, f"route {route} office {city}") == "OFFICE-06"


@pytest.mark.rule("OFFICE-08")
def test_a_piece_in_an_office_is_neither_moved_nor_displaced(situation: Situation) -> None:
    game = situation(offices="hamburg 0t 1t")
    assert legal(game, "lift") == []
    assert legal(game, "displace") == []


@pytest.mark.rule("OFFICE-08")
def test_a_swap_moves_offices_within_their_city_and_new_ones_leave_the_old_alone(situation: Situation) -> None:
    game = situation(posts=LUEBECK, offices="hamburg 0t 1t, luebeck 1t", abilities="privilege 3", markers="unused swap")
    assert legal(game, "use swap") == ["use swap hamburg 1 2"]
    play(game, "use swap hamburg 1 2", "route hamburg-luebeck office hamburg")
    assert offices(game, "hamburg") == ["1t", "0t", "0t"]
    assert offices(game, "luebeck") == ["1t"]


@pytest.mark.rule("OFFICE-08")
def test_two_pieces_on_one_office_space_are_no_position() -> None:
    with pytest.raises(ValueError, match="duisburg"):
        situation(offices="duisburg 0t 1t")


@pytest.mark.rule("OFFICE-09")
def test_a_player_may_own_several_offices_in_a_city(situation: Situation) -> None:
    game = situation(posts=LUEBECK, offices="hamburg 0t", abilities="privilege 1")
    play(game, "route hamburg-luebeck office hamburg")
    assert offices(game, "hamburg") == ["0t", "0t"]


@pytest.mark.rule("OFFICE-10")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_the_spaces_of_minden_ask_for_white_orange_pink_and_black_from_the_left(edition: str, taken: int) -> None:
    facts: dict[str, Any] = {
        "edition": edition,
        "posts": "hannover-minden 0t 0t 0t",
        "offices": {"minden": ["1t", "1t", "2t"][:taken]},
    }
    if taken:
        game = situation(**facts, abilities=f"privilege {taken - 1}")
        assert clause(game, "route hannover-minden office minden") == "OFFICE-04"
    game = situation(**facts, abilities=f"privilege {taken}")
    assert clause(game, "route hannover-minden office minden") is None


@pytest.mark.rule("OFFICE-10")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_each_space_further_right_is_worth_more_in_a_tie(situation: Situation, count: int) -> None:
    game = situation(players=4, offices={"minden": ["0t", "1t", "2t", "3t"][:count]})
    assert [seat for seat in range(4) if score(game, seat, "cities") == 2] == [count - 1]


COINS_3 = [
    ("emden-groningen", "groningen"),
    ("hamburg-stade", "stade"),
    ("hamburg-luebeck", "luebeck"),
    ("coellen-warburg", "coellen"),
    ("coellen-warburg", "warburg"),
    ("halle-quedlinburg", "halle"),
]
COINS_45 = [pair for pair in COINS_3 if pair[1] not in ("stade", "warburg")]
FOUR_POSTS = ("coellen-warburg", "halle-quedlinburg")


@pytest.mark.rule("OFFICE-11")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("route", "city"), COINS_3)
def test_building_on_a_coin_gives_one_point_at_once(situation: Situation, players: int, route: str, city: str) -> None:
    # Stade and Warburg carry a coin on the three-player side only (SETUP-21).
    game = situation(
        players=players,
        posts={route: ["0t"] * (3 if route in FOUR_POSTS else 2) + ["0m"]},
        abilities="privilege 1",
        supply=["5t", *(f"{n}t+1m" for n in range(6, 5 + players))],
    )
    play(game, f"route {route} office {city}")
    coin = players == 3 or (route, city) in COINS_45
    assert prestige(game) == [1 if coin else 0] + [0] * (players - 1)


@pytest.mark.rule("OFFICE-11")
def test_the_coin_comes_in_addition_and_only_for_the_coin_space(situation: Situation) -> None:
    added = situation(posts=LUEBECK, offices="hamburg 0t")
    assert prestige(play(added, "route hamburg-luebeck office luebeck")) == [2, 0, 0]
    second_space = situation(posts=LUEBECK, offices="luebeck 1t", abilities="privilege 2")
    assert prestige(play(second_space, "route hamburg-luebeck office luebeck")) == [0, 1, 0]
    other_choice = situation(posts=LUEBECK)
    assert prestige(play(other_choice, "route hamburg-luebeck develop purse")) == [0, 0, 0]


@pytest.mark.rule("OFFICE-11")
def test_a_coin_is_paid_once_and_not_again_for_a_second_office(situation: Situation) -> None:
    # Seat 0 already stands on the coin of Lübeck: the single point is that of its control.
    game = situation(posts=LUEBECK, offices="luebeck 0t", abilities="privilege 2")
    play(game, "route hamburg-luebeck office luebeck")
    assert prestige(game) == [1, 0, 0]


@pytest.mark.rule("OFFICE-12")
def test_a_piece_swapped_onto_a_coin_earns_nothing(situation: Situation) -> None:
    game = play(situation(offices="luebeck 1t 0t", markers="unused swap"), "use swap luebeck 1 2")
    assert offices(game, "luebeck") == ["0t", "1t"]
    assert prestige(game) == [0, 0, 0]
