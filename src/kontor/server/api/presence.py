"""Notes in the log of a table, and seldom, that somebody is there for whom it waits: they are not replaced then."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Final

from kontor.server.background import Periodic
from kontor.server.commands import people, playing
from kontor.server.monitoring import clock
from kontor.server.store.base import StoreError
from kontor.server.tables.hub import Hub, LoadedTable
from kontor.server.tables.keys import Caller
from kontor.server.tables.problems import Refused

NOTE_INTERVAL_S: Final = 10.0  # between two looks at the live connections; nobody is replaced within a minute


@dataclass(slots=True, eq=False)
class _Follower:
    """Somebody who follows a table, and when they last did more than that."""

    loaded: LoadedTable
    caller: Caller
    active: float

    def is_there(self, now: float) -> bool:
        """A page that was left open stands for its player only for as long as others have to wait for anybody."""
        patience = self.loaded.table.agreed.absence
        return patience is not None and now - self.active < patience


class Presence(Periodic):
    """The live connections of this process, and everybody who asks about a table."""

    def __init__(self, hub: Hub) -> None:
        super().__init__("noting who is present", NOTE_INTERVAL_S, self.look)
        self._hub = hub
        self._following: dict[LoadedTable, set[_Follower]] = {}  # by table, for there may be thousands

    async def note(self, loaded: LoadedTable, caller: Caller) -> None:
        """Somebody asks about a table."""
        self.acts(loaded, caller)
        await self._note(loaded, caller)

    def acts(self, loaded: LoadedTable, caller: Caller) -> None:
        """Somebody does something at a table: their connection is more than a page that was left open."""
        for follower in self._following.get(loaded, ()):
            if follower.caller == caller:
                follower.active = clock.now()

    async def _note(self, loaded: LoadedTable, caller: Caller) -> None:
        now = clock.now()
        if not people.note_presence(loaded.table, caller, now):
            return
        with suppress(Refused, StoreError):  # they asked for something else
            await self._hub.change(
                loaded, lambda table: playing.within_log_limit(table, people.note_presence(table, caller, now))
            )

    @contextmanager
    def following(self, loaded: LoadedTable, caller: Caller) -> Iterator[None]:
        here, follower = self._following.setdefault(loaded, set()), _Follower(loaded, caller, clock.now())
        here.add(follower)
        try:
            yield
        finally:
            here.remove(follower)
            if not here:
                del self._following[loaded]

    async def look(self) -> None:
        """Notes everybody who follows a table that waits for them."""
        for follower in [each for here in self._following.values() for each in here]:
            if follower.is_there(clock.now()):
                await self._note(follower.loaded, follower.caller)
