"""BRIT-14 to BRIT-18 and BRIT-21: bonus markers on the Britannia board."""

from typing import Any

import pytest

import kontor
from tests.clauses.britannia import (
    SCATTERED,
    SCOTTISH_ROUTES,
    WELSH_ROUTES,
    britannia,
    kinds_of_posts,
    permits_used,
    routes,
)
from tests.clauses.piles import chosen_routes, lying
from tests.clauses.reading import at
from tests.support import Rows, Situation, clause, play

# ---------------------------------------------------------------- where a bonus marker may lie


def replacing(players: int, edition: str) -> kontor.Game:
    """Seat 0 took a marker in this turn and has now to place the swap drawn for it."""
    game = britannia(
        players, edition, posts="lancaster-richmond 0t 0t", markers="lancaster-richmond plus-3, stack swap develop"
    )
    return play(game, "route lancaster-richmond", "end")


@pytest.mark.rule("BRIT-14")
@pytest.mark.parametrize(
    ("players", "permanent"),
    [
        (3, {"calais-canterbury", "calais-southampton", "carlisle-isle-of-man"}),
        (4, {"calais-canterbury", "calais-southampton"}),
    ],
)
def test_no_bonus_marker_is_placed_at_a_route_with_a_permanent_marker(
    players: int, permanent: set[str], edition: str
) -> None:
    game = replacing(players, edition)
    for route in permanent:
        assert clause(game, f"marker swap {route}") == "BRIT-14"
    outside = WELSH_ROUTES | (SCOTTISH_ROUTES if players == 4 else set())
    assert chosen_routes(game, "marker ") == kinds_of_posts(players).keys() - permanent - outside


@pytest.mark.rule("BRIT-15")
def test_no_bonus_marker_is_placed_in_wales_or_scotland(players: int, edition: str) -> None:
    game = replacing(players, edition)
    for route in WELSH_ROUTES | (SCOTTISH_ROUTES if players == 4 else set()):
        assert clause(game, f"marker swap {route}") == "BRIT-15"
    play(game, "marker swap cardiff-oxford")
    assert lying(game) == {"cardiff-oxford": "swap"}


@pytest.mark.rule("BRIT-16")
def test_an_english_sea_route_without_a_permanent_marker_may_receive_a_bonus_marker() -> None:
    game = play(replacing(4, "bigbox"), "marker swap carlisle-chester")
    assert lying(game) == {"carlisle-chester": "swap"}


# ---------------------------------------------------------------- Move 3 and other marker effects


def moving_three(players: int, edition: str, posts: Rows, **facts: Any) -> kontor.Game:
    """Seat 0 has just used Move 3 Tradesmen."""
    return play(britannia(players, edition, posts=posts, markers="unused move-three", **facts), "use move-three")


@pytest.mark.rule("BRIT-17")
def test_move_three_keeps_every_piece_in_its_country(players: int, edition: str) -> None:
    scottish = SCOTTISH_ROUTES if players == 4 else set()
    welsh = play(moving_three(players, edition, SCATTERED), "lift cardiff-montgomery/1")
    assert routes(welsh, "drop cardiff-montgomery/1 ") == WELSH_ROUTES
    assert clause(welsh, "drop cardiff-montgomery/1 london-oxford/2") == "BRIT-17"  # Move would allow it
    english = play(moving_three(players, edition, SCATTERED), "lift london-oxford/1")
    assert routes(english, "drop london-oxford/1 ") == kinds_of_posts(players).keys() - WELSH_ROUTES - scottish
    assert clause(english, "drop london-oxford/1 cardiff-montgomery/2") == "BRIT-17"


@pytest.mark.rule("BRIT-17")
def test_move_three_keeps_scottish_pieces_in_scotland(edition: str) -> None:
    game = play(moving_three(4, edition, {"carlisle-falkirk": ["1t", None]}), "lift carlisle-falkirk/1")
    assert routes(game, "drop carlisle-falkirk/1 ") == SCOTTISH_ROUTES
    assert clause(game, "drop carlisle-falkirk/1 carlisle-richmond/1") == "BRIT-17"
    assert clause(game, "drop carlisle-falkirk/1 chester-conway/1") == "BRIT-17"


@pytest.mark.rule("BRIT-18")
def test_with_move_three_pieces_exchange_posts_within_a_country(players: int) -> None:
    game = play(moving_three(players, "bigbox", SCATTERED), "lift cardiff-montgomery/1", "lift chester-conway/1")
    play(game, "drop cardiff-montgomery/1 chester-conway/1", "drop chester-conway/1 cardiff-montgomery/1", "done")
    assert at(game, "cardiff-montgomery/1") == "2m"
    assert at(game, "chester-conway/1") == "1t"


@pytest.mark.rule("BRIT-18")
def test_with_move_three_pieces_of_two_countries_do_not_exchange_posts(players: int) -> None:
    game = play(moving_three(players, "bigbox", SCATTERED), "lift cardiff-montgomery/1", "lift london-oxford/1")
    assert clause(game, "drop cardiff-montgomery/1 london-oxford/1") == "BRIT-17"
    assert clause(game, "drop london-oxford/1 cardiff-montgomery/1") == "BRIT-17"


@pytest.mark.rule("BRIT-21")
def test_no_marker_effect_needs_or_uses_a_permit(players: int, edition: str) -> None:
    without = moving_three(players, edition, SCATTERED)
    play(without, "lift cardiff-montgomery/1", "drop cardiff-montgomery/1 conway-montgomery/1", "done")
    assert at(without, "conway-montgomery/1") == "1t"
    placing = britannia(players, edition, posts="calais-southampton 0t 0m 0m", abilities="book 1", offices="cardiff 0t")
    play(placing, "route calais-southampton")
    play(placing, "settle t conway-montgomery/1 from stock", "settle t conway-montgomery/2 from stock")
    assert permits_used(placing) == []
    assert clause(placing, "place t conway-montgomery/3") is None  # the permit of Cardiff is still there


@pytest.mark.rule("BRIT-21")
def test_the_permanent_move_needs_no_permit(britannia: Situation) -> None:
    game = play(britannia(posts={"calais-canterbury": ["0t", "0m", "0t"], **SCATTERED}), "route calais-canterbury")
    play(game, "lift cardiff-montgomery/1", "drop cardiff-montgomery/1 conway-montgomery/1", "done")
    assert at(game, "conway-montgomery/1") == "1t"
