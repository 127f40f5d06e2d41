"""MARKER-01 to MARKER-11: holding and using bonus markers."""

from typing import Any

import pytest

from tests.clauses.piles import ended, extra_offices, unused, used
from tests.clauses.reading import FULL_DESK
from tests.support import Situation, clause, legal, play, score, situation

# Seat 0 fills the two posts of Dortmund–Duisburg, where a marker lies.
ROW = {"dortmund-duisburg": ["0t", "0t"]}


@pytest.mark.rule("MARKER-01", "CLASSIC-18")
def test_a_used_marker_is_never_used_again(situation: Situation) -> None:
    game = situation(markers="unused plus-3")
    assert clause(game, "use plus-3") is None
    play(game, "use plus-3")
    assert clause(game, "use plus-3") == "MARKER-01"
    play(game, "end", "end", "end")
    assert game.turn == 0
    assert clause(game, "use plus-3") == "MARKER-01"


@pytest.mark.rule("MARKER-01")
def test_two_markers_of_one_kind_are_used_once_each() -> None:
    game = play(situation(markers="unused plus-3 plus-3"), "use plus-3", "use plus-3")
    assert game.actions_left == 2 + 3 + 3
    assert clause(game, "use plus-3") == "MARKER-01"


@pytest.mark.rule("MARKER-02")
def test_a_used_marker_changes_sides_and_stays_with_its_owner_to_the_end() -> None:
    game = situation(posts=ROW, offices="duisburg 0t", prestige=[19, 0, 0], markers="unused plus-3 swap")
    play(game, "use plus-3")
    assert unused(game, 0) == ["swap"]
    assert used(game, 0) == ["plus-3"]
    play(game, "route dortmund-duisburg")  # Duisburg gives the 20th point
    assert game.is_over
    assert used(game, 0) == ["plus-3"]


@pytest.mark.rule("MARKER-02")
@pytest.mark.parametrize("onlooker", [0, 1, 2, None])
def test_an_unused_marker_lies_open_before_everybody(onlooker: int | None) -> None:
    # The two games differ only in which marker seat 0 holds and which one lies in the pile.
    swap = situation(markers="unused swap, stack plus-4", actions_left=0)
    plus = situation(markers="unused plus-4, stack swap", actions_left=0)
    assert swap.view(onlooker) != plus.view(onlooker)


@pytest.mark.rule("MARKER-03")
def test_a_marker_taken_earlier_is_used_in_any_later_turn_of_its_owner(situation: Situation) -> None:
    game = play(situation(turn=1, markers="unused/1 plus-3"), "end", "end", "end")
    assert game.turn == 1
    play(game, "use plus-3")
    assert game.actions_left == 5


@pytest.mark.rule("MARKER-03")
def test_a_marker_taken_in_this_turn_may_be_used_in_this_turn(situation: Situation) -> None:
    game = play(situation(posts=ROW, markers="dortmund-duisburg plus-3, stack swap"), "route dortmund-duisburg")
    assert game.actions_left == 1
    play(game, "use plus-3")
    assert game.actions_left == 4


@pytest.mark.rule("MARKER-03")
@pytest.mark.parametrize(
    ("edition", "third"), [("bigbox", "move-three"), ("classic", "remove-three")], ids=["bigbox", "classic"]
)
def test_a_player_is_offered_the_markers_held_and_no_others(edition: str, third: str) -> None:
    facts: dict[str, Any] = {
        "edition": edition,
        "posts": "hamburg-luebeck 1t - -, bremen-minden 0t - -",
        "offices": "hamburg 0t 1t",
    }
    every_kind = [third, "swap", "develop", "plus-3", "plus-4"]
    uses = [
        "use develop actions",
        "use develop book",
        "use develop keys",
        "use develop privilege",
        "use develop purse",
        f"use {third}",
        "use plus-3",
        "use plus-4",
        "use swap hamburg 1 2",
    ]
    own = situation(markers={"unused": [every_kind, [], []]}, **facts)
    assert sorted(legal(own, "use")) == sorted(uses)
    of_seat_1 = situation(markers={"unused": [[], every_kind, []]}, **facts)
    assert legal(of_seat_1, "use") == []
    for use in uses:
        assert clause(of_seat_1, use) == "MARKER-03"


@pytest.mark.rule("MARKER-03")
def test_nobody_uses_a_marker_in_the_turn_of_another_player(situation: Situation) -> None:
    game = situation(posts="hamburg-luebeck 1t - -", markers="unused/1 plus-3")
    assert clause(game, "use plus-3") == "MARKER-03"
    play(game, "displace t hamburg-luebeck/1 paying 1t")
    assert game.decider == 1
    assert clause(game, "use plus-3") == "MARKER-03"
    assert legal(game, "use") == []


@pytest.mark.rule("MARKER-04")
def test_an_extra_office_marker_does_not_serve_the_action_that_takes_it(situation: Situation) -> None:
    game = situation(
        posts={**ROW, "goslar-magdeburg": ["0t", "0t"]},
        offices="duisburg 1t, goslar 2t",
        markers="dortmund-duisburg extra-office, stack swap",
    )
    assert clause(game, "route dortmund-duisburg extra duisburg t") == "MARKER-04"
    assert legal(game, "route dortmund-duisburg extra") == []
    play(game, "route dortmund-duisburg")
    assert clause(game, "route goslar-magdeburg extra goslar t") is None


@pytest.mark.rule("MARKER-04")
def test_an_extra_office_marker_of_an_earlier_action_does_serve_while_another_is_taken(situation: Situation) -> None:
    game = situation(
        posts=ROW, offices="duisburg 1t", markers="dortmund-duisburg extra-office, stack swap, unused extra-office"
    )
    play(game, "route dortmund-duisburg extra duisburg t")
    assert extra_offices(game, "duisburg") == ["0t"]
    assert unused(game, 0) == ["extra-office"]
    assert used(game, 0) == ["extra-office"]


@pytest.mark.rule("MARKER-05")
@pytest.mark.parametrize("left", [2, 1, 0])
def test_using_a_marker_costs_no_action(situation: Situation, left: int) -> None:
    game = situation(actions_left=left, offices="hamburg 0t 1t", markers="unused swap develop")
    play(game, "use swap hamburg 1 2")
    assert game.actions_left == left
    play(game, "use develop keys")
    assert game.actions_left == left


@pytest.mark.rule("MARKER-05")
def test_moving_three_tradesmen_with_the_marker_costs_no_action() -> None:
    game = situation(posts="hamburg-luebeck 1t - -", markers="unused move-three")
    play(game, "use move-three", "lift hamburg-luebeck/1", "drop hamburg-luebeck/1 bremen-minden/1", "done")
    assert game.actions_left == 2


@pytest.mark.rule("MARKER-06")
def test_nobody_has_to_use_a_marker(situation: Situation) -> None:
    game = play(situation(markers="unused plus-4 develop"), "end")
    assert game.turn == 1
    assert unused(game, 0) == ["develop", "plus-4"]


@pytest.mark.rule("MARKER-06", "CLASSIC-18")
def test_several_markers_are_used_in_one_turn(situation: Situation) -> None:
    game = situation(offices="hamburg 0t 1t", markers="unused swap develop develop plus-3")
    play(game, "use develop keys", "use swap hamburg 1 2", "use plus-3", "use develop keys")
    assert unused(game, 0) == []
    assert used(game, 0) == ["develop", "develop", "plus-3", "swap"]


@pytest.mark.rule("MARKER-07", "CLASSIC-18")
def test_four_markers_score_six_points_whether_used_or_not(situation: Situation) -> None:
    game = situation(
        markers={
            "unused": [["swap", "plus-3"], ["extra-office"] * 4, []],
            "used": [["plus-4", "develop"], [], ["swap", "swap", "plus-4", "develop"]],
        },
    )
    assert [score(game, seat, "markers") for seat in (0, 1, 2)] == [6, 6, 6]
    play(game, "use plus-3")
    assert score(game, 0, "markers") == 6


@pytest.mark.rule("MARKER-08")
def test_markers_are_used_before_between_and_after_the_actions(situation: Situation) -> None:
    game = situation(offices="hamburg 0t 1t", markers="unused develop develop swap")
    play(game, "use develop keys", "income 3t", "use develop keys", "place t hamburg-luebeck/1")
    assert game.actions_left == 0
    play(game, "use swap hamburg 1 2")
    assert used(game, 0) == ["develop", "develop", "swap"]


@pytest.mark.rule("MARKER-08")
def test_no_marker_is_used_in_the_middle_of_a_move(situation: Situation) -> None:
    game = play(situation(posts="hamburg-luebeck 0t - -", markers="unused plus-3"), "lift hamburg-luebeck/1")
    assert clause(game, "use plus-3") == "MARKER-08"
    play(game, "drop hamburg-luebeck/1 bremen-minden/1")
    assert clause(game, "use plus-3") == "MARKER-08"
    play(game, "done")
    assert clause(game, "use plus-3") is None


@pytest.mark.rule("MARKER-08")
def test_no_marker_is_used_while_replacements_are_placed(situation: Situation) -> None:
    game = play(situation(posts=ROW, markers="dortmund-duisburg plus-3, stack swap"), "route dortmund-duisburg")
    assert clause(game, "use plus-3") is None
    play(game, "end")
    assert clause(game, "use plus-3") == "MARKER-08"
    assert legal(game, "use") == []


@pytest.mark.rule("MARKER-09")
def test_a_marker_that_can_change_nothing_cannot_be_used_but_scores() -> None:
    # No own office beside another, every ability full, nobody on any post.
    game = situation(abilities=[FULL_DESK, {}, {}], offices="hamburg 1t 2t", markers="unused swap develop move-three")
    assert legal(game, "use") == []
    assert clause(game, "use move-three") == "MARKER-09"
    for ability in FULL_DESK:
        assert clause(game, f"use develop {ability}") == "ABILITY-17"
    assert clause(game, "use swap hamburg 1 2") == "MARKER-27"
    assert score(game, 0, "markers") == 3


@pytest.mark.rule("MARKER-09")
def test_move_three_cannot_be_used_with_only_own_pieces_on_the_posts() -> None:
    game = situation(posts="hamburg-luebeck 0t - -", markers="unused move-three")
    assert clause(game, "use move-three") == "MARKER-09"


@pytest.mark.rule("MARKER-10")
def test_the_end_stops_every_marker_but_the_extra_office_of_the_triggering_action(situation: Situation) -> None:
    game = situation(
        posts="bremen-hannover 0t 0t 0t",
        offices="hannover 0t",
        prestige=[19, 0, 0],
        markers="unused extra-office plus-3",
    )
    play(game, "route bremen-hannover extra hannover t")  # step 1 gives the 20th point before step 3
    assert ended(game) == "END-01"
    assert extra_offices(game, "hannover") == ["0t"]
    assert used(game, 0) == ["extra-office"]
    assert clause(game, "use plus-3") == "END-07"
    assert game.legal_actions() == []


@pytest.mark.rule("MARKER-11")
def test_the_marker_without_a_replacement_is_kept_and_scored_but_not_used() -> None:
    game = play(situation(posts=ROW, markers="dortmund-duisburg plus-4, stack"), "route dortmund-duisburg")
    assert ended(game) == "END-02"
    assert unused(game, 0) == ["plus-4"]
    assert score(game, 0, "markers") == 1
    assert clause(game, "use plus-4") == "END-07"
