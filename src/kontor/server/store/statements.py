"""Statements that both databases understand: what carries them out, and what is built on that."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from kontor.server.store.base import SEARCH_MAX_S, Statement

T = TypeVar("T")


class Statements(ABC):
    """Carries out statements. `$1` is the place of the first value."""

    shared: bool  # other processes may write the same tables

    @abstractmethod
    async def read(self, sql: str, *values: object) -> list[Any]:
        """The rows of a statement that only reads."""

    @abstractmethod
    async def write(self, sql: str, *values: object) -> list[Any]:
        """Carries out a statement that changes something; gives the rows that it returns."""

    @abstractmethod
    async def search(self, sql: str, *values: object, limit_s: float | None = SEARCH_MAX_S) -> list[Any]:
        """As `read`, for a statement that may take long. It holds up other searches, but nothing else.
        TooLong after so many seconds; None: it may take as long as it needs, since nobody waits for it."""

    @abstractmethod
    async def together(self, first: Statement, *others: Statement, lock: str = "") -> bool:
        """Carries out statements as one, unless the first one returns no row: then nothing is changed. Of those with
        the same lock, one is carried out at a time."""

    def without_job(self, kind: str, key: str, condition: str = "true") -> str:
        """SQL for a condition: there is no such job. Only processes that share a database have any."""
        if not self.shared:
            return ""
        return f" AND NOT EXISTS (SELECT 1 FROM jobs WHERE kind = '{kind}' AND key = {key} AND {condition})"


class Part:
    """A part of what is stored, such as people. Its statements are those of both databases."""

    def __init__(self, store: Statements) -> None:
        self._store = store

    async def _rows(self, kind: Callable[..., T], sql: str, *values: object) -> list[T]:
        """What a statement finds. The columns of a row are what `kind` takes."""
        return [kind(*row) for row in await self._store.read(sql, *values)]

    async def _first(self, kind: Callable[..., T], sql: str, *values: object) -> T | None:
        return next(iter(await self._rows(kind, sql, *values)), None)

    async def _column(self, sql: str, *values: object) -> list[Any]:
        return [value for (value,) in await self._store.read(sql, *values)]

    async def _has(self, sql: str, *values: object) -> bool:
        return bool(await self._store.read(sql, *values))

    async def _changes(self, sql: str, *values: object) -> bool:
        """Whether a statement that returns what it changes changed anything."""
        return bool(await self._store.write(sql, *values))
