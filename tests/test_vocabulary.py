"""One word per thing: words that were given up (docs/tour.md) do not come back."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from tests.pages import ROOT

# Words that were given up and what is said instead.
LISTED = tomllib.loads((ROOT / "tests" / "vocabulary.toml").read_text("utf-8"))


class Retired(NamedTuple):
    """A pattern that must not match: in the text of files, or in their paths."""

    pattern: str
    where: str
    instead: str


def word(words: str) -> str:
    """A pattern for whole words; an underline ends a word, too, so that names in snake_case are found."""
    return rf"(?<![A-Za-z0-9])({words})(?![A-Za-z0-9])"


def constant(names: str) -> str:
    """A pattern for the definition of a constant, alone or in a row: `A, B = 1, 2`. A cell (`take`) is no quantity."""
    return rf"^(\s*(export )?const |(\w+, )*_?)({names})(, \w+)*(:[^=]+)? = (?!_\w\.take\()"


def retired(kind: str) -> list[Retired]:
    """What is listed of a kind."""
    forms: dict[str, Callable[[str], str]] = {"pattern": str, "word": word, "constant": constant}
    return [
        Retired(forms[form](one[form]), one["where"].format_map(LISTED["places"]), one["instead"])
        for one in LISTED[kind]
        for form in forms.keys() & one.keys()
    ]


ENDINGS = (".py", ".c", ".h", ".sql", ".ts", ".svelte", ".md", ".ftl")
IN_TEXT, IN_PATHS = retired("text"), retired("path")
# This list itself, and what is generated.
KEPT = {
    "tests/vocabulary.toml",
    "docs/ratings.json",
    "docs/ratings.md",
    "docs/ratings/boards.md",
}


def files() -> Iterator[str]:
    """Everything that is kept in the repository, and new files that are not ignored."""
    git = ["git", "-c", "safe.directory=*"]  # the clone may belong to somebody else
    listing = [*git, "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return (name for name in listed if name and name not in KEPT and (ROOT / name).is_file())


@pytest.fixture(scope="module")
def names() -> list[str]:
    return list(files())


@pytest.mark.parametrize("retired", IN_TEXT, ids=lambda retired: retired.instead)
def test_a_retired_word_is_in_no_file(names: list[str], retired: Retired) -> None:
    found = []
    for name in names:
        if re.search(retired.where, name) and name.endswith(ENDINGS):
            for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1):
                if re.search(retired.pattern, line):
                    found.append(f"{name}:{number}: {line.strip()}")
    assert found == [], f"say instead: {retired.instead}"


@pytest.mark.parametrize("retired", IN_PATHS, ids=lambda retired: retired.instead)
def test_a_retired_name_is_no_path(names: list[str], retired: Retired) -> None:
    assert [name for name in names if re.search(retired.pattern, name)] == [], f"say instead: {retired.instead}"


def test_each_pattern_would_be_found_where_it_is_looked_for(names: list[str]) -> None:
    """A list of places that matches no file would never fail."""
    for retired in (*IN_TEXT, *IN_PATHS):
        assert any(re.search(retired.where, name) for name in names), retired


# Some are meant: each command has its EXAMPLES, each optional rule its ENTRIES. The others should say more.
MAX_SHARED_NAMES = 33


def test_few_constants_have_the_name_of_another_one() -> None:
    """The same name with another meaning makes a reader look up each of them."""
    modules: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src" / "kontor").rglob("*.py")):
        for name in constants(path.read_text("utf-8")):
            modules.setdefault(name, []).append(str(path.relative_to(ROOT / "src" / "kontor")))
    shared = {name: where for name, where in modules.items() if len(where) > 1}
    assert len(shared) < MAX_SHARED_NAMES, shared


def constants(source: str) -> set[str]:
    """The constants that a module defines, in capitals."""
    found = set()
    for node in ast.parse(source).body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            found |= {each.id for each in names if isinstance(each, ast.Name) and each.id.isupper()}
    return found


def test_constants_are_found_in_every_form() -> None:
    assert constants("A = 1\nB: int = 2\nC, D = 3, 4\nE = F = 5\nlower = 6\ndef f():\n    G = 7\n") == set("ABCDEF")
