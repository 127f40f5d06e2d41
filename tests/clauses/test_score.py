"""SCORE-01 to SCORE-23: the final scoring, read as if the game ended now."""

import pytest

import kontor
from tests.support import Situation, rows, score, situation


def column(game: kontor.Game, category: str) -> list[int]:
    """One category of the score sheet, seat by seat."""
    return [score(game, seat, category) for seat in range(len(game.scores()))]


@pytest.mark.rule("SCORE-01")
def test_the_total_is_the_sum_of_the_six_categories(situation: Situation) -> None:
    game = situation(
        prestige=[5, 2, 0],
        abilities="actions 5 keys 1",
        offices="hamburg 0t 0t, luebeck 0t, duisburg 1t",
        special_prestige={"7": 0},
        supply="5t 6t+1m 7t+1m",
        markers="unused plus-3, unused/2 swap, used extra-office",
    )
    assert column(game, "track") == [5, 2, 0]
    assert column(game, "abilities") == [4, 0, 0]
    assert column(game, "markers") == [3, 0, 1]
    assert column(game, "special_prestige") == [7, 0, 0]
    assert column(game, "cities") == [4, 2, 0]
    assert column(game, "network") == [6, 1, 0]
    assert column(game, "total") == [29, 5, 1]


@pytest.mark.rule("SCORE-02")
def test_category_a_is_the_prestige_track(situation: Situation) -> None:
    game = situation(prestige=[19, 0, 7])
    assert column(game, "track") == [19, 0, 7]
    assert column(game, "total") == [19, 0, 7]


@pytest.mark.rule("SCORE-03")
@pytest.mark.parametrize(("ability", "full"), [("actions", 5), ("privilege", 3), ("book", 3), ("purse", 3)])
def test_a_full_ability_scores_4(situation: Situation, ability: str, full: int) -> None:
    assert column(situation(abilities=f"- / {ability} {full}"), "abilities") == [0, 4, 0]


@pytest.mark.rule("SCORE-03")
def test_each_full_ability_scores(situation: Situation) -> None:
    game = situation(abilities="actions 5 book 3 purse 3 / privilege 3 purse 3")
    assert column(game, "abilities") == [12, 8, 0]


@pytest.mark.rule("SCORE-04")
def test_full_keys_score_nothing_as_an_ability(situation: Situation) -> None:
    assert column(situation(abilities="keys 4"), "abilities") == [0, 0, 0]


@pytest.mark.rule("SCORE-05")
def test_an_ability_one_step_short_scores_nothing(situation: Situation) -> None:
    game = situation(abilities="actions 4 privilege 2 book 2 purse 2")
    assert column(game, "abilities") == [0, 0, 0]


@pytest.mark.rule("SCORE-06")
def test_used_and_unused_markers_count_alike(situation: Situation) -> None:
    four = "extra-office extra-office extra-office extra-office"
    game = situation(markers=f"unused/1 swap swap swap, unused/2 plus-3, used {four}, used/2 plus-4 develop plus-4")
    assert column(game, "markers") == [6, 3, 6]


# Thirteen markers that both editions have.
MARKERS = ["extra-office"] * 4 + ["swap"] * 3 + ["develop"] * 2 + ["plus-3"] * 2 + ["plus-4"] * 2


@pytest.mark.rule("SCORE-06", "EXAMPLE-SCORE-03", "CLASSIC-19")
@pytest.mark.parametrize(
    ("count", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 3), (4, 6), (5, 6), (6, 10), (7, 10), (8, 15), (9, 15), (10, 21), (11, 21), (13, 21)],
)
def test_the_marker_table(situation: Situation, count: int, points: int) -> None:
    half = count // 2
    game = situation(markers={"used": [MARKERS[:half], [], []], "unused": [MARKERS[half:count], [], []]})
    assert column(game, "markers") == [points, 0, 0]


@pytest.mark.rule("SCORE-07")
def test_a_replacement_on_the_plate_is_not_a_collected_marker(situation: Situation) -> None:
    game = situation(markers="plates swap, plates/1 develop, unused plus-3")
    assert column(game, "markers") == [1, 0, 0]


@pytest.mark.rule("SCORE-08")
def test_special_spaces_score_their_printed_value(situation: Situation) -> None:
    game = situation(special_prestige={"7": 0, "8": 1, "9": 2, "11": 0}, abilities="book 1", supply="5t 6t 7t")
    assert column(game, "special_prestige") == [18, 8, 9]


@pytest.mark.rule("SCORE-09")
def test_each_controlled_city_scores_2(situation: Situation) -> None:
    game = situation(
        offices={
            "duisburg": ["0t"],
            "hamburg": ["0t"],
            "hannover": ["1t", "0t"],  # a tie, won from the right
            "minden": ["1t", "1t", "0t"],
            "osnabrueck": ["2t"],
        }
    )
    assert column(game, "cities") == [6, 2, 2]


@pytest.mark.rule("SCORE-10")
def test_a_tied_city_scores_for_one_player_only(situation: Situation) -> None:
    game = situation(offices="minden 0t 1t 2t, hamburg 2t 1t")
    assert column(game, "cities") == [0, 2, 2]


@pytest.mark.rule("SCORE-11", "CONTROL-05")
def test_extra_offices_count_for_the_controlled_cities(situation: Situation) -> None:
    printed = {"hannover": ["0t", "1t"]}
    assert column(situation(offices=printed), "cities") == [0, 2, 0]
    game = situation(offices=printed, extra_offices="hannover 0t")
    assert column(game, "cities") == [2, 0, 0]


@pytest.mark.rule("SCORE-12", "CLASSIC-20")
@pytest.mark.parametrize(("developed", "keys"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_network_scores_its_offices_times_the_keys_value(situation: Situation, developed: int, keys: int) -> None:
    game = situation(offices="minden 0t 0t, hannover 0t", abilities=f"keys {developed}")
    assert column(game, "network") == [3 * keys, 0, 0]


@pytest.mark.rule("SCORE-13")
def test_a_network_may_branch(situation: Situation) -> None:
    # Hannover, Paderborn and Brunswiek all hang on Minden.
    game = situation(offices="minden 0t, hannover 0t, paderborn 0t, brunswiek 0t")
    assert column(game, "network") == [4, 0, 0]


@pytest.mark.rule("SCORE-13")
def test_cities_joined_only_through_a_city_without_an_own_office_are_not_one_network(situation: Situation) -> None:
    game = situation(offices="minden 1t, hannover 0t, paderborn 0t, brunswiek 0t")
    assert column(game, "network") == [1, 1, 0]


@pytest.mark.rule("SCORE-14")
def test_every_office_in_a_network_city_counts_extra_offices_included(situation: Situation) -> None:
    # Minden 2 printed and 1 extra, Hannover 1 printed and 2 extra: six offices in two cities.
    game = situation(
        offices="minden 0t 1t 0t, hannover 0t", extra_offices="minden 0t, hannover 0t 1t 0t", supply="3t 3t 3t"
    )
    assert column(game, "network") == [6, 2, 0]


@pytest.mark.rule("SCORE-15", "EXAMPLE-SCORE-05")
def test_the_network_with_the_most_offices_scores_and_not_the_one_with_the_most_cities(situation: Situation) -> None:
    # Stade - Hamburg - Lübeck: 3 cities, 3 offices. Minden - Paderborn: 2 cities, 4 offices. Keys 2.
    game = situation(
        offices="hamburg 0t, luebeck 0t, stade 0m, minden 0t 0t, paderborn 0t 0t", abilities="keys 1", supply="3t 3t 3t"
    )
    assert column(game, "network") == [8, 0, 0]


@pytest.mark.rule("SCORE-16")
def test_control_other_offices_and_pieces_on_posts_do_not_touch_the_network(situation: Situation) -> None:
    # Seat 1 controls both cities, seat 2 fills their route; seat 0's pieces on posts are no offices.
    game = situation(
        offices="minden 0t 1t 1t, hannover 0t 1t",
        posts="hannover-minden 2t 2t 2t, minden-paderborn 0t 0t 0t",
        supply="3t 3t 3t",
    )
    assert column(game, "cities") == [0, 4, 0]
    assert column(game, "network") == [2, 3, 0]


@pytest.mark.rule("SCORE-17")
def test_a_single_city_is_a_network_and_no_office_scores_nothing(situation: Situation) -> None:
    game = situation(offices="minden 1t 1t, luebeck 1t", abilities="keys 4 / keys 4")
    assert column(game, "network") == [0, 8, 0]


@pytest.mark.rule("SCORE-18")
def test_the_most_points_win(situation: Situation) -> None:
    game = situation(prestige=[4, 9, 6])
    assert column(game, "rank") == [3, 1, 2]


@pytest.mark.rule("SCORE-18")
def test_the_total_decides_and_not_the_track(situation: Situation) -> None:
    # 8 on the track against 6 on the track and 3 for an office in Hamburg.
    game = situation(prestige=[8, 6, 0], offices="hamburg 1t")
    assert column(game, "total") == [8, 9, 0]
    assert column(game, "rank") == [2, 1, 3]


@pytest.mark.rule("SCORE-19", "CLASSIC-22")
def test_less_developed_actions_win_a_tie(situation: Situation) -> None:
    game = situation(prestige=[3, 3, 0], abilities="actions 1")
    assert column(game, "total") == [3, 3, 0]
    assert column(game, "rank") == [2, 1, 3]


@pytest.mark.rule("SCORE-19")
def test_the_actions_come_before_the_network_in_a_tie(situation: Situation) -> None:
    # Seat 0: 2 for Hamburg and 1 for the network. Seat 1: 3 on the track, but no development of Actions.
    game = situation(prestige=[0, 3, 0], offices="hamburg 0t", abilities="actions 1")
    assert column(game, "total") == [3, 3, 0]
    assert column(game, "rank") == [2, 1, 3]


@pytest.mark.rule("SCORE-20")
@pytest.mark.parametrize(("less", "more"), [(1, 2), (3, 4)])
def test_the_first_3_is_less_developed_than_the_second_3(situation: Situation, less: int, more: int) -> None:
    game = situation(prestige=[3, 3, 0], abilities=f"actions {more} / actions {less}")
    assert column(game, "rank") == [2, 1, 3]


@pytest.mark.rule("SCORE-21", "CLASSIC-22")
def test_more_network_points_win_a_tie_with_equal_actions(situation: Situation) -> None:
    game = situation(prestige=[3, 0, 0], offices="hamburg 1t", abilities="actions 1 / actions 1")
    assert column(game, "total") == [3, 3, 0]
    assert column(game, "rank") == [2, 1, 3]


@pytest.mark.rule("SCORE-22", "CLASSIC-22")
def test_players_still_tied_share_the_rank(situation: Situation) -> None:
    assert column(situation(prestige=[5, 5, 0]), "rank") == [1, 1, 3]
    assert column(situation(prestige=[5, 2, 2]), "rank") == [1, 2, 2]
    assert column(situation(), "rank") == [1, 1, 1]


@pytest.mark.rule("SCORE-23", "CLASSIC-22")
def test_the_tie_breaks_hold_for_the_lower_ranks_too(situation: Situation) -> None:
    actions = situation(prestige=[9, 3, 3], abilities="- / actions 1")
    assert column(actions, "rank") == [1, 3, 2]
    network = situation(prestige=[9, 3, 0], offices="hamburg 2t")
    assert column(network, "rank") == [1, 3, 2]


# Seven cities with nine offices, and Kampen, which no route joins to any of them.
SEVEN_CITIES = rows(
    "minden 0t 0t, hannover 0t, paderborn 0t, hildesheim 0t, goslar 0t, brunswiek 0t, stendal 0t 0m, kampen 0t"
)


@pytest.mark.rule("EXAMPLE-SCORE-01")
def test_nine_offices_in_seven_cities_with_keys_3_score_27_and_kampen_nothing() -> None:
    game = situation(offices=SEVEN_CITIES, abilities="keys 3", supply="3t 3t 3t")
    assert column(game, "network") == [27, 0, 0]


@pytest.mark.rule("EXAMPLE-SCORE-02")
def test_eight_offices_with_keys_3_score_24_in_the_classic_edition() -> None:
    eight = {**SEVEN_CITIES, "stendal": ["0t"]}
    game = situation(edition="classic", offices=eight, abilities="keys 3", supply="3t 3t 3t")
    assert column(game, "network") == [24, 0, 0]


@pytest.mark.rule("EXAMPLE-SCORE-04")
def test_all_five_abilities_full_score_16(situation: Situation) -> None:
    assert column(situation(abilities="keys 4 actions 5 privilege 3 book 3 purse 3"), "abilities") == [16, 0, 0]
