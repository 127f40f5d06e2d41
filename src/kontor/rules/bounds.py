"""Bounds: a border on the board, for refusals. The rules ask for countries as bits (cells.REGION)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Bounds(NamedTuple):
    """The countries within a border, one bit each, and the clause that draws it, which may differ by country."""

    regions: int
    clause: str
    reason: str  # the sentence to say (kontor.words)
    by_region: Mapping[str, str] = MappingProxyType({})
