"""What is stored about a person beside the logs of tables, for their own copy of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kontor.server.store.base import Statements, places
from kontor.server.store.people import BROWSERS

# Which columns, and where from; no secrets, whose hashes would prove nothing to anybody but this server
PERSONAL: Final[Mapping[str, tuple[str, str]]] = {
    "person": ("name, named, language, zone, quiet_from, quiet_until, site, made", "people WHERE id = $1"),
    "devices": ("name, made", "devices WHERE person = $1 ORDER BY made"),
    "passes": ("kind, made, until", "passes WHERE person = $1 ORDER BY kind"),
    "sign_ins": ("subject", "sign_ins WHERE person = $1"),
    "channels": ("kind, target, failures, made", "channels WHERE person = $1 ORDER BY made"),
    "notices": (
        "kind, table_id, attempts, due, made",
        "notices WHERE channel IN (SELECT id FROM channels WHERE person = $1) ORDER BY made",
    ),
    "last_notified": ("table_id, at", "last_notified WHERE person = $1 ORDER BY at"),
    "restrictions": ("kind, name, made", "restrictions WHERE person = $1 ORDER BY made"),
    "reports": ("table_id, seat, line, reason, made", f"reports WHERE reporter IN ({BROWSERS}) ORDER BY made"),
    "bans": ("kind, about, made", f"bans WHERE value IN ({BROWSERS}) ORDER BY made"),
    "finished_seats": (
        "table_id, seat, name, rank, total, points",
        "finished_seats WHERE person = $1 ORDER BY table_id",
    ),
    "ratings": ("scope, games, rating, low, high", "ratings WHERE person = $1 ORDER BY scope"),
    "competitions": ("id, status, document, made", "competitions WHERE organiser = $1 ORDER BY made"),
    "competition_players": ("competition, number", "competition_players WHERE person = $1 ORDER BY competition"),
}


async def personal(store: Statements, person: str) -> dict[str, list[dict[str, Any]]]:
    """The rows about a person, by table."""
    return {
        table: [
            dict(zip(columns.split(", "), row, strict=True))
            for row in await store.read(f"SELECT {columns} FROM {source}", person)
        ]
        for table, (columns, source) in PERSONAL.items()
    }


async def private_texts(store: Statements, table: str, versions: Sequence[int]) -> list[str]:
    """What lies beside entries of a table."""
    sql = (
        f"SELECT content FROM private_texts WHERE table_id = $1 AND version IN ({places(versions, 2)}) ORDER BY version"
    )
    return await store.column(sql, table, *versions)
