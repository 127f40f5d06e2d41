"""Bounds: a border on the board."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Bounds(NamedTuple):
    """The posts within a border, one byte each, and the clause that draws it, which may differ by country."""

    posts: bytes
    bits: int  # the same as one number, to be joined with others quickly
    clause: str
    reason: str  # the sentence to say (kontor.words)
    by_region: Mapping[str, str] = MappingProxyType({})


def bounds_of(posts: bytes, clause: str, reason: str) -> Bounds:
    """The border around these posts."""
    return Bounds(posts, int.from_bytes(posts, "little"), clause, reason)
