"""BRIT-66 to BRIT-69: the optional rule of 2014, a bonus marker paid as a special permit."""

from typing import Any

import pytest

import kontor
from tests.clauses.britannia import britannia, kinds_of_posts, permits_used, routes
from tests.clauses.piles import unused, used
from tests.clauses.reading import at
from tests.support import clause, legal, play, score

WALES = "place t chester-conway/1"


def optional(players: int = 3, *markers: str, **facts: Any) -> kontor.Game:
    """The expansion of 2014 with the optional rule; seat 0 holds these markers."""
    unused = [list(markers), *[[]] * (players - 1)]
    return britannia(players, "classic", modules=["safe-conduct"], **{"markers": {"unused": unused}, **facts})


def paid(players: int = 3, *more: str, **facts: Any) -> kontor.Game:
    """Seat 0 has just paid a swap."""
    return play(optional(players, "swap", *more, **facts), "use safe-conduct paying swap")


@pytest.mark.rule("BRIT-66")
def test_a_marker_is_paid_to_place_anywhere_this_turn(players: int) -> None:
    game = optional(players, "swap")
    assert clause(game, WALES) == "BRIT-23"
    play(game, "use safe-conduct paying swap")
    assert routes(game, "place t ") == kinds_of_posts(players).keys()
    play(game, WALES, "place t cardiff-montgomery/1")
    assert at(game, "chester-conway/1") == at(game, "cardiff-montgomery/1") == "0t"


@pytest.mark.rule("BRIT-66")
def test_a_marker_is_paid_to_displace_anywhere_this_turn() -> None:
    game = paid(4, posts="falkirk-glasgow 1t -", supply="4t 3t 3t 3t")
    play(game, "displace t falkirk-glasgow/1 paying 1t", "settle t carlisle-falkirk/1", "decline")
    assert at(game, "falkirk-glasgow/1") == "0t"


@pytest.mark.rule("BRIT-66")
@pytest.mark.parametrize(
    ("post", "row", "goal"),
    [
        ("london-oxford/1", ["0t", None, None, None], "chester-conway/1"),
        ("london-oxford/1", ["0t", None, None, None], "falkirk-glasgow/1"),
        ("chester-conway/1", ["0t", None, None], "falkirk-glasgow/1"),
        ("falkirk-glasgow/1", ["0t", None], "chester-conway/1"),
    ],
)
def test_a_marker_is_paid_to_move_across_every_border_this_turn(post: str, row: list[str | None], goal: str) -> None:
    game = play(paid(4, posts={post.split("/")[0]: row}), f"lift {post}", f"drop {post} {goal}", "done")
    assert at(game, goal) == "0t"


@pytest.mark.rule("BRIT-66")
def test_any_unused_marker_may_be_paid_and_only_an_own_unused_one() -> None:
    game = optional(3, markers="unused extra-office move-three plus-4, unused/1 swap, used develop")
    assert sorted(legal(game, "use safe-conduct")) == [
        "use safe-conduct paying extra-office",
        "use safe-conduct paying move-three",
        "use safe-conduct paying plus-4",
    ]
    assert clause(game, "use safe-conduct paying develop") == "BRIT-66"  # used before
    assert clause(game, "use safe-conduct paying swap") == "BRIT-66"  # of seat 1


@pytest.mark.rule("BRIT-66")
def test_the_waiver_ends_with_the_turn_and_is_the_payers_alone() -> None:
    game = play(paid(), "end")
    assert clause(game, WALES) == "BRIT-23"
    play(game, "end", "end")
    assert game.turn == 0
    assert clause(game, WALES) == "BRIT-23"


@pytest.mark.rule("BRIT-66")
def test_it_is_paid_once_a_turn_and_costs_no_action() -> None:
    game = paid(3, "develop")
    assert game.actions_left == 2
    assert legal(game, "use safe-conduct") == []
    assert clause(game, "use safe-conduct paying develop") == "BRIT-66"
    play(game, "end", "end", "end")
    assert clause(game, "use safe-conduct paying develop") is None


@pytest.mark.rule("BRIT-66")
def test_without_the_optional_rule_no_marker_is_paid() -> None:
    game = britannia(3, "classic", markers="unused swap")
    assert legal(game, "use safe-conduct") == []


@pytest.mark.rule("BRIT-66")
@pytest.mark.parametrize(("board", "edition"), [("britannia", "bigbox"), ("hansa", "classic"), ("hansa", "bigbox")])
def test_the_optional_rule_belongs_to_the_expansion_of_2014(board: str, edition: str) -> None:
    with pytest.raises(ValueError, match="safe-conduct"):
        kontor.new_game(board=board, players=3, seed=1, edition=edition, modules=("safe-conduct",))


@pytest.mark.rule("BRIT-67")
@pytest.mark.parametrize("marker", ["plus-3", "develop", "swap", "extra-office"])
def test_the_marker_paid_is_discarded_without_effect_or_points(marker: str) -> None:
    game = optional(3, marker, "move-three")
    assert score(game, 0, "markers") == 3
    play(game, f"use safe-conduct paying {marker}")
    assert unused(game, 0) == ["move-three"]
    assert used(game, 0) == []
    assert score(game, 0, "markers") == 1
    assert game.actions_left == 2
    assert not any(game.position()["abilities"][0].values())


@pytest.mark.rule("BRIT-68")
@pytest.mark.parametrize("marker", ["plus-3", "plus-4"])
def test_the_waiver_holds_for_every_action_from_the_payment_on(marker: str) -> None:
    game = play(optional(3, "swap", marker, posts="london-oxford 0t - - -"), "place t london-oxford/2")
    assert clause(game, WALES) == "BRIT-23"  # not before the payment
    play(game, "use safe-conduct paying swap", WALES, f"use {marker}", "place t chester-conway/2")
    play(game, "lift london-oxford/1", "drop london-oxford/1 chester-conway/3", "done")
    assert [at(game, f"chester-conway/{n}") for n in (1, 2, 3)] == ["0t", "0t", "0t"]


@pytest.mark.rule("BRIT-68")
def test_the_waiver_holds_also_for_actions_added_before_the_payment() -> None:
    game = play(optional(3, "plus-3", "swap"), "use plus-3", "use safe-conduct paying swap", WALES)
    play(game, "place t chester-conway/2", "place t chester-conway/3")
    assert at(game, "chester-conway/3") == "0t"


@pytest.mark.rule("BRIT-68")
def test_city_permits_are_neither_used_under_the_waiver_nor_renewed_by_more_actions() -> None:
    game = play(paid(offices="cardiff 0t"), WALES)
    assert permits_used(game) == []
    without = play(optional(3, "plus-4", offices="cardiff 0t"), WALES, "use plus-4")
    assert clause(without, "place t chester-conway/2") == "BRIT-30"


@pytest.mark.rule("BRIT-69")
def test_displaced_opponents_are_bound_by_the_borders_as_ever() -> None:
    game = play(paid(posts="cardiff-coventry 1t - -"), "displace t cardiff-coventry/1 paying 1t")
    assert clause(game, "settle t cardiff-montgomery/1") == "BRIT-36"
    assert clause(game, "settle t cardiff-oxford/1") is None
    play(game, "settle t cardiff-oxford/1")
    assert routes(game, "settle t ") == {
        *("cardiff-oxford", "cambridge-coventry", "coventry-hereford", "coventry-nottingham"),
    }


@pytest.mark.rule("BRIT-69")
def test_move_three_keeps_to_the_borders_under_the_waiver() -> None:
    row = {"london-oxford": ["1t", None, None, None], "chester-conway": ["2t", None, None]}
    game = play(paid(3, "move-three", posts=row), "use move-three", "lift london-oxford/1")
    assert clause(game, "drop london-oxford/1 chester-conway/2") == "BRIT-17"
    play(game, "drop london-oxford/1 london-oxford/2", "lift chester-conway/1")
    assert clause(game, "drop chester-conway/1 london-oxford/1") == "BRIT-17"


@pytest.mark.rule("BRIT-69")
def test_permanent_markers_keep_to_the_borders_under_the_waiver() -> None:
    game = paid(posts="calais-canterbury 0t 0m 0t, london-oxford 0t - - -")
    play(game, "route calais-canterbury", "lift london-oxford/1")
    assert clause(game, "drop london-oxford/1 chester-conway/1") == "BRIT-49"
