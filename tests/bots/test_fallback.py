"""Fallbacks: whatever a bot does, the game goes on, and the log says who decided instead."""

import logging

import pytest

import kontor
from kontor.bots import BUDGET, BotView, FallbackBot, fallbacks, make
from kontor.bots.arena import play_game
from kontor.catalog import options
from kontor.rules.action import Action

pytestmark = pytest.mark.usefixtures("folder")


def game() -> kontor.Game:
    return kontor.new_game(players=3, seed=1)


def ask(name: str, budget: float = BUDGET) -> str:
    now = game()
    return FallbackBot(name, 1).choose(BotView(now, 0), now.legal_actions(), budget)


def expected(name: str) -> str:
    """What a bot answers without fallbacks."""
    now = game()
    return make(name, 1).choose(BotView(now, 0), now.legal_actions(), BUDGET)


@pytest.mark.parametrize("name", ["claim", "mybots:Last", "mybots:Talker"])
def test_a_bot_that_does_what_it_should_is_left_alone(name: str, caplog: pytest.LogCaptureFixture) -> None:
    assert ask(name) == expected(name)
    assert caplog.records == []


def test_the_answer_is_an_action_also_where_a_bot_gives_its_text() -> None:
    assert isinstance(ask("mybots:Talker"), Action)


@pytest.mark.parametrize(
    ("name", "budget", "told"),
    [
        ("Babbler", BUDGET, "'abracadabra' is not legal"),
        ("Silent", BUDGET, "None is not legal"),
        ("Crasher", BUDGET, r"ZeroDivisionError('in the\nmiddle')"),
        ("Quitter", BUDGET, "SystemExit(3)"),
        ("Vandal", BUDGET, "RuntimeError('broken')"),
        ("Burglar", BUDGET, "RuntimeError('broken')"),
        ("Unspeakable", BUDGET, "Wrong"),
        ("Superstitious", BUDGET, "it cannot be made from a seed: SystemExit: no"),
        ("Sleeper", 0.5, "s for a decision, expected at most 0.5 s"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_decision_and_one_line_tells(
    name: str, budget: float, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    failing = f"mybots:{name}"
    instead = fallbacks(failing)[1]
    assert ask(failing, budget) == expected(instead)
    (record,) = caplog.records
    assert (record.name, record.levelno) == ("kontor.bots", logging.WARNING)
    line = record.getMessage()
    assert line.startswith(f"bot {failing} failed in seat 0, decision 0: ")
    assert line.endswith(f"; {instead} instead")
    assert told in line
    assert "\n" not in line


def test_where_all_fail_the_first_legal_action_is_taken(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for level in fallbacks("mybots:Babbler")[1:]:
        monkeypatch.setitem(kontor.bots.BOTS, level, lambda seed: make("mybots:Silent", seed))
    assert ask("mybots:Babbler") == game().legal_actions()[0]
    assert len(caplog.records) == len(fallbacks("mybots:Babbler"))
    assert caplog.records[-1].getMessage().endswith("; the first legal action instead")


def test_a_bot_that_is_none_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="bot='mybots:Nobody'"):
        FallbackBot("mybots:Nobody", 1)


def test_a_game_goes_on_to_its_end_with_a_bot_that_always_fails(caplog: pytest.LogCaptureFixture) -> None:
    played = play_game(options(players=3), ["mybots:Crasher", "claim", "mybots:Vandal"], seed=1, number=0)
    assert played.is_over
    failed = sum(past.seat != 1 for past in played.history())
    assert len(caplog.records) == failed > 50


def test_a_bot_with_fallbacks_counts_its_failures() -> None:
    bot, now = FallbackBot("mybots:Crasher", 1), game()
    for _ in range(3):
        bot.choose(BotView(now, 0), now.legal_actions(), BUDGET)
    assert bot.failures == 3


def test_a_decision_in_which_several_fail_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kontor.bots.BOTS, fallbacks("mybots:Crasher")[1], lambda seed: make("mybots:Silent", seed))
    bot, now = FallbackBot("mybots:Crasher", 1), game()
    bot.choose(BotView(now, 0), now.legal_actions(), BUDGET)
    assert bot.failures == 1
