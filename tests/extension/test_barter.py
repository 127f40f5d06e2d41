"""A further optional rule with a decision of its own, Barter, is one folder; nothing of the source lists it."""

from pathlib import Path
from typing import Final

import pytest

from tests.extension.copies import GENERATED, Run, copy_source, patch, runner, touched

FOLDER: Final = "src/kontor/rules/modules/barter"
# A game in which seat 0 can barter: its merchant is in the stock.
HEAD: Final = """
import kontor

game = kontor.new_game(players=3, modules=["barter"], seed=1)
position = game.position()
position["supply"][0] = "5t"
game = kontor.from_position(position)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source with the folder, and nothing else."""
    return patch(copy_source(tmp_path_factory.mktemp("copy")), "barter", "src/*")


@pytest.fixture(scope="module")
def run(copy: Path) -> Run:
    """Runs a script in the copy."""
    return runner(copy, HEAD)


def test_nothing_of_the_source_lists_it() -> None:
    source = {name for name in touched("barter") if name.startswith(("src/", "web/", "tools/"))}
    assert {name for name in source if not name.startswith(f"{FOLDER}/")} == GENERATED


def test_it_is_an_option_and_its_decision_is_played_refused_and_recorded(run: Run) -> None:
    script = """
    events = game.play("barter")
    refusal = game.why_not("barter")
    print(*events[0].values())
    print(refusal.clause, refusal.message)
    print(kontor.from_position(game.position()).position() == game.position())
    for _ in range(3):
        game.play("end")
    print(game.why_not("barter").message)
    print(kontor.new_game(players=3, seed=1).why_not("barter").clause)
    new = kontor.new_game(players=3, modules=["barter"], seed=1)
    print(kontor.load(new.record()).record() == new.record())
    """
    assert run(script) == (
        "bartered 0 2t 1m\nHOUSE-02 You can barter only once in your turn.\nTrue\n"
        "You have no merchant in the stock.\nHOUSE-02\nTrue\n"
    )


def test_the_view_offers_its_decision_to_the_one_who_decides(run: Run) -> None:
    script = """
    import msgspec
    from kontor.server.wire.events import GameEvent
    from kontor.server.wire.view import ModuleName

    print(*game.view(0)["offers"][0].values())
    print("offers" in game.view(1), msgspec.convert("barter", ModuleName))
    print(msgspec.convert({**game.play("barter")[0], "ply": 0}, GameEvent).paid)
    """
    assert run(script) == "barter button-barter HOUSE-02 hand None None\nFalse barter\n2t\n"


def test_the_client_knows_its_form_and_its_event(copy: Path) -> None:
    generated = "".join((copy / name).read_text("utf-8") for name in sorted(GENERATED))
    assert '["barter", "barter"]' in generated
    assert '"bartered": {"facts": {"seat": "seat", "paid": "amount", "taken": "amount"}' in generated


def test_learners_see_and_choose_it_and_nets_play_on(run: Run) -> None:
    script = """
    from kontor.backends import plain
    from kontor.bots import BotView, make
    from kontor.learn.mixture import MIXES
    from kontor.slots import features, observe, slots

    def seen():
        state, out, mask = game.state, bytearray(observe.WIDTH), bytearray(slots.WIDTH)
        plain.observe(state.lookup, state.cells, 0, out)
        plain.open_slots(state.lookup, state.cells, mask)
        return out[features.GAME_AT + 110], [slots.meaning(slot) for slot in range(slots.WIDTH) if mask[slot]]

    print(seen()[0], "barter two traders for a merchant" in seen()[1])
    print(*(type(make(level)).__name__ for level in ("hard", "expert", "master")))
    net = make("expert", seed=2)
    print(net.choose(BotView(game, 0), game.legal_actions(), 1.0) != "barter")
    game.play("barter")
    print(seen()[0], "barter two traders for a merchant" in seen()[1])
    seats = [make(level, seed=1) for level in ("claim", "random", "expert")]
    while game.ply < 40:
        game.play(seats[game.decider].choose(BotView(game, game.decider), game.legal_actions(), 0.05))
    print(any("barter" in part.options["modules"] for part in MIXES["all"]))
    """
    assert run(script) == "0 True\nNetBot NetBot NetSearchBot\nTrue\n1 False\nTrue\n"


def test_its_words_and_clauses_are_read_from_its_folder(run: Run) -> None:
    script = """
    from kontor import reference
    from kontor.cli.language import words

    languages = ("en", "de", "hu", "pl", "ru")
    print(*(words(language)("module-barter") for language in languages))
    print(*(reference.clause("HOUSE-02", language).chapter for language in languages), sep="; ")
    """
    assert run(script) == (
        "Barter Tauschhandel Cserekereskedelem Wymiana barterowa Обмен\n"
        "House rules of Kontor; Hausregeln von Kontor; A Kontor házi szabályai; Zasady domowe Kontoru; "
        "Домашние правила Kontor\n"
    )


def test_its_functions_are_compiled_with_all_others(run: Run) -> None:
    script = """
    from tools.compile.emit import program
    print("rules_modules_barter_play__turn_ended(t, s)" in program())
    """
    assert run(script) == "True\n"


def test_two_folders_with_the_same_number_are_an_error(copy: Path, tmp_path: Path) -> None:
    other = patch(copy_source(tmp_path), "barter", "src/*")
    declared = other / FOLDER / "__init__.py"
    declared.write_text(declared.read_text("utf-8").replace('{"barter": 8}', '{"barter": 7}'), "utf-8")
    with pytest.raises(AssertionError, match="switch 7 is declared by barter and by standstill"):
        runner(other)("import kontor")
