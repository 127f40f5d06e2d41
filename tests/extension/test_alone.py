"""Each of the two extensions is a small patch: a copy of Kontor with it has it everywhere (hire.txt, barter.txt)."""

import sys
from pathlib import Path
from typing import Final

import pytest

from tests.extension.copies import FOLDERS, GENERATED, PATCHES, ROOT, copy_source, patch, run, runner, touched

BARTER: Final = FOLDERS / "barter"
# What the client knows of each: the form of its decision, and an event.
GENERATED_TEXTS: Final = {
    "hire": ['["use-hire", "use hire {amount}"]'],
    "barter": ['["barter", "barter"]', '"bartered": {"facts": {"seat": "seat", "paid": "amount", "taken": "amount"}'],
}


@pytest.fixture(scope="module", params=PATCHES)
def extended(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """An extension, and a copy of the source with it and nothing else."""
    return request.param, patch(copy_source(tmp_path_factory.mktemp("copy")), request.param, "src/*")


def test_engine_bots_nets_words_and_server_have_it(extended: tuple[str, Path]) -> None:
    name, copy = extended
    run(copy, sys.executable, "-X", "utf8", "-m", "doctest", str(Path(__file__).with_name(f"{name}.txt")))


def test_the_client_knows_its_form_and_its_event(extended: tuple[str, Path]) -> None:
    name, copy = extended
    before, generated = ("".join((folder / file).read_text("utf-8") for file in GENERATED) for folder in (ROOT, copy))
    assert [text in before for text in GENERATED_TEXTS[name]] == [False] * len(GENERATED_TEXTS[name])
    assert [text for text in GENERATED_TEXTS[name] if text not in generated] == []


def test_nothing_of_the_source_lists_the_folder_of_an_optional_rule() -> None:
    source = {name for name in touched("barter") if name.startswith(("src/", "web/", "tools/"))}
    assert {name for name in source if not name.startswith(f"{BARTER}/")} == GENERATED


def test_two_folders_with_the_same_number_are_an_error(tmp_path: Path) -> None:
    copy = patch(copy_source(tmp_path), "barter", "src/*")
    declared = copy / BARTER / "__init__.py"
    declared.write_text(declared.read_text("utf-8").replace('{"barter": 8}', '{"barter": 7}'), "utf-8")
    with pytest.raises(AssertionError, match="switch 7 is declared by barter and by standstill"):
        runner(copy)("import kontor")
