"""The net bot: always a legal decision from what a seat may know; without a net a rule bot stands in."""

import logging
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

import kontor
from kontor import catalog
from kontor.bots import BotView, make
from kontor.bots.analysis import analyse
from kontor.bots.arena import play_game
from kontor.bots.net_bot import NET_FILE, NET_VARIABLE, NetBot
from kontor.bots.net_search import CORES_VARIABLE, NetSearchBot
from kontor.bots.rule_bot import RuleBot
from kontor.bots.search_bot import SearchBot
from kontor.nets.file import FILE_MAX_BYTES, NET_MAGIC, read, write
from kontor.nets.forward import Weighed
from kontor.rules.action import Kind
from kontor.rules.scoreline import CATEGORIES
from kontor.slots.interface import OWN_INTERFACE
from tests.bots.test_analysis import about_to_win
from tests.nets.making import untaught
from tests.play.configurations import Configuration, with_every_fact
from tests.play.twins import twin


@with_every_fact
def test_an_untaught_net_decides_legally_everywhere(configuration: Configuration, net: Path) -> None:
    game, bot = configuration.new(seed=4), NetBot(1, path=net)
    for _ in range(40):
        if game.decider is None:
            break
        legal = game.legal_actions()
        action = bot.choose(BotView(game, game.decider), legal, 1.0)
        assert action in legal
        game.play(action)


def test_a_net_decides_alike_in_twin_worlds(net: Path) -> None:
    from random import Random

    game, bot = kontor.new_game(players=3, modules=("missions",), seed=2), NetBot(1, path=net)
    for number in range(30):
        assert game.decider is not None
        here, there = (BotView(world, game.decider) for world in (game, twin(game, game.decider, Random(number))))
        action = bot.choose(here, game.legal_actions(), 1.0)
        assert bot.choose(there, game.legal_actions(), 1.0) == action
        game.play(action)


def test_a_net_that_would_rather_wait_acts_in_a_duel(tmp_path: Path) -> None:
    """Two nets that both wait for the other to begin would never end."""
    idle = untaught()
    idle.weights["game_slots.bias"][OWN_INTERFACE.game_slots.index("end-turn")] = 1000
    write(tmp_path / "idle.net", idle)
    bot = NetBot(1, path=tmp_path / "idle.net")
    for players, waits in ((2, False), (3, True)):
        game = kontor.new_game(players=players, duo="classic" if players == 2 else None, seed=1)
        assert game.decider is not None
        chosen = bot.choose(BotView(game, game.decider), game.legal_actions(), 1.0)
        assert (str(chosen) == "end") == waits


def test_a_search_decides_legally_and_alike_in_twin_worlds(net: Path) -> None:
    from random import Random

    game = kontor.new_game(players=3, modules=("missions",), seed=3)
    for number in range(12):
        assert game.decider is not None
        legal = game.legal_actions()
        worlds = (game, game, twin(game, game.decider, Random(number)))
        views = [BotView(world, game.decider) for world in worlds]
        found = [
            NetSearchBot(number, 300, cores, net).choose(view, legal, 60.0)
            for cores, view in zip((1, 2, 1), views, strict=True)
        ]
        assert found[0] in legal
        assert found[1:] == [found[0]] * 2, "neither the number of cores nor what is hidden makes a difference"
        game.play(found[0])


def test_how_many_cores_a_search_uses_is_set_in_the_environment(net: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = kontor.new_game(players=3, seed=3)
    for cores in ("", "2"):
        monkeypatch.setenv(CORES_VARIABLE, cores)
        before = {*threading.enumerate()}
        NetSearchBot(1, 2000, path=net).choose(BotView(game, 0), game.legal_actions(), 60.0)
        begun = [thread.name for thread in {*threading.enumerate()} - before if thread.name.startswith("kontor")]
        assert bool(begun) == bool(cores), begun


def test_a_search_sees_a_win_that_the_net_does_not(tmp_path: Path) -> None:
    """An untaught net knows nothing; the search finds that ending the game now, which it finds less likely, wins it."""
    write(tmp_path / "unlucky.net", untaught(seed=2))
    game = about_to_win()
    assert game.decider is not None
    view, legal = BotView(game, game.decider), game.legal_actions()
    assert NetBot(1, path=tmp_path / "unlucky.net").choose(view, legal, 1.0).kind != Kind.ROUTE
    game.play(NetSearchBot(1, 2000, path=tmp_path / "unlucky.net").choose(view, legal, 60.0))
    assert game.is_over


def test_a_search_takes_no_more_looks_than_a_turn_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Besides one for each slot that it chooses. The next turn has as many again."""
    write(tmp_path / "unsure.net", untaught(seed=9))
    game, bot = kontor.new_game(players=3, seed=5), NetSearchBot(1, 400, path=tmp_path / "unsure.net")
    weigh, asked = bot.player.weigh, list[int]()

    def counted(observations: Sequence[bytearray], masks: Sequence[bytearray]) -> Weighed:
        asked.append(len(masks))
        return weigh(observations, masks)

    monkeypatch.setattr(bot.player, "weigh", counted)
    for turn in range(2):
        asked.clear()
        while game.turn == turn and game.decider is not None:
            decider = bot if game.decider == turn else make("claim", 1)
            game.play(decider.choose(BotView(game, game.decider), game.legal_actions(), 60.0))
        assert 100 < sum(asked) <= 400 + asked.count(1)


def test_a_temperature_varies_play_and_the_seed_decides_how(net: Path) -> None:
    game = kontor.new_game(players=3, seed=2)
    view, legal = BotView(game, 0), game.legal_actions()
    found = [[NetBot(seed, 1.0, net).choose(view, legal, 1.0) for seed in range(6)] for _ in range(2)]
    assert found[0] == found[1]
    assert len(set(found[0])) > 1
    assert {NetBot(seed, 0.0, net).choose(view, legal, 1.0) for seed in range(3)} == {
        NetBot(seed, 1e-4, net).choose(view, legal, 1.0) for seed in range(3)
    }, "the colder, the more often the best"


def test_the_net_that_comes_with_kontor_is_used_and_says_who_trained_it() -> None:
    assert isinstance(make("expert"), NetBot)
    trained = read(NET_FILE).trained
    assert {"by", "decisions", "device", "minutes", "mix"} <= trained.keys()
    assert NET_FILE.stat().st_size <= FILE_MAX_BYTES


def test_two_nets_do_not_wait_for_each_other_for_ever() -> None:
    options = catalog.options(board="hansa", players=2, edition="classic", duo="classic")
    assert play_game(options, ["expert"] * 2, seed=1, number=0).is_over


def test_a_net_is_chosen_by_the_environment(net: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NET_VARIABLE, str(net))
    assert isinstance(make("expert"), NetBot)


def test_without_a_usable_net_a_rule_bot_stands_in_and_the_log_says_why_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "cut.net"
    path.write_bytes(NET_MAGIC + b"{")
    monkeypatch.setenv(NET_VARIABLE, str(path))
    with caplog.at_level(logging.WARNING, "kontor.bots"):
        assert [type(make(name)) for name in ("hard", "expert", "master")] == [RuleBot, SearchBot, SearchBot]
    said = f"no net plays, the rule bots stand in: {path}: the facts at its beginning are damaged"
    assert [record.getMessage() for record in caplog.records] == [said]


def test_a_net_evaluates_positions_and_rates_decisions() -> None:
    """The net that comes with Kontor expects somebody to win who can end the game now, and would do so."""
    game = about_to_win()
    found = analyse(game, "expert")
    assert sum(found.chances) == pytest.approx(1)
    assert found.chances.index(max(found.chances)) == 0
    assert all(set(points) == {*CATEGORIES, "total"} for points in found.points)
    game.play(found.moves[0].decisions[0])
    assert game.is_over
