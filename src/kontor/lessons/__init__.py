"""Lessons: positions of the real game with tasks. One TOML file each; the words are in lessons.ftl of each language."""

from kontor.lessons.course import Course, Verdict
from kontor.lessons.lesson import GROUPS, LEARNER, Goal, Lesson, Remark, Step, lesson_of, lessons

__all__ = ["GROUPS", "LEARNER", "Course", "Goal", "Lesson", "Remark", "Step", "Verdict", "lesson_of", "lessons"]
