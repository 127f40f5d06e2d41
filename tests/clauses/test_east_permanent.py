"""EAST-30 to EAST-42: the permanent markers printed at the four sea routes."""

from typing import Any

import pytest

from tests.clauses.eastern import (
    GREEN_CITIES,
    NINE_FULL_CITIES,
    SEA_ROUTES,
    SHIPS,
    all_posts,
    east,
    foundable,
    holding,
)
from tests.clauses.piles import completed, ended, extra_offices, plate, prestige, stack, unused
from tests.clauses.reading import at, development, east_west, in_stock, offices, posts, supply, targets
from tests.support import clause, legal, play, rows, score

# What the permanent marker of each sea route allows, and no other one does.
ASKED = {
    "stralsund-wismar": "lift havelberg-perleberg/1",
    "malmoe-stralsund": "develop privilege",
    "malmoe-visby": "found dresden t",
    "danzig-malmoe": "settle t krakau-thorn/1 from route",
}
SOMEBODY = rows("havelberg-perleberg 1t -")  # somebody to be moved
TRIO = rows("havelberg-perleberg 1t 0t, krakau-thorn 2m - -")


def refuse(route: str) -> str:
    """How the permanent marker of a sea route is left unused."""
    return "done" if route == "stralsund-wismar" else "decline"


@pytest.mark.rule("EAST-42", "EAST-24")
@pytest.mark.parametrize("route", list(SEA_ROUTES))
def test_each_sea_route_has_its_own_permanent_marker(route: str) -> None:
    game = play(holding(route, posts=SOMEBODY), f"route {route}")
    assert game.decider == 0
    assert [other for other, decision in ASKED.items() if decision in legal(game)] == [route]


@pytest.mark.rule("EAST-30")
@pytest.mark.parametrize("route", list(SEA_ROUTES))
def test_the_permanent_marker_comes_at_once_and_may_be_refused(route: str) -> None:
    game = play(holding(route, posts=SOMEBODY), f"route {route}")
    for action in ("end", "income 1t", "place t krakau-thorn/2"):
        assert clause(game, action) == "TURN-05"
    play(game, refuse(route))
    assert (game.decider, game.actions_left) == (0, 1)
    assert clause(game, "place t krakau-thorn/2") is None
    assert supply(game) == "3t"
    assert development(game, "privilege") == 0
    assert [city for city in GREEN_CITIES if offices(game, city)] == []
    assert game.position()["posts"] == SOMEBODY


@pytest.mark.rule("EAST-30")
def test_a_permanent_marker_is_used_at_no_other_time() -> None:
    game = holding("malmoe-stralsund")
    assert clause(game, "develop privilege") == "EAST-30"
    play(game, "route malmoe-stralsund", "decline")
    assert clause(game, "develop privilege") == "EAST-30"
    assert "decline" not in legal(game)


@pytest.mark.rule("EAST-30")
def test_a_permanent_marker_is_used_once_for_each_time_the_route_is_established() -> None:
    game = holding("malmoe-stralsund", abilities="book 3 actions 5", supply="3t+2m 3t 3t")
    play(game, "route malmoe-stralsund", "develop privilege")
    assert clause(game, "develop privilege") == "EAST-30"
    play(game, "place m malmoe-stralsund/1", "place m malmoe-stralsund/2", "place t malmoe-stralsund/3")
    play(game, "route malmoe-stralsund", "develop privilege")
    assert development(game, "privilege") == 2


@pytest.mark.rule("EAST-30")
def test_a_permanent_marker_stays_for_later_establishers() -> None:
    game = holding("malmoe-stralsund", abilities="book 1 / book 1 actions 5", supply="3t 3t+2m 3t")
    play(game, "route malmoe-stralsund", "develop privilege", "end")
    play(game, "place m malmoe-stralsund/1", "place m malmoe-stralsund/2", "place t malmoe-stralsund/3")
    play(game, "route malmoe-stralsund", "develop privilege")
    assert [development(game, "privilege", seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("EAST-30")
def test_a_route_without_a_ship_brings_no_permanent_marker() -> None:
    game = play(east(posts="havelberg-perleberg 0t 0t, krakau-thorn 1t - -"), "route havelberg-perleberg")
    assert "end" in legal(game)
    assert {"done", "decline"}.isdisjoint(legal(game))


@pytest.mark.rule("EAST-31")
@pytest.mark.parametrize("city", GREEN_CITIES)
def test_occupy_puts_a_piece_of_the_supply_right_of_all_pieces_in_a_green_city(city: str) -> None:
    game = holding("malmoe-visby", offices=f"{city} 2t", extra_offices=f"{city} 1t", supply="3t 3t 3t")
    play(game, "route malmoe-visby", f"found {city} t")
    assert offices(game, city) == ["2t", "0t"]
    assert extra_offices(game, city) == ["1t"]
    assert supply(game) == "2t"


@pytest.mark.rule("EAST-31")
def test_occupy_takes_no_piece_of_the_route_and_none_of_the_stock() -> None:
    # The merchant of the route and a second one are in the stock by then.
    game = play(holding("malmoe-visby"), "route malmoe-visby")
    assert foundable(game) == ["belgard t", "dresden t", "waren t"]
    assert clause(game, "found belgard m") == "EAST-31"


@pytest.mark.rule("EAST-31")
def test_occupy_puts_one_piece_in_one_green_city() -> None:
    game = play(holding("malmoe-visby"), "route malmoe-visby", "found belgard t")
    assert clause(game, "found dresden t") == "EAST-30"
    assert game.actions_left == 1


@pytest.mark.rule("EAST-32")
def test_move_any_2_lifts_own_and_foreign_pieces_from_every_route() -> None:
    game = play(holding("stralsund-wismar", posts=TRIO), "route stralsund-wismar")
    assert targets(game, "lift ") == ["havelberg-perleberg/1", "havelberg-perleberg/2", "krakau-thorn/1"]
    play(game, "lift havelberg-perleberg/2", "lift krakau-thorn/1")
    assert clause(game, "lift havelberg-perleberg/1") == "EAST-32"
    play(game, "drop havelberg-perleberg/2 halle-wittenberg/1", "drop krakau-thorn/1 stralsund-wismar/2")
    assert clause(game, "lift havelberg-perleberg/1") == "EAST-32"
    assert legal(game) == ["done"]
    play(game, "done")
    assert (game.decider, game.actions_left) == (0, 1)
    assert at(game, "halle-wittenberg/1") == "0t"
    assert at(game, "stralsund-wismar/2") == "2m"


@pytest.mark.rule("EAST-32")
def test_move_any_2_may_exchange_the_two() -> None:
    game = play(holding("stralsund-wismar", posts=TRIO), "route stralsund-wismar")
    play(game, "lift havelberg-perleberg/1", "lift krakau-thorn/1")
    play(game, "drop havelberg-perleberg/1 krakau-thorn/1", "drop krakau-thorn/1 havelberg-perleberg/1", "done")
    assert at(game, "krakau-thorn/1") == "1t"
    assert at(game, "havelberg-perleberg/1") == "2m"


@pytest.mark.rule("EAST-32")
def test_move_any_2_may_move_one_piece_or_none() -> None:
    game = play(holding("stralsund-wismar", posts=TRIO), "route stralsund-wismar")
    assert clause(game, "done") is None
    play(game, "lift havelberg-perleberg/1")
    assert clause(game, "done") == "EAST-32"  # a piece is in the hand
    play(game, "drop havelberg-perleberg/1 krakau-thorn/3", "done")
    assert at(game, "krakau-thorn/3") == "1t"
    assert game.decider == 0


@pytest.mark.rule("EAST-32")
def test_move_any_2_needs_free_posts() -> None:
    game = play(holding("stralsund-wismar", posts=TRIO), "route stralsund-wismar", "lift krakau-thorn/1")
    free = all_posts() - {"havelberg-perleberg/1", "havelberg-perleberg/2"}
    assert set(targets(game, "drop krakau-thorn/1 ")) == free
    assert clause(game, "drop krakau-thorn/1 havelberg-perleberg/1") == "EAST-32"


@pytest.mark.rule("EAST-33")
def test_develop_privilege_frees_a_trader_and_the_colour_counts_at_once() -> None:
    game = holding("malmoe-stralsund", posts="havelberg-perleberg 0t 0t")
    assert clause(game, "route havelberg-perleberg office perleberg") == "OFFICE-04"
    play(game, "route malmoe-stralsund", "develop privilege")
    assert development(game, "privilege") == 1
    assert supply(game) == "4t"
    play(game, "route havelberg-perleberg office perleberg")
    assert offices(game, "perleberg") == ["0t"]


@pytest.mark.rule("EAST-33")
def test_with_privilege_full_the_marker_does_nothing() -> None:
    game = play(holding("malmoe-stralsund", 3), "route malmoe-stralsund")
    assert "end" in legal(game)
    assert "develop privilege" not in legal(game)
    assert development(game, "privilege") == 3
    assert supply(game) == "3t"


@pytest.mark.rule("EAST-34")
def test_place_2_puts_pieces_of_the_route_on_free_posts_anywhere() -> None:
    game = play(holding("danzig-malmoe", posts=SOMEBODY), "route danzig-malmoe")
    free = all_posts() - {"havelberg-perleberg/1"}
    assert set(targets(game, "settle m ")) == {f"{post} from route" for post in free}
    assert set(targets(game, "settle t ")) == {f"{post} from route" for post in free - SHIPS}
    play(game, "settle t krakau-thorn/1 from route")
    assert clause(game, "settle t krakau-thorn/1 from route") == "EAST-34"  # occupied now
    play(game, "settle t krakau-thorn/2 from route")
    assert posts(game, "krakau-thorn") == ["0t", "0t"]
    assert "end" in legal(game)  # two, and no more
    assert supply(game) == "3t"


@pytest.mark.rule("EAST-34")
def test_place_2_may_place_one_piece_or_none() -> None:
    game = play(holding("danzig-malmoe"), "route danzig-malmoe", "settle m krakau-thorn/1 from route", "decline")
    assert posts(game, "krakau-thorn") == ["0m"]
    assert game.actions_left == 1
    none = play(holding("danzig-malmoe"), "route danzig-malmoe", "decline")
    assert none.position()["posts"] == {}


@pytest.mark.rule("EAST-34")
def test_place_2_takes_pieces_of_the_route_only() -> None:
    # The route holds one merchant; another is in the stock, traders are in supply and stock.
    game = play(holding("danzig-malmoe"), "route danzig-malmoe")
    assert clause(game, "settle t krakau-thorn/1 from stock") == "EAST-34"
    assert clause(game, "settle t krakau-thorn/1 from supply") == "EAST-34"
    assert [line for line in legal(game, "settle") if not line.endswith("from route")] == []
    play(game, "settle m krakau-thorn/1 from route")
    assert legal(game, "settle m") == []
    assert clause(game, "settle m krakau-thorn/2 from route") == "EAST-34"


@pytest.mark.rule("EAST-35")
@pytest.mark.parametrize("route", list(SEA_ROUTES))
def test_a_permanent_marker_is_not_taken_and_not_replaced_and_scores_nothing(route: str) -> None:
    game = play(holding(route, posts=SOMEBODY, markers="stack swap develop"), f"route {route}", ASKED[route])
    if route == "stralsund-wismar":
        play(game, "drop havelberg-perleberg/1 krakau-thorn/1", "done")
    if route == "danzig-malmoe":
        play(game, "decline")
    assert score(game, 0, "markers") == 0
    assert unused(game) == []
    assert game.position()["markers"]["used"] == [[], [], []]
    assert plate(game, 0) == []
    assert stack(game) == ["swap", "develop"]
    play(game, "end")
    assert game.turn == 1  # no replacement is asked for


@pytest.mark.rule("EAST-36")
@pytest.mark.parametrize("step_3", ["", " office malmoe", " extra stralsund t"])
def test_the_permanent_marker_comes_whether_step_3_was_used_or_skipped(step_3: str) -> None:
    game = holding("malmoe-stralsund", offices="stralsund 1t", markers="unused extra-office")
    play(game, f"route malmoe-stralsund{step_3}")
    assert prestige(game) == [0, 1, 0]  # step 1: Stralsund
    assert offices(game, "malmoe") == (["0m"] if "office" in step_3 else [])
    assert extra_offices(game, "stralsund") == (["0t"] if "extra" in step_3 else [])
    assert sorted(legal(game)) == ["decline", "develop privilege"]


@pytest.mark.rule("EAST-36")
def test_the_permanent_marker_comes_too_late_for_step_3() -> None:
    game = holding("malmoe-stralsund")  # Stralsund's first space is orange
    assert clause(game, "route malmoe-stralsund office stralsund") == "OFFICE-04"


@pytest.mark.rule("EAST-37")
@pytest.mark.parametrize(
    ("step_3", "placed", "returned"),
    [
        ("", [], [3, 1]),
        ("", ["settle t krakau-thorn/1 from route"], [2, 1]),
        ("", ["settle t krakau-thorn/1 from route", "settle m krakau-thorn/2 from route"], [2, 0]),
        (" office danzig", [], [2, 1]),
        (" office danzig", ["settle t krakau-thorn/1 from route", "settle t krakau-thorn/2 from route"], [0, 1]),
        (" office malmoe", ["settle t krakau-thorn/1 from route"], [2, 0]),
    ],
)
def test_the_pieces_wait_aside_and_those_not_chosen_go_to_the_stock(
    step_3: str, placed: list[str], returned: list[int]
) -> None:
    game = holding("danzig-malmoe")
    traders, merchants = in_stock(game)
    play(game, f"route danzig-malmoe{step_3}")
    assert in_stock(game) == [traders, merchants]  # nothing has come back yet
    assert game.view()["decision"]["aside"] == {"": "3t+1m", " office danzig": "2t+1m", " office malmoe": "3t"}[step_3]
    assert posts(game, "danzig-malmoe") == []
    play(game, *placed)
    if len(placed) < 2:
        play(game, "decline")
    assert in_stock(game) == [traders + returned[0], merchants + returned[1]]
    assert supply(game) == "3t"


@pytest.mark.rule("EAST-37")
def test_the_piece_used_in_step_3_is_not_among_them() -> None:
    game = play(holding("danzig-malmoe"), "route danzig-malmoe office malmoe")  # with the merchant
    assert legal(game, "settle m") == []
    assert clause(game, "settle m krakau-thorn/1 from route") == "EAST-34"


@pytest.mark.rule("EAST-38")
def test_the_route_just_established_may_be_a_destination() -> None:
    game = play(holding("danzig-malmoe"), "route danzig-malmoe")
    play(game, "settle t danzig-malmoe/2 from route", "settle m danzig-malmoe/4 from route")
    assert game.position()["posts"] == {"danzig-malmoe": [None, "0t", None, "0m"]}


@pytest.mark.rule("EAST-39")
def test_with_an_empty_supply_nothing_is_founded() -> None:
    game = play(holding("malmoe-visby", supply="0 3t 3t"), "route malmoe-visby")
    assert foundable(game) == []
    assert (game.decider, game.actions_left) == (0, 1)
    assert clause(game, "income 1t") is None  # the turn goes on
    assert completed(game) == 0


@pytest.mark.rule("EAST-40")
def test_a_founded_office_advances_the_black_cube_and_can_end_the_game() -> None:
    game = play(holding("malmoe-visby", offices=NINE_FULL_CITIES), "route malmoe-visby")
    assert (completed(game), game.is_over) == (9, False)
    play(game, "found waren t")
    assert completed(game) == 10
    assert ended(game) == "END-03"
    assert game.decider is None


LAND_CHAIN_WITHOUT_WAREN = {city: ["0t"] for city in ("luebeck", "wismar", "stettin", "anklam", "belgard", "danzig")}


@pytest.mark.rule("EAST-40")
@pytest.mark.parametrize(("before", "end"), [(12, None), (13, "END-01")])
def test_a_founded_office_completes_the_connection_at_once_and_can_end_the_game(before: int, end: str | None) -> None:
    game = holding("malmoe-visby", offices=LAND_CHAIN_WITHOUT_WAREN, prestige=[before, 0, 0])
    play(game, "route malmoe-visby")
    assert prestige(game) == [before, 0, 0]
    play(game, "found waren t")
    assert prestige(game) == [before + 7, 0, 0]
    assert east_west(game) == [0]
    assert ended(game) == end


@pytest.mark.rule("EAST-40", "END-06")
@pytest.mark.parametrize("route", list(SEA_ROUTES))
def test_the_permanent_marker_is_still_used_when_step_1_ends_the_game(route: str) -> None:
    # Seat 1 stands at 19 and controls one end of the route.
    game = play(holding(route, posts=SOMEBODY, offices="malmoe 1t, wismar 1t", prestige=[0, 19, 0]), f"route {route}")
    assert prestige(game) == [0, 20, 0]
    assert not game.is_over
    play(game, ASKED[route])
    if route == "stralsund-wismar":
        play(game, "drop havelberg-perleberg/1 krakau-thorn/1", "done")
    if route == "danzig-malmoe":
        play(game, "settle m krakau-thorn/2 from route")
    assert ended(game) == "END-01"
    changed: dict[str, Any] = {
        "stralsund-wismar": at(game, "krakau-thorn/1") == "1t",
        "malmoe-stralsund": development(game, "privilege") == 1,
        "malmoe-visby": offices(game, "dresden") == ["0t"],
        "danzig-malmoe": posts(game, "krakau-thorn") == ["0t", "0m"],
    }
    assert changed[route]


@pytest.mark.rule("EAST-41")
def test_an_office_of_step_3_and_a_founded_office_come_from_one_action() -> None:
    game = play(holding("malmoe-visby"), "route malmoe-visby office malmoe", "found belgard t")
    assert offices(game, "malmoe") == ["0m"]
    assert offices(game, "belgard") == ["0t"]
    assert game.actions_left == 1


@pytest.mark.rule("EXAMPLE-EAST-03")
def test_red_builds_with_one_trader_places_the_merchant_and_one_trader_and_returns_the_last() -> None:
    game = holding("danzig-malmoe")
    traders, merchants = in_stock(game)
    play(game, "route danzig-malmoe office danzig")
    play(game, "settle m danzig-malmoe/4 from route", "settle t krakau-thorn/2 from route")
    assert offices(game, "danzig") == ["0t"]
    assert at(game, "danzig-malmoe/4") == "0m"
    assert at(game, "krakau-thorn/2") == "0t"
    assert in_stock(game) == [traders + 1, merchants]
    assert (game.decider, game.actions_left) == (0, 1)
