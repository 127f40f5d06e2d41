"""Hashes that show damage. Each entry's covers the one before it; the seal of a table covers the last one and what the
lists show. What lies beside an entry has a hash of its own, so that it can be deleted. Hashes are no protection against
somebody who may write to the database: that person can compute them too.
"""

import asyncio
import hashlib
import json
import struct
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any, Final

import msgspec

from kontor.server.store.base import Damaged, Head, Held, Row, TableChange
from kontor.server.store.common import Store

HASH_BYTES: Final = 16
GENESIS_HASH: Final = bytes(HASH_BYTES)  # stands before the first entry
SEALED: Final = ("version", "head", "status", "public", "bot_due", "created", "updated", "summary", "clock_due")
_NUMBERS: Final = struct.Struct(">qd")


def link(previous: bytes, table: str, version: int, at: float, entry: bytes) -> bytes:
    """The hash of an entry."""
    return _hash(previous, table.encode(), _NUMBERS.pack(version, at), entry)


def text_hash(table: str, version: int, part: int, content: str, browser: str) -> bytes:
    """The hash of what lies beside an entry."""
    return _hash(b"text", table.encode(), _NUMBERS.pack(version, part), browser.encode(), content.encode())


def _hash(*parts: bytes) -> bytes:
    return hashlib.sha256(b"\0".join(parts)).digest()[:HASH_BYTES]


def sealed_facts(change: TableChange) -> tuple[Any, ...]:
    """What a change stores in the columns of SEALED."""
    last = change.last
    listed = (change.status, change.public, change.bot_due, float(change.created), last.at, change.summary.decode())
    return (last.version, last.hash, *listed, change.clock_due)


def seal(change: TableChange) -> bytes:
    """The hash of what is stored of a table beside its entries, after a change."""
    return seal_of(change.table, sealed_facts(change), change.held)


def seal_of(table: str, facts: Sequence[Any], held: Iterable[Held]) -> bytes:
    """The same, from what is stored in the columns of SEALED."""
    version, head, status, public, bot_due, created, updated, summary, clock_due = facts
    sealed = (
        *(table, version, head.hex(), status, bool(public), bot_due and float(bot_due)),
        *(float(created), float(updated), summary, *(() if clock_due is None else (float(clock_due),))),
    )
    keys = sorted({(each.key, each.seat) for each in held})
    return hashlib.sha256(json.dumps([sealed, keys]).encode()).digest()[:HASH_BYTES]


def checked(table: str, version: int, previous: bytes, rows: Iterable[Row]) -> bytes:
    """The hash of the last of these entries, which follow a version and its hash; Damaged if one does not fit."""
    for row in rows:
        version += 1
        if row.version != version:
            raise Damaged(table, f"entry {version} is missing")
        if row.hash != link(previous, table, version, row.at, row.entry):
            raise Damaged(table, f"entry {version} was changed")
        for text in row.beside:
            if text.hash != text_hash(table, version, text.part, text.content, text.browser):
                raise Damaged(table, f"what lies beside entry {version} was changed")
        previous = row.hash
    return previous


def masked(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Entries as they are announced to other processes: with a digest of each hash. Everybody who may connect to
    PostgreSQL can receive and send announcements; but without the hashes nobody can make up what comes next."""
    return tuple(msgspec.structs.replace(row, hash=_mask(row.hash)) for row in rows)


def unmasked(table: str, previous: bytes, rows: Iterable[Row]) -> list[Row]:
    """Announced entries, with their hashes again; Damaged if they do not follow the entry with the given one."""
    found: list[Row] = []
    for row in rows:
        previous = link(previous, table, row.version, row.at, row.entry)
        if _mask(previous) != row.hash:
            raise Damaged(table, f"entry {row.version} is not the one that was stored")
        found.append(msgspec.structs.replace(row, hash=previous))
    return found


def _mask(hash_: bytes) -> bytes:
    return hashlib.sha256(b"masked" + hash_).digest()[:HASH_BYTES]


def check_end(head: Head, version: int, last: bytes) -> None:
    """Damaged if a log does not end where the table says."""
    if version < head.version:
        raise Damaged(head.table, f"the entries from {version + 1} to {head.version} are missing")
    if version == head.version and last != head.hash:
        raise Damaged(head.table, "its last entry is not the one that was stored last")


def check_seal(table: str, facts: Sequence[Any], stored: bytes, keys: Iterable[str]) -> tuple[Held, ...]:
    """The keys of a table and their seats: the database lists the key, a space, the seat. Damaged if its seal is not
    that of what is stored."""
    try:
        held = tuple(Held(key, int(seat)) for key, seat in (pair.rsplit(" ", 1) for pair in keys))
    except ValueError:
        raise Damaged(table, "its keys cannot be read") from None
    if seal_of(table, facts, held) != stored:
        raise Damaged(table, "what the lists show of it was changed")
    return held


PAGE_ENTRIES: Final = 500  # entries read at once


async def known_head(store: Store, table: str) -> Head | None:
    """The head of a table whose seal fits; None where nothing at all is stored of it."""
    head = await store.sealed_head(table)
    if head is None and await store.entries(table, 0, 1):
        head = await store.sealed_head(table)  # another process may have created it just now
        if head is None:
            raise Damaged(table, "it has entries, but is in no list")
    return head


async def verify_end(store: Store, table: str) -> Head:
    """Quickly: whether the seal fits, and the last entry is where the table says; gives the head. Damaged if not."""
    head = await known_head(store, table)
    if head is None:
        raise Damaged(table, "only keys are left of it")
    last = await store.entries(table, head.version - 1, 1)
    if not last:
        raise Damaged(table, f"its last entry, {head.version}, is missing, and perhaps others before it")
    check_end(head, last[0].version, last[0].hash)
    return head


async def pages(
    store: Store, head: Head, version: int = 0, last: bytes = GENESIS_HASH, pause: float = 0.0
) -> AsyncIterator[list[Row]]:
    """The entries of a table after a version with this hash, up to its head: others may play on meanwhile. Damaged if
    they do not lead there."""
    while version < head.version:
        rows = await store.entries(head.table, version, min(PAGE_ENTRIES, head.version - version))
        if not rows:
            break
        last = checked(head.table, version, last, rows)
        version += len(rows)
        yield rows
        await asyncio.sleep(pause)
    check_end(head, version, last)
