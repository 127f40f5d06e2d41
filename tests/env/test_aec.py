"""The PettingZoo environment: PettingZoo's own tests on every board, and what it says beyond them."""

import pickle
import warnings
import xml.etree.ElementTree as ET
from dataclasses import asdict
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import kontor
from kontor.backends import PLAIN, running
from kontor.env import kontor_v0
from kontor.env.drawing import SEAT_FILLS
from kontor.env.render import MODES
from kontor.env.slotgame import ILLEGAL_REWARD, SlotGame
from kontor.slots import slots
from kontor.slots.episode import OVER
from tests.env.eager import WISHES
from tests.play.configurations import Configuration, with_every_fact

UNUSUAL = "ignore:Observation"  # PettingZoo wonders at every observation that comes with a mask


def random_play(env: kontor_v0.raw_env, steps: int, seed: int = 1) -> int:
    """Plays open slots until the end; how many."""
    dice = np.random.default_rng(seed)
    for number in range(steps):
        if env.game.decider is None:
            return number
        env.step(int(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    return steps


@with_every_fact
@pytest.mark.filterwarnings(UNUSUAL)
def test_it_passes_the_tests_of_pettingzoo(configuration: Configuration, capsys: pytest.CaptureFixture[str]) -> None:
    options = asdict(configuration)
    api_test(kontor_v0.env(**options), num_cycles=60)
    api_test(kontor_v0.raw_env(**options, cap=1), num_cycles=300)  # over the end of a game
    seed_test(lambda: kontor_v0.env(**options), num_cycles=15)
    assert capsys.readouterr().out.count("Passed API test") == 2


def test_an_agent_sees_its_mask_only_when_it_must_decide() -> None:
    env = kontor_v0.raw_env(players=3)
    env.reset(seed=2)
    for _ in range(40):
        asked = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
        assert asked == [env.agent_selection]
        random_play(env, 1)


def test_rewards_come_at_the_end_and_say_who_won() -> None:
    env = kontor_v0.raw_env(cap=1)
    env.reset(seed=3)
    while env.game.decider is not None:
        assert not any(env.rewards.values())
        random_play(env, 1)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert env.rewards == {f"seat_{seat}": env.game.utility(seat) for seat in range(4)}
    assert any(env.rewards.values())


def test_a_slot_that_is_not_open() -> None:
    plain = kontor_v0.raw_env()
    plain.reset(seed=1)
    before = plain.game.game.position()
    with pytest.raises(ValueError, match=f"slot {slots.STOP} is not open"):
        plain.step(slots.STOP)
    assert plain.game.game.position() == before
    env = kontor_v0.env()
    env.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(slots.STOP)
    assert env.last()[1:4] == (ILLEGAL_REWARD, True, True)


def test_infos_tell_every_decision_since_an_agent_was_asked() -> None:
    env = kontor_v0.raw_env(players=3, modules=("missions", "favours"))
    env.reset(seed=4)
    heard: dict[str, list[tuple[str, str]]] = {agent: [] for agent in env.agents}
    for _ in range(300):
        heard[env.agent_selection] += env.infos[env.agent_selection]["decisions"]
        random_play(env, 1)
    told = [(f"seat_{seat}", str(action)) for seat, action in env.game.decided]
    for agent, lines in heard.items():
        assert lines == told[: len(lines)], agent
        assert len(lines) > 50
    assert [text for _, text in told] == [str(action) for action in env.game.game.actions()]
    assert kontor.load(env.game.game.record()).position() == env.game.game.position()


@pytest.mark.parametrize("cap", [1, 60])
def test_both_builds_play_the_same(cap: int) -> None:
    def play() -> list[str]:
        env = kontor_v0.raw_env(board="britannia", players=3, cap=cap)
        env.reset(seed=8)
        random_play(env, 150)
        return [*map(str, env.game.game.actions()), str(env.rewards), str(bytes(env.game.mask))]

    here = play()
    with running(PLAIN):
        assert play() == here


def test_a_game_ends_by_its_rules_too() -> None:
    env = kontor_v0.raw_env()
    env.reset(seed=1)
    game = env.game
    while (seat := game.decider) is not None:
        env.step(int((env.observe(env.agent_selection)["action_mask"] * WISHES[seat]).argmax()))
    assert game.status == OVER
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    ranks = [score["rank"] for score in game.game.scores()]
    best = max(env.rewards.values())
    assert [agent for agent, reward in env.rewards.items() if reward == best] == [f"seat_{ranks.index(1)}"]


# Looks


@pytest.fixture
def midgame() -> SlotGame:
    env = kontor_v0.raw_env(players=5)
    env.reset(seed=6)
    random_play(env, 400)
    return env.game


def rendered(game: SlotGame, mode: str, **options: Any) -> Any:
    env = kontor_v0.raw_env(render_mode=mode, **options)
    env.reset(seed=1)
    env._game = game
    return env.render()


def test_the_text_shows_every_piece_and_who_decides(midgame: SlotGame) -> None:
    text = rendered(midgame, "ansi")
    view = midgame.game.view()
    pieces = [piece for row in [*view["posts"].values(), *view["offices"].values()] for piece in row if piece]
    assert sum(text.count(f"m{seat}{kind}\x1b") for seat in range(5) for kind in "tm") == len(pieces) > 10
    assert f"seat {midgame.decider} decides" in text
    assert all(route in text for route in view["posts"])


def test_the_drawing_shows_every_piece(midgame: SlotGame) -> None:
    drawing = ET.fromstring(rendered(midgame, "svg"))
    fills = [element.get("fill") for element in drawing]
    view = midgame.game.view()
    rows = [*view["posts"].values(), *view["offices"].values(), *view["extra_offices"].values()]
    pieces = [piece for row in rows for piece in row if piece] + [*view["special_prestige"]]
    assert sum(fill in SEAT_FILLS for fill in fills) == len(pieces) > 10


def test_the_pixels_change_with_the_situation(midgame: SlotGame) -> None:
    pixels = rendered(midgame, "rgb_array")
    assert pixels.dtype == np.uint8
    assert pixels.shape == (600, 855, 3)
    midgame.take(midgame.mask.index(1))
    fresh = kontor_v0.raw_env(render_mode="rgb_array", players=5)
    fresh.reset(seed=6)
    assert (fresh.render() != pixels).any()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("board", "players"), [("hansa", 3), ("hansa", 5), ("east", 4), ("britannia", 3)])
def test_every_board_is_drawn(mode: str, board: str, players: int) -> None:
    env = kontor_v0.raw_env(board=board, players=players, render_mode=mode)
    env.reset(seed=1)
    assert env.render() is not None
    with pytest.raises(ValueError, match="render_mode='human'"):
        kontor_v0.raw_env(render_mode="human")


def test_it_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(kontor_v0.raw_env(board="east", players=3)))
    assert (again.options.board, again.possible_agents) == ("east", ["seat_0", "seat_1", "seat_2"])
