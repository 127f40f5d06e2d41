"""What a checkpoint contains: a table as plain data, in MessagePack. FORMAT names this layout and what its fields mean.
Whoever changes either raises the number: checkpoints of another format are not read, and the tables get new ones.

TableSnapshot has the fields of Table; tests/server/test_checkpoints.py compares them.
"""

from typing import Any, Final, NamedTuple

import msgspec

from kontor.game import Game
from kontor.server.tables import entries as log
from kontor.server.tables.holders import Known
from kontor.server.tables.occupants import Occupant
from kontor.server.tables.past import Decider, Sent, Undo
from kontor.server.tables.seat import Asked, Seat
from kontor.server.tables.table import Table
from kontor.server.tables.timing import Timing
from kontor.server.wire.answers import Line, SeatChange, Status

FORMAT: Final = 1


class _Snapshot(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class LineSnapshot(NamedTuple):
    """A Line of chat. It may have a phrase that is no longer offered."""

    version: int
    at: float
    seat: int
    name: str
    text: str | None
    phrase: str | None


class GameSnapshot(_Snapshot):
    """A Game, which is played again: its decisions are kept as text, as in the log."""

    chance: dict[str, tuple[str, ...]]
    names: tuple[str, ...]
    actions: list[str]


class TableSnapshot(_Snapshot):
    """A Table."""

    id: str
    version: int
    hash: bytes
    deleted: frozenset[log.Part]
    missing: frozenset[log.Part]
    occupants: tuple[Occupant, ...]
    stamp: int
    last_but_chat: int
    created: float
    updated: float
    moved: float
    status: Status
    agreed: log.Created
    host_keys: list[str]
    known: dict[str, Known]
    gone: list[str]
    invited: str | None
    pace: int
    instant: bool
    salt: str
    orders: dict[int, log.Ordered]
    ordered: tuple[int, ...]
    taken_back: bool
    rematch: str | None
    shared: dict[bool, str]
    sent: dict[tuple[int, int, str], Sent]
    removed: tuple[int, ...]
    seat_changes: tuple[SeatChange, ...]
    seats: list[Seat]
    asked: Asked | None
    timing: Timing | None
    chat: list[LineSnapshot]
    deciders: list[int | None]  # the last one first
    undos: list[tuple[int, int]]  # version and ply, the last one first
    game: GameSnapshot | None


# Fields that are not the same in a table
_CHANGED: Final = frozenset({"gone", "chat", "deciders", "undos", "game"})
_SAME: Final = tuple(name for name in TableSnapshot.__struct_fields__ if name not in _CHANGED)
_DECODER: Final = msgspec.msgpack.Decoder(TableSnapshot)


def encode(table: Table) -> bytes:
    """A table as data."""
    snapshot = TableSnapshot(
        **{name: getattr(table, name) for name in _SAME},
        gone=table._gone,
        chat=[LineSnapshot(*msgspec.structs.astuple(line)) for line in table.chat],
        deciders=[each.person for each in _linked(table._decider)],
        undos=[(each.version, each.ply) for each in _linked(table._undo)],
        game=None if table.game is None else _taken_of_game(table.game),
    )
    return msgspec.msgpack.encode(snapshot)


def decode(content: bytes) -> tuple[Table, GameSnapshot | None]:
    """A table without its game, and the game. Raises msgspec.DecodeError where the data is anything else."""
    snapshot = _DECODER.decode(content)
    table = Table(snapshot.id)
    for name in _SAME:
        setattr(table, name, getattr(snapshot, name))
    table._gone = snapshot.gone
    table.chat = [Line(**line._asdict()) for line in snapshot.chat]
    for person in reversed(snapshot.deciders):
        table._decider = Decider(person, table._decider)
    for version, ply in reversed(snapshot.undos):
        table._undo = Undo(version, ply, table._undo)
    return table, snapshot.game


def _taken_of_game(game: Game) -> GameSnapshot:
    return GameSnapshot(
        chance={name: tuple(results) for name, results in game.start.chance.items()},
        names=tuple(game.names),
        actions=[str(action) for action in game.actions()],
    )


def _linked(node: Any) -> list[Any]:
    found = []
    while node is not None:
        found.append(node)
        node = node.before
    return found
