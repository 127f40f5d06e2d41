"""A further marker, +5 actions, is a small patch: a copy of Kontor with it plays, sees, explains and serves it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PATCH: Final = Path(__file__).parent / "plus_five.patch"
GENERATED: Final = "web/src/lib/wire.gen.ts"  # written by tools.wire from the ids of the server
MOST_FILES: Final = 8
Run = Callable[[str], str]

# A game in which seat 0 holds the marker, as the scripts below begin; of each kind one is left in the box.
HEAD: Final = """
import kontor

game = kontor.new_game(players=3, modules=["promos"], seed=1)
position = game.position()
position["markers"]["stack"] = ["plus-3", "plus-4", "develop", "swap", "extra-office", "extra-office"]
position["markers"]["unused"][0] = ["plus-5"]
game = kontor.from_position(position)
"""


def touched() -> set[str]:
    """The files that the patch changes, and the one that is generated afterwards."""
    return {GENERATED, *re.findall(r"^\+\+\+ b/(.+)$", PATCH.read_text("utf-8"), re.MULTILINE)}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source with the patch."""
    folder = tmp_path_factory.mktemp("copy")
    no_builds = shutil.ignore_patterns("__pycache__", "_core*", "static")
    for part in ("src/kontor", "tools"):
        shutil.copytree(ROOT / part, folder / part, ignore=no_builds)
    (folder / GENERATED).parent.mkdir(parents=True)
    shutil.copy(ROOT / GENERATED, folder / GENERATED)
    subprocess.run(["git", "apply", "-C1", PATCH], cwd=folder, check=True)
    return folder


@pytest.fixture(scope="module")
def run(copy: Path) -> Run:
    """Runs a script in the copy, with the plain rules, and gives what it prints."""
    environment = os.environ | {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "KONTOR_PLAIN": "1"}

    def run(script: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", HEAD + script],
            cwd=copy, env=environment, capture_output=True, text=True, timeout=600, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_the_patch_touches_few_files() -> None:
    assert len(touched()) <= MOST_FILES
    assert {file.partition("/")[0] for file in touched()} == {"src", "web"}


def test_the_engine_plays_it(run: Run) -> None:
    script = """
    from kontor.boards import check_all
    assert check_all() == []
    assert "use plus-5" in game.legal_actions()
    before = game.position()["actions_left"]
    events = game.play("use plus-5")
    assert game.position()["actions_left"] == before + 5
    assert game.why_not("use plus-5").clause == "MARKER-01"
    print(*(event["event"] for event in events))
    """
    assert run(_flat(script)) == "used actions\n"


def test_it_is_dealt_recorded_and_read_again(run: Run) -> None:
    script = """
    pile = ["plus-5"] * 2 + ["plus-3"] * 2 + ["plus-4"] * 2 + ["develop"] * 2 + ["swap"] * 2 + ["extra-office"] * 2
    game = kontor.new_game(players=3, modules=["promos"], pile=pile, seed=3)
    text = game.record()
    assert "plus-5" in text
    print(kontor.load(text).position() == game.position())
    """
    assert run(_flat(script)) == "True\n"


def test_an_environment_sees_it_and_chooses_it(run: Run) -> None:
    """Each kind of marker has features of its own, which nothing else about markers changes."""
    script = """
    from kontor.backends import plain
    from kontor.slots import observe, slots

    def seen(unused, used=()):
        position["markers"]["unused"][0], position["markers"]["used"][0] = list(unused), list(used)
        state = kontor.from_position(position).state
        out, mask = bytearray(observe.WIDTH), bytearray(slots.WIDTH)
        plain.observe(state.lookup, state.cells, 0, out)
        plain.open_slots(state.lookup, state.cells, mask)
        return out, {slots.meaning(slot) for slot in range(slots.WIDTH) if mask[slot]}

    def changed(unused, used=()):
        return {cell for cell, value in enumerate(seen(unused, used)[0]) if value != nothing[cell]}

    nothing, _ = seen([])
    held = {kind: changed([kind]) for kind in game.state.rules.markers.kinds}
    common = set.intersection(*held.values())
    own = [cells - common for cells in held.values()] + [changed([], ["swap"]) - common - held["swap"]]
    assert all(own)
    assert sum(map(len, own)) == len(set().union(*own))
    print("marker plus-5" in seen(["plus-5"])[1], "marker plus-5" in seen(["plus-4"])[1])
    """
    assert run(_flat(script)) == "True False\n"


def test_bots_play_with_it(run: Run) -> None:
    script = """
    from kontor.bots import BotView, make

    seats = [make(level, seed=1) for level in ("claim", "easy", "medium")]
    played = []
    while len(played) < 30 or "use plus-5" not in played:
        seat = game.decider
        played.append(seats[seat].choose(BotView(game, seat), game.legal_actions(), 0.05))
        game.play(played[-1])
    print(played.count("use plus-5"))
    """
    assert run(_flat(script)) == "1\n"


def test_the_net_plays_on_with_it(run: Run) -> None:
    """It was trained without this marker, so it never chooses to use it; what it knows it decides by itself."""
    script = """
    from kontor.bots import BotView, make

    print(*(type(make(level)).__name__ for level in ("hard", "expert", "master")))
    seats = [make("expert", seed=seat) for seat in range(3)]
    played = []
    while len(played) < 40:
        seat = game.decider
        played.append(seats[seat].choose(BotView(game, seat), game.legal_actions(), 1.0))
        game.play(played[-1])
    print("use plus-5" in played)
    """
    assert run(_flat(script)) == "NetBot NetBot NetSearchBot\nFalse\n"


def test_the_terminal_names_it_in_every_language(run: Run) -> None:
    script = """
    from kontor.cli.language import words
    print(words("en")("marker-plus-5"), "|", words("de")("marker-plus-5"))
    """
    assert run(_flat(script)) == "+5 actions | +5 Aktionen\n"


def test_the_server_sends_it_and_the_client_knows_its_id(run: Run, copy: Path) -> None:
    script = """
    import msgspec
    from kontor.server.wire.ids import MarkerId
    from tools.wire import TARGET, typescript
    assert msgspec.convert("plus-5", MarkerId) == "plus-5"
    TARGET.write_text(typescript(), "utf-8")
    print("written")
    """
    assert '"plus-5"' not in (ROOT / GENERATED).read_text("utf-8")
    assert run(_flat(script)) == "written\n"
    assert '"plus-5"' in (copy / GENERATED).read_text("utf-8")


def _flat(script: str) -> str:
    """A script without the indentation that it has here."""
    return "\n".join(line.removeprefix("    ") for line in script.splitlines())
