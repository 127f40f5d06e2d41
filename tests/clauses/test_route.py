"""ROUTE-01 to ROUTE-20: establishing a trade route, its points and its marker."""

from typing import Any

import pytest

from tests.clauses.piles import ended, prestige, unused
from tests.clauses.reading import LUEBECK, NINE_FULL_CITIES, offices, posts, stock, supply
from tests.support import Situation, clause, legal, play, score, situation


@pytest.mark.rule("ROUTE-01")
def test_a_route_full_of_own_pieces_may_be_established(situation: Situation) -> None:
    game = situation(posts=LUEBECK)
    assert clause(game, "route hamburg-luebeck") is None
    mixed = situation(posts="hamburg-luebeck 0t 0m 0t", supply="5t 6t+1m 7t+1m")
    assert clause(mixed, "route hamburg-luebeck") is None


@pytest.mark.rule("ROUTE-01")
@pytest.mark.parametrize("row", [["0t", "0t", None], ["0t", "1t", "0t"], ["1t", "1t", "1t"], [None, None, None]])
def test_a_route_with_a_free_post_or_a_foreign_piece_cannot_be_established(
    situation: Situation, row: list[str | None]
) -> None:
    game = situation(posts={"hamburg-luebeck": row})
    assert legal(game, "route") == []
    assert clause(game, "route hamburg-luebeck") == "ROUTE-01"
    assert clause(game, "route hamburg-luebeck office hamburg") == "ROUTE-01"
    assert clause(game, "route hamburg-luebeck develop purse") == "ROUTE-01"


@pytest.mark.rule("ROUTE-02")
def test_filling_the_last_post_establishes_nothing_and_establishing_costs_an_action_of_its_own(
    situation: Situation,
) -> None:
    game = play(situation(posts="hamburg-luebeck 0t 0t -", offices="hamburg 0t"), "place t hamburg-luebeck/3")
    assert posts(game, "hamburg-luebeck") == ["0t", "0t", "0t"]
    assert prestige(game) == [0, 0, 0]
    assert game.actions_left == 1
    play(game, "route hamburg-luebeck")
    assert prestige(game) == [1, 0, 0]
    assert game.actions_left == 0


@pytest.mark.rule("ROUTE-02")
def test_a_full_route_may_be_established_in_a_later_turn(situation: Situation) -> None:
    game = play(situation(posts="hamburg-luebeck 0t 0t -"), "place t hamburg-luebeck/3", "end", "end", "end")
    assert game.turn == 0
    assert posts(game, "hamburg-luebeck") == ["0t", "0t", "0t"]
    assert clause(game, "route hamburg-luebeck") is None


@pytest.mark.rule("ROUTE-03")
def test_the_points_come_before_the_marker() -> None:
    # Both end conditions arise in one action; the one met first is that of step 1.
    game = situation(posts=LUEBECK, offices="hamburg 1t", prestige=[0, 19, 0], markers="hamburg-luebeck plus-3, stack")
    play(game, "route hamburg-luebeck")
    assert ended(game) == "END-01"


@pytest.mark.rule("ROUTE-03")
def test_the_marker_comes_before_the_office() -> None:
    # The coin of Lübeck lifts seat 0 to 20, but only after the draw from the empty pile has failed.
    game = situation(posts=LUEBECK, prestige=[19, 0, 0], markers="hamburg-luebeck plus-3, stack")
    play(game, "route hamburg-luebeck office luebeck")
    assert prestige(game) == [20, 0, 0]
    assert game.end_clause == "END-02"


@pytest.mark.rule("ROUTE-03")
def test_the_points_come_before_the_office(situation: Situation) -> None:
    # Seat 1 reaches 20 in step 1; the office in Stade then completes the tenth city in step 3.
    game = situation(
        posts="hamburg-stade 0t 0t 0m",
        offices={**NINE_FULL_CITIES, "hamburg": ["1t"]},
        prestige=[0, 19, 0],
        supply="5t 2t 2t",
    )
    play(game, "route hamburg-stade office stade")
    assert offices(game, "stade") == ["0m"]
    assert game.end_clause == "END-01"


@pytest.mark.rule("ROUTE-04")
def test_points_and_marker_are_not_a_choice(situation: Situation) -> None:
    game = situation(posts=LUEBECK, offices="hamburg 1t", markers="hamburg-luebeck swap, stack plus-3")
    play(game, "route hamburg-luebeck")
    assert prestige(game) == [0, 1, 0]
    assert unused(game) == ["swap"]
    assert "hamburg-luebeck" not in game.position()["markers"]["board"]


@pytest.mark.rule("ROUTE-04")
def test_a_route_with_no_controller_and_no_marker_is_established_all_the_same(situation: Situation) -> None:
    game = play(situation(posts=LUEBECK), "route hamburg-luebeck")
    assert prestige(game) == [0, 0, 0]
    assert unused(game) == []
    assert posts(game, "hamburg-luebeck") == []


@pytest.mark.rule("ROUTE-05")
def test_step_3_is_one_of_its_options_or_none(situation: Situation) -> None:
    game = situation(posts=LUEBECK)
    assert sorted(legal(game, "route")) == [
        "route hamburg-luebeck",
        "route hamburg-luebeck develop purse",
        "route hamburg-luebeck office hamburg",
        "route hamburg-luebeck office luebeck",
    ]
    play(game, "route hamburg-luebeck")
    assert offices(game, "hamburg") == offices(game, "luebeck") == []
    assert game.position()["abilities"][0].get("purse", 0) == 0


@pytest.mark.rule("ROUTE-06")
def test_without_step_3_all_pieces_go_to_the_stock(situation: Situation) -> None:
    # Purse C: 14 traders and 1 merchant are off the desk; 1 trader in supply, 11 traders in stock.
    game = situation(posts="hamburg-luebeck 0t 0m 0t", abilities="purse 3", supply="1t 6t+1m 7t+1m")
    assert stock(game) == "11t"
    play(game, "route hamburg-luebeck")
    assert posts(game, "hamburg-luebeck") == []
    assert supply(game) == "1t"
    assert stock(game) == "13t+1m"


COELLEN = "coellen-warburg"
STADE = "hamburg-stade"


@pytest.mark.rule("ROUTE-07")
@pytest.mark.parametrize(
    ("route", "choice", "in_stock", "in_supply"),
    [
        # Off the desk are 14 traders and 1 merchant; 1 trader is in supply.
        (COELLEN, "office coellen", "12t+1m", "1t"),
        (COELLEN, "prestige 7", "13t", "1t"),
        (STADE, "office hamburg", "12t+1m", "1t"),
        (STADE, "office stade", "13t", "1t"),
        (STADE, "develop privilege", "13t+1m", "2t"),  # the trader freed on the desk is the second in supply
        (STADE, "extra hamburg t", "11t+1m", "1t"),  # one of the 14 traders is the office already in Hamburg
        (STADE, "extra hamburg m", "12t", "1t"),
    ],
)
def test_whatever_is_chosen_the_pieces_not_used_go_to_the_stock(
    situation: Situation, route: str, choice: str, in_stock: str, in_supply: str
) -> None:
    row = ["0t"] * (3 if route == COELLEN else 2) + ["0m"]
    facts: dict[str, Any] = {}
    if choice.startswith("extra"):
        facts = {"offices": "hamburg 0t", "markers": "unused extra-office"}
    game = situation(posts={route: row}, abilities="purse 3", supply="1t 6t+1m 7t+1m", **facts)
    play(game, f"route {route} {choice}")
    assert posts(game, route) == []
    assert supply(game) == in_supply
    assert stock(game) == in_stock


@pytest.mark.rule("ROUTE-08")
def test_a_route_between_two_full_cities_may_be_established_for_points_and_marker(situation: Situation) -> None:
    game = situation(
        posts="bremen-hannover 0t 0t 0t",
        offices="bremen 0t, hannover 1t 0t",
        markers="bremen-hannover plus-4, stack swap",
        supply="5t 6t+1m 7t+1m",
    )
    assert legal(game, "route") == ["route bremen-hannover"]
    play(game, "route bremen-hannover")
    assert prestige(game) == [2, 0, 0]
    assert unused(game) == ["plus-4"]


@pytest.mark.rule("ROUTE-08")
def test_a_route_may_be_established_merely_to_end_the_game(situation: Situation) -> None:
    game = situation(posts="bremen-hannover 0t 0t 0t", offices="bremen 1t, hannover 1t 2t", prestige=[0, 19, 0])
    play(game, "route bremen-hannover")
    assert prestige(game) == [0, 20, 1]
    assert game.is_over


@pytest.mark.rule("ROUTE-09")
def test_an_established_route_is_empty_and_may_be_established_again_by_anyone(situation: Situation) -> None:
    game = situation(posts="kampen-osnabrueck 0t 0t", offices="osnabrueck 2t", abilities="actions 5", supply="5t 4t 4t")
    play(game, "route kampen-osnabrueck")
    assert posts(game, "kampen-osnabrueck") == []
    play(game, "place t kampen-osnabrueck/1", "place t kampen-osnabrueck/2", "route kampen-osnabrueck", "end")
    play(game, "place t kampen-osnabrueck/1", "place t kampen-osnabrueck/2", "end")
    play(game, "end", "end", "route kampen-osnabrueck")
    assert game.turn == 1
    assert prestige(game) == [0, 0, 3]


@pytest.mark.rule("ROUTE-10")
def test_the_controller_of_each_end_city_gets_a_point_at_once(situation: Situation) -> None:
    game = situation(
        posts="dortmund-paderborn 0t 0t 0t", offices="dortmund 1m, paderborn 2t, minden 0t", supply="5t+1m 6t 7t"
    )
    play(game, "route dortmund-paderborn")
    assert game.turn == 0
    assert prestige(game) == [0, 1, 1]


@pytest.mark.rule("ROUTE-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_controller_of_both_cities_gets_two_points(situation: Situation, seat: int) -> None:
    game = play(situation(posts=LUEBECK, offices=f"hamburg {seat}t, luebeck {seat}t"), "route hamburg-luebeck")
    assert prestige(game) == [2 if seat == 0 else 0, 2 if seat == 1 else 0, 0]


@pytest.mark.rule("ROUTE-12")
@pytest.mark.parametrize(
    ("hamburg", "luebeck", "points"),
    [
        (["0t"], ["1t"], [1, 1, 0]),
        (["1t"], ["2t"], [0, 1, 1]),
        (["2t"], [], [0, 0, 1]),
        ([], [], [0, 0, 0]),
    ],
)
def test_the_points_go_to_the_controllers_whoever_they_are(
    situation: Situation, hamburg: list[str], luebeck: list[str], points: list[int]
) -> None:
    game = play(situation(posts=LUEBECK, offices={"hamburg": hamburg, "luebeck": luebeck}), "route hamburg-luebeck")
    assert prestige(game) == points


@pytest.mark.rule("ROUTE-13")
def test_three_offices_in_a_city_earn_its_controller_one_point(situation: Situation) -> None:
    game = play(situation(posts="hannover-minden 0t 0t 0t", offices="minden 1t 1t 1t 2t"), "route hannover-minden")
    assert prestige(game) == [0, 1, 0]


@pytest.mark.rule("ROUTE-14")
def test_the_office_of_this_action_comes_too_late_for_its_points(situation: Situation) -> None:
    # Hannover: seat 1 holds the white space; the pink one would make seat 0 the controller.
    game = situation(posts="bremen-hannover 0t 0t 0t", offices="hannover 1t", abilities="privilege 2")
    play(game, "route bremen-hannover office hannover")
    assert prestige(game) == [0, 1, 0]
    assert score(game, 0, "cities") == 2

    empty = play(situation(posts=LUEBECK), "route hamburg-luebeck office hamburg")
    assert prestige(empty) == [0, 0, 0]


@pytest.mark.rule("ROUTE-15")
@pytest.mark.parametrize("choice", ["", " office hamburg", " office luebeck", " develop purse"])
def test_the_points_are_given_whatever_step_3_does(situation: Situation, choice: str) -> None:
    game = situation(posts=LUEBECK, offices="hamburg 1t, luebeck 2t", abilities="privilege 2")
    play(game, f"route hamburg-luebeck{choice}")
    assert prestige(game) == [0, 1, 1]


@pytest.mark.rule("ROUTE-17")
def test_the_marker_at_the_route_is_taken_and_lies_face_up_as_unused(situation: Situation) -> None:
    game = situation(
        posts={**LUEBECK, "bremen-hannover": ["0t", "0t", "0t"]}, markers="hamburg-luebeck plus-3, stack swap"
    )
    play(game, "route bremen-hannover")
    assert unused(game) == []
    play(game, "route hamburg-luebeck")
    assert unused(game) == ["plus-3"]
    assert game.position()["markers"]["board"] == {}
    assert clause(game, "use plus-3") is None


@pytest.mark.rule("ROUTE-18", "SETUP-22")
def test_the_replacement_is_drawn_at_once_and_is_not_a_held_marker() -> None:
    game = situation(posts=LUEBECK, offices="hannover 0t 1t", markers="hamburg-luebeck plus-3, stack swap develop")
    play(game, "route hamburg-luebeck")
    markers = game.position()["markers"]
    assert markers["plates"] == [["swap"], [], []]
    assert markers["stack"] == ["develop"]
    assert unused(game) == ["plus-3"]
    assert legal(game, "use swap") == []


@pytest.mark.rule("ROUTE-18")
def test_nobody_sees_the_face_of_the_replacement_on_the_plate() -> None:
    def views(stack: list[str]) -> list[object]:
        game = situation(posts=LUEBECK, markers={"board": {"hamburg-luebeck": "plus-3"}, "stack": stack})
        play(game, "route hamburg-luebeck")
        return [game.view(seat) for seat in (0, 1, 2, None)]

    assert views(["swap", "develop"]) == views(["develop", "swap"])


@pytest.mark.rule("ROUTE-19")
def test_a_marker_taken_with_an_empty_pile_ends_the_game_after_the_action() -> None:
    game = situation(posts=LUEBECK, markers="hamburg-luebeck plus-3, stack")
    play(game, "route hamburg-luebeck office hamburg")
    assert offices(game, "hamburg") == ["0t"]
    assert unused(game) == ["plus-3"]
    assert ended(game) == "END-02"


@pytest.mark.rule("ROUTE-20")
def test_an_extra_office_marker_just_taken_serves_only_a_later_action(situation: Situation) -> None:
    game = situation(
        posts={**LUEBECK, "bremen-hannover": ["0t", "0t", "0t"]},
        offices="hannover 1t, hamburg 1t",
        markers="bremen-hannover extra-office, stack swap",
    )
    assert clause(game, "route bremen-hannover extra hannover t") == "MARKER-04"  # which says it of every marker
    play(game, "route bremen-hannover")
    assert clause(game, "route hamburg-luebeck extra hamburg t") is None


@pytest.mark.rule("ROUTE-20")
def test_an_extra_office_marker_taken_earlier_serves_while_another_is_being_taken(situation: Situation) -> None:
    game = situation(
        posts="bremen-hannover 0t 0t 0t",
        offices="hannover 1t",
        markers="bremen-hannover extra-office, stack swap, unused extra-office",
    )
    play(game, "route bremen-hannover extra hannover t")
    assert unused(game) == ["extra-office"]
    assert game.position()["markers"]["used"][0] == ["extra-office"]
