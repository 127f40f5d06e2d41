"""CONTROL-01 to CONTROL-08: who controls a city. A controlled city is worth 2 points on the score sheet."""

import pytest

import kontor
from tests.clauses.piles import prestige
from tests.support import Situation, play

NOBODY = [0, 0, 0]
SEAT_0 = [2, 0, 0]
SEAT_1 = [0, 2, 0]
SEAT_2 = [0, 0, 2]


def control(game: kontor.Game) -> list[int]:
    """The points for controlled cities, seat by seat."""
    return [int(sheet["cities"]) for sheet in game.scores()]


@pytest.mark.rule("CONTROL-01")
def test_most_offices_control_a_city_even_from_the_left(situation: Situation) -> None:
    game = situation(offices="minden 0t 0t 1t")
    assert control(game) == SEAT_0
    game = situation(offices="minden 0t 1t 1t 2t")
    assert control(game) == SEAT_1


@pytest.mark.rule("CONTROL-01")
def test_a_view_tells_who_controls_each_city(situation: Situation) -> None:
    rows = {"minden": ["0t", "1t", "1t"], "hamburg": ["0t", "2t"]}
    game = situation(offices=rows, extra_offices="hamburg 0t")
    assert game.view()["controllers"] == {"hamburg": 0, "minden": 1}


@pytest.mark.rule("CONTROL-02")
@pytest.mark.parametrize(
    ("row", "winner"),
    [
        (["0t", "1t"], SEAT_1),
        (["1t", "0t"], SEAT_0),
        (["0t", "1t", "1t", "0t"], SEAT_0),
        (["0t", "0t", "1t", "1t"], SEAT_1),
        (["0t", "1t", "0t", "1t"], SEAT_1),
        (["1t", "0t", "2t"], SEAT_2),
    ],
)
def test_a_tie_goes_to_the_office_furthest_right(situation: Situation, row: list[str], winner: list[int]) -> None:
    assert control(situation(offices={"minden": row})) == winner


@pytest.mark.rule("CONTROL-03")
@pytest.mark.parametrize(
    ("row", "winner"),
    [
        # Seat 1 has an extra office too: seats 0 and 1 tie with 2, seat 2 has 1.
        (["0t", "0t", "1t", "2t"], SEAT_1),
        (["1t", "0t", "0t", "2t"], SEAT_0),
    ],
)
def test_an_office_of_a_player_outside_the_tie_is_ignored(
    situation: Situation, row: list[str], winner: list[int]
) -> None:
    game = situation(offices={"minden": row}, extra_offices="minden 1t")
    assert control(game) == winner


@pytest.mark.rule("CONTROL-04")
def test_a_city_without_offices_has_no_controller(situation: Situation) -> None:
    game = situation(posts="hannover-minden 0t 0t 0t")
    assert control(game) == NOBODY
    play(game, "route hannover-minden")
    assert prestige(game) == [0, 0, 0]


@pytest.mark.rule("CONTROL-04")
def test_a_city_shared_by_three_has_one_controller(situation: Situation) -> None:
    game = situation(posts="hannover-minden 0t 0t 0t", offices="minden 0t 2t 1t")
    assert control(game) == SEAT_1
    play(game, "route hannover-minden")
    assert prestige(game) == [0, 1, 0]


@pytest.mark.rule("CONTROL-05")
def test_every_office_counts_one_whatever_its_piece_and_colour(situation: Situation) -> None:
    # Stendal: a white square, a white circle, an orange square, a pink square.
    merchant_and_trader = situation(offices="stendal 0t 0m 1t", supply="5t 6t+1m 7t+1m")
    assert control(merchant_and_trader) == SEAT_0
    one_merchant = situation(offices="stendal 1t 0m 1t", supply="5t 6t+1m 7t+1m")
    assert control(one_merchant) == SEAT_1
    two_white_against_one_pink = situation(offices="minden 0t 0t 2t 1t")
    assert control(two_white_against_one_pink) == SEAT_0


@pytest.mark.rule("CONTROL-06", "CLASSIC-16")
def test_an_extra_office_ranks_below_every_printed_one(situation: Situation) -> None:
    game = situation(offices="hannover 0t", extra_offices="hannover 1t")
    assert control(game) == SEAT_0
    two_each = situation(offices="minden 2t 0t 1t", extra_offices="minden 1t 0t")
    assert control(two_each) == SEAT_1


@pytest.mark.rule("CONTROL-06", "CONTROL-07")
def test_among_extra_offices_the_earlier_one_ranks_higher(situation: Situation) -> None:
    # Seat 2 owns the only printed office; seats 0 and 1 tie with two extra offices each (right to left).
    printed = {"minden": ["2t"]}
    game = situation(offices=printed, extra_offices="minden 0t 1t 1t 0t")
    assert control(game) == SEAT_0
    game = situation(offices=printed, extra_offices="minden 1t 0t 0t 1t")
    assert control(game) == SEAT_1


@pytest.mark.rule("CONTROL-06")
def test_an_extra_office_just_placed_stands_left_of_the_earlier_ones(situation: Situation) -> None:
    # Seat 1 already has two extra offices; seat 0 has one and adds another, further left.
    game = situation(
        posts="hannover-minden 0t 0t 0t",
        offices="minden 2t",
        extra_offices="minden 1t 0t 1t",
        markers="unused extra-office",
    )
    play(game, "route hannover-minden extra minden t")
    assert game.position()["extra_offices"]["minden"] == ["1t", "0t", "1t", "0t"]
    assert control(game) == SEAT_1


@pytest.mark.rule("CONTROL-08")
def test_a_swap_changes_control_at_once(situation: Situation) -> None:
    game = situation(posts="hannover-minden 0t 0t 0t", offices="hannover 0t 1t", markers="unused swap")
    assert control(game) == SEAT_1
    play(game, "use swap hannover 1 2")
    assert control(game) == SEAT_0
    play(game, "route hannover-minden")
    assert prestige(game) == [1, 0, 0]


@pytest.mark.rule("CONTROL-08")
def test_a_new_office_changes_control_for_the_next_route(situation: Situation) -> None:
    game = situation(
        posts="hannover-minden 0t 0t 0t, bremen-minden 0t 0t 0t", offices="minden 1t", abilities="privilege 1"
    )
    play(game, "route hannover-minden office minden", "route bremen-minden")
    assert prestige(game) == [1, 1, 0]


@pytest.mark.rule("EXAMPLE-CONTROL-01")
def test_green_controls_with_an_extra_office_and_blue_without_it(situation: Situation) -> None:
    # Red is seat 0, Blue seat 1, Green seat 2.
    row = {"hamburg": ["0t", "2t", "1t"]}
    game = situation(offices=row, extra_offices="hamburg 2t")
    assert control(game) == SEAT_2
    assert control(situation(offices=row)) == SEAT_1


@pytest.mark.rule("EXAMPLE-CONTROL-02")
def test_blue_wins_the_tie_with_red_and_green_on_the_far_right_is_ignored(situation: Situation) -> None:
    game = situation(offices="minden 0t 1t 1t 2t", extra_offices="minden 0t")
    assert control(game) == SEAT_1
