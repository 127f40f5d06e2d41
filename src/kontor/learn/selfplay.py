"""Self-play: the net plays all games of two fleets, some of them against older nets, and notes all of it."""

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from kontor.env.vector import Slots
from kontor.learn import targets
from kontor.learn.fleet import Fleet
from kontor.learn.mix import Part
from kontor.learn.model import Answer
from kontor.learn.settings import Settings
from kontor.rules.ids import MAX_SEATS
from kontor.slots import features, observe, slots
from kontor.slots.episode import CAPPED

HALVES: Final = 2  # while one half is stepped, the net decides for the other
CLOSED: Final = -1e9
Forward = Callable[[Tensor], Answer]
Precision = Callable[[], AbstractContextManager[object]]


class Look(NamedTuple):
    """What a net says of many games at once, by seat at the table; the logits of closed slots are CLOSED."""

    logits: Tensor
    utility: Tensor
    aux: Tensor
    potential: Tensor


def look(forward: Forward, observations: Tensor, masks: Tensor, seats: Tensor, players: Tensor) -> Look:
    """Asks a net."""
    answer = forward(observations)
    index = targets.to_absolute(seats, players)
    return Look(
        logits=answer.slots.masked_fill(masks == 0, CLOSED),
        utility=targets.turned(answer.utility, index),
        aux=targets.turned_all(targets.predicted(answer, observations, players), index),
        potential=targets.turned(targets.potential(observations, players), index),
    )


def pick(logits: Tensor, noise: Tensor) -> tuple[Tensor, Tensor]:
    """A slot for each game by chance, and the logarithm of its chance; the noise is even between 0 and 1."""
    chosen = (logits - torch.log(-torch.log(noise.clamp(1e-10, 1 - 1e-7)))).argmax(1)
    return chosen, functional.log_softmax(logits, 1).gather(1, chosen[:, None])[:, 0]


class Players(NamedTuple):
    """Who decides: `look` and `pick` as above, compiled or not, and an older net for some seats."""

    look: Callable[[Tensor, Tensor, Tensor, Tensor], Look]
    pick: Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]
    opponent: Forward | None
    precision: Precision


class Batch(NamedTuple):
    """The decisions of a collection, one row each; seats are counted from the decider."""

    observations: Tensor
    masks: Tensor
    chosen: Tensor
    log_chance: Tensor
    advantage: Tensor
    utility: Tensor  # to be predicted
    aux: Tensor  # to be predicted (kontor.learn.targets)
    players: Tensor
    weight: Tensor  # 0 where an older net decided


class Ended(NamedTuple):
    """What is known of games that ended."""

    games: int = 0
    capped: int = 0
    rounds: float = 0.0  # sums over all games
    winner: float = 0.0
    causes: tuple[int, ...] = ()


class SelfPlay:
    """Games that go on from one collection to the next, and room on the device for what is noted of them."""

    def __init__(self, settings: Settings, mix: Sequence[Part], device: torch.device, threads: int) -> None:
        self.settings = settings
        self.device = device
        on_device = device.type == "cuda"
        half, rest = divmod(settings.games, HALVES)
        if rest:
            raise ValueError(f"games={settings.games}: expected an even number")
        league = round(half * settings.league)
        self.fleets = [Fleet(mix, half, league, settings.cap, threads, on_device) for _ in range(HALVES)]
        self.seconds = {"waiting": 0.0, "acting": 0.0}
        self._half = half
        self._columns = [slice(number * half, (number + 1) * half) for number in range(HALVES)]
        self._players = torch.cat([fleet.players for fleet in self.fleets]).to(device)
        self._old = self._line_up()
        steps, games = settings.steps, settings.games
        aux = torch.float16 if on_device else torch.float32

        def room(length: int, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((length, games, *shape), dtype=dtype, device=device)

        self._observations = room(steps + 1, observe.WIDTH, dtype=torch.int8)
        self._masks = room(steps + 1, slots.WIDTH, dtype=torch.uint8)
        self._seats = room(steps + 1, dtype=torch.int64)
        self._utility = room(steps + 1, MAX_SEATS)
        self._aux = room(steps + 1, targets.WIDTH, dtype=aux)
        self._potential = room(steps + 1, MAX_SEATS)
        self._chosen = room(steps, dtype=torch.int64)
        self._log_chance = room(steps)
        self._weight = room(steps)
        self._done = room(steps)
        self._rewards = room(steps, MAX_SEATS)
        self._truth = room(steps, targets.WIDTH, dtype=aux)
        self._ended: list[tuple[NDArray[Any], ...]] = []  # places, dones, finals, rewards of games that ended

    def _line_up(self) -> Tensor:
        """Which seats of which games older nets have: of the league, one to all but one."""
        old = torch.zeros((self.settings.games, MAX_SEATS), dtype=torch.bool)
        for columns, fleet in zip(self._columns, self.fleets, strict=True):
            for row in range(fleet.league.start, fleet.league.stop):
                players = int(fleet.players[row])
                for place in range(1 + row % (players - 1)):
                    old[columns.start + row, (row // MAX_SEATS + place) % players] = True
        return old.to(self.device)

    def reset(self, seed: int) -> None:
        """Deals all games."""
        for number, fleet in enumerate(self.fleets):
            fleet.reset(seed + number)

    def collect(self, players: Players, shaping: float, generator: torch.Generator) -> tuple[Batch, Ended]:
        """Plays `steps` decisions in every game."""
        self._ended = []
        for part in (self._truth, self._done, self._rewards):
            part.zero_()
        with torch.no_grad():
            for step in range(self.settings.steps + 1):
                for half in range(HALVES):
                    self._wait(half, step)
                    began = time.perf_counter()
                    with players.precision():
                        logits = self._look(half, step, players)
                    if step < self.settings.steps:
                        self.fleets[half].step(self._choose(half, step, logits, players, generator))
                    self.seconds["acting"] += time.perf_counter() - began
            ended = self._note_ends()
            return self._batch(shaping), ended

    def _wait(self, half: int, step: int) -> None:
        """Waits for the games of a half, and notes how the step before ended."""
        fleet, began = self.fleets[half], time.perf_counter()
        fleet.wait()
        self.seconds["waiting"] += time.perf_counter() - began
        if step == 0:
            return
        dones = fleet.dones.numpy()
        rows = dones.nonzero()[0]
        if len(rows):
            place = (step - 1) * self.settings.games + self._columns[half].start
            self._ended.append((rows + place, dones[rows], fleet.finals[rows], fleet.rewards.numpy()[rows]))

    def _look(self, half: int, step: int, who: Players) -> Tensor:
        """Asks the net about all games of a half, notes what it expects, and returns its logits."""
        fleet, columns = self.fleets[half], self._columns[half]
        observations, masks = self._observations[step, columns], self._masks[step, columns]
        seats, players = self._seats[step, columns], self._players[columns]
        observations.copy_(fleet.observations, non_blocking=True)
        masks.copy_(fleet.masks, non_blocking=True)
        seats.copy_(fleet.seats, non_blocking=True)
        said = who.look(observations, masks, seats, players)
        self._utility[step, columns] = said.utility
        self._aux[step, columns] = said.aux.to(self._aux.dtype)
        self._potential[step, columns] = said.potential
        logits = said.logits
        if who.opponent is not None:
            league = fleet.league
            theirs = who.opponent(observations[league]).slots.masked_fill(masks[league] == 0, CLOSED)
            is_old = self._old[columns][league].gather(1, seats[league, None])
            logits[league] = torch.where(is_old, theirs, logits[league])
        return logits

    def _choose(self, half: int, step: int, logits: Tensor, who: Players, generator: torch.Generator) -> Slots:
        """A slot for each game of a half, by chance."""
        columns = self._columns[half]
        chosen, log_chance = who.pick(logits, torch.rand(logits.shape, generator=generator, device=self.device))
        slots_chosen: Slots = chosen.to(torch.int32).cpu().numpy()
        self._chosen[step, columns] = chosen
        self._log_chance[step, columns] = log_chance
        self._weight[step, columns] = 1.0
        if who.opponent is not None:
            is_old = self._old[columns].gather(1, self._seats[step, columns, None])[:, 0]
            self._weight[step, columns] = (~is_old).float()
        return slots_chosen

    def _batch(self, shaping: float) -> Batch:
        """What the net can learn from the collection."""
        steps, games, settings = self.settings.steps, self.settings.games, self.settings
        expected = torch.empty_like(self._utility[:steps])
        later = self._utility[steps]
        aux_later = self._aux[steps].float()
        for step in reversed(range(steps)):
            runs = (1 - self._done[step])[:, None]
            reward = self._rewards[step] + shaping * (self._potential[step + 1] * runs - self._potential[step])
            later = reward + runs * torch.lerp(self._utility[step + 1], later, settings.trace)
            expected[step] = later
            aux_later = runs * torch.lerp(self._aux[step + 1].float(), aux_later, settings.aux_trace)
            aux_later = aux_later + (1 - runs) * self._truth[step].float()
            self._truth[step] = aux_later.to(self._truth.dtype)  # from here on what is to be predicted
        seats = self._seats[:steps].flatten()
        players = self._players.repeat(steps)
        weight = self._weight.flatten()
        advantage = (expected - self._utility[:steps]).flatten(0, 1).gather(1, seats[:, None])[:, 0]
        mean = (advantage * weight).sum() / weight.sum()
        spread = (((advantage - mean) ** 2 * weight).sum() / weight.sum()).sqrt()
        index = targets.to_relative(seats, players)
        return Batch(
            observations=self._observations[:steps].view(steps * games, -1),
            masks=self._masks[:steps].view(steps * games, -1),
            chosen=self._chosen.flatten(),
            log_chance=self._log_chance.flatten(),
            advantage=(advantage - mean) / (spread + 1e-6),
            utility=targets.turned(expected.flatten(0, 1), index),
            aux=targets.turned_all(self._truth.flatten(0, 1), index),
            players=players,
            weight=weight,
        )

    def _note_ends(self) -> Ended:
        """Puts the ends of games where they belong, and sums them up."""
        if not self._ended:
            return Ended()
        places, dones, finals, rewards = (np.concatenate(parts) for parts in zip(*self._ended, strict=True))
        rewards[dones == CAPPED] = (
            0  # a game without an end is worth nothing: else two players agree on passing for ever
        )
        there = torch.from_numpy(places).to(self.device)
        truth = torch.from_numpy(targets.came_true(finals, rewards))
        self._truth.view(-1, targets.WIDTH)[there] = truth.to(self.device, self._truth.dtype)
        self._rewards.view(-1, MAX_SEATS)[there] = torch.from_numpy(rewards).to(self.device)
        self._done.view(-1)[there] = 1.0
        desks = finals[:, features.PLAYERS_AT : features.GAME_AT].reshape(len(finals), MAX_SEATS, -1)
        points = desks[..., features.PLAYER_POINTS : features.PLAYER_REGIONS + 1].astype(int).sum(2)
        causes = np.bincount(finals[:, features.GAME_ENDING], minlength=6)
        return Ended(
            games=len(dones),
            capped=int((dones == CAPPED).sum()),
            rounds=float(finals[:, features.GAME_ROUNDS].sum()),
            winner=float(points.max(1).sum()),
            causes=tuple(int(count) for count in causes),
        )
