"""How each refusal is answered, and with which HTTP status."""

import logging
from collections.abc import Callable
from typing import Any, Final

from starlette.responses import Response

from kontor.server.api.deps import unknown_device
from kontor.server.api.routing import answer
from kontor.server.bots.pool import PoolClosed
from kontor.server.bots.process import Failed
from kontor.server.gateway.scheduler import RESTART_RETRY_S, ShuttingDown
from kontor.server.store.base import Deleted, StoreError, TooLong
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
    problems.Required: 428,
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


def refused_by(wrong: Exception) -> Refused:
    """The refusal that answers a request which failed in this way."""
    return next(REFUSALS[kind] for kind in type(wrong).__mro__ if kind in REFUSALS)(wrong)


def _not_stored(wrong: StoreError) -> Refused:
    """The answer when the store failed. Whether it stored the request is not known."""
    logger.error("the store failed: %s", wrong)
    return Unavailable("store", "The server cannot save anything right now; try again.", retry_after=2)


def _not_thought(failed: Failed) -> Refused:
    """A worker failed at a question of a person. What went wrong is for the operator."""
    logger.warning("a question to the bots failed (%s): %s", failed.reason, failed.detail)
    return Unavailable("no-answer", "The bots could not work this out; try again.", retry_after=RESTART_RETRY_S)


def _searched_too_long(_given_up: TooLong) -> Refused:
    message = "The search took too long. Look for less, or try again later."
    return Unavailable("slow-search", message, retry_after=RESTART_RETRY_S)


REFUSALS: Final[dict[type[Exception], Callable[[Any], Refused]]] = {
    Refused: lambda refused: refused,
    StoreError: _not_stored,
    Deleted: lambda _: unknown_device(),  # they deleted themselves while another device of theirs asked for something
    TooLong: _searched_too_long,
    PoolClosed: lambda _: ShuttingDown(),
    Failed: _not_thought,
}
