"""Checkpoints: a table as it was after one of its entries, kept beside the log so that a long one need not be read from
its first entry. They are a cache that survives a new version of the code. One of another format, of rules that are not
played here, or that does not fit the chain of hashes, is not used: the table gets another.
"""

import hashlib
import logging
import zlib
from typing import Final

from kontor.rules.chance import Chance
from kontor.server.store import Checkpoint
from kontor.server.store.base import WHOLE_LOG_MAX_ENTRIES
from kontor.server.tables import snapshot
from kontor.server.tables.cooperative import Slices
from kontor.server.tables.rules_versions import START_BY_VERSION, begin_game
from kontor.server.tables.snapshot import GameSnapshot
from kontor.server.tables.table import Table

logger = logging.getLogger("kontor.tables")
CHECKPOINT_INTERVAL_ENTRIES: Final = WHOLE_LOG_MAX_ENTRIES


def is_due(now: Table, last: int) -> bool:
    """Whether a table should get a new checkpoint after that of this version."""
    return now.version - last >= CHECKPOINT_INTERVAL_ENTRIES


def make(now: Table) -> Checkpoint:
    """A checkpoint of a table."""
    content = zlib.compress(snapshot.encode(now), 1)
    rules = now.agreed.rules
    digest = _digest(snapshot.FORMAT, rules, now.hash, content)
    return Checkpoint(now.id, now.version, now.hash, snapshot.FORMAT, rules, digest, content)


async def read(found: Checkpoint) -> Table | None:
    """The table of a checkpoint; None where it is not to be used."""
    if found.format != snapshot.FORMAT or found.rules not in START_BY_VERSION:
        return None
    if _digest(found.format, found.rules, found.hash, found.content) != found.digest:
        return None
    try:
        then, game = snapshot.decode(zlib.decompress(found.content))
        if (then.id, then.version, then.hash) != (found.table, found.version, found.hash):
            return None
        if game is not None:
            await _play(then, game)
    except Exception as wrong:  # it is only a cache: the log says everything
        logger.warning("a checkpoint cannot be read: %s", type(wrong).__name__)
        return None
    return then


async def _play(then: Table, played: GameSnapshot) -> None:
    """Plays the decisions that were not taken back."""
    agreed = then.agreed
    game = begin_game(agreed.rules, then.options, Chance(given=played.chance), played.names, agreed.position)
    slices = Slices()
    lexicon = game.state.rules.lexicon
    for action in played.actions:
        game.play_again(lexicon.read(action))
        await slices.pause()
    then.game = game


def _digest(layout: int, rules: int, hash_: bytes, content: bytes) -> bytes:
    return hashlib.sha256(b"%d %d " % (layout, rules) + hash_ + content).digest()
