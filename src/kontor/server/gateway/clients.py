"""Who sends requests. Clients are identified by address, also behind proxies; what is stored of addresses are a few
digits of a hash, with a key that changes and is not in the database. Hosts and pages: for which ones the server answers
browsers, and the security headers of every answer."""

import hmac
import ipaddress
import re
import secrets
import time
from collections.abc import Callable, Sequence
from hmac import compare_digest
from typing import Final

from starlette.types import Message, Scope

from kontor.server.config.addresses import Address, Network, address, is_loopback, own_names
from kontor.server.config.secret_files import ADDRESS_KEY_LIFETIME_S, advanced
from kontor.server.config.settings import Settings, is_unguessable
from kontor.server.gateway.limits import OPERATOR_CLIENT, network_of

_HOST_HEADER: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")
HEAD_MAX_LINES: Final = 100  # of a request
HEAD_MAX_BYTES: Final = 16 * 1024
MAX_PROXIES: Final = 20  # between a client and this server
_OF_PROXIES: Final = (b"x-forwarded-for", b"x-forwarded-proto")
ACCOUNT_DIGITS: Final = 6
NETWORK_DIGITS: Final = 4


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request; repeated ones are joined, as HTTP says."""
    found: dict[str, str] = {}
    for raw_name, raw_value in scope["headers"]:
        name, value = raw_name.decode("latin-1").lower(), raw_value.decode("latin-1").strip()
        joint = "; " if name == "cookie" else ", "
        found[name] = f"{found[name]}{joint}{value}" if name in found else value
    return found


def is_long_head(scope: Scope) -> bool:
    """Whether the head of a request is longer than any that people send. Of such a one nothing is left but what proxies
    say, so that nobody spends time on the rest."""
    lines = scope["headers"]
    size = len(scope["query_string"]) + sum(len(name) + len(value) for name, value in lines)
    is_long = len(lines) > HEAD_MAX_LINES or size > HEAD_MAX_BYTES
    if is_long:
        scope["headers"] = [line for line in lines if line[0] in _OF_PROXIES]
    return is_long


class Clients:
    """Distinguishes clients. What proxies say about them is trusted only from proxies named in the settings.

    No address makes anybody the operator: behind a proxy that names nobody, all strangers come from this machine.
    """

    def __init__(self, proxies: Sequence[str], operator_secret: str) -> None:
        self._proxies: list[Network] = [ipaddress.ip_network(proxy) for proxy in proxies]
        # A token that can be guessed is tried only where wrong tries are counted: api/operator.py.
        self._bearer = f"bearer {operator_secret}".encode() if is_unguessable(operator_secret) else None

    def recognise(self, scope: Scope, headers: dict[str, str]) -> None:
        """Writes the client and the scheme into the scope."""
        peer = scope.get("client")
        found = address(peer[0]) if peer else None
        if found is not None and self.is_proxy(found):
            if headers.get("x-forwarded-proto", "").lower() == "https":
                scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
            found = self._forwarded(found, headers.get("x-forwarded-for", ""))
            scope["client"] = (str(found), 0)
        scope["kontor.client"] = OPERATOR_CLIENT if self._is_operator(headers) else group(found)

    def is_proxy(self, found: Address) -> bool:
        """Whether an address is that of a named proxy."""
        return any(found in network for network in self._proxies)

    def _forwarded(self, peer: Address, chain: str) -> Address:
        """The last address of the chain that is not one of our proxies: anything before it can be forged."""
        found = peer
        for text in reversed(chain.rsplit(",", MAX_PROXIES)[-MAX_PROXIES:]):
            step = address(_without_port(text.strip()))
            if step is None:
                break
            found = step
            if not self.is_proxy(step):
                break
        return found

    def _is_operator(self, headers: dict[str, str]) -> bool:
        if self._bearer is None or "authorization" not in headers:
            return False
        scheme, _, token = headers["authorization"].partition(" ")
        return compare_digest(f"{scheme.lower()} {token.strip()}".encode("latin-1"), self._bearer)


class Pseudonyms:
    """The pseudonyms of clients by an address key, which change every month. Without a key they are new in every
    process. The operator has none."""

    def __init__(self, key: str, clock: Callable[[], float] = time.time) -> None:
        self._key = key or secrets.token_hex()
        self._clock = clock

    def account_of(self, client: str) -> str:
        """A client as the maker of a table, on whose account bots think."""
        return self.accounts_of(client)[-1]

    def accounts_of(self, client: str) -> tuple[str, str]:
        """The accounts of a client in the period before and in this one."""
        known = "" if client == OPERATOR_CLIENT else f"account {client}"
        before, now = (_digest(key, known)[:ACCOUNT_DIGITS] for key in self._keys())
        return before, now

    def network_of(self, client: str) -> str:
        """The network of a client (/24, or /48 with IPv6); empty if it has no address."""
        network = network_of(client)
        return _digest(self._keys()[-1], network and f"network {network}")[:NETWORK_DIGITS]

    def _keys(self) -> tuple[str, str]:
        now = self._clock()
        self._key = advanced(self._key, now)
        return self._key, advanced(self._key, now + ADDRESS_KEY_LIFETIME_S)


def _digest(key: str, text: str) -> str:
    return hmac.digest(key.encode(), text.encode(), "sha256").hex() if text else ""


def host_name(headers: dict[str, str]) -> str:
    """The host that a request is for, without its port; empty if it is missing or malformed."""
    host = headers.get("host", "").lower()
    return _without_port(host) if _HOST_HEADER.fullmatch(host) else ""


def _without_port(text: str) -> str:
    """The host of `host`, `host:port`, `[::1]`, `[::1]:port` or a bare IPv6 address."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def group(found: Address | None) -> str:
    """A client as the limits count it. With IPv6 that is a /64 network, since each client has one to send from."""
    if isinstance(found, ipaddress.IPv6Address):
        return f"{ipaddress.IPv6Address(int(found) >> 64 << 64)}/64"
    return "unknown" if found is None else str(found)


_PORT_SUFFIXES: Final = {"http": ":80", "https": ":443"}
CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
_ALWAYS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_YEAR_S: Final = 365 * 24 * 3600


class SecurityHeaders:
    """Adds the headers of an answer that the app has not set itself."""

    def __init__(self, settings: Settings) -> None:
        headers = dict(_ALWAYS)
        if settings.secure:
            headers["strict-transport-security"] = f"max-age={_YEAR_S}"
        self._page = [(name.encode(), value.encode()) for name, value in headers.items()]
        self._api = [*self._page, (b"cache-control", b"no-store")]  # a view is for one caller only

    def add(self, start: Message, *, api: bool) -> None:
        own = list(start.get("headers", ()))
        names = {name.lower() for name, _ in own}
        start["headers"] = own + [pair for pair in (self._api if api else self._page) if pair[0] not in names]


class Sites:
    """Keeps out other sites: pages open in the same browser, and host names that are not ours."""

    def __init__(self, settings: Settings) -> None:
        # In the local network people use an address or the name of the machine. A foreign name must not do, or somebody
        # could point their own one here, and a page of theirs would be one of ours (DNS rebinding).
        self._any_address = not settings.public_url and not is_loopback(settings.host)
        names = {settings.host.lower(), *own_names()} if self._any_address else set()
        self._names = names | ({settings.public_host} if settings.public_url else set())
        self._origin = settings.origin

    def is_our_host(self, headers: dict[str, str]) -> bool:
        """Whether a request names a host of this server."""
        host = host_name(headers)
        return is_loopback(host) or host in self._names or (self._any_address and address(host) is not None)

    def is_our_page(self, headers: dict[str, str]) -> bool:
        """Whether a request comes from a page of this server, or from no page at all."""
        if headers.get("sec-fetch-site", "").lower() == "cross-site":
            return False
        origin = headers.get("origin")
        if origin is None or (self._origin and origin.lower() == self._origin):
            return True
        scheme, _, host = origin.lower().partition("://")
        port = _PORT_SUFFIXES.get(scheme)
        if port is None or not host:
            return False  # `null`, or a page of an extension
        return host == headers.get("host", "").lower().removesuffix(port)  # browsers leave the usual port out
