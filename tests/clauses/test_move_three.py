"""MARKER-53 to MARKER-61: Move 3 Tradesmen (Big Box only)."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import prestige, unused, used
from tests.clauses.reading import at, pieces_on_posts, supply
from tests.support import clause, legal, play, rows, situation

SCATTERED = rows("hamburg-luebeck 1t 2m -, bremen-minden 1t - -, emden-groningen 2t - -, kampen-osnabrueck 0t -")


def moving(**facts: Any) -> kontor.Game:
    """Seat 0 has just used Move 3 Tradesmen."""
    given = {"posts": SCATTERED, "supply": "5t+1m 6t+1m 7t", "markers": "unused move-three", **facts}
    return play(situation(**given), "use move-three")


@pytest.mark.rule("MARKER-53")
def test_three_tradesmen_are_lifted_from_several_routes_and_put_on_several_routes() -> None:
    game = play(moving(), "lift hamburg-luebeck/1", "lift bremen-minden/1", "lift emden-groningen/1")
    play(
        game,
        "drop hamburg-luebeck/1 arnheim-kampen/1",
        "drop bremen-minden/1 arnheim-kampen/2",
        "drop emden-groningen/1 hannover-minden/3",
        "done",
    )
    assert at(game, "arnheim-kampen/1") == "1t"
    assert at(game, "arnheim-kampen/2") == "1t"
    assert at(game, "hannover-minden/3") == "2t"
    assert pieces_on_posts(game) == ["0t", "1t", "1t", "2m", "2t"]
    assert unused(game, 0) == []
    assert used(game, 0) == ["move-three"]


@pytest.mark.rule("MARKER-53")
def test_a_fourth_tradesman_is_not_lifted() -> None:
    game = play(moving(), "lift hamburg-luebeck/1", "lift hamburg-luebeck/2", "lift bremen-minden/1")
    assert clause(game, "lift emden-groningen/1") == "MARKER-53"
    assert legal(game, "lift") == []


@pytest.mark.rule("MARKER-53")
def test_fewer_than_three_may_be_moved_but_not_none() -> None:
    game = moving()
    assert "done" not in legal(game)
    assert clause(game, "done") == "MARKER-53"
    play(game, "lift bremen-minden/1", "drop bremen-minden/1 bremen-hannover/1")
    assert "done" in legal(game)
    play(game, "done")
    assert at(game, "bremen-hannover/1") == "1t"
    assert game.actions_left == 2
    assert clause(game, "place t bremen-minden/1") is None


@pytest.mark.rule("MARKER-53")
def test_an_empty_post_has_nothing_to_lift_and_a_piece_is_moved_once() -> None:
    game = moving()
    assert clause(game, "lift bremen-minden/2") == "MARKER-53"
    play(game, "lift bremen-minden/1", "drop bremen-minden/1 bremen-minden/2")
    assert clause(game, "lift bremen-minden/2") == "MARKER-53"
    assert clause(game, "drop hamburg-luebeck/1 bremen-minden/3") == "MARKER-53"  # it was not lifted


@pytest.mark.rule("MARKER-54")
def test_own_pieces_are_not_chosen() -> None:
    game = moving()
    assert clause(game, "lift kampen-osnabrueck/1") == "MARKER-54"
    assert sorted(legal(game, "lift")) == [
        "lift bremen-minden/1",
        "lift emden-groningen/1",
        "lift hamburg-luebeck/1",
        "lift hamburg-luebeck/2",
    ]


@pytest.mark.rule("MARKER-54")
@pytest.mark.parametrize(
    "chosen",
    [
        ("hamburg-luebeck/1", "hamburg-luebeck/2", "hamburg-luebeck/3"),  # one opponent
        ("hamburg-luebeck/1", "hamburg-luebeck/2", "emden-groningen/1"),  # two
        ("hamburg-luebeck/1", "emden-groningen/1", "emden-groningen/2"),  # three
    ],
)
def test_the_pieces_may_belong_to_one_two_or_three_opponents(chosen: tuple[str, ...]) -> None:
    game = situation(players=4, posts="hamburg-luebeck 1t 1t 1t, emden-groningen 2t 3t -", markers="unused move-three")
    play(game, "use move-three", *(f"lift {post}" for post in chosen))
    for number, post in enumerate(chosen, 1):
        play(game, f"drop {post} bremen-minden/{number}")
    play(game, "done")
    assert at(game, "bremen-minden/3") is not None


@pytest.mark.rule("MARKER-55")
def test_the_owners_have_no_say_and_get_no_extra_pieces() -> None:
    game = moving()
    for decision in (
        "lift hamburg-luebeck/2",
        "lift bremen-minden/1",
        "drop hamburg-luebeck/2 arnheim-kampen/1",
        "drop bremen-minden/1 arnheim-kampen/2",
        "done",
    ):
        play(game, decision)
        assert game.decider == 0
    assert legal(game, "settle") == []
    assert pieces_on_posts(game) == ["0t", "1t", "1t", "2m", "2t"]
    assert [supply(game, seat) for seat in (0, 1, 2)] == ["5t+1m", "6t+1m", "7t"]


@pytest.mark.rule("MARKER-56", "EXAMPLE-MARKER-05")
def test_a_merchant_and_a_trader_of_two_owners_exchange_posts() -> None:
    game = moving()
    play(
        game,
        "lift hamburg-luebeck/2",
        "lift bremen-minden/1",
        "drop bremen-minden/1 hamburg-luebeck/2",
        "drop hamburg-luebeck/2 bremen-minden/1",
        "done",
    )
    assert at(game, "hamburg-luebeck/2") == "1t"
    assert at(game, "bremen-minden/1") == "2m"


@pytest.mark.rule("MARKER-57")
def test_a_piece_may_go_to_another_post_of_the_route_it_came_from() -> None:
    game = play(moving(), "lift hamburg-luebeck/1", "drop hamburg-luebeck/1 hamburg-luebeck/3", "done")
    assert [at(game, f"hamburg-luebeck/{number}") for number in (1, 2, 3)] == [None, "2m", "1t"]


@pytest.mark.rule("MARKER-58")
def test_nothing_is_displaced_and_an_occupied_post_is_no_destination() -> None:
    game = play(moving(), "lift hamburg-luebeck/1")
    assert clause(game, "drop hamburg-luebeck/1 hamburg-luebeck/2") == "MARKER-58"
    assert clause(game, "drop hamburg-luebeck/1 kampen-osnabrueck/1") == "MARKER-58"
    assert clause(game, "drop hamburg-luebeck/1 kampen-osnabrueck/2") is None


@pytest.mark.rule("MARKER-59")
def test_a_merchant_counts_as_one_of_the_three() -> None:
    game = situation(
        players=4,
        posts="hamburg-luebeck 1m 2m 3m, emden-groningen 1t - -",
        supply="5t+1m 6t 7t 8t",
        markers="unused move-three",
    )
    play(game, "use move-three", "lift hamburg-luebeck/1", "lift hamburg-luebeck/2", "lift hamburg-luebeck/3")
    assert clause(game, "lift emden-groningen/1") == "MARKER-53"
    for number in (1, 2, 3):
        play(game, f"drop hamburg-luebeck/{number} bremen-minden/{number}")
    play(game, "done")
    assert [at(game, f"bremen-minden/{number}") for number in (1, 2, 3)] == ["1m", "2m", "3m"]


@pytest.mark.rule("MARKER-60")
def test_every_lifted_piece_stands_on_a_post_again_before_the_effect_ends() -> None:
    game = play(moving(), "lift hamburg-luebeck/1", "lift bremen-minden/1", "drop bremen-minden/1 bremen-minden/2")
    assert clause(game, "done") == "MARKER-60"
    assert legal(game, "end") == []
    play(game, "drop hamburg-luebeck/1 hamburg-luebeck/3")
    assert clause(game, "done") is None


@pytest.mark.rule("MARKER-61")
def test_a_row_completed_by_the_move_establishes_nothing() -> None:
    game = moving(
        posts="bremen-minden 1t 1t -, emden-groningen 1t - -", offices="minden 1t", supply="5t+1m 6t+1m 7t+1m"
    )
    play(game, "lift emden-groningen/1", "drop emden-groningen/1 bremen-minden/3", "done")
    assert [at(game, f"bremen-minden/{number}") for number in (1, 2, 3)] == ["1t", "1t", "1t"]
    assert prestige(game) == [0, 0, 0]
    play(game, "end")
    assert clause(game, "route bremen-minden") is None  # seat 1 needs an action of its own for that
