"""Security events: requests refused for safety, logged as such and counted, without anything that names somebody."""

import logging
import time
from collections.abc import Callable
from typing import Final

from kontor.server.monitoring.logs import fields
from kontor.server.monitoring.metrics import Metrics

SECURITY_CODES: Final = frozenset({"wrong-origin", "wrong-host", "token", "password", "invite"})  # codes of refusals
LOG_WINDOW_S: Final = 60.0  # in which one kind of event is logged only so often
MAX_LOGGED_PER_WINDOW: Final = 5
logger = logging.getLogger("kontor.security")


class SecurityEvents:
    """Logs the first few events of each kind in a minute, and afterwards how many more there were."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self._metrics = metrics
        self._clock = clock
        self._since: dict[str, float] = {}
        self._count: dict[str, int] = {}

    def note(self, error: str) -> None:
        """A request was refused with this code; all but SECURITY_CODES are ignored."""
        if error not in SECURITY_CODES:
            return
        self._metrics.security_events.labels(error).inc()
        now = self._clock()
        if now - self._since.get(error, -LOG_WINDOW_S) >= LOG_WINDOW_S:
            if (unlogged := self._count.get(error, 0) - MAX_LOGGED_PER_WINDOW) > 0:
                logger.warning("more were refused", extra=fields(reason=error, count=unlogged))
            self._since[error], self._count[error] = now, 0
        self._count[error] += 1
        if self._count[error] <= MAX_LOGGED_PER_WINDOW:
            logger.warning("refused", extra=fields(reason=error))
