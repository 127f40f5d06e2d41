"""Self-play: the net plays all games of a fleet or two, some against older nets or rule bots, and records all of it."""

import time
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final, NamedTuple, cast

import numpy as np
import torch
from torch import Tensor

from kontor.bots import make
from kontor.bots.net_bot import DUEL_PLAYERS
from kontor.bots.rule_bot import RuleBot
from kontor.bots.weights import WEIGHT_SETS
from kontor.env.vector import Seats
from kontor.learn import targets
from kontor.learn.acting import Actor, Players, Rollout, SeatAssignment
from kontor.learn.ends import DeviceNotes, EndedGames, Ends, HostNotes, Notes
from kontor.learn.fleet import Fleet, Packed, flat, pack, runs_of
from kontor.learn.gpu_fleet import GpuFleet
from kontor.learn.mixture import MixturePart, kind_of
from kontor.learn.place import Place
from kontor.learn.settings import Settings
from kontor.learn.standings import Standings
from kontor.rules.ids import MAX_SEATS
from kontor.slots import features
from kontor.slots.episode import CAPPED

N_HALVES: Final = 2  # of the games, equal ones
GPU_FLEETS: Final = 2  # 1 or N_HALVES; as on the processor, one is stepped while the net decides for the other
RULE_BOT_NAMES: Final = ("rule", *WEIGHT_SETS)
# What a game without an end is worth to everybody: less than the worst defeat (kontor.slots.episode.utility). If it
# were worth more than that, those behind would play for it; if it counted as it stands, the leader would.
STALLED_UTILITY: Final = -0.2


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
    weight: Tensor  # 0 where an older net or a rule bot decided


def rule_bots() -> list[RuleBot]:
    """Those that play in the league; they take turns."""
    return [cast(RuleBot, make(name)) for name in RULE_BOT_NAMES]


class SelfPlay:
    """Games that go on from one collection to the next, and room on the device for what is recorded of them."""

    def __init__(
        self,
        settings: Settings,
        mix: Sequence[MixturePart],
        place: Place,
    ) -> None:
        self.settings = settings
        device, threads, machine = place
        self.device = device
        on_device = device.type == "cuda"
        half, rest = divmod(settings.games, N_HALVES)
        if rest:
            raise ValueError(f"games={settings.games}: expected an even number")
        self._league = round(half * settings.league)  # games of a half, its last ones, that others play in, too
        runs = runs_of(mix, half, self._league)
        self.fleets: list[Fleet | GpuFleet]
        if machine is None:
            self.fleets = [Fleet(mix, runs, settings.cap, threads, on_device) for _ in range(N_HALVES)]
        else:
            runs = runs * (N_HALVES // GPU_FLEETS)
            self.fleets = [GpuFleet(mix, runs, settings.cap, threads, machine) for _ in range(GPU_FLEETS)]
        self.seconds = {"waiting": 0.0, "acting": 0.0}
        ends = [0, *accumulate(fleet.games for fleet in self.fleets)]
        self._columns = [slice(first, after) for first, after in pairwise(ends)]
        self._players = torch.cat([fleet.players for fleet in self.fleets]).to(device)
        in_league = torch.arange(settings.games, device=device) % half >= half - self._league
        assignment = SeatAssignment(*self._line_up(), self._busy())
        learning = targets.there(self._players) & ~(assignment.old | assignment.ruled)
        kinds = [kind_of(mix[number].options) for number, count in runs for _ in range(count)]
        self.standings = Standings(kinds * (settings.games // len(kinds)), learning, self._players)
        steps, games = settings.steps, settings.games
        self._rollout = Rollout.empty(steps, games, device)
        self._actors = [
            Actor(
                fleet,
                Rollout(*(column[:, columns] for column in self._rollout)),
                self._players[columns],
                in_league[columns].nonzero()[:, 0],
                SeatAssignment(*(which[columns] for which in assignment)),
            )
            for fleet, columns in zip(self.fleets, self._columns, strict=True)
        ]
        self._ruled: Seats = assignment.ruled.to("cpu", torch.uint8).numpy()
        self.seat_rule_bots()
        self._done = torch.zeros((steps, games), device=device)
        self._rewards = torch.zeros((steps, games, MAX_SEATS), device=device)
        self._truth = torch.zeros_like(self._rollout.aux[:steps])
        self._notes: Notes = HostNotes(games, device) if machine is None else DeviceNotes(steps, games, device)

    def _line_up(self) -> tuple[Tensor, Tensor]:
        """Which seats of which games older nets have, and which ones rule bots: of the league, one to all but one.

        To exploit a net, one seat plays alone against it.
        """
        if self.settings.exploit:
            numbers = torch.arange(self.settings.games, device=self.device)
            seats = torch.arange(MAX_SEATS, device=self.device)
            own = seats == (numbers % self._players)[:, None]
            return targets.there(self._players) & ~own, torch.zeros_like(own)
        old, ruled = torch.zeros((2, self.settings.games, MAX_SEATS), dtype=torch.bool)
        half = self.settings.games // N_HALVES
        for first in range(0, self.settings.games, half):
            for number, row in enumerate(range(half - self._league, half), first):
                players, before = int(self._players[first + row]), int(number * self.settings.styles + 0.5)
                is_ruled = int((number + 1) * self.settings.styles + 0.5) > before
                which, turn = (ruled, before) if is_ruled else (old, row)
                for place in range(1 + turn % (players - 1)):
                    which[first + row, (turn // MAX_SEATS + place) % players] = True
        return old.to(self.device), ruled.to(self.device)

    def seat_rule_bots(self) -> None:
        """From now on rule bots decide for their seats."""
        for fleet, columns in zip(self.fleets, self._columns, strict=True):
            fleet.seat_rule_bots(rule_bots(), self._ruled[columns])

    def remove_rule_bots(self) -> None:
        """From now on the net decides for them, to see what they cost; nothing is learned from that either."""
        for fleet in self.fleets:
            fleet.seat_rule_bots((), np.zeros_like(self._ruled[: fleet.games]))

    def _busy(self) -> Tensor:
        """Which seats may not end a turn while they can do something else: one seat in half of the duels.

        Two nets that both only pass never see that acting would win; against a busy seat a net that passes loses.
        To exploit a net, all seats of duels are busy, as they are when bots play.
        """
        numbers = torch.arange(self.settings.games, device=self.device)
        duels = self._players == DUEL_PLAYERS
        seats = torch.arange(MAX_SEATS, device=self.device)
        if self.settings.exploit:
            return duels[:, None] & (seats < DUEL_PLAYERS)
        return (duels & (numbers % 2 == 0))[:, None] & (seats == (numbers // 2 % 2)[:, None])

    def reset(self, seed: int) -> None:
        """Deals all games."""
        for number, fleet in enumerate(self.fleets):
            fleet.reset(seed + number)

    def saved(self) -> list[list[Packed]]:
        """The games of each fleet, packed, for `restore`."""
        return [fleet.saved() for fleet in self.fleets]

    def restore(self, saved: list[list[Packed]]) -> None:
        """Goes on with games that were saved, here or where they lay in another number of fleets."""
        if len(saved) != len(self.fleets):
            situations, dealt = flat([packed for fleet in saved for packed in fleet])
            saved = [[pack(saved[0][0][0], situations[rows], dealt[rows])] for rows in self._columns]
        for fleet, packed in zip(self.fleets, saved, strict=True):
            fleet.restore(packed)

    def collect(self, players: Players, shaping: float, generator: torch.Generator) -> tuple[Batch, EndedGames]:
        """Plays `steps` decisions in every game, to learn from."""
        ended = self.advance(players, generator)
        with torch.no_grad():
            return self._batch(shaping), ended

    def advance(self, players: Players, generator: torch.Generator) -> EndedGames:
        """Plays `steps` decisions in every game."""
        self._notes.clear()
        for part in (self._truth, self._done, self._rewards):
            part.zero_()
        for actor in self._actors:
            actor.begin()
        ended = EndedGames()
        with torch.no_grad():
            for step in range(self.settings.steps + 1):
                for half, actor in enumerate(self._actors):
                    self._wait(half, step)
                    began = time.perf_counter()
                    chosen = actor.act(players, generator)
                    if step < self.settings.steps:
                        actor.fleet.step(chosen)
                    self.seconds["acting"] += time.perf_counter() - began
            for fleet in self.fleets:
                fleet.check()
            ends = self._notes.ends()
            if ends is not None:
                ended = EndedGames.of(ends)
                self._place(ends, is_league=players.opponent is not None)
        return ended

    def _wait(self, half: int, step: int) -> None:
        """Waits for the games of a half, and notes how the step before ended."""
        fleet, began = self.fleets[half], time.perf_counter()
        fleet.wait()
        self.seconds["waiting"] += time.perf_counter() - began
        if step:
            self._notes.note(step - 1, self._columns[half].start, fleet)

    def _batch(self, shaping: float) -> Batch:
        """What the net can learn from the collection."""
        steps, settings, notes = self.settings.steps, self.settings, self._rollout
        expected = torch.empty_like(notes.utility[:steps])
        later = notes.utility[steps]
        aux_later = notes.aux[steps].float()
        for step in reversed(range(steps)):
            runs = (1 - self._done[step])[:, None]
            reward = self._rewards[step] + shaping * (notes.potential[step + 1] * runs - notes.potential[step])
            later = reward + runs * torch.lerp(notes.utility[step + 1], later, settings.trace)
            expected[step] = later
            aux_later = runs * torch.lerp(notes.aux[step + 1].float(), aux_later, settings.aux_trace)
            aux_later = aux_later + (1 - runs) * self._truth[step].float()
            self._truth[step] = aux_later.to(self._truth.dtype)  # from here on what is to be predicted
        decided = Rollout(*(room[:steps].flatten(0, 1) for room in notes))
        players = self._players.repeat(steps)
        weight = decided.weight
        advantage = (expected.flatten(0, 1) - decided.utility).gather(1, decided.seats[:, None])[:, 0]
        mean = (advantage * weight).sum() / weight.sum()
        spread = (((advantage - mean) ** 2 * weight).sum() / weight.sum()).sqrt()
        index = targets.to_relative(decided.seats, players)
        return Batch(
            observations=decided.observations,
            masks=decided.masks,
            chosen=decided.chosen,
            log_chance=decided.log_chance,
            advantage=(advantage - mean) / (spread + 1e-6),
            utility=targets.turned(expected.flatten(0, 1), index),
            aux=targets.turned_all(self._truth.flatten(0, 1), index),
            players=players,
            weight=weight,
        )

    def _place(self, ends: Ends, is_league: bool) -> None:
        """Puts the ends of games where they belong."""
        seated = targets.there(ends.finals[:, features.GAME_PLAYERS])
        stalled = (STALLED_UTILITY * seated).to(ends.rewards.dtype)
        rewards = torch.where((ends.dones == CAPPED)[:, None], stalled, ends.rewards)
        truth = targets.came_true(ends.finals, rewards)
        self._truth.view(-1, targets.TARGET_WIDTH)[ends.places] = truth.to(self._truth.dtype)
        self._rewards.view(-1, MAX_SEATS)[ends.places] = rewards
        self._done.view(-1)[ends.places] = 1.0
        if is_league:
            self.standings.add(ends.places % self.settings.games, rewards)

    def close(self) -> None:
        """Ends the threads and gives the memory of the games back."""
        for fleet in self.fleets:
            fleet.close()
