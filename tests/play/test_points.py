"""The score by numbers, which machines use, and the sheet for people say the same."""

import pytest

import kontor
from kontor.rules import scoring
from kontor.rules.scoreline import CATEGORIES
from tests.env.situations import states
from tests.play.configurations import Configuration, with_every_fact
from tests.support import situation


@with_every_fact
def test_points_by_number_are_those_of_the_sheet(configuration: Configuration) -> None:
    for state in states(configuration, 200, 8):
        t, s = state.lookup, state.cells
        sheet = scoring.sheet(state)
        for seat, score in enumerate(sheet):
            by_number = {name: scoring.points(t, s, seat, number) for number, name in enumerate(CATEGORIES)}
            assert by_number == {name: score[name] for name in CATEGORIES}
            lines = sum(line.points for line in scoring.lines(state, seat))
            assert sum(by_number.values()) == scoring.total_points(t, s, seat) == lines == score["total"]
        standings = [scoring.rank_key(t, s, seat) for seat in state.rules.seats]
        assert [1 + sum(other > mine for other in standings) for mine in standings] == [one["rank"] for one in sheet]


def standings(game: kontor.Game) -> tuple[list[int], list[int]]:
    """Ranks by number and from the sheet."""
    state = game.state
    numbers = [scoring.rank_key(state.lookup, state.cells, seat) for seat in state.rules.seats]
    return [1 + sum(other > mine for other in numbers) for mine in numbers], [score["rank"] for score in game.scores()]


@pytest.mark.parametrize(
    ("facts", "ranks"),
    [
        ({"prestige": [9, 9, 9]}, [1, 1, 1]),  # SCORE-22
        ({"prestige": [9, 10, 9]}, [2, 1, 2]),
        ({"prestige": [9, 9, 9], "abilities": "actions 2 / actions 1"}, [3, 2, 1]),  # SCORE-19
        ({"prestige": [5, 8, 8], "offices": "stendal 0t"}, [1, 2, 2]),  # SCORE-21: 8 points too, and a network
        ({"prestige": [999, 998, 0]}, [1, 2, 3]),
    ],
)
def test_ties_are_broken_alike(facts: dict[str, object], ranks: list[int]) -> None:
    by_number, by_sheet = standings(situation(**facts))
    assert by_number == by_sheet == ranks
