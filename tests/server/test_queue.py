"""The queue for the processes in which bots think: what people wait for first, and fair between clients and tables."""

import asyncio

from kontor.server.bots.queue import PRIORITY_STEP_S, FairQueue, Priority, Ticket
from kontor.server.store.jobs import Job


class Line:
    """A queue whose clock is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.queue = FairQueue(lambda: self.now)

    def put(self, key: str, client: str = "c", priority: Priority = Priority.PERSON, quick: bool = False) -> Ticket:
        job = Job(kind="bots", key=key, moment=1, client=client, priority=priority, quick=quick)
        return self.queue.put(job, lambda: priority)

    def serve(self, seconds: float = 1.0) -> str:
        """Has the next job done, and names it."""
        ticket = self.queue.take(quick=False)
        assert ticket is not None
        self.now += seconds
        self.queue.finished(ticket, seconds)
        return ticket.job.key


def test_a_client_with_many_tables_does_not_keep_another_waiting() -> None:
    line = Line()
    for number in range(20):
        line.put(f"flood{number}", "stranger")
    line.serve()
    line.put("mine", "person")
    assert line.serve() == "mine"


def test_clients_get_the_same_time_whatever_they_ask_for() -> None:
    line = Line()
    used = {"a": 0.0, "b": 0.0}
    for number in range(100):
        line.put(f"a{number}", "a")
        line.put(f"b{number}", "b")
    for _ in range(60):
        name = line.serve(0.0)
        seconds = 3.0 if name[0] == "a" else 1.0
        used[name[0]] += seconds
        line.queue._used[name[0]] += seconds
    assert abs(used["a"] - used["b"]) <= 3.0


def test_who_comes_later_has_no_claim_to_the_time_that_others_used_before() -> None:
    line = Line()
    for number in range(50):
        line.put(f"a{number}", "a")
    for _ in range(20):
        line.serve()
    for number in range(50):
        line.put(f"b{number}", "b")
    served = [line.serve()[0] for _ in range(20)]
    assert served.count("a") >= 9


def test_a_client_that_uses_workers_now_waits_for_one_that_uses_none() -> None:
    line = Line()
    for number in range(4):
        line.put(f"a{number}", "a")
    assert line.queue.take(quick=False)
    line.put("b", "b")
    taken = line.queue.take(quick=False)
    assert taken is not None
    assert taken.job.key == "b"


def test_the_tables_of_a_client_take_turns() -> None:
    line = Line()
    for name in ("one", "two", "three"):
        line.put(name)
    served = []
    for _ in range(9):
        served.append(line.serve())
        line.put(served[-1])
    assert served == ["one", "two", "three"] * 3


def test_what_a_person_waits_for_comes_before_what_is_watched_and_that_before_the_rest() -> None:
    line = Line()
    for priority in reversed(Priority):
        line.put(priority.name, priority.name, priority)
    assert [line.serve() for _ in Priority] == [priority.name for priority in Priority]


def test_nothing_waits_for_ever() -> None:
    line = Line()
    line.put("last", "patient", Priority.BACKGROUND)
    for number in range(200):
        line.put(f"flood{number}", "stranger")
        if line.serve() == "last":
            break
    assert line.now <= 3 * PRIORITY_STEP_S + 2


def test_a_job_becomes_urgent_when_somebody_comes() -> None:
    line = Line()
    loaded = Priority.NOBODY
    job = Job(kind="bots", key="mine", moment=1, client="c", priority=loaded, quick=False)
    line.queue.put(job, lambda: loaded)
    line.put("other", "d", Priority.AUDIENCE)
    loaded = Priority.PERSON
    assert line.serve() == "mine"


def test_only_quick_jobs_are_given_to_whoever_does_only_those() -> None:
    line = Line()
    line.put("slow")
    assert line.queue.take(quick=True) is None
    line.put("fast", quick=True)
    taken = line.queue.take(quick=True)
    assert taken is not None
    assert taken.job.key == "fast"
    assert line.queue.take(quick=True) is None
    assert len(line.queue) == 1


def test_a_job_that_was_removed_is_not_served() -> None:
    line = Line()
    ticket = line.put("gone")
    assert line.queue.remove(ticket)
    assert not line.queue.remove(ticket)
    assert line.queue.take(quick=False) is None


async def test_whoever_waits_for_a_job_is_woken() -> None:
    line = Line()
    waiting = [asyncio.create_task(line.queue.next(quick)) for quick in (lambda: True, lambda: False)]
    await asyncio.sleep(0)
    line.put("slow")
    await asyncio.sleep(0)
    line.put("fast", quick=True)
    assert [ticket.job.key for ticket in await asyncio.gather(*waiting)] == ["fast", "slow"]


def test_clients_and_tables_that_are_gone_are_forgotten() -> None:
    line = Line()
    for number in range(25_000):
        line.put(f"t{number}", f"c{number}")
        line.serve(0.001)
    assert len(line.queue._used) < 12_000
    assert len(line.queue._served) < 12_000
    assert not line.queue._running
