"""Action: one decision of one player. It is its own notation: a string that also knows its meaning.

Inside the rules a decision is one number, its code: the kind and up to four small arguments, eight bits each.
"""

from enum import IntEnum, auto


class Kind(IntEnum):
    """What a decision is; its form is in rules.notation."""

    INCOME = auto()
    PLACE = auto()
    PLACE_PAYING = auto()
    DISPLACE = auto()
    SETTLE = auto()
    SETTLE_EXTRA = auto()
    DECLINE = auto()
    LIFT = auto()
    DROP = auto()
    DONE = auto()
    ROUTE = auto()
    ROUTE_OFFICE = auto()
    ROUTE_DEVELOP = auto()
    ROUTE_PRESTIGE = auto()
    ROUTE_EXTRA = auto()
    USE_PLUS_3 = auto()
    USE_PLUS_4 = auto()
    USE_DEVELOP = auto()
    USE_SWAP = auto()
    USE_MOVE_THREE = auto()
    USE_REMOVE_THREE = auto()
    REMOVE = auto()
    USE_EXCHANGE = auto()
    USE_TRIBUTE = auto()
    USE_BLOCK = auto()
    USE_SAFE_CONDUCT = auto()
    FAVOUR = auto()
    TAKE = auto()
    TAKE_AMOUNT = auto()
    DEVELOP_PERMANENT = auto()
    FOUND = auto()
    NEUTRAL_OFFICE = auto()
    NEUTRAL = auto()
    MARKER = auto()
    END = auto()


class Action(str):
    """A decision. Equal and hashable as its notation; `kind` and `args` are its meaning on one board.

    `code` is the same as a number; -1 where the arguments are too large for any game.
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
