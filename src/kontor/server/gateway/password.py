"""The optional password of a server."""

import hashlib
import hmac
import time
from collections.abc import Callable
from typing import Final

from kontor.server.config.settings import Settings

PASSWORD_COOKIE: Final = "kontor-pass"
PASSWORD_HEADER: Final = "x-kontor-password"
PASSWORD_COOKIE_VALID_S: Final = 90 * 24 * 3600  # seconds


class Gate:
    """Checks passwords and cookies. A cookie is valid for a time, and only while the password stays the same."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.is_open = not settings.password
        password = settings.password.encode()
        # Slow on purpose, so that nobody can guess the password from a cookie.
        self._key = b"" if self.is_open else hashlib.scrypt(password, salt=PASSWORD_COOKIE.encode(), n=2**14, r=8, p=1)
        self._password = self._digest(password)
        self._path = settings.root_path or "/"
        self._secure = settings.secure
        self._clock = clock

    def matches(self, password: str | bytes) -> bool:
        """Whether a password is the right one; takes the same time for every wrong one."""
        given = password.encode(errors="replace") if isinstance(password, str) else password
        return hmac.compare_digest(self._digest(given), self._password)

    def cookie_value(self) -> str:
        """What a browser stores instead of the password."""
        return self._signed(str(int(self._clock()) + PASSWORD_COOKIE_VALID_S))

    def accepts(self, value: str) -> bool:
        """Whether a cookie's value was made here, for this password, and is not too old."""
        until, _, _ = value.partition(".")
        if not (until.isascii() and until.isdigit() and len(until) < 12) or int(until) < self._clock():
            return False
        return hmac.compare_digest(value.encode(errors="replace"), self._signed(until).encode())

    def set_cookie(self) -> str:
        """The Set-Cookie header after a successful login."""
        secure = "; Secure" if self._secure else ""
        value = f"{PASSWORD_COOKIE}={self.cookie_value()}; Max-Age={PASSWORD_COOKIE_VALID_S}; Path={self._path}"
        return f"{value}; HttpOnly; SameSite=Strict{secure}"

    def has_cookie(self, headers: dict[str, str]) -> bool:
        """Whether a request brings a valid cookie."""
        pairs = (pair.strip().partition("=") for pair in headers.get("cookie", "").split(";"))
        return any(name == PASSWORD_COOKIE and self.accepts(value) for name, _, value in pairs)

    def _signed(self, until: str) -> str:
        return f"{until}.{self._digest(b'cookie ' + until.encode()).hex()}"

    def _digest(self, text: bytes) -> bytes:
        return hmac.digest(self._key, text, "sha256")
