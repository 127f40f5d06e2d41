"""Bots by their names: those of Kontor, those of installed packages, and any class of any module."""

import sys
from pathlib import Path

import pytest

import kontor
from kontor.bots import BOTS, BUDGET, LEVELS, BotError, BotView, fallbacks, known, levels, make, offer, registry, title


def refused(name: str) -> str:
    with pytest.raises(BotError) as error:
        make(name)
    told = str(error.value)
    assert told.startswith(f"bot={name!r}: ")
    assert "\n" not in told
    return told.removeprefix(f"bot={name!r}: ")


def answer(name: str) -> str:
    game = kontor.new_game(players=3, seed=1)
    return make(name, 1).choose(BotView(game, 0), game.legal_actions(), BUDGET)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_of_kontor_answers_with_something_legal(name: str) -> None:
    assert answer(name) in kontor.new_game(players=3, seed=1).legal_actions()


def test_all_levels_are_bots() -> None:
    assert set(LEVELS) <= set(BOTS)
    assert registry.QUICK_LEVEL in LEVELS


@pytest.mark.usefixtures("folder")
def test_a_bot_is_loaded_by_its_module_and_class() -> None:
    last = kontor.new_game(players=3, seed=1).legal_actions()[-1]
    assert [answer(f"mybots:{name}") for name in ("Last", "Deep.Inner", "maker")] == [last] * 3
    assert vars(make("mybots:Last", 5)) == {"seed": 5}


def test_the_current_folder_is_the_last_place_to_look_for_a_module(folder: Path) -> None:
    (folder / "json.py").write_text("class Mine: pass")
    assert refused("json:Mine") == "it cannot be loaded: AttributeError: module 'json' has no attribute 'Mine'"
    assert sys.path[-1] == str(folder)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("genius", f"expected one of {', '.join(BOTS)}, or module:Class"),
        ("", "expected one of "),
        ("nowhere:Bot", "it cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("mybots:Nobody", "it cannot be loaded: AttributeError: module 'mybots' has no attribute 'Nobody'"),
        ("mybots:", "it cannot be loaded: AttributeError: "),
        (":Last", "it cannot be loaded: ValueError: Empty module name"),
        ("mybots:number", "expected a class, found int"),
        ("mybots:Picky", "it cannot be made from a seed: TypeError: Picky() takes no arguments"),
        ("mybots:Short", "Short has no method choose(view, legal, budget)"),
        ("mybots:Mute", "Mute has no method choose(view, legal, budget)"),
        ("json:dumps", "str has no method choose(view, legal, budget)"),
        ("broken:Bot", "it cannot be loaded: SyntaxError: "),
        ("leaving:Bot", "it cannot be loaded: SystemExit: 3"),
        ("needy:Bot", "it cannot be loaded: ModuleNotFoundError: No module named 'something_else'"),
        (f"mybots:{'x' * 60}", "expected at most 60 characters"),
    ],
)
def test_what_is_wrong_with_a_bot_is_told_in_one_line(folder: Path, name: str, told: str) -> None:
    (folder / "broken.py").write_text("class Bot:\n    def choose(self\n")
    (folder / "leaving.py").write_text("import sys\nsys.exit(3)")
    (folder / "needy.py").write_text("import something_else")
    assert refused(name).startswith(told)


def install(folder: Path, **bots: str) -> None:
    """A package that brings bots, as pip leaves it behind."""
    about = folder / "mypackage-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mypackage\nVersion: 1.0\n")
    lines = [f"{name.replace('_', '-')} = {place}" for name, place in bots.items()]
    (about / "entry_points.txt").write_text("\n".join(["[kontor.bots]", *lines]))
    sys.path.append(str(folder))
    registry._installed.cache_clear()


def test_installed_packages_bring_bots_by_name(folder: Path) -> None:
    install(folder, my_last="mybots:Last", ghost="mybots:Ghost", claim="mybots:Last")
    assert known() == (*BOTS, "my-last", "ghost")
    assert answer("my-last") == kontor.new_game(players=3, seed=1).legal_actions()[-1]
    assert refused("ghost") == "it cannot be loaded: AttributeError: module 'mybots' has no attribute 'Ghost'"
    assert type(make("claim")).__name__ == "ClaimBot"  # nobody takes a name of Kontor
    assert "my-last" in refused("genius")


# Levels


@pytest.mark.usefixtures("folder")
def test_further_bots_are_offered_besides_the_levels() -> None:
    offer(["mybots:Last", "claim", "mybots:Talker", "mybots:Last"])
    assert levels() == (*LEVELS, "mybots:Last", "mybots:Talker")
    with pytest.raises(BotError, match="bot='mybots:Nobody'"):
        offer(["mybots:Nobody"])
    assert levels() == (*LEVELS, "mybots:Last", "mybots:Talker")
    offer(())
    assert levels() == LEVELS


def test_below_a_level_are_all_weaker_ones_and_below_any_other_bot_those_that_decide_at_once() -> None:
    for place, level in enumerate(LEVELS):
        assert fallbacks(level) == LEVELS[place::-1]
    quick = LEVELS[LEVELS.index(registry.QUICK_LEVEL) :: -1]
    assert fallbacks("mybots:Last") == ("mybots:Last", *quick)


def test_a_seat_is_called_after_its_bot() -> None:
    assert [title(name) for name in ("claim", "mybots:MyBot", "a.b:Deep.Inner")] == ["Claim", "MyBot", "Deep.Inner"]
