"""Who is kept out of a server."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from kontor.server.store.base import insert
from kontor.server.store.statements import Statements

Banned: TypeAlias = Literal["network", "maker", "key"]


class Ban(NamedTuple):
    """One of the things that a ban keeps out; those of one ban have the same id."""

    id: str
    kind: Banned
    value: str
    about: str  # whom the operator meant
    made: float


async def bans(store: Statements) -> list[Ban]:
    """All of them, the oldest first."""
    found = await store.read("SELECT id, kind, value, about, made FROM bans ORDER BY made, id, kind, value")
    return [Ban(*row) for row in found]


async def add_bans(store: Statements, new: Sequence[Ban]) -> None:
    """Keeps out, all or nothing."""
    into = "bans (id, kind, value, about, made)"
    await store.together(*(insert(into, ban, "RETURNING 1") for ban in new))


async def drop_bans(store: Statements, ban: str) -> bool:
    """Lets in again; False if there is no such ban."""
    return bool(await store.write("DELETE FROM bans WHERE id = $1 RETURNING 1", ban))
