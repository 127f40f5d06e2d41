"""The distribution is called `kontor-game`; on PyPI, `kontor` is somebody else's package."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

import pytest

from kontor import cli, extras
from tests.pages import ROOT
from tests.test_vocabulary import files

BARE: Final = r"(?<![\w./-])kontor(?![\w/-])"
SOMEBODY_ELSES: Final = "|".join(
    (
        r"(?<![\w/-])kontor\\?\[",  # with extras; the backslash where it is in a pattern
        rf"\b(install|download|uv add)\b[^;&|`]* ['\"]?{BARE}",
        rf"\b(uvx|uv tool run|pipx run) ['\"]?{BARE}",
        rf"--(from|spec|with)[ =]['\"]?{BARE}",
    )
)
# The changelog tells of the old name; this file has it in its patterns.
MAY_NAME_IT: Final = {"CHANGELOG.md", "tests/test_distribution.py"}


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def lines() -> Iterator[tuple[str, str]]:
    """Every line of every text file of the repository, and where it is."""
    for name in files():
        content = (ROOT / name).read_bytes()
        if name not in MAY_NAME_IT and b"\0" not in content:
            for number, line in enumerate(content.decode("utf-8").splitlines(), 1):
                yield f"{name}:{number}", line


def test_no_document_message_or_file_would_install_the_package_of_somebody_else() -> None:
    wrong = [f"{where}: {line.strip()}" for where, line in lines() if re.search(SOMEBODY_ELSES, line)]
    assert wrong == [], f"say {extras.DISTRIBUTION}, or the path of a clone"


@pytest.mark.parametrize(
    ("line", "is_found"),
    [
        ("pip install 'kontor[cli]'", True),
        (r"match=r'kontor\[cli\]'", True),
        ("pip install kontor", True),
        ("pip install -U kontor", True),
        ("uvx kontor serve", True),
        ("uvx --from 'kontor' kontor serve", True),
        ("pipx run --spec=kontor kontor serve", True),
        ("uvx --from 'kontor-game[cli]' kontor serve", False),
        ("pip install 'PATH[cli]' && kontor play", False),
        ("pip install 'kontor-game[cli]'", False),
        ("pip install kontor-game", False),
        ("pip install 'path/of/kontor[cli]'", False),
        ("pip install ~/src/kontor", False),
    ],
)
def test_a_bare_name_is_found_in_every_form(line: str, is_found: bool) -> None:
    assert bool(re.search(SOMEBODY_ELSES, line)) is is_found


def test_messages_name_the_distribution_and_extras_that_there_are(project: dict[str, Any]) -> None:
    assert project["project"]["name"] == extras.DISTRIBUTION
    assert {*cli.PACKAGE_EXTRAS.values(), "cluster", "learn"} <= project["project"]["optional-dependencies"].keys()


def test_pip_finds_everything_to_compile_the_rules_in_its_own_environment_for_builds(project: dict[str, Any]) -> None:
    assert sorted(project["build-system"]["requires"]) == sorted(project["dependency-groups"]["build"])
