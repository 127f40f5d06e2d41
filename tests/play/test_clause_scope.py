"""A refusal names a clause that holds in the game, or says that the decision is not part of it."""

from random import Random
from typing import Any

import pytest

from kontor import Game, reference
from kontor.rules.action import Kind
from kontor.rules.refusal import Refusal
from tests.play.configurations import ALL, Configuration, named, seeds_of, with_every_fact
from tests.play.notations import Notations
from tests.play.runs import choose
from tests.support import clause, situation

DECISIONS = 250
SCOPES = {entry.id: set(entry.scope) for entry in reference.clauses()}
# The safe-conduct is optional, and the markers of Britannia of 2014 are not those of the classic edition (BRIT-20).
LEFT_OUT = ("BRIT-66", "CLASSIC-03")


def misplaced(game: Game, refusal: Refusal | None) -> bool:
    """Whether a refusal rests on a clause of another game, or denies a decision that a clause of this game brings."""
    if refusal is None:
        return False
    holds = bool(SCOPES[refusal.clause] & set(game.options.scope))
    if refusal.reason == "turn.not_in_play":
        return holds and refusal.clause not in LEFT_OUT
    return not holds


@with_every_fact
def test_a_refusal_names_a_clause_that_holds_in_the_game(configuration: Configuration) -> None:
    (seed,) = seeds_of(configuration, 1)[:1]
    game, random = configuration.new(seed), Random(seed)
    faults: list[str] = []
    while not game.is_over and game.ply < DECISIONS:
        for text in Notations(game, random).sample(12):
            if misplaced(game, refusal := game.why_not(text)):
                faults.append(f"{configuration.id}, decision {game.ply}: '{text}': {refusal}")
        game.play(choose(game, seed, random))
    assert faults == []


def test_a_clause_of_another_game_is_found() -> None:
    game = named("hansa-3-bigbox").new(seed=1)
    assert misplaced(game, Refusal("EAST-26", "post.ship", {}))
    assert misplaced(game, Refusal("DISPLACE-10", "turn.not_in_play", {}))
    assert not misplaced(game, Refusal("EAST-26", "turn.not_in_play", {}))
    assert not misplaced(game, Refusal("DISPLACE-10", "turn.not_now", {}))


@pytest.mark.parametrize("configuration", ALL, ids=lambda configuration: configuration.id)
def test_what_a_game_never_asks_for_is_not_asked_for_by_any_of_its_frames(configuration: Configuration) -> None:
    game = configuration.new(seed=1)
    rules = game.state.rules
    assert set(rules.absent.values()) <= set(SCOPES)
    assert all(game.why_not(text) for text in ("take t", "take 1t", "neutral " + game.board.routes[0]))
    assert (Kind.TAKE in rules.absent) == ("favours" not in configuration.modules)
    assert (Kind.TAKE_AMOUNT in rules.absent) == ("promos" not in configuration.modules)
    assert (Kind.NEUTRAL in rules.absent) == (configuration.duo is None)
    assert (Kind.FOUND in rules.absent) == (configuration.board == "hansa")


SHIP_POST_HELD = {"calais-canterbury": [None, "1m", None]}


@pytest.mark.parametrize(
    ("text", "posts", "of_2014", "of_the_big_box"),
    [
        ("place t calais-canterbury/2", {}, "BRIT-44", "EAST-26"),
        ("displace t calais-canterbury/2 paying 2t", SHIP_POST_HELD, "BRIT-44", "EAST-27"),
        (
            "route salisbury-southampton prestige 7",
            {"salisbury-southampton": ["0t", "0t"]},
            "BRIT-09",
            "PRESTIGE-02",
        ),
        ("found york t", {}, "BRIT-47", "BRIT-46"),
    ],
)
def test_each_britannia_names_its_own_clauses(
    text: str, posts: dict[str, list[str | None]], of_2014: str, of_the_big_box: str
) -> None:
    facts: dict[str, Any] = {"board": "britannia", "posts": posts, "supply": "5t+1m 6t 7t+1m"}
    assert clause(situation(**facts, edition="classic"), text) == of_2014
    assert clause(situation(**facts), text) == of_the_big_box


def test_a_ship_post_is_refused_by_its_own_clause_when_settling_in_2014() -> None:
    settling = {
        "decision": "settling", "seat": 1, "route": "calais-southampton", "piece": "1t", "owner": 1, "extras": 1,
        "settled": [],
    }  # fmt: skip
    pending = {"decisions": [{"decision": "turn", "seat": 0}, settling]}
    game = situation(board="britannia", edition="classic", pending=pending)
    assert clause(game, "settle t calais-canterbury/2") == "BRIT-44"


@pytest.mark.parametrize(
    ("text", "brings"), [("favour mastery paying swap+swap", "FAVOUR-02"), ("use exchange 1 swap", "PROMO-04")]
)
def test_a_module_that_is_not_in_play_is_absent_in_the_middle_of_a_decision_too(text: str, brings: str) -> None:
    settling = {
        "decision": "settling", "seat": 1, "route": "hamburg-luebeck", "piece": "1t", "owner": 1, "extras": 1,
        "settled": [],
    }  # fmt: skip
    game = situation(pending={"decisions": [{"decision": "turn", "seat": 0}, settling]})
    refusal = game.why_not(text)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == (brings, "turn.not_in_play")
