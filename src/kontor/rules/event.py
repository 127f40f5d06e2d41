"""Event: what happened in a decision, with a public face and, where something is secret, private ones."""

from typing import NamedTuple

from kontor.rules.refusal import Fact


class Event(NamedTuple):
    """`facts` are for everybody; `private` holds what only these seats may know besides.

    `chance` is a result that nobody has seen yet; only the complete record writes it down.
    """

    kind: str
    facts: dict[str, Fact]
    private: dict[int, dict[str, Fact]] | None = None
    chance: str = ""

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as a JSON-safe dict for one seat, or for a spectator."""
        return {"event": self.kind, **self.facts, **self.only_for(seat)}

    def only_for(self, seat: int | None) -> dict[str, Fact]:
        """What only this seat may know of it."""
        return self.private.get(seat, {}) if self.private is not None and seat is not None else {}
