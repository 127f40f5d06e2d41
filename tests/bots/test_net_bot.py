"""The net bot: always a legal decision from what a seat may know; without a net the rule bot stands in."""

import logging
from pathlib import Path

import pytest

import kontor
from kontor.bots import BotView, make
from kontor.bots.net_bot import VARIABLE, NetBot
from kontor.bots.rule_bot import RuleBot
from kontor.nets.file import write
from tests.nets.making import untaught
from tests.play.configurations import Configuration, everywhere
from tests.play.twins import twin


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "untaught.net"
    write(path, untaught())
    return path


@everywhere
def test_an_untaught_net_decides_legally_everywhere(configuration: Configuration, net: Path) -> None:
    game, bot = configuration.new(seed=4), NetBot(1, net)
    for _ in range(40):
        if game.decider is None:
            break
        legal = game.legal_actions()
        action = bot.choose(BotView(game, game.decider), legal, 1.0)
        assert action in legal
        game.play(action)


def test_a_net_decides_alike_in_twin_worlds(net: Path) -> None:
    from random import Random

    game, bot = kontor.new_game(players=3, modules=("missions",), seed=2), NetBot(1, net)
    for number in range(30):
        assert game.decider is not None
        here, there = (BotView(world, game.decider) for world in (game, twin(game, game.decider, Random(number))))
        action = bot.choose(here, game.legal_actions(), 1.0)
        assert bot.choose(there, game.legal_actions(), 1.0) == action
        game.play(action)


def test_a_net_is_chosen_by_the_environment(net: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(net))
    assert isinstance(make("net"), NetBot)


def test_without_a_usable_net_the_rule_bot_stands_in_and_the_log_says_why_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "cut.net"
    path.write_bytes(b"kontor net 1\n{")
    monkeypatch.setenv(VARIABLE, str(path))
    with caplog.at_level(logging.WARNING, "kontor.bots"):
        assert all(isinstance(make("net", seed), RuleBot) for seed in range(3))
    said = f"no net plays, the rule bot stands in: {path}: the facts at its beginning are damaged"
    assert [record.getMessage() for record in caplog.records] == [said]
