"""The context of a call: who sent the request, which limits it counts for, and the cookies and links of its answer."""

import math
from collections.abc import Iterable
from contextlib import suppress
from hmac import compare_digest
from typing import Final, NoReturn

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kontor.languages import ENGLISH, LANGUAGES
from kontor.server.api.services import Services
from kontor.server.bots.pool import thinks
from kontor.server.config.settings import is_unguessable
from kontor.server.gateway.limits import Kind, client_of
from kontor.server.gateway.scheduler import WorkSlot, work_slot_of
from kontor.server.tables.keys import COOKIE, Caller, hash_of
from kontor.server.tables.problems import LimitReached, NotIdentified, Required

DECISIONS_PER_READ: Final = 500  # decisions in an answer that count as one more read; few games have as many
DECISIONS_PER_CREATE: Final = 500  # decisions of a game that comes in, and counts as one more table
TABLE_BYTES: Final = 3000  # what a table takes before anything happens at it
BOT_BYTES: Final = 10_000  # the decisions of a bot in a game
PACKED_DECISION_BYTES: Final = 10  # of a game that comes in
ANALYSED_DECISION_BYTES: Final = 100
KEY_BYTES: Final = 300  # a key of a browser
BOTS_RETRY_S: Final = 30  # until it is worth asking for more bots
WORK_HEADER: Final = "X-Kontor-Work"
SEAT_COOKIE_S: Final = 2 * 365 * 24 * 3600


class Context(HTTPConnection):
    """A request or a socket, with what the server knows about where it comes from."""

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    @property
    def client_name(self) -> str:
        """The client, as the limits count it."""
        return client_of(self.scope)

    @property
    def account(self) -> str:
        """The client as it is stored: on whose account bots think."""
        return self.services.pseudonyms.account_of(self.client_name)

    @property
    def network(self) -> str:
        """The client's network as it is stored; empty where nothing is limited."""
        services = self.services
        return services.pseudonyms.network_of(self.client_name) if services.limits.enabled else ""

    @property
    def slot(self) -> WorkSlot:
        return work_slot_of(self.scope)

    @property
    def base(self) -> str:
        """Where people reach this server: the public URL, or the address of the request."""
        return self.services.settings.public_url.rstrip("/") or str(self.base_url).rstrip("/")

    @property
    def path(self) -> str:
        """The path of the request, after that of the server."""
        path: str = self.scope["path"]
        return path.removeprefix(self.scope["root_path"])

    def link(self, *path: str) -> str:
        """A link: seat/TABLE/TOKEN gives a browser a seat, join/TABLE/INVITATION is for invited people."""
        return "/".join((self.base, *path))

    @property
    def language(self) -> str:
        """The language that the address names (`?language=de`), or the one that the browser likes best, or English."""
        wishes = [self.query_params.get("language", ""), *_ranked(self.headers.get("accept-language", ""))]
        return next((wish for wish in wishes if wish in LANGUAGES), ENGLISH)

    # Limits

    def limit(self, kind: Kind) -> None:
        """Refuses what the client asks for too often."""
        limit_by(self.services, kind, self.client_name)

    def count(self, kind: Kind, times: int) -> None:
        """Counts several more of a kind for a request that costs as much."""
        self.services.limits.spend(kind, self.client_name, times)

    def count_listed(self, decisions: int) -> None:
        """Counts a read of very many decisions for what it costs."""
        self.count("read", decisions // DECISIONS_PER_READ)

    def limit_stored(self) -> None:
        """Refuses a client that has stored as much as it may on a day."""
        if (wait := self.services.limits.wait("store", self.client_name)) is not None:
            _refuse_too_many(wait)

    def count_stored(self, size: int) -> None:
        self.services.limits.spend("store", self.client_name, size / 1000)

    def limit_tables(self, *, bots: int = 0, decisions: int = 0) -> None:
        """Refuses a client that makes too many tables, or has stored too much. A game that comes in with very many
        decisions counts as several, and bots as what they are going to store."""
        self.limit_stored()
        self.limit("create")
        self.count("create", max(0, math.ceil(decisions / DECISIONS_PER_CREATE) - 1))
        self.count_stored(TABLE_BYTES + BOT_BYTES * bots + PACKED_DECISION_BYTES * decisions)

    def limit_bots(self, levels: Iterable[str | None]) -> None:
        """Refuses more strong bots to a client at whose tables enough of them play already."""
        strong = any(level is not None and thinks(level) for level in levels)
        if strong and self.services.bots.has_enough(self.account):
            message = (
                "Strong bots already play at as many of your tables as allowed: wait until one of the games is over."
            )
            raise LimitReached("too-many-bots", message, retry_after=BOTS_RETRY_S)

    async def require_work(self) -> None:
        """Refuses a table to a stranger who has not worked for it, if the server wants that. Whoever holds a seat
        somewhere is no stranger; to become known takes no work."""
        services, work = self.services, self.services.proof_of_work
        if not work.bits or not services.limits.counts(self.client_name):
            return
        browser = await self.browser()
        if browser and await services.store.tables_of(browser, 1):
            return
        self.limit("ask")
        if not await work.accept(services.store, self.client_name, self.headers.get(WORK_HEADER, "")):
            message = f"Before your first table: send {WORK_HEADER}: CHALLENGE:ANSWER, see docs/api.md."
            challenge = work.challenge(self.client_name)
            raise Required("work", message, facts={"challenge": challenge, "bits": work.bits})

    # Who it is

    def bearer(self) -> str | None:
        """The token in the Authorization header."""
        header = self.headers.get("authorization")
        if header is None:
            return None
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise NotIdentified("token", "The Authorization header must read: Bearer TOKEN.")
        return token.strip()

    def shows_secret(self, *secrets: str) -> bool:
        """Whether it shows one of these secrets of the server. Wrong tries are limited, but a secret too long to be
        guessed is always accepted: otherwise strangers at the same address could lock the operator out."""
        token = self.bearer()
        if token is None:
            return False
        matching = [secret for secret in secrets if secret and compare_digest(token.encode(), secret.encode())]
        if any(map(is_unguessable, matching)):
            return True
        limits = self.services.limits
        if (wait := limits.wait("login", self.client_name)) is not None:
            _refuse_too_many(wait)
        if not matching:
            limits.take("login", self.client_name)
        return bool(matching)

    async def caller(self) -> Caller:
        """The caller, identified by the Authorization header or else by the browser's cookie."""
        token = self.bearer()
        caller = Caller(await self.browser() if token is None else hash_of(token))
        self.services.bans.refuse(caller.key)
        return caller

    async def browser(self) -> str | None:
        """The browser that a cookie proves. One that is kept out gains nothing anywhere."""
        browser = await self.proved_browser()
        self.services.bans.refuse(browser)
        return browser

    async def proved_browser(self) -> str | None:
        """The browser that a cookie proves, also of somebody who is kept out."""
        key = self.cookie()
        return await self.services.store.browser(hash_of(key)) if key else None

    # Cookies

    @property
    def new_cookies(self) -> list[str]:
        """The `Set-Cookie` headers of the answer, which are sent whatever a handler returns."""
        cookies: list[str] = self.scope.setdefault("kontor.cookies", [])
        return cookies

    def cookie_name(self, name: str = COOKIE) -> str:
        """The name of a cookie. With the prefix, browsers refuse one that another host of the domain sets."""
        settings = self.services.settings
        return f"__Host-{name}" if settings.secure and not settings.root_path else name

    def cookie(self, name: str = COOKIE) -> str:
        """What a cookie of the browser says; empty without it."""
        return self.cookies.get(self.cookie_name(name), "")

    def set_cookie(self, key: str, name: str = COOKIE, seconds: int = SEAT_COOKIE_S) -> None:
        """The cookie that proves the seats of this browser, or another one; scripts cannot read it."""
        settings, sent = self.services.settings, Response()
        path = settings.root_path or "/"
        name = self.cookie_name(name)
        sent.set_cookie(name, key, seconds, path=path, secure=settings.secure, httponly=True, samesite="lax")
        self.new_cookies.append(sent.headers["set-cookie"])


def limit_by(services: Services, kind: Kind, whom: str) -> None:
    """Refuses what was asked for too often by somebody, or for somebody."""
    if (wait := services.limits.take(kind, whom)) is not None:
        _refuse_too_many(wait)


def _refuse_too_many(wait: float) -> NoReturn:
    seconds = max(1, math.ceil(wait))
    raise LimitReached("too-many", f"Too many requests: try again in {seconds} s.", retry_after=seconds)


def _ranked(wishes: str) -> list[str]:
    """The languages of an Accept-Language, the best ones first: "pl;q=0.5, ru-RU" are ru and pl."""
    found: list[tuple[float, str]] = []
    for wish in wishes.lower().split(","):
        tag, _, share = wish.partition(";")
        with suppress(ValueError):
            found.append((float(share.strip().removeprefix("q=") or 1), tag.strip().partition("-")[0]))
    return [language for weight, language in sorted(found, key=lambda wish: -wish[0]) if weight > 0]
