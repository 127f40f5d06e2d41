"""A game dealt on cells is one that the setup for people could have dealt, to the last cell."""

from kontor.rules.cells import MARKERS, N_EVENTS, NOTING, PILE, PILE_COUNT, RANDOM, SITUATION, Cells
from kontor.rules.chance import Chance
from kontor.rules.dice import SCRATCH
from kontor.rules.ids import MARKER_IDS
from kontor.rules.modules import TILE_IDS
from kontor.rules.modules.favours.play import ON_DISPLAY, TILES
from kontor.rules.modules.missions.cards import missions
from kontor.rules.modules.missions.play import MISSIONS
from kontor.rules.ruleset import Ruleset
from kontor.rules.setup import new_state
from kontor.slots.deal import deal
from tests.play.configurations import Configuration, with_every_fact


def results(rules: Ruleset, cells: Cells) -> dict[str, list[str]]:
    """What luck has brought about, as a record writes it."""
    cards = [card.id for card in missions()]
    found = {
        "taverns": [MARKER_IDS[cells[MARKERS + route]] for route in rules.board.taverns],
        "pile": [MARKER_IDS[marker] for marker in reversed(cells[PILE : PILE + cells[PILE_COUNT]])],
        "missions": [cards[number - 1] for number in cells[MISSIONS : MISSIONS + rules.players] if number],
        "favours": [name for tile, name in enumerate(TILE_IDS) if cells[TILES + tile] == ON_DISPLAY],
    }
    return {name: dealt for name, dealt in found.items() if dealt}


@with_every_fact
def test_both_setups_lead_to_the_same_cells(configuration: Configuration) -> None:
    rules = configuration.new(0).state.rules
    for seed in range(3):
        cells = bytearray(SITUATION)
        deal(rules.lookup, cells, seed)
        state = new_state(rules, Chance(given=results(rules, cells)))
        same = state.cells[:]
        same[NOTING] = same[N_EVENTS] = 0  # only a game for people notes events
        for cell in range(RANDOM, RANDOM + 4):
            cells[cell] = 0
        cells[SCRATCH:] = same[SCRATCH:]  # room for the dice, where no events lie yet
        assert [cell for cell in range(SITUATION) if cells[cell] != same[cell]] == []
