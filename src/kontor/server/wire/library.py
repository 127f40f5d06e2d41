"""What never changes: boards, their drawings, the desk, the rules."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta


class DeskRow(msgspec.Struct, kw_only=True):
    """A row of the writing desk: its values, all but the first covered by a piece at the start."""

    id: Literal["keys", "actions", "privilege", "book", "purse"]
    values: list[int | str]
    piece: Literal["trader", "merchant"]


class BoardPaper(msgspec.Struct, kw_only=True):
    """A side of a board as it is printed, and as it is drawn."""

    facts: Annotated[dict[str, Any], Meta(description="Cities, routes and limits, as in `kontor boards --json`")]
    geometry: Annotated[dict[str, Any], Meta(description="Where everything is drawn, on a canvas of 1425 x 1000 units")]
    desk: list[DeskRow]


class RuleClause(msgspec.Struct, kw_only=True):
    """A rule. `ruling` is the decision where the rulebooks are silent or disagree."""

    id: str
    scope: list[str]
    text: str
    ruling: str | None
    file: str
    chapter: Annotated[str, Meta(description="The title of the file")]
    section: Annotated[str, Meta(description="Its title; that of the chapter before the first section")]


class RuleBook(msgspec.Struct, kw_only=True):
    """All rules in order."""

    language: Annotated[str, Meta(description="The language they are written in")]
    clauses: list[RuleClause]
