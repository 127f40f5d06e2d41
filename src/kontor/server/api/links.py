"""Links that people send each other."""

from collections.abc import Sequence

from starlette.requests import HTTPConnection

from kontor.server.api.services import Services
from kontor.server.tables.keys import hash_of
from kontor.server.tables.table import Table
from kontor.server.wire.answers import SeatKey


def base(services: Services, connection: HTTPConnection) -> str:
    """Where people reach this server: the public URL, or the address of the request."""
    return services.settings.public_url.rstrip("/") or str(connection.base_url).rstrip("/")


def link(services: Services, connection: HTTPConnection, *path: str) -> str:
    """A link: seat/TABLE/TOKEN gives a browser a seat, join/TABLE/INVITATION is for invited people."""
    return "/".join((base(services, connection), *path))


def seat_key(
    services: Services, connection: HTTPConnection, table: Table, number: int, tokens: Sequence[str | None]
) -> SeatKey:
    """A seat, with its token if that is one of these."""
    token = next((token for token in tokens if token and hash_of(token) in table.seats[number].keys), None)
    return SeatKey(seat=number, token=token, link=token and link(services, connection, "seat", table.id, token))
