"""Action: one decision of one player. It is its own notation: a string that also knows its meaning.

Inside the rules a decision is one number, its code: the kind and up to four small arguments, eight bits each. An
amount is two arguments, traders and merchants; a payment has one argument for each marker.
"""

from enum import IntEnum
from typing import Final


class Kind(IntEnum):
    """What a decision is, with its form in the notation: words, and in braces what varies (rules.notation)."""

    form: str

    def __new__(cls, form: str) -> "Kind":
        number = len(cls.__members__) + 1
        kind = int.__new__(cls, number)
        kind._value_ = number
        kind.form = form
        return kind

    INCOME = "income {amount}"
    PLACE = "place {piece} {post}"
    PLACE_PAYING = "place {piece} {post} paying {amount}"
    DISPLACE = "displace {piece} {post} paying {amount}"
    SETTLE = "settle {piece} {post}"
    SETTLE_EXTRA = "settle {piece} {post} from {source}"
    DECLINE = "decline"
    LIFT = "lift {post}"
    DROP = "drop {post} {post}"
    DONE = "done"
    ROUTE = "route {route}"
    ROUTE_OFFICE = "route {route} office {city}"
    ROUTE_DEVELOP = "route {route} develop {ability}"
    ROUTE_PRESTIGE = "route {route} prestige {space}"
    ROUTE_EXTRA = "route {route} extra {city} {piece}"
    USE_PLUS = "use {plus}"
    USE_DEVELOP = "use develop {ability}"
    USE_SWAP = "use swap {city} {number} {number}"
    USE_MOVE_THREE = "use move-three"
    USE_REMOVE_THREE = "use remove-three"
    REMOVE = "remove {post}"
    USE_EXCHANGE = "use exchange {seat} {marker}"
    USE_TRIBUTE = "use tribute {route}"
    USE_BLOCK = "use block {route}"
    USE_SAFE_CONDUCT = "use safe-conduct paying {marker}"
    FAVOUR = "favour {favour} paying {markers}"
    TAKE = "take {piece}"
    TAKE_AMOUNT = "take {amount}"
    DEVELOP_PERMANENT = "develop privilege"
    FOUND = "found {city} {piece}"
    NEUTRAL_OFFICE = "neutral {route} office {city}"
    NEUTRAL = "neutral {route}"
    MARKER = "marker {marker} {route}"
    END = "end"
    CLAIM = "claim"


KINDS: Final = tuple(Kind)  # a kind by its number less one


class Action(str):
    """A decision. Equal and hashable as its notation; `kind` and `args` are its meaning on one board.

    `code` is the same as a number; -1 where the arguments do not fit, which no game allows.
    """

    __slots__ = ("args", "code", "kind")
    kind: Kind
    args: tuple[int, ...]
    code: int

    @classmethod
    def of(cls, text: str, kind: Kind, args: tuple[int, ...], code: int) -> "Action":
        """An action with its notation; made only by the Lexicon of a board."""
        action = cls(text)
        action.kind = kind
        action.args = args
        action.code = code
        return action

    def __reduce__(self) -> tuple[object, ...]:
        return Action.of, (str(self), self.kind, self.args, self.code)
