"""Why requests are refused, in terms of tables; api/statuses.py says with which HTTP status each kind is answered."""

from kontor.rules.refusal import Refusal
from kontor.server.tables.keys import Caller
from kontor.wire.answers import Problem, TableView


class Refused(Exception):  # noqa: N818 - an answer, not a fault
    """A request that is refused, with a code for programs and a sentence for people. Nothing was changed."""

    def __init__(
        self,
        error: str,
        message: str,
        *,
        clause: str | None = None,
        reason: str | None = None,
        facts: dict[str, int | str | list[str]] | None = None,
        view: TableView | None = None,
        retry_after: int | None = None,  # seconds
    ) -> None:
        self.problem = Problem(error=error, message=message, clause=clause, reason=reason, facts=facts, view=view)
        self.retry_after = retry_after
        super().__init__(f"{error}: {message}")


class Unreadable(Refused):
    """Nobody can say what is asked for."""


class Invalid(Refused):
    """What is asked for is never possible."""


class Illegal(Invalid):
    """A rule of the game forbids a decision."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("illegal", refusal.message, clause=refusal.clause, reason=refusal.reason, facts=refusal.facts)


class NotIdentified(Refused):
    """The caller does not prove who they are."""


class NotAllowed(Refused):
    """The caller may not do this."""


class NotFound(Refused):
    """There is no such thing."""


class NotNow(Refused):
    """It is not possible in the current state."""


class Required(Refused):
    """The caller must do something else first."""


class LimitReached(Refused):
    """The caller has or does too much already."""


class Unavailable(Refused):
    """The server cannot do it at the moment."""


class TableDamaged(Refused):
    """What is stored of a table cannot be trusted."""


def not_allowed(caller: Caller, error: str, message: str) -> Refused:
    """The refusal for a caller without a seat. One without a token or cookie may still show one."""
    return NotIdentified(error, message) if caller.key is None else NotAllowed(error, message)
