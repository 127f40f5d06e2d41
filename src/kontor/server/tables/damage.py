"""The tables that are known to be damaged. They are refused until the database has been mended."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from kontor.server.monitoring.logs import fields
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store import Damaged
from kontor.server.tables.problems import Refused, TableDamaged

logger = logging.getLogger("kontor.tables")


class Damage:
    """What was found damaged, while serving or by a check."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tables: dict[str, Damaged] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, table: str) -> bool:
        return table in self._tables

    def note(self, wrong: Damaged) -> None:
        if wrong.table not in self._tables:
            logger.error("a table is damaged: %s", wrong.reason, extra=fields(table=wrong.table))
        known = self._tables.get(wrong.table)
        if known is None or known.acknowledged <= wrong.acknowledged:
            self._tables[wrong.table] = wrong
        self._metrics.tables_damaged.set(len(self))

    def forget(self, table: str, version: int) -> None:
        """A check found it whole up to a version. A shorter log than it is known to have had is not the whole one."""
        known = self._tables.get(table)
        if known is not None and known.acknowledged <= version:
            del self._tables[table]
            logger.warning("a table that was damaged is whole again", extra=fields(table=table))
            self._metrics.tables_damaged.set(len(self))

    def refuse(self, table: str) -> None:
        if table in self._tables:
            raise _refused()

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Whatever is found damaged within is remembered and refused."""
        try:
            yield
        except Damaged as wrong:
            self.note(wrong)
            raise _refused() from wrong


def _refused() -> Refused:
    message = "What is stored of this table is damaged. Only whoever runs the server can help, with a backup."
    return TableDamaged("damaged", message)
