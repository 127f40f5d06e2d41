"""EAST-24 to EAST-29: sea routes and their ship posts."""

from typing import Any

import pytest

import kontor
from tests.clauses.eastern import SEA_ROUTES, SHIPS, all_posts, east, holding, routes_of
from tests.clauses.piles import chosen_routes
from tests.clauses.reading import at, posts, targets
from tests.support import clause, legal, play, rows

LAND = "havelberg-perleberg/1"


def beside_the_sea(**facts: Any) -> kontor.Game:
    """Seat 0 displaces seat 1's trader from Lübeck–Wismar; Stralsund–Wismar is the neighbour on the sea."""
    usual: dict[str, Any] = {"posts": "luebeck-wismar 1t - -", "supply": "3t 3t 3t"}
    return play(east(**{**usual, **facts}), "displace t luebeck-wismar/1 paying 1t")


@pytest.mark.rule("EAST-24", "EAST-25")
def test_four_sea_routes_have_one_or_two_ship_posts_and_every_other_post_is_ordinary() -> None:
    game = east()
    for_merchants = set(targets(game, "place m "))
    for_traders = set(targets(game, "place t "))
    assert for_merchants - for_traders == SHIPS
    assert for_traders < for_merchants
    assert routes_of(SHIPS) == set(SEA_ROUTES)


@pytest.mark.rule("EAST-25")
def test_the_other_posts_of_a_sea_route_take_a_trader_or_a_merchant() -> None:
    for post in ("danzig-malmoe/1", "malmoe-stralsund/3", "malmoe-visby/1", "malmoe-visby/3", "stralsund-wismar/3"):
        assert at(play(east(), f"place t {post}"), post) == "0t"
        assert at(play(east(), f"place m {post}"), post) == "0m"


@pytest.mark.rule("EAST-26")
@pytest.mark.parametrize("ship", sorted(SHIPS))
def test_only_a_merchant_is_placed_on_a_ship_post(ship: str) -> None:
    game = east()
    assert clause(game, f"place t {ship}") == "EAST-26"
    play(game, f"place m {ship}")
    assert at(game, ship) == "0m"


@pytest.mark.rule("EAST-26")
@pytest.mark.parametrize("ship", sorted(SHIPS))
def test_a_trader_is_not_moved_to_a_ship_post(ship: str) -> None:
    game = play(east(posts="havelberg-perleberg 0t 0m", supply="3t 3t 3t"), f"lift {LAND}")
    assert clause(game, f"drop {LAND} {ship}") == "EAST-26"
    assert set(targets(game, f"drop {LAND} ")) == all_posts() - SHIPS - {"havelberg-perleberg/2"}
    play(game, f"drop {LAND} {LAND}", "lift havelberg-perleberg/2", f"drop havelberg-perleberg/2 {ship}", "done")
    assert at(game, ship) == "0m"


@pytest.mark.rule("EAST-26")
def test_a_trader_does_not_exchange_posts_with_a_merchant_on_a_ship() -> None:
    game = east(posts="havelberg-perleberg 0t -, malmoe-visby - 0m -", supply="3t 3t 3t")
    play(game, f"lift {LAND}", "lift malmoe-visby/2")
    assert clause(game, f"drop {LAND} malmoe-visby/2") == "EAST-26"
    play(game, f"drop malmoe-visby/2 {LAND}", f"drop {LAND} malmoe-visby/1", "done")
    assert posts(game, "malmoe-visby") == ["0t"]


@pytest.mark.rule("EAST-26")
def test_a_displaced_trader_and_an_extra_trader_do_not_settle_on_a_ship_post() -> None:
    game = beside_the_sea()
    for ship in ("stralsund-wismar/1", "stralsund-wismar/2"):
        assert clause(game, f"settle t {ship}") == "EAST-26"
        assert clause(game, f"settle t {ship} from stock") == "EAST-26"
        assert clause(game, f"settle m {ship} from stock") is None  # seat 1's merchant lies in the stock
    play(game, "settle m stralsund-wismar/1 from stock", "settle t stralsund-wismar/3")
    assert posts(game, "stralsund-wismar") == ["1m", "1t"]


@pytest.mark.rule("EAST-26")
def test_a_displaced_merchant_may_settle_on_a_ship_post() -> None:
    game = east(posts="luebeck-wismar 1m - -", supply="3t 3t 3t")
    play(game, "displace t luebeck-wismar/1 paying 2t", "settle m stralsund-wismar/2")
    assert at(game, "stralsund-wismar/2") == "1m"


@pytest.mark.rule("EAST-26")
@pytest.mark.parametrize("opening", ["use move-three", "route stralsund-wismar"])
def test_markers_that_move_pieces_bring_no_trader_on_a_ship_post(opening: str) -> None:
    game = holding("stralsund-wismar", posts="havelberg-perleberg 1t 1m", markers="unused move-three")
    play(game, opening, f"lift {LAND}", "lift havelberg-perleberg/2")
    assert clause(game, f"drop {LAND} malmoe-visby/2") == "EAST-26"
    play(game, "drop havelberg-perleberg/2 malmoe-visby/2", f"drop {LAND} malmoe-visby/1", "done")
    assert posts(game, "malmoe-visby") == ["1t", "1m"]


@pytest.mark.rule("EAST-26")
def test_place_2_brings_no_trader_on_a_ship_post() -> None:
    game = play(holding("danzig-malmoe"), "route danzig-malmoe")
    assert clause(game, "settle t danzig-malmoe/4 from route") == "EAST-26"
    assert clause(game, "settle t malmoe-visby/2 from route") == "EAST-26"
    play(game, "settle m malmoe-visby/2 from route")
    assert at(game, "malmoe-visby/2") == "0m"


@pytest.mark.rule("EAST-26")
@pytest.mark.parametrize("route", list(SEA_ROUTES))
def test_no_position_has_a_trader_on_a_ship_post(route: str) -> None:
    with pytest.raises(ValueError, match="EAST-26"):
        east(posts={route: ["1t"] * len(SEA_ROUTES[route])})


@pytest.mark.rule("EAST-27")
def test_only_a_merchant_from_the_supply_replaces_a_merchant_on_a_ship() -> None:
    facts: dict[str, Any] = {"posts": "danzig-malmoe 1m - - 1m", "abilities": "book 2 / book 1"}
    game = east(**facts, supply="3t+3m 3t 3t")
    assert clause(game, "displace t danzig-malmoe/4 paying 2t") == "EAST-27"
    assert clause(game, "displace t danzig-malmoe/4 paying 2m") == "EAST-27"
    assert clause(game, "displace t danzig-malmoe/1 paying 2t") is None  # a house post
    assert targets(game, "displace m danzig-malmoe/4 paying ") == ["1t+1m", "2m", "2t"]
    play(game, "displace m danzig-malmoe/4 paying 2t")
    assert at(game, "danzig-malmoe/4") == "0m"

    in_stock = east(**facts, supply="3t 3t 3t")  # the merchants of seat 0 are in the stock
    assert "displace t danzig-malmoe/1 paying 2t" in legal(in_stock)
    assert [line for line in legal(in_stock, "displace") if "danzig-malmoe/4" in line] == []


@pytest.mark.rule("EAST-28")
def test_a_route_whose_only_free_posts_are_ships_counts_as_full_for_a_trader() -> None:
    # The neighbours of Lübeck–Wismar: Waren–Wismar is full, Stralsund–Wismar has its two ships free.
    crowded = rows("luebeck-wismar 1t - -, waren-wismar 2t 2t 2t, stralsund-wismar - - 2t")
    game = beside_the_sea(posts=crowded)
    farther = [f"havelberg-waren/{n}" for n in (1, 2, 3)] + ["malmoe-stralsund/3"]
    farther += [f"stettin-waren/{n}" for n in (1, 2, 3, 4)]
    assert [post for post in targets(game, "settle t ") if not post.endswith("stock")] == farther
    assert targets(game, "settle t ")[1] == "havelberg-waren/1 from stock"
    # A merchant does see the ships and may not pass them by.
    assert targets(game, "settle m ") == ["stralsund-wismar/1 from stock", "stralsund-wismar/2 from stock"]
    assert clause(game, "settle m havelberg-waren/1 from stock") == "DISPLACE-23"


@pytest.mark.rule("EAST-28")
def test_one_free_house_post_of_the_sea_route_holds_the_trader_near() -> None:
    game = beside_the_sea(posts="luebeck-wismar 1t - -, waren-wismar 2t 2t 2t")
    assert [post for post in targets(game, "settle t ") if not post.endswith("stock")] == ["stralsund-wismar/3"]
    assert clause(game, "settle t havelberg-waren/1") == "DISPLACE-23"


@pytest.mark.rule("EAST-29")
def test_no_bonus_marker_is_placed_at_a_sea_route() -> None:
    game = play(east(markers="plates swap"), "end")
    assert chosen_routes(game, "marker swap ") == routes_of(all_posts()) - set(SEA_ROUTES)
    for route in SEA_ROUTES:
        assert clause(game, f"marker swap {route}") == "EAST-29"


@pytest.mark.rule("EAST-29")
def test_no_position_has_a_bonus_marker_at_a_sea_route() -> None:
    with pytest.raises(ValueError, match="EAST-29"):
        east(markers="malmoe-visby swap")
