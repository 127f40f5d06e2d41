"""FAVOUR-12 to FAVOUR-24: what the six tiles do."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import prestige
from tests.clauses.reading import at, supply
from tests.support import clause, legal, play, score, situation

# Seat 1's trader on a route of three posts; Hamburg and Lübeck are its cities.
DISPLACED = {"hamburg-luebeck": ["1t", None, None]}
DISPLACE = "displace t hamburg-luebeck/1 paying 1t"


def owning(*tiles: list[str], **facts: Any) -> kontor.Game:
    """A game in which each seat in turn owns the tiles listed for it, and nothing is on display."""
    owned = [*tiles, *([] for _ in range(3 - len(tiles)))]
    return situation(modules=["favours"], favours={"display": [], "owned": owned}, **facts)


# ---------------------------------------------------------------- free choice when displaced


@pytest.mark.rule("FAVOUR-12")
def test_the_owner_puts_a_displaced_piece_on_any_route() -> None:
    game = play(owning([], ["free-resettling"], posts=DISPLACED), DISPLACE, "settle t emden-groningen/3")
    assert at(game, "emden-groningen/3") == "1t"


@pytest.mark.rule("FAVOUR-12")
def test_a_player_without_the_tile_is_bound_to_adjacent_routes() -> None:
    game = play(owning(["free-resettling"], [], posts=DISPLACED), DISPLACE)
    assert clause(game, "settle t emden-groningen/3") == "DISPLACE-23"
    assert clause(game, "settle t hamburg-luebeck/2") == "DISPLACE-22"


@pytest.mark.rule("FAVOUR-13", "FAVOUR-12")
def test_piece_and_extra_go_to_free_posts_anywhere_also_of_the_route_of_displacement() -> None:
    game = play(owning([], ["free-resettling"], posts=DISPLACED), DISPLACE)
    assert clause(game, "settle t hamburg-stade/1") is None  # an adjacent route may still be chosen
    assert clause(game, "settle t hamburg-luebeck/1") == "DISPLACE-21"  # the displacing piece stands there
    play(game, "settle t hamburg-luebeck/2")
    assert clause(game, "settle t hamburg-luebeck/3 from stock") is None
    play(game, "settle t emden-groningen/1 from stock")
    assert at(game, "hamburg-luebeck/2") == "1t"
    assert at(game, "emden-groningen/1") == "1t"
    assert game.decider == 0


# ---------------------------------------------------------------- one more action


@pytest.mark.rule("FAVOUR-14")
@pytest.mark.parametrize(("developed", "actions"), [(0, 3), (1, 4), (2, 4), (3, 5), (4, 5), (5, 6)])
def test_the_owner_has_one_more_action_in_every_turn_even_a_sixth(developed: int, actions: int) -> None:
    game = play(owning(["extra-action"], abilities=f"actions {developed}", turn=2), "end")
    assert (game.turn, game.actions_left) == (0, actions)
    play(game, "end")
    assert (game.turn, game.actions_left) == (1, 2)
    play(game, "end", "end")
    assert (game.turn, game.actions_left) == (0, actions)


@pytest.mark.rule("FAVOUR-14")
def test_the_additional_action_can_be_taken() -> None:
    game = play(owning(["extra-action"], turn=2), "end", *(f"place t bremen-minden/{number}" for number in (1, 2, 3)))
    assert clause(game, "place t hamburg-luebeck/1") == "TURN-03"


@pytest.mark.rule("FAVOUR-15")
def test_the_additional_action_does_not_come_in_the_turn_of_the_purchase() -> None:
    game = situation(
        modules=["favours"], favours={"display": ["extra-action"], "owned": [[], [], []]}, markers="unused swap plus-3"
    )
    play(game, "favour extra-action paying swap+plus-3")
    assert game.actions_left == 0
    assert clause(game, "income 1t") == "FAVOUR-09"
    play(game, "end", "end", "end")
    assert (game.turn, game.actions_left) == (0, 3)


# ---------------------------------------------------------------- tithe


@pytest.mark.rule("FAVOUR-16")
def test_when_another_player_takes_income_the_owner_may_take_a_trader() -> None:
    game = play(owning([], [], ["tithe"]), "income 3t")
    assert game.decider == 2
    assert sorted(legal(game)) == ["decline", "take t"]
    play(game, "take t")
    assert supply(game, 2) == "8t+1m"
    assert supply(game, 0) == "8t+1m"
    assert (game.turn, game.decider, game.actions_left) == (0, 0, 1)


@pytest.mark.rule("FAVOUR-16")
def test_the_trader_comes_from_the_stock() -> None:
    # Seat 2 has 11 traders beside desk and track: 10 in the supply, 1 in the stock.
    game = play(owning([], [], ["tithe"], supply="5t+1m 6t+1m 10t+1m"), "income 1t", "take t")
    assert supply(game, 2) == "11t+1m"
    play(game, "income 1t")
    assert game.decider == 0  # the stock is empty now


@pytest.mark.rule("FAVOUR-17")
def test_the_piece_taken_is_a_trader_even_if_a_merchant_lies_in_the_stock() -> None:
    game = play(owning([], [], ["tithe"], supply="5t+1m 6t+1m 7t"), "income 1t")
    assert sorted(legal(game)) == ["decline", "take t"]
    assert clause(game, "take m") == "FAVOUR-17"
    play(game, "take t")
    assert supply(game, 2) == "8t"


@pytest.mark.rule("FAVOUR-17", "FAVOUR-18")
def test_a_merchant_alone_in_the_stock_is_not_taken() -> None:
    game = play(owning([], [], ["tithe"], supply="5t+1m 6t+1m 11t"), "income 1t")
    assert game.decider == 0
    assert supply(game, 2) == "11t"


@pytest.mark.rule("FAVOUR-17")
def test_where_it_was_agreed_the_piece_taken_is_any_tradesman() -> None:
    facts: dict[str, Any] = {"take": "tradesman", "supply": "5t+1m 6t+1m 7t"}
    game = play(owning([], [], ["tithe"], **facts), "income 1t")
    assert legal(game) == ["take t", "take m", "decline"]
    assert clause(game, "take 1t") == "FAVOUR-17"
    play(game, "take m")
    assert supply(game, 2) == "7t+1m"
    play(game, "income 1t")
    assert legal(game) == ["take t", "decline"]
    assert clause(game, "take m") == "FAVOUR-18"  # no merchant is left in the stock


@pytest.mark.rule("FAVOUR-17", "FAVOUR-18")
def test_where_it_was_agreed_a_merchant_alone_in_the_stock_is_offered() -> None:
    game = play(owning([], [], ["tithe"], take="tradesman", supply="5t+1m 6t+1m 11t"), "income 1t")
    assert legal(game) == ["take m", "decline"]


@pytest.mark.rule("FAVOUR-17")
def test_what_was_agreed_is_in_the_record_and_in_the_position() -> None:
    game = kontor.new_game(players=3, modules=("favours",), take="tradesman", seed=1)
    assert "\nTake: tradesman\n" in game.record()
    assert kontor.load(game.record()).record() == game.record()
    assert kontor.from_position(game.position()).position() == game.position()
    assert game.position()["take"] == game.view()["take"] == "tradesman"
    usual = kontor.new_game(players=3, modules=("favours",), take="trader", seed=1)
    assert "Take" not in usual.record()
    assert "take" not in usual.position()


@pytest.mark.rule("FAVOUR-17")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"take": "tradesman"}, r"take='tradesman': can be agreed only with modules=\('favours',\)"),
        ({"take": "merchant", "modules": ("favours",)}, r"take='merchant': expected one of trader, tradesman"),
    ],
)
def test_an_agreement_that_does_not_fit_is_refused(given: dict[str, Any], expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        kontor.new_game(players=3, **given)


@pytest.mark.rule("FAVOUR-18")
def test_each_income_of_a_foreign_turn_counts_and_each_may_be_declined() -> None:
    game = play(owning([], [], ["tithe"]), "income 1t", "take t", "income 1t", "decline", "end")
    assert supply(game, 2) == "8t+1m"
    play(game, "income 1t", "take t")  # seat 1's turn
    assert supply(game, 2) == "9t+1m"


@pytest.mark.rule("FAVOUR-18")
def test_the_owners_own_income_brings_nothing_more() -> None:
    game = play(owning([], [], ["tithe"], turn=2), "income 1t")
    assert game.decider == 2
    assert legal(game, "take") == []
    assert supply(game, 2) == "8t+1m"


@pytest.mark.rule("FAVOUR-18")
def test_other_actions_than_income_bring_nothing() -> None:
    game = play(owning([], [], ["tithe"]), "place t bremen-minden/1")
    assert game.decider == 0


@pytest.mark.rule("FAVOUR-19")
def test_the_owner_answers_before_the_next_action() -> None:
    game = play(owning([], [], ["tithe"]), "income 1t")
    assert clause(game, "place t bremen-minden/1") == "TURN-05"
    assert clause(game, "end") == "TURN-05"
    play(game, "decline")
    assert supply(game, 2) == "7t+1m"
    assert clause(game, "place t bremen-minden/1") is None


# ---------------------------------------------------------------- better compensation


@pytest.mark.rule("FAVOUR-20")
def test_the_owner_of_a_displaced_trader_places_up_to_two_extras() -> None:
    game = play(owning([], ["double-compensation"], posts=DISPLACED), DISPLACE)
    play(game, "settle t hamburg-stade/1", "settle t hamburg-stade/2 from stock")
    assert game.decider == 1
    play(game, "settle t hamburg-stade/3 from stock")
    assert game.decider == 0
    assert [at(game, f"hamburg-stade/{number}") for number in (1, 2, 3)] == ["1t", "1t", "1t"]


@pytest.mark.rule("FAVOUR-20")
def test_without_the_tile_one_extra_is_all() -> None:
    game = play(owning(["double-compensation"], [], posts=DISPLACED), DISPLACE)
    play(game, "settle t hamburg-stade/1", "settle t hamburg-stade/2 from stock")
    assert game.decider == 0


@pytest.mark.rule("FAVOUR-20")
@pytest.mark.parametrize("extras", [0, 1])
def test_fewer_extras_may_be_taken(extras: int) -> None:
    game = play(owning([], ["double-compensation"], posts=DISPLACED), DISPLACE, "settle t hamburg-stade/1")
    play(game, *["settle t hamburg-stade/2 from stock"] * extras, "decline")
    assert game.decider == 0
    assert at(game, "hamburg-stade/2") == ("1t" if extras else None)
    assert at(game, "hamburg-stade/3") is None


@pytest.mark.rule("FAVOUR-21")
def test_a_displaced_merchant_still_brings_two_extras_for_a_fee_of_two() -> None:
    game = owning([], ["double-compensation"], posts="hamburg-luebeck 1m - -", supply="5t+1m 6t 7t+1m")
    assert clause(game, DISPLACE) == "DISPLACE-03"
    play(game, "displace t hamburg-luebeck/1 paying 2t")
    assert supply(game, 0) == "2t+1m"
    play(game, "settle m hamburg-stade/1", "settle t hamburg-stade/2 from stock")
    assert game.decider == 1
    play(game, "settle t hamburg-stade/3 from stock")
    assert game.decider == 0


@pytest.mark.rule("FAVOUR-21")
def test_the_fee_for_the_owners_trader_stays_one() -> None:
    game = owning([], ["double-compensation"], posts=DISPLACED)
    assert clause(game, "displace t hamburg-luebeck/1 paying 2t") == "DISPLACE-02"
    play(game, DISPLACE)
    assert supply(game, 0) == "3t+1m"


@pytest.mark.rule("FAVOUR-21")
def test_sources_and_kinds_of_the_extras_follow_the_displacement_rules() -> None:
    # 11 traders and 1 merchant of seat 1: 1 trader on the post, 10 in the supply, so the merchant is the stock.
    game = owning([], ["double-compensation"], posts=DISPLACED, supply="5t+1m 10t 7t+1m")
    play(game, DISPLACE, "settle t hamburg-stade/1")
    assert clause(game, "settle t hamburg-stade/2 from supply") == "DISPLACE-18"
    assert clause(game, "settle t emden-groningen/1 from stock") == "DISPLACE-19"
    play(game, "settle m hamburg-stade/2 from stock", "settle t hamburg-stade/3 from supply")
    assert [at(game, f"hamburg-stade/{number}") for number in (1, 2, 3)] == ["1t", "1m", "1t"]
    assert supply(game, 1) == "9t"


@pytest.mark.rule("EXAMPLE-FAVOUR-04")
def test_with_three_pieces_in_stock_the_owner_places_the_trader_and_two_of_them() -> None:
    # 11 traders of seat 1: 1 on the post, 7 in the supply, 3 in the stock.
    game = play(owning([], ["double-compensation"], posts=DISPLACED, supply="5t+1m 7t+1m 7t+1m"), DISPLACE)
    assert supply(game, 0) == "3t+1m"  # one placed, one paid
    play(game, "settle t hamburg-stade/1", "settle t bremen-hamburg/1 from stock")
    play(game, "settle t hamburg-lueneburg/4 from stock")
    assert game.decider == 0
    assert supply(game, 1) == "7t+1m"


# ---------------------------------------------------------------- city prestige and mastery


@pytest.mark.rule("FAVOUR-22")
def test_each_controlled_city_scores_four_for_the_owner_and_two_for_others() -> None:
    game = owning(["city-prestige"], offices="hamburg 0t, minden 1t 0t, hannover 0t 1t, goslar 1t")
    assert [score(game, seat, "cities") for seat in (0, 1, 2)] == [8, 4, 0]


@pytest.mark.rule("FAVOUR-23")
def test_each_full_ability_scores_seven_for_the_owner_and_four_for_others() -> None:
    full = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "purse": 3}
    game = owning(["mastery"], abilities=[full, full, {}])
    assert [score(game, seat, "abilities") for seat in (0, 1, 2)] == [28, 16, 0]


@pytest.mark.rule("FAVOUR-23")
def test_full_keys_and_unfinished_abilities_score_nothing_even_with_mastery() -> None:
    game = owning(["mastery"], abilities="keys 4 actions 4 privilege 2")
    assert score(game, 0, "abilities") == 0


@pytest.mark.rule("FAVOUR-24")
def test_city_prestige_changes_no_point_during_the_game() -> None:
    game = owning(["city-prestige", "mastery"], posts="dortmund-duisburg 0t 0t", offices="duisburg 0t")
    play(game, "route dortmund-duisburg")
    assert prestige(game) == [1, 0, 0]


@pytest.mark.rule("FAVOUR-24")
def test_a_tile_bought_late_scores_for_everything_done_before() -> None:
    game = situation(
        modules=["favours"],
        favours={"display": ["city-prestige", "mastery"], "owned": [[], [], []]},
        abilities="book 3 purse 3",
        offices="hamburg 0t, minden 0t",
        markers="unused swap swap plus-3 plus-4",
    )
    assert score(game, 0, "cities") == 4
    assert score(game, 0, "abilities") == 8
    play(game, "favour city-prestige paying swap+swap", "end", "end", "end", "favour mastery paying plus-3+plus-4")
    assert score(game, 0, "cities") == 8
    assert score(game, 0, "abilities") == 14


@pytest.mark.rule("EXAMPLE-FAVOUR-02")
def test_city_prestige_makes_twenty_points_of_five_cities() -> None:
    cities = ("hamburg", "minden", "hannover", "goslar", "duisburg")
    game = owning(["city-prestige"], offices={city: ["0t"] for city in cities})
    assert score(game, 0, "cities") == 20


@pytest.mark.rule("EXAMPLE-FAVOUR-03")
def test_mastery_makes_fourteen_points_of_keys_book_and_purse() -> None:
    game = owning(["mastery"], abilities="keys 4 book 3 purse 3")
    assert score(game, 0, "abilities") == 14
