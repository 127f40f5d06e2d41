"""The Gymnasium environment: Gymnasium's own test, and one seat against bots."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kontor
from kontor.env.single import KontorEnv
from kontor.env.slotgame import ILLEGAL_REWARD
from kontor.slots import slots


def random_play(env: KontorEnv, seed: int, **options: Any) -> tuple[list[str], float, bool, bool]:
    """A whole game of open slots: all decisions, and how it ended."""
    dice = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    told = list(info["decisions"])
    while True:
        seen, reward, over, capped, info = env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        told += info["decisions"]
        if over or capped:
            return [text for _, text in told], reward, over, capped
        assert reward == 0


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 2, "duo": "britannia", "opponents": "random"},
        {"board": "east", "players": 3, "seat": None},
        {"board": "britannia", "players": 5, "modules": ("promos",), "seat": 4, "render_mode": "ansi"},
    ],
    ids=str,
)
def test_it_passes_the_test_of_gymnasium(options: dict[str, Any]) -> None:
    check_env(KontorEnv(**options), skip_render_check=True)


def test_the_bots_play_all_other_seats_until_the_game_ends() -> None:
    env = KontorEnv(seat=2, cap=40)
    told, reward, over, capped = random_play(env, 1)
    game = env.game.game
    assert over != capped
    assert told == [str(action) for action in game.actions()]
    assert {played.seat for played in game.history()} == {0, 1, 2, 3}
    assert reward == env.game.utility(2)
    assert kontor.load(game.record()).position() == game.position()
    with pytest.raises(ValueError, match="call reset"):
        env.step(0)


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    plays = [random_play(KontorEnv(cap=2, seat=None), seed)[0] for seed in (1, 1, 2)]
    assert plays[0] == plays[1] != plays[2]


def test_the_learning_seat_can_be_another_one_in_every_game() -> None:
    env = KontorEnv(seat=None, players=3)
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2}


def test_a_slot_that_is_not_open_ends_the_game_or_is_refused() -> None:
    env = KontorEnv()
    env.reset(seed=1)
    seen, reward, over, capped, info = env.step(slots.STOP)
    assert (reward, over, capped, info["refused"]) == (ILLEGAL_REWARD, True, False, slots.STOP)
    assert not seen["action_mask"].any()
    strict = KontorEnv(strict=True)
    first, _ = strict.reset(seed=1)
    with pytest.raises(ValueError, match="not open"):
        strict.step(slots.STOP)
    assert strict.step(int(first["action_mask"].argmax()))[1] == 0


def test_bots_are_named_and_there_is_one_for_every_other_seat() -> None:
    assert KontorEnv(players=3, opponents=["random", "claim"]).opponents == ("random", "claim")
    with pytest.raises(ValueError, match="opponents: expected 3 bots, found 1"):
        KontorEnv(opponents=["claim"])
    with pytest.raises(ValueError, match="bot='nobody'"):
        KontorEnv(opponents="nobody")
    with pytest.raises(ValueError, match="seat=4"):
        KontorEnv(seat=4)
