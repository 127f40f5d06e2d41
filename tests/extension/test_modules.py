"""An optional rule is a folder: Kontor works without one that is deleted, and with one that is added."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from kontor.rules.modules import FOLDERS as FOLDER_NAMES
from tests.extension.copies import GENERATED, ROOT, Run, copy_source, runner
from tests.server.playing import fine, table_of
from tests.server.serving import Server

FOLDERS: Final = "src/kontor/rules/modules"
GONE: Final = "standstill"
ADDED: Final = Path(__file__).parent / "truce"
# Games that learners play and kept records are chosen one by one.
NAMED_IN: Final = {"src/kontor/learn/mixture.py", "tools/goldens.py"}
# How many files name each rule outside its folder. The aim is 5; the rest are drawings, the wire and the score sheet.
NAMED_IN_FILES: Final = {
    "borders": 10, "favours": 37, "missions": 48, "neutral": 77, "promos": 5, "safe_conduct": 16, "standstill": 2
}  # fmt: skip


@pytest.fixture(scope="module", params=FOLDER_NAMES)
def without_one(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A copy of the source for each optional rule, without its folder."""
    return request.param, copy_without(request.param, tmp_path_factory.mktemp("without"))


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source in which a folder is deleted."""
    return copy_without(GONE, tmp_path_factory.mktemp("without"))


def copy_without(folder: str, to: Path) -> Path:
    """A copy of the source without a folder; the types of the client are written again."""
    copy = copy_source(to)
    shutil.rmtree(copy / FOLDERS / folder)
    runner(copy)("from tools.wire import TARGET, typescript; TARGET.write_text(typescript(), 'utf-8')")
    return copy


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source with one folder more, and nothing else."""
    copy = copy_source(tmp_path_factory.mktemp("added"))
    shutil.copytree(ADDED, copy / FOLDERS / ADDED.name, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


@pytest.fixture(scope="module")
def run(added: Path) -> Run:
    """Runs a script in the copy with one folder more, with a game that uses it."""
    return runner(added, "import kontor\ngame = kontor.new_game(players=3, modules=['truce'], seed=1)\n")


# Without


@pytest.mark.parametrize("folder", FOLDER_NAMES)
def test_outside_its_folder_no_more_files_name_it_than_now(folder: str) -> None:
    found = naming(folder)
    assert len(found) <= NAMED_IN_FILES[folder], found


def test_outside_its_folder_and_its_tests_hardly_anybody_names_the_model() -> None:
    assert set(naming(GONE)) == NAMED_IN


def naming(folder: str) -> list[str]:
    """The files that name a rule as a word, without translations, what is generated, and records of games."""
    files = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "src", "web/src", "tools"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    word = re.compile(rf"\b{folder.replace('_', '[-_ ]')}\b", re.IGNORECASE)
    uncounted = re.compile(
        rf"{FOLDERS}/{folder}/|\.test\.ts$|/fixtures/|\.net$|/(de|hu|pl|ru)(/.*)?\.(ftl|md)$|{GENERATED}$"
    )
    names = [name for name in files.stdout.splitlines() if (ROOT / name).is_file() and not uncounted.search(name)]
    return [name for name in names if word.search((ROOT / name).read_text("utf-8", "replace"))]


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
    from tools.compile.build import source
    print("modules_{folder}_" in source(), "cdef void rules_hooks__turn_ended" in source())
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


# With one more


def test_it_is_an_option_and_its_decision_is_played_refused_and_recorded(run: Run) -> None:
    script = """
    game.play("truce hamburg-luebeck")
    refusal = game.why_not("truce hamburg-luebeck")
    print(refusal.clause, refusal.message)
    print(kontor.load(game.record()).record() == game.record())
    game.play("end")
    print("truce hamburg-luebeck" in game.legal_actions())
    print(kontor.new_game(players=3, seed=1).why_not("truce hamburg-luebeck").clause)
    """
    assert run(script) == "HOUSE-99 A truce is kept once a turn.\nTrue\nTrue\nHOUSE-99\n"


def test_the_view_offers_its_decision_to_the_one_who_decides(run: Run) -> None:
    script = """
    import msgspec
    from kontor.server.wire.ids import ModuleName
    from kontor.server.wire.view import SeatView
    from tools.wire import typescript

    offer = next(offer for offer in game.view(0)["offers"] if offer["at"] == "hamburg-luebeck")
    print(*offer.values())
    print("offers" in game.view(1), msgspec.convert("truce", ModuleName))
    print('["claim", "truce {route}"]' in typescript())
    """
    assert run(script) == (
        "truce hamburg-luebeck button-truce HOUSE-99 route hamburg-luebeck None\nFalse truce\nTrue\n"
    )


def test_learners_see_and_choose_it_and_nets_play_on(run: Run) -> None:
    script = """
    from kontor.backends import plain
    from kontor.bots import BotView, make
    from kontor.slots import features, observe, slots

    def seen():
        state, out, mask = game.state, bytearray(observe.WIDTH), bytearray(slots.WIDTH)
        plain.observe(state.lookup, state.cells, 0, out)
        plain.open_slots(state.lookup, state.cells, mask)
        return out[features.GAME_AT + 110], [slots.meaning(slot) for slot in range(slots.WIDTH) if mask[slot]]

    print(seen()[0], "keep a truce" in seen()[1])
    game.play("truce hamburg-luebeck")
    print(seen()[0] > 0, "keep a truce" in seen()[1])
    seats = [make(level, seed=1) for level in ("claim", "random", "expert")]
    while game.ply < 40:
        game.play(seats[game.decider].choose(BotView(game, game.decider), game.legal_actions(), 0.05))
    print(type(seats[2]).__name__)
    """
    assert run(script) == "0 True\nTrue False\nNetBot\n"


def test_its_words_and_clauses_are_read_from_its_folder(run: Run) -> None:
    script = """
    from kontor import reference
    from kontor.cli.language import words
    print(words("de")("module-truce"), reference.clause("HOUSE-99", "de").chapter, len(reference.clauses()))
    """
    assert run(script) == "Waffenruhe Hausregeln von Kontor 606\n"


def test_its_functions_are_compiled_with_all_others(run: Run) -> None:
    script = """
    from tools.compile.build import source
    print("rules_modules_truce_play__turn_ended(t, s)" in source())
    """
    assert run(script) == "True\n"


def test_two_folders_with_the_same_number_are_an_error(added: Path, tmp_path: Path) -> None:
    copy = copy_source(tmp_path)
    shutil.copytree(added / FOLDERS / ADDED.name, copy / FOLDERS / ADDED.name)
    declared = copy / FOLDERS / ADDED.name / "__init__.py"
    declared.write_text(declared.read_text("utf-8").replace('{"truce": 8}', '{"truce": 7}'), "utf-8")
    with pytest.raises(AssertionError, match="switch 7 is declared by standstill and by truce"):
        runner(copy)("import kontor")
