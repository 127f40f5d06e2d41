"""Hashes that show damage. Each entry's covers the one before it; the seal of a table covers the last one and what the
lists show. Of the words in an entry only a digest is covered, so that they can be blanked; an entry of which something
else was blanked says so in its last field, by a digest of what is left of it. Hashes are no protection against somebody
who may write to the database: that person can compute them too."""

import hashlib
import json
import re
import struct
from collections.abc import Iterable
from typing import Final

import msgspec

from kontor.server.store.base import Change, Damaged, Head, Held, Row

SIZE: Final = 16  # bytes of a hash
START: Final = bytes(SIZE)  # stands before the first entry
_NUMBERS: Final = struct.Struct(">qd")
_BLANKED: Final = re.compile(rb',"blanked":"([0-9a-f]{32})"}$')  # the last field of an entry, in the same way
_WORDS: Final = b',"words":'  # the last field of an entry; a text cannot contain it, for its quotes are escaped there


def link(previous: bytes, table: str, version: int, at: float, entry: bytes) -> bytes:
    """The hash of an entry."""
    content = b"\0".join((previous, table.encode(), _NUMBERS.pack(version, at), without_words(entry)))
    return hashlib.sha256(content).digest()[:SIZE]


def without_words(entry: bytes) -> bytes:
    """An entry whose words are blanked; as it is, if it has none or they do not fit the digest before them."""
    rest, _, words = entry.partition(_WORDS)
    return rest + b"}" if words and rest.endswith(b'"digest":"%b"' % digest_of(words[:-1]).encode()) else entry


def digest_of(words: bytes) -> str:
    """What stays of words that were blanked. They contain something random, or short ones could be guessed."""
    return hashlib.sha256(words).hexdigest()[: 2 * SIZE]


def blanked(previous: bytes, table: str, row: Row, entry: bytes) -> bytes:
    """What takes the place of an entry: itself without something that is gone for good. Its hash stays, which nobody
    can compute again, so a digest covers what is left, its place and that hash."""
    entry = _BLANKED.sub(b"}", entry)
    if link(previous, table, row.version, row.at, entry) == row.hash:
        return entry  # only words are gone
    return b'%b,"blanked":"%b"}' % (entry[:-1], _digest(previous, table, row, entry))


def _is_blanked(previous: bytes, table: str, row: Row) -> bool:
    mark = _BLANKED.search(row.entry)
    return mark is not None and mark[1] == _digest(previous, table, row, _BLANKED.sub(b"}", row.entry))


def _digest(previous: bytes, table: str, row: Row, entry: bytes) -> bytes:
    place = _NUMBERS.pack(row.version, row.at)
    content = b"\0".join((b"blanked", previous, table.encode(), place, row.hash, entry))
    return hashlib.sha256(content).hexdigest()[: 2 * SIZE].encode()


def seal(change: Change) -> bytes:
    """The hash of what is stored of a table beside its entries, after a change."""
    facts = (
        *(change.table, change.rows[-1].version, change.rows[-1].hash.hex()),
        *(change.status, bool(change.public), change.bot_due and float(change.bot_due)),
        *(float(change.created), float(change.rows[-1].at), change.summary.decode()),
        *(() if change.clock_due is None else (float(change.clock_due),)),
    )
    held = sorted({(held.key, held.seat) for held in change.held})
    return hashlib.sha256(json.dumps([facts, held]).encode()).digest()[:SIZE]


def checked(table: str, version: int, previous: bytes, rows: Iterable[Row]) -> bytes:
    """The hash of the last of these entries, which follow a version and its hash; Damaged if one does not fit."""
    for row in rows:
        version += 1
        if row.version != version:
            raise Damaged(table, f"entry {version} is missing")
        if row.hash != link(previous, table, version, row.at, row.entry) and not _is_blanked(previous, table, row):
            raise Damaged(table, f"entry {version} was changed")
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
    return hashlib.sha256(b"masked" + hash_).digest()[:SIZE]


def check_end(head: Head, version: int, last: bytes) -> None:
    """Damaged if a log does not end where the table says."""
    if version < head.version:
        raise Damaged(head.table, f"the entries from {version + 1} to {head.version} are missing")
    if version == head.version and last != head.hash:
        raise Damaged(head.table, "its last entry is not the one that was stored last")


def change_of(head: Head, created: float, updated: float, **facts: object) -> Change:
    """The change that would leave a table as it is stored, to compare its seal."""
    last = Row(head.version, updated, b"", head.hash)
    return Change(table=head.table, previous=b"", rows=(last,), created=created, **facts)  # type: ignore[arg-type]


def held_of(pairs: Iterable[str]) -> tuple[Held, ...]:
    """Keys and seats, each as the database lists them: the key, a space, the seat."""
    split = (pair.rsplit(" ", 1) for pair in pairs)
    return tuple(Held(key, int(seat)) for key, seat in split)
