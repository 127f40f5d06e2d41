"""How fast games are stepped on a GPU, and on the processor beside it."""

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from kontor.catalog import GameOptions
from kontor.env.gpu.machine import Machine
from kontor.env.gpu.vector import GpuVector
from kontor.env.vector import Slots, Vector

USUAL_SIZES: Final = (4_096, 16_384, 65_536, 262_144)
PROCESSOR_GAMES: Final = 4_096
WARM_UP_STEPS: Final = 64  # until games are in their middle
STEPS_AT_ONCE: Final = 16  # between two looks at the clock
BENCH_MAX_ROUNDS: Final = 60


class Speed(NamedTuple):
    """Decisions a second, with masks and observations."""

    games: str
    machine: str
    at_once: int
    per_second: float


def measure(
    machine: Machine, name: str, kinds: Mapping[str, Sequence[GameOptions]], sizes: Sequence[int], seconds: float
) -> Iterator[Speed]:
    """Lines for each kind of games: the processor, then the GPU with each number of games."""
    threads = os.cpu_count() or 1
    for games, rulesets in kinds.items():
        if len(rulesets) == 1:
            yield Speed(
                games, f"processor, {threads} threads", PROCESSOR_GAMES, on_processor(rulesets[0], threads, seconds)
            )
        for size in sizes:
            if size >= len(rulesets):
                yield Speed(games, name, size, on_gpu(machine, rulesets, size, seconds))


def on_gpu(machine: Machine, rulesets: Sequence[GameOptions], games: int, seconds: float) -> float:
    """Random slots, chosen on the GPU too."""
    parts = [
        (part, games * (number + 1) // len(rulesets) - games * number // len(rulesets))
        for number, part in enumerate(rulesets)
    ]
    with GpuVector(games, cap=BENCH_MAX_ROUNDS, rulesets=parts, machine=machine) as vector:
        out, chosen = vector.buffers(), vector.slots()

        def steps(count: int) -> None:
            for _ in range(count):
                vector.random_slots(chosen)
                vector.step(chosen, out)
            vector.check()

        vector.reset(out, seed=1)
        return games * _steps_per_second(steps, seconds)


def on_processor(options: GameOptions, threads: int, seconds: float) -> float:
    """The time to choose slots does not count."""
    spent, taken = 0.0, 0
    with Vector(PROCESSOR_GAMES, cap=BENCH_MAX_ROUNDS, threads=threads, **options) as vector:
        out = vector.buffers()
        vector.reset(out, seed=1)
        noise = np.random.default_rng(1).random(out.masks.shape, np.float32)
        while spent < seconds:
            chosen: Slots = np.asarray((out.masks * noise).argmax(1), np.int32)
            began = time.perf_counter()
            vector.step(chosen, out)
            spent += time.perf_counter() - began
            taken += 1
    return taken * PROCESSOR_GAMES / spent


def _steps_per_second(steps: Callable[[int], None], seconds: float) -> float:
    steps(WARM_UP_STEPS)
    taken, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        steps(STEPS_AT_ONCE)
        taken += STEPS_AT_ONCE
    return taken / spent
