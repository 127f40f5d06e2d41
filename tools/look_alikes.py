"""Writes what `kontor.server.tables.names` reads: which letters look alike (UTS 39), and their scripts.

`python -m tools.look_alikes FOLDER`: the folder holds the shared libraries of ICU, which knows the data of Unicode; for
example `icu4py.libs` of the package icu4py. Unicode's data may be copied: https://www.unicode.org/license.txt
"""

import argparse
import ctypes
import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).parent.parent / "src/kontor/server/tables/look_alikes.txt"
SKELETON_MAX_LENGTH: Final = 64  # characters
SHORT_NAME: Final = 0  # in ICU, U_SHORT_PROPERTY_NAME
SCRIPT: Final = 0x100A  # UCHAR_SCRIPT
# What Unicode keeps apart, but people cannot tell apart at a glance: a few Coptic letters, and small capitals (below)
ALSO_ALIKE: Final = dict(zip("ⲀⲁⲈⲉⲨⲩⲬⲭⲒⲓ", "AaEeYyXxIi", strict=True))
SMALL_CAPITAL: Final = re.compile(r"LATIN LETTER SMALL CAPITAL ([A-Z])")
NO_SCRIPTS: Final = ("Zyyy", "Zinh", "Zzzz")  # common, inherited, unknown
HEAD: Final = """# Which letters look alike, and their scripts: data of Unicode {version} (UTS 39 and UAX 24).
# Written by tools/look_alikes.py. Copyright (c) Unicode, Inc.; Unicode License v3, https://www.unicode.org/license.txt
# First what letters look like, and those letters; then scripts, and the ranges of their letters.
"""


class Icu:
    """ICU, as far as it is needed here."""

    def __init__(self, folder: Path) -> None:
        found = {name: next(folder.glob(f"libicu{name}*")) for name in ("data", "uc", "i18n")}
        libraries = {name: ctypes.CDLL(str(file), ctypes.RTLD_GLOBAL) for name, file in found.items()}
        self._suffix = "_" + found["uc"].name.partition(".so.")[2].partition(".")[0]
        self._uc, self._i18n = libraries["uc"], libraries["i18n"]
        self._status = ctypes.c_int(0)
        opened = self._function(self._i18n, "uspoof_open", ctypes.c_void_p)
        self._checker = ctypes.c_void_p(opened(ctypes.byref(self._status)))
        self._skeleton = self._function(self._i18n, "uspoof_getSkeleton", ctypes.c_int32)
        self._value = self._function(self._uc, "u_getIntPropertyValue", ctypes.c_int32)
        self._name = self._function(self._uc, "u_getPropertyValueName", ctypes.c_char_p)

    def _function(self, library: ctypes.CDLL, name: str, result: Any) -> Any:
        function = getattr(library, name + self._suffix)
        function.restype = result
        return function

    def version(self) -> str:
        """The version of Unicode."""
        parts = (ctypes.c_uint8 * 4)()
        self._function(self._uc, "u_getUnicodeVersion", None)(parts)
        return f"{parts[0]}.{parts[1]}"

    def skeleton(self, letter: str) -> str:
        """What a letter looks like."""
        text = letter.encode("utf-16-le")
        source, target = ctypes.create_string_buffer(text), ctypes.create_string_buffer(2 * SKELETON_MAX_LENGTH)
        length = self._skeleton(
            self._checker, 0, source, len(text) // 2, target, SKELETON_MAX_LENGTH, ctypes.byref(self._status)
        )
        if self._status.value > 0:
            raise SystemExit(f"ICU refuses {letter!r}: {self._status.value}")
        return target.raw[: 2 * length].decode("utf-16-le")

    def script(self, letter: str) -> str:
        """The code of the script of a letter."""
        return str(self._name(SCRIPT, self._value(ord(letter), SCRIPT), SHORT_NAME).decode())


def letters() -> Iterator[str]:
    """Everything that a name is made of, as names are compared: letters, marks and digits in their usual form."""
    for letter in map(chr, range(128, sys.maxunicode + 1)):
        if unicodedata.category(letter)[0] in "LMN" and unicodedata.normalize("NFKD", letter) == letter:
            yield letter


def is_kept(letter: str) -> bool:
    """Whether names are compared by a sign: not by accents."""
    return unicodedata.category(letter)[0] in "LN"


def plain(letter: str) -> str:
    """A letter, instead of a small capital or of another one that looks like it."""
    found = SMALL_CAPITAL.fullmatch(unicodedata.name(letter, ""))
    return found[1].lower() if found else ALSO_ALIKE.get(letter, letter)


def look_alikes(icu: Icu) -> Iterator[str]:
    """The lines of the letters that look like others."""
    groups = defaultdict[str, list[str]](list)
    for letter in letters():
        looks = "".join(map(plain, filter(is_kept, icu.skeleton(letter))))
        if looks not in ("", letter):
            groups[looks].append(letter)
    for looks, group in sorted(groups.items()):
        yield f"{looks} {''.join(group)}"


def scripts(icu: Icu) -> Iterator[str]:
    """The lines of the scripts. What lies between two letters of a script and is no letter may belong to its range."""
    ranges = defaultdict[str, list[list[int]]](list)
    last = ""
    for letter in map(chr, range(sys.maxunicode + 1)):
        if unicodedata.category(letter)[0] not in "LMN":
            continue
        script = icu.script(letter)
        if script == last:
            ranges[script][-1][1] = ord(letter)
        else:
            ranges[script].append([ord(letter), ord(letter)])
        last = script
    for script, found in sorted(ranges.items()):
        if script not in NO_SCRIPTS:
            yield f"{script} {' '.join(f'{first:x}-{end:x}' if end > first else f'{first:x}' for first, end in found)}"


def main() -> None:
    """Writes the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the shared libraries of ICU")
    icu = Icu(parser.parse_args().folder)
    lines = [*look_alikes(icu), "", *scripts(icu)]
    FILE.write_text(HEAD.format(version=icu.version()) + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
