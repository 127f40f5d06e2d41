"""The bench of learning: how fast games are stepped, by threads, how fast the net decides, and how fast it learns."""

import time
from collections.abc import Callable, Iterator

import numpy as np
import torch

from kontor.env.vector import Slots
from kontor.learn.fleet import Fleet
from kontor.learn.mix import MIXES
from kontor.learn.settings import Settings
from kontor.learn.trainer import Trainer


def bench(settings: Settings, device: str, threads: int, compiles: bool) -> Iterator[str]:
    """One line per figure."""
    count = 1
    while count < threads:
        yield _stepping(settings, count)
        count *= 2
    yield _stepping(settings, threads)
    trainer = Trainer(settings, device, threads, compiles)
    began = time.perf_counter()
    trainer.advance()
    yield f"first update, with compilation: {time.perf_counter() - began:.1f} s"
    before = {**trainer.play.seconds, "updating": trainer.update_seconds}
    began, rounds = time.perf_counter(), 3
    for _ in range(rounds):
        trainer.advance()
    seconds = time.perf_counter() - began
    decisions = rounds * settings.games * settings.steps
    spent = {**trainer.play.seconds, "updating": trainer.update_seconds}
    parts = ", ".join(f"{name} {100 * (spent[name] - before[name]) / seconds:.0f} %" for name in spent)
    yield f"learning: {decisions / seconds:,.0f} decisions/s ({parts})"
    if device == "cuda":
        yield f"memory: {torch.cuda.max_memory_allocated() / 2**30:.1f} GiB"


def _stepping(settings: Settings, threads: int) -> str:
    fleet = Fleet(MIXES[settings.mix], settings.games, 0, settings.cap, threads, pinned=False)
    fleet.reset(1)
    noise = np.random.default_rng(1).random(fleet.masks.shape, np.float32)

    def chosen() -> Slots:
        return np.asarray((fleet.masks.numpy() * noise).argmax(1), np.int32)

    spent = _timed(fleet, chosen, 30)
    fleet.close()
    return f"stepping, {threads} threads: {30 * settings.games / spent:,.0f} decisions/s"


def _timed(fleet: Fleet, chosen: Callable[[], Slots], steps: int) -> float:
    spent = 0.0
    for _ in range(steps):
        slots = chosen()
        began = time.perf_counter()
        fleet.step(slots)
        fleet.wait()
        spent += time.perf_counter() - began
    return spent
