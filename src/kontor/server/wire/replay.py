"""A game moment by moment, and records that come in."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kontor.server.wire.answers import Scope, TableId, TableInfo
from kontor.server.wire.requests import SeatNumber
from kontor.server.wire.view import GameEvent, SeatView


class Change(msgspec.Struct, kw_only=True):
    """A fact of the view that is different now. Without `to` it is gone."""

    at: Annotated[list[str | int], Meta(description="The keys and places that lead to it", examples=[["supply", 0]])]
    to: Annotated[Any, Meta(description="What it is now")] | UnsetType = UNSET


class Moment(msgspec.Struct, kw_only=True):
    """A decision, what happened, and what it changed in the view."""

    seat: SeatNumber
    action: str
    events: list[GameEvent]
    changes: list[Change]


class Replay(msgspec.Struct, kw_only=True):
    """A game from its first moment to now: the first view, and the changes of every decision. `open` says that all
    cards are face up, which they are after the end; before it, each moment is what the caller could know then."""

    id: TableId
    version: int
    stamp: int
    open: bool
    first: SeatView
    moments: list[Moment]
    table: TableInfo
    scope: Scope
