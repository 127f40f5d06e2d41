"""What browsers may do: for which hosts and pages the server answers, and the security headers of every answer."""

from typing import Final

from starlette.types import Message

from kontor.server.config.addresses import address, is_loopback, own_names
from kontor.server.config.settings import Settings
from kontor.server.gateway.clients import host_name

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
