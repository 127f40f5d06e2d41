"""The players' clocks at a table, counted from the stamps of its entries: the same log always gives the same times."""

from typing import Final, NamedTuple

import msgspec

from kontor.server.monitoring import clock
from kontor.server.tables import entries as log

DAY_S: Final = 86_400.0
RETURN_MIN_S: Final = 60.0  # for a player who comes back after the time for the whole game was used up
WARNING_SHARE: Final = 0.2  # of the usual time: when so little is left, the player is warned
WARNING_MAX_S: Final = 43_200.0
SAME_TIME_S: Final = 1.0  # two counts of the same time may differ by rounding


def time_at(agreed: log.Clock | None) -> float:
    """The time by which entries are stamped: at a table with clocks, one that goes on over restarts."""
    return clock.now() if agreed is None else clock.steady()


class Lapse(NamedTuple):
    """That somebody's time was up."""

    seat: int
    at: float
    keys: tuple[str, ...]  # of the player who sat there


class Timing(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How much time each seat has. One clock at most runs: of the person for whom the game waits."""

    agreed: log.Clock
    left: list[float]  # seconds, at the moment `since`
    vacation: list[float]  # seconds that can still be taken
    away: list[float]  # until when somebody is on vacation
    paused: float = 0.0  # until when all clocks stand still
    seat: int | None = None  # whose clock runs
    since: float = 0.0
    expired: tuple[int, ...] = ()  # whose time ran out, until somebody plays there again
    lapses: tuple[Lapse, ...] = ()  # all of them, the first one first

    @classmethod
    def of(cls, agreed: log.Clock, players: int) -> "Timing":
        left, vacation = [float(agreed.seconds)] * players, [agreed.vacation * DAY_S] * players
        return cls(agreed=agreed, left=left, vacation=vacation, away=[0.0] * players)

    def copy(self) -> "Timing":
        return msgspec.structs.replace(self, left=self.left[:], vacation=self.vacation[:], away=self.away[:])

    # Reading

    def still_until(self, seat: int) -> float:
        """The clock of a seat does not run before."""
        return max(self.paused, self.away[seat])

    @property
    def due(self) -> float | None:
        """When the time of the person is up for whom the game waits."""
        seat = self.seat
        return None if seat is None else max(self.since, self.still_until(seat)) + self.left[seat]

    @property
    def warning(self) -> float:
        """Seconds before that from which on the person is warned."""
        agreed = self.agreed
        usual = agreed.seconds if agreed.per == "decision" else max(agreed.seconds / 4, agreed.increment)
        return min(WARNING_SHARE * usual, WARNING_MAX_S)

    def is_due_as(self, before: "Timing | None") -> bool:
        """Whether the same time is up at the same moment as before."""
        if before is None or before.due is None or self.due is None:
            return False
        return self.seat == before.seat and abs(self.due - before.due) < SAME_TIME_S

    # Folding

    def count(self, at: float) -> None:
        """Takes the time that has passed from the seat whose clock runs."""
        if self.seat is not None:
            used = at - max(self.since, self.still_until(self.seat))
            self.left[self.seat] = max(0.0, self.left[self.seat] - max(0.0, used))
        self.since = at

    def ask(self, decider: int | None, is_person: bool, at: float, arrives: bool) -> None:
        """The game waits for a seat now; if it did not before, that seat gets its time."""
        self.count(at)
        self.seat = decider if is_person else None
        if decider is None or not arrives:
            return
        if self.agreed.per == "decision":
            self.left[decider] = float(self.agreed.seconds)
        elif is_person:
            self.left[decider] += self.agreed.increment

    def expire(self, lapse: Lapse) -> None:
        self.left[lapse.seat] = 0.0
        self.expired += (lapse.seat,)
        self.lapses += (lapse,)

    def come_back(self, seat: int, somebody_new: bool = False) -> None:
        """A person decides at a seat again. A player who had no time left gets some; otherwise it is as it was."""
        self.expired = tuple(other for other in self.expired if other != seat)
        if somebody_new or self.left[seat] <= 0:
            agreed = self.agreed
            least = agreed.seconds if agreed.per == "decision" else max(agreed.increment, RETURN_MIN_S)
            self.left[seat] = max(self.left[seat], float(least))

    def take_vacation(self, seat: int, days: int, at: float) -> None:
        """Somebody takes days of vacation; 0: is back, and keeps what was not used."""
        self.count(at)
        self.vacation[seat] += max(0.0, self.away[seat] - at) - days * DAY_S
        self.away[seat] = at + days * DAY_S

    def pause(self, days: int, at: float) -> None:
        """All clocks stand still for some days; 0: they run again."""
        self.count(at)
        self.paused = at + days * DAY_S
