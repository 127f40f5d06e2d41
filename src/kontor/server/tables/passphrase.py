"""A secret in words that can be read out and typed in any language: eight of five letters, the last one a check."""

import hashlib
import re
import secrets
from typing import Final

WORDS: Final = 8
_CONSONANTS: Final = "bdfghjklmnprstvz"
_VOWELS: Final = "aiou"
_PLACES: Final = (_CONSONANTS, _VOWELS, _CONSONANTS, _VOWELS, _CONSONANTS)  # of a word, which stands for 16 bits
_FORM: Final = re.compile(f"({''.join(f'[{letters}]' for letters in _PLACES)}){{{WORDS}}}")


def new_words() -> str:
    """Words that nobody can guess."""
    drawn = [secrets.randbits(16) for _ in range(WORDS - 1)]
    return " ".join(map(_word, (*drawn, _check(drawn))))


def same_words(text: str) -> str | None:
    """Words as they were given, however they were typed; None if one of them must be wrong."""
    letters = "".join(letter for letter in text.lower() if letter.isalpha())
    if not _FORM.fullmatch(letters):
        return None
    words = [letters[start : start + len(_PLACES)] for start in range(0, len(letters), len(_PLACES))]
    *numbers, last = map(_number, words)
    return " ".join(words) if last == _check(numbers) else None


def _word(number: int) -> str:
    letters = []
    for alphabet in reversed(_PLACES):
        number, place = divmod(number, len(alphabet))
        letters.append(alphabet[place])
    return "".join(reversed(letters))


def _number(word: str) -> int:
    number = 0
    for letter, alphabet in zip(word, _PLACES, strict=True):
        number = number * len(alphabet) + alphabet.index(letter)
    return number


def _check(numbers: list[int]) -> int:
    return int.from_bytes(hashlib.sha256(repr(numbers).encode()).digest()[:2])
