"""END-01 to END-12: what ends the game and what still happens."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import ended, prestige, unused
from tests.clauses.reading import LUEBECK, NINE_FULL_CITIES, offices
from tests.support import Situation, clause, play, rows, score, situation


@pytest.mark.rule("END-01", "ROUTE-16", "END-07")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("before", "over"), [(18, False), (19, True)])
def test_twenty_points_of_any_player_end_the_game(situation: Situation, before: int, over: bool, seat: int) -> None:
    points = [0, 0, 0]
    points[seat] = before
    game = play(situation(posts=LUEBECK, offices=f"hamburg {seat}t", prestige=points), "route hamburg-luebeck")
    assert prestige(game)[seat] == before + 1
    assert game.is_over == over
    assert game.end_clause == ("END-01" if over else None)
    assert (game.decider is None) == over  # seat 0 is the first of the round: the others get no last turn


@pytest.mark.rule("END-02")
def test_a_draw_from_the_empty_pile_ends_the_game() -> None:
    game = play(situation(posts=LUEBECK, markers="hamburg-luebeck swap, stack"), "route hamburg-luebeck")
    assert ended(game) == "END-02"


@pytest.mark.rule("END-02")
def test_drawing_the_last_marker_or_drawing_none_does_not_end_the_game() -> None:
    last = situation(posts=LUEBECK, markers="hamburg-luebeck swap, stack plus-3")
    assert not play(last, "route hamburg-luebeck").is_over
    none = situation(posts=LUEBECK, markers="bremen-hannover swap, stack")
    assert not play(none, "route hamburg-luebeck").is_over


@pytest.mark.rule("END-03", "CLASSIC-23")
def test_the_tenth_full_city_ends_the_game_and_the_ninth_does_not(edition: str) -> None:
    facts: dict[str, Any] = {
        "edition": edition,
        "posts": "brunswiek-minden 0t 0t 0t 0t",
        "abilities": "privilege 1",
        "supply": "3t 3t 3t",
    }
    tenth = play(situation(**facts, offices=NINE_FULL_CITIES), "route brunswiek-minden office brunswiek")
    assert ended(tenth) == "END-03"
    eight = {city: row for city, row in NINE_FULL_CITIES.items() if city != "kampen"}
    ninth = play(situation(**facts, offices=eight), "route brunswiek-minden office brunswiek")
    assert not ninth.is_over


@pytest.mark.rule("END-04")
def test_nothing_but_establishing_a_route_ends_the_game(situation: Situation) -> None:
    # All three conditions are one step away: 19 points everywhere, nine full cities, a marker and no pile.
    game = situation(
        posts={"emden-osnabrueck": ["1t", None, None, None], **LUEBECK},
        offices={**NINE_FULL_CITIES, "minden": ["0t", "1t"]},
        prestige=[19, 19, 19],
        supply="4t+1m 1t 2t",
        markers="hamburg-luebeck plus-3, stack, unused swap develop plus-4",
    )
    play(game, "use plus-4", "use swap minden 1 2", "use develop book", "income 3t")
    play(game, "place t hannover-minden/1", "lift hannover-minden/1", "drop hannover-minden/1 bremen-minden/1", "done")
    play(game, "displace t emden-osnabrueck/1 paying 1t", "settle t emden-groningen/1", "decline", "end")
    assert not play(game, "place t emden-osnabrueck/2", "end", "end").is_over
    assert game.turn == 0
    play(game, "route hamburg-luebeck office luebeck")
    assert game.is_over


@pytest.mark.rule("END-05")
def test_the_action_that_ends_the_game_is_completed(situation: Situation) -> None:
    # Seat 1 reaches 20 in step 1; seat 0 still takes the marker and builds.
    game = situation(
        posts=LUEBECK, offices="hamburg 1t", prestige=[0, 19, 0], markers="hamburg-luebeck develop, stack swap"
    )
    play(game, "route hamburg-luebeck office luebeck")
    assert unused(game) == ["develop"]
    assert offices(game, "luebeck") == ["0t"]
    assert game.is_over


@pytest.mark.rule("END-05")
def test_a_development_or_a_special_space_is_completed_too(situation: Situation) -> None:
    develop = situation(posts=LUEBECK, offices="hamburg 1t", prestige=[0, 19, 0])
    play(develop, "route hamburg-luebeck develop purse")
    assert develop.position()["abilities"][0]["purse"] == 1
    assert develop.is_over
    special = situation(
        posts="coellen-warburg 0t 0t 0t 0m", offices="warburg 1t", prestige=[0, 19, 0], supply="3t 3t 3t"
    )
    play(special, "route coellen-warburg prestige 7")
    assert score(special, 0, "special_prestige") == 7
    assert special.is_over


@pytest.mark.rule("END-06")
def test_completing_includes_marker_coin_track_and_connection() -> None:
    # Step 1: Stendal lifts seat 1 to 20. Step 2: a marker. Step 3: Brunswiek is the tenth city and connects.
    game = situation(
        posts="brunswiek-stendal 0t 0t 0t 0t",
        offices=NINE_FULL_CITIES | rows("arnheim 0t, muenster 0m, minden 0t, stendal 0t 1m"),
        abilities="privilege 1",
        prestige=[3, 19, 0],
        supply="3t 2t 2t",
        markers="brunswiek-stendal swap, stack plus-3",
    )
    play(game, "route brunswiek-stendal office brunswiek")
    assert prestige(game) == [10, 20, 0]
    assert unused(game) == ["swap"]
    assert offices(game, "brunswiek") == ["0t"]
    assert game.end_clause == "END-01"

    coin = situation(posts=LUEBECK, offices="hamburg 1t", prestige=[3, 19, 0])
    play(coin, "route hamburg-luebeck office luebeck")
    assert prestige(coin) == [4, 20, 0]


@pytest.mark.rule("END-07", "CLASSIC-26")
def test_after_the_action_nobody_acts_any_more(situation: Situation) -> None:
    game = situation(posts=LUEBECK, offices="hamburg 1t", prestige=[0, 19, 0])
    assert game.actions_left == 2
    play(game, "route hamburg-luebeck")
    assert game.is_over
    assert game.decider is None
    assert game.legal_actions() == []
    assert clause(game, "place t bremen-hannover/1") == "END-07"
    assert clause(game, "end") == "END-07"
    with pytest.raises(kontor.IllegalAction) as refused:
        game.play("income 3t")
    assert refused.value.clause == "END-07"


@pytest.mark.rule("END-08")
def test_points_of_the_rest_of_the_action_count_for_all(situation: Situation) -> None:
    # Hamburg lifts seat 1 to 20, Lübeck still pays seat 2.
    game = situation(posts=LUEBECK, offices="hamburg 1t, luebeck 2t", prestige=[0, 19, 5])
    play(game, "route hamburg-luebeck")
    assert [score(game, seat, "track") for seat in range(3)] == [0, 20, 6]

    coin = situation(posts=LUEBECK, offices="hamburg 1t", prestige=[0, 19, 0])
    play(coin, "route hamburg-luebeck office luebeck")
    assert [score(coin, seat, "track") for seat in range(3)] == [1, 20, 0]
    assert score(coin, 0, "cities") == 2


@pytest.mark.rule("END-09")
def test_the_marker_of_the_last_action_is_scored_but_not_used() -> None:
    game = situation(
        posts=LUEBECK, offices="hamburg 1t", prestige=[0, 19, 0], markers="hamburg-luebeck plus-3, stack swap"
    )
    play(game, "route hamburg-luebeck")
    assert unused(game) == ["plus-3"]
    assert score(game, 0, "markers") == 1
    assert clause(game, "use plus-3") == "END-07"


@pytest.mark.rule("END-10")
def test_points_beyond_twenty_count(situation: Situation) -> None:
    game = situation(
        posts="brunswiek-stendal 0t 0t 0t 0t",
        offices="arnheim 0t, muenster 0m, minden 0t, stendal 0t",
        abilities="privilege 1",
        prestige=[19, 0, 0],
        supply="3t 3t 3t",
    )
    play(game, "route brunswiek-stendal office brunswiek")
    assert prestige(game) == [27, 0, 0]  # 19, 1 for Stendal, 7 for the connection
    assert score(game, 0, "track") == 27


@pytest.mark.rule("END-11")
def test_no_replacement_is_placed_after_the_end(situation: Situation) -> None:
    game = situation(
        posts=LUEBECK,
        offices="hamburg 1t",
        prestige=[0, 19, 0],
        markers="hamburg-luebeck plus-3, bremen-hannover develop, stack swap",
    )
    play(game, "route hamburg-luebeck")
    assert game.is_over
    assert clause(game, "marker swap emden-groningen") == "END-07"
    assert game.position()["markers"]["board"] == {"bremen-hannover": "develop"}


@pytest.mark.rule("END-12")
def test_developments_markers_and_special_spaces_move_nobody_on_the_track(situation: Situation) -> None:
    game = situation(
        posts="coellen-warburg 0t 0t 0t 0m, hamburg-stade 0t 0t 0t, emden-osnabrueck 1t - - -",
        offices="minden 0t 1t",
        supply="4t 3t 3t",
        markers="hamburg-stade extra-office, stack plus-3, unused plus-4 swap develop",
    )
    play(game, "use plus-4", "use swap minden 1 2", "use develop keys")
    play(game, "route coellen-warburg prestige 7", "route hamburg-stade develop privilege", "income 3t")
    play(game, "place t hannover-minden/1", "lift hannover-minden/1", "drop hannover-minden/1 bremen-minden/1", "done")
    play(game, "displace t emden-osnabrueck/1 paying 1t", "settle t emden-groningen/1", "decline", "end")
    assert prestige(game) == [0, 0, 0]


@pytest.mark.rule("END-12")
def test_control_coin_and_connection_move_the_track(situation: Situation) -> None:
    control = situation(posts=LUEBECK, offices="hamburg 2t")
    assert prestige(play(control, "route hamburg-luebeck office luebeck")) == [1, 0, 1]  # coin and control
    connection = situation(
        posts="arnheim-muenster 0t 0t 0t",
        offices="muenster 1m, minden 0t, brunswiek 0t, stendal 0t",
        extra_offices="muenster 0t",
        supply="3t 3t 3t",
    )
    assert prestige(play(connection, "route arnheim-muenster office arnheim")) == [7, 1, 0]


@pytest.mark.rule("EXAMPLE-END-01")
def test_blue_reaches_20_and_red_finishes_the_action_and_loses_the_rest() -> None:
    # Red is seat 0, Blue seat 1. Blue controls Hannover.
    game = situation(
        posts="hannover-minden 0t 0t 0t",
        offices="hannover 1t",
        prestige=[0, 19, 0],
        markers="hannover-minden plus-3, stack swap develop",
    )
    play(game, "route hannover-minden office minden")
    assert prestige(game) == [0, 20, 0]
    assert unused(game) == ["plus-3"]
    assert offices(game, "minden") == ["0t"]
    assert ended(game) == "END-01"
    assert clause(game, "place t bremen-hannover/1") == "END-07"


@pytest.mark.rule("EXAMPLE-END-02")
def test_the_second_marker_of_the_turn_finds_the_pile_empty() -> None:
    game = situation(
        posts={**LUEBECK, "bremen-hannover": ["0t", "0t", "0t"]},
        markers="hamburg-luebeck plus-3, bremen-hannover swap, stack develop",
    )
    assert not play(game, "route hamburg-luebeck").is_over
    play(game, "route bremen-hannover office hannover")
    assert ended(game) == "END-02"
    assert offices(game, "hannover") == ["0t"]
    assert sorted(unused(game)) == ["plus-3", "swap"]
    # Two markers score 3 for Red; three would score 3 too, so the plate is read as well.
    assert score(game, 0, "markers") == 3
    assert game.position()["markers"]["plates"] == [["develop"], [], []]
    assert [score(game, seat, "markers") for seat in (1, 2)] == [0, 0]
