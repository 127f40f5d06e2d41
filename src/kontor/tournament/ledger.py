"""The ledger: a file with every finished game, one JSON line each, so that an interrupted series can continue."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from kontor.backends import PACKAGE, digest
from kontor.bots.arena import Result
from kontor.bots.net_bot import NET_FILE, chosen_file, why_not
from kontor.tournament.errors import SeriesError
from kontor.tournament.series import Series

LEDGER_FORMAT: Final = 1
# In addition to what is compiled:
BOT_SOURCES: Final = ("bots/**/*.py", "nets/*.py", "nets/*.net", "boards/*.toml", "catalog.py", "game.py")
NOT_USED_IN_PLAY: Final = (
    "analysis.py",
    "win_chances.py",
    "reasons.py",
    "review.py",
)  # not used by bots while they play


def identity() -> dict[str, Any]:
    """The rules and bots that play here; results of others must not be mixed with ours."""
    code = hashlib.sha256()
    for file in sorted(file for pattern in BOT_SOURCES for file in PACKAGE.glob(pattern)):
        if file.name in NOT_USED_IN_PLAY:
            continue
        code.update(file.relative_to(PACKAGE).as_posix().encode() + file.read_bytes())
    net = chosen_file()
    if net != NET_FILE and net.is_file():
        code.update(net.read_bytes())
    if why_not(net):
        code.update(b"rule bots stand in for the net")
    return {"rules": f"{digest():08x}", "bots": code.hexdigest()[:8]}


class Ledger:
    """Results by the number of their game. A line cut off by a crash counts as not written."""

    def __init__(self, path: Path, all_series: Sequence[Series]) -> None:
        self._path = path
        head = {"kontor_games": LEDGER_FORMAT, **identity(), "series": [series.as_dict() for series in all_series]}
        try:
            text = path.read_text("utf-8", errors="replace") if path.exists() else ""
            lines = text.splitlines()
            self._check(lines, head)
            self.results = dict(filter(None, map(_read, lines[1:])))
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a", encoding="utf-8")
            if not text.endswith("\n"):  # new lines must not continue one that was cut off
                self._file.write("\n" if text else json.dumps(head) + "\n")
        except OSError as problem:
            raise SeriesError(f"cannot keep the games in {path}: {problem.strerror}") from None

    def _check(self, lines: Sequence[str], head: Mapping[str, Any]) -> None:
        if not lines:
            return
        try:
            found = json.loads(lines[0])
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("kontor_games") != LEDGER_FORMAT:
            raise SeriesError(f"{self._path} holds something else than games; name another file")
        if any(found.get(key) != head[key] for key in ("rules", "bots")):
            raise SeriesError(f"{self._path} holds games that were played by other rules or bots; name another file")
        if found != head:
            raise SeriesError(f"{self._path} holds other games: {_difference(found, head)}; name another file")

    def add(self, number: int, result: Result) -> None:
        """Saves a result; it survives even if this process is killed right afterwards."""
        self.results[number] = result
        self._file.write(json.dumps({"game": number, **result._asdict()}) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Closes the file; everything is already written."""
        self._file.close()


def _read(line: str) -> tuple[int, Result] | None:
    try:
        facts = json.loads(line)
        number = facts.pop("game")
        return number, Result(**{**facts, "scores": tuple(facts["scores"]), "failures": tuple(facts["failures"])})
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _difference(found: Any, wanted: Any, where: str = "") -> str:
    """The first place where two documents differ."""
    if isinstance(found, dict) and isinstance(wanted, dict) and found.keys() == wanted.keys():
        pairs = [(f"{where}.{key}" if where else key, found[key], wanted[key]) for key in wanted]
    elif isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        pairs = [
            (f"{where}[{place}]", one, other) for place, (one, other) in enumerate(zip(found, wanted, strict=True))
        ]
    elif isinstance(found, list) and isinstance(wanted, list):
        return f"{where} has {len(found)} entries there, {len(wanted)} here"
    else:
        return f"{where} is {found!r} there, {wanted!r} here"
    return next(_difference(one, other, place) for place, one, other in pairs if one != other)
