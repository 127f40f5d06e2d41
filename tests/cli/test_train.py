"""kontor train: wrong flags, in one line; what it learns is tested in tests/learn."""

import sys
from pathlib import Path

import pytest

from kontor.cli import main


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line on standard error."""
    assert main(["train", *arguments]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    return told.err.strip()


def test_without_torch_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("kontor.learn.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    why = refused(capsys, "--bench")
    assert why == "kontor: the package torch is missing; install it with: pip install 'kontor-game[learn]'"


def test_wrong_flags_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="the extra learn is not installed")
    assert refused(capsys) == "kontor: train: expected a folder for the run, or --bench"
    assert refused(capsys, "run") == "kontor: train: expected --minutes or --updates"
    assert refused(capsys, "run", "--shape", "1,2") == "kontor: train: shape='1,2': expected 6 numbers"
    (tmp_path / "letter").write_text("dear")
    why = refused(capsys, str(tmp_path), "--updates", "1")
    assert why == f"kontor: train: {tmp_path}: there is something, but not a checkpoint"
