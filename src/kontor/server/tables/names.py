"""Names of people: which ones look the same, and which nobody may have."""

import unicodedata
from typing import Final

from kontor import bots

FORMER: Final = "N. N."  # whoever was deleted, in every language
BOT_NAMES: Final = ("Wulf", "Tilda", "Gerwin", "Aleke", "Hinrik")  # by seat, of those that nobody has named

# Letters and digits that look like a Latin letter, the small ones or the capitals.
_LOOKS_LIKE: Final = str.maketrans(
    {
        **dict(zip("авекмнорстухѕіјһԁԛԝ", "abekmhopctyxsijhdqw", strict=True)),  # Cyrillic
        **dict(zip("αβεζηικμνορτυχϲ", "abezhikmnoptyxc", strict=True)),  # Greek
        **dict(zip("01358|ıøđłɑɡǀ", "olesbliodlagl", strict=True)),
    }
)
_ALPHABETS: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"})  # look alike
_ACCENTED: Final = frozenset({"LATIN", "CYRILLIC", "GREEK"})  # elsewhere marks are vowels, or make another consonant
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that show nothing


def is_invisible(name: str) -> bool:
    """Whether a name has letters that cannot be seen, so that it looks like another one."""
    return not _INVISIBLE.isdisjoint(name)


def mixes_alphabets(name: str) -> bool:
    """Whether a name has letters of two alphabets that have letters in common: they cannot be told apart."""
    return len(_ALPHABETS.intersection(map(_alphabet, unicodedata.normalize("NFKC", name)))) > 1


def spelling(name: str) -> str:
    """What names that look the same have in common: no case, accents or spaces, one letter for all that look alike."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    kept, accented = [], False
    for letter in letters:
        if unicodedata.category(letter) not in ("Mn", "Cf"):
            accented = _alphabet(letter) in _ACCENTED
        elif accented or unicodedata.category(letter) == "Cf" or "\ufe00" <= letter <= "\ufe0f":
            continue
        kept.append(letter)
    plain = "".join(letter for letter in kept if unicodedata.category(letter)[0] in "LNM" or letter == "|")
    return plain.translate(_LOOKS_LIKE) or "".join("".join(kept).split())


def spellings(name: str) -> set[str]:
    """The spellings of all names that this one looks like: a capital I may stand for an l, and the other way round."""
    words = name.replace("|", "l").split()
    return {
        spelling(name),
        spelling(name.replace("I", "l")),
        spelling(name.replace("1", "i")),
        spelling(" ".join(f"i{word[1:]}" if word.startswith("l") else word for word in words)),
    }


def is_reserved(name: str) -> bool:
    """Whether a name stands for a bot, or for nobody any more."""
    return not spellings(name).isdisjoint(_reserved())


def may_be_owned(name: str) -> bool:
    """Whether a name can be one person's alone; those of nameless players cannot."""
    return not is_reserved(name) and spelling(name) not in {spelling(f"Player {seat}") for seat in range(1, 6)}


def _reserved() -> set[str]:
    return set(map(spelling, (FORMER, *BOT_NAMES, *map(bots.title, bots.levels()))))


def _alphabet(letter: str) -> str:
    """The first word of what Unicode calls a letter: LATIN, CYRILLIC."""
    return "" if not letter.isalpha() else unicodedata.name(letter, "").partition(" ")[0]
