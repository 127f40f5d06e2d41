"""An optional rule is a folder: Kontor works without one that is deleted."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.extension.copies import GENERATED, ROOT, copy_source, runner
from tests.server.playing import fine, table_of
from tests.server.serving import Server

FOLDERS: Final = "src/kontor/rules/modules"
GONE: Final = "standstill"
# Games that learners play and kept records are chosen one by one; the list of names for the client is generated.
NAMED_IN: Final = {"src/kontor/learn/mixture.py", "tools/goldens.py", GENERATED}


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source in which a folder is deleted, and the types of the client are written again."""
    copy = copy_source(tmp_path_factory.mktemp("without"))
    shutil.rmtree(copy / FOLDERS / GONE)
    runner(copy)("from tools.wire import TARGET, typescript; TARGET.write_text(typescript(), 'utf-8')")
    return copy


def test_outside_its_folder_and_its_tests_hardly_anybody_names_it() -> None:
    files = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "src", "web/src", "tools"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    names = [name for name in files.stdout.splitlines() if (ROOT / name).is_file()]
    elsewhere = [name for name in names if not name.startswith(f"{FOLDERS}/{GONE}/") and not name.endswith(".test.ts")]
    named = {name for name in elsewhere if re.search(GONE, (ROOT / name).read_text("utf-8", "replace"), re.IGNORECASE)}
    assert named == NAMED_IN


def test_without_it_games_are_played_by_rules_and_nets(without: Path) -> None:
    script = """
    import kontor
    from kontor import catalog
    from kontor.bots import BotView, make

    assert "standstill" not in catalog.MODULES
    game = kontor.new_game(players=2, duo="classic", modules=["favours"], seed=1)
    seats = [make("easy", seed=1), make("expert", seed=2)]
    while game.ply < 60:
        game.play(seats[game.decider].choose(BotView(game, game.decider), game.legal_actions(), 0.05))
    print(kontor.load(game.record()).position() == game.position(), type(seats[1]).__name__)
    """
    assert runner(without)(script) == "True NetBot\n"


def test_without_it_every_other_word_and_clause_is_there(without: Path) -> None:
    script = """
    from kontor import reference
    from kontor.cli.language import words
    from kontor.languages import LANGUAGES
    from tools.languages import clauses, messages

    print([line for language in LANGUAGES for line in (*messages(language), *clauses(language))])
    print(words("de")("module-missions"), len(reference.clauses()))
    """
    assert runner(without)(script) == "[]\nAufträge 604\n"


def test_without_it_the_rules_can_be_compiled(without: Path) -> None:
    script = """
    from tools.compile.build import source
    print("standstill" in source(), "cdef void rules_play__turn_ended" in source())
    """
    assert runner(without)(script) == "False True\n"


def test_without_it_the_terminal_plays(without: Path, tmp_path: Path) -> None:
    words = ["play", "--players", "2", "--duo", "classic", "--seed", "1", "--lang", "en"]
    own = {"PYTHONPATH": str(without / "src"), "KONTOR_PLAIN": "1", "XDG_STATE_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "kontor", *words],
        input="end\nend\nquit\n", env=os.environ | own, cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "ended the turn" in done.stdout


def test_without_it_the_server_serves(without: Path, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": str(without / "src"), "KONTOR_PLAIN": "1"}
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", env=environment) as server, server.client() as client:
        (mover, _) = table_of(client, players=2).people
        assert mover.decide("end")["decider"] == 1
        combinations = fine(client.get("/api/options"))["combinations"]
        modules = {module["name"] for one in combinations for module in one["modules"]}
        assert "missions" in modules
        assert GONE not in modules
