"""BRIT-01 to BRIT-13, BRIT-71, and OFFICE-18, PRESTIGE-02 and PRESTIGE-10 on the Britannia board."""

from collections import Counter
from typing import Any

import pytest

import kontor
from tests.clauses.britannia import (
    SCOTTISH_ROUTES,
    WELSH_ROUTES,
    britannia,
    everywhere,
    kinds_of_posts,
    regions,
    routes,
)
from tests.clauses.piles import ended, lying, plate, prestige, stack, unused
from tests.clauses.reading import east_west, offices, pieces_on_posts, supply
from tests.support import Situation, clause, legal, play, score

WELSH_CITIES = {"cardiff", "chester", "conway", "isle-of-man", "montgomery", "pembroke"}
SCOTTISH_CITIES = {"carlisle", "dunbar", "edinburgh", "falkirk", "glasgow", "isle-of-man", "newcastle"}
ENGLISH_CITIES = {
    *("bristol", "calais", "cambridge", "canterbury", "coventry", "durham", "hereford", "ipswich", "lancaster"),
    *("london", "norwich", "nottingham", "oxford", "plymouth", "richmond", "salisbury", "southampton", "york"),
}
# Seven full cities of both sides: 6 traders of seat 1 and 3 of seat 2.
SEVEN_FULL_CITIES = {
    **{city: ["1t"] for city in ("bristol", "durham", "ipswich", "richmond")},
    "lancaster": ["2t"],
    "conway": ["1t", "2t"],
    "montgomery": ["1t", "2t"],
}


# ---------------------------------------------------------------- setup


@pytest.mark.rule("BRIT-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_setup_is_that_of_the_hansa_board(players: int) -> None:
    game = kontor.new_game(board="britannia", players=players, seed=5)
    assert game.position()["supply"] == ["5t+1m", "6t+1m", "7t+1m", "8t+1m", "9t+1m"][:players]
    assert prestige(game) == [0] * players
    assert pieces_on_posts(game) == []
    assert [city for city, row in game.position()["offices"].items() if any(row)] == []
    assert sorted(lying(game).values()) == ["extra-office", "move-three", "swap"]
    assert Counter(stack(game)) == {
        "extra-office": 3,
        "swap": 2,
        "move-three": 1,
        "develop": 2,
        "plus-3": 2,
        "plus-4": 2,
    }
    assert [unused(game, seat) for seat in range(players)] == [[]] * players
    assert (game.turn, game.actions_left) == (0, 2)


@pytest.mark.rule("BRIT-02")
def test_an_office_is_built_and_points_are_given_as_on_any_board(britannia: Situation) -> None:
    # Southampton: white, orange, black squares. Seat 1 controls Salisbury.
    game = britannia(posts="salisbury-southampton 0t 0t", offices="salisbury 1t")
    assert clause(game, "route salisbury-southampton office salisbury") == "OFFICE-04"  # the next space is pink
    play(game, "route salisbury-southampton office southampton")
    assert offices(game, "southampton") == ["0t"]
    assert prestige(game)[:2] == [0, 1]
    play(game, "place t london-oxford/1")
    assert clause(game, "place t london-oxford/2") == "TURN-03"
    play(game, "end")
    assert clause(game, "place t london-oxford/1") == "PLACE-02"


@pytest.mark.rule("BRIT-02")
def test_the_base_rules_are_those_of_the_edition() -> None:
    facts: dict[str, Any] = {"posts": "lancaster-richmond 0t 0t", "markers": "lancaster-richmond plus-3, stack swap"}
    big_box, expansion = britannia(**facts), britannia(edition="classic", **facts)
    assert clause(big_box, "income 4t") == "INCOME-01"
    assert clause(expansion, "income 4t") == "CLASSIC-10"
    for game in (big_box, expansion):
        play(game, "route lancaster-richmond")
    assert plate(big_box, 0) == ["swap"]
    assert plate(expansion, 0) == []


@pytest.mark.rule("BRIT-03", "BRIT-04")
@pytest.mark.parametrize(("players", "side"), [(3, "britannia-3"), (4, "britannia-45"), (5, "britannia-45")])
def test_only_the_side_for_four_and_five_shows_scotland(players: int, side: str, edition: str) -> None:
    game = kontor.new_game(board="britannia", players=players, seed=1, edition=edition)
    assert game.board.id == side
    assert clause(game, "place t chester-conway/1") == "BRIT-23"
    if side == "britannia-45":
        assert clause(game, "place t edinburgh-glasgow/1") == "BRIT-23"
    else:
        with pytest.raises(kontor.NotationError):
            game.why_not("place t edinburgh-glasgow/1")


# ---------------------------------------------------------------- countries


@pytest.mark.rule("BRIT-05", "BRIT-07")
def test_every_route_belongs_to_one_country(players: int, edition: str) -> None:
    every_route = routes(everywhere(players, edition), "place t ")
    scottish = SCOTTISH_ROUTES & every_route if players == 4 else set()
    english = every_route - WELSH_ROUTES - scottish
    assert len(every_route) == {3: 35, 4: 40}[players]
    assert routes(britannia(players, edition), "place t ") == english
    with_cardiff = britannia(players, edition, offices="cardiff 0t")
    assert routes(with_cardiff, "place t ") == english | WELSH_ROUTES
    with_carlisle = britannia(players, edition, offices="carlisle 0t")
    assert routes(with_carlisle, "place t ") == english | scottish


@pytest.mark.rule("BRIT-06", "BRIT-71")
def test_every_city_belongs_to_its_country(players: int, britannia: Situation) -> None:
    # A single office on the board is the best of each country its city belongs to: 7 points.
    scottish = SCOTTISH_CITIES if players == 4 else set()
    cities = WELSH_CITIES | ENGLISH_CITIES | {"carlisle", "newcastle"} | scottish
    assert len(cities) == {3: 26, 4: 30}[players]
    for city in cities:
        game = britannia(offices=f"{city} 0t")
        points = 7 * (city in WELSH_CITIES) + 7 * (city in scottish)
        assert (city, regions(game)) == (city, [points] + [0] * (players - 1))


# ---------------------------------------------------------------- East-West connection, Plymouth, the end


def nearly_connected(players: int, edition: str, connected: list[int], **facts: Any) -> kontor.Game:
    """Seat 0 lacks only York. Seat 1 controls Nottingham and gets the point of step 1 there."""
    usual: dict[str, Any] = {
        "posts": "nottingham-york 0t 0t 0t",
        "offices": "oxford 0m, cardiff 0t, coventry 0t, nottingham 0t 1t",
        "east_west": connected,
    }
    return britannia(players, edition, **{**usual, **facts})


@pytest.mark.rule("BRIT-08")
@pytest.mark.parametrize(
    ("players", "connected", "points"), [(3, [], 7), (3, [1], 4), (3, [1, 2], 2), (4, [], 7), (4, [3, 2, 1], 0)]
)
def test_oxford_to_york_gives_7_4_and_2_points(players: int, connected: list[int], points: int, edition: str) -> None:
    game = play(nearly_connected(players, edition, connected), "route nottingham-york office york")
    assert prestige(game)[0] == points
    assert east_west(game) == [*connected, 0]


@pytest.mark.rule("BRIT-08")
@pytest.mark.parametrize("missing", ["oxford", "cardiff", "coventry"])
def test_a_broken_chain_between_oxford_and_york_gives_nothing(edition: str, missing: str) -> None:
    chain = {"oxford": ["0m"], "cardiff": ["0t"], "coventry": ["0t"], "nottingham": ["0t", "1t"]}
    game = nearly_connected(3, edition, [], offices={city: row for city, row in chain.items() if city != missing})
    play(game, "route nottingham-york office york")
    assert prestige(game)[0] == 0
    assert east_west(game) == []


def plymouth(players: int, edition: str, privilege: int = 0, **facts: Any) -> kontor.Game:
    """Seat 0 holds Plymouth–Salisbury with a merchant and 3 traders. Privilege: 0 white to 3 black."""
    usual: dict[str, Any] = {"posts": "plymouth-salisbury 0t 0t 0m 0t", "abilities": f"privilege {privilege}"}
    return britannia(players, edition, **{**usual, **facts})


@pytest.mark.rule("BRIT-09", "PRESTIGE-02")
def test_a_merchant_of_plymouth_salisbury_may_go_to_a_special_prestige_space(players: int, edition: str) -> None:
    game = plymouth(players, edition, 3)
    assert sorted(legal(game, "route plymouth-salisbury prestige")) == [
        f"route plymouth-salisbury prestige {space}" for space in (11, 7, 8, 9)
    ]
    play(game, "route plymouth-salisbury prestige 9")
    assert score(game, 0, "special_prestige") == 9
    assert pieces_on_posts(game) == []
    assert offices(game, "plymouth") == offices(game, "salisbury") == []


@pytest.mark.rule("BRIT-09", "PRESTIGE-02")
@pytest.mark.parametrize("route", ["bristol-salisbury", "oxford-salisbury", "london-oxford"])
def test_a_route_that_does_not_end_in_plymouth_leads_to_no_special_space(
    players: int, edition: str, route: str
) -> None:
    game = plymouth(players, edition, 3, posts=f"{route} 0t 0t 0m 0t")
    assert clause(game, f"route {route} prestige 7") == ("PRESTIGE-02" if edition == "bigbox" else "BRIT-09")


@pytest.mark.rule("PRESTIGE-10")
@pytest.mark.parametrize(("space", "privilege"), [(7, 0), (8, 1), (9, 2), (11, 3)])
def test_the_spaces_of_plymouth_have_the_values_and_colours_of_coellen(
    players: int, space: int, privilege: int
) -> None:
    game = play(plymouth(players, "bigbox", privilege), f"route plymouth-salisbury prestige {space}")
    assert score(game, 0, "special_prestige") == space
    if privilege:
        lower = plymouth(players, "bigbox", privilege - 1)
        assert clause(lower, f"route plymouth-salisbury prestige {space}") == "PRESTIGE-05"


@pytest.mark.rule("OFFICE-18")
@pytest.mark.parametrize(
    ("city", "route", "pieces", "others"),
    [
        ("bristol", "bristol-salisbury", ["0t", "0t", "0t", "0t"], []),
        ("ipswich", "cambridge-ipswich", ["0t", "0t", "0t", "0t"], []),
        ("plymouth", "plymouth-salisbury", ["0t", "0m", "0t", "0t"], ["1t"]),  # its second space, a circle
    ],
)
def test_the_coins_of_bristol_ipswich_and_plymouth_pay_2(
    players: int, city: str, route: str, pieces: list[str], others: list[str]
) -> None:
    game = britannia(players, posts={route: pieces}, offices={city: others}, abilities="privilege 1")
    play(game, f"route {route} office {city}")
    assert prestige(game)[0] == 2


@pytest.mark.rule("OFFICE-18")
def test_the_first_space_of_plymouth_has_no_coin(players: int) -> None:
    game = play(plymouth(players, "bigbox"), "route plymouth-salisbury office plymouth")
    assert prestige(game) == [0] * players


@pytest.mark.rule("BRIT-10")
def test_the_eighth_full_city_ends_the_game(players: int, britannia: Situation) -> None:
    # Oxford: white circle, orange square.
    game = britannia(
        posts="london-oxford 0t 0t 0t 0t", offices={**SEVEN_FULL_CITIES, "oxford": ["1m"]}, abilities="privilege 1"
    )
    assert ended(game) is None
    play(game, "route london-oxford office oxford")
    assert ended(game) == "END-03"


@pytest.mark.rule("BRIT-10")
def test_the_seventh_full_city_ends_nothing(players: int, britannia: Situation) -> None:
    six = {city: row for city, row in SEVEN_FULL_CITIES.items() if city != "durham"}
    game = britannia(posts="london-oxford 0t 0t 0t 0t", offices={**six, "oxford": ["1m"]}, abilities="privilege 1")
    play(game, "route london-oxford office oxford")
    assert offices(game, "oxford") == ["1m", "0t"]
    assert ended(game) is None


@pytest.mark.rule("BRIT-10")
def test_the_action_that_fills_the_eighth_city_is_played_to_its_end(players: int, britannia: Situation) -> None:
    # Canterbury: white square, pink circle. The permanent marker of the route still belongs to the action.
    game = britannia(
        posts="calais-canterbury 0t 0m 0t, london-oxford 2t - - -",
        offices={**SEVEN_FULL_CITIES, "canterbury": ["1t"]},
        abilities="privilege 2",
    )
    play(game, "route calais-canterbury office canterbury")
    assert ended(game) is None
    play(game, "lift london-oxford/1", "drop london-oxford/1 cardiff-oxford/1", "done")
    assert ended(game) == "END-03"


# ---------------------------------------------------------------- taverns and abilities


@pytest.mark.rule("BRIT-11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_starting_markers_lie_at_the_three_tavern_routes(players: int, edition: str) -> None:
    game = kontor.new_game(board="britannia", players=players, seed=2, edition=edition)
    assert lying(game).keys() == {"lancaster-richmond", "coventry-nottingham", "salisbury-southampton"}


def develops(game: kontor.Game, route: str) -> list[str]:
    start = f"route {route} develop "
    return sorted(line.removeprefix(start) for line in legal(game, start))


@pytest.mark.rule("BRIT-12", "BRIT-13")
def test_five_cities_develop_one_ability_each_and_the_others_none(players: int, britannia: Situation) -> None:
    abilities = {"newcastle": "purse", "chester": "actions", "york": "keys", "norwich": "book", "london": "privilege"}
    for route, kinds in kinds_of_posts(players).items():
        game = britannia(posts={route: [f"0{kind}" for kind in kinds]}, abilities="book 1")
        expected = [
            ability for city, ability in abilities.items() if route.startswith(f"{city}-") or route.endswith(f"-{city}")
        ]
        assert (route, develops(game, route)) == (route, expected)


@pytest.mark.rule("BRIT-12")
def test_chester_gives_actions_and_london_privilege(edition: str) -> None:
    rows = {"chester-hereford": ["0t"] * 4, "canterbury-london": ["0t"] * 3}
    game = play(britannia(3, edition, posts=rows), "route chester-hereford develop actions")
    assert game.actions_left == 2  # one of two taken, one more by the development
    assert supply(game, 0) == "4t"
    play(game, "route canterbury-london develop privilege")
    assert game.position()["abilities"][0]["privilege"] == 1
