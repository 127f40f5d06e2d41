"""What the server asks the processes in which bots think, and what they reply."""

import struct
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from kontor.bots.analysis import Analysis
from kontor.bots.appraiser import Evaluation
from kontor.bots.coach import Advice
from kontor.bots.review import ReviewedDecision
from kontor.catalog import Options
from kontor.game import Game

LENGTH_PREFIX: Final = struct.Struct("!I")
M = TypeVar("M", bound="AboutGame")


class AboutGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it is now."""

    table: str
    rules: int  # the version of the rules that it is played by
    options: Options
    chance: Mapping[str, Sequence[str]]  # the results of its setup
    position: Mapping[str, Any] | None  # it began from, instead of a setup
    names: tuple[str, ...]
    actions: tuple[str, ...]

    def goes_on(self, earlier: "AboutGame") -> bool:
        """Whether this is the same game, at the same decision or a later one."""
        same = all(getattr(self, name) == getattr(earlier, name) for name in SAME_IN_A_GAME)
        return same and self.actions[: len(earlier.actions)] == earlier.actions


SAME_IN_A_GAME: Final = tuple(name for name in AboutGame.__struct_fields__ if name != "actions")


class Request(AboutGame, frozen=True, kw_only=True, tag="decide"):
    """A game, and the bot that must decide in it."""

    level: str
    seed: int
    budget: float  # seconds given to the bot


class AnalystRequest(AboutGame, frozen=True, kw_only=True):
    """A question about a game to a bot that analyses."""

    bot: str
    seconds: float  # after which it tells what it knows, and begins with nothing else


class ReviewRequest(AnalystRequest, frozen=True, kw_only=True, tag="review"):
    """A game that is over, and from which decision on it is to be reviewed. At least one decision is."""

    first: int


class AnalyseRequest(AnalystRequest, frozen=True, kw_only=True, tag="analyse"):
    """A position of which everything is known, and legal decisions whose worth is wanted besides the best ones."""

    asked: tuple[str, ...]


class CoachRequest(AnalystRequest, frozen=True, kw_only=True, tag="coach"):
    """A running game, and a seat that must decide and wants advice."""

    seat: int


AnyRequest: TypeAlias = Request | ReviewRequest | AnalyseRequest | CoachRequest


class Reply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was asked for, or why there is nothing."""

    action: str | None = None
    reviewed: tuple[ReviewedDecision, ...] = ()
    end: Evaluation | None = None  # of the position after the last decision of a game, when that is reviewed
    analysis: Analysis | None = None
    advice: Advice | None = None
    error: str | None = None


def about(kind: type[M], table: str, game: Game, **more: Any) -> M:
    """A request about a game."""
    return kind(
        table=table,
        rules=game.rules_version,
        options=game.options,
        chance=game.start.chance,
        position=game.start.position,
        names=game.names,
        actions=tuple(map(str, game.actions())),
        **more,
    )


def frame(message: AnyRequest | Reply) -> bytes:
    """A message as it is sent."""
    body = msgspec.msgpack.encode(message)
    return LENGTH_PREFIX.pack(len(body)) + body
