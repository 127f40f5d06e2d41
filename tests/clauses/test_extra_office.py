"""MARKER-39 to MARKER-48: Extra Office."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import ended, extra_offices, prestige, unused, used
from tests.clauses.reading import NINE_OTHER_FULL_CITIES, offices, pieces_on_posts, supply
from tests.support import Situation, clause, legal, play, score, situation

EXTRA = "route bremen-hannover extra hannover t"


def at_hannover(**facts: Any) -> kontor.Game:
    """Seat 0 fills Bremen–Hannover and holds one Extra Office marker."""
    given = {"posts": "bremen-hannover 0t 0t 0t", "markers": "unused extra-office", **facts}
    return situation(**given)


@pytest.mark.rule("MARKER-39", "MARKER-45")
def test_the_extra_office_stands_left_of_the_printed_spaces_and_loses_a_tie(edition: str) -> None:
    game = play(at_hannover(edition=edition, offices="hannover 1t"), EXTRA)
    assert extra_offices(game, "hannover") == ["0t"]
    assert offices(game, "hannover") == ["1t"]
    assert [score(game, seat, "cities") for seat in (0, 1, 2)] == [0, 2, 0]
    assert game.actions_left == 1


@pytest.mark.rule("MARKER-39")
def test_the_extra_office_may_go_to_either_city_of_the_route_and_to_no_other(edition: str) -> None:
    game = at_hannover(edition=edition, offices="hannover 1t, bremen 2t, minden 1t")
    assert sorted(legal(game, "route bremen-hannover extra")) == [
        "route bremen-hannover extra bremen t",
        "route bremen-hannover extra hannover t",
    ]
    assert clause(game, "route bremen-hannover extra minden t") == "MARKER-39"


@pytest.mark.rule("MARKER-39")
def test_without_the_marker_there_is_no_extra_office(edition: str) -> None:
    game = at_hannover(
        edition=edition, offices="hannover 1t", markers="unused swap, unused/1 extra-office, used extra-office"
    )
    assert clause(game, EXTRA) == "MARKER-39"
    assert legal(game, "route bremen-hannover extra") == []


@pytest.mark.rule("MARKER-40", "CLASSIC-15")
@pytest.mark.parametrize("first", ["0t", "1t", "2t"])
def test_it_is_enough_that_anybody_has_the_leftmost_printed_space(edition: str, first: str) -> None:
    game = at_hannover(edition=edition, offices={"hannover": [first]})
    assert clause(game, EXTRA) is None


@pytest.mark.rule("MARKER-41", "CLASSIC-16")
def test_any_piece_of_the_route_will_do_whatever_shape_colour_and_privilege(edition: str) -> None:
    # Privilege white; Bremen's only space is square and pink, Hannover's free one too.
    given: dict[str, Any] = {
        "edition": edition,
        "posts": "bremen-hannover 0t 0m 0t",
        "offices": "bremen 1t, hannover 1t",
        "supply": "5t 6t+1m 7t+1m",
    }
    for city in ("bremen", "hannover"):
        for kind in ("t", "m"):
            game = play(at_hannover(**given), f"route bremen-hannover extra {city} {kind}")
            assert extra_offices(game, city) == [f"0{kind}"]


@pytest.mark.rule("MARKER-41")
def test_a_piece_that_is_not_on_the_route_will_not_do(edition: str) -> None:
    game = at_hannover(edition=edition, offices="hannover 1t")  # the merchant is in the supply
    assert clause(game, "route bremen-hannover extra hannover m") == "MARKER-41"


@pytest.mark.rule("MARKER-42")
@pytest.mark.parametrize("printed", [["1t"], ["1t", "2t"]])
def test_the_city_may_be_full_or_have_free_spaces(edition: str, printed: list[str]) -> None:
    game = play(at_hannover(edition=edition, offices={"hannover": printed}), EXTRA)
    assert offices(game, "hannover") == printed
    assert extra_offices(game, "hannover") == ["0t"]


@pytest.mark.rule("MARKER-43", "CLASSIC-15")
def test_a_city_whose_leftmost_space_is_empty_takes_no_extra_office(edition: str) -> None:
    game = at_hannover(edition=edition, offices="bremen 1t")
    assert clause(game, EXTRA) == "MARKER-43"
    assert clause(game, "route bremen-hannover extra bremen t") is None


@pytest.mark.rule("MARKER-44")
def test_each_further_extra_office_stands_left_of_the_earlier_ones_without_limit(edition: str) -> None:
    game = at_hannover(
        edition=edition,
        posts="bremen-hannover 0t 0t 0t, hannover-minden 0t 0t 0t",
        offices="hannover 1t",
        extra_offices="hannover 1t 2t",
        markers="unused extra-office extra-office",
    )
    play(game, EXTRA)
    assert extra_offices(game, "hannover") == ["1t", "2t", "0t"]
    play(game, "route hannover-minden extra hannover t")
    assert extra_offices(game, "hannover") == ["1t", "2t", "0t", "0t"]


@pytest.mark.rule("MARKER-44")
def test_a_later_extra_office_is_worth_less_than_an_earlier_one(situation: Situation) -> None:
    # Seats 1 and 2 tie with two extra offices each; seat 2 placed first and has the rightmost of them.
    game = situation(offices="hannover 0t", extra_offices="hannover 2t 2t 1t 1t")
    assert [score(game, seat, "cities") for seat in (0, 1, 2)] == [0, 0, 2]


@pytest.mark.rule("MARKER-45")
def test_an_extra_office_counts_for_control(edition: str) -> None:
    game = at_hannover(edition=edition, offices="hannover 0t 1t")
    assert [score(game, seat, "cities") for seat in (0, 1, 2)] == [0, 2, 0]
    play(game, EXTRA)
    assert [score(game, seat, "cities") for seat in (0, 1, 2)] == [2, 0, 0]
    assert prestige(game) == [0, 1, 0]  # step 1 came before it


@pytest.mark.rule("MARKER-45")
def test_an_extra_office_counts_for_the_network(edition: str) -> None:
    game = at_hannover(edition=edition, offices="hannover 1t, minden 0t")
    assert score(game, 0, "network") == 1
    play(game, EXTRA)
    assert score(game, 0, "network") == 2


@pytest.mark.rule("MARKER-45")
def test_an_extra_office_closes_the_east_west_connection(situation: Situation) -> None:
    # Arnheim–Münster–Minden–Brunswiek–Stendal lacks Münster, whose white space is seat 1's.
    game = situation(
        posts="minden-muenster 0t 0t 0t",
        offices="arnheim 0t, muenster 1m, minden 0t, brunswiek 0t, stendal 0t",
        supply="2t+1m 6t 7t+1m",
        markers="unused extra-office",
    )
    play(game, "route minden-muenster extra muenster t")
    assert game.position()["east_west"] == [0]
    assert prestige(game) == [1 + 7, 1, 0]  # Minden and the connection; Münster


@pytest.mark.rule("MARKER-46")
def test_an_extra_office_pays_no_coin(situation: Situation) -> None:
    # Groningen's first space shows a coin; its owner controls the city and gets the point of step 1.
    game = situation(posts="emden-groningen 0t 0t 0t", offices="groningen 1t", markers="unused extra-office")
    play(game, "route emden-groningen extra groningen t")
    assert prestige(game) == [0, 1, 0]


@pytest.mark.rule("MARKER-46")
def test_an_extra_office_completes_no_city(edition: str) -> None:
    # Nine cities are full, and of the two spaces of Hannover one is.
    game = at_hannover(
        edition=edition,
        posts="bremen-hannover 0t 0t 0t, hannover-minden 0t 0t 0t",
        offices={**NINE_OTHER_FULL_CITIES, "hannover": ["1t"]},
        abilities="privilege 2",
        supply="5t+1m 6t 5t",
    )
    play(game, EXTRA)
    assert ended(game) is None
    play(game, "route hannover-minden office hannover")  # the printed pink space is the tenth city's last
    assert ended(game) == "END-03"


@pytest.mark.rule("MARKER-47")
def test_the_other_pieces_go_to_the_stock_and_the_marker_is_used(edition: str) -> None:
    # With Purse C all of the stock may be taken: 27 traders less 1 on the track, 12 on the desk, 5 in the
    # supply and 2 on the posts make 7, and the 2 of the route then make 9.
    game = at_hannover(
        edition=edition,
        posts="bremen-hannover 0t 0m 0t",
        offices="hannover 1t",
        abilities="purse 3",
        supply="5t 6t+1m 7t+1m",
    )
    assert clause(game, "income 7t") is None
    assert clause(game, "income 9t") == "INCOME-02"
    play(game, "route bremen-hannover extra hannover m")
    assert pieces_on_posts(game) == []
    assert supply(game, 0) == "5t"
    assert clause(game, "income 9t") is None
    assert clause(game, "income 10t") == "INCOME-02"
    assert unused(game, 0) == []
    assert used(game, 0) == ["extra-office"]


@pytest.mark.rule("MARKER-48")
def test_one_route_gives_the_normal_office_or_the_extra_one_never_both(edition: str) -> None:
    start = at_hannover(edition=edition, offices="hannover 1t", abilities="privilege 2")
    normal = play(start.copy(), "route bremen-hannover office hannover")
    assert offices(normal, "hannover") == ["1t", "0t"]
    assert extra_offices(normal, "hannover") == []
    assert unused(normal, 0) == ["extra-office"]
    extra = play(start.copy(), EXTRA)
    assert offices(extra, "hannover") == ["1t"]
    assert extra_offices(extra, "hannover") == ["0t"]
    for game in (normal, extra):
        assert legal(game, "route") == []  # the row has left the route, so nothing further comes of it


@pytest.mark.rule("EXAMPLE-MARKER-03")
def test_in_a_full_hannover_the_extra_office_gives_one_office_and_moves_no_track() -> None:
    # Nine cities are full with Hannover in Brunswiek's place, so one step of the track would end the game.
    full = {city: row for city, row in NINE_OTHER_FULL_CITIES.items() if city != "brunswiek"}
    game = play(at_hannover(offices={**full, "hannover": ["1t", "2t"]}, supply="5t+1m 6t 4t"), EXTRA)
    assert extra_offices(game, "hannover") == ["0t"]
    assert offices(game, "hannover") == ["1t", "2t"]
    assert score(game, 0, "network") == 1
    assert not game.is_over
