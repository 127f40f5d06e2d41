"""Rate limits over all processes that share PostgreSQL.

Each process decides alone, so that no request waits for the database. Twice a second it tells the others what its
clients have done, and they count that as if it had been done with them. So a client that asks several processes may
exceed a burst, but only for half a second, and the excess counts against what it may do afterwards.

Whoever may only connect to the database can hear and send announcements, too. So reports are encrypted by a key of the
server, and one that comes again is ignored.
"""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Final, TypeAlias

import msgspec
from cryptography.fernet import Fernet, InvalidToken

from kontor.server.background import Background, Periodic
from kontor.server.gateway.limits import RATES, Kind, Limits
from kontor.server.store.announcements import Announcements

LIMITS_CHANNEL: Final = "kontor_limits"
SHARE_INTERVAL_S: Final = 0.5
REPORT_MAX_BYTES: Final = 5800  # encrypted they are a third longer, and PostgreSQL refuses 8,000
MAX_TIMES: Final = 10_000  # in one report


Times: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=MAX_TIMES)]
# From which process, its number there, and what clients have done
Report: TypeAlias = tuple[str, int, list[tuple[Kind, str, Times]]]
_read = msgspec.json.Decoder(Report).decode


class LimitSharing(Background):
    """Keeps the limits of a process and those of the others together."""

    def __init__(self, url: str, limits: Limits, key: str) -> None:
        """`key` is a Fernet key that all processes share."""
        self._limits = limits
        self._cipher = Fernet(key)
        self._origin = secrets.token_hex(8)
        self._number = 0  # of the last report
        self._heard: dict[str, int] = {}  # the number of the last report of each other process
        self._announcements = Announcements(url, self._received, lambda: None, LIMITS_CHANNEL)
        super().__init__(Periodic("sharing the rate limits", SHARE_INTERVAL_S, self._share))

    async def begin(self) -> None:
        self._limits.take_spent()
        await self._announcements.start()
        self.start()

    async def close(self) -> None:
        await super().close()
        await self._announcements.close()

    async def _share(self) -> None:
        if spent := self._limits.take_spent():
            self._number += 1
            self._announcements.announce(self._cipher.encrypt(self._report(spent)).decode())

    def _report(self, spent: Mapping[tuple[Kind, str], float]) -> bytes:
        """What clients have done; if not all fits, those who used most of what they may do."""
        heaviest = sorted(spent.items(), key=lambda item: -item[1] * RATES[item[0][0]].interval)
        spent_most = [(*who, round(min(times, MAX_TIMES), 1)) for who, times in heaviest]
        while len(report := msgspec.json.encode((self._origin, self._number, spent_most))) > REPORT_MAX_BYTES:
            spent_most = spent_most[: len(spent_most) * REPORT_MAX_BYTES // len(report)]
        return report

    def _received(self, text: str) -> None:
        with suppress(InvalidToken, msgspec.MsgspecError):
            origin, number, spent = _read(self._cipher.decrypt(text))
            if origin != self._origin and number > self._heard.get(origin, 0):
                self._heard[origin] = number
                for kind, client, times in spent:
                    self._limits.charge(kind, client, times)
