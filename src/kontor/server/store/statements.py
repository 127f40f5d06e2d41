"""Statements that both databases understand: what a store offers them, and those that need nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from kontor.server.store.base import SEARCH_MAX_S, Statement


class Statements(ABC):
    """Carries out statements. What is built on them uses the methods with an underscore: an operation is measured as a
    whole (monitoring/measured.py)."""

    shared: bool  # other processes may write the same tables

    @abstractmethod
    async def _read(self, sql: str, *values: object) -> list[Any]:
        """See read."""

    @abstractmethod
    async def _write(self, sql: str, *values: object) -> list[Any]:
        """See write."""

    @abstractmethod
    async def _together(self, statements: Sequence[Statement], lock: str = "") -> bool:
        """See together. Of those with the same lock, one is carried out at a time."""

    @abstractmethod
    async def _search(self, sql: str, *values: object, limit_s: float | None) -> list[Any]:
        """See search."""

    async def read(self, sql: str, *values: object) -> list[Any]:
        """The rows of a statement that only reads. Both databases understand it, with `$1` for the first value."""
        return await self._read(sql, *values)

    async def write(self, sql: str, *values: object) -> list[Any]:
        """Carries out a statement that changes something; gives the rows that it returns."""
        return await self._write(sql, *values)

    async def search(self, sql: str, *values: object, limit_s: float | None = SEARCH_MAX_S) -> list[Any]:
        """As `read`, for a statement that may take long. It holds up other searches, but nothing else.
        TooLong after so many seconds; None: it may take as long as it needs, since nobody waits for it."""
        return await self._search(sql, *values, limit_s=limit_s)

    async def together(self, first: Statement, *others: Statement) -> bool:
        """Carries out statements as one, unless the first one returns no row: then nothing is changed."""
        return await self._together((first, *others))

    def without_job(self, kind: str, key: str, condition: str = "true") -> str:
        """SQL for a condition: there is no such job. Only processes that share a database have any."""
        if not self.shared:
            return ""
        return f" AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = '{kind}' AND key = {key} AND {condition})"
