"""BRIT-19, BRIT-20, BRIT-47 and BRIT-52: what the Britannia expansion of 2014 does otherwise."""

from collections import Counter
from typing import Any

import pytest

import kontor
from tests.clauses.britannia import SCOTTISH_ROUTES, WELSH_ROUTES, britannia, kinds_of_posts, routes
from tests.clauses.piles import lying, stack
from tests.clauses.reading import at, offices, pieces_on_posts, supply, targets
from tests.support import clause, legal, play, rows

SCATTERED = rows("chester-conway 1t - -, cardiff-montgomery 2m - -, london-oxford 1t 2t - -")


def expansion(players: int = 3, **facts: Any) -> kontor.Game:
    return britannia(players, "classic", **facts)


# ---------------------------------------------------------------- Move 3


def moving(players: int = 3) -> kontor.Game:
    """Seat 0 has just used Move 3 Tradesmen."""
    return play(expansion(players, posts=SCATTERED, markers="unused move-three"), "use move-three")


@pytest.mark.rule("BRIT-19")
def test_move_three_is_three_moves_one_after_the_other(players: int) -> None:
    game = play(moving(players), "lift chester-conway/1")
    assert clause(game, "lift cardiff-montgomery/1") == "BRIT-19"
    assert legal(game, "lift") == []
    play(game, "drop chester-conway/1 conway-montgomery/1")
    play(game, "lift cardiff-montgomery/1", "drop cardiff-montgomery/1 conway-montgomery/2")
    play(game, "lift london-oxford/1", "drop london-oxford/1 cardiff-oxford/1")
    assert legal(game) == ["done"]
    play(game, "done")
    assert at(game, "conway-montgomery/1") == at(game, "cardiff-oxford/1") == "1t"
    assert at(game, "conway-montgomery/2") == "2m"
    assert game.actions_left == 2


@pytest.mark.rule("BRIT-19")
def test_two_pieces_do_not_exchange_their_posts(players: int) -> None:
    game = play(moving(players), "lift chester-conway/1")
    assert clause(game, "drop chester-conway/1 cardiff-montgomery/1") == "BRIT-19"
    assert "drop chester-conway/1 cardiff-montgomery/1" not in legal(game)


@pytest.mark.rule("BRIT-19")
def test_a_post_left_by_an_earlier_move_is_free_for_the_next(players: int) -> None:
    game = play(moving(players), "lift chester-conway/1", "drop chester-conway/1 conway-montgomery/1")
    play(game, "lift cardiff-montgomery/1", "drop cardiff-montgomery/1 chester-conway/1", "done")
    assert at(game, "chester-conway/1") == "2m"


@pytest.mark.rule("BRIT-20")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_remove_three_is_replaced_by_move_three(players: int) -> None:
    game = kontor.new_game(board="britannia", players=players, seed=4, edition="classic")
    assert Counter([*lying(game).values(), *stack(game)]) == {
        "extra-office": 4,
        "swap": 3,
        "plus-3": 2,
        "plus-4": 2,
        "develop": 2,
        "move-three": 2,
    }


@pytest.mark.rule("BRIT-20")
def test_nobody_can_hold_a_remove_three() -> None:
    with pytest.raises(ValueError, match="remove-three"):
        expansion(markers="unused remove-three")


# ---------------------------------------------------------------- permanent markers


@pytest.mark.rule("BRIT-47")
def test_the_permanent_move_must_be_used(players: int) -> None:
    game = expansion(players, posts={"calais-canterbury": ["0t", "0m", "0t"], **SCATTERED})
    play(game, "route calais-canterbury")
    assert clause(game, "done") == "BRIT-47"
    assert clause(game, "place t london-oxford/3") == "TURN-05"
    play(game, "lift london-oxford/1", "drop london-oxford/1 london-oxford/3", "done")
    assert at(game, "london-oxford/3") == "1t"


@pytest.mark.rule("BRIT-47")
def test_the_permanent_placing_must_be_used(players: int) -> None:
    game = expansion(players, posts="calais-southampton 0t 0m 0m", abilities="book 1")
    play(game, "route calais-southampton office southampton")
    assert offices(game, "southampton") == ["0t"]
    assert clause(game, "decline") == "BRIT-47"
    play(game, "settle t chester-conway/1 from stock", "settle t chester-conway/2 from stock")
    assert pieces_on_posts(game) == ["0t", "0t"]
    assert game.actions_left == 1


@pytest.mark.rule("BRIT-47")
def test_a_permanent_marker_stays_at_its_route_for_the_next_who_establishes_it() -> None:
    game = expansion(posts={"calais-canterbury": ["0t", "0m", "0t"], **SCATTERED})
    play(game, "route calais-canterbury", "lift london-oxford/1", "drop london-oxford/1 cardiff-oxford/1", "done")
    position = {**game.position(), "posts": {"calais-canterbury": ["0t", "0m", "0t"], **SCATTERED}}
    again = play(kontor.from_position(position), "route calais-canterbury")
    assert clause(again, "lift london-oxford/1") is None
    assert clause(again, "done") == "BRIT-47"


def placing_two(players: int, left_in_stock: str) -> kontor.Game:
    """Seat 0 has just established Calais–Southampton; of its 11 traders and 2 merchants so many lie in stock."""
    game = expansion(players, posts="calais-southampton 0t 0m 0m", abilities="book 1")
    position = play(game, "route calais-southampton").position()
    position["supply"][0] = {"many": "3t", "1t": "10t+2m"}[left_in_stock]
    return kontor.from_position(position)


@pytest.mark.rule("BRIT-52")
def test_the_pieces_come_from_the_stock_and_go_to_wales_or_scotland(players: int) -> None:
    game = placing_two(players, "many")
    assert all(target.endswith(" from stock") for target in targets(game, "settle "))
    assert routes(game, "settle t ") == WELSH_ROUTES | (SCOTTISH_ROUTES if players == 4 else set())
    assert routes(game, "settle t ") < kinds_of_posts(players).keys()
    assert clause(game, "settle t chester-conway/1 from supply") == "BRIT-52"


@pytest.mark.rule("BRIT-52")
def test_with_the_stock_empty_no_further_piece_is_placed(players: int) -> None:
    game = placing_two(players, "1t")
    assert clause(game, "settle t chester-conway/1 from supply") == "BRIT-52"
    play(game, "settle t chester-conway/1 from stock")
    assert supply(game, 0) == "10t+2m"
    assert pieces_on_posts(game) == ["0t"]
    assert clause(game, "place t london-oxford/1") is None  # the marker is done, the turn goes on
