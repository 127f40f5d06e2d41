"""The study board, lessons and puzzles, and what a decision would do: positions and what can be played from there."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kontor.rules.modules import BOX
from kontor.wire import Answer, Request, doc
from kontor.wire.analysis import Reason, Share
from kontor.wire.answers import News
from kontor.wire.events import GameEvent
from kontor.wire.requests import Colour, Name, Notation, SeatNumber, Word
from kontor.wire.view import Amount, EndClause, MarkerId, types_of


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
        doc(
            "Why the decision could not be taken back: something hidden is revealed "
            "(then nothing else is reported), somebody else must decide, or the game is over. Null where it could."
        ),
    ]
    asks: Annotated[SeatNumber | None, doc("The seat that decides next, if it is another one")] = None
    ends_game: Annotated[bool, doc("Whether the decision meets an end condition, or completes the game")] = False
    clause: Annotated[EndClause | None, doc("The end condition")] = None
    deltas: Annotated[list[Delta], doc("Per seat")] = []
    events: Annotated[list[GameEvent], doc("The events as the deciding seat would see them")] = []


_POSITION: Final = {"board": "hansa", "players": 3, "posts": {"hamburg-luebeck": ["0t", None, None]}}
Position: TypeAlias = Annotated[
    dict[str, Any],
    doc("A position as the library writes and reads it; what is left out is as in a new game", examples=[_POSITION]),
]


class StudyLine(Request):
    """A position, and what is played from there."""

    position: Position
    line: Annotated[list[Notation], doc("The decisions in their order", max_length=200)] = []
    names: Annotated[list[Name], doc("Of the seats; none: they are numbered", max_length=5)] = []
    colours: Annotated[
        list[Colour], doc("Of the seats, in their order; seats without one get those left over", max_length=5)
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

    asked: Annotated[list[Notation], doc("Besides the best ones", max_length=3)] = []


if TYPE_CHECKING:
    _Box = Answer
else:
    _Box = msgspec.defstruct("_Box", list(types_of(BOX).items()), bases=(Answer,))


class StudyParts(_Box):
    """What is in the box of this game and can be put into a position."""

    markers: Annotated[dict[MarkerId, int], doc("How many bonus markers of each kind there are")]


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


class LessonCard(Answer):
    """A lesson in the list."""

    id: str
    group: Annotated[Literal["first", "further"], doc("The basics, or a board or module")]
    side: Annotated[str, doc("The side of a board that it plays on")]
    minutes: Annotated[int, doc("About how long it takes")]
    steps: int


class LessonList(Answer):
    """All lessons in their order."""

    lessons: list[LessonCard]


class LessonLine(Request):
    """What was played in a lesson so far."""

    step: Annotated[int, doc("The task, counted from 0", ge=0, le=100)]
    begun: Annotated[int, doc("After how many decisions it began", ge=0, le=200)] | None = None
    line: Annotated[list[Notation], doc("The decisions in their order", max_length=200)] = []
    names: Annotated[list[Name], doc("Of the seats; none: they are numbered", max_length=5)] = []


class LessonMoment(StudyMoment, kw_only=True):
    """A moment of a lesson, as the learner sees it."""

    line: Annotated[list[str], doc("The decisions that lead here")]
    begun: Annotated[int, doc("After how many decisions the task began")]
    done: Annotated[bool, doc("Whether the task is done; one without a goal is done at once")]
    way: Annotated[list[str], doc("Decisions that do it; none where it can no longer be done from here")]
    remark: Annotated[str | None, doc("The end of a message about the last decision")]


class PuzzleCard(Answer):
    """A puzzle in the list."""

    id: str
    side: Annotated[str, doc("The side of a board")]
    players: int
    theme: Literal["displace", "block", "office", "ability", "marker", "end"]
    grade: Annotated[int, doc("How hard it is", ge=1, le=3)]
    turn: Annotated[bool, doc("Whether the whole turn is asked for, not only one decision")]


class PuzzleList(Answer):
    """All puzzles."""

    puzzles: list[PuzzleCard]
    today: Annotated[str, doc("The id of the puzzle of the day (UTC), which follows from the date alone")]


class PuzzleLine(Request):
    """What was played in a puzzle: nothing yet, an answer or the beginning of one, and perhaps what came after it."""

    line: Annotated[list[Notation], doc("The decisions in their order", max_length=200)] = []
    names: Annotated[list[Name], doc("Of the seats; none: they are numbered", max_length=5)] = []


class TriedMove(Answer):
    """A decision or a turn that was tried many times: from there the net played to the end of the game."""

    action: Annotated[list[str], doc("The whole action that it begins; of a turn all that was played")]
    then: Annotated[list[str], doc("How the turn goes on, until something unknown is drawn")]
    chance: Annotated[Share, doc("How often the seat won")]
    behind: Annotated[float, doc("How much lower the chance is than that of the solution, at least (95 % certain)")]
    tries: int
    rival: Annotated[int, doc("The other seat that won most often")]
    rival_chance: Annotated[Share, doc("How often it did")]
    ends: Annotated[bool, doc("Whether it ends the game within the turn")]
    reason: Reason


class PuzzleVerdict(Answer):
    """Whether an answer was right, and what the others would have brought."""

    right: bool
    played: Annotated[int, doc("Which of `tried` it was; none of them where no bot would make it")] | None
    tried: Annotated[list[TriedMove], doc("The solution first, then the best of the others")]


class PuzzleMoment(StudyMoment, kw_only=True):
    """A moment of a puzzle, as its seat sees it."""

    puzzle: PuzzleCard
    seat: int
    verdict: Annotated[PuzzleVerdict, doc("As soon as it is answered: by a decision, or by a turn")] | None
