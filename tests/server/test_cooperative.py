"""Long work in slices: whoever has something short to do has it done in between."""

import asyncio
from types import SimpleNamespace

import pytest

from kontor.server.tables import cooperative
from kontor.server.tables.cooperative import SLICE_S, Slices
from tests.server.test_limits import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time that pieces of work take: on a real clock, other programs would take some too."""
    clock = Clock()
    monkeypatch.setattr(cooperative, "time", SimpleNamespace(perf_counter=clock))
    return clock


async def test_a_request_of_several_steps_waits_for_one_slice_and_not_for_one_before_each_step(clock: Clock) -> None:
    done = asyncio.Event()

    async def long_work() -> int:
        slices, count = Slices(), 0
        while not done.is_set():
            clock.now += 2 * SLICE_S  # a piece of work that holds everybody up
            count += 1
            await slices.pause()
        return count

    async def request() -> None:
        for _ in range(8):
            await asyncio.sleep(0)
            clock.now += SLICE_S
        done.set()

    working = asyncio.create_task(long_work())
    await asyncio.create_task(request())
    assert await working <= 3


async def test_work_that_nobody_else_waits_for_goes_on_after_one_turn(clock: Clock) -> None:
    turns = 0

    async def idle() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    others, pauses = asyncio.create_task(idle()), 50
    slices = Slices()
    await slices.pause()
    assert turns == 0, "the first slice is not over yet"
    for _ in range(pauses):
        clock.now += 1.1 * SLICE_S
        await slices.pause()
    others.cancel()
    assert turns == pauses
