"""Settings: all that decides how a net learns. They are stored with a run and hold when it goes on."""

from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from kontor.nets.shape import Shape

# What cannot change when a run goes on.
FIXED_SETTINGS: Final = ("games", "steps", "mix", "seed", "shape", "league", "exploit", "cap")
# Where a run starts from a net: large steps, decisions by chance and rewards on the way would undo what it knows.
FROM_A_NET: Final = {"rate": 8e-5, "warm_up": 60, "entropy": 0.002, "last_entropy": 0.001, "shaping": 0.0}
# Where a run learns to beat a net: all games are against it.
EXPLOITING: Final = {**FROM_A_NET, "warm_up": 30, "exploit": True, "league": 1.0, "styles": 0.0}


@dataclass(frozen=True, slots=True)
class Settings:
    """Of a run; the numbers of a schedule hold at its beginning and at its end, `plan` decisions later."""

    mix: str = "all"
    by: str = ""  # who trains
    start: dict[str, Any] = field(default_factory=dict)  # how the net was trained from which the run starts
    games: int = 8192  # side by side
    steps: int = 32  # decisions per game between two updates
    seed: int = 1
    shape: Shape = field(default_factory=Shape)
    cap: int = 40  # rounds after which a game is broken off
    league: float = 0.15  # share of games in which others have some of the seats
    styles: float = 0.05  # share of those games in which they are rule styles; in the rest they are older nets
    exploit: bool = False  # in each game one seat learns, and the nets of --opponents have all others
    pool: int = 5  # older nets that are kept
    pool_every: int = 80  # updates between two of them
    plan: int = 450_000_000  # decisions of the whole schedule
    rate: float = 8e-4  # step size
    last_rate: float = 0.1  # at the end, as a share of the first one
    warm_up: int = 20  # updates until the step size is reached
    entropy: float = 0.02
    last_entropy: float = 0.002
    shaping: float = 0.07  # share of the plan during which points on the way count, less and less
    used: float = 1.0  # share of the decisions that an update learns from; neighbours are alike, and collecting is fast
    epochs: int = 1
    batch: int = 16384
    clip: float = 0.2
    trace: float = 0.95  # lambda of the advantages
    aux_trace: float = 0.98  # lambda of everything else that is predicted
    aux: float = 0.15  # weight of what is predicted besides the utility
    decay: float = 1e-4
    average: float = 0.02  # share of a new net in the average of all, which is what bots play by

    def as_dict(self) -> dict[str, Any]:
        """JSON-safe."""
        return {**asdict(self), "shape": self.shape._asdict()}

    @classmethod
    def from_dict(cls, facts: dict[str, Any]) -> "Settings":
        """The inverse of `as_dict`."""
        return cls(**{"styles": 0.0, **facts, "shape": Shape(**facts["shape"])})  # a run without them goes on so

    def changed(self, **more: Any) -> "Settings":
        """The same with other numbers."""
        return replace(self, **more)

    def progress(self, decisions: int) -> float:
        """How much of the schedule is over, 0 to 1."""
        return min(decisions / self.plan, 1.0)

    def rate_at(self, decisions: int, updates: int) -> float:
        """The step size; it begins so small that the optimiser first learns how large gradients are."""
        warm = min(1.0, (updates + 1) / self.warm_up) ** 2
        return self.rate * warm * (1 - (1 - self.last_rate) * self.progress(decisions))

    def entropy_at(self, decisions: int) -> float:
        """How much it pays to stay undecided."""
        return self.entropy + (self.last_entropy - self.entropy) * self.progress(decisions)

    def shaping_at(self, decisions: int) -> float:
        """How much points on the way count."""
        return max(0.0, 1 - self.progress(decisions) / self.shaping) if self.shaping else 0.0
