"""What lint-imports cannot say: the library needs nothing but the standard library."""

import ast
import subprocess
import sys
from pathlib import Path

import kontor

PACKAGE = Path(kontor.__file__).parent
ALLOWED = sys.stdlib_module_names | {"kontor"}
ENVIRONMENTS = {"gymnasium", "numpy", "pettingzoo"}  # the extra `env`
NETS = {"numpy", "threadpoolctl"}  # the extra `net`
EXTRAS = {"env": ENVIRONMENTS, "nets": NETS, "learn": {*NETS, "torch"}, "wire": {"msgspec"}}  # by package
CLUSTER = Path("cluster.py")  # the extra `cluster`
NET_APPRAISER = Path("bots", "net_appraiser.py")  # the extra `net`; loaded only where a bot plays by a net


def imported(source: str) -> set[str]:
    """The top-level packages a source text imports, at its head or inside a function."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found.add(node.module.partition(".")[0])
    return found


def test_only_what_has_an_extra_imports_more_than_the_standard_library() -> None:
    library = [file for file in PACKAGE.rglob("*.py") if file.relative_to(PACKAGE).parts[0] not in ("cli", "server")]
    strangers = {file.relative_to(PACKAGE): imported(file.read_text("utf-8")) - ALLOWED for file in library}
    for file, names in strangers.items():
        names -= EXTRAS.get(file.parts[0], set())
    strangers[CLUSTER] -= {"ray"}
    strangers[NET_APPRAISER] -= {"numpy"}
    assert {str(file): names for file, names in strangers.items() if names} == {}


def test_the_library_is_imported_without_the_packages_of_its_extras() -> None:
    found = "import sys, kontor, kontor.slots.episode, kontor.slots.random_play, kontor.bots; print(*sys.modules)"
    names = subprocess.run([sys.executable, "-c", found], capture_output=True, text=True, check=True).stdout.split()
    assert {name.partition(".")[0] for name in names} & {*ENVIRONMENTS, "ray", "rich", "starlette", "msgspec"} == set()


def test_imports_are_found_in_every_form() -> None:
    source = "import os.path as p, rich\nfrom numpy.random import x\nfrom . import y\ndef f():\n    import torch"
    assert imported(source) == {"os", "rich", "numpy", "torch"}
