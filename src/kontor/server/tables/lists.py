"""Lists of tables."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Final, NamedTuple

import msgspec

from kontor.server.monitoring import clock
from kontor.server.store.base import Listed
from kontor.server.store.common import Store
from kontor.server.store.searching import Place
from kontor.server.tables.cooperative import TimeSlicer
from kontor.server.tables.entries import HOST
from kontor.server.tables.hub import Hub
from kontor.server.tables.keys import Caller
from kontor.server.tables.problems import LimitReached
from kontor.server.tables.rules_versions import is_played
from kontor.wire.answers import OpenTable, TableCard, TableLists

MAX_OWN_TABLES: Final = 200
MAX_PUBLIC_TABLES: Final = 100
MAX_PUBLIC_CANDIDATES: Final = 2000  # tables from which the public ones are chosen, if there are more than are shown
PUBLIC_LIST_CACHE_S: Final = 5.0  # seconds for which that choice is kept
MAX_TABLES_PER_NETWORK: Final = 20  # public tables that one network may have open
RECENT_S: Final = 3600.0  # seconds since the last change of those
NETWORK_RETRY_AFTER_S: Final = 600  # seconds until a network may have room for another one


class TableFilter(NamedTuple):
    """Which public tables somebody looks for; None: any."""

    board: str | None = None
    players: int | None = None
    edition: str | None = None
    module: str | None = None
    clock: bool | None = None
    free: bool | None = None  # whether a seat is free
    bots: bool | None = None  # whether bots play

    def fits(self, card: TableCard) -> bool:
        found = (
            card.board,
            card.players,
            card.edition,
            self.module if self.module in card.modules else None,
            card.clock is not None,
            any(seat.kind in ("open", "invited") for seat in card.seats),
            any(seat.kind == "bot" and not seat.vacated for seat in card.seats),
        )
        return all(wish is None or wish == fact for wish, fact in zip(self, found, strict=True))


_read = msgspec.json.Decoder(TableCard).decode


class PublicTables:
    """The list of public tables, of which each network gets its share: one network must not push out all others."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._chosen: Sequence[Listed] = ()
        self._found: Sequence[Listed] = ()
        self._networks: Counter[str] = Counter()  # how many recent tables each has
        self._read_at = float("-inf")
        self._lock = asyncio.Lock()

    async def shown(self) -> Sequence[Listed]:
        """The tables to be shown, the last changed first."""
        newest = await self._store.public_tables(MAX_PUBLIC_TABLES)
        if len(newest) < MAX_PUBLIC_TABLES:
            return newest
        await self._read(again=len(self._chosen) < MAX_PUBLIC_TABLES)
        return self._chosen

    async def newest(self) -> Sequence[Listed]:
        """The tables among which is searched, the last changed first, as they were a few seconds ago."""
        await self._read()
        return self._found

    async def add(self, network: str) -> None:
        """Counts a new public table; refuses it if its network has enough of them. No network has no limit."""
        if not network:
            return
        await self._read()
        if self._networks[network] >= MAX_TABLES_PER_NETWORK:
            has = f"Your network has {MAX_TABLES_PER_NETWORK} public tables that are open"
            message = f"{has}: make this one not public, or wait a little."
            raise LimitReached("too-many", message, retry_after=NETWORK_RETRY_AFTER_S)
        self._networks[network] += 1

    async def _read(self, *, again: bool = False) -> None:
        """Looks at more tables than are shown; not for each request, since that would be expensive."""
        async with self._lock:
            now = time.time()
            if not again and 0 <= now - self._read_at < PUBLIC_LIST_CACHE_S:
                return
            self._found = await self._store.public_tables(MAX_PUBLIC_CANDIDATES)
            self._chosen = _shared(self._found)
            self._networks = Counter(each.network for each in self._found if each.updated > now - RECENT_S)
            self._read_at = now


def _shared(found: Sequence[Listed]) -> list[Listed]:
    """The newest table of each network, then the second of each, and so on; in the end in the order they came in."""
    numbers: dict[str, Iterator[int]] = defaultdict(count)
    ranks = [next(numbers[each.network]) if each.network else 0 for each in found]
    chosen = sorted(range(len(found)), key=lambda place: (ranks[place], place))[:MAX_PUBLIC_TABLES]
    return [found[place] for place in sorted(chosen)]


async def public_page(
    hub: Hub, public_tables: PublicTables, wanted: TableFilter, after: Place | None, limit: int
) -> list[TableCard]:
    """Public tables that somebody looks for, the last changed first, from a place on."""
    newest = await public_tables.newest()
    # Updated, then id: descending and ascending, as the store lists them.
    later = [each for each in newest if after is None or (-each.updated, each.table) > (-after.ended, after.table)]
    found: list[TableCard] = []
    slicer = TimeSlicer()
    for listed in later:
        found += filter(wanted.fits, _cards(hub, [listed]))
        if len(found) == limit:
            break
        await slicer.pause()
    return found


async def tables_for(hub: Hub, public_tables: PublicTables, caller: Caller, club: bool) -> TableLists:
    """A caller's tables, those that wait for the caller first, and the public ones.

    Damaged tables, and tables of a version of the rules that is not played here, are left out: nobody could open them.
    """
    mine = _cards(hub, await hub.store.tables_of(caller.key, MAX_OWN_TABLES)) if caller.key else []
    mine.sort(key=_waits_for_others)  # stable: newest first in each
    own = {card.id for card in mine}
    public = _cards(hub, await public_tables.shown())
    return TableLists(mine=mine, public=[card for card in public if card.id not in own], club=club)


def _waits_for_others(card: TableCard) -> bool:
    return card.decider is None or card.decider not in card.you or card.seats[card.decider].level is not None


def _cards(hub: Hub, found: Iterable[Listed]) -> list[TableCard]:
    cards = (_card(listed) for listed in found if listed.table not in hub.damage)
    return [card for card in cards if card is not None]


def _card(listed: Listed) -> TableCard | None:
    try:
        card = _read(listed.summary)
    except (msgspec.DecodeError, UnicodeDecodeError):  # the checks will report it
        return None
    if not is_played(card.rules):
        return None
    left = None if card.due is None else max(0.0, card.due - clock.steady())
    return msgspec.structs.replace(card, you=[seat for seat in listed.seats if seat != HOST], left=left)


async def open_tables(store: Store, maker: str | None, limit: int, over: bool) -> list[OpenTable]:
    """All open tables, or those of one maker, or those that are over, for the operator."""
    return [
        OpenTable(card=card, public=card.public, maker=listed.maker)
        for listed in await store.open_tables(maker, limit, over)
        if (card := _card(listed)) is not None
    ]
