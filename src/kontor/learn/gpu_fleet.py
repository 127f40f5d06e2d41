"""GpuFleet: a fleet whose games live on the GPU, but for those few in which rule bots have seats."""

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from kontor.bots.rule_bot import RuleBot
from kontor.env.gpu import GpuBuffers, GpuVector
from kontor.env.gpu.machine import Machine
from kontor.env.vector import Saved, Seats
from kontor.learn.fleet import Fleet, Packed, Runs, flat, pack
from kontor.learn.mixture import MixturePart

NOT_STEPPED = -1  # the slot of a game that the GPU leaves alone


class GpuFleet:
    """The same as kontor.learn.fleet.Fleet. `step` queues work on the GPU; nothing waits for it.

    Rule bots decide on the processor. The games with seats of theirs are stepped there, by a Fleet of their own,
    and their rows are copied into the others.
    """

    def __init__(self, mix: Sequence[MixturePart], runs: Runs, cap: int, threads: int, machine: Machine) -> None:
        games = sum(count for _, count in runs)
        self.games = games
        self._kind = (mix, runs, cap, threads)
        parts = [(mix[number].options, count) for number, count in runs]
        self._vector = GpuVector(games, cap=cap, rulesets=parts, machine=machine)
        self._out: GpuBuffers = self._vector.buffers()
        self.masks, self.observations, self.seats, self.dones, self.rewards = self._out
        self.finals: Tensor = self._vector.finals()
        players = [options.players for options in self._vector.rulesets]
        self.players = torch.from_numpy(np.repeat(np.array(players), [count for _, count in runs]))
        # Of its own, so that the net can decide meanwhile in another fleet: a step leaves most of a GPU idle.
        self._stream = torch.cuda.Stream(self.masks.device) if self.masks.is_cuda else None
        self._pool = ThreadPoolExecutor(1, "kontor host")
        self._host: Fleet | None = None
        self._rows = torch.zeros(0, dtype=torch.int64)
        self._running: Future[None] | None = None

    def seat_rule_bots(self, bots: Sequence[RuleBot], seats: Seats) -> None:
        """From now on these bots decide where `seats`, of all games, marks a seat with 1; before `reset` at first."""
        if self._host is None and seats.any():
            rows = np.flatnonzero(seats.any(1))
            mix, runs, cap, threads = self._kind
            self._host = Fleet(mix, _runs_with(runs, rows), cap, threads, self.masks.is_cuda)
            self._rows = torch.from_numpy(rows).to(self.masks.device)
            self._taken = torch.zeros(len(rows), dtype=torch.int32, pin_memory=self.masks.is_cuda)
        if self._host is not None:
            self._host.seat_rule_bots(bots, seats[self._rows.cpu().numpy()])

    def reset(self, seed: int) -> None:
        """Deals all games."""
        self._vector.reset(self._out, seed)
        if self._host is not None:
            self._host.reset(seed)
        self._show_host()

    def step(self, chosen: Tensor) -> None:
        """Begins to take a slot in each game."""
        if self._host is not None:
            self._taken.copy_(chosen[self._rows], non_blocking=True)
            chosen[self._rows] = NOT_STEPPED
            copied = torch.cuda.Event() if chosen.is_cuda else None
            if copied is not None:
                copied.record()
            self._running = self._pool.submit(self._step_host, self._host, copied)
        if self._stream is None:
            self._vector.step(chosen, self._out, self.finals)
            return
        self._stream.wait_stream(torch.cuda.current_stream(chosen.device))
        with torch.cuda.stream(self._stream):
            self._vector.step(chosen, self._out, self.finals)

    def _step_host(self, host: Fleet, copied: Any) -> None:
        if copied is not None:
            copied.synchronize()
        host.step(self._taken)
        host.wait()
        host.decide()  # the next one, while the net decides

    def wait(self) -> None:
        """Waits for the games on the processor, if any; what is queued after this follows those on the GPU."""
        if self._stream is not None:
            torch.cuda.current_stream(self.masks.device).wait_stream(self._stream)
        if self._running is not None:
            self._running.result()
            self._running = None
            self._show_host()

    def check(self) -> None:
        """Raises where a game could not be stepped as it was asked for."""
        self._vector.check()

    def _show_host(self) -> None:
        if self._host is None:
            return
        host = self._host
        here = (self.masks, self.observations, self.seats, self.dones, self.rewards, self.finals)
        there = (host.masks, host.observations, host.seats, host.dones, host.rewards, host.finals)
        for all_rows, theirs in zip(here, there, strict=True):
            all_rows.index_copy_(0, self._rows, theirs.to(all_rows.device, non_blocking=True))

    def close(self) -> None:
        """Ends the threads and gives the memory back."""
        self._pool.shutdown()
        if self._host is not None:
            self._host.close()
        self._vector.close()

    def saved(self) -> list[Packed]:
        """All games, packed, for `restore`."""
        saved = self._vector.saved()
        situations, dealt = [*saved.situations], [*saved.dealt]
        if self._host is not None:
            for row, cells, count in zip(self._rows.tolist(), *flat(self._host.saved()), strict=True):
                situations[row], dealt[row] = cells, count
        return [pack(saved.seed, situations, dealt)]

    def restore(self, packed: list[Packed]) -> None:
        """Goes on with games that were saved, here or by a Fleet."""
        seed = packed[0][0]
        situations, dealt = flat(packed)
        self._vector.restore(Saved(seed, situations, dealt), self._out)
        if self._host is not None:
            rows = self._rows.tolist()
            self._host.restore_flat(seed, [situations[row] for row in rows], [dealt[row] for row in rows])
        self._show_host()


def _runs_with(runs: Runs, rows: NDArray[np.int64]) -> Runs:
    """Runs that have just these of the games, by number."""
    ends = np.cumsum([count for _, count in runs])
    counts: list[int] = np.diff(np.searchsorted(rows, [0, *ends])).tolist()
    return [(number, count) for (number, _), count in zip(runs, counts, strict=True)]
