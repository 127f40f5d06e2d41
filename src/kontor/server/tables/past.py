"""What a table remembers of its past. It is shared, never copied, so that a copy of a table costs the same however
long its log is."""

from typing import NamedTuple


class Decider(NamedTuple):
    """Who made a decision, linked to the one before it."""

    person: int | None  # the seat whose person decided; None for a bot
    before: "Decider | None"


class Sent(NamedTuple):
    """A decision that came with a client's key."""

    ply: int
    version: int
    action: str


class Undo(NamedTuple):
    """A return to an earlier ply, linked to the last one that went back further than this."""

    version: int
    ply: int
    before: "Undo | None"


def with_undo(last: Undo | None, version: int, ply: int) -> Undo:
    """The past with one more undo. Those that went back less far no longer say anything new."""
    while last is not None and last.ply >= ply:
        last = last.before
    return Undo(version, ply, last)


def lowest_since(last: Undo | None, version: int) -> int | None:
    """The lowest ply that the game went back to after a version; None where it did not go back."""
    lowest = None
    while last is not None and last.version > version:
        lowest = last.ply
        last = last.before
    return lowest
