"""BRIT-55 to BRIT-65 and their examples: the points for Wales and Scotland at the end of the game."""

import pytest

from tests.clauses.britannia import britannia, regions
from tests.support import Situation, score

# The Welsh cities are Cardiff, Chester, Conway, Montgomery, Pembroke and the Isle of Man;
# the Scottish ones Carlisle, Dunbar, Edinburgh, Falkirk, Glasgow, Newcastle and the Isle of Man.


@pytest.mark.rule("BRIT-55")
def test_wales_gives_7_4_and_2_points(edition: str) -> None:
    game = britannia(
        3,
        edition,
        offices={
            **{city: ["0t"] for city in ("cardiff", "chester", "conway")},
            **{city: ["1t"] for city in ("montgomery", "pembroke")},
            "isle-of-man": ["2t"],
        },
    )
    assert regions(game) == [7, 4, 2]


@pytest.mark.rule("BRIT-55")
def test_scotland_gives_7_4_and_2_points_and_a_fourth_player_nothing(edition: str) -> None:
    game = britannia(
        5,
        edition,
        offices={
            **{city: ["0t"] for city in ("carlisle", "dunbar", "edinburgh")},
            **{city: ["1t"] for city in ("falkirk", "glasgow")},
            "newcastle": ["4t", "2t"],  # the rightmost of two controls it
        },
    )
    assert regions(game) == [7, 4, 2, 0, 0]


@pytest.mark.rule("BRIT-55")
def test_both_countries_are_scored_with_four_players(edition: str) -> None:
    game = britannia(4, edition, offices="cardiff 0t, falkirk 0t, glasgow 0t, dunbar 1t")
    assert regions(game) == [14, 4, 0, 0]


@pytest.mark.rule("BRIT-55")
def test_with_three_players_there_is_no_scotland_to_score(edition: str) -> None:
    game = britannia(3, edition, offices="carlisle 0t 0t, newcastle 0t")
    assert regions(game) == [0, 0, 0]


@pytest.mark.rule("BRIT-56")
def test_controlled_cities_count_more_than_offices(britannia: Situation) -> None:
    game = britannia(offices="pembroke 0t, conway 0t, cardiff 1t 1t 1t 1t")
    assert regions(game)[:2] == [7, 4]


@pytest.mark.rule("BRIT-56")
def test_only_the_cities_of_that_country_count(edition: str) -> None:
    # Seat 1 controls one Welsh and three English cities, seat 0 two Welsh ones.
    game = britannia(
        3,
        edition,
        offices={
            **{city: ["0t"] for city in ("pembroke", "conway")},
            **{city: ["1t"] for city in ("cardiff", "london", "york", "oxford")},
        },
    )
    assert regions(game) == [7, 4, 0]


@pytest.mark.rule("BRIT-57")
def test_equally_many_cities_are_separated_by_the_offices_in_the_whole_country(britannia: Situation) -> None:
    # One city each. Seat 1 has a second office in Cardiff, which seat 2 controls with its three.
    game = britannia(offices="pembroke 0t, conway 1t, cardiff 1t 2t 2t 2t")
    assert regions(game)[:3] == [2, 4, 7]


@pytest.mark.rule("BRIT-57")
def test_offices_in_another_country_separate_nobody(edition: str) -> None:
    game = britannia(3, edition, offices="pembroke 0t, conway 1t, york 1t 1t")
    assert regions(game) == [5, 5, 0]


@pytest.mark.rule("BRIT-58")
def test_tied_players_share_the_points_of_their_places_rounded_down(britannia: Situation) -> None:
    tied_first = britannia(offices="pembroke 0t, conway 1t")
    assert regions(tied_first)[:3] == [5, 5, 0]  # (7 + 4) / 2
    tied_second = britannia(offices="pembroke 0t, conway 0t, montgomery 1t, chester 2t")
    assert regions(tied_second)[:3] == [7, 3, 3]  # (4 + 2) / 2


@pytest.mark.rule("BRIT-58")
def test_each_country_is_rounded_down_by_itself(edition: str) -> None:
    game = britannia(4, edition, offices="pembroke 0t, conway 1t, dunbar 0t, glasgow 1t")
    assert regions(game) == [10, 10, 0, 0]  # twice 5, not 11


@pytest.mark.rule("BRIT-59")
def test_a_tied_group_takes_as_many_places_as_it_has_players(edition: str) -> None:
    two_first = {"pembroke": ["0t"], "chester": ["0t"], "conway": ["1t"], "montgomery": ["1t"], "cardiff": ["2t"]}
    assert regions(britannia(4, edition, offices=two_first)) == [5, 5, 2, 0]
    four = {"pembroke": ["0t"], "chester": ["1t"], "conway": ["2t"], "montgomery": ["3t"]}
    assert regions(britannia(4, edition, offices=four)) == [3, 3, 3, 3]  # (7 + 4 + 2 + 0) / 4
    five = {**four, "cardiff": ["4t"]}
    assert regions(britannia(5, edition, offices=five)) == [2, 2, 2, 2, 2]  # 13 / 5


@pytest.mark.rule("BRIT-60")
def test_players_without_a_city_compete_by_offices_for_the_places_left(britannia: Situation) -> None:
    # Seat 0 controls Pembroke with one office; seat 1 has three offices and seat 2 controls the two cities.
    game = britannia(offices="pembroke 0t, cardiff 1t 2t 2t, chester 1t 1t 2t, conway 2t", extra_offices="chester 2t")
    assert regions(game)[:3] == [4, 2, 7]


@pytest.mark.rule("BRIT-60")
def test_players_without_a_city_get_nothing_where_controllers_fill_the_places(edition: str) -> None:
    # Seat 3 has two offices in Wales and controls nothing there.
    game = britannia(4, edition, offices="cardiff 3t 0t 0t, chester 3t 0t, pembroke 1t 1t, conway 2t")
    assert regions(game) == [7, 4, 2, 0]


@pytest.mark.rule("BRIT-61")
def test_equal_numbers_of_offices_without_a_city_share_their_places(edition: str) -> None:
    game = britannia(4, edition, offices="cardiff 1t 2t 0t 0t")
    assert regions(game) == [7, 3, 3, 0]  # (4 + 2) / 2
    third = britannia(5, edition, offices="cardiff 2t 3t 0t 0t, conway 1t")
    assert regions(third) == [7, 4, 1, 1, 0]  # (2 + 0) / 2


@pytest.mark.rule("BRIT-62")
def test_a_player_without_an_office_there_gets_nothing(players: int, britannia: Situation) -> None:
    game = britannia(offices="cardiff 1t, york 0t, london 0t 0t")
    assert regions(game) == [0, 7, *[0] * (players - 2)]
    empty = britannia(offices="york 0t")
    assert regions(empty) == [0] * players


@pytest.mark.rule("BRIT-63")
def test_the_isle_of_man_counts_in_wales_and_in_scotland(edition: str) -> None:
    assert regions(britannia(4, edition, offices={"isle-of-man": ["0m"]})) == [14, 0, 0, 0]
    assert regions(britannia(3, edition, offices={"isle-of-man": ["0t"]})) == [7, 0, 0]


@pytest.mark.rule("BRIT-63")
def test_the_isle_of_man_is_a_controlled_city_of_both_countries(edition: str) -> None:
    # With it seat 0 has two cities in each country, seat 1 one.
    game = britannia(4, edition, offices="isle-of-man 0m, conway 0t, glasgow 0t, cardiff 1t, carlisle 1t")
    assert regions(game) == [14, 8, 0, 0]


@pytest.mark.rule("BRIT-63")
def test_offices_on_the_isle_of_man_count_in_both_countries(edition: str) -> None:
    # Seat 2 controls it; seat 0 and 1 have one city each in both countries, and the office there is seat 0's.
    game = britannia(
        4,
        edition,
        offices={
            "isle-of-man": ["0t", "2t"],
            **{city: ["0t"] for city in ("conway", "glasgow")},
            **{city: ["1t"] for city in ("pembroke", "dunbar")},
            **{city: ["2t"] for city in ("cardiff", "falkirk")},
        },
    )
    assert regions(game) == [8, 4, 14, 0]


@pytest.mark.rule("BRIT-64")
def test_extra_offices_count_for_control_and_in_both_comparisons(britannia: Situation) -> None:
    control = britannia(offices="cardiff 1t", extra_offices="cardiff 0t 0t")
    assert regions(control)[:2] == [7, 4]
    cities = {"pembroke": ["0t"], "conway": ["1t"]}
    tie_break = britannia(offices=cities, extra_offices="pembroke 0t")
    assert regions(tie_break)[:2] == [7, 4]
    without_city = britannia(offices="cardiff 1t 2t 0t 0t", extra_offices="cardiff 2t 0t")
    assert regions(without_city)[:3] == [7, 2, 4]


@pytest.mark.rule("BRIT-65")
def test_the_points_come_on_top_of_the_2_for_each_controlled_city(britannia: Situation) -> None:
    game = britannia(offices="cardiff 0t, pembroke 0t, york 0t")
    assert score(game, 0, "cities") == 6
    assert score(game, 0, "regions") == 7
    assert score(game, 0, "network") == 2  # Cardiff and Pembroke
    assert score(game, 0, "total") == 15


# ---------------------------------------------------------------- examples


@pytest.mark.rule("EXAMPLE-BRIT-04")
def test_two_players_with_two_cities_and_equally_many_offices_get_5_each(britannia: Situation) -> None:
    game = britannia(offices="cardiff 0t 0t, pembroke 0t, chester 1t 1t, conway 1t, montgomery 2t")
    assert regions(game)[:3] == [5, 5, 2]


@pytest.mark.rule("EXAMPLE-BRIT-06")
def test_three_players_tied_for_first_get_4_each_and_nobody_else_any(edition: str) -> None:
    # Seat 3 has an office in Cardiff and controls nothing.
    game = britannia(4, edition, offices="cardiff 3t 0t, conway 1t, pembroke 2t")
    assert regions(game) == [4, 4, 4, 0]


@pytest.mark.rule("EXAMPLE-BRIT-07")
def test_three_players_tied_for_second_get_2_each(edition: str) -> None:
    game = britannia(4, edition, offices="cardiff 0t, chester 0t, conway 1t, pembroke 2t, montgomery 3t")
    assert regions(game) == [7, 2, 2, 2]


@pytest.mark.rule("EXAMPLE-BRIT-08")
def test_two_players_tied_for_third_get_1_each(edition: str) -> None:
    game = britannia(4, edition, offices="cardiff 0t, chester 0t, conway 1t 1t, pembroke 2t, montgomery 3t")
    assert regions(game) == [7, 4, 1, 1]


@pytest.mark.rule("EXAMPLE-BRIT-09")
def test_one_player_controls_and_the_others_share_the_rest_by_offices(edition: str) -> None:
    # Red is seat 0, Blue 1, Green 2, Yellow 3.
    game = britannia(4, edition, offices="cardiff 1t 2t 0t 0t, chester 1t 0t, pembroke 1t 0t")
    assert regions(game) == [7, 4, 2, 0]
