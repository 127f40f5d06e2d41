"""What all calls share: who is calling, which table, the body, and how the answer is written."""

import math
from collections.abc import Callable, Iterable, Sequence
from hmac import compare_digest
from typing import Annotated, Any, Concatenate, Final, NamedTuple, NoReturn, ParamSpec

from msgspec import Meta
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope

from kontor.server import commands
from kontor.server.api.routing import Depends, answer, services_of
from kontor.server.api.services import Services
from kontor.server.api.statuses import status_of
from kontor.server.bots.pool import thinks
from kontor.server.config.settings import is_unguessable
from kontor.server.gateway.limits import Kind, client_of
from kontor.server.gateway.middleware import BANNED
from kontor.server.tables.entries import Entry
from kontor.server.tables.hub import Command, Watched
from kontor.server.tables.keys import COOKIE, Caller, hash_of
from kontor.server.tables.present import refuse_replaced, view
from kontor.server.tables.problems import LimitReached, NotAllowed, NotIdentified, Refused
from kontor.server.tables.table import Table
from kontor.server.wire.answers import TableView

Given = ParamSpec("Given")
DECISIONS_PER_READ: Final = 500  # decisions in an answer that count as one more read; few games have as many
BOTS_RETRY_S: Final = 30  # until it is worth asking for more bots
CompetitionId = Annotated[str, Meta(description="The id of a competition", max_length=20)]
TableId = Annotated[str, Meta(description="The id of a table")]


def refusal(refused: Refused) -> Response:
    response = answer(refused.problem, status_of(refused))
    if refused.retry_after is not None:
        response.headers["Retry-After"] = str(refused.retry_after)
    if isinstance(refused, NotIdentified):
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def shows_secret(services: Services, connection: HTTPConnection, *secrets: str) -> bool:
    """Whether a request shows one of these secrets of the server. Wrong tries are limited, but a secret too long to be
    guessed is always accepted: otherwise strangers at the same address could lock the operator out."""
    token = bearer(connection)
    if token is None:
        return False
    matching = [secret for secret in secrets if secret and compare_digest(token.encode(), secret.encode())]
    if any(map(is_unguessable, matching)):
        return True
    client = client_of(connection.scope)
    if (wait := services.limits.wait("login", client)) is not None:
        refuse_too_many(wait)
    if not matching:
        services.limits.take("login", client)
    return bool(matching)


def account_of(services: Services, connection: HTTPConnection) -> str:
    """The client as it is stored: on whose account bots think."""
    return services.pseudonyms.account_of(client_of(connection.scope))


def network_of(services: Services, connection: HTTPConnection) -> str:
    """The client's network as it is stored; empty where nothing is limited."""
    return services.pseudonyms.network_of(client_of(connection.scope)) if services.limits.enabled else ""


def limit(services: Services, connection: HTTPConnection, kind: Kind) -> None:
    limit_by(services, kind, client_of(connection.scope))


def count_listed(services: Services, scope: Scope, decisions: int) -> None:
    """Counts a read of very many decisions for what it costs."""
    services.limits.spend("read", client_of(scope), decisions // DECISIONS_PER_READ)


def limit_by(services: Services, kind: Kind, whom: str) -> None:
    """Refuses what was asked for too often by somebody, or for somebody."""
    if (wait := services.limits.take(kind, whom)) is not None:
        refuse_too_many(wait)


def refuse_too_many(wait: float) -> NoReturn:
    """Refuses what comes too early."""
    seconds = max(1, math.ceil(wait))
    raise LimitReached("too-many", f"Too many requests: try again in {seconds} s.", retry_after=seconds)


def refuse_banned(services: Services, caller: Caller) -> None:
    """Refuses a caller whom whoever runs the server keeps out."""
    if services.bans.has_key(caller.key):
        raise NotAllowed("banned", BANNED)


def limit_bots(services: Services, connection: HTTPConnection, levels: Iterable[str | None]) -> None:
    """Refuses more strong bots to a client at whose tables enough of them play already."""
    strong = any(level is not None and thinks(level) for level in levels)
    if strong and services.bots.has_enough(account_of(services, connection)):
        message = "Strong bots already play at as many of your tables as allowed: wait until one of the games is over."
        raise LimitReached("too-many-bots", message, retry_after=BOTS_RETRY_S)


def bearer(connection: HTTPConnection) -> str | None:
    """The token in the Authorization header."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise NotIdentified("token", "The Authorization header must read: Bearer TOKEN.")
    return token.strip()


def cookie_of(services: Services, name: str = COOKIE) -> str:
    """The name of the browser's cookie, or of another one. With the prefix, browsers refuse a cookie set by another
    host of the domain."""
    settings = services.settings
    return f"__Host-{name}" if settings.secure and not settings.root_path else name


async def caller_of(connection: HTTPConnection) -> Caller:
    """The caller, identified by the Authorization header or else by the browser's cookie."""
    token = bearer(connection)
    caller = Caller(await browser_of(connection) if token is None else hash_of(token))
    refuse_banned(services_of(connection), caller)
    return caller


async def browser_of(connection: HTTPConnection) -> str | None:
    """The browser that a cookie proves. One that is kept out gains nothing anywhere."""
    services = services_of(connection)
    key = connection.cookies.get(cookie_of(services))
    browser = await services.store.browser(hash_of(key)) if key else None
    refuse_banned(services, Caller(browser))
    return browser


class AtTable(NamedTuple):
    services: Services
    watched: Watched
    caller: Caller

    async def change(self, command: Command) -> bool:
        """Changes the table, within the limit of its log."""
        return await self.services.hub.change(
            self.watched, lambda table: commands.within_log_limit(table, command(table))
        )

    async def perform(
        self,
        command: Callable[Concatenate[Table, Caller, Given], Sequence[Entry]],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> TableView:
        """Carries out a command of the caller, and returns their newest view."""
        await self.change(lambda table: command(table, self.caller, *given, **named))
        return view(self.watched.table, self.caller)


async def at_table(services: Services, connection: HTTPConnection, name: str) -> AtTable:
    """The caller at the table with this id. A token that is not valid there is refused."""
    caller = await caller_of(connection)
    watched = await services.hub.table(name)
    table = watched.table
    if bearer(connection) is not None and not table.seats_of(caller) and not table.is_host(caller):
        refuse_replaced(table, caller)
        raise NotIdentified("token", "This token is not valid at this table.")
    services.bots.look(watched)
    await services.presence.note(watched, caller)
    services.notices.seen(watched, caller)
    return AtTable(services, watched, caller)


async def _studying(services: Services, request: Request) -> Services:
    limit(services, request, "study")
    return services


def _at_table(kind: Kind) -> Any:
    """A dependency that returns the caller at the table, within the limit for this kind of request."""

    async def enter(services: Services, request: Request, table: TableId) -> AtTable:
        limit(services, request, kind)
        return await at_table(services, request, table)

    return Depends(enter)


Reading = Annotated[AtTable, _at_table("read")]
Asking = Annotated[AtTable, _at_table("ask")]
Replaying = Annotated[AtTable, _at_table("replay")]
Studying = Annotated[AtTable, _at_table("study")]
Acting = Annotated[AtTable, _at_table("act")]
StudyServices = Annotated[Services, Depends(_studying)]  # the services, within the limit for studies
