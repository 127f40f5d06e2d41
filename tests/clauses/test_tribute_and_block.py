"""PROMO-12 to PROMO-22: Tribute and Block Trade Route."""

from typing import Any

import pytest

import kontor
from tests.clauses.piles import chosen_routes, extra_offices, lying, plate, unused
from tests.clauses.reading import at, offices, supply
from tests.support import clause, legal, markers_in, play, score, situation


def with_promos(**facts: Any) -> kontor.Game:
    return situation(modules=["promos"], **facts)


def on_board(game: kontor.Game, kind: str) -> list[list[Any]]:
    """The markers above routes, as route and owner; `kind` is "tributes" or "blocks"."""
    return sorted(list(entry) for entry in game.position()["markers"].get(kind, []))


def taxed(owner: int = 1, **facts: Any) -> kontor.Game:
    """A Tribute of `owner` stands above Bremen–Hannover, and seat 0 fills Hannover–Lüneburg with traders."""
    given = {"posts": "hannover-lueneburg 0t 0t 0t", "markers": {"tributes": [["bremen-hannover", owner]]}, **facts}
    return with_promos(**given)


BUILD = "route hannover-lueneburg office hannover"


# ---------------------------------------------------------------- Tribute


@pytest.mark.rule("PROMO-12")
def test_the_tribute_and_a_trader_of_the_supply_go_above_a_route() -> None:
    game = play(with_promos(markers="unused tribute"), "use tribute bremen-hannover")
    assert on_board(game, "tributes") == [["bremen-hannover", 0]]
    assert unused(game, 0) == []
    assert supply(game, 0) == "4t+1m"
    assert game.actions_left == 2


@pytest.mark.rule("PROMO-12", "PROMO-17")
@pytest.mark.parametrize("kind", ["tribute", "block"])
def test_any_route_will_do_whatever_lies_and_stands_there(kind: str) -> None:
    game = with_promos(
        posts="kampen-osnabrueck 1t 1t, bremen-minden 0t - -",
        offices="goslar 1t, hildesheim 1t 2t",
        markers=f"hamburg-stade swap, stack plus-3, unused {kind}",
    )
    assert len(chosen_routes(game, f"use {kind} ")) == 32


@pytest.mark.rule("PROMO-12", "PROMO-17")
@pytest.mark.parametrize("kind", ["tributes", "blocks"])
@pytest.mark.parametrize("onlooker", [0, 1, None])
def test_the_marker_above_a_route_is_seen_by_everybody(kind: str, onlooker: int | None) -> None:
    here = with_promos(markers={kind: [["bremen-hannover", 1]]}, actions_left=0)
    there = with_promos(markers={kind: [["hamburg-stade", 1]]}, actions_left=0)
    assert here.view(onlooker) != there.view(onlooker)


@pytest.mark.rule("PROMO-13")
def test_when_somebody_builds_in_a_city_of_the_route_the_owner_takes_two_at_once() -> None:
    game = play(taxed(), BUILD)
    assert game.decider == 1
    assert clause(game, "place t bremen-minden/1") == "TURN-05"
    play(game, "take 2t")
    assert supply(game, 1) == "8t+1m"
    assert (game.turn, game.decider, game.actions_left) == (0, 0, 1)


@pytest.mark.rule("PROMO-13")
def test_two_are_taken_or_none() -> None:
    game = play(taxed(), BUILD)
    assert sorted(legal(game)) == ["decline", "take 2t"]
    assert clause(game, "take 1t") == "PROMO-13"
    assert clause(game, "take 3t") == "PROMO-13"
    assert clause(game, "take 1t+1m") == "PROMO-14"  # no merchant of seat 1 lies in the stock
    play(game, "decline")
    assert supply(game, 1) == "6t+1m"
    assert game.decider == 0


@pytest.mark.rule("PROMO-13")
def test_the_owner_gets_it_for_an_office_of_his_own_too() -> None:
    game = play(taxed(owner=0), BUILD)
    assert game.decider == 0
    play(game, "take 2t")
    assert supply(game, 0) == "7t+1m"


@pytest.mark.rule("PROMO-13")
def test_every_office_brings_it_again() -> None:
    game = taxed(
        posts="hannover-lueneburg 0t 0t 0t, hannover-minden 0t 0t 0t",
        abilities="privilege 2",
        supply="2t+1m 4t+1m 7t+1m",
    )
    play(game, BUILD, "take 2t", "route hannover-minden office hannover", "take 2t")
    assert supply(game, 1) == "8t+1m"


@pytest.mark.rule("PROMO-13")
def test_establishing_a_route_without_an_office_brings_nothing() -> None:
    game = play(taxed(posts="bremen-hannover 0t 0t 0t"), "route bremen-hannover")
    assert game.decider == 0
    assert supply(game, 1) == "6t+1m"


@pytest.mark.rule("PROMO-13")
def test_two_tributes_are_paid_to_both_owners() -> None:
    game = play(taxed(markers={"tributes": [["bremen-hannover", 1], ["hannover-minden", 2]]}), BUILD)
    first = game.decider
    play(game, "take 2t")
    assert {first, game.decider} == {1, 2}
    play(game, "take 2t")
    assert game.decider == 0
    assert (supply(game, 1), supply(game, 2)) == ("8t+1m", "9t+1m")


@pytest.mark.rule("PROMO-14")
def test_the_owner_chooses_the_kinds_of_the_two() -> None:
    # Seat 1's merchant lies in the stock.
    game = play(taxed(supply="5t+1m 6t 7t+1m"), BUILD)
    assert sorted(legal(game)) == ["decline", "take 1t+1m", "take 2t"]
    play(game, "take 1t+1m")
    assert supply(game, 1) == "7t+1m"


@pytest.mark.rule("PROMO-14")
def test_with_one_piece_in_the_stock_only_that_is_taken() -> None:
    # 11 traders of seat 1: 1 on the marker, 9 in the supply, 1 in the stock.
    game = play(taxed(supply="5t+1m 9t+1m 7t+1m"), BUILD)
    assert sorted(legal(game)) == ["decline", "take 1t"]
    play(game, "take 1t")
    assert supply(game, 1) == "10t+1m"


@pytest.mark.rule("PROMO-14")
def test_with_an_empty_stock_nothing_is_taken() -> None:
    game = play(taxed(supply="5t+1m 10t+1m 7t+1m"), BUILD)
    assert game.decider == 0
    assert supply(game, 1) == "10t+1m"


@pytest.mark.rule("PROMO-15")
def test_an_extra_office_is_an_office_too() -> None:
    game = taxed(
        offices="hannover 2t", markers={"tributes": [["bremen-hannover", 1]], "unused": [["extra-office"], [], []]}
    )
    play(game, "route hannover-lueneburg extra hannover t")
    assert extra_offices(game, "hannover") == ["0t"]
    assert game.decider == 1
    play(game, "take 2t")
    assert supply(game, 1) == "8t+1m"


@pytest.mark.rule("PROMO-15")
@pytest.mark.parametrize("route", ["bremen-hannover", "hannover-lueneburg", "hannover-minden"])
def test_it_does_not_matter_by_which_route_the_office_is_reached(route: str) -> None:
    game = play(taxed(posts=f"{route} 0t 0t 0t"), f"route {route} office hannover")
    assert game.decider == 1


@pytest.mark.rule("PROMO-15")
def test_a_swap_establishes_no_office() -> None:
    game = taxed(offices="hannover 0t 2t", markers={"tributes": [["bremen-hannover", 1]], "unused": [["swap"], [], []]})
    play(game, "use swap hannover 1 2")
    assert offices(game, "hannover") == ["2t", "0t"]
    assert game.decider == 0
    assert supply(game, 1) == "6t+1m"


@pytest.mark.rule("PROMO-16")
def test_the_tribute_and_its_trader_stay_to_the_end_and_the_marker_scores_for_its_owner() -> None:
    # 19 points: Hannover's controller gets the 20th when seat 0 establishes the route in its next turn.
    game = with_promos(
        posts="hannover-lueneburg 0t 0t 0t", offices="hannover 0t", prestige=[19, 0, 0], markers="unused tribute"
    )
    assert score(game, 0, "markers") == 1
    play(game, "use tribute bremen-minden")
    assert supply(game, 0) == "4t+1m"
    assert score(game, 0, "markers") == 1
    play(game, "end", "end", "end", "route hannover-lueneburg")
    assert game.is_over
    assert on_board(game, "tributes") == [["bremen-minden", 0]]
    assert supply(game, 0) == "4t+1m"
    assert score(game, 0, "markers") == 1
    assert unused(game, 0) == []


@pytest.mark.rule("PROMO-16")
def test_a_written_position_with_a_tribute_counts_it_for_its_owner() -> None:
    game = play(with_promos(turn=1, markers="unused/1 tribute"), "use tribute bremen-minden")
    again = kontor.from_position(game.position())
    assert [score(again, seat, "markers") for seat in (0, 1, 2)] == [0, 1, 0]
    assert supply(again, 1) == "5t+1m"


@pytest.mark.rule("EXAMPLE-PROMO-01")
def test_an_office_in_hannover_pays_blue_and_one_in_lueneburg_does_not() -> None:
    facts: dict[str, Any] = {"posts": "hannover-lueneburg 0t 0t 0m", "supply": "5t 6t+1m 7t+1m"}
    in_hannover = play(taxed(**facts), BUILD)
    assert in_hannover.decider == 1
    assert supply(play(in_hannover, "take 2t"), 1) == "8t+1m"
    in_lueneburg = play(taxed(**facts), "route hannover-lueneburg office lueneburg")
    assert in_lueneburg.decider == 0
    assert offices(in_lueneburg, "lueneburg") == ["0m"]
    assert supply(in_lueneburg, 1) == "6t+1m"


# ---------------------------------------------------------------- Block Trade Route


def blocked(*owners: int, **facts: Any) -> kontor.Game:
    """Block markers of these seats stand above Kampen–Osnabrück."""
    blocks = [["kampen-osnabrueck", owner] for owner in owners or (1,)]
    markers = {"blocks": blocks} | markers_in(facts.pop("markers", ""))
    return with_promos(markers=markers, **facts)


@pytest.mark.rule("PROMO-17")
def test_the_block_and_a_trader_of_the_supply_go_above_a_route() -> None:
    game = play(with_promos(markers="unused block"), "use block kampen-osnabrueck")
    assert on_board(game, "blocks") == [["kampen-osnabrueck", 0]]
    assert unused(game, 0) == []
    assert supply(game, 0) == "4t+1m"
    assert at(game, "kampen-osnabrueck/1") is None
    assert score(game, 0, "markers") == 1


@pytest.mark.rule("PROMO-18")
@pytest.mark.parametrize("owner", [0, 1])
def test_placing_on_a_blocked_route_costs_one_further_tradesman_even_its_owner(owner: int) -> None:
    game = blocked(owner)
    assert clause(game, "place t kampen-osnabrueck/1") == "PROMO-18"
    play(game, "place t kampen-osnabrueck/1 paying 1t")
    assert at(game, "kampen-osnabrueck/1") == "0t"
    assert supply(game, 0) == "3t+1m"
    play(game, "place m kampen-osnabrueck/2 paying 1t")  # again for each tradesman
    assert supply(game, 0) == "2t"


@pytest.mark.rule("PROMO-18")
def test_what_is_paid_may_be_a_trader_or_a_merchant_and_goes_to_the_stock() -> None:
    game = blocked()
    assert sorted(legal(game, "place t kampen-osnabrueck/1")) == [
        "place t kampen-osnabrueck/1 paying 1m",
        "place t kampen-osnabrueck/1 paying 1t",
    ]
    assert clause(game, "income 2t+1m") == "INCOME-03"
    play(game, "place t kampen-osnabrueck/1 paying 1m")
    assert supply(game, 0) == "4t"
    assert clause(game, "income 2t+1m") is None


@pytest.mark.rule("PROMO-18")
def test_other_routes_cost_nothing_extra() -> None:
    game = blocked()
    assert legal(game, "place t arnheim-kampen/1") == ["place t arnheim-kampen/1"]
    assert clause(game, "place t arnheim-kampen/1 paying 1t") == "PROMO-18"


@pytest.mark.rule("PROMO-19")
def test_displacing_moving_settling_and_marker_effects_cost_nothing_extra_on_a_blocked_route() -> None:
    displaced = play(blocked(posts="kampen-osnabrueck 2t -"), "displace t kampen-osnabrueck/1 paying 1t")
    assert supply(displaced, 0) == "3t+1m"

    moved = blocked(posts="bremen-minden 0t - -")
    play(moved, "lift bremen-minden/1", "drop bremen-minden/1 kampen-osnabrueck/1", "done")
    assert at(moved, "kampen-osnabrueck/1") == "0t"
    assert supply(moved, 0) == "5t+1m"

    settled = play(blocked(posts="arnheim-kampen 2t - -"), "displace t arnheim-kampen/1 paying 1t")
    play(settled, "settle t kampen-osnabrueck/1", "settle t kampen-osnabrueck/2 from stock")
    assert at(settled, "kampen-osnabrueck/2") == "2t"
    assert supply(settled, 2) == "7t+1m"

    by_marker = blocked(posts="bremen-minden 2t - -", markers="unused move-three")
    play(by_marker, "use move-three", "lift bremen-minden/1", "drop bremen-minden/1 kampen-osnabrueck/1", "done")
    assert at(by_marker, "kampen-osnabrueck/1") == "2t"
    assert supply(by_marker, 0) == "5t+1m"
    assert supply(by_marker, 2) == "7t+1m"


@pytest.mark.rule("PROMO-20")
def test_with_one_tradesman_in_the_supply_nobody_places_on_a_blocked_route() -> None:
    game = blocked(supply="1t 6t+1m 7t+1m")
    assert clause(game, "place t kampen-osnabrueck/1 paying 1t") == "PROMO-20"
    assert legal(game, "place t kampen-osnabrueck") == []
    assert clause(game, "place t arnheim-kampen/1") is None
    two = blocked(supply="2t 6t+1m 7t+1m")
    assert supply(play(two, "place t kampen-osnabrueck/1 paying 1t"), 0) == "0"


@pytest.mark.rule("PROMO-20")
@pytest.mark.parametrize("owners", [(1, 2), (1, 1)])
def test_two_blocks_on_one_route_cost_two(owners: tuple[int, int]) -> None:
    game = blocked(*owners)
    assert sorted(legal(game, "place t kampen-osnabrueck/1")) == [
        "place t kampen-osnabrueck/1 paying 1t+1m",
        "place t kampen-osnabrueck/1 paying 2t",
    ]
    assert clause(game, "place t kampen-osnabrueck/1 paying 1t") == "PROMO-18"
    play(game, "place t kampen-osnabrueck/1 paying 2t")
    assert supply(game, 0) == "2t+1m"
    poor = blocked(*owners, supply="2t 6t+1m 7t+1m")
    assert legal(poor, "place t kampen-osnabrueck") == []


@pytest.mark.rule("PROMO-21")
def test_tribute_and_block_are_not_taken_with_the_route_and_need_no_replacement() -> None:
    # The pile is empty: taking a bonus marker would end the game.
    game = with_promos(
        posts="dortmund-duisburg 0t 0t",
        markers={"tributes": [["dortmund-duisburg", 1]], "blocks": [["dortmund-duisburg", 0]], "stack": []},
    )
    play(game, "route dortmund-duisburg")
    assert not game.is_over
    assert unused(game, 0) == []
    assert plate(game, 0) == []
    assert on_board(game, "tributes") == [["dortmund-duisburg", 1]]
    assert on_board(game, "blocks") == [["dortmund-duisburg", 0]]


@pytest.mark.rule("PROMO-21")
def test_tribute_and_block_keep_no_bonus_marker_and_no_tradesman_away() -> None:
    game = with_promos(
        posts="dortmund-duisburg 0t 0t",
        markers={
            "board": {"dortmund-duisburg": "plus-4"},
            "stack": ["swap"],
            "tributes": [["hamburg-stade", 1]],
            "blocks": [["hamburg-luebeck", 1]],
        },
    )
    assert len(legal(game, "place t hamburg-stade/")) == 3
    play(game, "route dortmund-duisburg", "end")
    assert clause(game, "marker swap hamburg-luebeck") is None
    play(game, "marker swap hamburg-stade")
    assert lying(game) == {"hamburg-stade": "swap"}
    assert on_board(game, "tributes") == [["hamburg-stade", 1]]


@pytest.mark.rule("PROMO-21")
def test_the_trader_on_the_marker_can_be_neither_displaced_nor_moved() -> None:
    game = blocked(0)
    assert legal(game, "displace") == []
    assert legal(game, "lift") == []


@pytest.mark.rule("PROMO-22")
@pytest.mark.parametrize("kind", ["tribute", "block"])
@pytest.mark.parametrize("pieces", ["1m", "0"])
def test_without_a_trader_in_the_supply_the_marker_cannot_be_used(kind: str, pieces: str) -> None:
    game = with_promos(supply=f"{pieces} 6t+1m 7t+1m", markers=f"unused {kind}")
    assert clause(game, f"use {kind} bremen-minden") == "PROMO-22"
    assert legal(game, "use") == []


@pytest.mark.rule("EXAMPLE-PROMO-02")
def test_placing_on_blocked_kampen_osnabrueck_costs_a_tradesman_and_moving_there_does_not() -> None:
    game = play(blocked(0, turn=2, posts="bremen-minden 2t - -"), "place t kampen-osnabrueck/1 paying 1t")
    assert supply(game, 2) == "5t+1m"
    play(game, "lift bremen-minden/1", "drop bremen-minden/1 kampen-osnabrueck/2", "done")
    assert at(game, "kampen-osnabrueck/2") == "2t"
    assert supply(game, 2) == "5t+1m"
