"""Reads the values of settings. Each function says in a ValueError what it expected."""

import ipaddress
import re
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

from kontor.bots import make
from kontor.server.config.addresses import is_local

_HOST_NAME: Final = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?", re.IGNORECASE)
_PATH: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
MAIL_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,180}[A-Za-z0-9])?\.[A-Za-z]{2,}"
)
_DEFAULT_PORTS: Final = {"http": 80, "https": 443}
PAGE_SCHEMES: Final = ("https://", "http://")
TEXT_FILE_SUFFIXES: Final = (".md", ".txt")
ON: Final = ("yes", "true", "on", "1")
OFF: Final = ("no", "false", "off", "0")


def whole(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(f"expected a whole number from {least} to {most}")
        return int(text)

    return number


DAYS = whole(0, 36_500)


def read_seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,9})?", text) or not 0.01 <= float(text) <= 3600:
        raise ValueError("expected seconds from 0.01 to 3600")
    return float(text)


def one_of(*words: str) -> Callable[[str], str]:
    def word(text: str) -> str:
        if text.lower() not in words:
            raise ValueError(f"expected one of {', '.join(words)}")
        return text.lower()

    return word


def read_switch(text: str) -> bool:
    if text.lower() not in ON + OFF:
        raise ValueError("expected yes or no")
    return text.lower() in ON


def read_host(text: str) -> str:
    try:
        return str(ipaddress.ip_address(text.strip("[]")))
    except ValueError:
        if not _HOST_NAME.fullmatch(text) or text.replace(".", "").isdigit():
            raise ValueError("expected an address or a host name") from None
        return text


def read_database(text: str) -> str:
    if text.startswith(("postgresql://", "postgres://")):
        return text
    if not text.startswith("sqlite:///") or text.removeprefix("sqlite:///") in ("", ":memory:"):
        raise ValueError("expected sqlite:///FILE or postgresql://USER@HOST/NAME")
    return text


def read_networks(text: str) -> tuple[str, ...]:
    try:
        networks = [ipaddress.ip_network(part.strip()) for part in text.split(",")]
    except ValueError:
        networks = []
    if not networks or any(network.prefixlen == 0 for network in networks):  # a /0 network would trust every address
        raise ValueError("expected addresses or networks, such as 127.0.0.1 or 10.1.0.0/16,::1")
    return tuple(part.strip() for part in text.split(","))


def _url_parts(text: str, schemes: Collection[str], expected: str) -> tuple[SplitResult, str, int | None]:
    """A URL of one of these schemes without query and fragment, its host and its port."""
    try:
        parts = urlsplit(text)
        host, port = read_host(parts.hostname or ""), parts.port
    except ValueError:
        raise ValueError(expected) from None
    if parts.scheme not in schemes or "?" in text or "#" in text:
        raise ValueError(expected)
    return parts, host, port


def read_smtp(text: str) -> str:
    expected = "expected smtps://USER@HOST, smtp+starttls://USER@HOST or smtp://HOST, optionally with a port"
    parts, _, port = _url_parts(text, ("smtp", "smtp+starttls", "smtps"), expected)
    if port == 0 or parts.path.strip("/"):
        raise ValueError(expected)
    if parts.password is not None:
        raise ValueError("expected no password in it: give that in a file, or as KONTOR_SMTP_PASSWORD")
    return text


def read_mail_address(text: str) -> str:
    if not MAIL_ADDRESS.fullmatch(text):
        raise ValueError("expected a mail address, such as kontor@example.org")
    return text


def read_issuer(text: str) -> str:
    """Not changed in any way: it is compared with what the provider calls itself."""
    expected = "expected https://HOST, optionally with a port and a path, exactly as the provider calls itself"
    parts, host, _ = _url_parts(text, _DEFAULT_PORTS, expected)
    safe = parts.scheme == "https" or is_local(host)
    if not safe or not read_plain_text(text) or " " in text or "@" in parts.netloc:
        raise ValueError(expected)
    return text


def read_plain_text(text: str) -> str:
    if not text.isprintable() or not 0 < len(text) <= 200:
        raise ValueError("expected at most 200 printable characters")
    return text


def read_public_text(text: str) -> str:
    """A text for people, the address of a page, or a file, which is read whenever somebody wants it."""
    if text.startswith(PAGE_SCHEMES) or not text.endswith(TEXT_FILE_SUFFIXES):
        return text
    try:
        Path(text).read_text("utf-8")
    except (OSError, UnicodeError) as wrong:
        raise ValueError(f"cannot be read: {getattr(wrong, 'strerror', 'it is not a text file')}") from None
    return str(Path(text).absolute())


def read_bots(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in names:
        make(name)  # a mistake in one is reported now
    return names


def read_public_url(text: str) -> str:
    expected = "expected https://HOST, optionally with a port and a path, such as https://games.example.org/kontor"
    parts, host, port = _url_parts(text, _DEFAULT_PORTS, expected)
    path = parts.path.rstrip("/")
    if not _PATH.fullmatch(path) or "@" in parts.netloc:
        raise ValueError(expected)
    if path.split("/")[1:2] == ["api"]:
        raise ValueError("expected a path that does not begin with /api, which is the server's own")
    host = f"[{host}]" if ":" in host else host.lower()
    shown = "" if port in (None, _DEFAULT_PORTS[parts.scheme]) else f":{port}"  # browsers leave the usual port out
    return f"{parts.scheme}://{host}{shown}{path}"
