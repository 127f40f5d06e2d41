"""Following a table: what somebody has received of it, and what is new to them."""

import asyncio
from contextlib import suppress
from typing import Final, TypeAlias

from kontor.server.api.analysis import analysis_of
from kontor.server.api.deps import AtTable
from kontor.server.gateway.scheduler import ShuttingDown
from kontor.server.store.base import StoreError
from kontor.server.tables.present import chat_since, news
from kontor.wire import live

News: TypeAlias = live.LiveView | live.LiveCurrent | live.LiveChat | live.LiveAnalysis
ANALYSIS_CHECK_S: Final = 5.0  # until an analysis is looked at again: what other processes announce can get lost


class Follower:
    """Somebody who follows a table: remembers what they have received and returns the rest."""

    def __init__(self, here: AtTable, known: live.LiveQuery) -> None:
        table = here.table
        self._here = here
        self._scheduler = here.services.scheduler
        self._known = known
        self._ply = table.ply if known.ply is None else known.ply
        self._version = table.version if known.ply is None else known.version
        self._chat = known.version
        self._first = True
        self._progress: tuple[object, ...] = ()  # of the analysis
        self._waits_for_analysis = known.analysis

    async def next(self, patience: float | None = None) -> News | None:
        """The next update; None when the time is up or the server stops."""
        while not self._here.services.stopping:
            changed = self._here.loaded.changed
            self._refuse_banned()
            if self._first or self._here.table.version > self._version:
                with suppress(ShuttingDown):
                    async with self._scheduler.news(self._here.context.client_name):
                        self._refuse_banned()  # they may have waited
                        return self._news()
            if self._known.analysis and (analysis := await self._new_analysis()) is not None:
                return analysis
            try:
                await asyncio.wait_for(changed.wait(), ANALYSIS_CHECK_S if self._waits_for_analysis else patience)
            except TimeoutError:
                if not self._waits_for_analysis:
                    return None
        return None

    def _refuse_banned(self) -> None:
        bans, caller = self._here.services.bans, self._here.caller
        bans.refuse(caller.key)
        bans.refuse_banned(*self._here.table.keys_of_caller(caller))
        bans.refuse_client(self._here.context.scope)

    def _news(self) -> News:
        table = self._here.table
        found: News
        if self._first and self._is_current():
            found = live.LiveCurrent()
        elif not self._first and table.last_but_chat <= self._version:
            found = live.LiveChat(chat=chat_since(table, self._chat))
        else:
            new = news(table, self._here.caller, self._known.seat, self._version, self._ply, self._chat)
            self._here.context.count_listed(table.ply - new.since)
            found = live.LiveView(view=new.view, since=new.since, events=new.events, chat=new.chat)
        self._first = False
        self._version = self._chat = table.version
        self._ply = table.ply
        return found

    async def _new_analysis(self) -> live.LiveAnalysis | None:
        """The analysis of the game, if it has gone on."""
        store, table = self._here.services.store, self._here.table.id
        with suppress(StoreError, ShuttingDown):  # it is looked at again
            async with self._scheduler.news(self._here.context.client_name):
                progress = ("asked", *(await store.analysis_progress(table) or ()))
                if progress != self._progress:
                    analysis = await analysis_of(self._here)
                    self._progress = progress
                    self._waits_for_analysis = analysis.status not in ("done", "failed")
                    return live.LiveAnalysis(analysis=analysis)
        return None

    def _is_current(self) -> bool:
        """Whether the view that they have is the newest, and theirs: with another cookie they are somebody else."""
        table, caller, known = self._here.table, self._here.caller, self._known
        newest = (table.ply, table.version, table.updated)
        own = (_listed(table.seats_of(caller)), _listed(table.has_lost(caller)), table.is_host(caller))
        has = (known.ply, known.version, known.updated), (known.you, known.lost, known.host)
        return known.seat is None and has == (newest, own)


def _listed(seats: list[int]) -> str:
    return ",".join(map(str, seats))
