"""kontor.wasm is made from the present rules, is small, and needs nothing of a browser."""

import json
import subprocess
import zlib
from pathlib import Path
from typing import Any

import pytest

from kontor.backends import digest
from tests.wasm.scripts import node
from tools.compile import emit, wasm

MAX_BROTLI_BYTES = 35_000
MEASURED = """
const file = require("node:fs").readFileSync(process.argv[1]);
const packed = require("node:zlib").brotliCompressSync(file).length;
const module = new WebAssembly.Module(file);
const names = WebAssembly.Module.exports(module).map((each) => each.name);
console.log(JSON.stringify({ packed, needs: WebAssembly.Module.imports(module), offers: names }));
"""


def noted() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(wasm.note_of(wasm.FOLDER).read_text("utf-8"))
    return found


def test_it_was_made_from_these_rules() -> None:
    """If not: make wasm."""
    assert noted()["source"] == digest(), "make wasm"
    assert wasm.note((wasm.FOLDER / wasm.NAME).read_bytes()) == wasm.note_of(wasm.FOLDER).read_text("utf-8")


def test_the_note_has_the_checksum_and_all_sizes() -> None:
    assert noted()["crc32"] == zlib.crc32((wasm.FOLDER / wasm.NAME).read_bytes())
    assert list(noted()["sizes"].items()) == [(name, size) for name, (size, _) in emit.sizes().items()]


def test_it_is_small_and_needs_nothing() -> None:
    command = [node(), "-e", MEASURED, str(wasm.FOLDER / wasm.NAME)]
    said = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout)
    assert said["packed"] <= MAX_BROTLI_BYTES
    assert said["needs"] == []
    assert sorted(said["offers"]) == sorted(("memory", *wasm.EXPORTS))


@pytest.mark.full
def test_the_pinned_compiler_makes_the_same_file_again(tmp_path: Path) -> None:
    pytest.importorskip("ziglang", reason="./kontor test --all installs it")
    made = wasm.build(tmp_path)
    assert made.read_bytes() == (wasm.FOLDER / wasm.NAME).read_bytes(), "make wasm"
    assert wasm.note_of(tmp_path).read_text("utf-8") == wasm.note_of(wasm.FOLDER).read_text("utf-8")
