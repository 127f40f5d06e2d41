"""What a decision would do."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kontor.server.wire import doc
from kontor.server.wire.events import GameEvent
from kontor.server.wire.ids import Amount, EndClause
from kontor.server.wire.requests import SeatNumber


class NumberChange(msgspec.Struct, frozen=True):
    """A number before and after a decision."""

    before: int
    after: int


class AmountChange(msgspec.Struct, frozen=True):
    """An amount of pieces before and after a decision."""

    before: Amount
    after: Amount


class Delta(msgspec.Struct, frozen=True, kw_only=True):
    """What a decision would change for a seat."""

    seat: SeatNumber
    prestige: Annotated[NumberChange, doc("Points on the prestige track")]
    supply: AmountChange
    stock: AmountChange
    actions: Annotated[NumberChange, doc("Actions left; 0 out of turn")]
    offices: Annotated[NumberChange, doc("Offices in cities, extra ones included")]
    total: Annotated[NumberChange, doc("Points as if the game ended, as far as the asking seat may know")]
    rank: Annotated[NumberChange, doc("The place by these points")]


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What a legal decision would do, as far as the deciding seat may know. Nothing is played."""

    action: str
    barrier: Annotated[
        Literal["revealed", "asked", "over"] | None,
        Meta(
            description="Why the decision could not be taken back: something hidden is revealed "
            "(then nothing else is reported), somebody else must decide, or the game is over. Null where it could."
        ),
    ]
    asks: Annotated[SeatNumber | None, doc("The seat that decides next, if it is another one")] = None
    ends_game: Annotated[bool, doc("Whether the decision meets an end condition, or completes the game")] = False
    clause: Annotated[EndClause | None, doc("The end condition")] = None
    deltas: Annotated[list[Delta], doc("Per seat")] = []
    events: Annotated[list[GameEvent], doc("The events as the deciding seat would see them")] = []
