"""MARKER-36 to -38 and -49 to -52: Develop 1 Ability, +3 Actions and +4 Actions."""

import pytest

from tests.clauses.piles import lying, unused, used
from tests.clauses.reading import INCOME_LIMIT, supply
from tests.support import Situation, clause, legal, play, situation

ONE_DEVELOP = "unused develop"


@pytest.mark.rule("MARKER-36")
def test_develop_frees_the_leftmost_piece_and_the_new_value_holds_at_once(edition: str) -> None:
    game = situation(edition=edition, markers=ONE_DEVELOP)
    assert clause(game, "income 5t") == INCOME_LIMIT[edition]
    play(game, "use develop purse")
    assert supply(game, 0) == "6t+1m"
    assert game.position()["abilities"][0]["purse"] == 1
    assert used(game, 0) == ["develop"]
    assert clause(game, "income 5t") is None


@pytest.mark.rule("MARKER-36")
@pytest.mark.parametrize(
    ("ability", "freed"),
    [
        ("keys", "6t+1m"),
        ("actions", "6t+1m"),
        ("privilege", "6t+1m"),
        ("book", "5t+2m"),
        ("purse", "6t+1m"),
    ],
)
def test_every_ability_may_be_chosen_and_only_book_frees_a_merchant(
    situation: Situation, ability: str, freed: str
) -> None:
    game = play(situation(markers=ONE_DEVELOP), f"use develop {ability}")
    assert supply(game, 0) == freed
    assert supply(game, 1) == "6t+1m"


@pytest.mark.rule("MARKER-36")
def test_develop_works_on_the_desk_of_the_player_who_uses_it(situation: Situation) -> None:
    game = play(situation(turn=1, markers="unused/1 develop"), "use develop privilege")
    assert [desk.get("privilege", 0) for desk in game.position()["abilities"]] == [0, 1, 0]
    assert [supply(game, seat) for seat in (0, 1, 2)] == ["5t+1m", "7t+1m", "7t+1m"]


@pytest.mark.rule("MARKER-37")
def test_a_fully_developed_ability_cannot_be_chosen(situation: Situation) -> None:
    game = situation(abilities="keys 4 book 3", markers=ONE_DEVELOP)
    assert clause(game, "use develop keys") == "ABILITY-17"
    assert clause(game, "use develop book") == "ABILITY-17"
    assert sorted(legal(game, "use develop")) == [
        "use develop actions",
        "use develop privilege",
        "use develop purse",
    ]


@pytest.mark.rule("MARKER-37")
def test_develop_needs_no_action_city_or_route(situation: Situation) -> None:
    game = situation(actions_left=0, markers=ONE_DEVELOP)
    assert len(legal(game, "use develop")) == 5
    play(game, "use develop privilege")
    assert game.actions_left == 0
    assert game.position()["abilities"][0]["privilege"] == 1


@pytest.mark.rule("MARKER-38")
@pytest.mark.parametrize(("developed", "gained"), [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1)])
@pytest.mark.parametrize("left", [0, 2])
def test_developing_actions_adds_an_action_when_the_value_rises(
    situation: Situation, developed: int, gained: int, left: int
) -> None:
    # The row reads 2, 3, 3, 4, 4, 5.
    game = situation(abilities=f"actions {developed}", actions_left=left, markers=ONE_DEVELOP)
    play(game, "use develop actions")
    assert game.actions_left == left + gained


@pytest.mark.rule("MARKER-49", "CLASSIC-17")
@pytest.mark.parametrize(("marker", "added"), [("plus-3", 3), ("plus-4", 4)])
@pytest.mark.parametrize(("developed", "value"), [(0, 2), (5, 5)])
def test_the_marker_adds_its_number_to_this_turn_whatever_the_actions_value(
    situation: Situation, marker: str, added: int, developed: int, value: int
) -> None:
    game = situation(abilities=f"actions {developed}", markers=f"unused {marker}")
    assert game.actions_left == value
    play(game, f"use {marker}")
    assert game.actions_left == value + added


@pytest.mark.rule("MARKER-50")
def test_more_actions_may_be_asked_for_when_all_are_spent_but_not_when_the_turn_is_over(situation: Situation) -> None:
    game = situation(actions_left=0, markers="unused plus-3 plus-4")
    assert clause(game, "place t hamburg-luebeck/1") == "TURN-03"
    play(game, "use plus-3", "place t hamburg-luebeck/1")
    assert game.actions_left == 2
    play(game, "end")
    assert clause(game, "use plus-4") == "MARKER-03"


@pytest.mark.rule("MARKER-51", "CLASSIC-17")
def test_added_actions_left_unused_are_lost(situation: Situation) -> None:
    game = play(situation(markers="unused plus-4"), "use plus-4", "place t hamburg-luebeck/1")
    assert game.actions_left == 5
    play(game, "end")
    assert game.actions_left == 2
    play(game, "end", "end")
    assert game.turn == 0
    assert game.actions_left == 2


@pytest.mark.rule("MARKER-52")
def test_plus_three_and_plus_four_make_nine_actions_of_two(situation: Situation) -> None:
    game = play(situation(markers="unused plus-3 plus-4"), "use plus-3", "use plus-4")
    assert game.actions_left == 9
    # One income and eight placements.
    play(game, "income 3t", "place m hamburg-luebeck/1", "place t hamburg-luebeck/2", "place t hamburg-luebeck/3")
    play(game, *(f"place t bremen-minden/{number}" for number in (1, 2, 3)))
    play(game, *(f"place t kampen-osnabrueck/{number}" for number in (1, 2)))
    assert game.actions_left == 0
    assert clause(game, "place t emden-groningen/1") == "TURN-03"


@pytest.mark.rule("EXAMPLE-MARKER-02")
def test_develop_on_book_frees_a_merchant_and_moves_three() -> None:
    game = situation(posts="hamburg-luebeck 0t 0t 0t", markers=ONE_DEVELOP)
    before = play(game.copy(), "lift hamburg-luebeck/1", "lift hamburg-luebeck/2")
    assert clause(before, "lift hamburg-luebeck/3") == "MOVE-01"
    play(game, "use develop book")
    assert supply(game, 0) == "5t+2m"
    play(game, "lift hamburg-luebeck/1", "lift hamburg-luebeck/2")
    assert clause(game, "lift hamburg-luebeck/3") is None


@pytest.mark.rule("EXAMPLE-MARKER-04")
def test_plus_four_taken_with_the_last_action_gives_four_more_before_its_replacement_is_placed() -> None:
    game = situation(posts="dortmund-duisburg 0t 0t", markers="dortmund-duisburg plus-4, stack swap")
    play(game, "income 1t", "route dortmund-duisburg")
    assert game.actions_left == 0
    play(game, "use plus-4", *(f"place t bremen-minden/{number}" for number in (1, 2, 3)), "place t hamburg-stade/1")
    assert game.actions_left == 0
    assert clause(game, "marker swap emden-groningen") == "MARKER-14"
    play(game, "end", "marker swap emden-groningen")
    assert lying(game) == {"emden-groningen": "swap"}
    assert unused(game, 0) == []
    assert game.turn == 1
