"""Each lesson can be done as it says, answers what is done instead, and has its words in every language."""

from fnmatch import fnmatchcase

import pytest

from kontor.lessons import GROUPS, LEARNER, Course, Lesson, Remark, lesson, lessons
from tests.words.reading import LANGUAGES, messages

each = pytest.mark.parametrize("one", lessons(), ids=lambda one: one.id)


def test_there_are_six_first_lessons_and_one_for_each_board_and_module() -> None:
    of = {group: [one.id for one in lessons() if one.group == group] for group in GROUPS}
    assert of["first"] == ["routes", "pieces", "abilities", "displacing", "markers", "end"]
    assert of["further"] == ["east", "britannia", "missions", "favours", "duo"]


@each
def test_every_step_is_done_by_its_way_and_not_before(one: Lesson) -> None:
    course = Course(one)
    line: list[str] = []
    for number, step in enumerate(one.steps):
        before, line = line, course.begin(number, line)
        assert line[: len(before)] == before, "it jumped"
        assert len(line) == len(before) + len(step.first)
        assert course.begin(number) == line
        begun, verdict = len(line), course.verdict(number, len(line), line)
        assert (verdict.done, len(verdict.way)) == (not step.way, len(step.way))
        for count, decision in enumerate(verdict.way, 1):
            assert course.game(line).decider == LEARNER
            line = [*line, decision]
            assert course.verdict(number, begun, line).done == (count == len(step.way))


@each
def test_what_is_played_instead_is_possible_and_gets_its_answer(one: Lesson) -> None:
    course = Course(one)
    for number, step in enumerate(one.steps):
        begun = course.begin(number)
        way = course.verdict(number, len(begun), begun).way
        found: set[Remark] = set()
        for played in range(max(1, len(step.way))):
            line = [*begun, *way[:played]]
            for decision in map(str, course.game(line).legal_actions() if step.way else ()):
                verdict = course.verdict(number, len(begun), [*line, decision])
                assert verdict.done or verdict.way or verdict.remark, (number, decision)
                found |= {remark for remark in step.remarks if fnmatchcase(decision, remark.pattern)}
                if not verdict.done:
                    assert verdict.remark == (step.remark_on(decision) or (None if verdict.way else "other"))
        assert found == set(step.remarks), f"step {number + 1}: nobody can do this"


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(one: Lesson, language: str) -> None:
    wanted = {f"lesson-{one.id}-title", f"lesson-{one.id}-about"}
    for number, step in enumerate(one.steps, 1):
        name = f"lesson-{one.id}-{number}"
        wanted |= {name, f"{name}-why", *(f"{name}-{remark.message}" for remark in step.remarks)}
    assert {name for name in messages(language) if name.startswith(f"lesson-{one.id}-")} == wanted


def test_a_step_goes_on_from_what_the_learner_did() -> None:
    course = Course(lessons()[0])
    others = ["place t hamburg-luebeck/3", "place t hamburg-luebeck/1"]
    assert course.begin(2, others) == others
    assert course.verdict(2, 2, others).way == ("end",)
    lost = ["place t hamburg-luebeck/3", "income 3t", "end"]  # the next step could not be done from here
    assert course.begin(2, lost) == ["place t hamburg-luebeck/1", "place t hamburg-luebeck/2"]


def test_what_leads_nowhere_is_said_to_be_taken_back() -> None:
    course = Course(lessons()[0])
    verdict = course.verdict(0, 0, ["income 3t"])
    assert (verdict.done, verdict.way, verdict.remark) == (False, ("place t hamburg-luebeck/1",), "income")
    verdict = course.verdict(0, 0, ["income 3t", "income 3t"])
    assert (verdict.done, verdict.way, verdict.remark) == (False, (), "income")
    assert course.verdict(2, 0, ["end"]).done


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("group = 'first'\nminutes = 1\nwords = 1\nposition = {}\nstep = []", "unknown key 'words'"),
        ("group = 'last'\nminutes = 1\nposition = {}\nstep = []", "group: expected one of first, further"),
        ("group = 'first'\nminutes = 1\nposition = {}\n[[step]]\ngoal = 1", "step 1: unknown key 'goal'"),
    ],
)
def test_a_file_with_a_mistake_is_refused_with_its_place(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        lesson.read("99-mine.toml", text)
