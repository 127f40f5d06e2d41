"""Twin worlds: the same game with other secrets. What a seat cannot know differs, all that it does know is the same."""

import copy
from random import Random
from typing import Any

from kontor import Game
from kontor.game import start_game
from kontor.rules.chance import Chance
from kontor.rules.modules.missions.cards import missions


def twin(game: Game, viewer: int | None, random: Random) -> Game:
    """The game replayed with other cards of other seats and another order of all markers that the viewer never saw."""
    chance = {name: list(results) for name, results in game.start.chance.items()}
    chance["pile"] = _other_pile(game, viewer, random)
    if "missions" in chance and not game.is_over:  # MISSION-04: at the end all cards are shown
        chance["missions"] = _other_missions(chance["missions"], viewer, random)
    other = start_game(game.options, Chance(given=chance), game.names)
    for action in game.actions():
        other.play(str(action))
    return other


def _other_missions(dealt: list[str], viewer: int | None, random: Random) -> list[str]:
    """The viewer keeps its card; the others get any of the remaining ones, undealt cards included."""
    kept = dealt[viewer] if viewer is not None else None
    rest = [card.id for card in missions() if card.id != kept]
    return [card if seat == viewer else rest.pop(random.randrange(len(rest))) for seat, card in enumerate(dealt)]


def _other_pile(game: Game, viewer: int | None, random: Random) -> list[str]:
    """Markers in places that the viewer saw stay; the others change places, also with those left out of the game."""
    pile = list(game.start.chance["pile"])
    hidden = sorted(set(range(len(pile))) - seen_places(game, viewer))
    left_out = list(game.state.rules.markers.pile)
    for marker in pile:
        left_out.remove(marker)
    pool = [*(pile[place] for place in hidden), *left_out]
    random.shuffle(pool)
    for place, marker in zip(hidden, pool, strict=False):
        pile[place] = marker
    return pile


def seen_places(game: Game, viewer: int | None) -> set[int]:
    """The places of the pile, from its top, whose marker the viewer saw on its own plate or on the board."""
    pile = game.start.chance["pile"]
    plates: dict[object, list[int]] = {seat: [] for seat in range(game.options.players)}
    drawn = 0
    seen: set[int] = set()
    for played in game.history():
        for event in played.events:
            seat = event.facts.get("seat")
            if event.kind == "drew":
                plates[seat].append(drawn)
                drawn += 1
            elif event.kind == "looked" and seat == viewer:
                seen.update(plates[seat])
            elif event.kind == "replaced":
                place = next(place for place in plates[seat] if pile[place] == event.facts["marker"])
                plates[seat].remove(place)
                seen.add(place)
    return seen


def twin_position(position: dict[str, Any], viewer: int | None, random: Random) -> dict[str, Any]:
    """The position with other markers and cards wherever the viewer cannot look."""
    other = copy.deepcopy(position)
    markers, left = other["markers"], other.get("pending", {})
    hidden: list[tuple[list[str], int]] = [(markers["stack"], place) for place in range(len(markers["stack"]))]
    for seat, plate in enumerate(markers["plates"]):
        face_down = left.get("face_down", 0) if seat == position["turn"] else 0
        hidden += [(plate, place) for place in range(len(plate) - face_down if seat == viewer else 0, len(plate))]
    if viewer != position["turn"]:
        hidden += [(left["drawn"], place) for place in range(len(left.get("drawn", [])))]
    pool = [row[place] for row, place in hidden]
    random.shuffle(pool)
    for (row, place), marker in zip(hidden, pool, strict=True):
        row[place] = marker
    if "missions" in other:
        ids = {card.cities: card.id for card in missions()}
        cities = {card.id: list(card.cities) for card in missions()}
        dealt = _other_missions([ids[tuple(card)] for card in other["missions"]], viewer, random)
        other["missions"] = [cities[card] for card in dealt]
    return other
