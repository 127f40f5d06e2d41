"""Tokens that prove a seat: unguessable, and stored only as hashes; and secrets in words."""

import base64
import hashlib
import re
import secrets
from collections.abc import Iterable
from typing import Final

import msgspec

COOKIE: Final = "kontor-key"
_TOKEN_BYTES: Final = 24
_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without characters that look alike
_ID_LENGTH: Final = 12
_CODE_LENGTH: Final = 8


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_from(mark: str, table: str) -> str:
    """The token of somebody who joins with a key of their own: always the same, and as secret as the key."""
    digest = hashlib.sha256(f"join {table} {mark}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:_TOKEN_BYTES]).decode()


def hash_of(token: str) -> str:
    """What is stored of a token. Tokens are random, so a plain digest cannot be reversed by guessing."""
    return hashlib.sha256(token.encode()).hexdigest()


def handle_of(table: str, key: str) -> str:
    """What a key is called in the list of those that hold a seat. It proves nothing."""
    return hashlib.sha256(f"handle {table} {key}".encode()).hexdigest()[:16]


def new_code() -> str:
    """A new code, to be copied by hand. It is worth nothing after a few wrong ones."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_CODE_LENGTH))


def new_table_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text has the form of an id. Anything else is not a table, and some of it would break the database."""
    return len(text) == _ID_LENGTH and all(letter in _ALPHABET for letter in text)


def next_table_id(table: str, salt: str) -> str:
    """The id of a table's rematch: always the same, so that two requests give one table."""
    return _letters(
        int.from_bytes(hashlib.sha256(f"rematch {table} {salt}".encode()).digest()), [_ALPHABET] * _ID_LENGTH
    )


def _letters(number: int, places: Iterable[str]) -> str:
    """A number in letters, each of which has its own alphabet."""
    letters = []
    for alphabet in places:
        number, place = divmod(number, len(alphabet))
        letters.append(alphabet[place])
    return "".join(letters)


class Caller(msgspec.Struct, frozen=True):
    """The caller: the hash of a token, or a browser; None for an anonymous visitor."""

    key: str | None = None


# A secret in words that can be read out and typed in any language: eight of five letters, the last one a check
N_WORDS: Final = 8
_CONSONANTS: Final = "bdfghjklmnprstvz"
_VOWELS: Final = "aiou"
_PLACES: Final = (_CONSONANTS, _VOWELS, _CONSONANTS, _VOWELS, _CONSONANTS)  # of a word, which stands for 16 bits
_FORM: Final = re.compile(f"({''.join(f'[{letters}]' for letters in _PLACES)}){{{N_WORDS}}}")


def new_words() -> str:
    """Words that nobody can guess."""
    drawn = [secrets.randbits(16) for _ in range(N_WORDS - 1)]
    return " ".join(_letters(number, reversed(_PLACES))[::-1] for number in (*drawn, _check(drawn)))


def same_words(text: str) -> str | None:
    """Words as they were given, however they were typed; None if one of them must be wrong."""
    letters = "".join(letter for letter in text.lower() if letter.isalpha())
    if not _FORM.fullmatch(letters):
        return None
    words = [letters[start : start + len(_PLACES)] for start in range(0, len(letters), len(_PLACES))]
    *numbers, last = map(_number, words)
    return " ".join(words) if last == _check(numbers) else None


def _number(word: str) -> int:
    number = 0
    for letter, alphabet in zip(word, _PLACES, strict=True):
        number = number * len(alphabet) + alphabet.index(letter)
    return number


def _check(numbers: list[int]) -> int:
    return int.from_bytes(hashlib.sha256(repr(numbers).encode()).digest()[:2])
