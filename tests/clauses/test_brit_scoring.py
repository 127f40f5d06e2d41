"""BRIT-55 to BRIT-65 and their examples: the points for Wales and Scotland at the end of the game."""

import pytest

from tests.clauses.britannia import britannia, regions
from tests.support import Situation, score

# The Welsh cities are Cardiff, Chester, Conway, Montgomery, Pembroke and the Isle of Man;
# the Scottish ones Carlisle, Dunbar, Edinburgh, Falkirk, Glasgow, Newcastle and the Isle of Man.


def places(players: int, edition: str, offices: str, extra_offices: str = "") -> list[int]:
    """The points of those who have any, seat by seat."""
    points = regions(britannia(players, edition, offices=offices, extra_offices=extra_offices))
    return points[: max((seat + 1 for seat, each in enumerate(points) if each), default=0)]


@pytest.mark.rule("BRIT-55")
@pytest.mark.parametrize(
    ("players", "offices", "points"),
    [
        (3, "cardiff 0t, chester 0t, conway 0t, montgomery 1t, pembroke 1t, isle-of-man 2t", [7, 4, 2]),
        # Scotland: a fourth player gets nothing. The rightmost of two controls Newcastle.
        (5, "carlisle 0t, dunbar 0t, edinburgh 0t, falkirk 1t, glasgow 1t, newcastle 4t 2t", [7, 4, 2]),
        (4, "cardiff 0t, falkirk 0t, glasgow 0t, dunbar 1t", [14, 4]),  # both countries
        (3, "carlisle 0t 0t, newcastle 0t", []),  # with three players there is no Scotland to score
    ],
)
def test_a_country_gives_7_4_and_2_points(edition: str, players: int, offices: str, points: list[int]) -> None:
    assert places(players, edition, offices) == points


@pytest.mark.rule("BRIT-56")
def test_controlled_cities_count_more_than_offices(players: int, edition: str) -> None:
    assert places(players, edition, "pembroke 0t, conway 0t, cardiff 1t 1t 1t 1t") == [7, 4]


@pytest.mark.rule("BRIT-56")
def test_only_the_cities_of_that_country_count(edition: str) -> None:
    # Seat 1 controls one Welsh and three English cities, seat 0 two Welsh ones.
    assert places(3, edition, "pembroke 0t, conway 0t, cardiff 1t, london 1t, york 1t, oxford 1t") == [7, 4]


@pytest.mark.rule("BRIT-57")
def test_equally_many_cities_are_separated_by_the_offices_in_the_whole_country(players: int, edition: str) -> None:
    # One city each. Seat 1 has a second office in Cardiff, which seat 2 controls with its three.
    assert places(players, edition, "pembroke 0t, conway 1t, cardiff 1t 2t 2t 2t") == [2, 4, 7]


@pytest.mark.rule("BRIT-57")
def test_offices_in_another_country_separate_nobody(edition: str) -> None:
    assert places(3, edition, "pembroke 0t, conway 1t, york 1t 1t") == [5, 5]


@pytest.mark.rule("BRIT-58")
def test_tied_players_share_the_points_of_their_places_rounded_down(players: int, edition: str) -> None:
    assert places(players, edition, "pembroke 0t, conway 1t") == [5, 5]  # (7 + 4) / 2
    assert places(players, edition, "pembroke 0t, conway 0t, montgomery 1t, chester 2t") == [7, 3, 3]  # (4 + 2) / 2


@pytest.mark.rule("BRIT-58")
def test_each_country_is_rounded_down_by_itself(edition: str) -> None:
    assert places(4, edition, "pembroke 0t, conway 1t, dunbar 0t, glasgow 1t") == [10, 10]  # twice 5, not 11


@pytest.mark.rule("BRIT-59")
def test_a_tied_group_takes_as_many_places_as_it_has_players(edition: str) -> None:
    assert places(4, edition, "pembroke 0t, chester 0t, conway 1t, montgomery 1t, cardiff 2t") == [5, 5, 2]
    four = "pembroke 0t, chester 1t, conway 2t, montgomery 3t"
    assert places(4, edition, four) == [3, 3, 3, 3]  # (7 + 4 + 2 + 0) / 4
    assert places(5, edition, f"{four}, cardiff 4t") == [2, 2, 2, 2, 2]  # 13 / 5


@pytest.mark.rule("BRIT-60")
def test_players_without_a_city_compete_by_offices_for_the_places_left(players: int, edition: str) -> None:
    # Seat 0 controls Pembroke with one office; seat 1 has three offices and seat 2 controls the two cities.
    offices = "pembroke 0t, cardiff 1t 2t 2t, chester 1t 1t 2t, conway 2t"
    assert places(players, edition, offices, "chester 2t") == [4, 2, 7]


@pytest.mark.rule("BRIT-60")
def test_players_without_a_city_get_nothing_where_controllers_fill_the_places(edition: str) -> None:
    # Seat 3 has two offices in Wales and controls nothing there.
    assert places(4, edition, "cardiff 3t 0t 0t, chester 3t 0t, pembroke 1t 1t, conway 2t") == [7, 4, 2]


@pytest.mark.rule("BRIT-61")
def test_equal_numbers_of_offices_without_a_city_share_their_places(edition: str) -> None:
    assert places(4, edition, "cardiff 1t 2t 0t 0t") == [7, 3, 3]  # (4 + 2) / 2
    assert places(5, edition, "cardiff 2t 3t 0t 0t, conway 1t") == [7, 4, 1, 1]  # (2 + 0) / 2


@pytest.mark.rule("BRIT-62")
def test_a_player_without_an_office_there_gets_nothing(players: int, edition: str) -> None:
    assert places(players, edition, "cardiff 1t, york 0t, london 0t 0t") == [0, 7]
    assert places(players, edition, "york 0t") == []


@pytest.mark.rule("BRIT-63")
def test_the_isle_of_man_counts_in_wales_and_in_scotland(edition: str) -> None:
    assert places(4, edition, "isle-of-man 0m") == [14]
    assert places(3, edition, "isle-of-man 0t") == [7]


@pytest.mark.rule("BRIT-63")
def test_the_isle_of_man_is_a_controlled_city_of_both_countries(edition: str) -> None:
    # With it seat 0 has two cities in each country, seat 1 one.
    assert places(4, edition, "isle-of-man 0m, conway 0t, glasgow 0t, cardiff 1t, carlisle 1t") == [14, 8]


@pytest.mark.rule("BRIT-63")
def test_offices_on_the_isle_of_man_count_in_both_countries(edition: str) -> None:
    # Seat 2 controls it; seat 0 and 1 have one city each in both countries, and the office there is seat 0's.
    offices = "isle-of-man 0t 2t, conway 0t, glasgow 0t, pembroke 1t, dunbar 1t, cardiff 2t, falkirk 2t"
    assert places(4, edition, offices) == [8, 4, 14]


@pytest.mark.rule("BRIT-64")
def test_extra_offices_count_for_control_and_in_both_comparisons(players: int, edition: str) -> None:
    assert places(players, edition, "cardiff 1t", "cardiff 0t 0t") == [7, 4]
    assert places(players, edition, "pembroke 0t, conway 1t", "pembroke 0t") == [7, 4]
    assert places(players, edition, "cardiff 1t 2t 0t 0t", "cardiff 2t 0t") == [7, 2, 4]


@pytest.mark.rule("BRIT-65")
def test_the_points_come_on_top_of_the_2_for_each_controlled_city(britannia: Situation) -> None:
    game = britannia(offices="cardiff 0t, pembroke 0t, york 0t")
    assert score(game, 0, "cities") == 6
    assert score(game, 0, "regions") == 7
    assert score(game, 0, "network") == 2  # Cardiff and Pembroke
    assert score(game, 0, "total") == 15


# ---------------------------------------------------------------- examples


@pytest.mark.rule("EXAMPLE-BRIT-04")
def test_two_players_with_two_cities_and_equally_many_offices_get_5_each(players: int, edition: str) -> None:
    offices = "cardiff 0t 0t, pembroke 0t, chester 1t 1t, conway 1t, montgomery 2t"
    assert places(players, edition, offices) == [5, 5, 2]


@pytest.mark.rule("EXAMPLE-BRIT-06")
def test_three_players_tied_for_first_get_4_each_and_nobody_else_any(edition: str) -> None:
    # Seat 3 has an office in Cardiff and controls nothing.
    assert places(4, edition, "cardiff 3t 0t, conway 1t, pembroke 2t") == [4, 4, 4]


@pytest.mark.rule("EXAMPLE-BRIT-07")
def test_three_players_tied_for_second_get_2_each(edition: str) -> None:
    assert places(4, edition, "cardiff 0t, chester 0t, conway 1t, pembroke 2t, montgomery 3t") == [7, 2, 2, 2]


@pytest.mark.rule("EXAMPLE-BRIT-08")
def test_two_players_tied_for_third_get_1_each(edition: str) -> None:
    assert places(4, edition, "cardiff 0t, chester 0t, conway 1t 1t, pembroke 2t, montgomery 3t") == [7, 4, 1, 1]


@pytest.mark.rule("EXAMPLE-BRIT-09")
def test_one_player_controls_and_the_others_share_the_rest_by_offices(edition: str) -> None:
    # Red is seat 0, Blue 1, Green 2, Yellow 3.
    assert places(4, edition, "cardiff 1t 2t 0t 0t, chester 1t 0t, pembroke 1t 0t") == [7, 4, 2]
