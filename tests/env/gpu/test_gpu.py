"""The GPU itself, where there is one; and where there is none, a line that says so."""

from pathlib import Path

import pytest

from kontor.env.gpu import GpuError, GpuVector, program
from kontor.env.gpu.driver import Driver
from kontor.env.gpu.machine import Gpu
from tests.cli import typist
from tests.play.configurations import FACTS_COVERED
from tools.gpu_check import compare


def why_none() -> str | None:
    """Why there is no GPU here."""
    try:
        Driver()
    except GpuError as wrong:
        return str(wrong)
    return None


NONE = why_none()


@pytest.mark.skipif(NONE is not None, reason=f"needs a GPU: {NONE}")
def test_a_gpu_plays_as_a_vector_does() -> None:
    assert compare(Gpu(), FACTS_COVERED, games=64, steps=200, cap=2).ends > 0


@pytest.mark.skipif(NONE is None, reason="needs a machine without a GPU")
def test_without_a_gpu_one_line_says_so() -> None:
    with pytest.raises(GpuError, match=r"^there is no GPU: .+[^\n]$"):
        GpuVector(4)
    done = typist.run("bench", "--gpu")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"kontor: bench: {NONE}\n"


def test_a_program_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with pytest.raises(GpuError):
        program.compiled("nothing that compiles", "sm_90")
    assert not program.cache_folder().exists()
    asked: list[str] = []

    def compile_now(text: str, architecture: str) -> bytes:
        asked.append(architecture)
        return b"a program"

    monkeypatch.setattr(program, "_compile", compile_now)
    assert [program.compiled("text", name) for name in ("sm_90", "sm_90", "sm_80")] == [b"a program"] * 3
    assert asked == ["sm_90", "sm_80"]
    for file in program.cache_folder().iterdir():
        file.write_bytes(file.read_bytes()[:-1])
    assert program.compiled("text", "sm_90") == b"a program"
    assert asked == ["sm_90", "sm_80", "sm_90"], "a damaged file is no program"
    assert len([*program.cache_folder().iterdir()]) == 2
