"""CLASSIC-19 to CLASSIC-23: points of the classic edition."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import ended, prestige
from tests.clauses.reading import NINE_OTHER_FULL_CITIES
from tests.support import play, score, situation

FIFTEEN = [
    *["extra-office"] * 4,
    *["swap"] * 3,
    *["plus-3"] * 2,
    *["plus-4"] * 2,
    *["develop"] * 2,
    *["remove-three"] * 2,
]


@pytest.mark.rule("CLASSIC-19")
@pytest.mark.parametrize(
    ("count", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 3), (4, 6), (5, 6), (6, 10), (7, 10), (8, 15), (9, 15), (10, 21), (11, 21), (12, 21)],
)
def test_markers_score_by_the_table(count: int, points: int) -> None:
    unused, used = FIFTEEN[: count // 2], FIFTEEN[count // 2 : count]
    game = situation(edition="classic", markers={"unused": [unused, [], []], "used": [used, [], []]})
    assert score(game, 0, "markers") == points


@pytest.mark.rule("CLASSIC-20")
@pytest.mark.parametrize(("developed", "points"), [(0, 8), (1, 16), (2, 16), (3, 24), (4, 32)])
def test_each_office_of_the_network_scores_the_keys_value(developed: int, points: int) -> None:
    # Hamburg, Bremen, Hannover and Minden are joined by routes and hold eight offices of seat 0.
    game = situation(
        edition="classic",
        abilities=f"keys {developed}",
        offices="hamburg 0t 0t, bremen 0t, hannover 0t 0t, minden 0t 0t 0t",
        supply="3t+1m 6t+1m 7t+1m",
    )
    assert score(game, 0, "network") == points


@pytest.mark.rule("CLASSIC-21")
@pytest.mark.parametrize(("before", "award"), [([], 7), ([1], 4), ([1, 2], 2), ([1, 2, 3], 0), ([1, 2, 3, 4], 0)])
def test_the_fourth_and_fifth_to_connect_east_and_west_get_nothing(before: list[int], award: int) -> None:
    # Only Minden is missing between Arnheim and Stendal; Münster gives its owner the point of step 1.
    game = situation(
        edition="classic",
        players=5,
        posts="minden-muenster 0t 0t 0t",
        offices="arnheim 0t, muenster 0m, brunswiek 0t, stendal 0t",
        supply="3t 6t+1m 7t+1m 8t+1m 9t+1m",
        east_west=before,
    )
    play(game, "route minden-muenster office minden")
    assert prestige(game)[0] == 1 + award
    assert game.position()["east_west"] == [*before, 0]


@pytest.mark.rule("CLASSIC-22")
def test_of_tied_players_the_one_with_less_developed_actions_ranks_higher() -> None:
    game = situation(edition="classic", prestige=[3, 3, 3], abilities="actions 2 / actions 1 / actions 3")
    assert [score(game, seat, "total") for seat in (0, 1, 2)] == [3, 3, 3]
    assert [score(game, seat, "rank") for seat in (0, 1, 2)] == [2, 1, 3]


@pytest.mark.rule("CLASSIC-22")
def test_then_the_network_decides_and_then_the_rank_is_shared() -> None:
    # Hannover is seat 2's by the tie: 2 for the city and 1 for the network; seat 1 has 1 for the network.
    game = situation(edition="classic", prestige=[3, 2, 0], offices="hannover 1t 2t")
    assert [score(game, seat, "total") for seat in (0, 1, 2)] == [3, 3, 3]
    assert [score(game, seat, "rank") for seat in (0, 1, 2)] == [3, 1, 1]


def nearly_full(completed: list[str], **facts: Any) -> kontor.Game:
    """So many cities are full, and seat 0 holds the route that fills Goettingen, the next one."""
    return situation(
        edition="classic",
        posts="goettingen-quedlinburg 0t 0t 0t",
        offices={**{city: NINE_OTHER_FULL_CITIES[city] for city in completed}, "goettingen": ["0t"]},
        abilities="privilege 1",
        supply="5t+1m 6t 5t",
        **facts,
    )


@pytest.mark.rule("CLASSIC-23")
def test_the_completed_cities_are_counted_from_zero_to_ten() -> None:
    eight = ["bremen", "brunswiek", "duisburg", "goslar", "lueneburg", "stade", "coellen", "kampen"]
    ninth = play(nearly_full(eight), "route goettingen-quedlinburg office goettingen")
    assert not ninth.is_over
    tenth = play(nearly_full([*eight, "warburg"]), "route goettingen-quedlinburg office goettingen")
    assert ended(tenth) == "END-03"
