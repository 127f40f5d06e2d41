"""A secret in words that can be read out and typed in any language: eight of five letters, the last one a check."""

import hashlib
import secrets
from typing import Final

WORDS: Final = 8
_CONSONANTS: Final = "bdfghjklmnprstvz"
_VOWELS: Final = "aiou"
_PLACES: Final = (_CONSONANTS, _VOWELS, _CONSONANTS, _VOWELS, _CONSONANTS)  # of a word, which stands for 16 bits


def new_words() -> str:
    """Words that nobody can guess."""
    drawn = [secrets.randbits(16) for _ in range(WORDS - 1)]
    return " ".join(map(_word, (*drawn, _check(drawn))))


def same_words(text: str) -> str | None:
    """Words as they were given, however they were typed; None if one of them must be wrong."""
    letters = "".join(letter for letter in text.lower() if letter.isalpha())
    words = [letters[start : start + len(_PLACES)] for start in range(0, len(letters), len(_PLACES))]
    numbers = list(map(_number, words))
    if len(words) != WORDS or None in numbers or numbers[-1] != _check(numbers[:-1]):
        return None
    return " ".join(words)


def _word(number: int) -> str:
    letters = []
    for alphabet in reversed(_PLACES):
        number, place = divmod(number, len(alphabet))
        letters.append(alphabet[place])
    return "".join(reversed(letters))


def _number(word: str) -> int | None:
    number = 0
    for letter, alphabet in zip(word.ljust(len(_PLACES)), _PLACES, strict=True):
        if letter not in alphabet:
            return None
        number = number * len(alphabet) + alphabet.index(letter)
    return number


def _check(numbers: "list[int] | list[int | None]") -> int:
    return int.from_bytes(hashlib.sha256(repr(numbers).encode()).digest()[:2])
