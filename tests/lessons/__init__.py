"""Lessons: their files, their course, and their words."""
