"""Requests to addresses that people gave. They never reach this machine or its network, unless the settings allow it:
a name is looked up once, all its addresses are checked, and httpx connects to one of those."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import httpx

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
REQUEST_LIMIT_S: Final = 10.0  # for a whole request
URL_MAX_LENGTH: Final = 500
DOCUMENT_MAX_BYTES: Final = 256 * 1024
LOOK_UP_THREADS: Final = 16  # names that are looked up at the same time
SITE_LOCAL: Final = ipaddress.ip_network("fec0::/10")  # private addresses of former times


class Unreachable(Exception):  # noqa: N818 - an answer, not a fault
    """A request that was not answered, or was not sent; the message says why."""


class Outside:
    """The network outside, as far as it may be reached."""

    def __init__(self, allowed: Sequence[str] = ()) -> None:
        self._allowed = [ipaddress.ip_network(network) for network in allowed]
        self._tls = ssl.create_default_context()
        # Threads of its own: a name whose servers do not answer must not keep anything else waiting.
        self._threads = ThreadPoolExecutor(LOOK_UP_THREADS, thread_name_prefix="kontor-names")

    def check(self, url: str) -> None:
        """Refuses what no request could be sent to, whatever its name stands for."""
        try:
            parts = urlsplit(url)
            host, _ = parts.hostname, parts.port
        except ValueError:
            raise Unreachable("it is not an address") from None
        if (
            len(url) > URL_MAX_LENGTH
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
        status, _ = await self.fetch(url, headers, body, max_bytes=0)
        return status

    async def fetch(
        self,
        url: str,
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
        max_bytes: int = DOCUMENT_MAX_BYTES,
    ) -> tuple[int, bytes]:
        """Asks for a document, or posts something that is answered by one; returns the status and the document."""
        self.check(url)
        try:
            wanted = httpx.URL(url)
            # Nothing that could be unpacked into more than the limit.
            own = {"Host": wanted.netloc.decode(), "User-Agent": "Kontor", "Accept-Encoding": "identity"}
            # No settings of the machine, as for proxies
            client = httpx.AsyncClient(verify=self._tls, trust_env=False, timeout=REQUEST_LIMIT_S)
            async with asyncio.timeout(REQUEST_LIMIT_S), client:
                there = wanted.copy_with(host=await self._look_up(wanted.host, wanted.scheme == "https"))
                name = {"sni_hostname": wanted.host}  # the certificate is for the name, not for the address
                method = "GET" if body is None else "POST"
                sending = client.stream(
                    method, there, headers={**own, **(headers or {})}, content=body, extensions=name
                )
                async with sending as answer:
                    return answer.status_code, await _read(answer, max_bytes)
        except (TimeoutError, httpx.TimeoutException):
            raise Unreachable("no answer in time") from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as wrong:
            if any(isinstance(each, ssl.SSLError) for each in _causes(wrong)):
                raise Unreachable("its certificate or its encryption is not accepted") from None
            raise Unreachable("the connection failed") from None

    def close(self) -> None:
        """Nothing else is looked up."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _look_up(self, host: str, is_secure: bool) -> str:
        look_up = partial(socket.getaddrinfo, host, None, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        addresses = [ipaddress.ip_address(str(where[0]).partition("%")[0]) for *_, where in found]
        try:
            for address in addresses:
                self._check(address, is_secure)
        except Unreachable:  # one answer for all names, or strangers learn which ones our network has
            raise OSError from None
        return str(addresses[0])

    def _check(self, address: Address, is_secure: bool = True) -> None:
        if any(address in network for network in self._allowed if network.version == address.version):
            return
        if not is_secure:
            raise Unreachable("it must begin with https://")
        for each in (address, *_inside(address)):
            if not each.is_global or each.is_multicast or each.is_reserved or each in SITE_LOCAL:
                raise Unreachable("this address is not on the internet")


async def _read(answer: httpx.Response, max_bytes: int) -> bytes:
    """The content of an answer, of which nothing is read if nothing is wanted; ValueError if it is longer."""
    content = b""
    if max_bytes:
        async for part in answer.aiter_raw():
            content += part
            if len(content) > max_bytes:
                raise ValueError("too long")
    return content


def _causes(wrong: BaseException | None) -> Iterator[BaseException]:
    while wrong is not None:
        yield wrong
        wrong = wrong.__cause__ or wrong.__context__


def _inside(address: Address) -> list[Address]:
    """The addresses of the older kind that one of the newer kind stands for."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in ipaddress.ip_network("64:ff9b::/96"):
        found.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return [each for each in found if each is not None]
