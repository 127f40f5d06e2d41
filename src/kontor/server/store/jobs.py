"""Work that several processes share. Each job has one owner; what a dead process owned is on offer again."""

import secrets
from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from kontor.server.store.base import Statements

MAX_SILENT_BEATS: Final = 4  # looks at a process whose counter stands still, after which it counts as dead
MAX_REPORTED_CLIENTS: Final = 200  # clients of which a process reports how much they use


class Job(msgspec.Struct, frozen=True):
    """Something to compute. At any moment there is one job for each kind and key."""

    kind: str  # such as `bots`
    key: str  # what it is about, such as a table
    moment: int = 0  # a number that grows whenever an older answer becomes useless
    client: str = ""  # on whose account it is done
    priority: int = 0  # the lowest first
    quick: bool = True  # it takes milliseconds, so it need not wait for those that take seconds


class Shown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a process tells the others about itself."""

    used: Mapping[str, int] = {}  # by client: tables at which strong bots play
    workers: int = 0  # that do jobs which take long
    busy: int = 0  # how many of them are doing one
    serves: bool = True  # people, too; False for one that does nothing but jobs


class Jobs:
    """Who does which job; this one shares them with nobody. Nothing here depends on the time of day."""

    used_elsewhere: Mapping[str, int] = {}  # what other processes reported of each client at the last beat
    workers_elsewhere: int = 0  # that other processes had then

    async def claim(self, job: Job) -> bool:
        """Makes this process the owner of a job, unless another one owns it for this moment or a later one."""
        return True

    def done(self, job: Job) -> None:
        """Gives up a job, whether it is done or not needed any more."""

    async def beat(self, shown: Shown) -> None:
        """Shows that this process lives, and what it has; looks whether the others live.

        It must be called again and again: a process that stops doing so loses its jobs.
        """

    async def trade(self, offers: Collection[Job], room: int, kinds: Collection[str]) -> list[Job]:
        """Offers jobs that have to wait here, and returns up to `room` jobs of these kinds that are on offer."""
        return []

    async def close(self) -> None:
        """Gives up all jobs at once."""


class SharedJobs(Jobs):
    """Jobs in PostgreSQL.

    A process lives as long as the counter in its row changes. The others look at it at each beat of their own, so
    neither their clocks nor that of the database matter, and a pause of the database kills nobody.
    """

    def __init__(self, database: Statements) -> None:
        self._database = database
        self._own = secrets.token_hex(8)
        self._beat = 0
        self._looks: dict[str, tuple[int, int]] = {}  # of each other process: its counter, how often it was the same
        self._done: set[Job] = set()  # whose rows are still to be removed

    async def claim(self, job: Job) -> bool:
        return bool(await self._database.write(CLAIM_JOB, *_values([job]), self._own))

    def done(self, job: Job) -> None:
        self._done.add(job)

    async def beat(self, shown: Shown) -> None:
        self._beat += 1
        shown = msgspec.structs.replace(shown, used=dict(list(shown.used.items())[:MAX_REPORTED_CLIENTS]))
        rows = await self._database.write(RECORD_HEARTBEAT, self._own, self._beat, msgspec.json.encode(shown).decode())
        looks = {}
        used = Counter[str]()
        workers = 0
        for process, beat, text in rows:
            known, count = self._looks.get(process, (beat, 0))
            looks[process] = beat, count + 1 if known == beat else 1
            other = msgspec.json.decode(text, type=Shown)
            workers += other.workers
            used.update(other.used)
        self._looks, self.used_elsewhere, self.workers_elsewhere = looks, used, workers
        dead = [(process, beat) for process, (beat, count) in looks.items() if count > MAX_SILENT_BEATS]
        if dead:
            await self._database.write(
                DELETE_DEAD_PROCESSES, [process for process, _ in dead], [beat for _, beat in dead]
            )
        await self._database.write(RELEASE_ORPHANED_JOBS)

    async def trade(self, offers: Collection[Job], room: int, kinds: Collection[str]) -> list[Job]:
        if done := self._done:
            self._done = set()
            await self._database.write(REMOVE_JOBS, *_values(done)[:3], self._own)
        if offers:
            await self._database.write(OFFER_JOBS, *_values(offers))
        found = await self._database.read(FIND_OFFERED_JOBS, room, kinds) if room > 0 else []
        return [Job(*row) for row in found]

    async def close(self) -> None:
        await self._database.write("DELETE FROM processes WHERE id = $1", self._own)
        await self._database.write(RELEASE_ORPHANED_JOBS)


def _values(jobs: Collection[Job]) -> tuple[list[object], ...]:
    """The columns of jobs, for unnest."""
    return tuple(list(column) for column in zip(*map(msgspec.structs.astuple, jobs), strict=True))


JOB_ROWS: Final = "unnest($1::text[], $2::text[], $3::integer[], $4::text[], $5::integer[], $6::boolean[])"
CLAIM_JOB: Final = (
    # An owner always has its row, even before its first beat and after it was taken for dead.
    "WITH own AS (INSERT INTO processes (id, beat, used) VALUES ($7, 0, '{}') ON CONFLICT DO NOTHING)"
    f" INSERT INTO jobs (kind, key, moment, client, priority, quick, owner) SELECT *, $7::text FROM {JOB_ROWS}"
    " ON CONFLICT (kind, key) DO UPDATE SET moment = excluded.moment, owner = excluded.owner"
    " WHERE jobs.moment < excluded.moment"
    " OR (jobs.moment = excluded.moment AND (jobs.owner IS NULL OR jobs.owner = excluded.owner))"
    " RETURNING 1"
)
OFFER_JOBS: Final = (
    f"INSERT INTO jobs (kind, key, moment, client, priority, quick) SELECT * FROM {JOB_ROWS}"
    " ON CONFLICT (kind, key) DO UPDATE SET moment = excluded.moment, priority = excluded.priority, owner = NULL"
    " WHERE jobs.moment < excluded.moment OR (jobs.moment = excluded.moment AND jobs.owner IS NULL)"
)
# In turn from each client: many jobs of one do not hide those of the others. By chance, or all would try the same ones.
FIND_OFFERED_JOBS: Final = (
    "SELECT kind, key, moment, client, priority, quick FROM jobs WHERE owner IS NULL AND kind = ANY($2)"
    " ORDER BY priority, row_number() OVER (PARTITION BY priority, client ORDER BY random()) LIMIT $1"
)
REMOVE_JOBS: Final = (
    "DELETE FROM jobs USING unnest($1::text[], $2::text[], $3::integer[]) AS gone (kind, key, moment)"
    " WHERE jobs.kind = gone.kind AND jobs.key = gone.key AND jobs.moment <= gone.moment"
    " AND (jobs.owner IS NULL OR jobs.owner = $4)"
)
RECORD_HEARTBEAT: Final = (
    "WITH own AS (INSERT INTO processes (id, beat, used) VALUES ($1, $2, $3)"
    " ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, used = excluded.used)"
    " SELECT id, beat, used FROM processes WHERE id <> $1"
)
DELETE_DEAD_PROCESSES: Final = (  # unless its counter has moved since
    "DELETE FROM processes USING unnest($1::text[], $2::bigint[]) AS dead (id, beat)"
    " WHERE processes.id = dead.id AND processes.beat = dead.beat"
)
RELEASE_ORPHANED_JOBS: Final = (
    "UPDATE jobs SET owner = NULL WHERE owner IS NOT NULL AND NOT EXISTS"
    " (SELECT 1 FROM processes WHERE processes.id = jobs.owner)"
)
