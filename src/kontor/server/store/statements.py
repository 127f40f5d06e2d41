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
        """See Store.read."""

    @abstractmethod
    async def _write(self, sql: str, *values: object) -> list[Any]:
        """See Store.write."""

    @abstractmethod
    async def _together(self, statements: Sequence[Statement], lock: str = "") -> bool:
        """See Store.together. Of those with the same lock, one is carried out at a time."""

    @abstractmethod
    async def _search(self, sql: str, *values: object, limit_s: float | None) -> list[Any]:
        """See Store.search."""

    async def read(self, sql: str, *values: object) -> list[Any]:
        return await self._read(sql, *values)

    async def write(self, sql: str, *values: object) -> list[Any]:
        return await self._write(sql, *values)

    async def search(self, sql: str, *values: object, limit_s: float | None = SEARCH_MAX_S) -> list[Any]:
        return await self._search(sql, *values, limit_s=limit_s)

    async def together(self, first: Statement, *others: Statement) -> bool:
        return await self._together((first, *others))

    def without_job(self, kind: str, key: str, condition: str = "true") -> str:
        if not self.shared:
            return ""
        return f" AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = '{kind}' AND key = {key} AND {condition})"
