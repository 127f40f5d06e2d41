"""What a decision would do: tried on a copy, and reported only as far as the deciding seat may know."""

from typing import Any

import msgspec

from kontor.game import Game
from kontor.server.wire.preview import Preview


def preview(game: Game, seat: int, action: str) -> Preview:
    """The preview of a decision for the seat that decides. IllegalAction and NotationError as in `Game.play`."""
    if seat != game.decider:
        raise ValueError(f"seat={seat!r}: expected {game.decider}, the seat that decides")
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
        "deltas": _deltas(_figures(game, seat), _figures(after, seat)),
        "events": after.events(seat, since=game.ply),
    }
    return msgspec.convert(facts, Preview)


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


def _deltas(before: list[dict[str, int | str]], after: list[dict[str, int | str]]) -> list[dict[str, Any]]:
    return [
        {"seat": seat, **{key: {"before": old[key], "after": new[key]} for key in old}}
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
    ]
