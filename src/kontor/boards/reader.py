"""Reads TOML by stated forms: every mistake is reported with file, table, key and what was expected."""

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class Form(Generic[T_co]):
    """What a value looks like in words, and how it is read; anything else raises ValueError."""

    expected: str
    read: Callable[[object], T_co]


def _text(value: object) -> str:
    if isinstance(value, str) and value.strip():
        return value
    raise ValueError


def _flag(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError


def _count(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    raise ValueError


def _point(value: object) -> tuple[float, float]:
    if isinstance(value, list) and len(value) == 2 and all(type(part) in (int, float) for part in value):
        return float(value[0]), float(value[1])
    raise ValueError


TEXT_FORM = Form("a text", _text)
FLAG_FORM = Form("true or false", _flag)
COUNT_FORM = Form("a whole number from 0", _count)
POINT_FORM = Form("a position [x, y]", _point)


def one_of(options: tuple[T, ...]) -> Form[T]:
    def read(value: object) -> T:
        for option in options:
            if option == value:
                return option
        raise ValueError

    return Form(" or ".join(f'"{option}"' for option in options), read)


def list_of(form: Form[T], named: str = "") -> Form[tuple[T, ...]]:
    def read(value: object) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise ValueError
        return tuple(form.read(item) for item in value)

    return Form(named or f"a list, each {form.expected}", read)


def pair_of(form: Form[T], named: str) -> Form[tuple[T, T]]:
    def read(value: object) -> tuple[T, T]:
        if not isinstance(value, list):
            raise ValueError
        first, second = value
        return form.read(first), form.read(second)

    return Form(named, read)


class Section:
    """One table of a TOML file. Each key is taken once; leaving the `with` block refuses keys that were not taken."""

    def __init__(self, data: dict[str, object], source: str, path: str = "") -> None:
        self._left, self._source, self._path = dict(data), source, path

    def take(self, key: str, form: Form[T]) -> T:
        if key not in self._left:
            raise self.error(key, f"expected {form.expected}, found nothing")
        value = self._left.pop(key)
        try:
            return form.read(value)
        except ValueError:
            raise self.error(key, f"expected {form.expected}, found {value!r}") from None

    def take_or(self, key: str, form: Form[T], default: D) -> T | D:
        """Like take, for a key that may be left out."""
        return self.take(key, form) if key in self._left else default

    def section(self, key: str) -> "Section":
        """A table inside this one."""
        found = self._left.pop(key, {})
        if not isinstance(found, dict):
            raise self.error(key, f"expected a table, found {found!r}")
        return Section(found, self._source, f"{self._path}.{key}".lstrip("."))

    def sections(self, key: str) -> Iterator[tuple[str, "Section"]]:
        """The tables [key.name] with their names, in the order of the file."""
        outer = self.section(key)
        for name in outer.names():
            yield name, outer.section(name)

    def names(self) -> list[str]:
        """The keys not taken yet."""
        return list(self._left)

    def error(self, key: str, problem: str) -> ValueError:
        return ValueError(place(self._source, self._path, key) + f": {problem}")

    def __enter__(self) -> "Section":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None and self._left:
            raise self.error(next(iter(self._left)), "expected no such key")


def place(source: str, table: str = "", key: str = "") -> str:
    """Where something is: `east.toml [city.waren] abilities`."""
    return " ".join(part for part in (source, f"[{table}]" if table else "", key) if part)


def read_toml(text: str, source: str) -> Section:
    try:
        return Section(tomllib.loads(text), source)
    except tomllib.TOMLDecodeError as problem:
        raise ValueError(f"{source}: expected a TOML file: {problem}") from None
