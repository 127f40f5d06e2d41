"""Jobs that processes share over PostgreSQL: one owner each, and none is lost with its owner."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from kontor.server.store.jobs import MAX_SILENT_BEATS, Job, Jobs, Shown
from tests.server.storing import change, opened, sql

JOB = Job(kind="bots", key="t", moment=5, client="c", priority=1, quick=False)


@asynccontextmanager
async def processes(url: str) -> AsyncIterator[tuple[Jobs, Jobs]]:
    """Two processes that know of each other."""
    async with opened(url) as one, opened(url) as two:
        jobs = one.jobs(), two.jobs()
        for each in (*jobs, *jobs):
            await look(each)
        yield jobs


async def look(jobs: Jobs, room: int = 9) -> list[Job]:
    await jobs.beat(Shown())
    return await jobs.trade([], room, ["bots"])


def at(moment: int, key: str = "t", **more: object) -> Job:
    return msgspec.structs.replace(JOB, moment=moment, key=key, **more)


async def test_a_job_has_one_owner(postgres_url: str) -> None:
    async with processes(postgres_url) as (one, two):
        claims = [each.claim(at(5, f"t{number}")) for number in range(20) for each in (one, two)]
        granted = await asyncio.gather(*claims)
        assert [first + second for first, second in zip(granted[::2], granted[1::2], strict=True)] == [1] * 20


async def test_whoever_has_a_job_may_claim_it_again_and_others_get_it_when_it_is_done(postgres_url: str) -> None:
    async with processes(postgres_url) as (one, two):
        assert await one.claim(JOB)
        assert await one.claim(JOB)
        assert not await two.claim(JOB)
        one.done(JOB)
        await look(one)
        assert await two.claim(JOB)


async def test_a_later_moment_is_another_job_and_an_earlier_one_is_not_wanted_any_more(postgres_url: str) -> None:
    async with processes(postgres_url) as (one, two):
        assert await one.claim(at(5))
        assert await two.claim(at(6))
        assert not await one.claim(at(5))
        one.done(at(5))
        await look(one)
        assert not await one.claim(at(6)), "what one has given up is not what two has"


async def test_a_job_that_is_offered_is_shown_to_others_until_somebody_has_it(postgres_url: str) -> None:
    async with processes(postgres_url) as (one, two):
        await one.trade([at(5), at(5, "other", priority=0)], 0, [])
        assert await look(two) == [at(5, "other", priority=0), at(5)]
        assert await two.claim(at(5))
        assert await look(two) == [at(5, "other", priority=0)]
        await one.trade([at(5)], 0, [])  # offering it once more takes it from nobody
        assert not await one.claim(at(5))
        one.done(at(5, "other"))
        await look(one)
        assert await look(two) == []


async def test_many_offers_of_one_client_do_not_hide_those_of_another(postgres_url: str) -> None:
    async with processes(postgres_url) as (one, two):
        await one.trade([at(5, f"t{number}") for number in range(50)], 0, [])
        await one.trade([at(5, "mine", client="d")], 0, [])
        assert "mine" in [job.key for job in await look(two, room=2)]


async def test_the_jobs_of_a_process_that_is_gone_are_offered_again(postgres_url: str) -> None:
    async with processes(postgres_url) as (one, two):
        assert await one.claim(JOB)
        looks = 0
        while await look(two) == []:
            looks += 1
            assert looks <= MAX_SILENT_BEATS
            assert not await two.claim(JOB)
        assert await two.claim(JOB)
        await look(one)  # it was only slow
        assert not await one.claim(JOB)
        for _ in range(2 * MAX_SILENT_BEATS):  # while it shows that it lives, nothing is taken from it
            assert await one.claim(at(7, "mine"))
            await look(one)
            assert await look(two) == []


async def test_the_jobs_of_a_process_that_stops_are_offered_at_once(postgres_url: str) -> None:
    async with processes(postgres_url) as (one, two):
        assert await one.claim(JOB)
        await one.close()
        assert await look(two) == [JOB]


async def test_processes_say_how_much_each_client_uses(postgres_url: str) -> None:
    async with processes(postgres_url) as (one, two), opened(postgres_url) as store:
        await one.beat(Shown(used={"c": 2, "d": 1}, workers=3))
        await store.jobs().beat(Shown(used={"c": 3}, workers=4, serves=False))
        await look(two)
        assert two.used_elsewhere == {"c": 5, "d": 1}
        assert two.workers_elsewhere == 7


async def test_a_process_is_shown_only_the_kinds_of_jobs_that_it_does(postgres_url: str) -> None:
    async with processes(postgres_url) as (one, two):
        await one.trade([at(5), at(5, "game", kind="analysis")], 0, [])
        assert await two.trade([], 9, ["analysis"]) == [at(5, "game", kind="analysis")]
        assert await two.trade([], 9, ["clock"]) == []


async def test_a_table_whose_job_is_known_is_not_searched_for(postgres_url: str) -> None:
    async with processes(postgres_url) as (one, _), opened(postgres_url) as store:
        await store.append(change("t", 1, bot_due=1))
        assert await store.bots_due(9) == ["t"]
        assert await one.claim(JOB)
        assert await store.bots_due(9) == []
        one.done(JOB)
        await look(one)
        assert await store.bots_due(9) == ["t"]


async def test_nothing_depends_on_what_a_crash_of_the_database_would_remove(postgres_url: str) -> None:
    async with processes(postgres_url) as (one, two):
        assert await one.claim(JOB)
        await sql(postgres_url, "TRUNCATE jobs, processes")
        assert await two.claim(JOB)
        assert not await one.claim(JOB)
        await look(one)
        await look(two)
        assert not await one.claim(JOB)
