"""The messages of the socket, and a game moment by moment."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kontor.wire import Answer, Request, doc
from kontor.wire.analysis import GameAnalysis
from kontor.wire.answers import Line, News, Problem, Scope, TableId, TableInfo
from kontor.wire.events import GameEvent
from kontor.wire.requests import Play, Ply, Say, SeatNumber
from kontor.wire.view import SeatView


class LiveView(News, tag_field="type", tag="view"):
    """The newest view. Each one is complete: what was missed in between is in `events`."""


class LiveCurrent(Answer, tag_field="type", tag="current"):
    """The view that you have is the newest one."""


class LiveChat(Answer, tag_field="type", tag="chat"):
    """New lines of chat; the game is unchanged."""

    chat: list[Line]


class LiveAnalysis(Answer, tag_field="type", tag="analysis"):
    """How far the analysis of the game is, or what it found; only for connections that ask for it."""

    analysis: GameAnalysis


class LiveRefused(Answer, tag_field="type", tag="refused"):
    """A request over the socket was refused; `key` is the one it came with."""

    problem: Problem
    key: str | None = None


class Played(Answer, tag_field="type", tag="played"):
    """A decision over the socket is stored."""

    ply: int
    key: str | None = None


class Restarting(Answer, tag_field="type", tag="restarting"):
    """The server is restarting: connect again with the last ply."""


class Pong(Answer, tag_field="type", tag="pong"):
    """The connection is alive."""


LiveMessage: TypeAlias = LiveView | LiveCurrent | LiveChat | LiveAnalysis | LiveRefused | Played | Restarting | Pong


class LivePlay(Play, tag_field="type", tag="play"):
    """A decision, over the socket."""


class LiveSay(Say, tag_field="type", tag="say"):
    """A line of chat, over the socket."""


class Ping(Request, tag_field="type", tag="ping"):
    """Is the connection alive?"""


LiveRequest: TypeAlias = LivePlay | LiveSay | Ping


Seats: TypeAlias = Annotated[str, doc("Seats of the view that is known, as in 0,2", max_length=20)]


class LiveQuery(msgspec.Struct, frozen=True):
    """What somebody knows who opens a socket, and which of their seats it is for."""

    ply: Ply | None = None
    version: Annotated[int, Meta(ge=0)] = 0
    updated: float | None = None
    you: Seats | None = None
    lost: Seats = ""
    host: bool = False
    seat: SeatNumber | None = None
    analysis: bool = False  # whether they follow the analysis of the game, which must be over


class Change(Answer):
    """A fact of the view that is different now. Without `to` it is gone."""

    at: Annotated[list[str | int], doc("The keys and places that lead to it", examples=[["supply", 0]])]
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
