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


def seat_link(services: Services, connection: HTTPConnection, table: str, token: str) -> str:
    """The link that gives a browser a seat."""
    return f"{base(services, connection)}/seat/{table}/{token}"


def invite_link(services: Services, connection: HTTPConnection, table: str, invite: str) -> str:
    """The link for invited people."""
    return f"{base(services, connection)}/join/{table}/{invite}"


def replay_link(services: Services, connection: HTTPConnection, table: str) -> str:
    """The link to a game of the past."""
    return f"{base(services, connection)}/table/{table}/replay"


def seat_key(
    services: Services, connection: HTTPConnection, table: Table, number: int, tokens: Sequence[str | None]
) -> SeatKey:
    """A seat, with its token if that is one of these."""
    token = next((token for token in tokens if token and hash_of(token) in table.seats[number].keys), None)
    return SeatKey(seat=number, token=token, link=token and seat_link(services, connection, table.id, token))
