"""Security headers for every answer."""

from typing import Final

from starlette.types import Message

from kontor.server.config.settings import Settings

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
