"""Which browser a key proves. Both databases keep the same table and are asked the same questions."""

import sqlite3
from collections.abc import Iterable
from typing import Any, Final

_FIND: Final = "SELECT key, browser, used FROM browser_keys WHERE key = {0} OR (browser = {0} AND used)"
_USE: Final = "UPDATE browser_keys SET used = {1} WHERE key = {0}"
_END_OTHERS: Final = "DELETE FROM browser_keys WHERE browser = {1} AND key <> {0}"
_ADD: Final = "INSERT INTO browser_keys (key, browser, purpose, used, at) VALUES ({0}, {1}, {2}, {3}, {4})"
_CLAIM: Final = "UPDATE browser_keys SET purpose = '' WHERE key = {0} AND purpose = {1}"


def _proved(key: str, rows: Iterable[tuple[str, str, bool]]) -> tuple[str | None, bool]:
    """The browser that a key proves, and whether the key is used for the first time."""
    found = {each: (browser, not used) for each, browser, used in rows}
    return found.get(key) or (None if found else key, False)  # a first key is not in the table until it is replaced


# SQLite


def find(db: sqlite3.Connection, key: str) -> tuple[str | None, bool]:
    """The browser of a key, and whether the key must be put to use."""
    return _proved(key, db.execute(_FIND.format("?1"), (key,)))


def use(db: sqlite3.Connection, key: str) -> str | None:
    """Makes a key the only one of its browser."""
    with db:
        db.execute("BEGIN IMMEDIATE")
        browser, is_new = find(db, key)
        if is_new:
            db.execute(_USE.format("?1", "1"), (key,))
            db.execute(_END_OTHERS.format("?1", "?2"), (key, browser))
    return browser


def add(db: sqlite3.Connection, browser: str, key: str, purpose: str, at: float) -> None:
    """Another key for a browser."""
    db.execute(_ADD.format("?1", "?2", "?3", "0", "?4"), (key, browser, purpose, at))


def claim(db: sqlite3.Connection, key: str, purpose: str) -> bool:
    """Whether a key was made for a purpose, which it then no longer has."""
    return db.execute(_CLAIM.format("?1", "?2"), (key, purpose)).rowcount == 1


# PostgreSQL


async def find_in(pool: Any, key: str) -> str | None:
    """The browser of a key, which becomes the only one of that browser."""
    browser, is_new = _proved(key, await pool.fetch(_FIND.format("$1"), key))
    if not is_new:
        return browser
    async with pool.acquire() as connection, connection.transaction(isolation="read_committed"):
        browser, is_new = _proved(key, await connection.fetch(_FIND.format("$1"), key))
        if is_new:
            await connection.execute(_USE.format("$1", "true"), key)
            await connection.execute(_END_OTHERS.format("$1", "$2"), key, browser)
    return browser


async def add_to(pool: Any, browser: str, key: str, purpose: str, at: float) -> None:
    """Another key for a browser."""
    await pool.execute(_ADD.format("$1", "$2", "$3", "false", "$4"), key, browser, purpose, at)


async def claim_in(pool: Any, key: str, purpose: str) -> bool:
    """Whether a key was made for a purpose, which it then no longer has."""
    return str(await pool.execute(_CLAIM.format("$1", "$2"), key, purpose)) == "UPDATE 1"
