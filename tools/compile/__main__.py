"""python -m tools.compile: builds kontor._core beside the source; says in one line what it did."""

import argparse
import os
import sys
from pathlib import Path

os.environ["KONTOR_PLAIN"] = "1"  # the old build may be the very thing that is broken

from tools.compile.build import BuildError, build

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description=__doc__)
    parser.add_argument("--debug", action="store_true", help="with assertions and symbols, without optimisation")
    parser.add_argument("--sanitize", action="store_true", help="with AddressSanitizer; run Python with its library")
    args = parser.parse_args()
    try:
        made = build(ROOT / "src" / "kontor", debug=args.debug, sanitize=args.sanitize)
    except BuildError as wrong:
        print(f"the rules were not compiled: {wrong}", file=sys.stderr)
        return 1
    print(f"compiled the rules into {made.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
