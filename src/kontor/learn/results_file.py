"""A file of results, with a line of JSON for each, so that a second call goes on where the first one stopped."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any


def results(file: Path) -> Iterator[dict[str, Any]]:
    """What a file keeps; a line that was cut off counts as not written."""
    for line in file.read_text("utf-8", errors="replace").splitlines() if file.exists() else ():
        try:
            facts = json.loads(line)
        except ValueError:
            continue
        if isinstance(facts, dict):
            yield facts


def add(file: Path, facts: Mapping[str, Any]) -> None:
    """Keeps one more; it does not continue a line that was cut off."""
    is_cut = file.exists() and file.read_bytes()[-1:] not in (b"", b"\n")
    with file.open("a", encoding="utf-8") as out:
        out.write("\n" * is_cut + json.dumps(facts) + "\n")


@cache
def digest(net: Path) -> str:
    """A word for the weights of a net: results of another one are not its own."""
    return hashlib.sha256(net.read_bytes()).hexdigest()[:12]
