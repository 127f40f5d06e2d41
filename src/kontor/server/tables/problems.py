"""Refused requests: what is wrong, as an HTTP status and a Problem."""

import logging
from typing import NoReturn

from kontor.rules.refusal import Refusal
from kontor.server.store import StoreError
from kontor.server.wire.answers import Problem, TableView

logger = logging.getLogger("kontor.server")


class Refused(Exception):  # noqa: N818 - an answer, not a fault
    """A request that is refused. Nothing was changed."""

    def __init__(self, status: int, problem: Problem, retry_after: int | None = None) -> None:
        self.status = status
        self.problem = problem
        self.retry_after = retry_after
        super().__init__(f"{status} {problem.error}: {problem.message}")


def refuse(
    status: int,
    error: str,
    message: str,
    *,
    view: TableView | None = None,
    facts: dict[str, int | str | list[str]] | None = None,
) -> NoReturn:
    """Refuses a request with a code for programs and a sentence for people."""
    raise Refused(status, Problem(error=error, message=message, view=view, facts=facts))


def not_stored(wrong: StoreError) -> Refused:
    """The answer when the store failed. Whether it stored the request is not known."""
    logger.error("the store failed: %s", wrong)
    problem = Problem(error="store", message="The server cannot save anything right now; try again.")
    return Refused(503, problem, retry_after=2)


def refuse_by_rule(refusal: Refusal) -> NoReturn:
    """Refuses a decision by the clause that forbids it."""
    raise Refused(
        422,
        Problem(
            error="illegal",
            message=refusal.message,
            clause=refusal.clause,
            reason=refusal.reason,
            facts=refusal.facts,
        ),
    )
