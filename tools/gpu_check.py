"""python -m tools.gpu_check: plays every configuration on a GPU and on the processor, and compares all that is written.

CI has no GPU, so this is run by hand after a change of the rules or of src/kontor/env/gpu.
"""

import argparse
import os
import time
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kontor.catalog import GameOptions
from kontor.env.gpu import GpuBuffers, GpuError, GpuVector
from kontor.env.gpu.machine import Gpu, Machine
from kontor.env.vector import Buffers, Vector
from kontor.slots import observe
from kontor.slots.deal import seed_of
from tests.play.configurations import ALL, Configuration

CHECK_MAX_ROUNDS: Final = 30  # rounds
SEED: Final = 1


def options_of(one: Configuration) -> GameOptions:
    """What a configuration is made with."""
    return {"board": one.board, "players": one.players, "edition": one.edition, "modules": one.modules, "duo": one.duo}


class Pair:
    """The same games on a GPU, part after part in one batch, and in a Vector for each part."""

    def __init__(
        self, machine: Machine, configurations: list[Configuration], games: int, cap: int, threads: int
    ) -> None:
        self._machine = machine
        parts: list[tuple[GameOptions, int]] = [(options_of(one), games) for one in configurations]
        self.names = [one.id for one in configurations]
        self.games = games
        self._gpu = GpuVector(games * len(parts), cap=cap, rulesets=parts, machine=machine)
        self._vectors = [Vector(games, cap=cap, **options) for options, _ in parts]
        self._pool = ThreadPoolExecutor(threads)
        self._chosen, self._out, self._finals = self._gpu.slots(), self._gpu.buffers(), self._gpu.finals()
        self._outs = [vector.buffers() for vector in self._vectors]
        self._other_finals = [np.zeros((games, observe.WIDTH), np.int8) for _ in parts]
        self._gpu.reset(self._out, SEED)
        for number, (vector, out) in enumerate(zip(self._vectors, self._outs, strict=True)):
            vector.reset(out, seed_of(SEED, number, 0))
        self.ends = 0
        self.traces = [0] * len(parts)

    def step(self) -> None:
        """Random slots, chosen on the GPU."""
        self._gpu.random_slots(self._chosen)
        chosen = self._machine.arrays.to_host(self._chosen)
        self._gpu.step(self._chosen, self._out, self._finals)
        by_part = chosen.reshape(len(self._vectors), self.games)
        steps = map(self._pool.submit, (one.step for one in self._vectors), by_part, self._outs, self._other_finals)
        for done in [*steps]:
            done.result()
        self.ends += sum(int((out.dones > 0).sum()) for out in self._outs)

    def differences(self) -> Iterator[str]:
        """What is not the same now."""
        self._gpu.check()
        here = GpuBuffers(*map(self._machine.arrays.to_host, self._out))
        finals = self._machine.arrays.to_host(self._finals)
        for number, (name, out) in enumerate(zip(self.names, self._outs, strict=True)):
            rows = slice(number * self.games, (number + 1) * self.games)
            yield from _unlike(name, out, GpuBuffers(*(part[rows] for part in here)))
            if (finals[rows] != self._other_finals[number]).any():
                yield f"{name}: other finals"
            for part in out:
                self.traces[number] = zlib.crc32(part.tobytes(), self.traces[number])


def _unlike(name: str, out: Buffers, here: GpuBuffers) -> Iterator[str]:
    for field, expected, found in zip(out._fields, out, here, strict=True):
        wrong: NDArray[Any] = np.argwhere(np.asarray(expected) != found)
        if len(wrong):
            yield f"{name}: {field} differ in {len(wrong)} places, first at {wrong[0].tolist()}"


def compare(
    machine: Machine,
    configurations: list[Configuration],
    games: int,
    steps: int,
    cap: int = CHECK_MAX_ROUNDS,
    threads: int = 1,
) -> Pair:
    """Plays; ValueError says where something differs."""
    pair = Pair(machine, configurations, games, cap, threads)
    for step in range(steps):
        found = [*pair.differences()]
        if found:
            raise ValueError(f"step {step}: {'; '.join(found[:5])}")
        pair.step()
    return pair


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.gpu_check", description=__doc__)
    parser.add_argument("--games", type=int, default=64, help="of each configuration (default: 64)")
    parser.add_argument("--steps", type=int, default=400, help="decisions in each game (default: 400)")
    args = parser.parse_args()
    try:
        machine = Gpu()
    except GpuError as wrong:
        print(f"kontor: {wrong}")
        return 2
    began = time.perf_counter()
    try:
        pair = compare(machine, ALL, args.games, args.steps, threads=os.cpu_count() or 1)
    except ValueError as wrong:
        print(f"kontor: {wrong}")
        return 1
    for name, trace in zip(pair.names, pair.traces, strict=True):
        print(f"{trace:08x} {name}")
    decisions = args.games * args.steps * len(ALL)
    print(
        f"{machine.name}: {len(ALL)} configurations, {decisions:,} decisions, {pair.ends:,} games ended: "
        f"all as on the processor ({time.perf_counter() - began:.0f} s)"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
