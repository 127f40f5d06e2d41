"""Positions in the middle of an action that the options of a game, or what lies on the table, rule out."""

from typing import Any

import pytest

import kontor
from tests.support import situation

TURN = {"decision": "turn", "seat": 0}
TILE = {"display": [], "owned": [[], ["tithe"], []]}
OWN_TILE = {"display": [], "owned": [["tithe"], [], []]}
DOUBLE = {"display": [], "owned": [[], ["double-compensation"], []]}
RESETTLING = {"display": [], "owned": [[], ["free-resettling"], []]}
TRIBUTE = {"tributes": [["hamburg-luebeck", 1]]}
OWN_TRIBUTE = {"tributes": [["hamburg-luebeck", 0]]}


def taking(seat: int = 1, limit: int = 1, traders_only: int = 1) -> dict[str, Any]:
    return {"decision": "taking", "seat": seat, "limit": limit, "traders_only": traders_only}


def settling(piece: str | None = "1t", extras: int = 1, settled: tuple[str, ...] = ()) -> dict[str, Any]:
    return {
        "decision": "settling", "seat": 1, "route": "hamburg-luebeck", "piece": piece, "owner": 1, "extras": extras,
        "settled": list(settled),
    }  # fmt: skip


def asked(decision: dict[str, Any], **facts: Any) -> kontor.Game:
    supply = ["5t+1m", "6t", "7t+1m"]  # the merchant of seat 1 is the displaced piece, or in the stock
    return situation(**facts, supply=supply, pending={"decisions": [TURN, decision]})


REFUSED: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "no favours": (taking(), {}, "FAVOUR-16"),
    "no tile": (taking(2), {"modules": ["favours"], "favours": TILE}, "FAVOUR-16"),
    "one's own Income": (taking(0), {"modules": ["favours"], "favours": OWN_TILE}, "FAVOUR-18"),
    "any piece, not agreed": (taking(traders_only=0), {"modules": ["favours"], "favours": TILE}, "FAVOUR-17"),
    "a trader, any piece agreed": (
        taking(), {"modules": ["favours"], "take": "tradesman", "favours": TILE}, "FAVOUR-17",
    ),
    "two without promos": (taking(limit=2, traders_only=0), {"modules": ["favours"], "favours": TILE}, "PROMO-13"),
    "two traders only": (taking(limit=2), {"modules": ["promos"], "markers": TRIBUTE}, "PROMO-13"),
    "no tribute of this seat": (
        taking(2, limit=2, traders_only=0), {"modules": ["promos"], "markers": TRIBUTE}, "PROMO-13",
    ),
    "one by a tribute": (taking(traders_only=0), {"modules": ["promos"], "markers": TRIBUTE}, "FAVOUR-16"),
    "two extras for a trader": (settling(extras=2), {}, "DISPLACE-10"),
    "an extra too few": (settling("1m", extras=1), {}, "DISPLACE-10"),
    "two extras for a merchant, double compensation or not": (
        settling("1m", extras=1), {"modules": ["favours"], "favours": DOUBLE}, "DISPLACE-10",
    ),
    "three traders of one": (
        settling(None, 1, ("hamburg-stade/1", "hamburg-stade/2")),
        {"posts": "hamburg-stade 1t 1t -"},
        "DISPLACE-10",
    ),
    "settled where it was displaced": (
        settling(None, 1, ("hamburg-luebeck/1",)), {"posts": "hamburg-luebeck 1t - -"}, "DISPLACE-22",
    ),
    "Remove 3 in the Big Box": ({"decision": "removing", "seat": 0, "left": 2}, {}, "CLASSIC-03"),
    "a green city in the Hanse": ({"decision": "founding", "seat": 0}, {}, "EAST-31"),
    "Privilege in the Hanse": ({"decision": "developing", "seat": 0}, {}, "EAST-33"),
    "somebody else's move": (
        {"decision": "moving", "seat": 1, "way": "move", "lifts": 1, "hand": [], "dropped": []}, {}, "TURN-01",
    ),
    "Move 2 in the Hanse": (
        {"decision": "moving", "seat": 0, "way": "move-two", "lifts": 2, "hand": [], "dropped": []}, {}, "EAST-32",
    )
}  # fmt: skip


@pytest.mark.parametrize(("decision", "facts", "clause"), REFUSED.values(), ids=REFUSED)
def test_a_decision_that_cannot_come_about_is_refused_with_a_clause(
    decision: dict[str, Any], facts: dict[str, Any], clause: str
) -> None:
    with pytest.raises(ValueError, match=f"cannot come about in this position \\({clause}\\)"):
        asked(decision, **facts)


TAKEN: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "a trader": (taking(), {"modules": ["favours"], "favours": TILE}),
    "any piece": (taking(traders_only=0), {"modules": ["favours"], "take": "tradesman", "favours": TILE}),
    "a tribute": (taking(limit=2, traders_only=0), {"modules": ["promos"], "markers": TRIBUTE}),
    "one's own tribute": (taking(0, limit=2, traders_only=0), {"modules": ["promos"], "markers": OWN_TRIBUTE}),
    "a trader and an extra": (settling(), {}),
    "a merchant and two": (settling("1m", extras=2), {}),
    "double compensation": (settling(extras=2), {"modules": ["favours"], "favours": DOUBLE}),
    "an extra first": (settling("1m", 1, ("hamburg-stade/1",)), {"posts": "hamburg-stade 1t - -"}),
    "a merchant that stands": (
        settling(None, 1, ("hamburg-stade/1", "hamburg-stade/2")), {"posts": "hamburg-stade 1t 1m -"},
    ),
    "free resettling": (
        settling(None, 1, ("hamburg-luebeck/1",)),
        {"modules": ["favours"], "favours": RESETTLING, "posts": "hamburg-luebeck 1t - -"},
    )
}  # fmt: skip


@pytest.mark.parametrize(("decision", "facts"), TAKEN.values(), ids=TAKEN)
def test_a_decision_that_can_come_about_is_asked(decision: dict[str, Any], facts: dict[str, Any]) -> None:
    game = asked(decision, **facts)
    assert game.decider == decision["seat"]
    assert kontor.from_position(game.position()).position() == game.position()
