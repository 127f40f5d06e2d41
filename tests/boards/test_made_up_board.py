"""A sixth board is one data file: nothing else changes."""

import random

import pytest

import kontor
from kontor.boards import loader, read_board, register
from tests.boards import toy_board

TOY = toy_board.TEXT


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board is there for one test and gone after it."""
    monkeypatch.setattr(loader, "_added", {})
    register(read_board(TOY, "toy.toml"))


def test_a_board_of_ones_own_is_played_like_the_others() -> None:
    game = kontor.new_game(board="toy", players=3, seed=1)
    for decision in ("place t bedorf-cedorf/1", "place t bedorf-cedorf/2", "end", "end", "end"):
        game.play(decision)
    assert game.why_not("route bedorf-cedorf office bedorf").clause == "OFFICE-06"  # type: ignore[union-attr]
    game.play("route bedorf-cedorf office cedorf")
    assert game.position()["offices"] == {"cedorf": ["0t"]}
    assert game.view(None)["completed_cities"] == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_on_it_end(players: int) -> None:
    luck = random.Random(players)
    game = kontor.new_game(board="toy", players=players, seed=2)
    while not game.is_over and game.ply < 5000:
        legal = game.legal_actions()
        claims = [action for action in legal if action.startswith("route")]
        game.play(luck.choice(claims or legal))
    assert game.is_over
    assert kontor.load(game.record()).scores() == game.scores()


def test_two_can_play_it_with_the_neutral_player() -> None:
    game = kontor.new_game(board="toy", players=2, duo="britannia", seed=3)
    assert game.position()["posts"]["adorf-bedorf"] == ["nt", None, None]


def test_it_is_refused_where_its_rules_are_not_known() -> None:
    with pytest.raises(ValueError, match="edition='classic'"):
        kontor.new_game(board="toy", players=3, edition="classic")
    with pytest.raises(ValueError, match="MISSION-02"):
        kontor.new_game(board="toy", players=3, modules=("missions",))


def test_another_board_cannot_take_its_id() -> None:
    with pytest.raises(ValueError, match="already exists"):
        register(read_board(TOY.replace("Four towns", "Five towns"), "toy.toml"))
