"""Long work in slices: whoever has something short to do has it done in between."""

import asyncio
import time

from kontor.server.tables.slices import SLICE, Slices
from tests.server.storing import awaited


@awaited
async def test_a_request_of_several_steps_waits_for_one_slice_and_not_for_one_before_each_step() -> None:
    done = asyncio.Event()

    async def long_work() -> int:
        slices, count = Slices(), 0
        while not done.is_set():
            time.sleep(2 * SLICE)  # a piece of work that holds everybody up
            count += 1
            await slices.pause()
        return count

    async def request() -> None:
        for _ in range(8):
            await asyncio.sleep(0)
            time.sleep(SLICE)
        done.set()

    working = asyncio.create_task(long_work())
    await asyncio.create_task(request())
    assert await working <= 3


@awaited
async def test_work_that_nobody_else_waits_for_goes_on_at_once() -> None:
    slices = Slices()
    begun = time.perf_counter()
    for _ in range(100):
        time.sleep(1.1 * SLICE)
        await slices.pause()
    assert time.perf_counter() - begun < 5
