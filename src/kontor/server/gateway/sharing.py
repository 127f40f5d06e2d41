"""Rate limits over all processes that share PostgreSQL.

Each process decides alone, so that no request waits for the database. Twice a second it tells the others what its
clients have done, and they count that as if it had been done with them. So a client that asks several processes may
exceed a burst, but only for half a second, and the excess counts against what it may do afterwards.
"""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Final

import msgspec

from kontor.server.background import Periodic
from kontor.server.gateway.limits import RATES, Kind, Limits
from kontor.server.store.notices import Notices

CHANNEL: Final = "kontor_limits"
SHARE_INTERVAL_S: Final = 0.5
LARGEST: Final = 7900  # bytes of a notice; PostgreSQL refuses 8,000
MOST: Final = 10_000  # times that are told at once


class Spent(msgspec.Struct, array_like=True, frozen=True):
    """What a client has done."""

    kind: Kind
    client: str
    times: Annotated[float, msgspec.Meta(ge=0, le=MOST)]


class Told(msgspec.Struct, array_like=True, frozen=True):
    """What a process tells the others."""

    origin: str
    spent: list[Spent]


_read = msgspec.json.Decoder(Told).decode


class LimitSharing:
    """Keeps the limits of a process and those of the others together."""

    def __init__(self, url: str, limits: Limits) -> None:
        self._limits = limits
        self._origin = secrets.token_hex(8)
        self._notices = Notices(url, self._heard, lambda: None, CHANNEL)
        self._periodic = Periodic("sharing the rate limits", SHARE_INTERVAL_S, self._tell)

    async def start(self) -> None:
        """Starts to tell and to hear."""
        self._limits.take_spent()
        await self._notices.begin()
        self._periodic.start()

    async def close(self) -> None:
        """Stops."""
        await self._periodic.close()
        await self._notices.end()

    async def _tell(self) -> None:
        if spent := self._limits.take_spent():
            await self._notices.tell(self._text(spent))

    def _text(self, spent: Mapping[tuple[Kind, str], float]) -> str:
        """What clients have done; if not all fits, those who used most of what they may do."""
        heaviest = sorted(spent.items(), key=lambda item: -item[1] * RATES[item[0][0]].interval)
        told = [Spent(*who, round(min(times, MOST), 1)) for who, times in heaviest]
        while len(text := msgspec.json.encode(Told(self._origin, told))) > LARGEST:
            told = told[: len(told) * LARGEST // len(text)]
        return text.decode()

    def _heard(self, text: str) -> None:
        with suppress(msgspec.MsgspecError):
            told = _read(text)
            if told.origin != self._origin:
                for each in told.spent:
                    self._limits.charge(each.kind, each.client, each.times)
