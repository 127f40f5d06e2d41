"""The list of legal decisions and the refusals agree on every notation that can be written."""

from random import Random

import pytest

import kontor
from kontor.rules.action import Kind
from kontor.rules.frames import Turn
from kontor.rules.refusal import refuse
from tests.play.agreement import disagreement
from tests.play.configurations import ALL, Configuration, seeds_of, with_every_fact
from tests.play.notations import Notations, kinds_spelled
from tests.play.policies import claim_first
from tests.play.runs import asked_game
from tests.support import play, situation


@with_every_fact
def test_a_notation_is_listed_exactly_when_it_is_not_refused(configuration: Configuration) -> None:
    faults: list[str] = []
    for seed in seeds_of(configuration, 2):
        faults += asked_game(configuration, seed, notations=4).faults
    assert faults == []


def test_a_listed_decision_that_is_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ALL[0].new(seed=1)
    legal = set(map(str, game.legal_actions()))
    assert disagreement(game, "income 1t", legal) is None
    refusals = {frame: dict(kinds) for frame, kinds in game.state.rules.refusals.items()}
    refusals[Turn][Kind.INCOME] = lambda state, action: refuse("INCOME-01", "income.empty")
    monkeypatch.setattr(game.state.rules, "refusals", refusals)
    assert "listed True, refused" in str(disagreement(game, "income 1t", legal))


@pytest.mark.parametrize("stock", ["1t+1m", "1t", "1m"])
def test_list_and_refusals_agree_on_the_agreed_take_of_any_tradesman(stock: str) -> None:
    supply = {"1t+1m": "10t", "1t": "10t+1m", "1m": "11t"}[stock]
    owned = {"display": [], "owned": [[], ["tithe"], []]}
    facts = {"modules": ["favours"], "take": "tradesman", "favours": owned, "supply": f"5t+1m {supply} 7t+1m"}
    game = play(situation(**facts), "income 1t")
    legal = set(map(str, game.legal_actions()))
    assert legal == {*(f"take {part[-1]}" for part in stock.split("+")), "decline"}
    texts = [*Notations(game, Random(1)).sample(500), "take t", "take m", "take 1t", "take 1m", "decline"]
    assert [fault for text in texts if (fault := disagreement(game, text, legal))] == []


def test_the_generator_spells_every_kind_of_decision() -> None:
    game = ALL[0].new(seed=1)
    assert kinds_spelled(Notations(game, Random(1)).sample(2000), game) == set(Kind)


@with_every_fact
def test_a_refused_decision_changes_nothing(configuration: Configuration) -> None:
    game, random = configuration.new(seed=5), Random(5)
    for _ in range(60):
        before, ply = game.position(), game.ply
        for text in Notations(game, random).sample(5):
            if game.why_not(text) is not None:
                with pytest.raises(kontor.IllegalAction) as refused:
                    game.play(text)
                assert refused.value.clause == game.why_not(text).clause  # type: ignore[union-attr]
        assert (game.position(), game.ply) == (before, ply)
        game.play(claim_first(game, random))


@with_every_fact
def test_after_the_end_everything_is_refused_by_the_end(configuration: Configuration) -> None:
    game, random = configuration.new(seed=2), Random(2)
    while not game.is_over:
        game.play(claim_first(game, random))
    for text in Notations(game, random).sample(100):
        refusal = game.why_not(text)
        assert refusal is not None
        assert refusal.clause == "END-07"
    assert game.legal_actions() == []
