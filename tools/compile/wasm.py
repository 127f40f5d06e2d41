"""kontor.wasm: the rules and the net for browsers, by the compiler in the package ziglang: always the same bytes.

The rules are made small, since nothing else of them takes long to load; the net is made fast, with vectors.
"""

import json
import shutil
import subprocess
import tempfile
import zlib
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from kontor.backends import digest
from tools.compile import emit
from tools.compile.compilers import BuildError, zig

FOLDER: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "rules"
NAME: Final = "kontor.wasm"
FUNCTIONS: Final = (
    "size", "ruleset_name", "ruleset", "players", "deal", "asked", "list", "play", "points", "utility", "mask",
    "choose", "enter", "step", "observe", "hide", "fill", "rule_weights", "evaluate", "rate", "values", "plan",
    "play_turns", "decide", "net_weights", "net_room", "net_widen", "net_answer", "random_play",
)  # fmt: skip
COMPILED: Final = (
    "cc", "-target", "wasm32-freestanding", "-mcpu=baseline+simd128+bulk_memory+nontrapping_fptoint+sign_ext",
    "-std=c99", "-fwrapv", "-fvisibility=hidden", "-w", "-DKONTOR_API=", "-c",
)  # fmt: skip
SMALL, FAST = "-Os", "-O2"
STACK_BYTES: Final = 1 << 18  # below everything else, so that a stack that grows too far is an error at once
LINKED: Final = ("wasm-ld", "--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK_BYTES}")
EXPORTS: Final = ("__heap_base", *(f"kontor_{name}" for name in FUNCTIONS))
MISSING: Final = "this needs the package ziglang: make wasm installs it"


def build(folder: Path = FOLDER) -> Path:
    """Puts kontor.wasm and the note of what it was made from into a folder; BuildError where that fails."""
    if not find_spec("ziglang"):
        raise BuildError(MISSING)
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        sources = emit.write(place)
        parts = [_compiled(source, level) for source, level in ((sources.rules, SMALL), (sources.net, FAST))]
        _run(place, *LINKED, *(f"--export={export}" for export in EXPORTS), *(part.name for part in parts), "-o", NAME)
        shutil.copyfile(place / NAME, folder / NAME)
    note_of(folder).write_text(note((folder / NAME).read_bytes()), "utf-8", newline="\n")
    return folder / NAME


def note_of(folder: Path) -> Path:
    """Where it is noted what the file was made from."""
    return folder / f"{NAME}.json"


def note(made: bytes) -> str:
    """Source and checksum, as beside the library; the C code, which depends on the translator too; and all sizes."""
    code = zlib.crc32((emit.program() + emit.net()).encode())
    sizes = {name: size for name, (size, _) in emit.sizes().items()}
    return f"{json.dumps({'source': digest(), 'crc32': zlib.crc32(made), 'code': code, 'sizes': sizes}, indent=2)}\n"


def _compiled(source: Path, level: str) -> Path:
    _run(source.parent, *COMPILED, level, source.name, "-o", f"{source.stem}.o")
    return source.with_suffix(".o")


def _run(place: Path, *words: str) -> None:
    """The compiler, where the sources lie: so no path gets into the result."""
    command = [*zig()[:-1], *words]
    done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"ziglang {words[0]}: {next(iter(done.stderr.strip().splitlines()), 'failed')}")
