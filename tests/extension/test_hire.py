"""A further marker with an effect of its own, Hire, is a small patch: a copy of Kontor with it has it everywhere."""

from pathlib import Path
from typing import Final

import pytest

from tests.extension.copies import ROOT, Run, copy_source, patch, runner

GRAMMAR: Final = "web/src/lib/grammar.gen.ts"
# A game in which seat 0 holds the marker, as the scripts below begin; of each kind one is left in the box.
HEAD: Final = """
import kontor

game = kontor.new_game(players=3, modules=["promos"], seed=1)
position = game.position()
position["markers"]["stack"] = ["plus-3", "plus-4", "develop", "swap", "extra-office", "extra-office"]
position["markers"]["unused"][0] = ["hire"]
game = kontor.from_position(position)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source with the patch."""
    return patch(copy_source(tmp_path_factory.mktemp("copy")), "hire", "src/*")


@pytest.fixture(scope="module")
def run(copy: Path) -> Run:
    """Runs a script in the copy."""
    return runner(copy, HEAD)


def test_the_engine_plays_it(run: Run) -> None:
    script = """
    from kontor.boards import check_all
    assert check_all() == []
    assert "use hire 2t" in game.legal_actions()
    assert game.why_not("use hire 4t").clause == "PROMO-23"
    before = game.view(0)["supply"][0]
    events = game.play("use hire 2t")
    assert game.why_not("use hire 2t").clause == "MARKER-01"
    print(before, game.view(0)["supply"][0], *(event["event"] for event in events))
    """
    assert run(script) == "5t+1m 7t+1m used took\n"


def test_it_is_dealt_recorded_and_read_again(run: Run) -> None:
    script = """
    pile = ["hire"] * 2 + ["plus-3"] * 2 + ["plus-4"] * 2 + ["develop"] * 2 + ["swap"] * 2 + ["extra-office"] * 2
    game = kontor.new_game(players=3, modules=["promos"], pile=pile, seed=3)
    text = game.record()
    assert "hire" in text
    print(kontor.load(text).position() == game.position())
    """
    assert run(script) == "True\n"


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
    print("marker hire" in seen(["hire"])[1], "marker hire" in seen(["plus-4"])[1])
    """
    assert run(script) == "True False\n"


def test_bots_play_with_it(run: Run) -> None:
    script = """
    from kontor.bots import BotView, make

    seats = [make(level, seed=1) for level in ("random", "easy", "medium")]
    played = []
    while len(played) < 300 and not any(action.startswith("use hire") for action in played):
        seat = game.decider
        played.append(seats[seat].choose(BotView(game, seat), game.legal_actions(), 0.05))
        game.play(played[-1])
    print(sum(action.startswith("use hire") for action in played))
    """
    assert run(script) == "1\n"


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
    print(any(action.startswith("use hire") for action in played))
    """
    assert run(script) == "NetBot NetBot NetSearchBot\nFalse\n"


def test_it_has_words_in_every_language(run: Run) -> None:
    script = """
    from kontor.cli.language import words
    print(*(words(language)("marker-hire") for language in ("en", "de", "hu", "pl", "ru")))
    """
    assert run(script) == "Hire Anwerben Toborzás Nabór Вербовка\n"


def test_the_server_sends_it_and_the_client_knows_its_form(run: Run, copy: Path) -> None:
    script = """
    import msgspec
    from kontor.server.wire.view import MarkerId
    print(msgspec.convert("hire", MarkerId))
    """
    form = '["use-hire", "use hire {amount}"]'
    assert run(script) == "hire\n"
    assert form not in (ROOT / GRAMMAR).read_text("utf-8")
    assert form in (copy / GRAMMAR).read_text("utf-8")
