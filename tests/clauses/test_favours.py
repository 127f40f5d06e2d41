"""FAVOUR-01 to FAVOUR-11: the Emperor's Favour tiles, their display and their purchase."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import chosen_routes, stack, unused, used
from tests.clauses.reading import at, offices
from tests.support import clause, legal, play, score, situation

TILES = {"free-resettling", "extra-action", "tithe", "double-compensation", "city-prestige", "mastery"}
PAIR = {"unused": [["swap", "plus-3"], [], []]}


def with_favours(display: list[str], owned: list[list[str]] | None = None, **facts: Any) -> kontor.Game:
    """A game with the Emperor's Favour: the tiles still on display and those of each seat."""
    tiles = {"display": display, "owned": owned or [[], [], []]}
    return situation(modules=["favours"], favours=tiles, **facts)


def display(game: kontor.Game) -> list[str]:
    return sorted(game.position()["favours"]["display"])


def owned(game: kontor.Game, seat: int) -> list[str]:
    return sorted(game.position()["favours"]["owned"][seat])


@pytest.mark.rule("FAVOUR-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_different_tiles_as_players_are_on_display(players: int) -> None:
    seen = set()
    for seed in range(30):
        game = kontor.new_game(board="hansa", players=players, seed=seed, modules=("favours",))
        tiles = display(game)
        assert len(set(tiles)) == len(tiles) == players
        assert set(tiles) <= TILES
        seen.add(tuple(tiles))
    assert len(seen) > 3  # at random


@pytest.mark.rule("FAVOUR-02")
def test_at_the_beginning_of_the_turn_any_tile_on_display_may_be_chosen() -> None:
    game = with_favours(["mastery", "tithe"], markers=PAIR)
    assert sorted(legal(game, "favour")) == [
        "favour mastery paying swap+plus-3",
        "favour tithe paying swap+plus-3",
    ]
    play(game, "favour tithe paying swap+plus-3")
    assert owned(game, 0) == ["tithe"]
    assert game.actions_left == 0


@pytest.mark.rule("FAVOUR-02")
@pytest.mark.parametrize("first", ["place t hamburg-luebeck/1", "income 1t", "use develop keys"])
def test_a_tile_is_bought_before_anything_else_or_not_at_all(first: str) -> None:
    game = with_favours(["mastery"], markers="unused swap plus-3 develop")
    assert clause(game, "favour mastery paying swap+plus-3") is None
    play(game, first)
    assert clause(game, "favour mastery paying swap+plus-3") == "FAVOUR-02"
    assert legal(game, "favour") == []


@pytest.mark.rule("FAVOUR-02")
def test_a_turn_that_a_position_calls_not_begun_stays_so_when_it_is_written_down() -> None:
    game = with_favours(["mastery"], markers=PAIR, actions_left=1, pending={"begun": False})
    again = kontor.from_position(game.position())
    assert legal(again, "favour") == legal(game, "favour") == ["favour mastery paying swap+plus-3"]
    assert again.position() == game.position()


@pytest.mark.rule("FAVOUR-02")
def test_a_tile_that_is_not_on_display_cannot_be_bought() -> None:
    game = with_favours(["mastery"], markers=PAIR)
    assert clause(game, "favour tithe paying swap+plus-3") == "FAVOUR-02"


@pytest.mark.rule("FAVOUR-03")
def test_the_price_is_two_own_unused_markers_which_take_no_effect() -> None:
    game = play(with_favours(["mastery"], markers="unused plus-3 plus-4"), "favour mastery paying plus-3+plus-4")
    assert unused(game, 0) == []
    assert used(game, 0) == ["plus-3", "plus-4"]
    assert game.actions_left == 0


@pytest.mark.rule("FAVOUR-03")
def test_the_buyer_chooses_which_two_to_pay() -> None:
    game = with_favours(["mastery"], markers="unused swap swap plus-3")
    assert sorted(legal(game, "favour")) == [
        "favour mastery paying swap+plus-3",
        "favour mastery paying swap+swap",
    ]
    play(game, "favour mastery paying swap+swap")
    assert unused(game, 0) == ["plus-3"]
    assert used(game, 0) == ["swap", "swap"]


@pytest.mark.rule("FAVOUR-03")
@pytest.mark.parametrize("payment", ["swap+develop", "swap+swap", "swap+plus-4"])
def test_markers_of_others_used_ones_and_one_marker_twice_are_no_payment(payment: str) -> None:
    game = with_favours(["mastery"], markers="unused swap plus-3, unused/1 develop, used plus-4")
    assert clause(game, f"favour mastery paying {payment}") == "FAVOUR-03"


@pytest.mark.rule("FAVOUR-03")
@pytest.mark.parametrize("payment", ["swap", "swap+develop+plus-3"])
def test_one_marker_is_too_little_and_three_are_too_many(payment: str) -> None:
    game = with_favours(["mastery"], markers="unused swap develop plus-3")
    assert clause(game, f"favour mastery paying {payment}") == "FAVOUR-03"


@pytest.mark.rule("FAVOUR-04")
def test_the_two_markers_paid_still_score() -> None:
    game = with_favours(["mastery"], markers="unused swap plus-3, used develop develop")
    assert score(game, 0, "markers") == 6
    play(game, "favour mastery paying swap+plus-3")
    assert score(game, 0, "markers") == 6


@pytest.mark.rule("FAVOUR-05")
@pytest.mark.parametrize("unused", [[], ["swap"]])
def test_with_fewer_than_two_unused_markers_no_tile_is_bought(unused: list[str]) -> None:
    game = with_favours(["mastery"], markers={"unused": [unused, [], []], "used": [["plus-3", "plus-4"], [], []]})
    assert clause(game, "favour mastery paying swap+plus-3") == "FAVOUR-05"
    assert legal(game, "favour") == []


@pytest.mark.rule("FAVOUR-06")
def test_only_one_tile_is_bought_in_a_turn() -> None:
    game = with_favours(["mastery", "tithe"], markers="unused swap swap plus-3 plus-4")
    play(game, "favour mastery paying swap+swap")
    assert clause(game, "favour tithe paying plus-3+plus-4") == "FAVOUR-06"
    assert legal(game, "favour") == []


@pytest.mark.rule("FAVOUR-07")
def test_a_player_may_own_several_tiles_of_different_turns() -> None:
    game = with_favours(["mastery", "tithe"], markers="unused swap swap plus-3 plus-4")
    play(game, "favour mastery paying swap+swap", "end", "end", "end", "favour tithe paying plus-3+plus-4")
    assert owned(game, 0) == ["mastery", "tithe"]


@pytest.mark.rule("FAVOUR-08")
def test_the_display_is_not_refilled_and_a_tile_has_one_owner_to_the_end() -> None:
    game = with_favours(["mastery", "tithe"], markers="unused swap plus-3, unused/1 swap plus-4")
    play(game, "favour mastery paying swap+plus-3", "end")
    assert display(game) == ["tithe"]
    assert clause(game, "favour mastery paying swap+plus-4") == "FAVOUR-08"
    play(game, "favour tithe paying swap+plus-4", "end", "end", "end")
    assert display(game) == []
    assert (owned(game, 0), owned(game, 1), owned(game, 2)) == (["mastery"], ["tithe"], [])


@pytest.mark.rule("FAVOUR-08")
def test_a_tile_is_in_one_place_only() -> None:
    with pytest.raises(ValueError, match=r"FAVOUR-\d\d|mastery"):
        with_favours(["mastery"], owned=[["mastery"], [], []])
    with pytest.raises(ValueError, match=r"FAVOUR-\d\d|mastery"):
        with_favours([], owned=[["mastery"], ["mastery"], []])


@pytest.mark.rule("FAVOUR-08")
@pytest.mark.parametrize("onlooker", [0, 1, 2, None])
def test_a_tile_is_kept_face_up(onlooker: int | None) -> None:
    mastery = with_favours(["extra-action"], owned=[["mastery"], ["tithe"], []])
    tithe = with_favours(["extra-action"], owned=[["tithe"], ["mastery"], []])
    assert mastery.view(onlooker) != tithe.view(onlooker)


@pytest.mark.rule("FAVOUR-09")
def test_in_a_turn_with_a_purchase_there_is_no_action_at_all() -> None:
    game = with_favours(
        ["mastery"],
        posts="dortmund-duisburg 0t 0t, hamburg-luebeck 1t - -",
        markers="unused swap swap plus-3 plus-4 develop",
    )
    play(game, "favour mastery paying swap+swap")
    decisions = (
        "income 1t",
        "place t bremen-minden/1",
        "displace t hamburg-luebeck/1 paying 1t",
        "lift dortmund-duisburg/1",
        "route dortmund-duisburg",
        "use plus-3",
        "use plus-4",
    )
    for decision in decisions:
        assert clause(game, decision) == "FAVOUR-09"
    play(game, "use develop actions")  # 2 becomes 3, but not in this turn
    assert game.actions_left == 0
    assert clause(game, "income 1t") == "FAVOUR-09"


@pytest.mark.rule("FAVOUR-10")
def test_in_a_turn_with_a_purchase_markers_that_need_no_action_may_still_be_used() -> None:
    game = with_favours(
        ["mastery"],
        posts="hamburg-luebeck 1t - -",
        offices="hamburg 0t 1t",
        markers="unused swap move-three develop plus-3 plus-4",
    )
    play(game, "favour mastery paying plus-3+plus-4", "use swap hamburg 1 2", "use develop keys")
    play(game, "use move-three", "lift hamburg-luebeck/1", "drop hamburg-luebeck/1 bremen-minden/1", "done")
    assert offices(game, "hamburg") == ["1t", "0t"]
    assert game.position()["abilities"][0]["keys"] == 1
    assert at(game, "bremen-minden/1") == "1t"
    assert unused(game, 0) == []


@pytest.mark.rule("FAVOUR-11")
def test_a_purchase_brings_no_replacement() -> None:
    game = play(with_favours(["mastery"], markers={**PAIR, "stack": ["develop"]}), "favour mastery paying swap+plus-3")
    assert game.position()["markers"]["plates"] == [[], [], []]
    assert stack(game) == ["develop"]
    play(game, "end")
    assert game.turn == game.decider == 1
    assert chosen_routes(game, "marker") == set()


@pytest.mark.rule("FAVOUR-11")
def test_a_purchase_with_an_empty_pile_does_not_end_the_game() -> None:
    game = play(with_favours(["mastery"], markers={**PAIR, "stack": []}), "favour mastery paying swap+plus-3", "end")
    assert not game.is_over


@pytest.mark.rule("EXAMPLE-FAVOUR-01")
def test_buying_with_three_markers_leaves_one_unused_and_two_used_and_three_points() -> None:
    game = play(with_favours(["mastery"], markers="unused swap develop plus-3"), "favour mastery paying swap+plus-3")
    assert unused(game, 0) == ["develop"]
    assert used(game, 0) == ["plus-3", "swap"]
    assert game.actions_left == 0
    assert score(game, 0, "markers") == 3
