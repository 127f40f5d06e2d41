"""Offers: what a view says about decisions of optional rules, so that a page can show them without knowing the rule."""

from collections.abc import Mapping
from typing import Any, Final

from kontor.rules.action import DECLARED, Action, Kind
from kontor.rules.declaration import Offer, Where
from kontor.rules.engine import legal
from kontor.rules.state import State

OFFERS: Final[Mapping[Kind, Offer]] = {kind: decision.offer for kind, decision in DECLARED.items() if decision.offer}


def offers(state: State) -> list[dict[str, Any]]:
    """The legal decisions of optional rules: what each is called, by which messages, and what is clicked for it."""
    if OFFERS.keys() <= state.rules.absent.keys():
        return []
    return [_offer(action) for action in legal(state) if action.kind in OFFERS]


def _offer(action: Action) -> dict[str, Any]:
    where, label, clause, confirm = OFFERS[action.kind]
    return {
        "decision": str(action),
        "label": label,
        "clause": clause,
        "where": where,
        "at": _place(action, where),
        "confirm": confirm or None,
    }


def _place(action: Action, where: Where) -> str | None:
    """The route, city or marker that a decision names; None for a button."""
    words = zip(action.kind.form.split(" "), str(action).split(" "), strict=True)
    return next((word for part, word in words if part == f"{{{where}}}"), None)
