"""Where the library of the compiled rules is missing, damaged or foreign, one line says so and the plain rules run."""

import json
import platform
import shutil
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from kontor import backends
from kontor.backends import COMPILED, REASON, digest, library
from kontor.backends.library import LibraryError, functions, note_of, write_note
from tools.compile.compilers import BuildError, compiler, link
from tools.compile.targets import TARGETS

LITTLE = "long long kontor_size(int number) { return number; }"
ANOTHER_MACHINE, ANOTHER_WIDTH, ANOTHER_ORDER = (
    (18, b"\xf3\x00"),
    (4, b"\x01"),
    (5, b"\x02"),
)  # in the head of an ELF file


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the library and of the note beside it."""
    if COMPILED is None:
        pytest.skip(f"the rules run {REASON}")
    source = library.FOLDER / library.file_name()
    shutil.copy(note_of(source), tmp_path)
    return Path(shutil.copy(source, tmp_path))


def why(path: Path) -> str:
    with pytest.raises(LibraryError) as wrong:
        functions(path, digest())
    return str(wrong.value)


def changed(path: Path, change: Callable[[bytes], bytes], noted: bool) -> Path:
    """The library with other contents, which the note knows or not; a new file, since this process may use the old."""
    contents = change(path.read_bytes())
    path.unlink()
    path.write_bytes(contents)
    if noted:
        write_note(path, digest())
    return path


def test_a_copy_is_used(copy: Path) -> None:
    assert functions(copy, digest())["size"](0) > 0


@pytest.mark.parametrize("share", [0, 0.1, 0.5, 0.99])
def test_a_truncated_file_is_not_loaded(copy: Path, share: float) -> None:
    damaged = changed(copy, lambda file: file[: int(len(file) * share)], noted=False)
    assert why(damaged) == "the file of the compiled ones is damaged"


def test_a_file_with_another_byte_is_not_loaded(copy: Path) -> None:
    damaged = changed(copy, lambda file: file[:-9] + bytes([file[-9] ^ 1]) + file[-8:], noted=False)
    assert why(damaged) == "the file of the compiled ones is damaged"


@pytest.mark.skipif(not library.file_name().startswith("linux"), reason="another form of library")
@pytest.mark.parametrize(("at", "written"), [ANOTHER_MACHINE, ANOTHER_WIDTH, ANOTHER_ORDER])
def test_a_library_for_another_machine_is_not_loaded(copy: Path, at: int, written: bytes) -> None:
    foreign = changed(copy, lambda file: file[:at] + written + file[at + len(written) :], noted=True)
    assert why(foreign).startswith("the compiled ones cannot be loaded (")
    assert len(why(foreign).splitlines()) == 1


def test_what_is_no_library_is_not_loaded(copy: Path) -> None:
    assert why(changed(copy, lambda _: b"kontor", noted=True)).startswith("the compiled ones cannot be loaded (")


def made_of(program: str, folder: Path) -> Path:
    """A library from another program in C, whose note says that it is ours."""
    source, path = folder / "another.c", folder / library.file_name()
    source.write_text(program, "utf-8")
    try:
        link(compiler(), [source], path, ("-fvisibility=default",))
    except BuildError as wrong:
        pytest.skip(str(wrong))
    write_note(path, digest())
    return path


def test_a_library_without_a_function_is_not_used(tmp_path: Path) -> None:
    assert why(made_of(LITTLE, tmp_path)) == "the compiled ones lack kontor_list"


def test_a_library_with_other_sizes_is_not_used(tmp_path: Path) -> None:
    others = [name for name in (*library.HOLDING_GIL, *library.RELEASING_GIL) if name != "size"]
    program = "\n".join((LITTLE, *(f"int kontor_{name}(void) {{ return 0; }}" for name in others)))
    assert why(made_of(program, tmp_path)) == "the compiled ones are older than the source"


def test_a_library_of_another_source_is_not_used(copy: Path) -> None:
    write_note(copy, digest() ^ 1)
    assert why(copy) == "the compiled ones are older than the source"


@pytest.mark.parametrize("note", ["", "{", "[]", "7", "null", '{"source": 1}', "\x00", "\ud800", "[" * 100_000])
def test_a_note_that_cannot_be_read_counts_as_damage(copy: Path, note: str) -> None:
    note_of(copy).write_bytes(note.encode("utf-8", "surrogatepass"))
    assert why(copy) in ("the file of the compiled ones is damaged", "the compiled ones cannot be read")


@pytest.mark.parametrize("is_note", [True, False])
def test_a_folder_in_place_of_a_file_cannot_be_read(copy: Path, is_note: bool) -> None:
    path = note_of(copy) if is_note else copy
    path.unlink()
    path.mkdir()
    assert why(copy) == "the compiled ones cannot be read"


def test_without_a_library_or_a_note_they_are_not_compiled(copy: Path) -> None:
    note_of(copy).unlink()
    assert why(copy) == "they are not compiled"
    assert why(copy.with_name("no-such.so")) == "they are not compiled"


@pytest.mark.parametrize("source", [0, None])
def test_the_reason_is_one_line_and_the_plain_rules_run(
    copy: Path, source: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "FOLDER", copy.parent)
    assert backends.find_compiled()[1] == "compiled"
    if source is None:
        changed(copy, lambda file: file[:1000], noted=False)
        expected = "the file of the compiled ones is damaged"
    else:
        write_note(copy, source)
        expected = "the compiled ones are older than the source"
    assert backends.find_compiled() == (None, f"plain, because {expected}; {backends.REMEDY}")
    monkeypatch.setenv("KONTOR_PLAIN", "1")
    assert backends.find_compiled() == (None, "plain, because KONTOR_PLAIN is set")


def test_a_python_without_ctypes_runs_the_plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> object:
        raise ImportError(name)

    monkeypatch.delenv("KONTOR_PLAIN", raising=False)
    monkeypatch.setattr(backends, "import_module", absent)
    found, reason = backends.find_compiled()
    assert found is None
    assert "no ctypes" in reason
    assert len(reason.splitlines()) == 1


@pytest.mark.parametrize(
    ("system", "machine", "multiarch", "name"),
    [
        ("linux", "x86_64", "x86_64-linux-gnu", "linux-x86_64.so"),
        ("linux", "aarch64", "aarch64-linux-gnu", "linux-aarch64.so"),
        ("linux", "x86_64", "x86_64-linux-musl", "musl-x86_64.so"),
        ("darwin", "arm64", "darwin", "darwin-aarch64.dylib"),
        ("linux", "aarch64", "aarch64-linux-musl", "musl-aarch64.so"),
        ("darwin", "x86_64", "darwin", "darwin-x86_64.dylib"),
        ("win32", "win-amd64", "", "win32-x86_64.dll"),
        ("win32", "win-arm64", "", "win32-aarch64.dll"),
    ],
)
def test_each_machine_has_a_library_of_its_own(
    system: str, machine: str, multiarch: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys.implementation, "_multiarch", multiarch, raising=False)
    if system == "win32":  # a Python for x86-64 also runs on ARM64
        monkeypatch.setattr(sysconfig, "get_platform", lambda: machine)
        monkeypatch.setattr(platform, "machine", lambda: "ARM64")
    else:
        monkeypatch.setattr(platform, "machine", lambda: machine)
    assert library.file_name() == name
    assert name in {target.library for target in TARGETS}


def test_the_note_is_json(copy: Path) -> None:
    assert set(json.loads(note_of(copy).read_text("utf-8"))) == {"source", "crc32"}
