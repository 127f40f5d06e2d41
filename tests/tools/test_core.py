"""The files in C: complete by themselves, without a fault that sanitizers find, and fit for every compiler."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kontor.rules.cells import SITUATION
from tests.play.configurations import ALL
from tools.compile import emit
from tools.compile.compilers import BuildError, compiler
from tools.compile.rulesets import name_of, rulesets

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "core" / "play.c"
CHECK = Path(__file__).with_name("core_check.c")
STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wno-unused-parameter", "-Werror")
each_source = pytest.mark.parametrize("name", ["kontor.c", "kontor_net.c"])
SANITIZED = ("-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both files."""
    folder = tmp_path_factory.mktemp("core")
    emit.write(folder)
    return folder


@pytest.fixture
def cc() -> list[str]:
    """A C compiler that has the options of gcc and clang."""
    try:
        command = compiler()
    except BuildError as wrong:
        pytest.skip(str(wrong))
    if Path(command[0]).stem == "cl":
        pytest.skip("cl has other options")
    return command


def made(core: Path, cc: list[str], source: Path, *flags: str) -> Path:
    """A program made of a source and the core."""
    program = core / source.stem
    sources = (str(path) for path in (source, core / "kontor.c", core / "kontor_net.c"))
    command = [*cc, *flags, "-I", str(core), *sources, "-o", str(program)]
    subprocess.run(command, check=True, timeout=300)
    return program


def output(*command: str | Path) -> str:
    return subprocess.run([*map(str, command)], capture_output=True, text=True, check=True, timeout=300).stdout


def test_the_example_plays_a_whole_game(core: Path, cc: list[str]) -> None:
    program = made(core, cc, EXAMPLE, "-O2", *STRICT)
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60
    for ruleset, players in (("hansa-4-bigbox", 4), ("britannia-5-classic-promos-safe-conduct", 5)):
        said = output(program, ruleset, "7").splitlines()
        assert re.fullmatch(r"\d+ decisions", said[0])
        points = [int(word) for word in re.findall(r"seat \d: (-?\d+) points", "\n".join(said))]
        assert len(points) == players
        assert max(points) > 20
        assert output(program, ruleset, "7").splitlines() == said


def test_the_example_names_the_rulesets(core: Path, cc: list[str]) -> None:
    program = made(core, cc, EXAMPLE, "-O0")
    told = subprocess.run([str(program), "chess"], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stderr.splitlines() == ["no ruleset is called chess; there are:", *rulesets()]


def test_no_sanitizer_finds_anything_in_any_ruleset(core: Path, cc: list[str]) -> None:
    """No access beyond a row, and no number that outgrows its 64 bits."""
    try:
        program = made(core, cc, CHECK, *SANITIZED)
    except subprocess.CalledProcessError:
        pytest.skip("no sanitizers")
    assert int(output(program, "25"))


def test_there_is_a_ruleset_for_every_configuration_of_the_tests() -> None:
    found = rulesets()
    for configuration in ALL:
        game = configuration.new(seed=1)
        assert found[name_of(game.options)] == game.state.lookup
    assert len({*found.values()}) == len(found)


def test_the_header_has_the_sizes() -> None:
    defined = dict(re.findall(r"^#define KONTOR_(\w+) (\d+)", emit.header(), re.MULTILINE))
    assert defined["SITUATION"] == str(SITUATION)
    assert {name: int(value) for name, value in defined.items() if name != "SOURCE"} == {
        name: value for name, (value, _) in emit.sizes().items()
    }


def test_the_same_rules_give_the_same_files(core: Path) -> None:
    assert (core / "kontor.c").read_text("utf-8") == emit.program()
    assert (core / "kontor_net.c").read_text("utf-8") == emit.net()
    assert (core / "kontor.h").read_text("utf-8") == emit.header()


def test_nothing_is_needed_but_stdint(core: Path) -> None:
    text = "".join((core / name).read_text("utf-8") for name in ("kontor.c", "kontor_net.c", "kontor.h"))
    assert re.findall(r"#include .*", text) == ['#include "kontor.h"', '#include "kontor.h"', "#include <stdint.h>"]
    assert not re.findall(r"\b(malloc|calloc|free|memcpy) ?\(", text)


@each_source
def test_it_is_also_cpp(core: Path, name: str) -> None:
    if not shutil.which("g++"):
        pytest.skip("no C++ compiler")
    command = ["g++", "-std=c++11", "-Wall", "-Werror", "-fsyntax-only", "-x", "c++", str(core / name)]
    subprocess.run(command, check=True, timeout=300)


@each_source
def test_nvcc_takes_it(core: Path, name: str) -> None:
    """Compiled only: no machine for tests has such a card."""
    if not shutil.which("nvcc"):
        pytest.skip("no nvcc")
    command = ["nvcc", "-w", "-x", "cu", "-DKONTOR_STRIDE=32", "-c", str(core / name)]
    subprocess.run([*command, "-o", str(core / "device.o")], check=True, timeout=300)


@each_source
def test_zig_takes_it_for_webassembly(core: Path, name: str) -> None:
    pytest.importorskip("ziglang")
    command = [sys.executable, "-m", "ziglang", "cc", "-target", "wasm32-freestanding", "-c", str(core / name)]
    subprocess.run([*command, *STRICT[:1], "-o", str(core / "wasm.o")], check=True, timeout=300)
