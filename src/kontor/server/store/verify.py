"""Whether everything that is stored is what was stored."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from kontor.server.store.base import Damaged, Examined, Head, Row
from kontor.server.store.chain import START, check_end, checked

PAGE_ENTRIES: Final = 500  # entries read at once
Read: TypeAlias = Callable[[list[Row]], Awaitable[None]]  # does more with entries whose hashes fit


async def known_head(store: Examined, table: str) -> Head | None:
    """The head of a table; None where nothing at all is stored of it."""
    head = await store.head(table)
    if head is None and await store.entries(table, 0, 1):
        head = await store.head(table)  # another process may have created it just now
        if head is None:
            raise Damaged(table, "it has entries, but is in no list")
    return head


async def verify_end(store: Examined, table: str) -> Head:
    """Quickly: whether the seal fits, and the last entry is where the table says; gives the head. Damaged if not."""
    head = await known_head(store, table)
    if head is None:
        raise Damaged(table, "only keys are left of it")
    await store.examine(table)
    last = await store.entries(table, head.version - 1, 1)
    if not last:
        raise Damaged(table, f"its last entry, {head.version}, is missing, and perhaps others before it")
    check_end(head, last[0].version, last[0].hash)
    return head


async def verify_table(store: Examined, table: str, pause: float = 0.0, read: Read | None = None) -> int:
    """Reads everything that is stored of a table and returns how many entries it has. Damaged where something is wrong.

    The version that counts is the one at the beginning: others may play on meanwhile."""
    head = await verify_end(store, table)
    version, last = 0, START
    while version < head.version:
        rows = await store.entries(table, version, min(PAGE_ENTRIES, head.version - version))
        last = checked(table, version, last, rows)
        if read is not None:
            await read(rows)
        version += len(rows)
        if not rows:
            break
        await asyncio.sleep(pause)
    check_end(head, version, last)
    return version
