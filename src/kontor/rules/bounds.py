"""Bounds: a border on the board."""

from typing import NamedTuple


class Bounds(NamedTuple):
    """The posts within a border, one byte each, and the clause that draws it."""

    posts: bytes
    clause: str
