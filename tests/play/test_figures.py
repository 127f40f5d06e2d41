"""Figures of a game: counted from the record by hand, and what is usual."""

from itertools import product
from pathlib import Path

import pytest

import kontor
from kontor import catalog
from kontor.figures import FIGURE_NAMES, figures, usual
from kontor.moments import moments
from tests.support import situation

RECORDS = Path(__file__).parents[1] / "records"
PLAYED = sorted(RECORDS.glob("*-end-01.kontor"))


@pytest.mark.parametrize("file", PLAYED[:4], ids=lambda file: file.stem)
def test_figures_are_what_the_lines_of_the_record_say(file: Path) -> None:
    text = file.read_text("utf-8")
    game = kontor.load(text)
    lines = [line.split(" ") for line in text.splitlines() if line[:1].isdecimal()]
    counted = figures(game)
    for seat, own in enumerate(counted):
        mine = [words[2:] for words in lines if words[1] == str(seat)]
        for word in ("income", "place", "displace", "route", "use"):
            assert own[word] == sum(words[0] == word for words in mine)
        assert own["office"] >= sum(words[0] == "route" and "office" in words for words in mine)
    assert sum(own["turns"] for own in counted) == 1 + sum(event["event"] == "turn" for event in game.events())
    victims = [event["victim"] for event in game.events() if event["event"] == "displaced"]
    assert [own["displaced"] for own in counted] == [
        sum(victim[0] == str(seat) for victim in victims) for seat in range(len(counted))
    ]


def test_a_move_of_several_pieces_is_one_action() -> None:
    game = situation(posts="hamburg-luebeck 0t 0t -", abilities="book 1")
    for action in ("lift hamburg-luebeck/1", "drop hamburg-luebeck/1 bremen-hamburg/1", "lift hamburg-luebeck/2"):
        game.play(action)
    game.play("drop hamburg-luebeck/2 bremen-hamburg/2")
    assert figures(game)[0]["move"] == 1


def test_every_board_has_what_is_usual_in_order() -> None:
    for board, players in product(("hansa", "east", "britannia"), (3, 4, 5)):
        levels = usual(catalog.options(board=board, players=players))
        assert list(levels) == ["easy", "medium", "hard"]
        for found in levels.values():
            assert tuple(found) == FIGURE_NAMES
            assert all(0 <= cut.low <= cut.middle <= cut.high for cut in found.values())
            assert found["turns"].middle > 5
    assert usual(catalog.options(board="hansa", players=2, duo="classic")) == {}


def test_moments_of_a_part_of_a_game_follow_from_those_of_the_whole() -> None:
    game = kontor.load(PLAYED[0].read_text("utf-8"))
    whole = [(str(moment.played.action), moment.changes) for moment in moments(game)]
    part = [(str(moment.played.action), moment.changes) for moment in moments(game, since=50)]
    assert whole[50:] == part
