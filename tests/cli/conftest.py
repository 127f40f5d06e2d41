"""No test touches the games of the person who runs it."""

from pathlib import Path

import pytest

from tests.cli.typist import Typist


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the last game is kept during a test; the output is English, 80 wide and has no colours."""
    home = tmp_path / "home"
    monkeypatch.setenv("KONTOR_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("KONTOR_LANG", "en")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    return home


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    """Somebody who types."""
    return Typist(monkeypatch, capsys)
