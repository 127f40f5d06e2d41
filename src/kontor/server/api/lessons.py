"""Lessons: the list, and each moment of one. Nothing of it is stored: a browser brings what was played."""

from typing import Annotated

from kontor.game import Game
from kontor.lessons import LEARNER, Course, lesson_of, lessons
from kontor.server.api.deps import StudyContext
from kontor.server.api.positions import moment, played
from kontor.server.api.routing import Router
from kontor.server.tables.cooperative import TimeSlicer
from kontor.server.tables.problems import Invalid, NotFound
from kontor.wire import copied, doc
from kontor.wire.study import LessonCard, LessonLine, LessonList, LessonMoment, StudyLine

router = Router("/api", "lessons")
Id = Annotated[str, doc("The id of a lesson, such as `routes`", max_length=40)]


@router.get("/lessons", unchanging=True, stored=False)
async def listed() -> LessonList:
    """All lessons in their order."""
    return LessonList(
        lessons=[
            copied(LessonCard, lesson, side=Course(lesson).game().board.id, steps=len(lesson.steps))
            for lesson in lessons()
        ]
    )


@router.post("/lessons/{lesson}", stored=False, refusals=(404,))
async def look(_limited: StudyContext, lesson: Id, wanted: LessonLine) -> LessonMoment:
    """A moment of a lesson: where a step begins, or with `begun` what is to be said about what was played since."""
    course, slicer = _course(lesson, wanted), TimeSlicer()
    if wanted.begun is None:
        await _played(course, wanted.line)
        line = course.begin(wanted.step, wanted.line or None)
        await slicer.pause()
        begun, game = len(line), await _played(course, line)
    else:
        line, begun = wanted.line, min(wanted.begun, len(wanted.line))
        game = await _played(course, line)
    await slicer.pause()
    verdict = course.verdict(wanted.step, begun, line)
    await slicer.pause()
    seen = moment(game, LEARNER)
    return copied(LessonMoment, verdict, news=seen.news, position=seen.position, parts=None, line=line, begun=begun)


async def _played(course: Course, line: list[str]) -> Game:
    """The game after a line; what is not possible is refused."""
    return await played(StudyLine(position={**course.lesson.position}, line=line, names=list(course.names)))


def _course(id: str, wanted: LessonLine) -> Course:
    lesson = lesson_of(id)
    if lesson is None:
        known = ", ".join(lesson.id for lesson in lessons())
        raise NotFound("unknown-lesson", f"There is no lesson '{id}': expected one of {known}.")
    if wanted.step >= len(lesson.steps):
        raise Invalid("invalid", f"The lesson '{id}' has {len(lesson.steps)} steps.")
    return Course(lesson, wanted.names)
