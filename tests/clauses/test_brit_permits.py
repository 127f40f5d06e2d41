"""BRIT-22 to BRIT-35 and their examples: who may place and displace in Wales and Scotland."""

from typing import Any

import pytest

import kontor
from tests.clauses.britannia import SCOTTISH_ROUTES, WELSH_ROUTES, britannia, permits_used, routes
from tests.clauses.reading import at, offices, supply
from tests.support import Situation, clause, legal, play

WALES, WALES_TOO = "place t chester-conway/1", "place t cardiff-montgomery/1"
SCOTLAND, SCOTLAND_TOO = "place t falkirk-glasgow/1", "place t dunbar-edinburgh/1"
ENGLAND = "place t london-oxford/1"
SPENT = "BRIT-30"  # the cities that would permit it have given their permit in this turn


# ---------------------------------------------------------------- England, Wales, Scotland


@pytest.mark.rule("BRIT-22")
def test_in_england_one_places_and_displaces_without_a_permit(britannia: Situation) -> None:
    game = britannia(posts="cardiff-oxford 1t - - -")
    play(game, "displace t cardiff-oxford/1 paying 1t", "settle t london-oxford/4", "decline")
    play(game, "place t cardiff-oxford/2")
    assert at(game, "cardiff-oxford/1") == at(game, "cardiff-oxford/2") == "0t"
    assert permits_used(game) == []


@pytest.mark.rule("BRIT-23")
def test_without_a_permit_nothing_is_placed_or_displaced_in_wales(britannia: Situation) -> None:
    game = britannia(posts="chester-conway - 1t -")
    assert clause(game, "place t chester-conway/1") == "BRIT-23"
    assert clause(game, "displace t chester-conway/2 paying 1t") == "BRIT-23"
    assert routes(game, "place t ") & WELSH_ROUTES == set()
    assert legal(game, "displace") == []


@pytest.mark.rule("BRIT-23")
def test_without_a_permit_nothing_is_placed_or_displaced_in_scotland(edition: str) -> None:
    game = britannia(4, edition, posts="falkirk-glasgow - 1t")
    assert clause(game, "place t falkirk-glasgow/1") == "BRIT-23"
    assert clause(game, "displace t falkirk-glasgow/2 paying 1t") == "BRIT-23"
    assert routes(game, "place t ") & SCOTTISH_ROUTES == set()
    assert legal(game, "displace") == []


@pytest.mark.rule("BRIT-23")
def test_each_place_or_displace_outside_england_uses_up_a_permit(britannia: Situation) -> None:
    game = britannia(offices="cardiff 0t", posts="cardiff-montgomery 1t - -")
    assert permits_used(game) == []
    placed = play(game.copy(), WALES)
    assert permits_used(placed) == ["cardiff"]
    displaced = play(game.copy(), "displace t cardiff-montgomery/1 paying 1t", "settle t cardiff-oxford/1", "decline")
    assert permits_used(displaced) == ["cardiff"]
    elsewhere = play(game.copy(), ENGLAND)
    assert permits_used(elsewhere) == []


@pytest.mark.rule("BRIT-24")
def test_cardiff_gives_one_place_or_one_displace_in_wales(britannia: Situation) -> None:
    game = britannia(offices="cardiff 0t", posts="cardiff-montgomery 1t - -")
    displacing = "displace t cardiff-montgomery/1 paying 1t"
    for first in (WALES, displacing):
        assert clause(game, first) is None
    placed = play(game.copy(), WALES)
    assert clause(placed, displacing) == SPENT
    assert clause(placed, "place t chester-conway/2") == SPENT
    displaced = play(game.copy(), displacing, "settle t cardiff-oxford/1", "decline")
    assert clause(displaced, WALES) == SPENT
    assert clause(displaced, ENGLAND) is None


@pytest.mark.rule("BRIT-24")
def test_cardiff_gives_nothing_in_scotland(edition: str) -> None:
    assert clause(britannia(4, edition, offices={"cardiff": ["0t"]}), SCOTLAND) == "BRIT-23"


@pytest.mark.rule("BRIT-25")
def test_carlisle_gives_one_place_or_one_displace_in_scotland_and_nothing_in_wales(edition: str) -> None:
    game = britannia(4, edition, offices="carlisle 0t", posts="carlisle-falkirk 1t -")
    displacing = "displace t carlisle-falkirk/1 paying 1t"
    assert clause(game, WALES) == "BRIT-23"
    placed = play(game.copy(), SCOTLAND)
    assert permits_used(placed) == ["carlisle"]
    assert clause(placed, displacing) == SPENT
    displaced = play(game.copy(), displacing, "settle t carlisle-richmond/1", "decline")
    assert permits_used(displaced) == ["carlisle"]
    assert clause(displaced, SCOTLAND) == SPENT


@pytest.mark.rule("BRIT-26")
def test_carlisle_gives_no_permit_on_the_side_for_three(edition: str) -> None:
    game = britannia(3, edition, offices="carlisle 0t")
    assert clause(game, WALES) == "BRIT-23"
    assert routes(game, "place t ") & WELSH_ROUTES == set()


@pytest.mark.rule("BRIT-27")
def test_london_gives_one_place_or_displace_in_wales(britannia: Situation) -> None:
    game = britannia(offices="london 0t", posts="cardiff-montgomery 1t - -")
    displacing = "displace t cardiff-montgomery/1 paying 1t"
    placed = play(game.copy(), WALES)
    assert permits_used(placed) == ["london"]
    assert clause(placed, displacing) == SPENT
    displaced = play(game.copy(), displacing, "settle t cardiff-oxford/1", "decline")
    assert clause(displaced, WALES) == SPENT


@pytest.mark.rule("BRIT-27")
@pytest.mark.parametrize(("first", "second"), [(WALES, SCOTLAND), (SCOTLAND, WALES), (SCOTLAND, SCOTLAND_TOO)])
def test_london_gives_one_permit_for_either_country_not_one_for_each(edition: str, first: str, second: str) -> None:
    game = play(britannia(4, edition, offices="london 0t"), first)
    assert permits_used(game) == ["london"]
    assert clause(game, second) == SPENT


# ---------------------------------------------------------------- the rightmost office


@pytest.mark.rule("BRIT-28")
@pytest.mark.parametrize("city", ["cardiff", "london"])
def test_the_permit_goes_with_the_office_furthest_right_even_before_free_spaces(
    britannia: Situation, city: str
) -> None:
    for row, permitted in ((["0t"], True), (["1t", "0t"], True), (["0t", "1t"], False), (["0t", "0t", "1t"], False)):
        game = britannia(offices={city: row})
        assert (row, clause(game, WALES)) == (row, None if permitted else "BRIT-23")


@pytest.mark.rule("BRIT-28")
def test_the_rightmost_office_counts_in_carlisle_too(edition: str) -> None:
    assert clause(britannia(4, edition, offices={"carlisle": ["1t", "1t", "0t"]}), SCOTLAND) is None
    assert clause(britannia(4, edition, offices={"carlisle": ["0t", "0t", "1t"]}), SCOTLAND) == "BRIT-23"


@pytest.mark.rule("BRIT-28")
def test_extra_offices_stand_left_of_the_permit(edition: str) -> None:
    game = britannia(3, edition, offices="cardiff 1t", extra_offices="cardiff 0t 0t")
    assert clause(game, WALES) == "BRIT-23"
    play(game, "end")
    assert clause(game, WALES) is None


@pytest.mark.rule("EXAMPLE-BRIT-10")
def test_red_controls_cardiff_and_blue_has_the_permit(players: int) -> None:
    game = britannia(players, offices="cardiff 0t 0t 1t")
    assert int(game.scores()[0]["cities"]) == 2
    assert clause(game, WALES) == "BRIT-23"
    play(game, "end")
    assert int(game.scores()[1]["cities"]) == 0
    assert clause(game, WALES) is None


# ---------------------------------------------------------------- several permits, once per turn


@pytest.mark.rule("BRIT-29", "EXAMPLE-BRIT-01")
def test_cardiff_and_london_together_give_two_in_wales(players: int, britannia: Situation) -> None:
    game = play(britannia(offices="cardiff 0t, london 0t", markers="unused plus-3"), "use plus-3", WALES, WALES_TOO)
    assert permits_used(game) == ["cardiff", "london"]
    assert clause(game, "place t chester-conway/2") == SPENT


@pytest.mark.rule("BRIT-29", "EXAMPLE-BRIT-01")
@pytest.mark.parametrize("order", [(WALES, SCOTLAND), (SCOTLAND, WALES)])
def test_cardiff_and_london_together_give_one_in_wales_and_one_in_scotland(
    edition: str, order: tuple[str, str]
) -> None:
    game = play(britannia(4, edition, offices="cardiff 0t, london 0t", markers="unused plus-3"), "use plus-3", *order)
    assert clause(game, WALES_TOO) == SPENT
    assert clause(game, SCOTLAND_TOO) == SPENT


@pytest.mark.rule("BRIT-29")
def test_cardiff_and_london_never_give_two_in_scotland(edition: str) -> None:
    game = play(britannia(4, edition, offices="cardiff 0t, london 0t"), SCOTLAND)
    assert permits_used(game) == ["london"]
    assert clause(game, SCOTLAND_TOO) == SPENT
    assert clause(game, WALES) is None


@pytest.mark.rule("EXAMPLE-BRIT-02")
@pytest.mark.parametrize("order", [(SCOTLAND, SCOTLAND_TOO), (SCOTLAND, WALES), (WALES, SCOTLAND)])
def test_carlisle_and_london_give_two_in_scotland_or_one_in_each(order: tuple[str, str]) -> None:
    game = play(britannia(4, offices="carlisle 0t, london 0t", markers="unused plus-3"), "use plus-3", *order)
    assert permits_used(game) == ["carlisle", "london"]
    assert clause(game, WALES_TOO) == SPENT
    assert clause(game, "place t carlisle-falkirk/1") == SPENT


@pytest.mark.rule("EXAMPLE-BRIT-02")
def test_carlisle_and_london_never_give_two_in_wales() -> None:
    game = play(britannia(4, offices="carlisle 0t, london 0t"), WALES)
    assert clause(game, WALES_TOO) == SPENT
    assert clause(game, SCOTLAND) is None


@pytest.mark.rule("BRIT-30")
@pytest.mark.parametrize("marker", ["plus-3", "plus-4"])
def test_a_longer_turn_gives_no_second_permit(players: int, britannia: Situation, marker: str) -> None:
    game = play(britannia(offices="cardiff 0t", markers=f"unused {marker}"), WALES, f"use {marker}")
    assert clause(game, WALES_TOO) == SPENT
    play(game, ENGLAND)
    assert clause(game, WALES_TOO) == SPENT


# ---------------------------------------------------------------- when it is checked, which is used


@pytest.mark.rule("BRIT-31")
@pytest.mark.parametrize(
    ("city", "route", "where"),
    [("cardiff", "cardiff-coventry", WALES), ("london", "canterbury-london", WALES)],
)
def test_an_office_built_this_turn_gives_its_permit_at_once(
    players: int, britannia: Situation, city: str, route: str, where: str
) -> None:
    game = britannia(posts=f"{route} 0t 0t 0t", offices=f"{city} 1t", abilities="privilege 1")
    assert clause(game, where) == "BRIT-23"
    play(game, f"route {route} office {city}")
    assert offices(game, city) == ["1t", "0t"]
    assert clause(game, where) is None


@pytest.mark.rule("BRIT-31")
def test_an_office_built_this_turn_in_carlisle_opens_scotland(edition: str) -> None:
    game = play(britannia(4, edition, posts="carlisle-richmond 0t 0t 0t"), "route carlisle-richmond office carlisle")
    assert clause(game, SCOTLAND) is None


@pytest.mark.rule("BRIT-31")
def test_a_swap_moves_the_permit_at_once(players: int, britannia: Situation) -> None:
    gaining = britannia(offices="cardiff 0t 1t", markers="unused swap")
    assert clause(gaining, WALES) == "BRIT-23"
    play(gaining, "use swap cardiff 1 2")
    assert clause(gaining, WALES) is None
    losing = britannia(offices="cardiff 1t 0t", markers="unused swap")
    assert clause(losing, WALES) is None
    play(losing, "use swap cardiff 1 2")
    assert clause(losing, WALES) == "BRIT-23"


@pytest.mark.rule("BRIT-32")
def test_wales_takes_the_permit_of_cardiff_and_scotland_that_of_carlisle_before_london(edition: str) -> None:
    game = britannia(4, edition, offices={city: ["0t"] for city in ("cardiff", "carlisle", "london")})
    assert permits_used(play(game.copy(), WALES)) == ["cardiff"]
    assert permits_used(play(game.copy(), SCOTLAND)) == ["carlisle"]
    assert permits_used(play(game.copy(), WALES, WALES_TOO)) == ["cardiff", "london"]
    assert permits_used(play(game.copy(), SCOTLAND, SCOTLAND_TOO)) == ["carlisle", "london"]


@pytest.mark.rule("BRIT-32")
def test_wales_takes_the_permit_of_cardiff_before_london_on_the_side_for_three(edition: str) -> None:
    game = britannia(3, edition, offices="cardiff 0t, london 0t")
    assert permits_used(play(game, WALES)) == ["cardiff"]


# ---------------------------------------------------------------- what a permit is not


@pytest.mark.rule("BRIT-33")
def test_with_a_permit_the_action_still_costs_an_action_pieces_and_the_fee(players: int, britannia: Situation) -> None:
    facts: dict[str, Any] = {"offices": "cardiff 0t", "posts": "chester-conway 1m - -"}
    game = britannia(**facts)
    assert clause(game, "displace t chester-conway/1 paying 1t") == "DISPLACE-03"
    placed = play(game.copy(), "place t chester-conway/2")
    assert (placed.actions_left, supply(placed, 0)) == (1, "2t")
    play(game, "displace t chester-conway/1 paying 2t")
    assert (game.actions_left, supply(game, 0)) == (1, "0")
    poor = britannia(supply=["2t"] + ["3t"] * (players - 1), **facts)
    assert clause(poor, "displace t chester-conway/1 paying 2t") == "DISPLACE-04"
    assert clause(britannia(actions_left=0, **facts), "place t chester-conway/2") == "TURN-03"


@pytest.mark.rule("BRIT-33")
def test_a_permit_may_stay_unused(edition: str) -> None:
    game = play(britannia(3, edition, offices="cardiff 0t"), ENGLAND, "end")
    assert game.turn == 1


@pytest.mark.rule("BRIT-34")
def test_a_permit_is_not_saved_for_a_later_turn(players: int, britannia: Situation) -> None:
    game = play(britannia(offices="cardiff 0t"), *["end"] * players)
    assert game.turn == 0
    play(game, WALES)
    assert clause(game, WALES_TOO) == SPENT


@pytest.mark.rule("BRIT-34")
def test_a_used_permit_is_back_in_the_next_turn_of_its_owner(players: int, britannia: Situation) -> None:
    game = play(britannia(offices="cardiff 0t"), WALES, *["end"] * players)
    assert permits_used(game) == []
    assert clause(game, WALES_TOO) is None


@pytest.mark.rule("BRIT-34")
def test_a_permit_is_not_given_to_another_player(britannia: Situation) -> None:
    game = play(britannia(offices="cardiff 0t, london 0t"), "end")
    assert game.turn == 1
    assert clause(game, WALES) == "BRIT-23"


# ---------------------------------------------------------------- Income and Establish


@pytest.mark.rule("BRIT-35")
def test_income_and_establishing_need_no_permit(britannia: Situation) -> None:
    game = play(britannia(posts="cardiff-pembroke 0t 0t 0t"), "income 3t", "route cardiff-pembroke office pembroke")
    assert offices(game, "pembroke") == ["0t"]
    assert permits_used(game) == []


@pytest.mark.rule("BRIT-35")
@pytest.mark.parametrize(
    ("route", "city"),
    [("carlisle-falkirk", "falkirk"), ("carlisle-durham", "carlisle"), ("edinburgh-glasgow", "edinburgh")],
)
def test_establishing_needs_no_permit_in_scotland_or_at_its_cities(edition: str, route: str, city: str) -> None:
    length = 4 if route == "carlisle-durham" else 2
    game = play(britannia(4, edition, posts={route: ["0t"] * length}), f"route {route} office {city}")
    assert offices(game, city) == ["0t"]


@pytest.mark.rule("EXAMPLE-BRIT-03")
@pytest.mark.parametrize(
    ("players", "route", "row"),
    [
        (3, "chester-conway", ["0t", "0t", "0t"]),
        (4, "chester-conway", ["0t", "0t", "0t"]),
        (3, "chester-hereford", ["0t", "0t", "0t", "0t"]),
        (4, "chester-hereford", ["0t", "0t", "0t", "0t"]),
        (4, "carlisle-chester", ["0t", "0m", "0m"]),
    ],
)
def test_every_route_of_chester_allows_an_office_or_actions_there(
    players: int, route: str, row: list[str], edition: str
) -> None:
    game = britannia(players, edition, posts={route: row}, abilities="book 1")
    assert offices(play(game.copy(), f"route {route} office chester"), "chester") == ["0t"]
    developed: kontor.Game = play(game.copy(), f"route {route} develop actions")
    assert developed.position()["abilities"][0]["actions"] == 1
