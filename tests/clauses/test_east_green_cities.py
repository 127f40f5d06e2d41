"""EAST-08 to EAST-23 and EAST-43: Belgard, Dresden and Waren, which have no printed office spaces."""

from typing import Any

import pytest

import kontor
from tests.clauses.eastern import GREEN_CITIES, NINE_FULL_CITIES, controlled, east, foundable, holding
from tests.clauses.piles import chosen_routes, completed, ended, extra_offices, prestige, unused, used
from tests.clauses.reading import development, east_west, in_stock, offices, supply
from tests.support import Rows, clause, legal, play, rows, score

SAIL = "route malmoe-visby"  # its permanent marker is "Occupy a green city"
ONE_EXTRA = "unused extra-office"
A_SWAP_EACH = "unused swap, unused/1 swap, unused/2 swap"
TO_GREEN = {"belgard": "anklam-belgard", "dresden": "dresden-krakau", "waren": "havelberg-waren"}

# Lübeck - Wismar - Waren - Stettin - Anklam - Belgard - Danzig, the way over land.
LAND_CHAIN = rows("luebeck 0t, wismar 0t, waren 0t, stettin 0t, anklam 0t, belgard 0t, danzig 0t")


def leading_to(city: str, **facts: Any) -> kontor.Game:
    """Seat 0 holds a route to a green city with traders and its merchant, and one Extra Office marker."""
    length = 4 if city == "dresden" else 3
    usual: dict[str, Any] = {
        "posts": {TO_GREEN[city]: ["0m", *["0t"] * (length - 1)]},
        "supply": "3t 3t 3t",
        "markers": ONE_EXTRA,
    }
    return east(**{**usual, **facts})


def chain_without(city: str) -> Rows:
    return {link: row for link, row in LAND_CHAIN.items() if link != city}


@pytest.mark.rule("EAST-08")
def test_the_green_cities_are_belgard_dresden_and_waren() -> None:
    game = play(holding("malmoe-visby"), SAIL)
    assert foundable(game) == ["belgard t", "dresden t", "waren t"]
    for city in ("danzig", "malmoe", "stettin", "halle", "berlin-coelln"):
        assert clause(game, f"found {city} t") == "EAST-31"


@pytest.mark.rule("EAST-09")
@pytest.mark.parametrize("city", GREEN_CITIES)
def test_pieces_in_a_green_city_stand_in_a_row_from_left_to_right_beyond_any_printed_space(city: str) -> None:
    game = play(holding("malmoe-visby", offices=f"{city} 1t 2t 1t 2t 2t"), SAIL, f"found {city} t")
    assert offices(game, city) == ["1t", "2t", "1t", "2t", "2t", "0t"]


@pytest.mark.rule("EAST-10")
@pytest.mark.parametrize("there", [[], ["1t"], ["1t", "0t"]])
@pytest.mark.parametrize("city", GREEN_CITIES)
def test_no_office_is_established_in_a_green_city_by_step_3a(city: str, there: list[str]) -> None:
    game = leading_to(city, offices={city: there}, abilities="privilege 3")
    assert clause(game, f"route {TO_GREEN[city]} office {city}") == "EAST-10"
    assert f"route {TO_GREEN[city]} office {city}" not in legal(game)


@pytest.mark.rule("EAST-11")
@pytest.mark.parametrize("city", GREEN_CITIES)
def test_without_the_marker_the_route_brings_no_office_in_the_green_city(city: str) -> None:
    game = leading_to(city, abilities="privilege 3", markers="unused swap, unused/1 extra-office, used extra-office")
    assert clause(game, f"route {TO_GREEN[city]} extra {city} t") == "MARKER-39"
    assert [line for line in legal(game, "route") if city in line.split()[2:]] == []


@pytest.mark.rule("EAST-11")
def test_the_marker_brings_an_office_only_in_the_green_city_where_the_route_ends() -> None:
    game = leading_to("waren", offices="belgard 1t")
    assert clause(game, "route havelberg-waren extra waren t") is None
    assert clause(game, "route havelberg-waren extra belgard t") == "MARKER-39"
    assert clause(game, "route havelberg-waren extra dresden t") == "MARKER-39"


@pytest.mark.rule("EAST-11")
def test_nothing_is_founded_in_a_green_city_without_that_permanent_marker() -> None:
    game = leading_to("belgard")
    assert clause(game, "found belgard t") == "EAST-30"
    play(game, "route anklam-belgard")
    assert clause(game, "found belgard t") == "EAST-30"
    assert foundable(game) == []


@pytest.mark.rule("EAST-12")
@pytest.mark.parametrize("city", GREEN_CITIES)
def test_an_extra_office_marker_puts_a_piece_of_the_route_in_an_empty_green_city(city: str) -> None:
    game = leading_to(city, abilities="purse 3")
    traders, merchants = in_stock(game)
    play(game, f"route {TO_GREEN[city]} extra {city} m")
    assert extra_offices(game, city) == ["0m"]
    assert offices(game, city) == []
    assert unused(game, 0) == []
    assert used(game, 0) == ["extra-office"]
    assert supply(game) == "3t"
    assert in_stock(game) == [traders + (3 if city == "dresden" else 2), merchants]


@pytest.mark.rule("EAST-12")
def test_the_other_city_of_the_route_still_needs_an_office_on_its_first_space() -> None:
    game = leading_to("belgard")
    assert clause(game, "route anklam-belgard extra anklam t") == "MARKER-43"
    assert clause(game, "route anklam-belgard extra belgard t") is None


@pytest.mark.rule("EAST-12")
def test_the_piece_comes_from_the_route() -> None:
    game = leading_to("belgard", posts="anklam-belgard 0t 0t 0t", supply="3t+1m 3t 3t")
    assert clause(game, "route anklam-belgard extra belgard m") == "MARKER-41"
    assert legal(game, "route anklam-belgard extra") == ["route anklam-belgard extra belgard t"]


@pytest.mark.rule("EAST-13")
def test_an_extra_office_goes_left_of_all_pieces_in_the_green_city() -> None:
    game = leading_to("belgard", offices="belgard 2t 1t", extra_offices="belgard 1t")
    play(game, "route anklam-belgard extra belgard t")
    assert extra_offices(game, "belgard") == ["1t", "0t"]  # from the right to the left
    assert offices(game, "belgard") == ["2t", "1t"]


@pytest.mark.rule("EAST-13", "EAST-19")
@pytest.mark.parametrize("there", [{"offices": "belgard 1t"}, {"extra_offices": "belgard 1t"}])
def test_the_later_extra_office_loses_the_tie(there: dict[str, Any]) -> None:
    game = play(leading_to("belgard", **there), "route anklam-belgard extra belgard m")
    assert controlled(game) == [0, 1, 0]


@pytest.mark.rule("EAST-14")
@pytest.mark.parametrize("kind", ["t", "m"])
@pytest.mark.parametrize("city", GREEN_CITIES)
def test_trader_or_merchant_is_a_free_choice_and_white_privilege_is_enough(city: str, kind: str) -> None:
    there = ["1t", "2t", "1t"]
    extra = play(leading_to(city, offices={city: there}), f"route {TO_GREEN[city]} extra {city} {kind}")
    assert extra_offices(extra, city) == [f"0{kind}"]

    founded = play(holding("malmoe-visby", offices={city: there}, supply="3t+1m 3t 3t"), SAIL, f"found {city} {kind}")
    assert offices(founded, city) == [*there, f"0{kind}"]


@pytest.mark.rule("EAST-15")
def test_the_number_of_offices_in_a_green_city_has_no_limit() -> None:
    crowd = ["1t", "2t", "1t", "2t", "1t", "2t"]
    beside = ["1t", "2t", "1t", "2t"]
    extra = leading_to("dresden", offices={"dresden": crowd}, extra_offices={"dresden": beside})
    play(extra, "route dresden-krakau extra dresden t")
    assert extra_offices(extra, "dresden") == [*beside, "0t"]

    founded = holding("malmoe-visby", offices={"dresden": crowd}, extra_offices={"dresden": beside})
    play(founded, SAIL, "found dresden t")
    assert offices(founded, "dresden") == [*crowd, "0t"]


@pytest.mark.rule("EAST-16", "EAST-22")
@pytest.mark.parametrize("city", GREEN_CITIES)
def test_the_first_piece_completes_a_green_city_at_once_and_gives_no_point(city: str) -> None:
    extra = leading_to(city)
    assert completed(extra) == 0
    play(extra, f"route {TO_GREEN[city]} extra {city} t")
    assert (completed(extra), prestige(extra)) == (1, [0, 0, 0])

    founded = play(holding("malmoe-visby"), SAIL)
    assert completed(founded) == 0
    play(founded, f"found {city} t")
    assert (completed(founded), prestige(founded)) == (1, [0, 0, 0])


@pytest.mark.rule("EAST-16")
def test_a_green_city_can_be_the_tenth_completed_city() -> None:
    game = play(leading_to("belgard", offices=NINE_FULL_CITIES), "route anklam-belgard extra belgard t")
    assert completed(game) == 10
    assert ended(game) == "END-03"


@pytest.mark.rule("EAST-17")
@pytest.mark.parametrize("there", [{"offices": "belgard 2t"}, {"extra_offices": "belgard 2t"}])
def test_later_pieces_do_not_complete_a_green_city_again(there: dict[str, Any]) -> None:
    extra = leading_to("belgard", **there)
    assert completed(extra) == 1
    play(extra, "route anklam-belgard extra belgard t")
    assert completed(extra) == 1

    founded = play(holding("malmoe-visby", **there), SAIL, "found belgard t")
    assert completed(founded) == 1


@pytest.mark.rule("EAST-18")
@pytest.mark.parametrize("there", [{"offices": "belgard 1t"}, {"extra_offices": "belgard 1t"}])
def test_the_controller_of_a_green_city_gets_the_point_of_step_1(there: dict[str, Any]) -> None:
    game = play(leading_to("belgard", **there), "route anklam-belgard")
    assert prestige(game) == [0, 1, 0]


@pytest.mark.rule("EAST-18")
def test_a_green_city_counts_2_points_for_its_controller() -> None:
    game = east(offices="dresden 0t, waren 1t 1t 2t", extra_offices="belgard 2t")
    assert [score(game, seat, "cities") for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("EAST-18")
def test_a_green_city_is_a_link_of_the_network_and_its_offices_count() -> None:
    game = east(
        offices="anklam 0t, belgard 0t 1t, kulm 0t, thorn 0t",
        extra_offices="belgard 0t",
        abilities="keys 1",
        supply="3t 3t 3t",
    )
    assert score(game, 0, "network") == 4 * 2  # Anklam, two in Belgard, Kulm; not Thorn


@pytest.mark.rule("EAST-43")
@pytest.mark.parametrize("kind", ["offices", "extra_offices"])
def test_green_cities_are_links_of_the_east_west_connection(kind: str) -> None:
    # Lübeck is missing; Waren and Belgard are held in one way or the other.
    printed = {city: row for city, row in chain_without("luebeck").items() if city not in GREEN_CITIES}
    green = {"waren": ["0t"], "belgard": ["0t"]}
    facts = {"offices": {**printed, **green}} if kind == "offices" else {"offices": printed, "extra_offices": green}
    game = east(posts="luebeck-wismar 0t 0t 0t", supply="1t 3t 3t", **facts)
    play(game, "route luebeck-wismar office luebeck")
    assert east_west(game) == [0]
    assert prestige(game) == [1 + 7, 0, 0]  # the control of Wismar and the connection


@pytest.mark.rule("EAST-43")
def test_an_extra_office_in_a_green_city_closes_the_connection() -> None:
    game = east(posts="havelberg-waren 0t 0t 0t", offices=chain_without("waren"), supply="1t 3t 3t", markers=ONE_EXTRA)
    play(game, "route havelberg-waren extra waren t")
    assert east_west(game) == [0]
    assert prestige(game) == [7, 0, 0]


@pytest.mark.rule("EAST-43")
def test_a_green_city_of_another_player_is_no_link() -> None:
    game = east(
        posts="luebeck-wismar 0t 0t 0t", offices={**chain_without("luebeck"), "waren": ["1t"]}, supply="1t 3t 3t"
    )
    play(game, "route luebeck-wismar office luebeck")
    assert east_west(game) == []


@pytest.mark.rule("EAST-19")
@pytest.mark.parametrize(
    ("left_of_them", "founded", "controller"),
    [
        ([], ["0t", "1t"], 1),
        ([], ["1t", "0t"], 0),
        ([], ["0t", "1t", "2m"], 2),
        (["1m"], ["0t"], 0),  # a founded piece stands right of every extra office
        (["1t", "0m"], [], 1),  # extra offices are listed from the right
        (["2t"], ["1t", "2t", "0t", "1t"], 1),  # seats 1 and 2 tie with two pieces
    ],
)
def test_the_order_of_the_pieces_alone_decides_ties(
    left_of_them: list[str], founded: list[str], controller: int
) -> None:
    game = east(offices={"dresden": founded}, extra_offices={"dresden": left_of_them}, supply="3t 3t 3t")
    assert controlled(game) == [int(seat == controller) for seat in range(3)]


@pytest.mark.rule("EAST-20")
@pytest.mark.parametrize(
    ("extra", "founded"),
    [([], ["1t", "0m", "2t"]), (["0t"], ["1t"]), (["1t"], ["0t"]), (["0t", "1t"], []), (["0t", "1t", "0m"], ["2t"])],
)
def test_nothing_is_swapped_in_a_green_city(extra: list[str], founded: list[str]) -> None:
    game = east(offices={"dresden": founded}, extra_offices={"dresden": extra}, supply="3t 3t 3t", markers=A_SWAP_EACH)
    assert legal(game, "use swap") == []
    for pair in ("1 2", "2 3", "1 3"):
        assert clause(game, f"use swap dresden {pair}") == "EAST-20"


@pytest.mark.rule("EAST-20")
def test_a_swap_in_another_city_of_the_board_stays_possible() -> None:
    game = east(offices="waren 1t 0t, krakau 1t 0t", supply="3t 3t 3t", markers=A_SWAP_EACH)
    assert legal(game, "use swap") == ["use swap krakau 1 2"]


@pytest.mark.rule("EAST-21")
@pytest.mark.parametrize("in_green_cities", [[], ["1t"]])
def test_a_green_city_offers_no_free_office_space_for_a_new_marker(in_green_cities: list[str]) -> None:
    # Krakau, Kulm and Stettin are full; Halle, Anklam and Havelberg are not.
    game = east(
        offices={
            "krakau": ["1t", "2t", "1t"],
            "kulm": ["1t", "2t"],
            "stettin": ["1t", "2t"],
            **dict.fromkeys(GREEN_CITIES, in_green_cities),
        },
        supply="3t 3t 3t",
        markers="plates swap",
    )
    play(game, "end")
    open_routes = chosen_routes(game, "marker swap ")
    for route in ("dresden-krakau", "belgard-kulm", "stettin-waren"):
        assert route not in open_routes
        assert clause(game, f"marker swap {route}") == "EAST-21"
    assert {"dresden-halle", "anklam-belgard", "havelberg-waren"} <= open_routes


@pytest.mark.rule("EAST-23")
@pytest.mark.parametrize(("city", "ability"), [("dresden", "keys"), ("waren", "actions"), ("waren", "purse")])
@pytest.mark.parametrize("there", [[], ["1t"], ["0t", "2t"]])
def test_the_abilities_of_dresden_and_waren_need_no_office_there(city: str, ability: str, there: list[str]) -> None:
    game = play(leading_to(city, offices={city: there}), f"route {TO_GREEN[city]} develop {ability}")
    assert development(game, ability) == 1
    assert supply(game) == "4t"
    assert offices(game, city) == there
    assert completed(game) == (1 if there else 0)


@pytest.mark.rule("EAST-23")
def test_belgard_has_no_ability() -> None:
    game = leading_to("belgard")
    assert legal(game, "route anklam-belgard develop") == []
    assert clause(game, "route anklam-belgard develop keys") == "ABILITY-12"


@pytest.mark.rule("EXAMPLE-EAST-01")
def test_belgard_is_completed_by_red_and_then_controlled_by_blue() -> None:
    game = east(posts="belgard-danzig 0t 0t 0t 0t, malmoe-visby 1t 1m 1t", supply="3t 3t 3t", markers=ONE_EXTRA)
    play(game, "route belgard-danzig extra belgard t")
    assert completed(game) == 1
    assert controlled(game) == [1, 0, 0]
    play(game, "end", "route malmoe-visby", "found belgard t")
    assert completed(game) == 1
    assert (extra_offices(game, "belgard"), offices(game, "belgard")) == (["0t"], ["1t"])
    assert controlled(game) == [0, 1, 0]


@pytest.mark.rule("EXAMPLE-EAST-04")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_nobody_swaps_any_two_pieces_in_dresden(turn: int) -> None:
    # From left to right: Red (seat 0) by an Extra Office marker, Blue (1) and Green (2) by the permanent marker.
    game = east(offices="dresden 1t 2t", extra_offices="dresden 0t", turn=turn, markers=A_SWAP_EACH)
    assert legal(game, "use swap") == []
    assert clause(game, "use swap dresden 1 2") == "EAST-20"
