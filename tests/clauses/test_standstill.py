"""HOUSE-01: two players who are stuck may claim the end of the game."""

import json
from typing import Any

import pytest

import kontor
from kontor import catalog
from kontor.rules.action import DECLARED, Kind
from kontor.rules.modules.standstill import play as standstill
from tests.clauses.duo import FILL, NEARLY, duel
from tests.clauses.reading import LUEBECK
from tests.support import clause, legal, play

pytestmark = pytest.mark.rule("HOUSE-01")
NEEDED = 12


def stuck(turns: int = 0, duo: str = "classic", *more: str, **facts: Any) -> kontor.Game:
    """Two players, so many turns without an effect, and `more` modules; seat 0 to move."""
    return duel(duo, modules=["standstill", *more], idle_turns=turns, **facts)


def idle_turns(game: kontor.Game) -> int:
    return int(game.position().get("idle_turns", 0))


def counts(game: kontor.Game) -> list[dict[str, Any]]:
    """What a view says about the standstill."""
    return [dict(one) for one in game.view(0)["end_conditions"] if one["of"] == "standstill"]


# Counting


def test_turns_without_an_effect_are_counted_up_to_twelve(duo: str) -> None:
    game = kontor.new_game(players=2, duo=duo, modules=("standstill",), seed=1)
    for ended in range(NEEDED + 3):
        assert idle_turns(game) == min(ended, NEEDED)
        assert ("claim" in legal(game)) == (ended >= NEEDED)
        play(game, "end")


def test_a_claim_before_the_twelfth_turn_is_refused_with_what_is_missing() -> None:
    refusal = stuck(NEEDED - 1).why_not("claim")
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("HOUSE-01", "claim.early")
    assert refusal.facts == {"had": 11, "needed": 12, "left": 1}
    assert clause(stuck(NEEDED), "claim") is None


def test_a_turn_with_an_effect_does_not_count_and_the_next_one_does() -> None:
    game = play(stuck(7), "place t hamburg-luebeck/1")
    assert idle_turns(game) == 0
    play(game, "end")
    assert idle_turns(game) == 0
    play(game, "end")
    assert idle_turns(game) == 1


def test_what_the_other_player_settles_belongs_to_the_same_turn() -> None:
    game = play(stuck(7, posts="hamburg-luebeck 1t - -"), "displace t hamburg-luebeck/1 paying 1t")
    play(game, "settle t hamburg-lueneburg/1", "decline", "end")
    assert idle_turns(game) == 0
    assert idle_turns(play(game, "end")) == 1


# What is an effect

EFFECTS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "place": ({}, ("place t hamburg-luebeck/1",)),
    "displace": ({"posts": NEARLY}, FILL[:1]),
    "move to another route": (
        {"posts": "hamburg-luebeck 0t - -"},
        ("lift hamburg-luebeck/1", "drop hamburg-luebeck/1 hamburg-lueneburg/1"),
    ),
    "move three": (
        {"posts": "hamburg-luebeck 1t - -", "markers": "unused move-three"},
        ("use move-three", "lift hamburg-luebeck/1", "drop hamburg-luebeck/1 hamburg-lueneburg/1"),
    ),
    "remove three": (
        {"edition": "classic", "posts": "hamburg-luebeck 1t - -", "markers": "unused remove-three"},
        ("use remove-three", "remove hamburg-luebeck/1"),
    ),
    "route": ({"posts": LUEBECK}, ("route hamburg-luebeck",)),
    "office": ({"posts": LUEBECK}, ("route hamburg-luebeck office luebeck",)),
    "swap": (
        {"offices": "hamburg 0t 1t", "markers": "unused swap"},
        ("use swap hamburg 1 2",),
    ),
    "develop": ({"markers": "unused develop"}, ("use develop keys",)),
}
NO_EFFECTS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "income": ({}, ("income 3t",)),
    "more actions": ({"markers": "unused plus-3"}, ("use plus-3",)),
    "a move within a route": (
        {"posts": "hamburg-luebeck 0t - -"},
        ("lift hamburg-luebeck/1", "drop hamburg-luebeck/1 hamburg-luebeck/2", "done"),
    ),
    "a piece put back": (
        {"posts": "hamburg-luebeck 1t - -", "markers": "unused move-three"},
        ("use move-three", "lift hamburg-luebeck/1", "drop hamburg-luebeck/1 hamburg-luebeck/1", "done"),
    ),
}


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_begins_the_count_again(name: str) -> None:
    facts, decisions = EFFECTS[name]
    game = play(stuck(NEEDED - 1, **facts), *decisions[:-1])
    assert idle_turns(game) == NEEDED - 1
    assert idle_turns(play(game, decisions[-1])) == 0


@pytest.mark.parametrize("name", NO_EFFECTS)
def test_what_has_no_effect_leaves_the_count_alone(name: str) -> None:
    facts, decisions = NO_EFFECTS[name]
    game = play(stuck(NEEDED - 1, **facts), *decisions)
    assert idle_turns(game) == NEEDED - 1
    assert "claim" in legal(play(game, "end"))


# A decision of every kind, and whether it has an effect.
KINDS = {
    "income 3t": False,
    "place t hamburg-luebeck/1": True,
    "place t hamburg-luebeck/1 paying 1t": True,
    "displace t hamburg-luebeck/1 paying 1t": True,
    "settle t hamburg-luebeck/1": True,
    "settle t hamburg-luebeck/1 from stock": True,
    "decline": False,
    "lift hamburg-luebeck/1": False,
    "drop hamburg-luebeck/1 hamburg-lueneburg/1": True,
    "done": False,
    "route hamburg-luebeck": True,
    "route hamburg-luebeck office luebeck": True,
    "route goettingen-quedlinburg develop actions": True,
    "route coellen-warburg prestige 7": True,
    "route hamburg-luebeck extra luebeck t": True,
    "use plus-3": False,
    "use develop keys": True,
    "use swap hamburg 1 2": True,
    "use move-three": False,
    "use remove-three": False,
    "remove hamburg-luebeck/1": True,
    "use exchange 1 swap": False,
    "use tribute hamburg-luebeck": False,
    "use block hamburg-luebeck": False,
    "use safe-conduct paying swap": False,
    "favour tithe paying swap+swap": False,
    "take t": False,
    "take 1t": False,
    "develop privilege": True,
    "found luebeck t": True,
    "neutral hamburg-luebeck office luebeck": True,
    "neutral hamburg-luebeck": True,
    "marker swap hamburg-luebeck": True,
    "end": False,
    "claim": False,
}


def test_every_kind_of_decision_has_an_effect_or_none() -> None:
    state = stuck().state
    actions = [state.rules.lexicon.read(text) for text in KINDS]
    assert {str(action): standstill.has_effect(state.lookup, action.code) for action in actions} == KINDS
    unnamed = set(Kind) - {action.kind for action in actions}
    assert unnamed <= DECLARED.keys()  # what further optional rules add has none
    assert not any(standstill.EFFECTIVE[kind] for kind in unnamed)


# The claim


def test_a_claim_ends_the_game_at_once_with_the_scores_as_they_stand(duo: str) -> None:
    game = stuck(NEEDED, duo, posts=LUEBECK, prestige=[5, 9], offices="hamburg 0t 1t")
    scores = game.scores()
    play(game, "claim")
    assert (game.is_over, game.end_clause) == (True, "HOUSE-01")
    assert game.scores() == scores
    assert [event["event"] for event in game.events(None)] == ["ending", "over"]
    assert legal(game) == []


def test_a_claim_costs_no_action() -> None:
    assert "claim" in legal(stuck(NEEDED, actions_left=0))


def test_either_player_may_claim_in_their_own_turn() -> None:
    game = play(stuck(NEEDED), "end")
    assert (game.decider, "claim" in legal(game)) == (1, True)


def test_nobody_claims_in_the_middle_of_an_action() -> None:
    game = play(stuck(NEEDED, posts="hamburg-luebeck 0t - -"), "lift hamburg-luebeck/1")
    assert clause(game, "claim") == "TURN-05"


def test_without_the_rule_nobody_can_claim() -> None:
    game = play(duel("classic"), *["end"] * (NEEDED + 2))
    refusal = game.why_not("claim")
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("HOUSE-01", "turn.not_in_play")
    assert "claim" not in legal(game)
    assert catalog.options(players=2, duo="classic").modules == ()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_rule_is_for_two_players_only(players: int) -> None:
    with pytest.raises(ValueError, match=rf"'standstill' is only for 2 players, not for {players} \(HOUSE-01\)"):
        kontor.new_game(players=players, modules=("standstill",))


# Views, positions, records


def test_a_view_shows_the_count_from_half_way_on() -> None:
    assert counts(stuck(5)) == []
    told = {"of": "standstill", "clause": "HOUSE-01", "start": 0, "limit": 12}
    assert counts(stuck(6)) == [{**told, "now": 6, "near": False}]
    game = stuck(NEEDED)
    assert counts(game) == [{**told, "now": 12, "near": True}]
    assert counts(play(game, "claim")) == [{**told, "now": 12, "near": False}]


@pytest.mark.parametrize("decisions", [(), ("end",), ("place t hamburg-luebeck/1",), ("end", "claim")])
def test_a_position_keeps_the_count(decisions: tuple[str, ...]) -> None:
    game = play(stuck(NEEDED - 1), *decisions)
    again = kontor.from_position(json.loads(json.dumps(game.position())))
    assert again.position() == game.position()
    assert (again.is_over, again.legal_actions()) == (game.is_over, game.legal_actions())
    if not game.is_over:
        assert play(again, "end").position() == play(game, "end").position()


@pytest.mark.parametrize(
    "facts",
    [
        {"idle_turns": 13},
        {"idle_turns": -1},
        {"idle_turns": True},
        {"pending": {"effect": 1}},
        {"idle_turns": 1, "pending": {"effect": True}},
    ],
)
def test_a_position_with_an_impossible_count_is_refused(facts: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"idle_turns|effect"):
        duel("classic", modules=["standstill"], **facts)


def test_a_position_without_the_rule_has_no_count() -> None:
    with pytest.raises(ValueError, match="idle_turns"):
        duel("classic", idle_turns=3)
    with pytest.raises(ValueError, match="HOUSE-01"):
        duel("classic", pending={"ending": "HOUSE-01", "over": True})


def test_a_record_of_a_claimed_game_is_read_again() -> None:
    game = kontor.new_game(players=2, duo="britannia", modules=("standstill",), seed=3)
    play(game, *["end"] * NEEDED, "claim")
    again = kontor.load(game.record())
    assert (again.end_clause, again.record()) == ("HOUSE-01", game.record())
