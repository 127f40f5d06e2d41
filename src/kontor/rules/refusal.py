"""What says no. A refusal of a decision is a value: the clause, a reason and the facts (words: kontor.words).

Bounds are the border behind a refusal; an option of a game that is not allowed is an error.
"""

from collections.abc import Mapping
from types import MappingProxyType
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


class Bounds(NamedTuple):
    """The countries within a border, one bit each, and the clause that draws it, which may differ by country."""

    regions: int
    clause: str
    reason: str  # the sentence to say (kontor.words)
    by_region: Mapping[str, str] = MappingProxyType({})


class OptionError(ValueError):
    """`option` is the name of the option at fault; the message begins with it."""

    def __init__(self, option: str, reason: str) -> None:
        self.option = option
        super().__init__(f"{option}{reason}")
