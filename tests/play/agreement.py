"""Whether `legal_actions()` and `why_not` say the same, and whether a refusal is fit to be shown."""

import json
from functools import cache

from kontor import Game, reference
from kontor.rules.engine import refusal_of
from kontor.words import message_id, texts


@cache
def clause_ids() -> frozenset[str]:
    return frozenset(clause.id for clause in reference.clauses())


def disagreement(game: Game, text: str, legal: set[str]) -> str | None:
    """What is wrong with the answer to one notation, or None. `legal` is the game's legal list."""
    refusal = refusal_of(game.state, game.parse(text))  # which never looks at the legal list
    if (text in legal) != (refusal is None):
        return f"'{text}': listed {text in legal}, refused {refusal}"
    if game.why_not(text) != refusal:
        return f"'{text}': refused {refusal}, but why_not says {game.why_not(text)}"
    if refusal is None:
        return None
    if refusal.clause not in clause_ids():
        return f"'{text}': refused by {refusal.clause}, which is no clause"
    if json.loads(json.dumps(refusal.facts)) != refusal.facts:
        return f"'{text}': the facts are not JSON: {refusal.facts}"
    message = refusal.message
    if not message or "{" in message or "}" in message or "\n" in message:
        return f"'{text}': the message is not fit to be shown: {message!r}"
    if message_id(refusal.reason) not in texts():
        return f"'{text}': no sentence for {refusal.reason}"
    return None
