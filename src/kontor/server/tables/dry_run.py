"""What somebody wants to know of a decision before it is made: whether it is legal, and what it would do."""

import msgspec

from kontor.game import Game
from kontor.rules.notation import NotationError
from kontor.server.tables.problems import Illegal, Invalid
from kontor.server.wire.answers import WhyNot
from kontor.server.wire.study import Preview


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


def preview(game: Game, action: str) -> Preview:
    """What a decision would do: tried on a copy, and reported only as far as the deciding seat may know. One that is
    not legal is refused."""
    check_legal(game, action)
    seat = game.decider
    assert seat is not None  # or it would have been refused
    after = game.copy()
    after.play(action)
    assert after.last is not None
    if after.last.reveals:
        return Preview(action=str(action), barrier="revealed")
    ends_game = after.is_over or after.end_clause != game.end_clause
    facts = {
        "action": str(action),
        "barrier": after.barrier,
        "asks": after.decider if after.decider != seat else None,
        "ends_game": ends_game,
        "clause": after.end_clause if ends_game else None,
        "deltas": [
            {"seat": number, **{key: {"before": old[key], "after": new[key]} for key in old}}
            for number, (old, new) in enumerate(zip(_figures(game, seat), _figures(after, seat), strict=True))
        ],
        "events": after.events(seat, since=game.ply),
    }
    return msgspec.convert(facts, Preview)


def check_legal(game: Game, action: str) -> None:
    try:
        refused = game.why_not(action)
    except NotationError as wrong:
        raise Invalid("notation", str(wrong)) from None
    if refused is not None:
        raise Illegal(refused)


def _figures(game: Game, viewer: int) -> list[dict[str, int | str]]:
    """What a decision can change for each seat. The end reveals missions, so the points are not those of the view."""
    seen = game.view(viewer)
    rows = [*seen["offices"].values(), *seen["extra_offices"].values()]
    owners = [piece[0] for row in rows for piece in row]
    return [
        {
            "prestige": seen["prestige"][seat],
            "supply": seen["supply"][seat],
            "stock": seen["stock"][seat],
            "actions": seen["actions_left"] if seen["turn"] == seat else 0,
            "offices": owners.count(str(seat)),
            "total": score["total"],
            "rank": score["rank"],
        }
        for seat, score in enumerate(game.projection(viewer)["seats"])
    ]
