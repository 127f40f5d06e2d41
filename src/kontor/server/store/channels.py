"""Notification channels of people, and the notices to be sent over them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from kontor.server.store.base import Statement, StorePart, places
from kontor.server.store.people import PERSON_COLUMNS, Person, Quiet, for_person, person_of, quiet_of

NOTICE_JOB: Final = "notice"  # the kind of the job that sends one
MAX_CHANNELS_PER_PERSON: Final = 10
MAX_FAILURES: Final = 5  # notices in a row that did not arrive, after which a channel is no longer used
MAX_TABLES_PER_STATEMENT: Final = 64
CONFIRM_WITHIN_S: Final = 86_400.0  # a mail address that was not confirmed by then is deleted

# What a notice says: a game waits for the person, their time runs out, or it has run out
Kind = Literal["decision", "warning", "expired"]
# The column of a table that says since when, or from when on, somebody must be notified
_DUE_COLUMNS: Final[Mapping[Kind, str]] = {
    "decision": "notify_since",
    "warning": "warn_at",
    "expired": "expired_at",
}


class Channel(NamedTuple):
    """A way to notify a person: a browser (push), a webhook or a mail address."""

    id: str
    person: str
    kind: str
    target: str  # JSON
    code: str  # the hash of the code that confirms it; empty once it is confirmed
    tries: int  # wrong codes
    failures: int  # notices in a row that did not arrive
    made: float


class Notice(NamedTuple):
    """A message to send over one channel."""

    id: str
    table: str
    attempts: int
    made: float  # by the clock of the table
    channel: Channel
    person: Person
    kind: Kind = "decision"


class Recipient(NamedTuple):
    """A person to notify about a table, and their confirmed channels."""

    person: str
    last_notified: float | None  # about this table, by its clock
    channels: tuple[str, ...]
    zone: str = "UTC"
    quiet: Quiet | None = None


class Pending(NamedTuple):
    """A table about which somebody must be notified."""

    table: str
    since: float
    has_recipient: bool  # somebody at the table has a channel
    kind: Kind = "decision"
    version: int = 0  # of the table, where it matters


_CHANNEL: Final = ", ".join(f"channels.{column}" for column in Channel._fields)


class Channels(StorePart):
    async def of(self, person: str) -> list[Channel]:
        """The channels of a person, the oldest first."""
        sql = f"SELECT {_CHANNEL} FROM channels WHERE person = $1 ORDER BY made, id"
        return await self._store.rows(Channel, sql, person)

    async def add(self, channel: Channel) -> bool:
        """Adds a channel. False if its person has as many as allowed."""
        await for_person(
            self._store,
            channel.person,
            Statement(
                "INSERT INTO channels (id, person, kind, target, code, tries, failures, made)"
                " SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE (SELECT count(*) FROM channels WHERE person = $2) < $9",
                (*channel, MAX_CHANNELS_PER_PERSON),
            ),
        )
        return await self._store.has("SELECT 1 FROM channels WHERE id = $1", channel.id)

    async def confirm(self, channel: str, code: str, max_tries: int) -> bool:
        """Confirms a channel by its code. Wrong codes are counted; after too many of them the right one fails, too."""
        sql = "UPDATE channels SET code = '' WHERE id = $1 AND code = $2 AND tries < $3 RETURNING 1"
        is_right = await self._store.changes(sql, channel, code, max_tries)
        if not is_right:
            await self._store.write("UPDATE channels SET tries = tries + 1 WHERE id = $1", channel)
        return is_right

    async def drop(self, channel: str) -> bool:
        """Deletes a channel and the notices for it."""
        return await self._store.changes("DELETE FROM channels WHERE id = $1 RETURNING 1", channel)

    async def arrived(self, channel: str) -> None:
        """Something arrived over a channel: it is used again."""
        await self._store.write("UPDATE channels SET failures = 0 WHERE id = $1", channel)

    # Whom to notify

    async def decisions_pending(self, now: float, patience: float, limit: int) -> list[Pending]:
        """Tables that have waited for somebody long enough. A time yet to come is that of a clock that was set back."""
        condition = "notify_since <= $1 OR notify_since > $2"
        return await self._pending("decision", condition, now - patience, now + patience, limit=limit)

    async def warnings_pending(self, now: float, limit: int) -> list[Pending]:
        """Tables where somebody may have to be warned by a moment, by the clocks of the tables."""
        return await self._pending("warning", "warn_at <= $1", now, limit=limit)

    async def _pending(self, kind: Kind, condition: str, *values: object, limit: int) -> list[Pending]:
        found = await self._store.read(
            f"SELECT id, {_DUE_COLUMNS[kind]}, EXISTS (SELECT 1 FROM held JOIN people ON people.browser = held.key"
            " JOIN channels ON channels.person = people.id WHERE held.table_id = tables.id) FROM tables"
            f" WHERE {condition} ORDER BY {_DUE_COLUMNS[kind]} LIMIT ${len(values) + 1}",
            *(*values, limit),
        )
        return [Pending(table, since, bool(wanted), kind) for table, since, wanted in found]

    async def expiries_pending(self, limit: int) -> list[Pending]:
        """Tables where somebody's time ran out who was not notified. They may no longer hold a seat there."""
        sql = "SELECT id, expired_at, true, 'expired', version FROM tables WHERE expired_at IS NOT NULL"
        return await self._store.rows(Pending, f"{sql} ORDER BY expired_at LIMIT $1", limit)

    async def warn_later(self, tables: Iterable[Pending], at: float) -> None:
        """Checks these tables again at a moment, by their clocks, unless something has changed."""
        if pairs := [(each.table, each.since) for each in tables]:
            await self._set("warn_at", at, "=", pairs)

    async def settle(self, tables: Sequence[Pending]) -> None:
        """Nobody needs to be notified of these, unless something has changed."""
        for kind, column in _DUE_COLUMNS.items():
            if pairs := [(each.table, each.since) for each in tables if each.kind == kind]:
                await self._set(column, None, "=", pairs)

    async def seen(self, tables: Mapping[str, float]) -> None:
        """The persons for whom tables waited at a time have seen them. By now they may wait for somebody else."""
        whole = list(tables.items())
        for first in range(0, len(whole), MAX_TABLES_PER_STATEMENT):
            part = whole[first : first + MAX_TABLES_PER_STATEMENT]
            size = next(size for size in (1, 8, MAX_TABLES_PER_STATEMENT) if size >= len(part))  # few statement forms
            await self._set("notify_since", None, "<=", part + part[-1:] * (size - len(part)))

    async def _set(self, column: str, value: float | None, compared: str, tables: Sequence[tuple[str, float]]) -> None:
        pairs = " OR ".join(f"(id = ${2 * n + 2} AND {column} {compared} ${2 * n + 3})" for n in range(len(tables)))
        sql = f"UPDATE tables SET {column} = $1 WHERE {pairs}"
        await self._store.write(sql, value, *(each for pair in tables for each in pair))

    async def recipients(self, table: str, keys: Sequence[str]) -> list[Recipient]:
        """Whom to notify about a table: the people whose browsers have these keys, by their confirmed channels."""
        found = await self._store.read(
            "SELECT DISTINCT channels.person, last_notified.at, people.zone, people.quiet_from, people.quiet_until,"
            " channels.id FROM people JOIN channels ON channels.person = people.id"
            " LEFT JOIN last_notified ON last_notified.person = channels.person AND last_notified.table_id = $1"
            f" WHERE people.browser IN ({places(keys, 2)}) AND channels.code = ''"
            f" AND channels.failures < {MAX_FAILURES} ORDER BY channels.person, channels.id",
            table,
            *keys,
        )
        people = {row[0]: row[1:5] for row in found}
        return [
            Recipient(person, at, tuple(row[5] for row in found if row[0] == person), zone, quiet_of(since, until))
            for person, (at, zone, since, until) in people.items()
        ]

    # Notices

    async def queue(
        self, pending: Pending, recipients: Sequence[Recipient], ids: Sequence[str], now: float, at: float
    ) -> bool:
        """Queues a notice for each channel of each recipient. False if another process did, or it is not needed."""
        channels = [channel for recipient in recipients for channel in recipient.channels]
        table, kind = pending.table, pending.kind
        # A notice that was not sent yet is of no use beside a later one about the same table
        drop_earlier = "DELETE FROM notices WHERE channel = $1 AND table_id = $2"
        add = (
            "INSERT INTO notices (id, channel, table_id, kind, attempts, due, made)"
            " SELECT $1, id, $3, $4, 0, $5, $6 FROM channels WHERE id = $2"
        )
        notified = (
            "INSERT INTO last_notified (person, table_id, at) SELECT id, $2, $3 FROM people WHERE id = $1"
            " ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at"
        )
        return await self._store.together(
            _take(pending),
            *(Statement(drop_earlier, (channel, table)) for channel in channels if kind != "decision"),
            *(Statement(add, (own, to, table, kind, now, at)) for own, to in zip(ids, channels, strict=True)),
            *(Statement(notified, (each.person, table, at)) for each in recipients if kind != "expired"),
        )

    async def is_open(self, notice: Notice) -> bool:
        """Whether a notice is still to be sent; not if another process has just done that."""
        sql = "SELECT 1 FROM notices WHERE id = $1 AND attempts = $2"
        return await self._store.has(sql, notice.id, notice.attempts)

    async def due(self, now: float, limit: int) -> list[Notice]:
        """Notices to send that no process sends: the oldest of each channel, then the second of each."""
        free = self._store.without_job(NOTICE_JOB, "notices.id", "owner IS NOT NULL")
        found = await self._store.read(
            f"SELECT notices.id, notices.table_id, notices.kind, notices.attempts, notices.made, {_CHANNEL},"
            f" {PERSON_COLUMNS}"
            " FROM (SELECT notices.*, row_number() OVER (PARTITION BY notices.channel ORDER BY notices.due) AS place"
            f" FROM notices WHERE notices.due <= $1{free}) AS notices"
            " JOIN channels ON channels.id = notices.channel JOIN people ON people.id = channels.person"
            " ORDER BY notices.place, notices.due LIMIT $2",
            now,
            limit,
        )
        return [
            Notice(notice, table, attempts, made, Channel(*rest[:8]), person_of(*rest[8:]), kind)
            for notice, table, kind, attempts, made, *rest in found
        ]

    async def postpone(self, notice: Notice, due: float, attempts: int) -> None:
        sql = "UPDATE notices SET due = $3, attempts = $4 WHERE id = $1 AND attempts = $2"
        await self._store.write(sql, notice.id, notice.attempts, due, attempts)

    async def done(self, notice: Notice, arrived: bool | None = None) -> None:
        """A notice arrived, or is given up; None: it is no longer needed."""
        failures = {None: "failures", True: "0", False: "failures + 1"}[arrived]
        await self._store.together(
            Statement("DELETE FROM notices WHERE id = $1 AND attempts = $2 RETURNING 1", (notice.id, notice.attempts)),
            Statement(f"UPDATE channels SET failures = {failures} WHERE id = $1", (notice.channel.id,)),
        )

    async def delete_old(self, now: float) -> None:
        """Deletes when people were notified about games that have ended, and addresses that nobody has confirmed."""
        ended = "SELECT id FROM tables WHERE status NOT IN ('lobby', 'running')"
        await self._store.write(f"DELETE FROM last_notified WHERE table_id IN ({ended})")
        await self._store.write("DELETE FROM channels WHERE code <> '' AND made < $1", now - CONFIRM_WITHIN_S)


def _take(pending: Pending) -> Statement:
    """Makes this process the one that notifies, and no other. A person who is warned need not be notified that the game
    waits. Of people whose time ran out, the version of the table says which ones the process knew of."""
    column = _DUE_COLUMNS[pending.kind]
    done = f"UPDATE tables SET {column} = NULL{', notify_since = NULL' if pending.kind == 'warning' else ''}"
    known, values = ("AND version = $3", (pending.version,)) if pending.kind == "expired" else ("", ())
    sql = f"{done} WHERE id = $1 AND {column} = $2 {known} RETURNING 1"
    return Statement(sql, (pending.table, pending.since, *values))
