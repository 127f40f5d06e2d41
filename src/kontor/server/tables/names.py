"""Names of people: which ones look the same, and which nobody may have. Which letters look alike, and what script they
belong to, is the data of Unicode in look_alikes.txt."""

import unicodedata
from bisect import bisect_right
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Final, NamedTuple

from kontor import bots

FORMER: Final = "N. N."  # a person who was deleted, in every language
BOT_NAMES: Final = ("Wulf", "Tilda", "Gerwin", "Aleke", "Hinrik")  # by seat, of those that nobody has named

# Letters and digits that look like a Latin letter, the small ones or the capitals.
_LOOKS_LIKE: Final = str.maketrans(
    {
        **dict(zip("авекмнорстухѕіјһԁԛԝ", "abekmhopctyxsijhdqw", strict=True)),  # Cyrillic
        **dict(zip("αβεζηικμνορτυχϲ", "abezhikmnoptyxc", strict=True)),  # Greek
        **dict(zip("01358|ıøđłɑɡǀ", "olesbliodlagl", strict=True)),
    }
)
_ACCENTED: Final = frozenset({"LATIN", "CYRILLIC", "GREEK"})  # elsewhere marks are vowels, or make another consonant
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that show nothing
# Of signs beyond ASCII that are no letters only these: others look like letters, as the sign for "divides" like an l
_SIGNS: Final = frozenset(
    "‘’‚“”„«»‹›\u2010–—…·•・°§€£♥♡❤★☆♪♫☺☻☀☁☂♠♣♦⚓⚽⚡✨"  # U+2010 also stands for U+2011 (NFKC)
    "☃☄☎☔☕☘☝♈♉♊♋♌♍♎♏♐♑♒♓♿⚾⛄⛅⛪⛲⛳⛵⛺⛽✂✅✈✉✊✋✌✏"  # emoji, but none like O, X, l or !
)
_PICTURES: Final = range(0x1F300, 0x1FB00)  # most emoji
_PAIRS: Final = (("rn", "m"), ("vv", "w"))  # letters that together look like one


def is_invisible(name: str) -> bool:
    """Whether a name has letters that cannot be seen, so that it looks like another one."""
    return not _INVISIBLE.isdisjoint(name)


def mixes_alphabets(name: str) -> bool:
    """Whether a name has letters of several alphabets that are not written together, and look alike."""
    scripts = frozenset(map(_script, unicodedata.normalize("NFKC", name))) - {""}
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)


def has_odd_signs(name: str) -> bool:
    """Whether a name has signs that can be taken for letters."""
    return any(
        unicodedata.category(sign)[0] in "SP" and not (sign.isascii() or sign in _SIGNS or ord(sign) in _PICTURES)
        for sign in unicodedata.normalize("NFKC", name)
        if sign not in _INVISIBLE
    )


@lru_cache(1024)
def skeleton(name: str) -> str:
    """What names that look the same have in common, in capitals or as they are. If this changes, a migration must work
    out the column of people that keeps it."""
    return _seen(unicodedata.normalize("NFKC", name).upper())


def skeletons(name: str) -> set[str]:
    """The skeletons of all names that this one looks like, as it is written or otherwise."""
    written = unicodedata.normalize("NFKC", name)
    forms = (*_readings(written), written.replace("|", "l"))
    return {*map(skeleton, forms), *map(_seen, forms)}


def _readings(name: str) -> tuple[str, ...]:
    """How a name may be read: a capital I may stand for an l, and the other way round."""
    words = name.replace("|", "l").split()
    initials = " ".join(f"i{word[1:]}" if word.startswith("l") else word for word in words)
    return name, name.replace("I", "l"), name.replace("1", "i"), initials


def _seen(text: str) -> str:
    digits = "".join(str(unicodedata.digit(letter, letter)) for letter in unicodedata.normalize("NFD", text))
    seen = spelling(digits.translate(_data().looks))
    for pair, one in _PAIRS:
        seen = seen.replace(pair, one)
    return seen


def spelling(name: str) -> str:
    """How names are searched for: no case, accents or spaces, one letter for many that look alike."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    kept, accented = [], False
    for letter in letters:
        if unicodedata.category(letter) not in ("Mn", "Cf"):
            # The first word of what Unicode calls a letter: LATIN, CYRILLIC
            accented = letter.isalpha() and unicodedata.name(letter, "").partition(" ")[0] in _ACCENTED
        elif accented or unicodedata.category(letter) == "Cf" or "\ufe00" <= letter <= "\ufe0f":
            continue
        kept.append(letter)
    plain = "".join(letter for letter in kept if unicodedata.category(letter)[0] in "LNM" or letter == "|")
    return plain.translate(_LOOKS_LIKE) or "".join("".join(kept).split())


def is_reserved(name: str) -> bool:
    """Whether a name stands for a bot, or for nobody any more."""
    kept = (FORMER, *BOT_NAMES, *map(bots.title, bots.levels()))
    return not skeletons(name).isdisjoint(map(skeleton, kept))


def may_be_owned(name: str) -> bool:
    """Whether a name can be one person's alone; those of nameless players cannot."""
    nameless = (f"Player {seat}" for seat in range(1, 6))
    return not is_reserved(name) and skeleton(name) not in map(skeleton, nameless)


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
