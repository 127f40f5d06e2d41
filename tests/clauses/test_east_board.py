"""EAST-01 to EAST-07 and what other files say of the East board: coins, Königsberg, the two abilities of Waren."""

from typing import Any

import pytest

import kontor
from tests.clauses.eastern import NINE_FULL_CITIES, all_posts, east, routes_of
from tests.clauses.piles import completed, ended, extra_offices, lying, plate, prestige, stack, unused
from tests.clauses.reading import development, east_west, in_stock, offices, posts, supply, targets
from tests.support import clause, legal, play, score

TO_WAREN = {"havelberg-waren": 3, "stettin-waren": 4, "waren-wismar": 3}

# Lübeck - Wismar - Stralsund - Malmö - Danzig, the way over the sea.
CHAIN = {"luebeck": ["0t"], "wismar": ["0t"], "stralsund": ["0t"], "malmoe": ["0m"], "danzig": ["0t"]}


def without(city: str) -> dict[str, list[str]]:
    return {link: row for link, row in CHAIN.items() if link != city}


def koenigsberg(privilege: int = 3, **facts: Any) -> kontor.Game:
    """Seat 0 holds Danzig–Königsberg with 3 traders and its merchant. Privilege: 0 white to 3 black."""
    usual: dict[str, Any] = {
        "posts": "danzig-koenigsberg 0t 0t 0m 0t",
        "abilities": f"privilege {privilege}",
        "supply": "3t 3t 3t",
    }
    return east(**{**usual, **facts})


@pytest.mark.rule("EAST-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_one_side_serves_three_four_and_five_players_with_the_setup_of_the_hansa_board(players: int) -> None:
    game = kontor.new_game(board="east", players=players, seed=5)
    assert game.board.id == "east"
    assert len(targets(game, "place m ")) == 98
    assert len(routes_of(set(targets(game, "place m ")))) == 32
    assert [supply(game, seat) for seat in range(players)] == [f"{5 + seat}t+1m" for seat in range(players)]
    assert [in_stock(game, seat) for seat in range(players)] == [[6 - seat, 0] for seat in range(players)]
    assert prestige(game) == [0] * players
    assert completed(game) == 0
    assert sorted(lying(game)) == ["allenstein-braunsberg", "brandenburg-tangermuende", "kulm-stettin"]
    assert sorted(lying(game).values()) == ["extra-office", "move-three", "swap"]
    assert len(stack(game)) == 12
    assert (game.turn, game.actions_left) == (0, 2)


@pytest.mark.rule("EAST-02")
def test_a_turn_is_played_by_the_rules_of_the_hansa_board() -> None:
    game = east(
        posts="havelberg-perleberg 1t -",
        abilities="actions 1",
        markers="havelberg-perleberg plus-3, stack develop swap",
    )
    play(game, "displace t havelberg-perleberg/1 paying 1t")
    assert game.decider == 1
    assert targets(game, "settle t ")[:2] == ["havelberg-waren/1", "havelberg-waren/1 from stock"]
    play(game, "settle t havelberg-waren/1", "settle t havelberg-waren/2 from stock", "place t havelberg-perleberg/2")
    assert clause(game, "route havelberg-perleberg office perleberg") == "OFFICE-04"
    play(game, "route havelberg-perleberg office havelberg")
    assert offices(game, "havelberg") == ["0t"]
    assert unused(game) == ["plus-3"]
    assert plate(game, 0) == ["develop"]
    play(game, "end", "marker develop krakau-thorn")
    assert lying(game) == {"krakau-thorn": "develop"}
    assert game.turn == 1


@pytest.mark.rule("EAST-02")
def test_the_tenth_completed_city_ends_the_game_and_the_ninth_does_not() -> None:
    facts: dict[str, Any] = {"posts": "halle-magdeburg 0t 0t 0t", "abilities": "privilege 1", "supply": "3t 3t 3t"}
    nine = {**NINE_FULL_CITIES, "magdeburg": ["1t"]}
    game = east(**facts, offices=nine)
    assert completed(game) == 9
    play(game, "route halle-magdeburg office magdeburg")
    assert completed(game) == 10
    assert ended(game) == "END-03"

    eight = {city: row for city, row in nine.items() if city != "elbing"}
    game = play(east(**facts, offices=eight), "route halle-magdeburg office magdeburg")
    assert completed(game) == 9
    assert not game.is_over


@pytest.mark.rule("EAST-03")
@pytest.mark.parametrize(
    ("missing", "route", "length", "control"),
    [("luebeck", "luebeck-wismar", 3, 1), ("danzig", "braunsberg-danzig", 4, 0)],
)
def test_the_connection_joins_luebeck_and_danzig(missing: str, route: str, length: int, control: int) -> None:
    game = east(posts={route: ["0t"] * length}, offices=without(missing), supply="3t 3t 3t")
    play(game, f"route {route} office {missing}")
    assert prestige(game) == [control + 7, 0, 0]
    assert east_west(game) == [0]


@pytest.mark.rule("EAST-03")
@pytest.mark.parametrize(("before", "award"), [([], 7), ([1], 4), ([2, 1], 2), ([1, 3, 2], 0)])
def test_it_earns_7_then_4_then_2_points(before: list[int], award: int) -> None:
    game = east(
        players=4,
        posts="braunsberg-danzig 0t 0t 0t 0t",
        offices=without("danzig"),
        supply="3t 3t 3t 3t",
        east_west=before,
    )
    play(game, "route braunsberg-danzig office danzig")
    assert prestige(game) == [award, 0, 0, 0]
    assert east_west(game) == [*before, 0]


@pytest.mark.rule("EAST-03")
def test_a_chain_from_luebeck_to_visby_earns_nothing() -> None:
    game = east(
        posts="malmoe-visby 0t 0m 0t",
        offices="luebeck 0t, wismar 0t, stralsund 0t, visby 1t",
        extra_offices="visby 0t",
        supply="3t 3t 3t",
    )
    play(game, "route malmoe-visby office malmoe")
    assert offices(game, "malmoe") == ["0m"]
    assert east_west(game) == []
    assert prestige(game) == [0, 1, 0]


@pytest.mark.rule("EAST-03")
def test_a_chain_from_wismar_to_danzig_earns_nothing() -> None:
    chain = {city: row for city, row in without("danzig").items() if city != "luebeck"}
    game = east(posts="braunsberg-danzig 0t 0t 0t 0t", offices=chain, supply="3t 3t 3t")
    play(game, "route braunsberg-danzig office danzig")
    assert east_west(game) == []
    assert prestige(game) == [0, 0, 0]


@pytest.mark.rule("EAST-04", "PRESTIGE-02")
def test_a_merchant_of_the_route_to_koenigsberg_may_go_to_a_special_space_instead_of_an_office() -> None:
    game = koenigsberg()
    assert in_stock(game) == [8, 0]  # of 14 traders off the desk, 3 on the route and 3 in supply
    assert targets(game, "route danzig-koenigsberg prestige ") == ["11", "7", "8", "9"]
    play(game, "route danzig-koenigsberg prestige 9")
    assert game.position()["special_prestige"] == {"9": 0}
    assert offices(game, "koenigsberg") == offices(game, "danzig") == []
    assert posts(game, "danzig-koenigsberg") == []
    assert in_stock(game) == [11, 0]
    assert supply(game) == "3t"


@pytest.mark.rule("EAST-04", "PRESTIGE-02")
@pytest.mark.parametrize("route", ["belgard-danzig", "braunsberg-danzig", "danzig-malmoe"])
def test_no_route_that_ends_elsewhere_leads_to_the_special_spaces(route: str) -> None:
    game = koenigsberg(posts=f"{route} 0t 0t 0t 0m")
    assert legal(game, f"route {route} prestige") == []
    for space in (7, 8, 9, 11):
        assert clause(game, f"route {route} prestige {space}") == "PRESTIGE-02"


@pytest.mark.rule("PRESTIGE-02")
def test_without_a_merchant_on_the_route_to_koenigsberg_no_special_space_is_taken() -> None:
    game = koenigsberg(posts="danzig-koenigsberg 0t 0t 0t 0t", supply="3t+1m 3t 3t")
    assert clause(game, "route danzig-koenigsberg prestige 7") == "PRESTIGE-09"


@pytest.mark.rule("PRESTIGE-10")
@pytest.mark.parametrize(("space", "privilege"), [(7, 0), (8, 1), (9, 2), (11, 3)])
def test_in_koenigsberg_7_is_white_8_orange_9_pink_and_11_black(space: int, privilege: int) -> None:
    if privilege:
        assert clause(koenigsberg(privilege - 1), f"route danzig-koenigsberg prestige {space}") == "PRESTIGE-05"
    game = play(koenigsberg(privilege), f"route danzig-koenigsberg prestige {space}")
    assert prestige(game) == [0, 0, 0]
    assert score(game, 0, "special_prestige") == space


@pytest.mark.rule("EAST-06", "ABILITY-13")
@pytest.mark.parametrize("route", list(TO_WAREN))
def test_each_route_to_waren_offers_the_choice_of_actions_or_purse(route: str) -> None:
    game = east(posts={route: ["0t"] * TO_WAREN[route]})
    assert targets(game, f"route {route} develop ") == ["actions", "purse"]
    for ability in ("keys", "privilege", "book"):
        assert clause(game, f"route {route} develop {ability}") == "ABILITY-12"


@pytest.mark.rule("EAST-07")
def test_three_routes_lead_to_waren() -> None:
    assert {route for route in routes_of(all_posts()) if "waren" in route.split("-")} == set(TO_WAREN)


@pytest.mark.rule("EAST-07", "ABILITY-13")
@pytest.mark.parametrize(("chosen", "other"), [("actions", "purse"), ("purse", "actions")])
def test_one_of_the_two_abilities_is_developed_and_never_both(chosen: str, other: str) -> None:
    game = play(east(posts="waren-wismar 0t 0t 0t", supply="3t 3t 3t"), f"route waren-wismar develop {chosen}")
    assert development(game, chosen) == 1
    assert development(game, other) == 0
    assert supply(game) == "4t"
    assert clause(game, f"route waren-wismar develop {other}") == "ROUTE-01"  # the row has left the route


@pytest.mark.rule("ABILITY-13")
def test_where_one_ability_of_waren_is_full_the_other_is_left() -> None:
    game = east(posts="waren-wismar 0t 0t 0t", abilities="actions 5", supply="3t 3t 3t")
    assert legal(game, "route waren-wismar develop") == ["route waren-wismar develop purse"]
    assert clause(game, "route waren-wismar develop actions") == "ABILITY-17"


@pytest.mark.rule("EAST-07")
def test_instead_of_an_ability_an_office_in_waren_may_be_chosen_if_the_green_city_rules_allow_it() -> None:
    facts: dict[str, Any] = {"posts": "waren-wismar 0t 0t 0t", "supply": "3t 3t 3t"}
    assert [line for line in legal(east(**facts), "route") if "waren t" in line or "office" in line] == []

    start = east(**facts, markers="unused extra-office")
    office = play(start.copy(), "route waren-wismar extra waren t")
    assert extra_offices(office, "waren") == ["0t"]
    assert office.position()["abilities"][0] == {}
    ability = play(start.copy(), "route waren-wismar develop purse")
    assert extra_offices(ability, "waren") == []
    assert unused(ability) == ["extra-office"]


@pytest.mark.rule("EXAMPLE-EAST-02")
def test_red_develops_actions_or_purse_by_one_space() -> None:
    start = east(posts="havelberg-waren 0t 0t 0t", supply="0 3t 3t")
    actions = play(start.copy(), "route havelberg-waren develop actions")
    assert actions.position()["abilities"][0] == {"actions": 1}
    assert actions.actions_left == 2  # one spent, one gained
    purse = play(start.copy(), "route havelberg-waren develop purse")
    assert purse.position()["abilities"][0] == {"purse": 1}
    assert clause(purse, "income 5t") is None
    assert clause(purse, "income 6t") == "INCOME-01"


# Each city with printed spaces: a route to it and how many spaces there are.
PRINTED = {
    "allenstein": ("allenstein-thorn", 2),
    "anklam": ("anklam-stettin", 2),
    "berlin-coelln": ("berlin-coelln-brandenburg", 1),
    "brandenburg": ("brandenburg-halle", 2),
    "braunsberg": ("braunsberg-elbing", 2),
    "breslau": ("breslau-krakau", 3),
    "danzig": ("braunsberg-danzig", 4),
    "elbing": ("elbing-kulm", 2),
    "frankfurt": ("breslau-frankfurt", 3),
    "halle": ("brandenburg-halle", 2),
    "havelberg": ("havelberg-waren", 4),
    "koenigsberg": ("danzig-koenigsberg", 2),
    "krakau": ("dresden-krakau", 3),
    "kulm": ("kulm-stettin", 2),
    "luebeck": ("luebeck-wismar", 3),
    "magdeburg": ("halle-magdeburg", 2),
    "malmoe": ("malmoe-visby", 3),
    "perleberg": ("havelberg-perleberg", 1),
    "stettin": ("brandenburg-stettin", 2),
    "stralsund": ("malmoe-stralsund", 2),
    "tangermuende": ("brandenburg-tangermuende", 1),
    "thorn": ("krakau-thorn", 3),
    "visby": ("malmoe-visby", 1),
    "wismar": ("waren-wismar", 2),
    "wittenberg": ("halle-wittenberg", 1),
}


@pytest.mark.rule("OFFICE-18")
@pytest.mark.parametrize("city", list(PRINTED))
def test_the_first_office_of_havelberg_magdeburg_and_thorn_pays_1_point_and_no_other_space_pays(city: str) -> None:
    route, spaces = PRINTED[city]
    length = len([post for post in all_posts() if post.startswith(f"{route}/")])
    row = ["0m", "0m", *["0t"] * (length - 2)] if length > 2 else ["0m", "0t"]
    row = ["0t", "0m", "0t"] if route == "malmoe-visby" else row
    for number in range(1, spaces + 1):
        game = east(
            posts={route: row},
            offices={city: ["1t"] * (number - 1)},  # seat 1 stands on the spaces before
            abilities="privilege 3 book 3",
            supply="3t 3t 3t",
        )
        play(game, f"route {route} office {city}")
        assert len(offices(game, city)) == number
        coin = 1 if number == 1 and city in ("havelberg", "magdeburg", "thorn") else 0
        assert prestige(game) == [coin, 1 if number > 1 else 0, 0]  # seat 1 for its control before
