"""python -m tools.compile: builds the library of the compiled rules beside the source; says in one line what it did."""

import argparse
import os
import sys
from pathlib import Path

os.environ["KONTOR_PLAIN"] = "1"  # the old build may be the very thing that is broken

from kontor.backends import library
from tools.compile import compilers, emit, wasm
from tools.compile.build import BuildError, build
from tools.compile.source import TranslationError

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description=__doc__)
    parser.add_argument("--debug", action="store_true", help="with symbols, without optimisation")
    parser.add_argument(
        "--sanitize",
        action="store_true",
        help="with sanitizers; run Python with LD_PRELOAD=$(cc -print-file-name=libasan.so)",
    )
    parser.add_argument("--source", type=Path, metavar="FOLDER", help="only write kontor.c and kontor.h there")
    parser.add_argument("--wasm", action="store_true", help="make kontor.wasm for browsers instead, by ziglang")
    args = parser.parse_args()
    flags = compilers.SANITIZE if args.sanitize else compilers.DEBUG if args.debug else compilers.OPTIMISED
    try:
        if args.source:
            print("wrote", *emit.write(args.source))
            return 0
        made = wasm.build() if args.wasm else build(library.FOLDER, flags)
    except (BuildError, TranslationError) as wrong:
        print(f"the rules were not compiled: {wrong}", file=sys.stderr)
        return 1
    print(f"compiled the rules into {made.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
