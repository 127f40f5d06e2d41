"""The bench of learning: how fast games are stepped, by threads, how fast it learns, and what rule bots cost."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from kontor.env.gpu.machine import Machine
from kontor.learn.fleet import Fleet, runs_of
from kontor.learn.mixture import MIXES
from kontor.learn.settings import Settings
from kontor.learn.trainer import Trainer

MEASURED_UPDATES: Final = 4  # updates that are measured, with rule bots and without


def bench(
    settings: Settings, device: str, threads: int, compiles: bool, machine: Machine | None = None
) -> Iterator[str]:
    """One line per figure."""
    count = 1
    while count < threads:
        yield _stepping(settings, count)
        count *= 2
    yield _stepping(settings, threads)
    yield f"games: {'on the GPU' if machine else 'stepped by the processor'}"
    trainer = Trainer(settings, device, threads, compiles, machine)
    began = time.perf_counter()
    trainer.advance()
    yield f"first update, with compilation: {time.perf_counter() - began:.1f} s"
    usual, alone = _Clock(trainer), _Clock(trainer)
    for _ in range(MEASURED_UPDATES):  # in turns, since the machine may have other things to do
        trainer.play.seat_rule_bots()
        usual.measure()
        trainer.play.remove_rule_bots()
        alone.measure()
    yield f"learning: {usual}"
    yield f"learning without rule styles: {alone}; they cost {100 * (1 - alone.seconds / usual.seconds):.1f} %"
    if device == "cuda":
        yield f"memory: {torch.cuda.max_memory_allocated() / 2**30:.1f} GiB"


class _Clock:
    """Adds up how long updates take, and what the time is spent with."""

    def __init__(self, trainer: Trainer) -> None:
        self._trainer = trainer
        self._decisions = 0
        self._spent: Counter[str] = Counter()
        self.seconds = 0.0

    def measure(self) -> None:
        """One update."""
        trainer = self._trainer
        decisions, began = trainer.decisions, time.perf_counter()
        self._spent.subtract(self._clocks())
        trainer.advance()
        self._spent.update(self._clocks())
        self.seconds += time.perf_counter() - began
        self._decisions += trainer.decisions - decisions

    def _clocks(self) -> dict[str, Any]:
        return {**self._trainer.play.seconds, "updating": self._trainer.update_seconds}

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {100 * spent / self.seconds:.0f} %" for name, spent in self._spent.items())
        return f"{self._decisions / self.seconds:,.0f} decisions/s ({parts})"


def _stepping(settings: Settings, threads: int) -> str:
    mix = MIXES[settings.mix]
    fleet = Fleet(mix, runs_of(mix, settings.games, 0), settings.cap, threads, pinned=False)
    fleet.reset(1)
    noise = np.random.default_rng(1).random(fleet.masks.shape, np.float32)

    def chosen() -> Tensor:
        return torch.from_numpy((fleet.masks.numpy() * noise).argmax(1).astype(np.int32))

    spent = _timed(fleet, chosen, 30)
    fleet.close()
    return f"stepping, {threads} threads: {30 * settings.games / spent:,.0f} decisions/s"


def _timed(fleet: Fleet, chosen: Callable[[], Tensor], steps: int) -> float:
    spent = 0.0
    for _ in range(steps):
        slots = chosen()
        began = time.perf_counter()
        fleet.step(slots)
        fleet.wait()
        spent += time.perf_counter() - began
    return spent
