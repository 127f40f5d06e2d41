"""Bots at a standstill: those that look at the score claim the end where they are in front, and never behind."""

import pytest

import kontor
from kontor.bots import BUDGET, BotView, make
from tests.clauses.duo import duel

THINKING = ["claim", "easy", "medium", "rule"]


def choice(name: str, prestige: list[int], seed: int) -> str:
    """What a bot decides at a standstill, with these points on the track; seat 0 decides."""
    game: kontor.Game = duel("classic", modules=["standstill"], idle_turns=12, prestige=prestige)
    assert "claim" in game.legal_actions()
    return str(make(name, seed).choose(BotView(game, 0), game.legal_actions(), BUDGET))


@pytest.mark.parametrize("name", THINKING)
def test_a_bot_in_front_claims_the_end(name: str) -> None:
    assert [choice(name, [15, 3], seed) for seed in range(3)] == ["claim"] * 3


@pytest.mark.parametrize("name", THINKING)
def test_a_bot_behind_plays_on(name: str) -> None:
    assert "claim" not in [choice(name, [3, 15], seed) for seed in range(3)]


def test_a_random_bot_answers_with_something_legal() -> None:
    assert {choice("random", [3, 3], seed).split()[0] for seed in range(30)} >= {"claim", "end"}
