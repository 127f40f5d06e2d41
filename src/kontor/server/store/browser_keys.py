"""Which browser a key proves. Both databases keep the same table and are asked the same questions.

A key that was replaced stays in the table for a while, without a browser: so it can be told from an unknown one.
"""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    import sqlite3  # not while it runs: the processes of bots import this too

Renewal = Literal["made", "busy", "ended"]
WAITING: Final = 16  # keys of one browser that were not used yet; beyond that the oldest becomes invalid
REMEMBERED: Final = 24 * 3600.0  # seconds for which a replaced key can be told from an unknown one
LOCK: Final = 0x6B6579  # of PostgreSQL, together with a browser: its keys are changed by one connection at a time

_FIND: Final = "SELECT key, browser, used FROM browser_keys WHERE key = {0} OR (browser = {0} AND used)"
_USE: Final = "UPDATE browser_keys SET used = {1} WHERE key = {0}"
# A person has a key for the same browser on each device. Those that the browser had before it was a person's end, too.
_END_OTHERS: Final = """UPDATE browser_keys SET browser = '', purpose = '', at = {2} WHERE browser = {1} AND key <> {0}
    AND device IN ('', (SELECT device FROM browser_keys WHERE key = {0}))"""
_NEWEST: Final = "SELECT max(at) FROM browser_keys WHERE browser = {0} AND NOT used"
_TRIM: Final = f"""DELETE FROM browser_keys WHERE browser = {{0}} AND NOT used AND key NOT IN (
    SELECT key FROM browser_keys WHERE browser = {{0}} AND NOT used ORDER BY at DESC, key LIMIT {WAITING - 1})"""
_FORGET: Final = "DELETE FROM browser_keys WHERE browser = '' AND at < {0}"
_ADD: Final = """INSERT INTO browser_keys (key, browser, purpose, used, at, device) VALUES ({0}, {1}, {2}, {3}, {4},
    coalesce({5}, (SELECT device FROM browser_keys WHERE key = {6}), ''))"""
_CLAIM: Final = "UPDATE browser_keys SET purpose = '' WHERE key = {0} AND purpose = {1}"


def _proved(key: str, rows: Iterable[tuple[str, str, bool]]) -> tuple[str | None, bool]:
    """The browser that a key proves, and whether the key is used for the first time."""
    found = {each: (browser or None, bool(browser) and not used) for each, browser, used in rows}
    return found.get(key) or (None if found else key, False)  # a first key is not in the table until it is replaced


def _is_busy(newest: float | None, at: float, patience: float) -> bool:
    """Whether a key was made a moment ago that the browser may be about to use."""
    return newest is not None and 0 <= at - newest < patience


# SQLite


def find(db: "sqlite3.Connection", key: str) -> tuple[str | None, bool]:
    """The browser of a key, and whether the key must be put to use."""
    return _proved(key, db.execute(_FIND.format("?1"), (key,)))


def use(db: "sqlite3.Connection", key: str) -> str | None:
    """Makes a key the only one of its browser."""
    with db:
        db.execute("BEGIN IMMEDIATE")
        browser, is_new = find(db, key)
        if is_new:
            db.execute(_USE.format("?1", "1"), (key,))
            db.execute(_END_OTHERS.format("?1", "?2", "?3"), (key, browser, time.time()))
    return browser


def add(
    db: "sqlite3.Connection", shown: str, key: str, purpose: str, at: float, patience: float, device: str | None
) -> Renewal:
    """Another key for the browser that a key proves, see Store.renew_key."""
    with db:
        db.execute("BEGIN IMMEDIATE")
        browser, _ = find(db, shown)
        if browser is None:
            return "ended"
        if _is_busy(db.execute(_NEWEST.format("?1"), (browser,)).fetchone()[0], at, patience):
            return "busy"
        db.execute(_TRIM.format("?1"), (browser,))
        db.execute(_FORGET.format("?1"), (at - REMEMBERED,))
        db.execute(_ADD.format("?1", "?2", "?3", "0", "?4", "?5", "?6"), (key, browser, purpose, at, device, shown))
    return "made"


def claim(db: "sqlite3.Connection", key: str, purpose: str) -> bool:
    """Whether a key was made for a purpose, which it then no longer has."""
    return db.execute(_CLAIM.format("?1", "?2"), (key, purpose)).rowcount == 1


# PostgreSQL


async def find_in(pool: Any, key: str) -> str | None:
    """The browser of a key, which becomes the only one of that browser."""
    browser, is_new = _proved(key, await pool.fetch(_FIND.format("$1"), key))
    if not is_new:
        return browser
    async with pool.acquire() as connection, connection.transaction(isolation="read_committed"):
        browser, is_new = await _find_alone(connection, key, browser)
        if is_new:
            await connection.execute(_USE.format("$1", "true"), key)
            await connection.execute(_END_OTHERS.format("$1", "$2", "$3"), key, browser, time.time())
    return browser


async def add_to(
    pool: Any, shown: str, key: str, purpose: str, at: float, patience: float, device: str | None
) -> Renewal:
    """Another key for the browser that a key proves, see Store.renew_key."""
    async with pool.acquire() as connection, connection.transaction(isolation="read_committed"):
        browser, _ = _proved(shown, await connection.fetch(_FIND.format("$1"), shown))
        browser, _ = await _find_alone(connection, shown, browser)
        if browser is None:
            return "ended"
        if _is_busy(await connection.fetchval(_NEWEST.format("$1"), browser), at, patience):
            return "busy"
        await connection.execute(_TRIM.format("$1"), browser)
        await connection.execute(_FORGET.format("$1"), at - REMEMBERED)
        added = _ADD.format("$1", "$2", "$3", "false", "$4", "$5::text", "$6")
        await connection.execute(added, key, browser, purpose, at, device, shown)
    return "made"


async def _find_alone(connection: Any, key: str, browser: str | None) -> tuple[str | None, bool]:
    """Looks again, when nobody else can change the keys of the browser until the transaction ends."""
    await connection.execute("SELECT pg_advisory_xact_lock($1, hashtext($2))", LOCK, browser or key)
    return _proved(key, await connection.fetch(_FIND.format("$1"), key))


async def claim_in(pool: Any, key: str, purpose: str) -> bool:
    """Whether a key was made for a purpose, which it then no longer has."""
    return str(await pool.execute(_CLAIM.format("$1", "$2"), key, purpose)) == "UPDATE 1"
