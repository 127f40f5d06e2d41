"""The study board: any position, and what can be played from there."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from kontor.server.wire import Answer, Request, doc
from kontor.server.wire.answers import News
from kontor.server.wire.ids import City, FavourId, MarkerId
from kontor.server.wire.requests import Colour, Name, Notation, Word

Position: TypeAlias = Annotated[
    dict[str, Any],
    Meta(
        description="A position as the library writes and reads it; what is left out is as in a new game",
        examples=[{"board": "hansa", "players": 3, "posts": {"hamburg-luebeck": ["0t", None, None]}}],
    ),
]


class StudyLine(Request):
    """A position, and what is played from there."""

    position: Position
    line: Annotated[list[Notation], Meta(max_length=200, description="The decisions in their order")] = []
    names: Annotated[list[Name], Meta(max_length=5, description="Of the seats; none: they are numbered")] = []
    colours: Annotated[
        list[Colour],
        Meta(max_length=5, description="Of the seats, in their order; seats without one get those left over"),
    ] = []


class StudyStart(Request):
    """A game that has just been set up."""

    players: Annotated[int, Meta(ge=2, le=5)] = 4
    board: Word = "hansa"
    edition: Word = "bigbox"
    modules: Annotated[list[Word], Meta(max_length=10)] = []
    duo: Word | None = None


class StudyAsk(StudyLine, kw_only=True):
    """The same, and a decision that somebody wonders about."""

    action: Notation


class StudyQuestion(StudyLine, kw_only=True):
    """The same, and decisions of which it is wanted to know what they are worth."""

    asked: Annotated[list[Notation], Meta(max_length=3, description="Besides the best ones")] = []


class StudyParts(Answer):
    """What is in the box of this game and can be put into a position."""

    markers: Annotated[dict[MarkerId, int], doc("How many bonus markers of each kind there are")]
    missions: Annotated[list[list[City]], doc("The cards; none without missions")]
    favours: Annotated[list[FavourId], doc("The tiles; none without the Emperor's Favour")]


class StudyMoment(Answer):
    """The situation after a line, with every card face up. Everybody's decisions are the caller's."""

    news: News
    position: Annotated[dict[str, Any], doc("The situation as a position of its own")]
    parts: Annotated[StudyParts | None, doc("Null in lessons and puzzles")] = None


class GamePosition(Answer):
    """A moment of a game that is over, as a position."""

    position: dict[str, Any]
    names: list[str]
    colours: Annotated[list[Colour], doc("Of the seats in the game")]
    ply: int
