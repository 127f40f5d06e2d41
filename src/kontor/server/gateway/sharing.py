"""Rate limits over all processes that share PostgreSQL.

Each process decides alone, so that no request waits for the database. Twice a second it tells the others what its
clients have done, and they count that as if it had been done with them. So a client that asks several processes may
exceed a burst, but only for half a second, and the excess counts against what it may do afterwards.
"""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Final, TypeAlias

import msgspec

from kontor.server.background import Background, Periodic
from kontor.server.gateway.limits import RATES, Kind, Limits
from kontor.server.store.announcements import Announcements

LIMITS_CHANNEL: Final = "kontor_limits"
SHARE_INTERVAL_S: Final = 0.5
REPORT_MAX_BYTES: Final = 7900  # PostgreSQL refuses 8,000
MAX_TIMES: Final = 10_000  # in one report


Times: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=MAX_TIMES)]
Report: TypeAlias = tuple[str, list[tuple[Kind, str, Times]]]  # from which process, and what its clients have done
_read = msgspec.json.Decoder(Report).decode


class LimitSharing(Background):
    """Keeps the limits of a process and those of the others together."""

    def __init__(self, url: str, limits: Limits) -> None:
        self._limits = limits
        self._origin = secrets.token_hex(8)
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
            self._announcements.announce(self._text(spent))

    def _text(self, spent: Mapping[tuple[Kind, str], float]) -> str:
        """What clients have done; if not all fits, those who used most of what they may do."""
        heaviest = sorted(spent.items(), key=lambda item: -item[1] * RATES[item[0][0]].interval)
        spent_most = [(*who, round(min(times, MAX_TIMES), 1)) for who, times in heaviest]
        while len(text := msgspec.json.encode((self._origin, spent_most))) > REPORT_MAX_BYTES:
            spent_most = spent_most[: len(spent_most) * REPORT_MAX_BYTES // len(text)]
        return text.decode()

    def _received(self, text: str) -> None:
        with suppress(msgspec.MsgspecError):
            origin, spent = _read(text)
            if origin != self._origin:
                for kind, client, times in spent:
                    self._limits.charge(kind, client, times)
