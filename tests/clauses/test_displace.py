"""DISPLACE-01 to -09: what the active player does. The displaced player's answer is in test_settle.py."""

import pytest

from tests.clauses.reading import at, pieces_on_posts, supply, targets
from tests.support import Situation, clause, legal, play, situation

OTHERS = ["6t", "7t"]  # seats 1 and 2; their merchants are on the board or in the stock
AGAINST_TRADER = {"dortmund-paderborn": [None, "1t", None]}
AGAINST_MERCHANT = {"dortmund-paderborn": [None, "1m", None]}


@pytest.mark.rule("DISPLACE-01", "DISPLACE-09")
def test_the_own_piece_takes_the_very_post_and_pays_before_the_displaced_player_acts(
    situation: Situation,
) -> None:
    game = play(situation(posts=AGAINST_TRADER, supply=["5t", *OTHERS]), "displace t dortmund-paderborn/2 paying 1t")
    assert at(game, "dortmund-paderborn/2") == "0t"
    assert pieces_on_posts(game) == ["0t"]  # the displaced trader is off the board until it is settled
    assert supply(game, 0) == "3t"
    assert (game.turn, game.decider, game.actions_left) == (0, 1, 1)


@pytest.mark.rule("DISPLACE-01")
def test_a_free_post_is_placed_on_not_displaced_from(situation: Situation) -> None:
    game = situation(posts=AGAINST_TRADER, supply=["5t", *OTHERS])
    assert clause(game, "displace t dortmund-paderborn/1 paying 1t") == "DISPLACE-01"
    assert targets(game, "displace ") == ["t dortmund-paderborn/2 paying 1t"]


@pytest.mark.rule("DISPLACE-02")
def test_displacing_a_trader_costs_one_further_piece_to_the_stock(situation: Situation) -> None:
    # 7 traders in the supply and the merchant in the office leave 4 traders in the stock.
    game = situation(posts=AGAINST_TRADER, offices="emden 0m", supply=["7t", *OTHERS], actions_left=3)
    play(game, "displace t dortmund-paderborn/2 paying 1t", "settle t minden-paderborn/1", "decline")
    assert supply(game, 0) == "5t"
    play(game, "income 3t")
    assert targets(game, "income ") == ["1t", "2t"]
    play(game, "income 2t")  # 4 and the fee: 5 traders were in the stock
    assert supply(game, 0) == "10t"


@pytest.mark.rule("DISPLACE-02")
@pytest.mark.parametrize("fee", ["2t", "3t", "1t+1m"])
def test_the_fee_for_a_trader_is_not_higher(situation: Situation, fee: str) -> None:
    game = situation(posts=AGAINST_TRADER, supply=["5t+1m", *OTHERS])
    assert clause(game, f"displace t dortmund-paderborn/2 paying {fee}") == "DISPLACE-02"


@pytest.mark.rule("DISPLACE-03")
def test_displacing_a_merchant_costs_two_further_pieces_to_the_stock(situation: Situation) -> None:
    # 10 traders in the supply and the merchant in the office leave 1 trader in the stock.
    game = situation(posts=AGAINST_MERCHANT, offices="emden 0m", supply=["10t", *OTHERS], actions_left=3)
    play(game, "displace t dortmund-paderborn/2 paying 2t", "settle m minden-paderborn/1", "decline")
    assert at(game, "dortmund-paderborn/2") == "0t"
    assert supply(game, 0) == "7t"
    play(game, "income 3t")  # 1 and the fee
    assert clause(game, "income 1t") == "INCOME-05"


@pytest.mark.rule("DISPLACE-03")
@pytest.mark.parametrize("fee", ["1t", "1m", "3t", "2t+1m"])
def test_the_fee_for_a_merchant_is_neither_lower_nor_higher(situation: Situation, fee: str) -> None:
    game = situation(posts=AGAINST_MERCHANT, supply=["5t+1m", *OTHERS])
    assert clause(game, f"displace t dortmund-paderborn/2 paying {fee}") == "DISPLACE-03"


@pytest.mark.rule("DISPLACE-04")
@pytest.mark.parametrize("supply_", ["0", "1t", "1m"])
def test_against_a_trader_two_pieces_are_needed(situation: Situation, supply_: str) -> None:
    game = situation(posts=AGAINST_TRADER, supply=[supply_, *OTHERS])
    assert legal(game, "displace") == []
    kind = supply_[-1].replace("0", "t")
    assert clause(game, f"displace {kind} dortmund-paderborn/2 paying 1t") == "DISPLACE-04"
    enough = situation(posts=AGAINST_TRADER, supply=["1t+1m", *OTHERS])
    assert clause(enough, "displace t dortmund-paderborn/2 paying 1m") is None


@pytest.mark.rule("DISPLACE-04")
@pytest.mark.parametrize("supply_", ["1t", "2t", "1t+1m"])
def test_against_a_merchant_three_pieces_are_needed(situation: Situation, supply_: str) -> None:
    game = situation(posts=AGAINST_MERCHANT, supply=[supply_, *OTHERS])
    assert legal(game, "displace") == []
    assert clause(game, "displace t dortmund-paderborn/2 paying 2t") == "DISPLACE-04"
    enough = situation(posts=AGAINST_MERCHANT, supply=["2t+1m", *OTHERS])
    assert clause(enough, "displace t dortmund-paderborn/2 paying 1t+1m") is None


@pytest.mark.rule("DISPLACE-05")
@pytest.mark.parametrize("piece", ["t", "m"])
@pytest.mark.parametrize("displaced", ["t", "m"])
def test_the_new_piece_may_be_of_either_kind(situation: Situation, piece: str, displaced: str) -> None:
    game = situation(posts=f"dortmund-paderborn - 1{displaced} -", supply=["5t+1m", *OTHERS])
    fee = {"t": "1t", "m": "2t"}[displaced]
    play(game, f"displace {piece} dortmund-paderborn/2 paying {fee}")
    assert at(game, "dortmund-paderborn/2") == f"0{piece}"


@pytest.mark.rule("DISPLACE-06")
def test_the_payer_chooses_the_kinds_of_the_fee(edition: str) -> None:
    # One Book development gives the second merchant.
    facts = {"edition": edition, "abilities": "book 1", "supply": ["5t+2m", *OTHERS]}
    trader = situation(posts=AGAINST_TRADER, **facts)
    assert targets(trader, "displace t dortmund-paderborn/2 paying ") == ["1m", "1t"]
    assert targets(trader, "displace m dortmund-paderborn/2 paying ") == ["1m", "1t"]
    merchant = situation(posts=AGAINST_MERCHANT, **facts)
    assert targets(merchant, "displace t dortmund-paderborn/2 paying ") == ["1t+1m", "2m", "2t"]
    # One of the two merchants is the new piece, so only the other can be part of the fee.
    assert targets(merchant, "displace m dortmund-paderborn/2 paying ") == ["1t+1m", "2t"]
    play(merchant, "displace t dortmund-paderborn/2 paying 2m")
    assert supply(merchant, 0) == "4t"


@pytest.mark.rule("DISPLACE-06")
def test_a_merchant_pays_no_more_than_a_trader(situation: Situation) -> None:
    game = situation(posts=AGAINST_MERCHANT, supply=["5t+1m", *OTHERS])
    assert clause(game, "displace t dortmund-paderborn/2 paying 1m") == "DISPLACE-03"
    play(game, "displace t dortmund-paderborn/2 paying 1t+1m")
    assert supply(game, 0) == "3t"


@pytest.mark.rule("DISPLACE-07")
def test_offices_and_special_prestige_are_never_displaced(situation: Situation) -> None:
    game = situation(offices="hamburg 1t, emden 2m", special_prestige={"7": 1}, supply=["5t+1m", *OTHERS])
    assert legal(game, "displace") == []
    # The same players' pieces on posts can be.
    on_posts = situation(
        posts="hamburg-luebeck 1t - -",
        offices="hamburg 1t, emden 2m",
        special_prestige={"7": 1},
        supply=["5t", *OTHERS],
    )
    assert legal(on_posts, "displace") == ["displace t hamburg-luebeck/1 paying 1t"]


@pytest.mark.rule("DISPLACE-08")
def test_an_own_piece_is_never_displaced(situation: Situation) -> None:
    game = situation(posts="dortmund-paderborn 0t 1t 2t", supply=["5t+1m", *OTHERS])
    assert clause(game, "displace t dortmund-paderborn/1 paying 1t") == "DISPLACE-08"
    assert clause(game, "displace t dortmund-paderborn/2 paying 1t") is None
    assert clause(game, "displace t dortmund-paderborn/3 paying 1t") is None


@pytest.mark.rule("DISPLACE-01", "DISPLACE-04")
@pytest.mark.parametrize("victim", range(5))
@pytest.mark.parametrize("seat", range(5))
def test_each_player_displaces_every_other_from_the_own_supply(seat: int, victim: int) -> None:
    for kind, needed in (("t", ["2t", "1t+1m"]), ("m", ["3t", "2t+1m"])):
        posts = {"dortmund-paderborn": [None, f"{victim}{kind}", None]}
        for amount in needed:
            alone = ["0"] * 5
            alone[seat] = amount
            if seat == victim:
                game = situation(players=5, turn=seat, posts=posts, supply="3t 3t 3t 3t 3t")
                assert legal(game, "displace") == []
                continue
            game = situation(players=5, turn=seat, posts=posts, supply=alone)
            play(game, legal(game, "displace")[0])
            assert game.position()["supply"] == ["0"] * 5
            assert (at(game, "dortmund-paderborn/2") or "")[0] == str(seat)
            assert game.decider == victim

            one_short = ["3t"] * 5
            one_short[seat] = "1t" if kind == "t" else "2t"
            game = situation(players=5, turn=seat, posts=posts, supply=one_short)
            assert (
                clause(game, f"displace t dortmund-paderborn/2 paying {'1t' if kind == 't' else '2t'}") == "DISPLACE-04"
            )
            assert legal(game, "displace") == []
