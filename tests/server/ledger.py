"""The logs of all tables as they are stored, read past every server and compared with what clients were told."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

import msgspec

from kontor import Game, catalog
from kontor.game import start_game
from kontor.rules.chance import Chance
from kontor.server.store.base import PrivateText, Row
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entry
from kontor.server.tables.private import read_row
from tests.server.storing import sql


@dataclass(frozen=True)
class Decision:
    """What a client decided; its key is nobody else's."""

    table: str
    ply: int
    action: str
    key: str


@dataclass(frozen=True)
class Undo:
    """What a client took back; no other change of a game has its stamp."""

    table: str
    seat: int
    ply: int
    stamp: int


@dataclass(frozen=True)
class Line:
    """What a client said; nobody says the same."""

    table: str
    seat: int
    text: str


Deed: TypeAlias = Decision | Undo | Line


class Resume(NamedTuple):
    """What somebody knew who came back, and from where on they were told the rest."""

    table: str
    version: int
    ply: int
    since: int
    new_version: int
    new_ply: int


@dataclass
class Journal:
    """What clients did, and what servers acknowledged."""

    sent: set[Deed] = field(default_factory=set)
    acknowledged: set[Deed] = field(default_factory=set)
    repeated: set[Deed] = field(default_factory=set)  # sent more than once
    unheard: set[Deed] = field(default_factory=set)  # stored, while the answer got lost
    resumes: list[Resume] = field(default_factory=list)  # that are not compared yet


class Ledger:
    """All logs. Whatever was read once must stay as it was."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._read: dict[str, list[Row]] = {}

    async def compare(self, journal: Journal) -> None:
        """What was acknowledged until now is there once, and nothing is there that nobody sent."""
        acknowledged = set(journal.acknowledged)  # before reading: more may be acknowledged meanwhile
        resumes, journal.resumes = journal.resumes, []
        await self.renew()
        stored = Counter(deed for table in self._read for deed in deeds(table, self.entries(table)))
        assert not (lost := acknowledged - stored.keys()), f"acknowledged, but not stored: {lost}"
        assert not (made_up := stored.keys() - journal.sent), f"stored, but not sent: {made_up}"
        assert not (doubled := [deed for deed, count in stored.items() if count > 1]), f"stored twice: {doubled}"
        for resume in resumes:
            self._check_resume(resume)

    def _check_resume(self, resume: Resume) -> None:
        """Whoever came back was told everything from the last ply on that is still as they knew it."""
        missed = self.entries(resume.table)[resume.version : resume.new_version]
        undone = [entry.ply for entry in missed if isinstance(entry, log.Undone)]
        assert resume.since == min(resume.ply, resume.new_ply, *undone), f"{resume} after {undone} were undone"

    def lines(self, table: str, version: int) -> list[tuple[int, str | None]]:
        """The chat of a table up to a version."""
        entries = enumerate(self.entries(table)[:version], 1)
        said = [(number, entry) for number, entry in entries if isinstance(entry, log.Said)]
        return [(number, entry.text) for number, entry in said]

    def entries(self, table: str) -> list[Entry]:
        """The log of a table."""
        return [entry for entry, _ in map(read_row, self._read[table])]

    def check_view(self, seen: dict[str, Any]) -> None:
        """The log, played again up to the version of a server's view, gives the same view."""
        known = self._read[seen["id"]]
        assert seen["version"] <= len(known), f"a server showed version {seen['version']} of {len(known)}"
        game = replayed([entry for entry, _ in map(read_row, known[: seen["version"]])])
        view = msgspec.json.decode(msgspec.json.encode(game.view(seen["seat"])))
        assert {name: seen.get(name) for name in view} == view
        if "legal" in seen:
            assert seen["legal"] == list(map(str, game.legal_actions()))

    async def renew(self) -> None:
        """Reads all logs: they may have grown, and nothing else."""
        rows = await sql(self._database, "SELECT table_id, version, entry FROM entries ORDER BY table_id, version")
        texts = await sql(self._database, "SELECT table_id, version, part, content FROM private_texts")
        last = await sql(self._database, "SELECT id, version FROM tables")
        beside: dict[tuple[str, int], list[PrivateText]] = defaultdict(list)
        for table, version, part, content in texts:
            beside[table, version].append(PrivateText(part, content, "", b""))
        found: dict[str, list[Row]] = defaultdict(list)
        for table, version, entry in rows:
            found[table].append(Row(version, 0.0, entry.encode(), b"", tuple(beside[table, version])))
            assert version == len(found[table]), f"table {table}: version {version} is entry {len(found[table])}"
        for table, before in self._read.items():
            assert found[table][: len(before)] == before, f"table {table}: entries are gone or changed"
        assert all(version >= len(found[table]) for table, version in last)
        self._read = found


def deeds(table: str, entries: list[Entry]) -> Iterator[Deed]:
    """What people did at a table, by its log. Each decision has the next ply, counted from its goal after an undo."""
    ply = stamp = 0
    for version, entry in enumerate(entries, 1):
        match entry:
            case log.Decided():
                assert entry.ply == ply, f"table {table}: {entry} after {ply} decisions"
                if entry.level is None:
                    assert entry.key is not None
                    yield Decision(table, ply, entry.action, entry.key)
                ply, stamp = ply + 1, version
            case log.Undone():
                assert entry.ply < ply, f"table {table}: {entry} after {ply} decisions"
                yield Undo(table, entry.seat, entry.ply, stamp)
                ply, stamp = entry.ply, version
            case log.Said():
                assert entry.text is not None
                yield Line(table, entry.seat, entry.text)
            case log.Started():
                stamp = version


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
