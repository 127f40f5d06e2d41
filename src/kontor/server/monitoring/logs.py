"""Logs: one line per record, as text or JSON, and never a secret in one.

What is logged is chosen with care in the first place: route templates, never paths, queries, headers or bodies. If a
secret gets into a record all the same (through an exception's text, say), it is removed here, the last step before the
line is written.
"""

import logging
import re
import sqlite3
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TextIO, TypeAlias

import msgspec

REDACTED: Final = "***"
# Exceptions that quote the data they are about: rows of the database, so names and chat too.
QUOTING: Final = (sqlite3.Error, msgspec.MsgspecError, ValueError, LookupError, AssertionError, TypeError)
SECRET_FIELDS: Final = frozenset({"authorization", "cookie", "invite", "key", "link", "password", "secret", "token"})
LOG_MAX_CHARACTERS: Final = 20_000  # characters of one value
CUT_SHORT: Final = "ASGI callable returned without completing"

_SECRETS: Final = [
    (re.compile(pattern, re.IGNORECASE), shown)
    for pattern, shown in (
        (
            r"\b((?:(?:proxy-)?authorization|(?:set-)?cookie|x-kontor-(?:password|device))\b[\"']?\s*[:=,]\s*)[^\r\n]+",
            rf"\1{REDACTED}",
        ),
        (r"\b(bearer|basic)\s+[^\s\"',;]+", rf"\1 {REDACTED}"),
        (rf"\b((?:{'|'.join(sorted(SECRET_FIELDS))})['\"]?\s*[=:]\s*)[^\s,;&)}}\]]+", rf"\1{REDACTED}"),
        (r"(?<=[/\w])\?[^\s\"'<>]+", f"?{REDACTED}"),
        (r"//[^\s/@]+@", f"//{REDACTED}@"),
    )
]
# As long as 128 random bits in text form, so perhaps a token, unless it consists of words.
_LONG_RUN: Final = re.compile(r"(?<![\w-])[\w-]{22,}(?![\w-])", re.ASCII)
_WORD_RUN: Final = re.compile(
    r"_*(?:[a-z]{1,20}|[0-9]{1,4})(?:[_-]+(?:[a-z]{1,20}|[0-9]{1,4}))*_*|[A-Z]{1,20}(?:_[A-Z]{1,20})+|(?:[A-Z][a-z]{2,20})+"
)  # a_name, A_NAME or AName
_PLAIN_RUN: Final = re.compile(r"[^\s\"=\\\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_BREAKS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def fields(**values: Any) -> dict[str, Any]:
    """The `extra` of a record: `logger.info("started", extra=fields(table=id, seats=4))`."""
    return {"fields": values}


class Cleaner:
    """Removes secrets from texts: known ones, and everything that looks like one."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        known = sorted({secret for secret in secrets if secret}, key=len, reverse=True)
        self._known = re.compile("|".join(map(re.escape, known))) if known else None

    def text(self, text: str) -> str:
        """The text without secrets, in printable characters."""
        text = text.encode(errors="backslashreplace").decode()
        if self._known is not None:
            text = self._known.sub(REDACTED, text)
        for pattern, shown in _SECRETS:
            text = pattern.sub(shown, text)
        return _LONG_RUN.sub(lambda found: found[0] if _WORD_RUN.fullmatch(found[0]) else REDACTED, text)[
            :LOG_MAX_CHARACTERS
        ]

    def value(self, name: str, value: Any) -> str | int | float | bool | None:
        """The value of a field without secrets."""
        if name.lower() in SECRET_FIELDS:
            return REDACTED
        return value if value is None or isinstance(value, int | float) else self.text(str(value))


Writer: TypeAlias = Callable[[dict[str, Any], dict[str, Any]], str]  # of what every record has, and of the rest


class _Formatter(logging.Formatter):
    """A record as a mapping of clean values, written in one of the formats."""

    def __init__(self, cleaner: Cleaner, write: Writer) -> None:
        super().__init__()
        self._cleaner = cleaner
        self._write = write

    def format(self, record: logging.LogRecord) -> str:
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        parts: dict[str, Any] = {
            "time": f"{seconds}.{int(record.msecs):03d}Z",
            "level": record.levelname,
            "logger": record.name,
            "message": self._cleaner.text(record.getMessage().strip()),
        }
        extra: Mapping[str, Any] = getattr(record, "fields", {})
        more = {name: self._cleaner.value(name, value) for name, value in extra.items()}
        if record.exc_info:
            more["traceback"] = self._cleaner.text("".join(_traceback(record.exc_info[1])))
        return self._write(parts, more)


def _traceback(wrong: BaseException | None) -> Iterator[str]:
    """A traceback with the exceptions that led to it, where those that quote data are named without their text."""
    if wrong is None:
        return
    if (before := wrong.__cause__ or (None if wrong.__suppress_context__ else wrong.__context__)) is not None:
        yield from _traceback(before)
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(wrong.__traceback__)
    yield f"{type(wrong).__qualname__}: {REDACTED if isinstance(wrong, QUOTING) else wrong}\n"


def _as_text(parts: dict[str, Any], more: dict[str, Any]) -> str:
    """`2026-02-03T10:00:00.123Z INFO kontor.tables started table=abc seats=4`"""
    parts["message"] = _unbroken(parts["message"])
    return " ".join([*parts.values(), *(f"{name}={_written(value)}" for name, value in more.items())])


def _as_json(parts: dict[str, Any], more: dict[str, Any]) -> str:
    return _unbroken(msgspec.json.encode({**parts, **more, **parts}).decode())  # fields do not replace these


def _written(value: Any) -> str:
    """A value in a line of text, in quotes where it could be mistaken for something else."""
    if isinstance(value, float):
        return f"{value:.6g}"
    text = str(value)
    if _PLAIN_RUN.fullmatch(text):
        return text
    return _unbroken(msgspec.json.encode(text).decode())


def _unbroken(text: str) -> str:
    """A text on one line for every reader, including those that know more line breaks than JSON does."""
    return _BREAKS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def is_wanted(record: logging.LogRecord) -> bool:
    """Drops uvicorn's lines about sockets, which contain paths and queries, and about answers that were cut short,
    which is how an ASGI application ends a connection. The gateway logs each request itself."""
    text = str(record.msg)
    return record.name != "uvicorn.error" or not ("WebSocket %s" in text or text.startswith(CUT_SHORT))


class _Handler(logging.StreamHandler[TextIO]):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        """A record with a mistake in it cannot be written; logging would print it raw, with its secrets."""
        print(
            f"a log record of {record.name} ({record.filename}:{record.lineno}) could not be written", file=sys.stderr
        )


FORMATS: Final[Mapping[str, Writer]] = {"text": _as_text, "json": _as_json}


def set_up(form: str, level: str, secrets: Iterable[str] = ()) -> None:
    """Sends all logs to standard error. uvicorn must be run with log_config=None, so that it does not change this.

    Other packages log warnings only: we cannot vouch for what their debug messages contain.
    """
    handler = _Handler(sys.stderr)
    handler.setFormatter(_Formatter(Cleaner(secrets), FORMATS[form]))
    handler.addFilter(is_wanted)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("kontor").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.WARNING if level in ("warning", "error") else logging.INFO)
    logging.getLogger("uvicorn.access").disabled = True  # the gateway's access log takes its place
