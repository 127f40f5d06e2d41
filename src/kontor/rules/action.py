"""Action: one decision of one player. It is its own notation: a string that also knows its meaning.

Inside the rules a decision is one number, its code: the kind and up to four small arguments, eight bits each. An
amount is two arguments, traders and merchants; a payment has one argument for each marker.
"""

from collections.abc import Mapping
from enum import IntEnum, unique
from typing import Final

from kontor.rules.declaration import Decision
from kontor.rules.modules import DECLARATIONS


@unique
class Kind(IntEnum):
    """What a decision is, with its form in the notation: words, and in braces what varies (rules.notation).

    Its number is kept for good. Optional rules add kinds of their own, which only their folders know by name:
    `Kind["NAME"]`.
    """

    form: str

    def __new__(cls, number: int, form: str) -> "Kind":
        kind = int.__new__(cls, number)
        kind._value_ = number
        kind.form = form
        return kind

    INCOME = 1, "income {amount}"
    PLACE = 2, "place {piece} {post}"
    PLACE_PAYING = 3, "place {piece} {post} paying {amount}"
    DISPLACE = 4, "displace {piece} {post} paying {amount}"
    SETTLE = 5, "settle {piece} {post}"
    SETTLE_EXTRA = 6, "settle {piece} {post} from {source}"
    DECLINE = 7, "decline"
    LIFT = 8, "lift {post}"
    DROP = 9, "drop {post} {post}"
    DONE = 10, "done"
    ROUTE = 11, "route {route}"
    ROUTE_OFFICE = 12, "route {route} office {city}"
    ROUTE_DEVELOP = 13, "route {route} develop {ability}"
    ROUTE_PRESTIGE = 14, "route {route} prestige {space}"
    ROUTE_EXTRA = 15, "route {route} extra {city} {piece}"
    USE_PLUS = 16, "use {plus}"
    USE_DEVELOP = 17, "use develop {ability}"
    USE_SWAP = 18, "use swap {city} {number} {number}"
    USE_MOVE_THREE = 19, "use move-three"
    USE_REMOVE_THREE = 20, "use remove-three"
    REMOVE = 21, "remove {post}"
    TAKE = 27, "take {piece}"
    TAKE_AMOUNT = 28, "take {amount}"
    DEVELOP_PERMANENT = 29, "develop privilege"
    FOUND = 30, "found {city} {piece}"
    NEUTRAL_OFFICE = 31, "neutral {route} office {city}"
    NEUTRAL = 32, "neutral {route}"
    MARKER = 33, "marker {marker} {route}"
    END = 34, "end"
    vars().update({name: (one.number, one.form) for module in DECLARATIONS for name, one in module.decisions.items()})


KINDS: Final[Mapping[int, Kind]] = {int(kind): kind for kind in Kind}
# What the folders of optional rules say about their decisions.
DECLARED: Final[Mapping[Kind, Decision]] = {
    Kind[name]: one for module in DECLARATIONS for name, one in module.decisions.items()
}


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
