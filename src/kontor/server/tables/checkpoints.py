"""Checkpoints: a table as it was after one of its entries, kept beside the log so that a long one need not be read from
its first entry. They are a cache: one that was made by other code, or does not fit the chain of hashes, is not used.

Their content is read by a pickle that makes nothing but the few classes listed here.
"""

import hashlib
import io
import logging
import pickle
import zlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from kontor.rules.chance import Chance
from kontor.server.store import Checkpoint
from kontor.server.store.base import SHORT
from kontor.server.tables import entries as log
from kontor.server.tables import seat
from kontor.server.tables.cooperative import Slices
from kontor.server.tables.holders import Known
from kontor.server.tables.past import Decider, Sent, Undo
from kontor.server.tables.rules_versions import begin_game
from kontor.server.tables.table import Table
from kontor.server.tables.timing import Lapse, Timing
from kontor.server.wire.answers import Line, SeatChange

logger = logging.getLogger("kontor.tables")
EVERY: Final = SHORT  # entries between two checkpoints
_CLASSES: Final = {
    (made.__module__, made.__qualname__): made
    for made in (
        log.Created,
        log.Clock,
        log.Place,
        log.Ordered,
        log.Orders,
        log.Plan,
        log.WhenDisplaced,
        Timing,
        Lapse,
        seat.Seat,
        seat.Asked,
        Sent,
        Known,
        Line,
        SeatChange,
    )
}
_LEFT_OUT: Final = ("game", "_decider", "_undo", "_views")  # written in another way, or made when they are needed
_SOURCES: Final = (
    "boards",
    "rules",
    "server/tables",
    "server/wire",
    "catalog.py",
    "game.py",
)  # what a table depends on


def is_due(now: Table, last: int) -> bool:
    """Whether a table should get a new checkpoint after that of this version."""
    return now.version - last >= EVERY


def make(now: Table) -> Checkpoint:
    """A checkpoint of a table."""
    game = now.game
    facts = {name: value for name, value in vars(now).items() if name not in _LEFT_OUT}
    facts["deciders"] = [each.person for each in _linked(now._decider)]
    facts["undos"] = [(each.version, each.ply) for each in _linked(now._undo)]
    if game is not None:
        chance = {name: tuple(results) for name, results in game.start.chance.items()}
        facts["played"] = chance, tuple(game.names), [int(action.code) for action in game.actions()]
    content = zlib.compress(pickle.dumps(facts, pickle.HIGHEST_PROTOCOL), 1)
    digest = hashlib.sha256(now.hash + content).digest()
    return Checkpoint(now.id, now.version, now.hash, code_version(), digest, content)


async def read(found: Checkpoint) -> Table | None:
    """The table of a checkpoint; None where it is not to be used."""
    if found.code != code_version() or hashlib.sha256(found.hash + found.content).digest() != found.digest:
        return None
    try:
        facts = _Reader(io.BytesIO(zlib.decompress(found.content))).load()
    except (pickle.UnpicklingError, zlib.error) as wrong:
        logger.warning("a checkpoint cannot be read: %s", wrong)
        return None
    deciders, undos, played = facts.pop("deciders"), facts.pop("undos"), facts.pop("played", None)
    if (facts["id"], facts["version"], facts["hash"]) != (found.table, found.version, found.hash):
        return None
    then = Table(found.table)
    vars(then).update(facts)
    for person in reversed(deciders):
        then._decider = Decider(person, then._decider)
    for version, ply in reversed(undos):
        then._undo = Undo(version, ply, then._undo)
    if played is not None:
        await _play(then, *played)
    return then


async def _play(then: Table, chance: dict[str, tuple[str, ...]], names: tuple[str, ...], codes: list[int]) -> None:
    """Plays the decisions that were not taken back."""
    game = begin_game(then.agreed.rules, then.options, Chance(given=chance), names, then.agreed.position)
    slices = Slices()
    lexicon = game.state.rules.lexicon
    for code in codes:
        game.play_again(lexicon.action(code))
        await slices.pause()
    then.game = game


def _linked(node: Any) -> Iterator[Any]:
    while node is not None:
        yield node
        node = node.before


def _rebuilt(made: type[Any], fields: dict[str, Any]) -> Any:
    """How msgspec has its own classes made again."""
    if made not in _CLASSES.values():
        raise pickle.UnpicklingError(f"{made!r} is not part of a checkpoint")
    return made(**fields)


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if (module, name) == ("msgspec._utils", "rebuild"):
            return _rebuilt
        try:
            return _CLASSES[module, name]
        except KeyError:
            raise pickle.UnpicklingError(f"{module}.{name} is not part of a checkpoint") from None


@cache
def code_version() -> str:
    """Names the code that a table depends on, so that any other code makes its own checkpoints."""
    digest = hashlib.sha256()
    root = files("kontor")
    for source in _SOURCES:
        for file in _files(root.joinpath(*source.split("/"))):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:32]


def _files(place: Traversable) -> Iterator[Traversable]:
    if place.is_file():
        yield place
        return
    for inner in sorted(place.iterdir(), key=lambda each: each.name):
        if inner.is_dir() or inner.name.endswith((".py", ".toml")):
            yield from _files(inner)
