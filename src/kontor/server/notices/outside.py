"""Requests to addresses that people gave. They never reach this machine or its network, unless the settings allow it:
a name is looked up once, all its addresses are checked, and one of those is used."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final, Literal, TypeVar
from urllib.parse import urlsplit

import httptools

T = TypeVar("T")
Method = Literal["GET", "POST"]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
LIMIT: Final = 10.0  # seconds for a whole request
LONGEST: Final = 500  # characters of an address
HEAD: Final = 8192  # bytes in which the answer must begin
DOCUMENT: Final = 256 * 1024  # bytes that a document may have
LOOK_UPS: Final = 16  # names that are looked up at once
SITE_LOCAL: Final = ipaddress.ip_network("fec0::/10")  # private addresses of former times


class Unreachable(Exception):  # noqa: N818 - an answer, not a fault
    """A request that was not answered, or was not sent; the message says why."""


class Outside:
    """The network outside, as far as it may be reached."""

    def __init__(self, allowed: Sequence[str] = ()) -> None:
        self._allowed = [ipaddress.ip_network(network) for network in allowed]
        self._tls = ssl.create_default_context()
        # Threads of its own: a name whose servers do not answer must not keep anything else waiting.
        self._threads = ThreadPoolExecutor(LOOK_UPS, thread_name_prefix="kontor-names")

    def check(self, url: str) -> None:
        """Refuses what no request could be sent to, whatever its name stands for."""
        try:
            parts = urlsplit(url)
            host, _ = parts.hostname, parts.port
        except ValueError:
            raise Unreachable("it is not an address") from None
        if (
            len(url) > LONGEST
            or not url.isascii()
            or not url.isprintable()
            or " " in url
            or not host
            or "@" in parts.netloc
        ):
            raise Unreachable("it is not an address")
        if parts.scheme != "https" and not (parts.scheme == "http" and self._allowed):
            raise Unreachable("it must begin with https://")
        with suppress(ValueError):
            self._check(ipaddress.ip_address(host))

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Posts something and returns the status of the answer, of which no more is read. Redirections are not
        followed."""
        return await _answered(self._ask("POST", url, headers, body, _status))

    async def fetch(
        self, url: str, headers: Mapping[str, str] | None = None, body: bytes | None = None
    ) -> tuple[int, bytes]:
        """Asks for a document, or posts something that is answered by one; returns the status and the document."""
        method: Method = "GET" if body is None else "POST"
        return await _answered(self._ask(method, url, headers or {}, body or b"", _document))

    async def _ask(
        self,
        method: Method,
        url: str,
        headers: Mapping[str, str],
        body: bytes,
        read: Callable[[asyncio.StreamReader], Awaitable[T]],
    ) -> T:
        self.check(url)
        parts = urlsplit(url)
        is_secure = parts.scheme == "https"
        host = parts.hostname or ""
        port = parts.port or (443 if is_secure else 80)
        address = await self._look_up(host, port, is_secure)
        tls = {"ssl": self._tls, "server_hostname": host} if is_secure else {}
        reader, writer = await asyncio.open_connection(address, port, limit=HEAD, **tls)  # type: ignore[arg-type]
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            own = {
                "Host": parts.netloc,
                "Content-Length": str(len(body)),
                "Connection": "close",
                "User-Agent": "Kontor",
            }
            lines = (f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**own, **headers}.items()))
            writer.write("\r\n".join((*lines, "", "")).encode("ascii") + body)
            await writer.drain()
            return await read(reader)
        finally:
            writer.transport.abort()  # the rest of the answer is not read, however long it is

    def close(self) -> None:
        """Nothing else is looked up."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _look_up(self, host: str, port: int, is_secure: bool) -> str:
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        addresses = [ipaddress.ip_address(str(where[0]).partition("%")[0]) for *_, where in found]
        for address in addresses:
            self._check(address, is_secure)
        return str(addresses[0])

    def _check(self, address: Address, is_secure: bool = True) -> None:
        if any(address in network for network in self._allowed if network.version == address.version):
            return
        if not is_secure:
            raise Unreachable("it must begin with https://")
        for each in (address, *_inside(address)):
            if not each.is_global or each.is_multicast or each.is_reserved or each in SITE_LOCAL:
                raise Unreachable("this address is not on the internet")


async def _answered(asking: Awaitable[T]) -> T:
    try:
        async with asyncio.timeout(LIMIT):
            return await asking
    except TimeoutError:
        raise Unreachable("no answer in time") from None
    except ssl.SSLError:
        raise Unreachable("its certificate or its encryption is not accepted") from None
    except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError, httptools.HttpParserError):
        raise Unreachable("the connection failed") from None


async def _status(reader: asyncio.StreamReader) -> int:
    while True:
        head = await reader.readuntil(b"\r\n\r\n")
        version, status, *_ = head.split(b"\r\n", 1)[0].split(b" ")
        if not version.startswith(b"HTTP/1.") or len(status) != 3:
            raise ValueError("no answer of HTTP")
        if int(status) >= 200:
            return int(status)


class _Arriving:
    """A document, as httptools reads it."""

    def __init__(self) -> None:
        self.parser = httptools.HttpResponseParser(self)
        self.body = bytearray()
        self.is_whole = False

    def on_body(self, part: bytes) -> None:
        self.body += part
        if len(self.body) > DOCUMENT:
            raise ValueError("too long")

    def on_message_complete(self) -> None:
        self.is_whole = self.parser.get_status_code() >= 200  # others announce the one that counts


async def _document(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    arriving = _Arriving()
    while not arriving.is_whole and (part := await reader.read(HEAD)):
        arriving.parser.feed_data(part)
    return arriving.parser.get_status_code(), bytes(arriving.body)


def _inside(address: Address) -> list[Address]:
    """The addresses of the older kind that one of the newer kind stands for."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in ipaddress.ip_network("64:ff9b::/96"):
        found.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return [each for each in found if each is not None]
