"""DISPLACE-10 to -19 and the examples: what the displaced player places and where it comes from.

Where the pieces may go (DISPLACE-20 to -29) is in test_settle_posts.py.
"""

from typing import Any

import pytest

import kontor
from tests.clauses.reading import at, pieces_on_posts, supply
from tests.support import Situation, clause, legal, play, rows, situation

# Ten offices, to take that many traders of seat 1 out of the way.
TEN_OFFICES = rows("minden 1t 1t 1t 1t, hamburg 1t 1t 1t, osnabrueck 1t 1t 1t")


def displaced(kind: str, edition: str = "bigbox", **facts: Any) -> kontor.Game:
    """Seat 0 has just displaced a piece of seat 1 from the middle of Dortmund–Paderborn.

    Unless told otherwise seat 1 has 6 traders in the supply and the rest in the stock.
    """
    posts = rows(f"dortmund-paderborn - 1{kind} -") | rows(facts.pop("posts", {}))
    seats = facts.pop("supply", ["5t", "6t", "7t"])
    game = situation(edition=edition, posts=posts, supply=seats, **facts)
    fee = {"t": "1t", "m": "2t"}[kind]
    return play(game, f"displace t dortmund-paderborn/2 paying {fee}")


@pytest.mark.rule("DISPLACE-10")
def test_a_displaced_trader_brings_one_extra(edition: str) -> None:
    game = play(displaced("t", edition), "settle t minden-paderborn/1")
    assert game.decider == 1
    play(game, "settle t minden-paderborn/2 from stock")
    assert (game.turn, game.decider) == (0, 0)
    assert pieces_on_posts(game) == ["0t", "1t", "1t"]
    assert clause(game, "settle t minden-paderborn/3 from stock") == "DISPLACE-10"


@pytest.mark.rule("DISPLACE-10")
def test_a_displaced_merchant_brings_two_extras(edition: str) -> None:
    game = play(displaced("m", edition), "settle m minden-paderborn/1", "settle t minden-paderborn/2 from stock")
    assert game.decider == 1
    play(game, "settle t minden-paderborn/3 from stock")
    assert (game.turn, game.decider) == (0, 0)
    assert pieces_on_posts(game) == ["0t", "1m", "1t", "1t"]


@pytest.mark.rule("DISPLACE-10")
@pytest.mark.parametrize(("kind", "extras"), [("t", 1), ("m", 2)])
def test_extras_placed_first_do_not_become_more(edition: str, kind: str, extras: int) -> None:
    game = displaced(kind, edition)
    for number in range(extras):
        play(game, f"settle t minden-paderborn/{number + 1} from stock")
    assert game.decider == 1
    assert clause(game, "settle t paderborn-warburg/1 from stock") == "DISPLACE-10"
    assert all(action.startswith(f"settle {kind} ") and "from" not in action for action in legal(game))
    play(game, f"settle {kind} paderborn-warburg/1")
    assert game.decider == 0


@pytest.mark.rule("DISPLACE-10")
def test_the_displaced_piece_keeps_its_kind(edition: str) -> None:
    trader = displaced("t", edition)
    assert clause(trader, "settle t minden-paderborn/1") is None
    assert clause(trader, "settle m minden-paderborn/1") == "DISPLACE-10"
    merchant = displaced("m", edition)
    assert clause(merchant, "settle m minden-paderborn/1") is None
    assert clause(merchant, "settle t minden-paderborn/1") == "DISPLACE-10"


@pytest.mark.rule("DISPLACE-11", "EXAMPLE-DISPLACE-02")
def test_both_pieces_may_go_to_one_adjacent_route(edition: str) -> None:
    game = play(displaced("t", edition), "settle t dortmund-duisburg/1", "settle t dortmund-duisburg/2 from stock")
    assert [at(game, f"dortmund-duisburg/{n}") for n in (1, 2)] == ["1t", "1t"]
    assert game.decider == 0


@pytest.mark.rule("EXAMPLE-DISPLACE-01")
def test_both_pieces_may_go_to_two_adjacent_routes(situation: Situation) -> None:
    # Red is seat 0, Blue seat 1.
    game = situation(posts="dortmund-paderborn - 1t -", supply="2t 6t 7t")
    play(game, "displace t dortmund-paderborn/2 paying 1t")
    assert at(game, "dortmund-paderborn/2") == "0t"
    assert supply(game, 0) == "0"
    play(game, "settle t dortmund-duisburg/1", "settle t hildesheim-paderborn/3 from stock")
    assert at(game, "dortmund-duisburg/1") == "1t"
    assert at(game, "hildesheim-paderborn/3") == "1t"
    assert supply(game, 1) == "6t"
    assert (game.turn, game.decider, game.actions_left) == (0, 0, 1)


@pytest.mark.rule("DISPLACE-11")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0), (1, 2, 0)])
def test_the_displaced_player_chooses_the_order_and_spreads_the_pieces(edition: str, order: tuple[int, ...]) -> None:
    answer = [
        "settle m minden-paderborn/1",
        "settle t paderborn-warburg/2 from stock",
        "settle t dortmund-duisburg/2 from stock",
    ]
    game = displaced("m", edition)
    for number in order:
        assert game.decider == 1
        play(game, answer[number])
    assert game.decider == 0
    assert at(game, "minden-paderborn/1") == "1m"
    assert at(game, "paderborn-warburg/2") == "1t"
    assert at(game, "dortmund-duisburg/2") == "1t"


@pytest.mark.rule("DISPLACE-12")
def test_the_answer_comes_before_the_turn_ends() -> None:
    game = displaced("t", actions_left=1)
    assert (game.turn, game.decider, game.actions_left) == (0, 1, 0)
    assert clause(game, "end") == "TURN-05"
    play(game, "settle t minden-paderborn/1", "settle t minden-paderborn/2 from stock")
    assert (game.turn, game.decider) == (0, 0)
    play(game, "end")
    assert game.turn == 1


@pytest.mark.rule("DISPLACE-12")
def test_the_answer_comes_before_the_next_action() -> None:
    game = displaced("t", actions_left=2)
    assert (game.decider, game.actions_left) == (1, 1)
    assert clause(game, "place t hamburg-luebeck/1") == "TURN-05"
    play(game, "settle t minden-paderborn/1", "decline", "place t hamburg-luebeck/1")
    assert at(game, "hamburg-luebeck/1") == "0t"


@pytest.mark.rule("DISPLACE-13")
@pytest.mark.parametrize("kind", ["t", "m"])
def test_the_displaced_piece_must_be_placed(edition: str, kind: str) -> None:
    game = displaced(kind, edition)
    assert clause(game, "decline") == "DISPLACE-13"
    play(game, "settle t minden-paderborn/2 from stock")
    assert clause(game, "decline") == "DISPLACE-13"
    play(game, f"settle {kind} minden-paderborn/1")
    assert supply(game, 1) == "6t"


@pytest.mark.rule("DISPLACE-14")
def test_all_extras_may_be_declined_and_stay_in_the_stock(edition: str) -> None:
    game = displaced("t", edition, supply="5t 9t+1m 7t")  # 1 trader in seat 1's stock
    play(game, "settle t minden-paderborn/1", "decline")
    assert (game.turn, game.decider) == (0, 0)
    assert pieces_on_posts(game) == ["0t", "1t"]
    assert supply(game, 1) == "9t+1m"
    play(game, "end", "income 1t")  # the declined trader
    assert clause(game, "income 1t") == "INCOME-05"


@pytest.mark.rule("DISPLACE-14")
def test_one_of_two_extras_may_be_declined(edition: str) -> None:
    game = displaced("m", edition)
    play(game, "settle t minden-paderborn/2 from stock", "settle m minden-paderborn/1", "decline")
    assert game.decider == 0
    assert pieces_on_posts(game) == ["0t", "1m", "1t"]


@pytest.mark.rule("DISPLACE-15")
def test_extras_go_from_the_stock_straight_to_posts(edition: str) -> None:
    game = displaced("t", edition, supply="5t 9t+1m 7t")  # 1 trader in seat 1's stock
    assert clause(game, "settle t minden-paderborn/2 from supply") == "DISPLACE-18"
    play(game, "settle t minden-paderborn/1", "settle t minden-paderborn/2 from stock")
    assert at(game, "minden-paderborn/2") == "1t"
    assert supply(game, 1) == "9t+1m"
    play(game, "end")
    assert clause(game, "income 1t") == "INCOME-05"


@pytest.mark.rule("DISPLACE-16")
def test_with_an_empty_stock_the_extra_comes_from_the_supply(edition: str) -> None:
    game = play(displaced("t", edition, supply="5t 10t+1m 7t"), "settle t minden-paderborn/1")
    assert clause(game, "settle t minden-paderborn/2 from stock") == "DISPLACE-18"
    assert clause(game, "settle m minden-paderborn/2 from supply") is None
    play(game, "settle t minden-paderborn/2 from supply")
    assert at(game, "minden-paderborn/2") == "1t"
    assert supply(game, 1) == "9t+1m"
    assert game.decider == 0


@pytest.mark.rule("DISPLACE-17")
@pytest.mark.parametrize("far", ["hamburg-luebeck/1", "minden-paderborn/3", "arnheim-duisburg/1"])
def test_with_stock_and_supply_empty_the_extra_comes_from_a_post(edition: str, far: str) -> None:
    route = far.split("/")[0]
    row: list[str | None] = [None, None, None]
    row[int(far[-1]) - 1] = "1m"
    game = displaced("t", edition, posts={route: row}, offices=TEN_OFFICES, supply="5t 0 7t")
    play(game, "settle t paderborn-warburg/1")
    assert {action.split()[-1] for action in legal(game, "settle")} == {far}  # never from an office
    assert clause(game, f"settle t paderborn-warburg/2 from {far}") == "DISPLACE-19"  # a merchant stands there
    play(game, f"settle m paderborn-warburg/2 from {far}")
    assert at(game, far) is None
    assert at(game, "paderborn-warburg/2") == "1m"
    assert game.decider == 0


@pytest.mark.rule("DISPLACE-16")
def test_the_merchant_may_be_the_only_piece_of_the_supply(edition: str) -> None:
    game = displaced("t", edition, offices=TEN_OFFICES, supply="5t 1m 7t")
    play(game, "settle t minden-paderborn/1", "settle m minden-paderborn/2 from supply")
    assert supply(game, 1) == "0"
    assert game.decider == 0


@pytest.mark.rule("DISPLACE-17")
def test_a_post_is_a_source_only_where_an_own_piece_stands(edition: str) -> None:
    row: list[str | None] = ["1m", "2t", None]
    game = displaced("t", edition, posts={"hamburg-luebeck": row}, offices=TEN_OFFICES, supply="5t 0 7t")
    play(game, "settle t paderborn-warburg/1")
    assert clause(game, "settle t paderborn-warburg/2 from hamburg-luebeck/2") == "DISPLACE-17"
    assert clause(game, "settle t paderborn-warburg/2 from hamburg-luebeck/3") == "DISPLACE-17"
    assert clause(game, "settle m paderborn-warburg/2 from hamburg-luebeck/1") is None


@pytest.mark.rule("DISPLACE-17")
def test_the_piece_of_another_player_is_no_extra(edition: str) -> None:
    # Seat 1 owns nothing but offices, the merchant's among them.
    game = displaced(
        "t", edition, posts="hamburg-luebeck 2t 0t -", offices={**TEN_OFFICES, "emden": ["1m"]}, supply="5t 0 7t"
    )
    assert all("from" not in action for action in legal(game, "settle"))
    play(game, "settle t paderborn-warburg/1")
    assert game.decider == 0  # no extra is left anywhere


@pytest.mark.rule("DISPLACE-18", "EXAMPLE-DISPLACE-03")
def test_the_second_extra_comes_from_the_supply_when_the_stock_held_one(edition: str) -> None:
    # Of Blue's 11 traders 8 are offices, 2 in the supply, 1 in the stock.
    eight = {"minden": ["1t"] * 4, "hamburg": ["1t"] * 3, "duisburg": ["1t"]}
    game = displaced("m", edition, offices=eight, supply="5t 2t 7t")
    assert clause(game, "settle t minden-paderborn/2 from supply") == "DISPLACE-18"
    play(game, "settle m minden-paderborn/1")
    assert clause(game, "settle t minden-paderborn/2 from supply") == "DISPLACE-18"
    play(game, "settle t minden-paderborn/2 from stock")
    assert clause(game, "settle t minden-paderborn/3 from stock") == "DISPLACE-18"
    play(game, "settle t minden-paderborn/3 from supply")
    assert supply(game, 1) == "1t"
    assert game.decider == 0


@pytest.mark.rule("DISPLACE-18")
def test_a_post_is_the_source_only_after_the_supply(edition: str) -> None:
    # Nothing in the stock, 1 trader in the supply, 1 on a far post.
    nine = {"minden": ["1t"] * 4, "hamburg": ["1t"] * 3, "osnabrueck": ["1t"] * 2}
    far = rows("hamburg-luebeck 1t - -")
    game = play(displaced("m", edition, posts=far, offices=nine, supply="5t 1t 7t"), "settle m minden-paderborn/1")
    assert clause(game, "settle t minden-paderborn/2 from hamburg-luebeck/1") == "DISPLACE-18"
    play(game, "settle t minden-paderborn/2 from supply", "settle t minden-paderborn/3 from hamburg-luebeck/1")
    assert supply(game, 1) == "0"
    assert pieces_on_posts(game) == ["0t", "1m", "1t", "1t"]
    assert game.decider == 0


@pytest.mark.rule("DISPLACE-18")
def test_a_post_is_no_source_while_the_stock_holds_a_piece(edition: str) -> None:
    far = rows("hamburg-luebeck 1t - -")
    game = play(displaced("t", edition, posts=far), "settle t minden-paderborn/1")
    assert clause(game, "settle t minden-paderborn/3 from hamburg-luebeck/1") == "DISPLACE-18"
    assert {action.split(" from ")[1] for action in legal(game, "settle")} == {"stock"}


@pytest.mark.rule("DISPLACE-19")
@pytest.mark.parametrize("kind", ["t", "m"])
def test_the_kind_of_an_extra_is_chosen_among_those_in_its_source(edition: str, kind: str) -> None:
    game = displaced("t", edition)  # 4 traders and the merchant in seat 1's stock
    play(game, "settle t minden-paderborn/1", f"settle {kind} minden-paderborn/2 from stock")
    assert at(game, "minden-paderborn/2") == f"1{kind}"


@pytest.mark.rule("DISPLACE-19")
def test_a_kind_that_is_not_in_the_source_cannot_be_taken(edition: str) -> None:
    # Traders only in seat 1's stock; its merchant is in the supply.
    game = play(displaced("t", edition, supply="5t 6t+1m 7t"), "settle t minden-paderborn/1")
    assert clause(game, "settle m minden-paderborn/2 from stock") == "DISPLACE-19"
    assert clause(game, "settle m minden-paderborn/2 from supply") == "DISPLACE-18"
    assert clause(game, "settle t minden-paderborn/2 from stock") is None


@pytest.mark.rule("DISPLACE-15", "DISPLACE-16")
@pytest.mark.parametrize("victim", range(5))
def test_each_player_takes_extras_of_the_own_colour(victim: int) -> None:
    # Everybody else has pieces in both places; the displaced player has them in one.
    posts = rows(f"dortmund-paderborn - {victim}t -")
    for amount, source in (("0", "stock"), ("10t+1m", "supply")):
        seats = ["5t"] * 5
        seats[victim] = amount
        game = situation(players=5, turn=(victim + 1) % 5, posts=posts, supply=seats)
        play(game, "displace t dortmund-paderborn/2 paying 1t", "settle t minden-paderborn/1")
        assert {action.split(" from ")[1] for action in legal(game, "settle")} == {source}
        play(game, f"settle m minden-paderborn/2 from {source}")
        assert at(game, "minden-paderborn/2") == f"{victim}m"
        assert supply(game, victim) == ("0" if source == "stock" else "10t")
