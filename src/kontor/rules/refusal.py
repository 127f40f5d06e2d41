"""Refusals are values: the clause, a reason and the facts. Words are made at the edge (kontor.words)."""

from typing import NamedTuple

from kontor.words import sentence

Fact = int | str | list[str]


class Refusal(NamedTuple):
    """Why a decision is not allowed.

    `reason` names the sentence to say; several reasons can rest on one clause. `facts` are JSON-safe.
    """

    clause: str
    reason: str
    facts: dict[str, Fact]

    @property
    def message(self) -> str:
        """The reason as an English sentence."""
        return sentence(self.reason, self.facts)


def refuse(clause: str, reason: str, /, **facts: Fact) -> Refusal:
    """A refusal with its facts by name."""
    return Refusal(clause, reason, facts)
