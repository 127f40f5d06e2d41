"""Kontor as a whole without the folder of an optional rule, and without any: the rules, the checks, the client."""

import shutil
import sys
from pathlib import Path
from typing import Final

import pytest

from kontor.rules.modules import FOLDERS as FOLDER_NAMES
from tests.extension.copies import FOLDERS, copy_all, copy_source, install_client, run, runner

WITHOUT: Final = [pytest.param((name,), id=name) for name in FOLDER_NAMES] + [pytest.param(FOLDER_NAMES, id="any")]


def delete(copy: Path, folders: tuple[str, ...]) -> Path:
    """Deletes folders, also those with their drawings, and writes again what is generated."""
    for folder in folders:
        shutil.rmtree(copy / FOLDERS / folder)
        shutil.rmtree(copy / "web" / "src" / "lib" / "modules" / folder, ignore_errors=True)
    runner(copy)("from tools.wire import write; write()")
    return copy


def test_without_any_games_are_played_and_compiled(tmp_path: Path) -> None:
    copy = delete(copy_source(tmp_path), FOLDER_NAMES)
    script = """
    import kontor
    from kontor import catalog
    from kontor.bots import BotView, make
    from kontor.rules.modules import FOLDERS
    from tools.compile.emit import program

    assert not FOLDERS and not catalog.MODULES
    for board in catalog.board_names():
        game = kontor.new_game(board=board, players=3, seed=1)
        seats = [make("easy", seed=1), make("expert", seed=2), make("claim", seed=3)]
        while not game.is_over and game.ply < 60:
            game.play(seats[game.decider].choose(BotView(game, game.decider), game.legal_actions(), 0.02))
        print(kontor.load(game.record()).position() == game.position())
    print("modules_" in program())
    """
    assert runner(copy)(script) == 3 * "True\n" + "False\n"
    run(copy, sys.executable, "-m", "tools.extend", "check")


@pytest.mark.full
@pytest.mark.parametrize("folders", WITHOUT)
def test_without_one_nothing_is_missing_and_the_client_is_right(folders: tuple[str, ...], tmp_path: Path) -> None:
    copy = delete(copy_all(tmp_path), folders)
    for test in (copy / "web" / "src").rglob("*.test.ts"):
        test.unlink()  # a rule's own tests go with it
    shutil.rmtree(copy / "web" / "src" / "lib" / "game" / "fixtures")
    install_client(copy)
    run(copy, sys.executable, "-m", "tools.extend", "check")
    run(copy, "npm", "run", "-s", "check", folder="web")
