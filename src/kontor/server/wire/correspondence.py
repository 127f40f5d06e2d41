"""Clocks and standing orders, as the server sends them."""

from typing import Annotated, Literal, TypeAlias

from kontor.server.wire import Answer, doc
from kontor.server.wire.requests import Clock, Orders

Dropped: TypeAlias = Annotated[
    Literal["changed", "illegal", "taken-back"], doc("Why the last plan was not played, or not to its end")
]


class SeatClock(Answer):
    """The clock of a seat, in seconds."""

    left: Annotated[float, doc("Time left when the table last changed")]
    vacation: Annotated[float, doc("Vacation that can still be taken")]
    away: Annotated[float, doc("Until when its player is on vacation")] | None


class ClockInfo(Answer):
    """The players' clocks. Moments are in seconds since 1970, as this server counts: compare them with `now`."""

    agreed: Clock
    now: Annotated[float, doc("When this was sent")]
    seats: Annotated[list[SeatClock], doc("Per seat, once the game has begun")] = []
    seat: Annotated[int, doc("Whose clock runs")] | None = None
    due: Annotated[float, doc("When the time of that seat is up")] | None = None
    warning: Annotated[float, doc("Seconds before `due` from which on the player is to be warned")] = 0
    paused: Annotated[float, doc("Until when all clocks stand still")] | None = None
    expired: Annotated[list[int], doc("Whose time is up, until somebody plays there again")] = []


class OrdersGiven(Answer):
    """The standing orders of one of the caller's seats."""

    orders: Orders
    dropped: Dropped | None = None


class PlanMoment(Answer):
    """What could be decided next in a turn that is being planned; nothing once the turn is over."""

    legal: list[str]
