"""Input made to do harm: refused with one line, at little cost, and nothing is changed."""

from typing import Any

import pytest

import kontor
from tests.support import situation

TURN = {"decision": "turn", "seat": 0}
FULL_PRIVILEGE = [{"privilege": 3}, {}, {}]


@pytest.mark.parametrize(
    ("facts", "decision"),
    [
        ({"supply": "11t 6t 7t"}, {"decision": "taking", "seat": 0, "limit": 1, "traders_only": 1}),
        ({"board": "east", "abilities": FULL_PRIVILEGE}, {"decision": "developing", "seat": 0}),
        ({"board": "east"}, {"decision": "developing", "seat": 1}),
        ({"board": "east"}, {"decision": "founding", "seat": 1}),
        ({"board": "east", "supply": "0 6t 7t"}, {"decision": "founding", "seat": 0}),
        (
            {"players": 2, "duo": "britannia"},
            {
                "decision": "settling",
                "seat": 1,
                "route": "hamburg-luebeck",
                "piece": "nm",
                "owner": "n",
                "extras": 1,
                "settled": [],
            },
        ),
    ],
    ids=["nothing to take", "Privilege full", "another's bonus", "another's city", "empty supply", "neutral merchant"],
)
def test_a_decision_that_cannot_be_asked_is_refused(facts: dict[str, Any], decision: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"pending|supply|seat"):
        situation(**facts, pending={"decisions": [TURN, decision]})


@pytest.mark.parametrize(
    "facts",
    [
        {"modules": ["favours"], "pending": {"favour_bought": "no"}},
        {"modules": ["favours"], "pending": {"favour_bought": True}, "actions_left": 2},
        {"pending": {"ending": "END-01"}},
        {"pending": {"ending": "CLASSIC-07", "over": True}},
        {"modules": ["promos"], "markers": {"tributes": [["hamburg-luebeck", True]]}},
        {"markers": {"stack": ["swap"] * 300}},
        {"players": 2, "duo": "britannia", "neutral_prestige": 1000},
        {"board": "britannia", "edition": "classic", "modules": ["safe-conduct"], "pending": {"safe_conduct": 1}},
    ],
    ids=str,
)
def test_a_fact_that_cannot_be_is_refused(facts: dict[str, Any]) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - any of them; what counts is one clear line
        situation(**facts)
    assert "\n" not in str(refused.value)
    assert "byte" not in str(refused.value)


def test_a_bought_tile_leaves_no_actions() -> None:
    game = situation(modules=["favours"], pending={"favour_bought": True})
    assert game.actions_left == 0
    assert game.why_not("income 1t").clause == "FAVOUR-09"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text",
    ["favour mastery paying " + "+".join(["swap"] * 16), "favour mastery paying " + "swap+" * 200_000, "x" * 2_000_000],
    ids=["16 markers", "a million letters", "one long word"],
)
def test_a_text_too_long_is_no_decision_and_its_error_is_short(text: str) -> None:
    with pytest.raises(kontor.NotationError) as refused:
        situation(modules=["favours"]).why_not(text)
    assert len(str(refused.value)) < 1_000


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 1.5, []], ids=str)
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    game = situation()
    for ask in (game.view, game.events, game.score_lines):
        with pytest.raises(ValueError, match="seat="):
            ask(seat)


def test_other_wrong_calls_are_refused() -> None:
    with pytest.raises(ValueError, match="since"):
        situation().events(0, since=-1)
    with pytest.raises(TypeError, match="record"):
        kontor.load(None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed"):
        kontor.new_game(seed=[1])  # type: ignore[arg-type]
