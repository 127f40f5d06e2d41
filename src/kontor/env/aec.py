"""The game as a PettingZoo environment: one agent per seat, in the order in which they must decide."""

import random
from typing import Any, ClassVar, TypeAlias, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kontor import catalog
from kontor.backends import warn_if_plain
from kontor.catalog import GameOptions
from kontor.env.render import MODES, render
from kontor.env.slotgame import ILLEGAL_REWARD, MAX_ROUNDS, SlotGame
from kontor.env.spaces import Seen, action_space, observation_space, seen
from kontor.slots.episode import CAPPED, OVER

Environment: TypeAlias = AECEnv[str, Seen, int]


class raw_env(AECEnv[str, Seen, int], EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name, and without types
    """The environment without the wrappers of `env`: a slot that is not open raises ValueError."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kontor_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        cap: int = MAX_ROUNDS,
        render_mode: str | None = None,
        **options: Unpack[GameOptions],
    ) -> None:
        self.options = catalog.options(**options)
        EzPickle.__init__(self, cap=cap, render_mode=render_mode, **self.options.as_dict())
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode={render_mode!r}: expected one of {', '.join(MODES)}, or None")
        warn_if_plain()
        self.cap = cap
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._random = random.Random()
        self._game: SlotGame | None = None
        self._heard: dict[str, int] = {}  # how many decisions an agent has seen

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees; always the same object, so that it can be seeded."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent chooses from."""
        return self.action_spaces[agent]

    @property
    def game(self) -> SlotGame:
        """The game that is played; `game.game` is the kontor.Game, with its record."""
        if self._game is None:
            raise ValueError("there is no game: call reset first")
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game. After a reset with a seed, those without one deal the same games every time."""
        if seed is not None:
            self._random = random.Random(seed)
        self._game = SlotGame(self.options, self._random.getrandbits(32), self.cap, range(self.options.players))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._heard = dict.fromkeys(self.agents, 0)
        self.infos: dict[str, dict[str, Any]] = {agent: {"decisions": ()} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        """What an agent may know now, and the slots that are open to it."""
        return seen(self.game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The selected agent takes an open slot."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # it must be None
            return
        if action is None:
            raise ValueError(f"{agent} must take a slot")
        self.game.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.status in (OVER, CAPPED):
            self.terminations = dict.fromkeys(self.agents, self.game.status == OVER)
            self.truncations = dict.fromkeys(self.agents, self.game.status == CAPPED)
            self.rewards = {agent: self.game.utility(self.possible_agents.index(agent)) for agent in self.agents}
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """The next agent, and for all what was decided since they were asked last."""
        if self.game.decider is not None:
            self.agent_selection = self.possible_agents[self.game.decider]
        decided = self.game.decided
        agents = (self.agent_selection,) if self.game.decider is not None else self.agents
        for agent in agents:
            news = decided[self._heard[agent] :]
            self.infos[agent] = {"decisions": tuple((self.possible_agents[seat], str(text)) for seat, text in news)}
            self._heard[agent] = len(decided)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The situation as everybody may see it: a text, a drawing, or pixels."""
        return None if self.render_mode is None else render(self.game.game, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


def env(**options: Any) -> Environment:
    """The environment as PettingZoo's are: a slot that is not open ends the game, with -1 for who took it."""
    guarded: Any = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=ILLEGAL_REWARD)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    ordered: Environment = wrappers.OrderEnforcingWrapper(guarded)
    return ordered
