"""Addresses of machines: which are this one, which are near."""

import ipaddress
from typing import Final, TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
_NEAR: Final = (".local", ".lan", ".home.arpa", ".internal")  # names that only a local network knows


def address(text: str) -> Address | None:
    """The address that a text is, if it is one. An IPv4 address written as IPv6 is the IPv4 address."""
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
    return "." not in host or host.lower().endswith(_NEAR)
