"""Tables where bots could not answer: each is left alone for a while, and for longer each time it fails."""

import math
import time
from typing import Final

FIRST_REST: Final = 2.0  # seconds
LONGEST_REST: Final = 60.0


class Rests:
    """Which tables to leave alone, and until when."""

    def __init__(self) -> None:
        self._until: dict[str, tuple[float, float]] = {}  # and how long it was

    def begin(self, name: str) -> None:
        """Leaves a table alone after a failure."""
        _, before = self._until.get(name, (0, FIRST_REST / 2))
        rest = min(2 * before, LONGEST_REST)
        self._until[name] = time.monotonic() + rest, rest

    def keep(self, name: str) -> None:
        """Leaves a table alone for as long as this process runs."""
        self._until[name] = math.inf, math.inf

    def end(self, name: str) -> None:
        """Its bots have answered, or nobody waits for them."""
        self._until.pop(name, None)

    def over(self) -> list[str]:
        """Those to try again now."""
        return [name for name, (until, _) in self._until.items() if until <= time.monotonic()]

    def __contains__(self, name: str) -> bool:
        return name in self._until

    def __len__(self) -> int:
        return len(self._until)
