"""Libraries for every kind of machine, built on this one; those that can run here do the same as the plain rules."""

import platform
import sys
from pathlib import Path
from typing import Final, cast

import pytest

from kontor.backends import digest, library
from kontor.backends.compiled import CompiledBackend
from kontor.rules.backend import Backend
from tests.env.traces import unlike_game, unlike_traces
from tests.play.configurations import named
from tests.tools.test_core import EXAMPLE, made, output
from tools.compile import emit
from tools.compile.build import build_for, write_sources
from tools.compile.compilers import BuildError, compiler, zig
from tools.compile.targets import LIBRARY_MAX_BYTES, TARGETS, Target

pytestmark = [pytest.mark.full]
pytest.importorskip("ziglang", reason="./kontor test --all installs it")

IS_LINUX_X86_64: Final = sys.platform == "linux" and platform.machine() == "x86_64"
MACHINE_AT: Final = {".so": 18, ".dylib": 4}  # where a file says for which processor it is
PROCESSORS: Final = {
    ".so": {"x86_64": b"\x3e\x00", "aarch64": b"\xb7\x00"},
    ".dylib": {"x86_64": b"\x07\x00\x00\x01", "aarch64": b"\x0c\x00\x00\x01"},
    ".dll": {"x86_64": b"PE\0\0\x64\x86", "aarch64": b"PE\0\0\x64\xaa"},
}
DECISIONS: Final = 300


def target_of(name: str) -> Target:
    return next(target for target in TARGETS if target.library == name)


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.tag)
def test_a_library_is_small_and_for_its_machine(tmp_path: Path, target: Target) -> None:
    built = build_for(target, write_sources(tmp_path))
    content = built.read_bytes()
    assert built.name == target.library
    assert len(content) <= LIBRARY_MAX_BYTES
    at = MACHINE_AT.get(built.suffix) or int.from_bytes(content[0x3C:0x40], "little")
    assert content[at:].startswith(PROCESSORS[built.suffix][target.triple.partition("-")[0]])
    for name in (*library.HOLDING_GIL, *library.RELEASING_GIL):
        assert f"kontor_{name}\0".encode() in content


@pytest.mark.skipif(library.file_name() not in {target.library for target in TARGETS}, reason="no such target")
@pytest.mark.parametrize("configuration", ["hansa-4-bigbox-missions-favours-promos", "hansa-2-bigbox-duo-classic"])
def test_the_library_for_this_machine_does_the_same_as_the_plain_rules(tmp_path: Path, configuration: str) -> None:
    built = build_for(target_of(library.file_name()), write_sources(tmp_path))
    backend = cast(Backend, CompiledBackend(library.functions(built, digest())))
    assert list(unlike_traces(backend, named(configuration), 5, DECISIONS)) == []
    assert list(unlike_game(backend, named(configuration), 5, DECISIONS)) == []


@pytest.mark.skipif(not IS_LINUX_X86_64, reason="runs on x86-64 Linux only")
def test_what_musl_links_plays_the_same_game(tmp_path: Path) -> None:
    """A program without any library, since this system may have no musl."""
    try:
        cc = compiler()
    except BuildError as wrong:
        pytest.skip(str(wrong))
    played = []
    musl = [*zig(target_of("musl-x86_64.so")), "-static"]
    for folder, command in (("here", cc), ("musl", musl)):
        (tmp_path / folder).mkdir()
        emit.write(tmp_path / folder)
        played.append(output(made(tmp_path / folder, command, EXAMPLE, "-O2"), "east-5-bigbox-promos", "7"))
    assert played[0] == played[1]


def test_a_library_that_grew_too_large_is_refused(tmp_path: Path) -> None:
    sources = write_sources(tmp_path)
    with sources[1].open("a") as native:
        native.write(f"\nKONTOR_API const char ballast[{LIBRARY_MAX_BYTES}] = {{1}};\n")
    with pytest.raises(BuildError, match="expected 500,000 at most"):
        build_for(target_of("linux-x86_64.so"), sources)
