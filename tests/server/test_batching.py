"""Batched lookups of tables."""

import asyncio

import pytest

from kontor.server.store import Damaged, StoreError
from kontor.server.store.batching import MAX_BATCH, BatchedLookups


class Asked:
    """Answers with the length of a name, when it is let go on."""

    def __init__(self) -> None:
        self.questions: list[list[str]] = []
        self.goes_on = asyncio.Event()

    async def __call__(self, names: list[str]) -> dict[str, int]:
        self.questions.append(names)
        await self.goes_on.wait()
        if "damaged" in names:
            raise Damaged(names[0], "a byte")
        if "gone" in names:
            raise StoreError("gone")
        return {name: len(name) for name in names if name != "unknown"}


async def test_what_is_asked_meanwhile_is_asked_together_and_never_answered_by_an_older_question() -> None:
    asked = Asked()
    batched = BatchedLookups(asked)
    tasks = [asyncio.create_task(batched.of("a"))]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(batched.of(name)) for name in ("a", "bb", "a", "unknown")]
    await asyncio.sleep(0)
    asked.goes_on.set()
    assert await asyncio.gather(*tasks) == [1, 1, 2, 1, None]
    assert asked.questions == [["a"], ["a", "bb", "unknown"]]
    await asyncio.gather(*(batched.of(f"table {number}") for number in range(MAX_BATCH + 1)))
    assert [len(names) for names in asked.questions[2:]] == [MAX_BATCH, 1]


async def test_only_whoever_asks_about_a_damaged_table_is_told_so() -> None:
    asked = Asked()
    asked.goes_on.set()
    batched = BatchedLookups(asked)
    found = await asyncio.gather(*map(batched.of, ("a", "damaged", "bb")), return_exceptions=True)
    assert [type(each) for each in found] == [int, Damaged, int]
    found = await asyncio.gather(*map(batched.of, ("a", "gone")), return_exceptions=True)
    assert [str(each) for each in found] == ["gone", "gone"]
    assert await batched.of("a") == 1, "the next question is asked again"


async def test_whoever_gives_up_leaves_the_answer_to_the_others() -> None:
    asked = Asked()
    batched = BatchedLookups(asked)
    tasks = [asyncio.create_task(batched.of("a")) for _ in range(2)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    asked.goes_on.set()
    assert await tasks[1] == 1
    with pytest.raises(asyncio.CancelledError):
        await tasks[0]
