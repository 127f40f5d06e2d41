"""The game as a Gymnasium environment: one seat learns, bots play all others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from kontor import catalog
from kontor.backends import warn_if_plain
from kontor.bots import BUDGET, Bot, BotView, FallbackBot, make
from kontor.catalog import GameOptions
from kontor.env.render import MODES, render
from kontor.env.slotgame import ILLEGAL_REWARD, MAX_ROUNDS, SlotGame
from kontor.env.spaces import Seen, action_space, observation_space, seen
from kontor.slots.episode import CAPPED, OVER


class KontorEnv(gymnasium.Env[Seen, int]):
    """One learning seat against bots. `seat=None` gives it another seat in every game.

    A slot that is not open ends the game with -1; with `strict` it raises ValueError and nothing happens.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        *,
        opponents: str | Sequence[str] = "claim",
        seat: int | None = 0,
        cap: int = MAX_ROUNDS,
        strict: bool = False,
        render_mode: str | None = None,
        **options: Unpack[GameOptions],
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode={render_mode!r}: expected one of {', '.join(MODES)}, or None")
        self.options = catalog.options(**options)
        players = self.options.players
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"opponents: expected {players - 1} bots, found {len(names)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat={seat}: expected 0 to {players - 1}, or None for any")
        for name in names:
            make(name)  # refuses a name that is none
        warn_if_plain()
        self.opponents = tuple(names)
        self.cap = cap
        self.strict = strict
        self.render_mode = render_mode
        self.observation_space = observation_space()  # type: ignore[assignment]  # Dict says nothing of its parts
        self.action_space = action_space()  # type: ignore[assignment]  # a number of numpy is one, too
        self.seat = 0
        self._seat = seat
        self._game: SlotGame | None = None
        self._players: dict[int, Bot] = {}
        self._heard = 0

    @property
    def game(self) -> SlotGame:
        """The game that is played; `game.game` is the kontor.Game, with its record."""
        if self._game is None:
            raise ValueError("there is no game: call reset first")
        return self._game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deals a game and lets the bots play until the learning seat must decide."""
        super().reset(seed=seed)
        dice = random.Random(int(self.np_random.integers(2**63)))
        players = self.options.players
        self.seat = dice.randrange(players) if self._seat is None else self._seat
        others = [seat for seat in range(players) if seat != self.seat]
        self._players = {
            seat: FallbackBot(name, dice.getrandbits(32)) for seat, name in zip(others, self.opponents, strict=True)
        }
        self._game = SlotGame(self.options, dice.getrandbits(32), self.cap, (self.seat,))
        self._heard = 0
        self._let_bots_play()
        return seen(self.game, self.seat), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Takes an open slot, then the bots play until the learning seat is asked again or the game ends."""
        game = self.game
        if game.decider != self.seat:
            raise ValueError("the game has come to its end: call reset")
        is_open = 0 <= action < len(game.mask) and game.mask[action]
        if not is_open and not self.strict:
            game.break_off()
            return seen(game, self.seat), ILLEGAL_REWARD, True, False, {**self._info(), "refused": int(action)}
        game.take(int(action))
        self._let_bots_play()
        ended = game.status in (OVER, CAPPED)
        reward = game.utility(self.seat) if ended else 0.0
        return seen(game, self.seat), reward, game.status == OVER, game.status == CAPPED, self._info()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The situation as everybody may see it: a text, a drawing, or pixels."""
        return None if self.render_mode is None else render(self.game.game, self.render_mode)

    def _let_bots_play(self) -> None:
        while (seat := self.game.decider) is not None and seat != self.seat:
            game = self.game.game
            self.game.play(self._players[seat].choose(BotView(game, seat), game.legal_actions(), BUDGET))

    def _info(self) -> dict[str, Any]:
        """The learning seat, and what was decided since it was asked last."""
        news = self.game.decided[self._heard :]
        self._heard = len(self.game.decided)
        return {"seat": self.seat, "decisions": tuple((seat, str(action)) for seat, action in news)}
