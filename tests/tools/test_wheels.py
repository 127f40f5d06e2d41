"""The wheels: plain Python for every machine, and one with compiled rules for each usual kind. Each has the pages."""

import base64
import csv
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import kontor
from kontor.backends import library
from tools import wheels

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("src/kontor", "tools", "setup.py", "pyproject.toml", "README.md", "LICENSE")
PAGES = {f"kontor/server/static/{name}" for name in ("index.html", "assets/a.js", "assets/a.js.br")}
PLAY = """
import kontor
from kontor.backends import library
from kontor.bots import BUDGET, BotView, make
game = kontor.new_game(seed=1)
bots = [make("claim", seed=seat) for seat in range(4)]
while not game.is_over:
    game.play(bots[game.decider].choose(BotView(game, game.decider), game.legal_actions(), BUDGET))
print(kontor.compiled, kontor.__file__, kontor.load(game.record()).scores() == game.scores())
"""


def clone(folder: Path, *, with_pages: bool) -> Path:
    """A copy of what wheels are made of, with a page for browsers or without any."""
    source = folder / "clone"
    leave_out = shutil.ignore_patterns("libraries", "static", "__pycache__")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, source / part, ignore=leave_out)
        else:
            shutil.copy(ROOT / part, source / part)
    if with_pages:
        for name in PAGES:
            page = source / "src" / name
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(name)
    return source


def pages_of(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if "/static/" in name}


def test_without_the_pages_no_wheel_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = clone(tmp_path, with_pages=False)
    assert wheels.main(source) == 1
    why = "kontor: the pages for browsers are not built: ./kontor serve --help builds them, or use make wheels\n"
    assert capsys.readouterr() == ("", why)
    assert not (source / "dist").exists()


def test_make_wheels_builds_the_pages_first() -> None:
    shown = subprocess.run(["make", "-n", "wheels"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [line.partition("  #")[0] for line in shown.splitlines()] == [
        "./kontor serve --help > /dev/null",
        "./kontor dev python -m tools.wheels",
    ]


def test_a_wheel_has_the_pages_and_nothing_that_is_gone_from_the_clone(tmp_path: Path) -> None:
    source = clone(tmp_path, with_pages=True)
    made = wheels.make(source, source / "dist", compiled=False)
    wheels.check_pages(source, made)
    assert pages_of(made) == PAGES
    assert made.name.startswith("kontor_game-")
    texts = {"words/pl.ftl", "clauses/hu.md"}  # of an optional rule, beside its code
    assert {f"kontor/rules/modules/standstill/{text}" for text in texts} <= {*zipfile.ZipFile(made).namelist()}
    for gone in ("src/kontor/server/static/assets/a.js", "src/kontor/rules/steps/income.py"):
        (source / gone).unlink()
    names = zipfile.ZipFile(wheels.make(source, source / "dist", compiled=False)).namelist()
    assert "kontor/server/static/index.html" in names
    assert not {"kontor/server/static/assets/a.js", "kontor/rules/steps/income.py"} & {*names}


def test_a_wheel_with_other_pages_than_were_built_is_removed(tmp_path: Path) -> None:
    source = clone(tmp_path, with_pages=True)
    made = wheels.make(source, source / "dist", compiled=False)
    (source / "src/kontor/server/static/assets/b.js").write_text("built later")
    with pytest.raises(wheels.WheelError, match=r"other pages than were built: 1 files differ, as .*/assets/b\.js"):
        wheels.check_pages(source, made)
    assert not made.exists()


def test_without_a_compiler_the_build_fails_and_says_what_is_needed(tmp_path: Path) -> None:
    source = clone(tmp_path, with_pages=False)
    (tmp_path / "bin").mkdir()
    env = {**os.environ, "KONTOR_COMPILE": "1", "PATH": str(tmp_path / "bin"), "CC": "no-such-compiler"}
    build = [sys.executable, "-c", wheels.BUILD, str(source / "dist")]
    told = subprocess.run(build, cwd=source, env=env, capture_output=True, text=True)
    assert told.returncode == 1
    assert "Traceback" not in told.stderr
    why, needed = told.stderr.splitlines()[-2:]
    assert why.startswith("KONTOR_COMPILE is set, but the rules were not compiled: ")
    assert "no-such-compiler" in why
    assert needed.startswith("Compiling needs a C compiler (Debian and Ubuntu: apt install gcc")


@pytest.mark.full
@pytest.mark.parametrize(
    "compiled", [False, pytest.param(True, marks=pytest.mark.skipif(not kontor.compiled, reason="no compiled rules"))]
)
def test_a_wheel_plays_a_game(tmp_path: Path, compiled: bool) -> None:
    made = wheels.make(clone(tmp_path, with_pages=True), tmp_path / "dist", compiled)
    zipfile.ZipFile(made).extractall(tmp_path / "site")
    assert pages_of(made) == PAGES
    assert "-py3-none-" in made.name  # any Python
    assert made.name.endswith("-any.whl") is not compiled
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "KONTOR_PLAIN": "0"}
    told = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=tmp_path, env=env, check=True, capture_output=True, text=True
    ).stdout.split()
    assert told == [str(compiled), str(tmp_path / "site" / "kontor" / "__init__.py"), "True"]


def test_a_wheel_for_a_kind_of_machine_is_the_plain_one_with_a_library(tmp_path: Path) -> None:
    source = clone(tmp_path, with_pages=True)
    plain = wheels.make(source, source / "dist", compiled=False)
    compiled = tmp_path / "linux-aarch64.so"
    compiled.write_bytes(b"machine code")
    library.write_note(compiled, 7)
    device = tmp_path / library.DEVICE_SOURCE
    device.write_text("a program", "utf-8")
    made = wheels.with_library(plain, compiled, device, "manylinux_2_17_aarch64")
    assert made.name == plain.name.replace("py3-none-any", "py3-none-manylinux_2_17_aarch64")
    contents = contents_of(made)
    of_plain = contents_of(plain)
    about, record = (
        next(name for name in contents if name.endswith(f".dist-info/{end}")) for end in ("WHEEL", "RECORD")
    )
    brought = {f"kontor/backends/libraries/{name}" for name in (compiled.name, f"{compiled.name}.json", device.name)}
    assert contents.keys() == of_plain.keys() | brought
    assert {name for name in of_plain if contents[name] != of_plain[name]} == {about, record}
    lines = contents[about].decode().splitlines()
    assert "Tag: py3-none-manylinux_2_17_aarch64" in lines
    assert "Root-Is-Purelib: false" in lines
    listed = {name: (digest, size) for name, digest, size in csv.reader(contents[record].decode().splitlines())}
    assert listed.pop(record) == ("", "")
    assert listed == {
        name: (hash_of(content), str(len(content))) for name, content in contents.items() if name != record
    }


def contents_of(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def hash_of(content: bytes) -> str:
    """As the list of files in a wheel has it."""
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")


def test_without_a_network_one_line_says_that_there_is_no_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = clone(tmp_path, with_pages=True)
    shutil.copy(ROOT / "kontor", source)
    (source / ".venv" / "bin").mkdir(parents=True)  # without uv and pip
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(wheels, "find_spec", lambda name: None)
    assert wheels.main(source) == 1
    told = capsys.readouterr().err.splitlines()
    assert told[-1].startswith("kontor: the libraries cannot be compiled: ")
