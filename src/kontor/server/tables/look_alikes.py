"""Letters that look alike, and the scripts of letters: the data of Unicode in look_alikes.txt."""

from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

# Scripts that are written together: what UTS 39 calls highly restrictive
_TOGETHER: Final = (
    frozenset({"Latn", "Hani", "Hira", "Kana"}),
    frozenset({"Latn", "Hani", "Bopo"}),
    frozenset({"Latn", "Hani", "Hang"}),
)


class _Data(NamedTuple):
    looks: Mapping[int, str]  # what a letter looks like
    starts: list[int]  # where the letters of a script begin
    ranges: list[tuple[int, str]]  # for each of them, where they end, and the script


def as_they_look(text: str) -> str:
    """A text in which each letter that looks like another one is replaced by that."""
    return text.translate(_data().looks)


def mixes_scripts(text: str) -> bool:
    """Whether a text has letters of several scripts that are not written together. What all scripts share counts for
    none."""
    scripts = frozenset(map(_script, text)) - {""}
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)


def _script(letter: str) -> str:
    data = _data()
    place = bisect_right(data.starts, ord(letter)) - 1
    end, script = data.ranges[place] if place >= 0 else (-1, "")
    return script if ord(letter) <= end and letter.isalnum() else ""


@cache
def _data() -> _Data:
    text = (resources.files(__package__) / "look_alikes.txt").read_text("utf-8")
    alike, scripts = ([line for line in part.splitlines() if line[0] != "#"] for part in text.split("\n\n"))
    looks = {ord(letter): seen for seen, letters in map(str.split, alike) for letter in letters}
    ranges = sorted((*_range(each), script) for script, *every in map(str.split, scripts) for each in every)
    return _Data(looks, [first for first, _, _ in ranges], [(end, script) for _, end, script in ranges])


def _range(text: str) -> tuple[int, int]:
    first, _, end = text.partition("-")
    return int(first, 16), int(end or first, 16)
