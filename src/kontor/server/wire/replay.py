"""A game moment by moment, and records that come in."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from kontor.server.wire import Answer, doc
from kontor.server.wire.answers import Scope, TableId, TableInfo
from kontor.server.wire.events import GameEvent
from kontor.server.wire.requests import SeatNumber
from kontor.server.wire.view import SeatView


class Change(Answer):
    """A fact of the view that is different now. Without `to` it is gone."""

    at: Annotated[list[str | int], Meta(description="The keys and places that lead to it", examples=[["supply", 0]])]
    to: Annotated[Any, doc("What it is now")] | UnsetType = UNSET


class Moment(Answer):
    """A decision, what happened, and what it changed in the view."""

    seat: SeatNumber
    action: str
    events: list[GameEvent]
    changes: list[Change]


class Replay(Answer):
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
