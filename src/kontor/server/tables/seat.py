"""A seat of a table, and an open proposal."""

from kontor.server.tables import entries as log


class Seat:
    """A seat of a table."""

    __slots__ = (
        "bot_only", "colour", "invited", "keys", "kind", "left", "level", "lost", "name", "occupant", "replaced",
        "seen", "token", "vacated",
    )  # fmt: skip

    def __init__(self, place: log.Place, number: int) -> None:
        self.occupant = number  # of all occupants that the table had
        self.kind = place.kind
        self.name = place.name
        self.colour = place.colour
        self.level = place.level  # the bot that decides for it
        self.token = place.key  # the hash of the token in the seat's link
        self.keys = [place.key] if place.key else []  # the token, and browsers
        self.vacated = False  # its player left a running game
        self.replaced = False  # its player was away, and a bot plays until they come back or somebody takes over
        self.lost: tuple[str, ...] = ()  # the keys of players who were replaced for good
        self.left: tuple[str, ...] = ()  # the keys of the last player who left a running game
        self.bot_only = False  # it was the host's, and the others had no host to decide who takes it over
        self.seen = 0.0  # when its player last did something
        self.invited: str | None = None  # the hash of the code that lets somebody take over

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.kind in ("open", "invited") or self.vacated or (self.replaced and self.invited is not None)

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "human" and self.level is None

    def take(self, entry: log.Joined) -> None:
        """Somebody sits down."""
        self.lost += tuple(self.keys)
        self.kind, self.level, self.vacated, self.replaced, self.invited = "human", None, False, False, None
        self.name, self.colour, self.token, self.keys = entry.name, entry.colour, entry.key, [entry.key]

    def replace(self, level: str) -> None:
        """Its player is away; a bot plays."""
        self.level, self.replaced = level, True

    def take_back(self) -> None:
        """Its player decides again; a code for somebody else becomes invalid."""
        self.level, self.replaced, self.invited = None, False, None

    def vacate(self, level: str | None) -> None:
        """Its player has left; a bot takes over."""
        self.kind, self.level, self.vacated, self.replaced = "bot", level, True, False
        self.left, self.token, self.keys = tuple(self.keys), None, []

    def free(self, kind: log.SeatKind) -> None:
        """Its player left before the game began."""
        self.kind, self.name, self.token, self.keys = kind, "", None, []


class Asked:
    """A proposal that waits for answers."""

    __slots__ = ("agreed", "days", "ply", "proposal", "seat", "version")

    def __init__(self, entry: log.Proposed, version: int) -> None:
        self.version = version  # of its entry: answers name it
        self.proposal = entry.proposal
        self.seat = entry.seat
        self.ply = entry.ply
        self.days = entry.days
        self.agreed = {entry.seat, *entry.agreed}
