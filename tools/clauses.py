"""Which clauses of the rules have a test: `make clauses`, or `python -m tools.clauses [--untestable]`.

A test names its clauses with `@pytest.mark.rule("PLACE-02", ...)`; a clause that no test can fail on is
listed with its reason in `tests/clauses/untestable/*.toml`. `tests/test_clauses.py` asserts what this prints.
"""

import argparse
import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from kontor import reference

TESTS = Path(__file__).resolve().parent.parent / "tests"


@dataclass(frozen=True)
class Coverage:
    clauses: tuple[reference.Clause, ...]
    tested: Mapping[str, tuple[str, ...]]  # clause id -> the tests that name it, as file::test
    untestable: Mapping[str, str]  # clause id -> reason

    @property
    def missing(self) -> list[reference.Clause]:
        return [c for c in self.clauses if c.id not in self.tested and c.id not in self.untestable]


def coverage(tests: Path = TESTS) -> Coverage:
    return Coverage(
        reference.clauses(),
        marked_clauses(tests),
        untestable_clauses(tests / "clauses" / "untestable"),
    )


def untestable_clauses(folder: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in sorted(folder.glob("*.toml")):
        for id, reason in tomllib.loads(file.read_text("utf-8")).items():
            if not isinstance(reason, str) or not reason.strip():
                raise ValueError(f"{file.name}: {id} needs a reason")
            if id in found:
                raise ValueError(f"{file.name}: {id} is listed twice")
            found[id] = reason
    return found


def marked_clauses(tests: Path) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        name = file.relative_to(tests).as_posix()
        for test, id in marks_in(file.read_text("utf-8"), name):
            found.setdefault(id, []).append(f"{name}::{test}")
    return {id: tuple(names) for id, names in found.items()}


def marks_in(source: str, filename: str = "<test>") -> list[tuple[str, str]]:
    """Pairs of test and clause: marks on a test, on its class, or as `pytestmark` of class or module."""
    return list(_marks_of_body(ast.parse(source, filename).body, []))


def _marks_of_body(body: list[ast.stmt], outer: list[str]) -> Iterator[tuple[str, str]]:
    shared = outer + _ids(
        node.value for node in body if isinstance(node, ast.Assign) and _names(node.targets) == ["pytestmark"]
    )
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _marks_of_body(node.body, shared + _ids(node.decorator_list))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for id in dict.fromkeys(shared + _ids(node.decorator_list)):
                yield node.name, id


def _names(targets: list[ast.expr]) -> list[str]:
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _ids(marked: Iterable[ast.expr]) -> list[str]:
    """The clause ids of each `pytest.mark.rule(...)` within, also one given to a `pytest.param`."""
    ids: list[str] = []
    for node in (inner for outer in marked for inner in ast.walk(outer)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise ValueError(f"line {node.lineno}: a rule mark takes clause ids as plain strings")
                ids.append(argument.value)
    return ids


def report(found: Coverage) -> Iterator[str]:
    yield f"{'file':<28}{'tested':>8}{'testable':>10}{'untestable':>12}{'':>8}"
    for file in [*dict.fromkeys(c.file for c in found.clauses), "all"]:
        here = [c for c in found.clauses if file in (c.file, "all")]
        testable = [c for c in here if c.id not in found.untestable]
        tested = [c for c in testable if c.id in found.tested]
        share = len(tested) / len(testable) if testable else 1.0
        percent = f"{int(share * 100)} %"  # rounded down: 100 % means every one
        yield f"{file:<28}{len(tested):>8}{len(testable):>10}{len(here) - len(testable):>12}{percent:>8}"
    if found.missing:
        yield f"\nwithout a test ({len(found.missing)}):"
        yield from (f"  {c.id:<22}{c.text}" for c in found.missing)


def main() -> int:
    parser = argparse.ArgumentParser(prog="clauses", description="which clauses of the rules have a test")
    parser.add_argument("--untestable", action="store_true", help="list also what no test can fail on, and why")
    options = parser.parse_args()
    found = coverage()
    print("\n".join(report(found)))
    if options.untestable:
        print(f"\nuntestable ({len(found.untestable)}):")
        print("\n".join(f"  {id:<22}{reason}" for id, reason in found.untestable.items()))
    return 1 if found.missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
