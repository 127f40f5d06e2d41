"""The library of the compiled rules: where it lies, whether it is whole and fits the source, and its functions.

One file serves every version of Python, since it knows nothing of Python: ctypes calls it. Beside it lies a note of
what it was made from, with its checksum, because loading a damaged file can end the whole process.
"""

import ctypes
import json
import platform
import sys
import sysconfig
import zlib
from collections.abc import Mapping
from ctypes import Structure, c_char_p, c_int32, c_int64, c_uint8, c_void_p
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from kontor.evaluation import layout
from kontor.rules import cells
from kontor.rules.ids import MAX_SEATS
from kontor.slots import episode, observe
from kontor.slots.slots import WIDTH

FOLDER: Final = Path(__file__).parent / "libraries"
LIBRARY_SUFFIXES: Final = {"win32": ".dll", "darwin": ".dylib"}
MACHINES: Final = {"amd64": "x86_64", "arm64": "aarch64"}  # two names for the same
MAX_MOVES: Final = 8192  # decisions at one moment; a player has 31 pieces, a board at most 128 posts
MAX_KEPT_MOVES: Final = (
    256  # decisions that are kept with a game among many; where there are more, they are found again
)
# In the order in which kontor_size tells them.
SIZES: Final[Mapping[str, int]] = MappingProxyType(
    {
        "LOOKUP": cells.LOOKUP_SIZE,
        "SITUATION": cells.SITUATION,
        "SLOTS": WIDTH,
        "OBSERVATION": observe.WIDTH,
        "SEATS": MAX_SEATS,
        "WEIGHTS": layout.WEIGHTS,
        "FIGURES": layout.FIGURES,
        "ROOM": MAX_MOVES,
        "KEPT": MAX_KEPT_MOVES,
        "UNITS": episode.UNITS,
    }
)
Functions: TypeAlias = Mapping[str, Any]  # of the library by name, without "kontor_"
DEAL_TASK, STEP_TASK, SHOW_TASK, REFUSED_TASK = range(4)  # tasks of a pool, as in native.c


class LibraryError(Exception):
    """Why the compiled rules cannot be used, as the end of a sentence."""


class Workspace(Structure):
    """kontor_workspace of kontor.h."""

    _fields_ = (
        ("weights", c_int64 * layout.WEIGHTS),
        ("figures", c_int64 * layout.FIGURES),
        ("others", c_int64 * layout.FIGURES),
        ("codes", c_int64 * MAX_MOVES),
        ("ratings", c_int64 * MAX_MOVES),
        ("first", c_int64 * MAX_MOVES),
        ("values", c_int64 * MAX_MOVES),
        ("legal", c_int64 * MAX_MOVES),
        ("after", c_uint8 * cells.SITUATION),
        ("ahead", c_uint8 * cells.SITUATION),
        ("seen", c_uint8 * cells.SITUATION),
    )


class Place(Structure):
    """kontor_place of kontor.h."""

    _fields_ = (
        ("codes", c_int64 * MAX_KEPT_MOVES),
        ("dealt", c_int64),
        ("count", c_int32),
        ("cells", c_uint8 * cells.SITUATION),
        ("mask", c_uint8 * WIDTH),
    )


class Games(Structure):
    """kontor_games of kontor.h."""

    _fields_ = (
        ("places", c_void_p),
        ("t", c_char_p),
        ("count", c_int64),
        ("seed", c_int64),
        ("cap", c_int64),
        ("slots", c_void_p),
        ("masks", c_void_p),
        ("observations", c_void_p),
        ("seats", c_void_p),
        ("dones", c_void_p),
        ("rewards", c_void_p),
        ("finals", c_void_p),
    )


class Policy(Structure):
    """kontor_policy of kontor.h."""

    _fields_ = (("work", c_void_p), ("width", c_int64), ("noise", c_int64))


# What each returns. They have no argument types: kontor.backends.checks sees to that.
HOLDING_GIL: Final[Mapping[str, Any]] = {
    "size": c_int64,
    "list": c_int32,
    "play": c_int32,
    "deal": None,
    "hide": None,
    "fill": None,
    "observe": None,
    "mask": c_int32,
    "choose": c_int64,
    "enter": c_int32,
    "step": c_int32,
    "utility": c_int64,
    "evaluate": None,
    "values": c_int32,
    "games_restore": c_int32,
    "net_weights": c_int64,
    "net_room": c_int64,
    "table_add": None,
    "table_list": c_int32,
}
# These may take long, and are called without Python's lock.
RELEASING_GIL: Final[Mapping[str, Any]] = {
    "random_play": c_int64,
    "rate": c_int32,
    "plan": c_int32,
    "play_turns": c_int64,
    "decide": c_int64,
    "games_decide": c_int32,
    "net_widen": None,
    "net_answer": c_int32,
    "pool_start": c_void_p,
    "pool_run": c_int64,
    "pool_stop": None,
}


def file_name() -> str:
    """The library for this Python; on Windows it may be made for another machine than it runs on."""
    windows = sys.platform == "win32"
    machine = sysconfig.get_platform().removeprefix("win-") if windows else platform.machine().lower()
    system = "musl" if "musl" in getattr(sys.implementation, "_multiarch", "") else sys.platform
    return f"{system}-{MACHINES.get(machine, machine)}{LIBRARY_SUFFIXES.get(sys.platform, '.so')}"


def note_of(library: Path) -> Path:
    """Where it is noted what a library was made from."""
    return library.with_name(f"{library.name}.json")


def write_note(library: Path, source: int) -> None:
    """Notes from which source a library was made, and its checksum."""
    note = {"source": source, "crc32": zlib.crc32(library.read_bytes())}
    note_of(library).write_text(f"{json.dumps(note)}\n", "utf-8")


def functions(library: Path, source: int) -> Functions:
    """The functions of a library; LibraryError where it is not one made from this source."""
    _check_file(library, source)
    found: dict[str, Any] = {}
    try:
        for load, table in ((ctypes.PyDLL, HOLDING_GIL), (ctypes.CDLL, RELEASING_GIL)):
            loaded = load(str(library))
            for name, result in table.items():
                found[name] = getattr(loaded, f"kontor_{name}")
                found[name].restype = result
    except OSError as wrong:
        why = str(wrong).splitlines()[0].removeprefix(f"{library}: ")
        raise LibraryError(f"the compiled ones cannot be loaded ({why})") from None
    except AttributeError:
        raise LibraryError(f"the compiled ones lack kontor_{name}") from None
    if [found["size"](number) for number in range(len(SIZES))] != [*SIZES.values()]:
        raise LibraryError("the compiled ones are older than the source")
    return found


def _check_file(library: Path, source: int) -> None:
    try:
        note = json.loads(note_of(library).read_text("utf-8"))
        checksum = zlib.crc32(library.read_bytes())
    except FileNotFoundError:
        raise LibraryError("they are not compiled") from None
    except (OSError, ValueError, RecursionError):
        raise LibraryError("the compiled ones cannot be read") from None
    if not isinstance(note, dict) or note.get("crc32") != checksum:
        raise LibraryError("the file of the compiled ones is damaged")
    if note.get("source") != source:
        raise LibraryError("the compiled ones are older than the source")
