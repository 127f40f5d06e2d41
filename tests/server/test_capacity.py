"""How many connections a process serves, and what it uses of uvicorn."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

import kontor.server
from kontor.server.config.settings import Settings
from kontor.server.gateway import limits
from kontor.server.gateway.limits import Capacity, capacity_for

PYPROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
PUBLIC = {"uvicorn", "uvicorn.supervisors"}  # uvicorn.supervisors runs several processes, as `uvicorn --workers` does


@pytest.mark.parametrize(
    ("files", "wanted", "expected"),
    [
        (100_000, 5000, Capacity(6000, 5000, 3750)),
        (4052, 5000, Capacity(4000, 3000, 2250)),
        (256, 5000, Capacity(204, 153, 114)),
        (256, 8, Capacity(204, 8, 6)),
        (20, 5000, Capacity(16, 12, 9)),
    ],
)
def test_there_is_room_for_as_many_as_files_can_be_open(
    files: int, wanted: int, expected: Capacity, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "_open_files", lambda: files)
    assert capacity_for(Settings(max_connections=wanted, bot_workers=1)) == expected


def test_nothing_internal_to_uvicorn_is_used() -> None:
    used = set()
    for path in Path(kontor.server.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                used |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom):
                used.add(node.module or "")
    assert {name for name in used if name.split(".")[0] == "uvicorn"} == PUBLIC


def test_every_newer_minor_version_of_uvicorn_may_be_installed() -> None:
    extras = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["optional-dependencies"]
    (wanted,) = (text for text in extras["server"] if text.startswith("uvicorn"))
    assert re.fullmatch(r"uvicorn>=\d+\.\d+", wanted)
