"""A seat of a table, and an open proposal."""

from kontor.server.tables import entries as log


class Seat:
    """A seat of a table."""

    __slots__ = ("colour", "invited", "keys", "kind", "level", "name", "token", "vacated")

    def __init__(self, place: log.Place) -> None:
        self.kind = place.kind
        self.name = place.name
        self.colour = place.colour
        self.level = place.level  # the bot that decides for it
        self.token = place.key  # the hash of the token in the seat's link
        self.keys = [place.key] if place.key else []  # the token, and browsers
        self.vacated = False  # its player left a running game
        self.invited: str | None = None  # the hash of the code that lets somebody take over

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.kind in ("open", "invited") or self.vacated

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "human" and self.level is None

    def take(self, entry: log.Joined) -> None:
        """Somebody sits down."""
        self.kind, self.level, self.vacated, self.invited = "human", None, False, None
        self.name, self.colour, self.token, self.keys = entry.name, entry.colour, entry.key, [entry.key]

    def vacate(self, level: str | None) -> None:
        """Its player has left; a bot takes over."""
        self.kind, self.level, self.vacated, self.token, self.keys = "bot", level, True, None, []

    def free(self, kind: log.SeatKind) -> None:
        """Its player left before the game began."""
        self.kind, self.name, self.token, self.keys = kind, "", None, []


class Asked:
    """A proposal that waits for answers."""

    __slots__ = ("agreed", "ply", "proposal", "seat", "version")

    def __init__(self, entry: log.Proposed, version: int) -> None:
        self.version = version  # of its entry: answers name it
        self.proposal = entry.proposal
        self.seat = entry.seat
        self.ply = entry.ply
        self.agreed = {entry.seat, *entry.agreed}
