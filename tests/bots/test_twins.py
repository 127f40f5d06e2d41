"""Twin worlds: where only what is hidden differs, bots get the same to see and decide the same."""

from collections.abc import Iterator
from random import Random

import kontor
from kontor.bots import BOTS, BUDGET, BotView, make
from kontor.bots.weights import WEIGHT_SETS
from tests.play.configurations import Configuration, seeds_of, with_every_fact
from tests.play.policies import claim_first, goal_of
from tests.play.test_secrets import EVERY_TWIN, markers_move
from tests.play.twins import twin

LONGEST = 250  # decisions
# A long search is a search with more tries, and the styles are the rule bot with other weights. Those that play by a
# net have tests of their own, tests/bots/test_net_bot.py.
ASKED = [name for name in BOTS if name not in ("long-search", "hard", "expert", "master", *WEIGHT_SETS)]


def moments(configuration: Configuration) -> Iterator[kontor.Game]:
    """A game whenever a marker was drawn, shown or placed, and now and then."""
    seed = seeds_of(configuration, 1)[0]
    game, random = configuration.new(seed), Random(seed)
    while not game.is_over and game.ply < LONGEST:
        if markers_move(game) or game.ply % EVERY_TWIN == 0:
            yield game
        game.play(claim_first(game, random, goal_of(game, seed)))


def thoughts(game: kontor.Game, seat: int) -> dict[str, object]:
    """What bots make of a view: what they can see, what they imagine, and what they decide where it is up to them."""
    view = BotView(game, seat)
    found: dict[str, object] = {
        "cells": view.cells,
        "lookup": view.lookup,
        "dict": view.as_dict(),
        "possible": [view.possible(seed) for seed in (1, game.ply)],
    }
    if game.decider == seat:
        bots = {name: make(name, game.ply) for name in ASKED}
        found |= {name: bot.choose(BotView(game, seat), game.legal_actions(), BUDGET) for name, bot in bots.items()}
    return found


@with_every_fact
def test_bots_see_imagine_and_decide_the_same(configuration: Configuration) -> None:
    random = Random(1)
    decided = 0
    for game in moments(configuration):
        for seat in range(configuration.players):
            one, two = thoughts(game, seat), thoughts(twin(game, seat, random), seat)
            assert [name for name in one if one[name] != two[name]] == []
            decided += set(ASKED) <= one.keys()
    assert decided > 3


def test_the_twins_do_differ() -> None:
    """The comparisons above would see a leak: in the cells of the games themselves there are differences."""
    game, random = kontor.new_game(players=4, seed=1, modules=("missions", "promos")), Random(1)
    for _ in range(60):
        game.play(claim_first(game, random, "markers"))
    other = twin(game, 0, random)
    assert game.state.cells != other.state.cells
    assert BotView(game, 0).cells == BotView(other, 0).cells
    assert BotView(game, 1).cells != BotView(other, 1).cells  # it knows its own card, which is another one


def test_a_search_that_is_kept_through_a_turn_decides_the_same() -> None:
    """What a tree remembers of earlier decisions is nothing but what was seen then."""
    game, random = kontor.new_game(players=4, seed=2, modules=("missions", "promos")), Random(2)
    decided = 0
    for begun in (60, 100, 140):
        while game.ply < begun or "income 3t" not in game.legal_actions():
            game.play(claim_first(game, random, "markers"))
        seat = game.turn
        worlds = [(world, make("search", 5)) for world in (game.copy(), twin(game, seat, random))]
        answers: list[object] = []
        while worlds[0][0].decider == seat and "end" not in answers:  # then it looks at the markers that it drew
            answers = [bot.choose(BotView(world, seat), world.legal_actions(), BUDGET) for world, bot in worlds]
            assert answers[0] == answers[1]
            for world, _ in worlds:
                world.play(str(answers[0]))
            decided += 1
    assert decided > 6
