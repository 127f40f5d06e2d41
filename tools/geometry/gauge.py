"""What is measured, and what is wrong."""

from dataclasses import dataclass, field

ROUNDED = 0.15  # data are rounded to 0.1


@dataclass
class Gauge:
    """The tightest value of each measure, and every problem in words."""

    problems: list[str] = field(default_factory=list)
    tightest: dict[str, tuple[float, float]] = field(default_factory=dict)  # measure -> value, limit

    def least(self, measure: str, of: str, value: float, limit: float) -> None:
        """A distance that must not be smaller."""
        if measure not in self.tightest or value < self.tightest[measure][0]:
            self.tightest[measure] = (value, limit)
        if value < limit - ROUNDED:
            self.problems.append(f"{measure}: {of}: {value:.1f}, at least {limit:g}")

    def most(self, measure: str, of: str, value: float, limit: float) -> None:
        """A distance that must not be greater."""
        if measure not in self.tightest or value > self.tightest[measure][0]:
            self.tightest[measure] = (value, limit)
        if value > limit:
            self.problems.append(f"{measure}: {of}: {value:.2f}, at most {limit:g}")

    def must(self, holds: bool, problem: str) -> None:
        if not holds:
            self.problems.append(problem)
