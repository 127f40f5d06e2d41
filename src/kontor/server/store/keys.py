"""Which browser a key proves, and the keys of the server. A key of a browser that was replaced stays in the table for a
while, without a browser: so it can be distinguished from an unknown one."""

import time
from typing import Final, Literal

from kontor.server.store.base import Statement, Statements

Renewal = Literal["made", "busy", "ended"]
MAX_UNUSED_KEYS: Final = 16  # of one browser; beyond that the oldest becomes invalid
REPLACED_KEYS_KEPT_S: Final = 24 * 3600.0  # for so long a replaced key can be distinguished from an unknown one

_FIND_BROWSER_KEY: Final = "SELECT key, browser, used FROM browser_keys WHERE key = $1 OR (browser = $1 AND used)"
_USE: Final = "UPDATE browser_keys SET used = true WHERE key = $1 AND browser = $2 AND NOT used RETURNING 1"
# A person has a key for the same browser on each device. Those that the browser had before it was a person's end, too.
_END_OTHERS: Final = """UPDATE browser_keys SET browser = '', purpose = '', at = $3 WHERE browser = $2 AND key <> $1
    AND device IN ('', (SELECT device FROM browser_keys WHERE key = $1))"""
# Unless the browser got a key a moment ago that it may be about to use, or the shown key no longer proves it.
_ADD_BROWSER_KEY: Final = """INSERT INTO browser_keys (key, browser, purpose, used, at, device)
    SELECT $1, $2, $3, false, $4, coalesce($5, (SELECT device FROM browser_keys WHERE key = $6), '')
    WHERE NOT EXISTS (SELECT 1 FROM browser_keys WHERE browser = $2 AND NOT used AND at <= $4 AND at > $7)
    AND (EXISTS (SELECT 1 FROM browser_keys WHERE key = $6 AND browser = $2) OR ($6 = $2
        AND NOT EXISTS (SELECT 1 FROM browser_keys WHERE key = $6 OR (browser = $6 AND used)))) RETURNING 1"""
_TRIM: Final = f"""DELETE FROM browser_keys WHERE browser = $2 AND NOT used AND key <> $1 AND key NOT IN (
    SELECT key FROM browser_keys WHERE browser = $2 AND NOT used AND key <> $1
    ORDER BY at DESC, key LIMIT {MAX_UNUSED_KEYS - 1})"""


class BrowserKeyStatements(Statements):
    async def browser(self, key: str) -> str | None:
        """The browser that a key proves; None if the key was replaced. A new key replaces the others by being used."""
        browser, is_new = await self._find(key)
        if browser is None or not is_new:
            return browser
        use = Statement(_USE, (key, browser))
        if await self.together(use, Statement(_END_OTHERS, (key, browser, time.time())), lock=browser):
            return browser
        return (await self._find(key))[0]  # another request was faster

    async def renew_key(
        self, shown: str, key: str, purpose: str, at: float, patience: float, device: str | None = None
    ) -> Renewal:
        """Gives the browser that has shown a key another one, made for one purpose. Until it is used, the one before
        stays valid. `busy`: so short a time ago the browser got another that it has not used; `ended`: the shown key
        was replaced. Then none is made. It is for the same device as before, unless another is named."""
        browser, _ = await self._find(shown)
        if browser is None:
            return "ended"
        made = await self.together(
            Statement(_ADD_BROWSER_KEY, (key, browser, purpose, at, device, shown, at - patience)),
            Statement(_TRIM, (key, browser)),
            Statement("DELETE FROM browser_keys WHERE browser = '' AND at < $1", (at - REPLACED_KEYS_KEPT_S,)),
            lock=browser,
        )
        if made:
            return "made"
        return "busy" if (await self._find(shown))[0] == browser else "ended"

    async def claim_key(self, key: str, purpose: str) -> bool:
        """Whether a key was made for this purpose. It is asked once: afterwards the key has no purpose."""
        sql = "UPDATE browser_keys SET purpose = '' WHERE key = $1 AND purpose = $2 RETURNING 1"
        return await self.changes(sql, key, purpose)

    async def _find(self, key: str) -> tuple[str | None, bool]:
        """The browser that a key proves, and whether the key was not used yet."""
        rows = await self.read(_FIND_BROWSER_KEY, key)
        found = {each: (browser or None, bool(browser) and not used) for each, browser, used in rows}
        return found.get(key) or (None if found else key, False)  # a first key is not in the table until it is replaced


async def server_key(store: Statements, name: str, new: str) -> str:
    """A key that the server made for itself: the one that is stored, otherwise this new one."""
    await store.write("INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, new)
    return str((await store.column("SELECT value FROM server_keys WHERE name = $1", name))[0])


async def use_challenge(store: Statements, challenge: str, now: float, until: float) -> bool:
    """Remembers a solved challenge until it is too old, for all processes; False if it was used before."""
    await store.write("DELETE FROM used_challenges WHERE until < $1", now)
    sql = "INSERT INTO used_challenges (challenge, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1"
    return await store.changes(sql, challenge, until)
