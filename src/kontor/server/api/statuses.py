"""With which HTTP status each refusal is answered."""

import logging
from typing import Final

from kontor.server.store import StoreError
from kontor.server.tables import problems
from kontor.server.tables.problems import Refused, Unavailable

logger = logging.getLogger("kontor.server")
STATUSES: Final[dict[type[Refused], int]] = {
    problems.Unreadable: 400,
    problems.NotIdentified: 401,
    problems.NotAllowed: 403,
    problems.NotFound: 404,
    problems.NotNow: 409,
    problems.Invalid: 422,
    problems.LimitReached: 429,
    problems.TableDamaged: 500,
    problems.Unavailable: 503,
}


def status_of(refused: Refused) -> int:
    return next(status for kind, status in STATUSES.items() if isinstance(refused, kind))


def not_stored(wrong: StoreError) -> Refused:
    """The answer when the store failed. Whether it stored the request is not known."""
    logger.error("the store failed: %s", wrong)
    return Unavailable("store", "The server cannot save anything right now; try again.", retry_after=2)
