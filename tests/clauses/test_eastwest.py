"""EASTWEST-01 to EASTWEST-10: the connection of Arnheim and Stendal."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import prestige
from tests.clauses.reading import east_west, offices
from tests.support import Situation, play, rows, score, situation

# Arnheim - Münster - Minden - (Brunswiek) - Stendal
ALL_BUT_BRUNSWIEK = {"arnheim": ["0t"], "muenster": ["0m"], "minden": ["0t"], "stendal": ["0t"]}
BUILD_BRUNSWIEK = "route brunswiek-stendal office brunswiek"


def brunswiek_missing(players: int = 3, **facts: Any) -> kontor.Game:
    """Seat 0 lacks only Brunswiek and holds the route to it; its control of Stendal pays 1 point."""
    usual: dict[str, Any] = {
        "players": players,
        "posts": "brunswiek-stendal 0t 0t 0t 0t",
        "offices": ALL_BUT_BRUNSWIEK,
        "abilities": [{"privilege": 1}] + [{} for _ in range(players - 1)],
        "supply": ["3t"] + ["3t"] * (players - 1),
    }
    return situation(**{**usual, **facts})


@pytest.mark.rule("EASTWEST-01")
@pytest.mark.parametrize(
    ("missing", "points"),
    [("arnheim", [1, 0, 0]), ("muenster", [1, 0, 0]), ("minden", [1, 0, 0]), ("stendal", [0, 0, 0])],
)
def test_a_chain_with_a_gap_or_without_an_end_is_no_connection(edition: str, missing: str, points: list[int]) -> None:
    chain = {city: row for city, row in ALL_BUT_BRUNSWIEK.items() if city != missing}
    game = play(brunswiek_missing(edition=edition, offices=chain), BUILD_BRUNSWIEK)
    assert prestige(game) == points
    assert east_west(game) == []


@pytest.mark.rule("EASTWEST-01")
def test_cities_that_no_route_joins_are_no_links(edition: str) -> None:
    # Hannover lies between Minden and Brunswiek on the map, but no route joins it to Münster or Brunswiek.
    chain = {"arnheim": ["0t"], "muenster": ["0m"], "hannover": ["0t"], "stendal": ["0t"]}
    game = play(brunswiek_missing(edition=edition, offices=chain), BUILD_BRUNSWIEK)
    assert prestige(game) == [1, 0, 0]
    assert east_west(game) == []


@pytest.mark.rule("EASTWEST-01")
def test_the_offices_of_others_are_no_links(edition: str) -> None:
    chain = {**ALL_BUT_BRUNSWIEK, "minden": ["1t"]}
    game = play(brunswiek_missing(edition=edition, offices=chain), BUILD_BRUNSWIEK)
    assert prestige(game) == [1, 0, 0]


@pytest.mark.rule("EASTWEST-02")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    ("route", "length", "city"), [("arnheim-muenster", 3, "arnheim"), ("brunswiek-stendal", 4, "stendal")]
)
def test_the_ends_are_arnheim_and_stendal(edition: str, players: int, route: str, length: int, city: str) -> None:
    chain = {**ALL_BUT_BRUNSWIEK, "brunswiek": ["0t"]}
    del chain[city]
    game = brunswiek_missing(players, edition=edition, posts={route: ["0t"] * length}, offices=chain)
    play(game, f"route {route} office {city}")
    # The other end of the route is seat 0's: 1 point for its control, 7 for the connection.
    assert prestige(game)[0] == 8


@pytest.mark.rule("EASTWEST-02")
def test_a_chain_between_other_cities_earns_nothing(situation: Situation) -> None:
    # Kampen - Osnabrück - Bremen - Hamburg - Lübeck
    game = situation(
        posts="bremen-hamburg 0t 0t 0t 0t",
        offices="kampen 0t, osnabrueck 0t, hamburg 0t, luebeck 0t",
        abilities="privilege 2",
        supply="3t 3t 3t",
    )
    play(game, "route bremen-hamburg office bremen")
    assert offices(game, "bremen") == ["0t"]
    assert prestige(game) == [1, 0, 0]
    assert east_west(game) == []


@pytest.mark.rule("EASTWEST-03", "EASTWEST-01")
def test_an_office_in_every_city_of_the_chain_makes_the_connection_and_gives_the_award_at_once(edition: str) -> None:
    game = play(brunswiek_missing(edition=edition), BUILD_BRUNSWIEK)
    assert (game.turn, game.actions_left) == (0, 1)
    assert prestige(game) == [8, 0, 0]  # 1 for Stendal and 7
    assert east_west(game) == [0]
    # Not a second time in the final scoring: 8 on the track, 2 for each of 5 cities, 5 offices times Keys 1.
    assert score(game, 0, "track") == 8
    assert score(game, 0, "total") == 8 + 10 + 5


@pytest.mark.rule("EASTWEST-03")
def test_there_is_no_award_while_the_last_office_is_not_built(edition: str) -> None:
    game = play(brunswiek_missing(edition=edition), "route brunswiek-stendal")
    assert prestige(game) == [1, 0, 0]
    assert east_west(game) == []


@pytest.mark.rule("EASTWEST-04", "CLASSIC-21")
@pytest.mark.parametrize(("before", "award"), [([], 7), ([1], 4), ([2, 1], 2), ([1, 3, 2], 0), ([4, 1, 3, 2], 0)])
def test_the_first_gets_7_the_second_4_the_third_2_and_the_others_nothing(
    edition: str, before: list[int], award: int
) -> None:
    game = play(brunswiek_missing(5, edition=edition, east_west=before), BUILD_BRUNSWIEK)
    assert prestige(game) == [1 + award, 0, 0, 0, 0]
    assert east_west(game) == [*before, 0]


@pytest.mark.rule("EASTWEST-05")
def test_a_second_chain_of_the_same_player_earns_nothing_and_takes_no_rank(edition: str) -> None:
    # Seat 0 is connected by Hannover, Lüneburg and Perleberg; Brunswiek makes another chain.
    game = brunswiek_missing(
        edition=edition,
        offices={**ALL_BUT_BRUNSWIEK, "hannover": ["0t"], "lueneburg": ["0m"], "perleberg": ["0t"]},
        abilities="privilege 1 book 1",
        supply="2t 3t 3t",
        prestige=[7, 0, 0],
        east_west=[0],
    )
    play(game, BUILD_BRUNSWIEK)
    assert prestige(game) == [8, 0, 0]
    assert east_west(game) == [0]


@pytest.mark.rule("EASTWEST-06")
def test_the_connection_stands_though_another_controls_every_city_of_it(edition: str) -> None:
    game = brunswiek_missing(
        edition=edition,
        offices="arnheim 0t 1m, muenster 0m 1t, minden 0t 1t, stendal 0t 1m",
        abilities="privilege 1 / book 1",
    )
    play(game, BUILD_BRUNSWIEK)
    assert prestige(game) == [7, 1, 0]


@pytest.mark.rule("EASTWEST-06")
def test_a_chain_of_eight_cities_earns_the_same(situation: Situation) -> None:
    game = situation(
        posts="perleberg-stendal 0t 0t 0t",
        offices="arnheim 0t, kampen 0t, osnabrueck 0t, bremen 0t, hannover 0t, lueneburg 0m, stendal 0t",
        supply="1t 3t 3t",
    )
    play(game, "route perleberg-stendal office perleberg")
    assert prestige(game) == [8, 0, 0]


@pytest.mark.rule("EASTWEST-07")
def test_an_extra_office_may_be_the_last_link(edition: str) -> None:
    game = brunswiek_missing(
        edition=edition, offices={**ALL_BUT_BRUNSWIEK, "brunswiek": ["1t"]}, markers="unused extra-office"
    )
    play(game, "route brunswiek-stendal extra brunswiek t")
    assert prestige(game) == [8, 1, 0]
    assert east_west(game) == [0]


@pytest.mark.rule("EASTWEST-07")
@pytest.mark.parametrize("city", ["arnheim", "muenster", "stendal"])
def test_an_extra_office_built_before_is_a_link_or_an_end(edition: str, city: str) -> None:
    piece = "1m" if city == "muenster" else "1t"
    game = brunswiek_missing(edition=edition, offices={**ALL_BUT_BRUNSWIEK, city: [piece]}, extra_offices=f"{city} 0t")
    play(game, BUILD_BRUNSWIEK)
    assert east_west(game) == [0]
    # The printed office of seat 1 outranks the extra one, so Stendal pays seat 1 there.
    assert prestige(game) == ([7, 1, 0] if city == "stendal" else [8, 0, 0])


@pytest.mark.rule("EASTWEST-08")
def test_pieces_on_the_routes_between_do_not_matter(edition: str) -> None:
    game = brunswiek_missing(
        edition=edition,
        posts=rows(
            "brunswiek-stendal 0t 0t 0t 0t, arnheim-muenster 1t 2t 1t, minden-muenster 2t - -, "
            "brunswiek-minden 1t 1t 1t 1t"
        ),
    )
    play(game, BUILD_BRUNSWIEK)
    assert prestige(game) == [8, 0, 0]


@pytest.mark.rule("EASTWEST-08")
def test_own_pieces_on_the_routes_replace_no_office(edition: str) -> None:
    game = brunswiek_missing(
        edition=edition,
        posts="brunswiek-stendal 0t 0t 0t 0t, minden-muenster 0t 0t 0t",
        offices="arnheim 0t, minden 0t, stendal 0t",
        supply="1t 3t 3t",
    )
    play(game, BUILD_BRUNSWIEK)
    assert prestige(game) == [1, 0, 0]
    assert east_west(game) == []


@pytest.mark.rule("EASTWEST-09")
def test_a_rank_stays_whatever_a_swap_does_to_the_offices(edition: str) -> None:
    game = brunswiek_missing(
        edition=edition,
        posts={},
        offices={**ALL_BUT_BRUNSWIEK, "minden": ["1t", "0t"], "brunswiek": ["0t"]},
        prestige=[7, 0, 0],
        east_west=[0],
        markers="unused swap",
    )
    play(game, "use swap minden 1 2", "end")
    assert offices(game, "minden") == ["0t", "1t"]
    assert east_west(game) == [0]
    assert prestige(game) == [7, 0, 0]


@pytest.mark.rule("EASTWEST-10")
@pytest.mark.parametrize(("before", "over"), [(11, False), (12, True), (15, True)])
def test_an_award_that_makes_twenty_or_more_ends_the_game(edition: str, before: int, over: bool) -> None:
    game = play(brunswiek_missing(edition=edition, prestige=[before, 0, 0]), BUILD_BRUNSWIEK)
    assert prestige(game) == [before + 8, 0, 0]
    assert game.is_over == over
    assert game.end_clause == ("END-01" if over else None)


@pytest.mark.rule("EXAMPLE-EASTWEST-01")
def test_five_players_who_all_connect_get_7_4_2_0_and_0(situation: Situation) -> None:
    # All go by Münster, Minden and Brunswiek. Seats 0 to 2 lack Arnheim, seats 3 and 4 lack Stendal.
    game = situation(
        players=5,
        posts=rows(
            "arnheim-duisburg 0t 0t 0t, arnheim-kampen 1t 1t 1t, arnheim-muenster 2t 2t 2t, "
            "magdeburg-stendal 3t 3t 3t, perleberg-stendal 4t 4t 4t"
        ),
        offices="arnheim 3t 4m, muenster 0m 1t, minden 0t 1t 2t 3t, brunswiek 0t, stendal 0t 1m 2t",
        extra_offices="muenster 2t 3t 4t, minden 4t, brunswiek 1t 2t 3t 4t",
        abilities="privilege 1 / privilege 2 / - / privilege 2",
        supply="3t 3t 3t 3t 3t",
        markers="unused/2 extra-office, unused/4 extra-office",
    )
    # Every route also pays the controllers of its cities; those points are named on the right.
    play(game, "route arnheim-duisburg office arnheim", "end")
    assert prestige(game) == [7, 0, 0, 0, 1]  # Arnheim: seat 4
    play(game, "route arnheim-kampen office arnheim", "end")
    assert prestige(game) == [8, 4, 0, 0, 1]  # Arnheim: seat 0
    play(game, "route arnheim-muenster extra arnheim t", "end")
    assert prestige(game) == [8, 6, 2, 0, 1]  # Arnheim and Münster: seat 1
    play(game, "route magdeburg-stendal office stendal", "end")
    assert prestige(game) == [8, 6, 3, 0, 1]  # Stendal: seat 2
    play(game, "route perleberg-stendal extra stendal t", "end")
    assert prestige(game) == [8, 6, 3, 1, 1]  # Stendal: seat 3
    assert east_west(game) == [0, 1, 2, 3, 4]
