"""Checkpoints: a table as it was after one of its entries, kept beside the log so that a long one need not be read from
its first entry. They are a cache that survives a new version of the code. One of another format, of rules that are not
played here, or that does not fit the chain of hashes, is not used: the table gets another.
"""

import hashlib
import logging
import zlib
from typing import Any, Final, NamedTuple

import msgspec

from kontor.game import Game
from kontor.rules.chance import Chance
from kontor.server.store.base import Checkpoint
from kontor.server.tables.cooperative import TimeSlicer
from kontor.server.tables.rules_versions import START_BY_VERSION, begin_game
from kontor.server.tables.table import Table

logger = logging.getLogger("kontor.tables")
CHECKPOINT_INTERVAL_ENTRIES: Final = 250
# The layout of a Content in MessagePack, and what the fields of a table mean. A change of either raises the number.
TABLE_CHECKPOINT_FORMAT: Final = 2


class PlayedGame(NamedTuple):
    """A game, which is played again: its decisions are kept as text, as in the log."""

    chance: dict[str, tuple[str, ...]]
    actions: list[str]


class Content(NamedTuple):
    """A table, with its game beside it."""

    table: Table
    played: PlayedGame | None


_DECODER: Final = msgspec.msgpack.Decoder(Content)


def make(now: Table) -> Checkpoint:
    content = zlib.compress(encode(now), 1)
    rules = now.agreed.rules
    return Checkpoint(
        now.id,
        now.version,
        now.hash,
        TABLE_CHECKPOINT_FORMAT,
        rules,
        _digest(TABLE_CHECKPOINT_FORMAT, rules, now.hash, content),
        content,
    )


def encode(table: Table) -> bytes:
    played = None
    if (game := table.game) is not None:
        chance = {name: tuple(results) for name, results in game.start.chance.items()}
        played = PlayedGame(chance, [str(action) for action in game.actions()])
    return msgspec.msgpack.encode(Content(table, played), enc_hook=_leave_out)


def _leave_out(game: Any) -> None:
    assert isinstance(game, Game)


async def read(found: Checkpoint) -> Table | None:
    """The table of a checkpoint; None where it is not to be used."""
    if found.format != TABLE_CHECKPOINT_FORMAT or found.rules not in START_BY_VERSION:
        return None
    if _digest(found.format, found.rules, found.hash, found.content) != found.digest:
        return None
    try:
        then, played = _DECODER.decode(zlib.decompress(found.content))
        if (then.id, then.version, then.hash) != (found.table, found.version, found.hash):
            return None
        if played is not None:
            then.game = await _play(then, played)
    except Exception as wrong:  # it is only a cache: the log says everything
        logger.warning("a checkpoint cannot be read: %s", type(wrong).__name__)
        return None
    return then


async def _play(then: Table, played: PlayedGame) -> Game:
    """The game after the decisions that were not taken back."""
    agreed, names = then.agreed, [seat.name for seat in then.seats]
    game = begin_game(agreed.rules, then.options, Chance(given=played.chance), names, agreed.position)
    slicer = TimeSlicer()
    lexicon = game.state.rules.lexicon
    for action in played.actions:
        game.play_again(lexicon.read(action))
        await slicer.pause()
    return game


def _digest(layout: int, rules: int, hash_: bytes, content: bytes) -> bytes:
    return hashlib.sha256(b"%d %d " % (layout, rules) + hash_ + content).digest()
