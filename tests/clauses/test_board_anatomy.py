"""SETUP: cities, routes and posts, the facts of the Hansa board, the tracks and the desk."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import ended
from tests.clauses.reading import all_posts, offices, pieces_on_posts
from tests.support import Rows, Situation, clause, legal, play, rows, situation

FRESH = ["5t+1m", "6t+1m", "7t+1m", "8t+1m", "9t+1m"]

# A route that ends in the city, printed on both sides of the board.
A_ROUTE_TO = {
    "arnheim": "arnheim-duisburg",
    "bremen": "bremen-hannover",
    "brunswiek": "brunswiek-minden",
    "coellen": "coellen-warburg",
    "dortmund": "dortmund-duisburg",
    "duisburg": "dortmund-duisburg",
    "emden": "emden-groningen",
    "goettingen": "goettingen-quedlinburg",
    "goslar": "goslar-magdeburg",
    "groningen": "emden-groningen",
    "halle": "halle-quedlinburg",
    "hamburg": "hamburg-luebeck",
    "hannover": "hannover-minden",
    "hildesheim": "hildesheim-paderborn",
    "kampen": "kampen-osnabrueck",
    "luebeck": "hamburg-luebeck",
    "lueneburg": "hamburg-lueneburg",
    "magdeburg": "goslar-magdeburg",
    "minden": "hannover-minden",
    "muenster": "minden-muenster",
    "osnabrueck": "kampen-osnabrueck",
    "paderborn": "paderborn-warburg",
    "perleberg": "perleberg-stendal",
    "quedlinburg": "goslar-quedlinburg",
    "stade": "hamburg-stade",
    "stendal": "perleberg-stendal",
    "warburg": "paderborn-warburg",
}


def holding(route: str, players: int = 3, **facts: Any) -> kontor.Game:
    """Seat 0 holds the whole route, its first post with a merchant."""
    length = sum(post.startswith(f"{route}/") for post in all_posts(players))
    posts = {route: ["0m", *["0t"] * (length - 1)]}
    return situation(players=players, posts=posts, supply=["2t", *FRESH[1:players]], **facts)


# ---------------------------------------------------------------- cities, routes, posts


@pytest.mark.rule("SETUP-12")
@pytest.mark.parametrize(("city", "spaces"), [("duisburg", 1), ("hannover", 2), ("hamburg", 3), ("minden", 4)])
def test_a_city_has_one_to_four_office_spaces(situation: Situation, city: str, spaces: int) -> None:
    full = situation(offices={city: ["1t"] * spaces})
    assert offices(full, city) == ["1t"] * spaces
    with pytest.raises(ValueError, match=r"(SETUP|OFFICE)-\d\d"):
        situation(offices={city: ["1t"] * (spaces + 1)})


@pytest.mark.rule("SETUP-12")
def test_offices_stand_in_a_row_from_the_left(situation: Situation) -> None:
    with pytest.raises(ValueError, match=r"(SETUP|OFFICE)-\d\d"):
        situation(offices="minden - 1t")
    game = situation(posts="hannover-minden 0t 0t 0t", offices="minden 1t", abilities="privilege 1", supply="2t")
    play(game, "route hannover-minden office minden")
    assert offices(game, "minden") == ["1t", "0t"]


@pytest.mark.rule("SETUP-12")
def test_a_space_has_a_shape_and_a_colour(situation: Situation) -> None:
    # Dortmund's first space is round and white, Duisburg's only one square and white, Brunswiek's orange.
    traders = {"dortmund-duisburg": ["0t", "0t"], "brunswiek-minden": ["0t", "0t", "0t", "0t"]}
    game = situation(posts=traders, supply="2t")
    assert clause(game, "route dortmund-duisburg office dortmund") == "OFFICE-06"
    assert clause(game, "route dortmund-duisburg office duisburg") is None
    assert clause(game, "route brunswiek-minden office brunswiek") == "OFFICE-04"
    assert clause(game, "route brunswiek-minden office minden") is None


@pytest.mark.rule("SETUP-13")
@pytest.mark.parametrize(("players", "routes", "posts"), [(3, 32, 101), (4, 34, 107), (5, 34, 107)])
def test_routes_have_two_to_four_posts(players: int, routes: int, posts: int) -> None:
    numbers: dict[str, list[int]] = {}
    for post in all_posts(players):
        route, number = post.split("/")
        numbers.setdefault(route, []).append(int(number))
    assert len(numbers) == routes
    assert sum(len(found) for found in numbers.values()) == posts
    for route, found in numbers.items():
        assert len(route.split("-")) == 2
        assert sorted(found) in ([1, 2], [1, 2, 3], [1, 2, 3, 4])
    two = {"dortmund-duisburg", "goslar-magdeburg", "kampen-osnabrueck"}
    assert {route for route, found in numbers.items() if len(found) == 2} == two
    assert {route for route, found in numbers.items() if len(found) == 4} == {
        "bremen-hamburg",
        "brunswiek-minden",
        "brunswiek-stendal",
        "coellen-warburg",
        "emden-osnabrueck",
        "goslar-quedlinburg",
        "halle-quedlinburg",
        "hamburg-lueneburg",
    }


@pytest.mark.rule("SETUP-13")
def test_posts_are_only_occupied_for_a_time(edition: str) -> None:
    game = holding("hamburg-luebeck", edition=edition)
    assert {action.split()[-1] for action in legal(game, "route hamburg-luebeck office")} == {
        "hamburg",
        "luebeck",
    }
    play(game, "route hamburg-luebeck office hamburg")
    assert pieces_on_posts(game) == []
    assert clause(game, "place t hamburg-luebeck/1") is None


# ---------------------------------------------------------------- facts of the Hansa board


@pytest.mark.rule("SETUP-15", "SETUP-16")
@pytest.mark.parametrize("players", [3, 4])
def test_five_cities_carry_an_ability_each(edition: str, players: int) -> None:
    offered = {}
    for route in sorted({post.split("/")[0] for post in all_posts(players)}):
        game = holding(route, players, edition=edition)
        abilities = [action.split()[-1] for action in legal(game, f"route {route} develop")]
        if abilities:
            offered[route] = abilities
    expected = rows(
        "emden-groningen book, goettingen-quedlinburg actions, halle-quedlinburg keys, "
        "hamburg-luebeck purse, hamburg-stade privilege"
    )
    if players == 4:  # two more routes lead to Stade and Göttingen
        expected |= {"emden-stade": ["privilege"], "goettingen-warburg": ["actions"]}
    assert offered == expected


@pytest.mark.rule("SETUP-17")
@pytest.mark.parametrize("players", [3, 4])
def test_coellen_has_special_prestige_spaces_of_7_8_9_and_11(edition: str, players: int) -> None:
    game = holding("coellen-warburg", players, edition=edition, abilities="privilege 3")
    spaces = {action.split()[-1] for action in legal(game, "route coellen-warburg prestige")}
    assert spaces == {"7", "8", "9", "11"}
    elsewhere = holding("paderborn-warburg", players, edition=edition, abilities="privilege 3")
    assert legal(elsewhere, "route paderborn-warburg prestige") == []


@pytest.mark.rule("SETUP-18")
@pytest.mark.parametrize(
    ("ends", "gained"),
    # 1 for controlling Brunswiek, and 7 for the connection where both ends are there
    [({"arnheim": ["0t"]}, 8), ({}, 1)],
)
def test_stendal_and_arnheim_are_the_ends_of_the_east_west_connection(
    situation: Situation, ends: dict[str, list[str]], gained: int
) -> None:
    game = situation(
        posts="brunswiek-stendal 0t 0t 0t 0t",
        offices={"muenster": ["0m"], "minden": ["0t"], "brunswiek": ["0t"], **ends},
        supply="2t",
    )
    play(game, "route brunswiek-stendal office stendal")
    assert game.position()["prestige"] == [gained, 0, 0]


@pytest.mark.rule("SETUP-21")
@pytest.mark.parametrize(
    ("players", "coins"),
    [
        (3, {"groningen", "stade", "luebeck", "coellen", "warburg", "halle"}),
        (4, {"groningen", "luebeck", "coellen", "halle"}),
    ],
)
def test_the_first_office_in_a_coin_city_pays_a_point(edition: str, players: int, coins: set[str]) -> None:
    paid = set()
    for city, route in A_ROUTE_TO.items():
        game = play(holding(route, players, edition=edition, abilities="privilege 3"), f"route {route} office {city}")
        if game.position()["prestige"][0]:
            assert game.position()["prestige"][0] == 1
            paid.add(city)
    assert paid == coins


@pytest.mark.rule("SETUP-21")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("city", ["groningen", "luebeck", "coellen", "halle", "warburg"])
def test_the_second_office_in_a_coin_city_pays_nothing(edition: str, players: int, city: str) -> None:
    route = A_ROUTE_TO[city]
    game = holding(route, players, edition=edition, offices=f"{city} 1t", abilities="privilege 3")
    play(game, f"route {route} office {city}")
    assert game.position()["prestige"][:2] == [0, 1]  # seat 1 controls the city


# ---------------------------------------------------------------- tracks and desk

COMPLETED = rows(
    "bremen 1t, brunswiek 2t, duisburg 1t, lueneburg 1m, stade 2m, goettingen 1t 2t, halle 2t 1t, hannover 1t 2t"
)


@pytest.mark.rule("SETUP-06", "SETUP-20")
def test_the_tenth_completed_city_ends_the_game_whoever_completed_the_others(situation: Situation) -> None:
    game = situation(
        posts="goslar-magdeburg 0t 0t", offices={**COMPLETED, "hildesheim": ["2t", "1t"]}, supply="2t 2t 2t"
    )
    play(game, "route goslar-magdeburg office goslar")
    assert ended(game) == "END-03"


@pytest.mark.rule("SETUP-26", "SETUP-20")
def test_the_ninth_completed_city_does_not_end_the_game(situation: Situation) -> None:
    # The black cube starts on 0, so nine completed cities take it to 9.
    game = situation(posts="goslar-magdeburg 0t 0t", offices={**COMPLETED, "hildesheim": ["2t"]}, supply="2t 2t 2t")
    play(game, "route goslar-magdeburg office goslar")
    assert offices(game, "goslar") == ["0t"]
    assert not game.is_over


@pytest.mark.rule("SETUP-20")
@pytest.mark.parametrize(("board", "last"), [("hansa", 10), ("east", 10), ("britannia", 8)])
def test_the_completed_cities_track_goes_from_0_to_10_or_8_on_britannia(board: str, last: int) -> None:
    view = kontor.new_game(board=board, players=4, seed=1).view(None)
    assert (view["completed_cities"], view["completed_cities_limit"]) == (0, last)


@pytest.mark.rule("SETUP-19")
def test_a_tavern_means_nothing_after_the_setup(situation: Situation) -> None:
    game = situation(posts="goslar-magdeburg 0t 0t", markers="goslar-magdeburg swap, stack develop")
    play(game, "route goslar-magdeburg", "end")
    # A replacement may go to any of the 32 routes, tavern or not, for all are empty and without a marker.
    assert len(legal(game, "marker develop ")) == 32


@pytest.mark.rule("SETUP-22")
@pytest.mark.parametrize("seat", range(5))
def test_all_desks_have_the_same_values(seat: int) -> None:
    desks: list[dict[str, int]] = [{} for _ in range(5)]
    desks[seat] = {"keys": 3, "actions": 3, "privilege": 1, "book": 1, "purse": 1}
    posts: Rows = {"hannover-minden": [f"{seat}t"] * 3}
    game = situation(
        players=5, turn=seat, abilities=desks, posts=posts, offices=f"minden {seat}t", supply="2t 2t 2t 2t 2t"
    )
    assert game.actions_left == 4
    assert int(game.scores()[seat]["network"]) == 3
    assert clause(game, "income 5t") is None
    assert clause(game, "income 6t") == "INCOME-01"
    assert clause(game, "route hannover-minden office minden") is None  # the second space is orange
    play(game, "lift hannover-minden/1", "lift hannover-minden/2", "lift hannover-minden/3")
