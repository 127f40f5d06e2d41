"""Addresses of machines: which are this one, which are on the local network."""

import ipaddress
import socket
from contextlib import suppress
from functools import lru_cache
from typing import Final, TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
_ELSEWHERE: Final = {
    socket.AF_INET: "192.0.2.1",
    socket.AF_INET6: "2001:db8::1",
}  # reserved for documentation, never a real machine (RFC 5737, 3849)
_LOCAL_SUFFIXES: Final = (".local", ".lan", ".home.arpa", ".internal")  # names used only in local networks


@lru_cache(1024)
def address(text: str) -> Address | None:
    """The address in a text, or None. An IPv4 address written as IPv6 is the IPv4 address."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def is_loopback(host: str) -> bool:
    """Whether a name or address means this machine itself."""
    found = address(host.strip("[]"))
    return host.lower() == "localhost" if found is None else found.is_loopback


def is_local(host: str) -> bool:
    """Whether a name or address means this machine or one in the local network."""
    found = address(host.strip("[]"))
    if found is not None:
        return found.is_private or found.is_link_local
    return "." not in host or host.lower().endswith(_LOCAL_SUFFIXES)


def own_addresses(*, ipv6: bool) -> list[str]:
    """The addresses at which other machines on the network reach this one; its name if it has no address there."""
    families = [socket.AF_INET, *([socket.AF_INET6] if ipv6 else [])]
    return [own for family in families if (own := _own_address(family))] or [socket.gethostname()]


def own_names() -> frozenset[str]:
    """What the local network may call this machine: its name, alone or with an ending that nobody else can register."""
    name = socket.gethostname().lower().rstrip(".")
    first = name.partition(".")[0]
    return frozenset({name, first, *(first + ending for ending in _LOCAL_SUFFIXES)}) if first else frozenset()


def _own_address(family: socket.AddressFamily) -> str | None:
    """The address this machine would send from. Nothing is sent to find out."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((_ELSEWHERE[family], 9))
        return str(probe.getsockname()[0])
    return None
