"""Whole games with the checks of this folder, each told by its configuration and seed; tools/soak.py runs them too."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from kontor import Action, Game
from kontor.rules.action import Kind
from tests.play.agreement import disagreement
from tests.play.configurations import Configuration
from tests.play.invariants import broken, discarded, markers_of
from tests.play.notations import Notations
from tests.play.policies import claim_first, goal_of, kind_first

LIMIT = 1500  # decisions; a game of the claim-first policy takes 150 to 800
EVERY_FIFTH = 5
LOOSE = 400  # decisions of a game that is played by chance alone and hardly ever ends


@dataclass
class Run:
    """What came of a game."""

    game: Game
    faults: list[str] = field(default_factory=list)
    notations: int = 0
    legal: int = 0  # how many of the notations are

    @property
    def kinds(self) -> Counter[Kind]:
        return Counter(action.kind for action in self.game.actions())


def choose(game: Game, seed: int, random: Random) -> Action:
    """Four seeds of five play for one goal after the other until the end, the fifth by chance alone."""
    if by_chance(seed):
        return kind_first(game, random)
    return claim_first(game, random, goal_of(game, seed - seed // EVERY_FIFTH))


def by_chance(seed: int) -> bool:
    """Whether a seed plays without a goal."""
    return seed % EVERY_FIFTH == EVERY_FIFTH - 1


def checked_game(configuration: Configuration, seed: int) -> Run:
    """A game with all invariants after every decision; every claim-first game must end."""
    game, random = configuration.new(seed), Random(seed)
    run = Run(game)
    markers = markers_of(game.position())
    prestige = [0] * (configuration.players + 1)  # the neutral player's is the last
    limit = LOOSE if by_chance(seed) else LIMIT
    while not run.faults:
        position = game.position()
        run.faults += [f"{configuration.id}, seed {seed}, decision {game.ply}: {fault}" for fault in broken(game)]
        if game.last is not None:
            markers -= discarded(game.last.events)
        if markers_of(position) != markers:
            run.faults.append(f"{configuration.id}, seed {seed}: markers changed: {markers_of(position)}")
        points = [*position["prestige"], position.get("neutral_prestige", 0)]
        if any(new < old for new, old in zip(points, prestige, strict=True)):
            run.faults.append(f"{configuration.id}, seed {seed}: points were lost: {points}")
        prestige = points
        if game.is_over or game.ply >= limit:
            break
        game.play(choose(game, seed, random))
    if not game.is_over and limit == LIMIT and not run.faults:
        run.faults.append(f"{configuration.id}, seed {seed}: not over after {limit} decisions")
    return run


def asked_game(configuration: Configuration, seed: int, notations: int) -> Run:
    """A game in which so many notations are tried before every decision."""
    game, random = configuration.new(seed), Random(seed)
    run = Run(game)
    limit = LOOSE if by_chance(seed) else LIMIT
    while True:
        legal = set(map(str, game.legal_actions()))
        for text in Notations(game, random).sample(notations):
            run.notations += 1
            run.legal += text in legal
            if fault := disagreement(game, text, legal):
                run.faults.append(f"{configuration.id}, seed {seed}, decision {game.ply}: {fault}")
        if game.is_over or game.ply >= limit:
            return run
        game.play(choose(game, seed, random))
