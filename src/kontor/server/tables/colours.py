"""The colours of seats."""

from collections.abc import Sequence

from kontor.server.tables.problems import Invalid
from kontor.server.wire.requests import PLAYER_COLOURS


def assigned_colours(wanted: Sequence[str | None]) -> list[str]:
    """The colours asked for; the remaining seats get those left over."""
    chosen = [colour for colour in wanted if colour is not None]
    if len(set(chosen)) < len(chosen):
        raise Invalid("colour", "Two seats cannot have the same colour.")
    left = [colour for colour in PLAYER_COLOURS if colour not in chosen]
    return [colour or left.pop(0) for colour in wanted]
