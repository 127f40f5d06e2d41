"""How each refusal is answered, and with which HTTP status."""

import logging
from typing import Final

from starlette.responses import Response

from kontor.server.api.routing import answer
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


def refusal(refused: Refused) -> Response:
    response = answer(refused.problem, status_of(refused))
    if refused.retry_after is not None:
        response.headers["Retry-After"] = str(refused.retry_after)
    if isinstance(refused, problems.NotIdentified):
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def not_stored(wrong: StoreError) -> Refused:
    """The answer when the store failed. Whether it stored the request is not known."""
    logger.error("the store failed: %s", wrong)
    return Unavailable("store", "The server cannot save anything right now; try again.", retry_after=2)
