"""An optional rule is a folder: Kontor works without one that is deleted, and without any."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from kontor.rules.modules import FOLDERS as FOLDER_NAMES
from tests.extension.copies import FOLDERS, ROOT, copy_all, copy_source, install_client, run, runner
from tests.server.playing import fine, table_of
from tests.server.serving import Server

GONE: Final = "standstill"
WITHOUT: Final = [pytest.param((name,), id=name) for name in FOLDER_NAMES] + [pytest.param(FOLDER_NAMES, id="any")]
# Games that learners play and kept records are chosen one by one.
NAMED_IN: Final = {"src/kontor/learn/mixture.py", "tools/goldens.py"}
# How many files may name each rule outside its folders, by its name or in the singular: at most 5 of code, and clauses
# and sentences of the game that speak of it. The neutral player is an owner of pieces, in the core like the players,
# and permits are printed on boards. Of cards and tiles these are the games that learners play, kept records, blocks of
# an observation, which nets know by these names, the score sheet, and two sentences of the API.
NAMED_IN_FILES: Final = {
    "borders": (3, 2), "permits": (28, 5), "favours": (5, 5), "missions": (4, 9), "neutral": (77, 7), "promos": (3, 1),
    "safe_conduct": (3, 1), "standstill": (2, 0),
}  # fmt: skip
FOLDER_OF: Final = {"permits": "borders"}  # what else a folder brings


@pytest.fixture(scope="module", params=FOLDER_NAMES)
def without_one(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A copy of the source for each optional rule, without its folder."""
    return request.param, delete(copy_source(tmp_path_factory.mktemp("without")), request.param)


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source in which a folder is deleted."""
    return delete(copy_source(tmp_path_factory.mktemp("without")), GONE)


def delete(copy: Path, *folders: str) -> Path:
    """Deletes folders, also those with their drawings, and writes again what is generated."""
    for folder in folders:
        shutil.rmtree(copy / FOLDERS / folder)
        shutil.rmtree(copy / "web" / "src" / "lib" / "modules" / folder, ignore_errors=True)
    runner(copy)("from tools.wire import write; write()")
    return copy


@pytest.mark.parametrize("name", NAMED_IN_FILES)
def test_outside_its_folder_no_more_files_name_it_than_now(name: str) -> None:
    found = naming(name)
    texts = [file for file in found if file.endswith((".ftl", ".md"))]
    code, spoken = NAMED_IN_FILES[name]
    assert len(found) - len(texts) <= code, found
    assert len(texts) <= spoken, texts


def test_every_folder_is_looked_for() -> None:
    assert {FOLDER_OF.get(name, name) for name in NAMED_IN_FILES} == set(FOLDER_NAMES)


def test_outside_its_folder_and_its_tests_hardly_anybody_names_the_model() -> None:
    assert set(naming(GONE)) == NAMED_IN


def naming(name: str) -> list[str]:
    """The files that name a rule, without translations, what is generated, puzzles, and records of games."""
    files = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "src", "web/src", "tools"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    folder = FOLDER_OF.get(name, name)
    uncounted = re.compile(
        rf"(rules|lib)/modules/{folder}/|\.test\.ts$|/fixtures/|\.(net|wasm|jsonl)$|/(de|hu|pl|ru)(/.*)?\.(ftl|md)$|\.gen\.(ts|json)$"
    )
    word = word_of(name)
    names = [name for name in files.stdout.splitlines() if (ROOT / name).is_file() and not uncounted.search(name)]
    return [name for name in names if word.search((ROOT / name).read_text("utf-8", "replace"))]


def word_of(name: str) -> re.Pattern[str]:
    """A name, also in the singular and within identifiers: `withTiles`, `TILE_ROOM`. Clauses are not meant."""
    if name == "borders":
        return re.compile(r"\bborders\b", re.IGNORECASE)  # in the singular everything on a page has one
    stem = name.removesuffix("s").replace("_", "[-_ ]?")
    clause = r"(?!-\d|-[A-Z]+-\d)"
    lower, capital, upper = stem, stem[0].upper() + stem[1:].replace("c", "[cC]"), stem.upper()
    end = r"(?![a-rt-z]|s[a-z])"  # no favourite, and nothing is promoted
    return re.compile(rf"(?<![A-Za-z]){lower}{end}|{capital}{end}|(?<![A-Z]){upper}(?!ION){clause}")


def test_without_any_of_them_games_are_played_by_rules_and_nets(without_one: tuple[str, Path]) -> None:
    folder, copy = without_one
    script = f"""
    import kontor
    from kontor import catalog
    from kontor.bots import BotView, make
    from kontor.rules.modules import FOLDERS

    assert "{folder}" not in FOLDERS
    players, duo = (2, "classic") if catalog.VARIANTS else (3, None)
    fitting = [name for name in ("missions", "favours", "promos") if name in catalog.MODULES]
    game = kontor.new_game(players=players, duo=duo, modules=fitting, seed=1)
    seats = [make("easy", seed=1), make("expert", seed=2), make("claim", seed=3)]
    while game.ply < 40:
        game.play(seats[game.decider].choose(BotView(game, game.decider), game.legal_actions(), 0.02))
    print(kontor.load(game.record()).position() == game.position(), type(seats[1]).__name__)
    for board in catalog.board_names():
        game = kontor.new_game(board=board, players=3, seed=1)
        while not game.is_over and game.ply < 200:
            game.play(seats[2].choose(BotView(game, game.decider), game.legal_actions(), 0.02))
        print(kontor.from_position(game.position()).position() == game.position())
    """
    assert runner(copy)(script) == "True NetBot\n" + 3 * "True\n"


def test_without_any_of_them_every_other_word_clause_and_lesson_is_there(without_one: tuple[str, Path]) -> None:
    folder, copy = without_one
    script = """
    from kontor import reference
    from kontor.languages import LANGUAGES
    from kontor.learn import mixture
    from kontor.lessons import lessons
    from tools.languages import clauses, messages

    print([line for language in LANGUAGES for line in (*messages(language), *clauses(language))])
    print([clause.file for clause in reference.clauses()])
    print(len(lessons()), len(mixture.MIXES["all"]) > 10)
    """
    lines = runner(copy)(script).splitlines()
    own = list((ROOT / FOLDERS / folder).glob("lessons/*.toml"))
    assert lines[0] == "[]"
    assert f"-{folder}.md" not in lines[1]
    assert lines[2] == f"{11 - len(own)} True"


def test_without_any_of_them_the_rules_can_be_compiled(without_one: tuple[str, Path]) -> None:
    folder, copy = without_one
    script = f"""
    from tools.compile.emit import program
    print("modules_{folder}_" in program(), "FUNCTION void rules_hooks__turn_ended" in program())
    """
    assert runner(copy)(script) == "False True\n"


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


def test_without_any_games_are_played_and_compiled(tmp_path: Path) -> None:
    copy = delete(copy_source(tmp_path), *FOLDER_NAMES)
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
    copy = delete(copy_all(tmp_path), *folders)
    for test in (copy / "web" / "src").rglob("*.test.ts"):
        test.unlink()  # a rule's own tests go with it
    shutil.rmtree(copy / "web" / "src" / "lib" / "game" / "fixtures")
    install_client(copy)
    run(copy, sys.executable, "-m", "tools.extend", "check")
    run(copy, "npm", "run", "-s", "check", folder="web")
