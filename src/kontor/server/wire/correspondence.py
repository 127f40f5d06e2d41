"""Clocks and standing orders, as the server sends them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kontor.server.wire.requests import Clock, Orders


class _Answer(msgspec.Struct, kw_only=True):
    pass


class SeatClock(_Answer):
    """The clock of a seat, in seconds."""

    left: Annotated[float, Meta(description="Time left when the table last changed")]
    vacation: Annotated[float, Meta(description="Vacation that can still be taken")]
    away: Annotated[float, Meta(description="Until when its player is on vacation")] | None


class ClockInfo(_Answer):
    """The players' clocks. Moments are in seconds since 1970, as this server counts: compare them with `now`."""

    agreed: Clock
    now: Annotated[float, Meta(description="When this was sent")]
    seats: Annotated[list[SeatClock], Meta(description="Per seat, once the game has begun")] = []
    seat: Annotated[int, Meta(description="Whose clock runs")] | None = None
    due: Annotated[float, Meta(description="When the time of that seat is up")] | None = None
    warning: Annotated[float, Meta(description="Seconds before `due` from which on the player is to be warned")] = 0
    paused: Annotated[float, Meta(description="Until when all clocks stand still")] | None = None
    expired: Annotated[list[int], Meta(description="Whose time is up, until somebody plays there again")] = []


class OrdersGiven(_Answer):
    """The standing orders of one of the caller's seats."""

    orders: Orders
    dropped: (
        Annotated[
            Literal["changed", "illegal", "taken-back"],
            Meta(description="Why the last plan was not played, or not to its end"),
        ]
        | None
    ) = None


class PlanMoment(_Answer):
    """What could be decided next in a turn that is being planned; nothing once the turn is over."""

    legal: list[str]
