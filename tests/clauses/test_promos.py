"""PROMO-01 to PROMO-11: the promo markers in the pile, and Exchange Bonus Marker."""

from collections import Counter
from typing import Any

import pytest

import kontor
from tests.clauses.piles import lying, plate, stack, unused, used
from tests.support import clause, legal, play, score, situation

PROMOS = {"exchange", "tribute", "block"}
USUAL = [
    *["extra-office"] * 3,
    *["swap"] * 2,
    "move-three",
    *["develop"] * 2,
    *["plus-3"] * 2,
    *["plus-4"] * 2,
]
SIX_PROMOS = ["exchange", "exchange", "tribute", "tribute", "block", "block"]


def with_promos(**facts: Any) -> kontor.Game:
    return situation(modules=["promos"], **facts)


def setup(seed: int = 1, **options: Any) -> kontor.Game:
    return kontor.new_game(board="hansa", players=3, seed=seed, modules=("promos",), **options)


@pytest.mark.rule("PROMO-01")
def test_there_are_two_markers_of_each_promo_kind() -> None:
    game = setup(pile=[*SIX_PROMOS, *USUAL[:6]])
    assert Counter(stack(game)) == Counter([*SIX_PROMOS, *USUAL[:6]])
    for kind in sorted(PROMOS):
        with pytest.raises(ValueError, match="pile"):
            setup(pile=[kind, *SIX_PROMOS, *USUAL[:5]])


@pytest.mark.rule("PROMO-01")
def test_without_an_agreed_pile_up_to_two_of_each_kind_turn_up() -> None:
    most = Counter[str]()
    for seed in range(60):
        most |= Counter(marker for marker in stack(setup(seed)) if marker in PROMOS)
    assert most == {"exchange": 2, "tribute": 2, "block": 2}


@pytest.mark.rule("PROMO-02")
def test_every_game_uses_fifteen_markers() -> None:
    for seed in range(10):
        game = setup(seed)
        assert (len(lying(game)), len(stack(game))) == (3, 12)


@pytest.mark.rule("PROMO-02")
@pytest.mark.parametrize("pile", [[], USUAL[:11], [*USUAL, "exchange"], [*USUAL, *SIX_PROMOS]])
def test_a_pile_of_another_size_than_twelve_is_refused(pile: list[str]) -> None:
    with pytest.raises(ValueError, match="pile"):
        setup(pile=pile)


@pytest.mark.rule("PROMO-02")
def test_the_agreed_markers_are_shuffled_into_the_pile() -> None:
    pile = [*SIX_PROMOS, *USUAL[:6]]
    orders = {tuple(stack(setup(seed, pile=pile))) for seed in range(10)}
    assert len(orders) > 5
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(pile))}


@pytest.mark.rule("PROMO-03")
def test_the_gold_markers_always_start_on_the_board_and_no_promo_marker_does() -> None:
    for seed in range(20):
        assert sorted(lying(setup(seed)).values()) == ["extra-office", "move-three", "swap"]
    agreed = setup(pile=[*SIX_PROMOS, *USUAL[:6]])
    assert sorted(lying(agreed).values()) == ["extra-office", "move-three", "swap"]


@pytest.mark.rule("PROMO-03")
def test_a_pile_cannot_hold_the_gold_markers() -> None:
    # Of the three Swap markers one is gold, and so is one of the two Move 3.
    with pytest.raises(ValueError, match="pile"):
        setup(pile=["swap", "swap", "swap", *USUAL[5:], "exchange", "tribute"])
    with pytest.raises(ValueError, match="pile"):
        setup(pile=["move-three", *USUAL[:11]])


@pytest.mark.rule("PROMO-04")
def test_without_an_explicit_choice_no_promo_marker_is_in_the_game(edition: str) -> None:
    for seed in range(20):
        game = kontor.new_game(board="hansa", players=3, seed=seed, edition=edition)
        assert not PROMOS & {*lying(game).values(), *stack(game)}


@pytest.mark.rule("PROMO-05")
def test_a_promo_marker_is_taken_replaced_used_and_scored_like_any_other() -> None:
    game = with_promos(
        posts="dortmund-duisburg 0t 0t", markers="dortmund-duisburg exchange, stack tribute plus-3, used/1 swap"
    )
    play(game, "route dortmund-duisburg")
    assert unused(game, 0) == ["exchange"]
    assert plate(game, 0) == ["tribute"]
    assert score(game, 0, "markers") == 1
    play(game, "use exchange 1 swap")  # in the same turn, and no action is spent on it
    assert game.actions_left == 1
    play(game, "end", "marker tribute hamburg-stade")
    assert lying(game) == {"hamburg-stade": "tribute"}
    assert game.turn == 1


@pytest.mark.rule("PROMO-05")
@pytest.mark.parametrize("decision", ["use exchange 0 swap", "use tribute bremen-minden", "use block bremen-minden"])
def test_a_promo_marker_is_not_used_in_the_turn_of_another_player(decision: str) -> None:
    game = with_promos(markers="unused/1 exchange tribute block, used swap")
    assert clause(game, decision) == "MARKER-03"
    play(game, "end")
    assert clause(game, decision) is None


@pytest.mark.rule("PROMO-05")
def test_a_promo_marker_on_the_board_is_a_bonus_marker_of_its_route() -> None:
    game = with_promos(
        posts="dortmund-duisburg 0t 0t", markers="dortmund-duisburg plus-3, hamburg-stade block, stack swap"
    )
    play(game, "route dortmund-duisburg", "end")
    assert clause(game, "marker swap hamburg-stade") == "MARKER-16"


# ---------------------------------------------------------------- Exchange Bonus Marker


def exchanging(**markers: list[list[str]]) -> kontor.Game:
    """Seat 0 holds Exchange Bonus Marker; seat 1 has used Swap and +4, seat 2 nothing."""
    return with_promos(markers={"unused": [["exchange"], [], []], "used": [[], ["swap", "plus-4"], []], **markers})


@pytest.mark.rule("PROMO-06", "PROMO-07")
def test_the_exchange_marker_goes_to_the_used_ones_of_the_other_player_and_one_of_them_comes_back_unused() -> None:
    game = play(exchanging(), "use exchange 1 plus-4")
    assert unused(game, 0) == ["plus-4"]
    assert used(game, 0) == []
    assert used(game, 1) == ["exchange", "swap"]
    assert unused(game, 1) == []


@pytest.mark.rule("PROMO-06")
def test_only_another_player_with_a_used_marker_can_be_chosen() -> None:
    game = exchanging(used=[["develop"], ["swap"], []], unused=[["exchange"], [], ["plus-3"]])
    assert clause(game, "use exchange 0 develop") == "PROMO-06"
    assert clause(game, "use exchange 2 plus-3") == "PROMO-06"
    assert legal(game, "use exchange") == ["use exchange 1 swap"]


@pytest.mark.rule("PROMO-06")
def test_without_the_marker_nothing_is_exchanged() -> None:
    game = exchanging(unused=[["plus-3"], ["exchange"], []])
    assert legal(game, "use exchange") == []
    assert clause(game, "use exchange 1 swap") == "MARKER-03"


@pytest.mark.rule("PROMO-07")
def test_any_used_marker_of_that_player_may_be_chosen_and_no_unused_one() -> None:
    game = exchanging(unused=[["exchange"], ["plus-3"], []])
    assert sorted(legal(game, "use exchange")) == ["use exchange 1 plus-4", "use exchange 1 swap"]
    assert clause(game, "use exchange 1 plus-3") == "PROMO-07"


@pytest.mark.rule("PROMO-07")
def test_the_marker_chosen_may_be_of_any_kind() -> None:
    kinds = ["block", "develop", "extra-office", "move-three", "plus-3", "plus-4", "swap", "tribute"]
    game = exchanging(used=[[], [], kinds])
    assert sorted(legal(game, "use exchange")) == [f"use exchange 2 {kind}" for kind in kinds]


@pytest.mark.rule("PROMO-07")
def test_a_tribute_or_block_that_lies_on_the_board_is_not_among_the_used_markers_to_choose() -> None:
    game = with_promos(markers="unused tribute block plus-3, unused/1 exchange")
    play(game, "use tribute hamburg-stade", "use block bremen-minden", "use plus-3", "end")
    assert legal(game, "use exchange") == ["use exchange 0 plus-3"]
    assert clause(game, "use exchange 0 tribute") == "PROMO-16"
    assert clause(game, "use exchange 0 block") == "PROMO-16"


@pytest.mark.rule("PROMO-08")
def test_the_marker_obtained_may_be_used_in_the_same_turn_and_then_no_more() -> None:
    game = play(exchanging(), "use exchange 1 plus-4", "use plus-4")
    assert game.actions_left == 6
    assert used(game, 0) == ["plus-4"]
    assert clause(game, "use plus-4") == "MARKER-01"


@pytest.mark.rule("PROMO-08")
def test_the_marker_obtained_may_wait_for_a_later_turn() -> None:
    game = play(exchanging(), "use exchange 1 plus-4", "end", "end", "end", "use plus-4")
    assert game.actions_left == 6


@pytest.mark.rule("PROMO-09")
def test_both_players_have_as_many_markers_to_score_as_before() -> None:
    game = exchanging(unused=[["exchange"], [], []], used=[[], ["swap", "plus-4", "plus-3", "develop"], ["swap"]])
    assert [score(game, seat, "markers") for seat in (0, 1, 2)] == [1, 6, 1]
    play(game, "use exchange 1 plus-4")
    assert [score(game, seat, "markers") for seat in (0, 1, 2)] == [1, 6, 1]


@pytest.mark.rule("PROMO-10")
def test_the_exchange_marker_just_laid_down_cannot_be_chosen() -> None:
    game = exchanging()
    assert clause(game, "use exchange 1 exchange") == "PROMO-10"
    play(game, "use exchange 1 swap")
    assert legal(game, "use exchange") == []


@pytest.mark.rule("PROMO-05", "PROMO-10")
def test_an_exchange_for_another_exchange_marker_would_change_nothing_and_is_refused() -> None:
    # One Exchange would be laid down and its like taken up: MARKER-09 forbids a use without any change.
    game = exchanging(used=[[], ["exchange", "swap"], []])
    assert legal(game, "use exchange") == ["use exchange 1 swap"]
    assert clause(game, "use exchange 1 exchange") == "MARKER-09"
    alone = exchanging(used=[[], ["exchange"], []])
    assert legal(alone, "use exchange") == []


@pytest.mark.rule("PROMO-11")
def test_without_another_player_with_a_used_marker_the_exchange_marker_cannot_be_used() -> None:
    game = exchanging(used=[["swap", "develop"], [], []], unused=[["exchange"], ["plus-4"], ["plus-3"]])
    assert legal(game, "use") == []
    assert clause(game, "use exchange 1 plus-4") == "PROMO-11"
    assert score(game, 0, "markers") == 3  # it still counts
