"""What somebody wants to know of a decision before it is made: whether it is legal, and what it would do."""

from kontor.game import Game
from kontor.rules.notation import NotationError
from kontor.server.tables.preview import preview
from kontor.server.tables.problems import Illegal, Invalid
from kontor.server.wire.answers import WhyNot
from kontor.server.wire.preview import Preview


def why(game: Game, action: str) -> WhyNot:
    """Whether a decision would be legal now, and which clause refuses it if not."""
    try:
        refused = game.why_not(action)
    except NotationError as wrong:
        return WhyNot(legal=False, message=str(wrong))
    if refused is None:
        return WhyNot(legal=True)
    return WhyNot(
        legal=False, clause=refused.clause, reason=refused.reason, message=refused.message, facts=refused.facts
    )


def foreseen(game: Game, action: str) -> Preview:
    """What a decision would do, for the seat that decides; one that is not legal is refused."""
    check_legal(game, action)
    assert game.decider is not None  # or it would have been refused
    return preview(game, game.decider, action)


def check_legal(game: Game, action: str) -> None:
    """Refuses a decision that cannot be made now."""
    try:
        refused = game.why_not(action)
    except NotationError as wrong:
        raise Invalid("notation", str(wrong)) from None
    if refused is not None:
        raise Illegal(refused)
