"""The logs of all tables as they are stored, read past every server and compared with what clients were told."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from kontor import Game, catalog
from kontor.game import start_game
from kontor.rules.chance import Chance
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entry
from tests.server.storing import sql


class Decision(NamedTuple):
    """What a client decided; its key is nobody else's."""

    table: str
    ply: int
    action: str
    key: str


@dataclass
class Journal:
    """What clients sent, and what servers acknowledged; by key."""

    sent: dict[str, Decision] = field(default_factory=dict)
    acknowledged: dict[str, Decision] = field(default_factory=dict)
    repeated: set[str] = field(default_factory=set)  # keys of what was sent more than once
    unheard: set[str] = field(default_factory=set)  # keys of what was stored, while the answer got lost


class Ledger:
    """All logs. Whatever was read once must stay as it was."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._read: dict[str, list[bytes]] = {}

    async def compare(self, journal: Journal) -> None:
        """What was acknowledged until now is there once, and nothing is there that nobody sent."""
        acknowledged = dict(journal.acknowledged)  # before reading: more may be acknowledged meanwhile
        await self.renew()
        stored: dict[str, Decision] = {}
        for table in self._read:
            decided = [entry for entry in self.entries(table) if isinstance(entry, log.Decided)]
            assert [entry.ply for entry in decided] == list(range(len(decided))), f"table {table}: plies lack or repeat"
            for entry in decided:
                if entry.level is None:
                    assert entry.key is not None
                    assert entry.key not in stored, f"table {table}: {entry} is stored twice"
                    stored[entry.key] = Decision(table, entry.ply, entry.action, entry.key)
        missing = [decision for key, decision in acknowledged.items() if stored.get(key) != decision]
        assert not missing, f"acknowledged, but not stored: {missing}"
        made_up = [decision for key, decision in stored.items() if journal.sent.get(key) != decision]
        assert not made_up, f"stored, but not sent: {made_up}"

    def entries(self, table: str) -> list[Entry]:
        """The log of a table."""
        return [log.decode(entry) for entry in self._read[table]]

    def check_view(self, seen: dict[str, Any]) -> None:
        """The log, played again up to the version of a server's view, gives the same view."""
        known = self._read[seen["id"]]
        assert seen["version"] <= len(known), f"a server showed version {seen['version']} of {len(known)}"
        game = replayed([log.decode(entry) for entry in known[: seen["version"]]])
        view = msgspec.json.decode(msgspec.json.encode(game.view(seen["seat"])))
        assert {name: seen.get(name) for name in view} == view
        if "legal" in seen:
            assert seen["legal"] == list(map(str, game.legal_actions()))

    async def renew(self) -> None:
        """Reads all logs: they may have grown, and nothing else."""
        rows = await sql(self._database, "SELECT table_id, version, entry FROM entries ORDER BY table_id, version")
        last = await sql(self._database, "SELECT id, version FROM tables")
        found: dict[str, list[bytes]] = defaultdict(list)
        for table, version, entry in rows:
            found[table].append(entry.encode())
            assert version == len(found[table]), f"table {table}: version {version} is entry {len(found[table])}"
        for table, before in self._read.items():
            assert found[table][: len(before)] == before, f"table {table}: entries are gone or changed"
        assert all(version >= len(found[table]) for table, version in last)
        self._read = found


def replayed(entries: list[Entry]) -> Game:
    """The game of a log, made by the engine alone."""
    created, started = entries[0], next(entry for entry in entries if isinstance(entry, log.Started))
    assert isinstance(created, log.Created)
    places = [created.places[number] for number in started.order]
    options = catalog.options(created.board, len(places), created.edition, created.modules, created.duo, created.pile)
    decided: list[log.Decided] = []
    for entry in entries:
        if isinstance(entry, log.Undone):
            del decided[entry.ply :]
        if isinstance(entry, log.Decided):
            assert entry.ply == len(decided), f"ply {entry.ply} after {len(decided)} decisions"
            decided.append(entry)
    game = start_game(options, Chance(given=started.chance), [place.name for place in places])
    for entry in decided:
        assert game.decider == entry.seat
        game.play(entry.action)
    return game
