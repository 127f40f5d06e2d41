"""Background work that comes back by itself, lookups of tables in batches, and long work in slicer."""

import asyncio
import logging
from functools import partial
from types import SimpleNamespace

import pytest

from kontor.server import background
from kontor.server.background import RETRY_FIRST_S, RETRY_MAX_S, Backoff, Periodic, Tasks
from kontor.server.store.base import StoreError
from kontor.server.store.batching import MAX_BATCH, BatchedLookups
from kontor.server.tables import cooperative
from kontor.server.tables.cooperative import SLICE_S, TimeSlicer
from tests.server.serving import PATIENCE
from tests.server.storing import until
from tests.server.test_limits import Clock

HOUR_S = 3600.0


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The monotonic clock, which stands still until a test sets it."""
    time = [0.0]
    monkeypatch.setattr(background, "monotonic", lambda: time[0])
    return time


def test_what_fails_again_and_again_is_retried_ever_more_slowly(now: list[float]) -> None:
    backoff = Backoff()
    delays = []
    for _ in range(8):
        delays.append(backoff.failed("t"))
        assert "t" in backoff
        assert backoff.due() == []
        now[0] += delays[-1]
        assert "t" not in backoff
        assert backoff.due() == ["t"]
    assert delays == [RETRY_FIRST_S, 4.0, 8.0, 16.0, 32.0, RETRY_MAX_S, RETRY_MAX_S, RETRY_MAX_S]


def test_after_a_success_the_delay_is_the_shortest_again(now: list[float]) -> None:
    backoff = Backoff(1.0, 10.0)
    assert [backoff.failed("t"), backoff.failed("t"), backoff.failed("other")] == [1.0, 2.0, 1.0]
    backoff.succeeded("t")
    backoff.succeeded("t")
    assert len(backoff) == 1
    assert backoff.failed("t") == 1.0


def test_what_fails_is_logged_and_retried_unless_it_is_hopeless(
    now: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    backoff = Backoff()
    for name, wrong in {"hopeless": KeyError("rules"), "fault": ValueError("odd"), "store": StoreError("busy")}.items():
        with backoff.attempt(name, "it stopped", KeyError, table=name):
            raise wrong
    with backoff.attempt("fine", "it stopped", KeyError):
        pass
    told = [(each.levelname, each.getMessage(), vars(each)["fields"], bool(each.exc_info)) for each in caplog.records]
    assert told == [
        ("WARNING", "it stopped: 'rules'", {"table": "hopeless"}, False),
        ("ERROR", "it stopped", {"table": "fault"}, True),
        ("WARNING", "it stopped: busy", {"table": "store"}, False),
    ]
    assert backoff.due() == []
    now[0] = 1e9
    assert "hopeless" in backoff
    assert backoff.due() == ["fault", "store"]


async def test_there_is_one_task_of_a_name_until_it_ends() -> None:
    tasks, ended, calls = Tasks(), asyncio.Event(), list[str]()

    async def work(name: str) -> None:
        calls.append(name)
        await ended.wait()

    begun = [tasks.begin(name, partial(work, name)) for name in ("a", "a", "b")]
    assert begun == [True, False, True]
    running = [*tasks.values()]
    await asyncio.sleep(0)
    ended.set()
    await asyncio.gather(*running)
    assert (len(tasks), calls) == (0, ["a", "b"])
    ended.clear()
    assert tasks.begin("a", partial(work, "c"))
    running = [*tasks.values()]
    await tasks.close()
    assert [task.cancelled() for task in running] == [True]


class Work:
    """Fails as often as it is told to, and notes its calls."""

    def __init__(self, *failures: Exception, returns: float | None = None) -> None:
        self.calls = 0
        self.failures = list(failures)
        self.returns = returns

    async def __call__(self) -> float | None:
        self.calls += 1
        if self.failures:
            raise self.failures.pop(0)
        return self.returns


async def test_periodic_work_begins_at_once_and_comes_back_until_it_is_closed() -> None:
    work = Work()
    periodic = Periodic("work", 0.001, work)
    await periodic.close()  # one that was never started
    periodic.start()
    await until(lambda: work.calls > 2)
    await periodic.close()
    calls = work.calls
    await asyncio.sleep(0.01)
    assert work.calls == calls


async def test_periodic_work_can_be_woken_and_can_say_when_it_comes_back() -> None:
    work = Work(returns=0.001)
    periodic = Periodic("work", HOUR_S, work)
    periodic.start()
    await until(lambda: work.calls > 2)
    work.returns = None
    await asyncio.sleep(0.01)
    calls = work.calls
    periodic.wake()
    await until(lambda: work.calls == calls + 1)
    await periodic.close()


async def test_periodic_work_that_is_woken_while_it_runs_is_called_once_more() -> None:
    began, go_on, calls = asyncio.Event(), asyncio.Event(), 0

    async def work() -> None:
        nonlocal calls
        calls += 1
        began.set()
        await go_on.wait()

    periodic = Periodic("work", HOUR_S, work)
    periodic.start()
    await asyncio.wait_for(began.wait(), PATIENCE)
    periodic.wake()
    go_on.set()
    await until(lambda: calls == 2)
    await periodic.close()


async def test_periodic_work_survives_a_store_that_fails_and_faults_of_its_own(
    caplog: pytest.LogCaptureFixture,
) -> None:
    work = Work(StoreError("the disk is full"), ValueError("odd"))
    periodic = Periodic("the search for clocks", 0.001, work)
    periodic.start()
    await until(lambda: work.calls > 3)
    await periodic.close()
    stored, fault = (record for record in caplog.records if record.name == "kontor.background")
    assert (stored.levelno, stored.exc_info) == (logging.WARNING, None)
    assert stored.getMessage() == "the search for clocks failed, next attempt in 0.0 s: the disk is full"
    assert fault.levelno == logging.ERROR
    assert fault.exc_info is not None


async def test_work_that_comes_back_each_hour_is_retried_much_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "RETRY_FIRST_S", 0.001)
    work = Work(*(StoreError("gone") for _ in range(3)))
    periodic = Periodic("work", HOUR_S, work)
    periodic.start()
    await until(lambda: work.calls == 4)
    await periodic.close()


# Batched lookups of tables


class Asked:
    """Answers with the length of a name, when it is let go on."""

    def __init__(self) -> None:
        self.questions: list[list[str]] = []
        self.goes_on = asyncio.Event()

    async def __call__(self, names: list[str]) -> dict[str, int]:
        self.questions.append(names)
        await self.goes_on.wait()
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


async def test_a_question_that_fails_is_asked_again_for_whoever_comes_next() -> None:
    asked = Asked()
    asked.goes_on.set()
    batched = BatchedLookups(asked)
    found = await asyncio.gather(*map(batched.of, ("a", "gone")), return_exceptions=True)
    assert [str(each) for each in found] == ["gone", "gone"]
    assert await batched.of("a") == 1


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


# Long work in slicer


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time that pieces of work take: on a real clock, other programs would take some too."""
    clock = Clock()
    monkeypatch.setattr(cooperative, "time", SimpleNamespace(perf_counter=clock))
    return clock


async def test_a_request_of_several_steps_waits_for_one_slice_and_not_for_one_before_each_step(clock: Clock) -> None:
    done = asyncio.Event()

    async def long_work() -> int:
        slicer, count = TimeSlicer(), 0
        while not done.is_set():
            clock.now += 2 * SLICE_S  # a piece of work that holds everybody up
            count += 1
            await slicer.pause()
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
    slicer = TimeSlicer()
    await slicer.pause()
    assert turns == 0, "the first slice is not over yet"
    for _ in range(pauses):
        clock.now += 1.1 * SLICE_S
        await slicer.pause()
    others.cancel()
    assert turns == pauses
