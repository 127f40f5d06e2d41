"""TURN: whose turn it is, how many actions it has, what interrupts it, how it ends, who sees what."""

from typing import Any

import pytest

import kontor
from tests.clauses.reading import at, pieces_on_posts, supply, targets
from tests.support import Situation, clause, legal, play, situation


@pytest.mark.rule("TURN-01", "SETUP-29")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_turns_go_round_the_table(edition: str, players: int) -> None:
    game = kontor.new_game(board="hansa", players=players, seed=2, edition=edition)
    seats = []
    for _ in range(2 * players):
        assert game.decider == game.turn
        seats.append(game.turn)
        play(game, "end")
    assert seats == [*range(players), *range(players)]


@pytest.mark.rule("TURN-01")
def test_turns_stop_when_an_end_condition_is_met(situation: Situation) -> None:
    game = situation(posts="hamburg-luebeck 0t 0t 0t", offices="luebeck 1t", prestige=[0, 19, 0], supply="2t")
    play(game, "route hamburg-luebeck")
    assert game.is_over
    assert game.decider is None
    assert legal(game) == []
    assert clause(game, "end") == "END-07"


def all_five(edition: str) -> kontor.Game:
    """A situation in which seat 0 can choose any of the five actions."""
    return situation(
        edition=edition, posts="hamburg-luebeck 0t 0t 0t, bremen-hannover 1t - -", supply="3t", actions_left=2
    )


@pytest.mark.rule("TURN-02")
def test_the_actions_are_income_place_displace_move_and_route(edition: str) -> None:
    game = all_five(edition)
    assert {action.split()[0] for action in legal(game)} == {
        "income",
        "place",
        "displace",
        "lift",  # opens a Move
        "route",
        "end",
    }


@pytest.mark.rule("TURN-02")
@pytest.mark.parametrize(
    "action",
    [
        ["income 3t"],
        ["place t coellen-warburg/1"],
        ["displace t bremen-hannover/1 paying 1t", "settle t bremen-minden/1", "decline"],
        ["lift hamburg-luebeck/1", "drop hamburg-luebeck/1 coellen-warburg/1", "done"],
        ["route hamburg-luebeck"],
    ],
)
def test_each_of_the_five_costs_one_action(edition: str, action: list[str]) -> None:
    game = play(all_five(edition), *action)
    assert (game.decider, game.turn, game.actions_left) == (0, 0, 1)


@pytest.mark.rule("TURN-03")
def test_a_turn_has_two_actions_at_the_start(edition: str) -> None:
    game = kontor.new_game(board="hansa", players=3, seed=1, edition=edition)
    play(game, "income 3t", "place t hamburg-luebeck/1")
    assert game.actions_left == 0
    assert clause(game, "place t hamburg-luebeck/2") == "TURN-03"
    assert clause(game, "income 3t") == "TURN-03"
    assert clause(game, "lift hamburg-luebeck/1") == "TURN-03"
    assert legal(game) == ["end"]


@pytest.mark.rule("TURN-03")
def test_a_turn_has_five_actions_at_most(situation: Situation) -> None:
    game = situation(abilities="actions 5")
    play(game, "income 3t", "place t hamburg-luebeck/1", "place t hamburg-luebeck/2", "place t hamburg-luebeck/3")
    play(game, "route hamburg-luebeck")
    assert game.actions_left == 0
    assert clause(game, "income 3t") == "TURN-03"


@pytest.mark.rule("TURN-04")
@pytest.mark.parametrize(
    "order",
    [
        ["income 3t", "place t coellen-warburg/1", "route hamburg-luebeck"],
        ["route hamburg-luebeck", "place t coellen-warburg/1", "income 3t"],
        ["income 3t", "place t coellen-warburg/1", "place t coellen-warburg/2"],
        ["income 3t", "income 3t", "place t coellen-warburg/1"],
        ["place t hamburg-stade/3", "route hamburg-luebeck", "route hamburg-stade"],
    ],
)
def test_actions_come_in_any_order_and_may_be_repeated(situation: Situation, order: list[str]) -> None:
    game = situation(posts="hamburg-luebeck 0t 0t 0t, hamburg-stade 0t 0t -", abilities="actions 1", supply="1t")
    assert game.actions_left == 3
    play(game, *order)
    assert (game.turn, game.decider, game.actions_left) == (0, 0, 0)


@pytest.mark.rule("TURN-05")
def test_the_displaced_player_answers_before_the_next_action(edition: str) -> None:
    game = play(all_five(edition), "displace t bremen-hannover/1 paying 1t")
    assert (game.turn, game.decider) == (0, 1)
    for next_action in ("income 3t", "place t coellen-warburg/1", "route hamburg-luebeck", "end"):
        assert clause(game, next_action) == "TURN-05"
    assert {action.split()[0] for action in legal(game)} == {"settle"}
    play(game, "settle t bremen-minden/1", "settle t bremen-minden/2 from stock")
    assert (game.turn, game.decider) == (0, 0)
    assert clause(game, "income 3t") is None


@pytest.mark.rule("TURN-05")
def test_a_move_is_finished_before_the_next_action(edition: str) -> None:
    game = play(all_five(edition), "lift hamburg-luebeck/1")
    assert clause(game, "place t coellen-warburg/1") == "TURN-05"
    assert clause(game, "end") == "TURN-05"
    play(game, "drop hamburg-luebeck/1 coellen-warburg/2", "done", "place t coellen-warburg/1")
    assert at(game, "coellen-warburg/1") == "0t"


@pytest.mark.rule("TURN-06")
def test_a_turn_may_end_with_actions_unused_and_they_are_lost(situation: Situation) -> None:
    game = situation()
    assert clause(game, "end") is None
    play(game, "end")
    assert (game.turn, game.actions_left) == (1, 2)
    play(game, "place t hamburg-luebeck/1", "end", "end")
    assert (game.turn, game.actions_left) == (0, 2)


@pytest.mark.rule("TURN-07")
def test_using_a_marker_is_not_an_action(situation: Situation) -> None:
    game = play(situation(offices="hamburg 0t 1t", markers="unused develop swap"), "use develop keys")
    assert game.actions_left == 2
    play(game, "use swap hamburg 1 2")
    assert game.actions_left == 2
    play(game, "place t hamburg-luebeck/1", "place t hamburg-luebeck/2")
    assert game.actions_left == 0


@pytest.mark.rule("TURN-07")
def test_a_marker_may_be_used_without_an_action_left(situation: Situation) -> None:
    game = situation(actions_left=0, markers="unused develop")
    assert clause(game, "income 3t") == "TURN-03"
    play(game, "use develop purse")
    assert game.actions_left == 0


# ---------------------------------------------------------------- developing Actions


def at_goettingen(edition: str, developed: int, **facts: Any) -> kontor.Game:
    """Seat 0 holds the route to Göttingen, the city of Actions."""
    return situation(
        edition=edition, posts="goettingen-quedlinburg 0t 0t 0t", abilities=f"actions {developed}", supply="2t", **facts
    )


@pytest.mark.rule("TURN-08", "ABILITY-16")
@pytest.mark.parametrize(("developed", "before"), [(0, 2), (2, 3), (4, 4)])
def test_uncovering_a_higher_number_of_actions_gives_one_more_at_once(
    edition: str, developed: int, before: int
) -> None:
    game = at_goettingen(edition, developed)
    assert game.actions_left == before
    play(game, "route goettingen-quedlinburg develop actions")
    assert game.actions_left == before - 1 + 1


@pytest.mark.rule("TURN-08")
def test_the_extra_action_comes_also_during_those_of_a_marker(edition: str) -> None:
    game = play(at_goettingen(edition, 0, actions_left=0, markers="unused plus-3"), "use plus-3")
    assert game.actions_left == 3
    play(game, "route goettingen-quedlinburg develop actions")
    assert game.actions_left == 3
    play(game, "place t hamburg-luebeck/1", "place t hamburg-luebeck/2", "place t hamburg-luebeck/3")
    assert clause(game, "income 3t") == "TURN-03"


@pytest.mark.rule("TURN-08")
def test_the_extra_action_is_not_given_twice(edition: str) -> None:
    game = play(at_goettingen(edition, 0), "route goettingen-quedlinburg develop actions", "income 3t", "income 3t")
    assert game.actions_left == 0
    play(game, "end", "end", "end")
    assert (game.turn, game.actions_left) == (0, 3)


@pytest.mark.rule("TURN-09")
@pytest.mark.parametrize(("developed", "before"), [(1, 3), (3, 4)])
def test_uncovering_the_second_3_or_the_second_4_gives_no_action(edition: str, developed: int, before: int) -> None:
    game = at_goettingen(edition, developed)
    assert game.actions_left == before
    play(game, "route goettingen-quedlinburg develop actions")
    assert game.actions_left == before - 1


@pytest.mark.rule("TURN-09")
@pytest.mark.parametrize("developed", [1, 3])
def test_a_develop_marker_gives_no_action_for_the_second_3_or_4(edition: str, developed: int) -> None:
    game = play(at_goettingen(edition, developed, actions_left=0, markers="unused develop"), "use develop actions")
    assert game.actions_left == 0


@pytest.mark.rule("TURN-10")
@pytest.mark.parametrize("developed", [0, 2, 4])
def test_the_extra_action_comes_even_from_the_last_action(edition: str, developed: int) -> None:
    game = play(at_goettingen(edition, developed, actions_left=1), "route goettingen-quedlinburg develop actions")
    assert game.actions_left == 1
    play(game, "place t hamburg-luebeck/1")
    assert game.actions_left == 0


@pytest.mark.rule("TURN-10")
@pytest.mark.parametrize("developed", [0, 2, 4])
def test_the_extra_action_comes_also_from_a_develop_marker(edition: str, developed: int) -> None:
    game = at_goettingen(edition, developed, actions_left=0, markers="unused develop")
    assert clause(game, "place t hamburg-luebeck/1") == "TURN-03"
    play(game, "use develop actions")
    assert game.actions_left == 1
    play(game, "place t hamburg-luebeck/1")


# ---------------------------------------------------------------- the end of the turn


def with_marker(edition: str, **facts: Any) -> kontor.Game:
    """Seat 0 can take the +3 marker at Goslar–Magdeburg; two more lie on the board, two in the pile."""
    return situation(
        edition=edition,
        posts="goslar-magdeburg 0t 0t",
        supply="2t",
        markers={
            "board": {"goslar-magdeburg": "plus-3", "hamburg-luebeck": "swap", "coellen-warburg": "develop"},
            "stack": ["plus-4", "extra-office"],
        },
        **facts,
    )


@pytest.mark.rule("TURN-11")
def test_a_turn_does_not_end_before_its_markers_are_used_and_replaced(edition: str) -> None:
    game = play(with_marker(edition, actions_left=1), "route goslar-magdeburg")
    assert (game.turn, game.decider, game.actions_left) == (0, 0, 0)
    play(game, "use plus-3", "place t emden-osnabrueck/1")
    assert game.actions_left == 2
    assert clause(game, "marker plus-4 arnheim-duisburg") == "MARKER-14"
    play(game, "end")
    assert (game.turn, game.decider) == (0, 0)
    assert {action.split()[0] for action in legal(game)} == {"marker"}
    play(game, "marker plus-4 arnheim-duisburg")
    assert (game.turn, game.decider) == (1, 1)


@pytest.mark.rule("TURN-11")
def test_without_a_marker_to_replace_the_turn_passes_with_end(situation: Situation) -> None:
    game = play(situation(), "place t hamburg-luebeck/1", "place t hamburg-luebeck/2")
    assert (game.turn, game.decider) == (0, 0)
    play(game, "end")
    assert (game.turn, game.decider) == (1, 1)


@pytest.mark.rule("TURN-12")
def test_three_markers_lie_on_the_board_when_a_turn_begins(edition: str) -> None:
    game = with_marker(edition)
    assert len(game.position()["markers"]["board"]) == 3
    play(game, "route goslar-magdeburg")
    assert len(game.position()["markers"]["board"]) == 2
    play(game, "end", "marker plus-4 goslar-magdeburg")
    assert game.turn == 1
    assert game.position()["markers"]["board"] == {
        "goslar-magdeburg": "plus-4",
        "hamburg-luebeck": "swap",
        "coellen-warburg": "develop",
    }


# ---------------------------------------------------------------- impossible actions


@pytest.mark.rule("TURN-13")
@pytest.mark.parametrize(
    ("impossible", "why"),
    [
        ("displace t bremen-hannover/1 paying 1t", "DISPLACE-04"),
        ("route hamburg-stade", "ROUTE-01"),
        ("place t bremen-hannover/1", "PLACE-02"),
        ("income 12t", "INCOME-02"),
    ],
)
def test_an_impossible_action_is_refused_and_nothing_happens(situation: Situation, impossible: str, why: str) -> None:
    # Purse C, so that only the stock limits the income: it holds 10 traders and a merchant.
    game = situation(
        posts="hamburg-stade 0t 0t -, bremen-hannover 1t - -", abilities="purse 3", supply="1t", offices="minden 0t"
    )
    before = game.position()
    assert clause(game, impossible) == why
    with pytest.raises(kontor.IllegalAction) as refusal:
        game.play(impossible)
    assert refusal.value.clause == why
    assert game.position() == before
    assert game.actions_left == 2


# ---------------------------------------------------------------- who sees what


@pytest.mark.rule("TURN-14")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize(
    "change",
    [
        {"supply": "5t+1m 6t+1m 6t+1m"},
        {"posts": "hamburg-luebeck - 2t -"},
        {"offices": "hamburg 2t"},
        {"abilities": "- / - / keys 1"},
        {"prestige": [0, 0, 1]},
        {"markers": "unused/2 plus-3"},
        {"markers": "used/2 plus-3"},
        {"markers": "hamburg-luebeck swap"},
    ],
)
def test_everybody_sees_what_is_public(situation: Situation, seat: int | None, change: dict[str, Any]) -> None:
    assert situation(**change).view(seat) != situation().view(seat)


@pytest.mark.rule("TURN-14")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_the_stock_and_the_completed_cities(situation: Situation, seat: int | None) -> None:
    game = situation(offices="duisburg 1t, stade 2m", supply="5t 6t+1m 7t")
    assert game.view(seat)["stock"] == ["6t+1m", "4t", "4t"]
    assert game.view(seat)["completed_cities"] == 2
    play(game, "income 2t+1m")
    assert game.view(seat)["stock"] == ["4t", "4t", "4t"]


@pytest.mark.rule("TURN-14")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nobody_sees_the_face_of_a_replacement_before_the_end_of_the_turn(seat: int | None) -> None:
    def views(drawn: str, left: str) -> list[Any]:
        game = situation(posts="goslar-magdeburg 0t 0t", markers=f"goslar-magdeburg swap, stack {drawn} {left}")
        seen = [game.view(seat)]
        play(game, "route goslar-magdeburg")
        return [*seen, game.view(seat)]

    assert views("develop", "plus-3") == views("plus-3", "develop")


@pytest.mark.rule("TURN-14")
def test_the_player_sees_the_replacement_when_the_turn_ends() -> None:
    game = situation(posts="goslar-magdeburg 0t 0t", markers="goslar-magdeburg swap, stack develop plus-3")
    play(game, "route goslar-magdeburg", "end")
    assert {target.split()[0] for target in targets(game, "marker ")} == {"develop"}
    play(game, "marker develop arnheim-duisburg")
    assert game.position()["markers"]["board"] == {"arnheim-duisburg": "develop"}
    assert pieces_on_posts(game) == []
    assert supply(game, 0) == "5t+1m"


@pytest.mark.rule("TURN-14")
def test_a_mission_card_is_seen_by_its_owner_alone() -> None:
    def with_mission_of_seat_0(*cities: str) -> kontor.Game:
        others = [["dortmund", "minden", "lueneburg"], ["minden", "perleberg", "goslar"]]
        return situation(modules=["missions"], missions=[list(cities), *others])

    one = with_mission_of_seat_0("osnabrueck", "stendal", "paderborn")
    other = with_mission_of_seat_0("arnheim", "perleberg", "hannover")
    assert one.view(0) != other.view(0)
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
