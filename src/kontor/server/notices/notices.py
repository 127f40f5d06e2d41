"""Finds out whom to notify, and sends the notices. No decision waits for it: all of it happens beside the tables.

Notices are queued in the store. Of all processes that find one, one sends it: the jobs in the store say which.
"""

import logging
import secrets
from collections import Counter, OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from kontor.server.background import CLEANUP_INTERVAL_S, SEARCH_INTERVAL_S, Background, Periodic, Tasks, do_once
from kontor.server.config.settings import Settings
from kontor.server.monitoring import clock
from kontor.server.notices import push
from kontor.server.notices.carriers import Carriers, Gone, receiver
from kontor.server.notices.outside import Unreachable
from kontor.server.notices.time_notices import lapse_of, quiet_hours, recent_lapses, warning_moment
from kontor.server.notices.words import Message, notice_of, trial
from kontor.server.store.base import Damaged, StoreError
from kontor.server.store.channels import NOTICE_JOB, Channel, Channels, Notice, Pending, Recipient
from kontor.server.store.jobs import Job, Jobs
from kontor.server.store.keys import server_key
from kontor.server.store.people import Person
from kontor.server.tables.hub import Hub, LoadedTable
from kontor.server.tables.keys import Caller
from kontor.server.tables.problems import Refused
from kontor.server.tables.table import Table
from kontor.server.tables.timing import time_at

logger = logging.getLogger("kontor.notices")
SEARCH_INTERVAL_MIN_S: Final = 0.05  # where notices are sent sooner than that
SEARCH_MAX: Final = 500  # tables or notices of one search
MAX_SENDING: Final = 32  # notices at the same time
MAX_SENDING_TO_RECEIVER: Final = 4  # one receiver that hangs does not keep the others waiting
MAX_SENDING_FOR_PERSON: Final = 8  # nor do many receivers of one person
RETRY_DELAYS_S: Final = (60.0, 300.0, 1800.0, 7200.0)  # after the last one it is given up
CHECK_AGAIN_S: Final = 600.0  # whether somebody whose time runs out can be notified by now
MAX_SEEN: Final = 5000  # moments of tables that are known to be seen by the player they wait for


class Notices(Background):
    """The notices that this process sends."""

    def __init__(self, hub: Hub, channels: Channels, jobs: Jobs, settings: Settings) -> None:
        self.carriers = Carriers(settings)
        self._hub = hub
        self._channels = channels
        self._jobs = jobs
        self._patience = settings.notice_after
        self._enabled = settings.notices
        self._busy: Counter[str] = Counter()  # how many are being sent to each receiver, and for each person
        self._seen: OrderedDict[tuple[str, int], None] = OrderedDict()
        self._unnoted: dict[str, float] = {}  # tables that were seen, and when: still to be stored
        self._noting = Tasks()
        interval = min(SEARCH_INTERVAL_S, max(SEARCH_INTERVAL_MIN_S, settings.notice_after))
        self._searching = Periodic("the search for notices", interval, self._search)
        forgetting = Periodic("forgetting old notices", CLEANUP_INTERVAL_S, lambda: channels.delete_old(clock.now()))
        super().__init__(self._searching, forgetting)

    async def prepare(self) -> None:
        """Finds the key for Web Push, or makes one."""
        self.carriers.vapid = push.Vapid(await server_key(self._hub.store, "vapid", push.new_key()))

    async def close(self) -> None:
        await super().close()
        await self._noting.close()
        self.carriers.close()

    async def try_channel(self, person: Person, channel: Channel) -> str | None:
        """Sends something by a channel at once. None if it arrived, otherwise why not."""
        try:
            await self.carriers.carry(person, channel, trial(person))
        except Gone:
            await self._channels.drop(channel.id)
            return "nobody listens there any more"
        except Unreachable as wrong:
            return str(wrong)
        await self._channels.arrived(channel.id)
        return None

    def seen(self, loaded: LoadedTable, caller: Caller) -> None:
        """Somebody looks at a table: if it waits for them, they need not be notified."""
        table = loaded.table
        seat = table.person_to_decide
        moment = table.id, table.stamp
        if not self._enabled or seat is None or caller.key not in table.seats[seat].keys or moment in self._seen:
            return
        self._seen[moment] = None
        if len(self._seen) > MAX_SEEN:
            self._seen.popitem(last=False)
        self._unnoted[table.id] = clock.now()
        self._noting.begin("seen", self._note_seen)

    async def _note_seen(self) -> None:
        """Notes it, together with what comes meanwhile: when a server is gone, thousands come to another one."""
        while seen := dict(self._unnoted):
            with suppress(StoreError):  # then they get one notice too many
                await self._channels.seen(seen)
            self._unnoted = {table: at for table, at in self._unnoted.items() if seen.get(table) != at}

    # Whom to notify

    async def _search(self) -> None:
        """Queues notices where time runs out or ran out, and for tables that have waited long enough; then sends."""
        for found, queue in (
            (await self._channels.expiries_pending(SEARCH_MAX), self._queue_expired),
            (await self._channels.warnings_pending(clock.steady(), SEARCH_MAX), self._queue_warning),
            (await self._channels.decisions_pending(clock.now(), self._patience, SEARCH_MAX), self._queue_decision),
        ):
            for pending in found:
                if pending.has_recipient:
                    table = await self._table(pending.table)
                    if table is None or not await queue(pending, table):
                        await self._channels.settle([pending])
            await self._skip([pending for pending in found if not pending.has_recipient])
        await self._send_due()

    async def _skip(self, tables: Sequence[Pending]) -> None:
        """Nobody at these tables has a channel. A person who must be warned may still add one in time."""
        await self._channels.settle([pending for pending in tables if pending.kind != "warning"])
        warnings = [pending for pending in tables if pending.kind == "warning"]
        await self._channels.warn_later(warnings, clock.steady() + CHECK_AGAIN_S)

    async def _queue_expired(self, pending: Pending, table: Table) -> bool:
        """Queues notices that somebody's time ran out. False, here and below, if nobody needs one."""
        lapses = recent_lapses(table, pending.since)
        if not lapses:
            return False
        keys = [key for lapse in lapses for key in lapse.keys]
        recipients = await self._channels.recipients(table.id, keys)
        await self._queue(pending._replace(version=table.version), table, recipients)
        return True

    async def _queue_warning(self, pending: Pending, table: Table) -> bool:
        """Queues notices that somebody's time runs out, or notes when to do that."""
        seat = table.person_to_decide
        if seat is None:
            return False
        recipients = await self._channels.recipients(table.id, table.seats[seat].keys)
        moment = warning_moment(table, seat, recipients)
        if not recipients:
            await self._skip([pending])
        elif moment is None:
            return False
        elif moment > clock.steady():
            await self._channels.warn_later([pending], moment)
        else:
            await self._queue(pending, table, recipients)
        return True

    async def _queue_decision(self, pending: Pending, table: Table) -> bool:
        """Queues notices that a game waits for somebody."""
        seat = table.person_to_decide
        if seat is None or table.seats[seat].seen >= table.moved:  # they did the last thing themselves
            return False
        player = table.seats[seat]
        recipients = [
            recipient
            for recipient in await self._channels.recipients(table.id, player.keys)
            # once, until they were here again
            if recipient.last_notified is None or recipient.last_notified <= player.seen
        ]
        await self._queue(pending, table, recipients)
        return True

    async def _queue(self, pending: Pending, table: Table, recipients: Sequence[Recipient]) -> None:
        ids = [secrets.token_hex(8) for recipient in recipients for _ in recipient.channels]
        await self._channels.queue(pending, recipients, ids, clock.now(), time_at(table.agreed.clock))

    async def _table(self, name: str) -> Table | None:
        try:
            return (await self._hub.table(name)).table
        except (Refused, Damaged):  # nobody can open it
            return None

    # Sending

    async def _send_due(self) -> None:
        for notice in await self._channels.due(clock.now(), SEARCH_MAX):
            who, whose = receiver(notice.channel), notice.person.id
            if len(self._tasks) >= MAX_SENDING:
                return
            if (
                notice.id in self._tasks
                or self._busy[who] >= MAX_SENDING_TO_RECEIVER
                or self._busy[whose] >= MAX_SENDING_FOR_PERSON
            ):
                continue
            self._busy.update((who, whose))
            self._tasks.begin(notice.id, partial(self._run, notice, who, whose))

    async def _run(self, notice: Notice, *busy: str) -> None:
        job = Job(kind=NOTICE_JOB, key=notice.id, moment=notice.attempts, client=notice.person.id, priority=9)
        try:
            if await do_once(self._jobs, job, partial(self._send, notice)):
                self._searching.wake()  # others may have waited for their turn
        except StoreError as wrong:
            logger.warning("a notice waits for the store: %s", wrong)
        except Exception:
            logger.exception("a notice could not be sent")
        finally:
            self._busy -= Counter(busy)

    async def _send(self, notice: Notice) -> None:
        message = await self._message(notice)
        channel = notice.channel
        if message is None:
            await self._channels.done(notice)
            return
        quiet = quiet_hours(notice.person.quiet, notice.person.zone, clock.now())
        if quiet is not None:
            await self._channels.postpone(notice, quiet[1], notice.attempts)
            return
        try:
            await self.carriers.carry(notice.person, channel, message)
        except Gone:
            self._hub.metrics.notices.labels(channel.kind, "gone").inc()
            await self._channels.drop(channel.id)
        except Unreachable as wrong:
            logger.info("a notice by %s did not arrive: %s", channel.kind, wrong)
            await self._try_later(notice)
        except Exception:
            logger.exception("a notice by %s could not be sent", channel.kind)
            await self._try_later(notice)
        else:
            self._hub.metrics.notices.labels(channel.kind, "sent").inc()
            await self._channels.done(notice, arrived=True)

    async def _try_later(self, notice: Notice) -> None:
        self._hub.metrics.notices.labels(notice.channel.kind, "failed").inc()
        if notice.attempts < len(RETRY_DELAYS_S):
            await self._channels.postpone(notice, clock.now() + RETRY_DELAYS_S[notice.attempts], notice.attempts + 1)
        else:
            await self._channels.done(notice, arrived=False)

    async def _message(self, notice: Notice) -> Message | None:
        """What to say now; None if there is nothing to say any more."""
        table = await self._table(notice.table)
        if table is None or not await self._channels.is_open(notice):
            return None
        person = notice.person
        if notice.kind == "expired":
            lapse = lapse_of(table, notice)
            return None if lapse is None else notice_of(notice.kind, person, table, lapse.seat)
        seat = table.person_to_decide
        if seat is None or table.seats[seat].seen > notice.made or person.browser not in table.seats[seat].keys:
            return None
        left = (table.clock_due() or 0.0) - clock.steady()
        if notice.kind == "warning" and left <= 0:
            return None
        return notice_of(notice.kind, person, table, seat, left)
