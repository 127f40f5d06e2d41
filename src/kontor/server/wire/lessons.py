"""Lessons: tasks on positions of the game. Their words are in `lessons.ftl` of each language."""

from typing import Annotated, Literal

from msgspec import Meta

from kontor.server.wire import Answer, Request, doc
from kontor.server.wire.requests import Name, Notation
from kontor.server.wire.study import StudyMoment


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

    step: Annotated[int, Meta(ge=0, le=100, description="The task, counted from 0")]
    begun: Annotated[int, Meta(ge=0, le=200, description="After how many decisions it began")] | None = None
    line: Annotated[list[Notation], Meta(max_length=200, description="The decisions in their order")] = []
    names: Annotated[list[Name], Meta(max_length=5, description="Of the seats; none: they are numbered")] = []


class LessonMoment(StudyMoment, kw_only=True):
    """A moment of a lesson, as the learner sees it."""

    line: Annotated[list[str], doc("The decisions that lead here")]
    begun: Annotated[int, doc("After how many decisions the task began")]
    done: Annotated[bool, doc("Whether the task is done; one without a goal is done at once")]
    way: Annotated[list[str], doc("Decisions that do it; none where it can no longer be done from here")]
    remark: Annotated[str | None, doc("The end of a message about the last decision")]
