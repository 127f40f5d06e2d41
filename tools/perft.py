"""Recounts tests/play/perft.json: `python -m tools.perft` prints what differs, with --write it is renewed."""

import argparse
from typing import Any

from tests.play import perft


def differences(held: dict[str, Any], new: dict[str, Any]) -> list[str]:
    """One line for each entry that is new, gone or counted otherwise."""
    lines = []
    for key in ("configurations", "positions"):
        for name in [*held[key], *(name for name in new[key] if name not in held[key])]:
            old, now = (counts_of(part[key].get(name)) for part in (held, new))
            if old != now:
                lines.append(f"{name}: {old} -> {now}")
    return lines


def counts_of(entry: Any) -> object:
    return entry["counts"] if isinstance(entry, dict) else entry


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="perft", description="compares the counts of decision sequences with perft.json"
    )
    parser.add_argument("--write", action="store_true", help="write the counts of this engine")
    options = parser.parse_args()
    held = perft.read()
    new = perft.recount(held)
    found = differences(held, new)
    print("\n".join(found) or "no difference")
    if options.write:
        perft.write(new)
    return 1 if found and not options.write else 0


if __name__ == "__main__":
    raise SystemExit(main())
