"""The mix: every board, number of players, edition, module and variant is learned from."""

import pytest

from kontor import catalog
from kontor.learn.mixture import MIXES, digest, shared_out


def test_the_usual_mix_has_everything() -> None:
    all_of = [catalog.options(**part.options) for part in MIXES["all"]]
    assert {(game.board, game.players) for game in all_of} >= {
        (board, players) for board in catalog.board_names() for players in (2, 3, 4, 5)
    }
    editions = {(board, edition) for board in catalog.board_names() for edition in catalog.editions(board)}
    assert {(game.board, game.edition) for game in all_of} == editions
    assert {module for game in all_of for module in game.modules} == set(catalog.MODULES)
    assert {game.duo for game in all_of} == {None, "classic", "britannia"}


FEWEST = len(MIXES["all"])


@pytest.mark.parametrize("games", [FEWEST, FEWEST + 1, 100, 4096])
def test_games_are_shared_out_completely(games: int) -> None:
    counts = shared_out(MIXES["all"], games)
    assert (sum(counts), min(counts) >= 1) == (games, True)


def test_too_few_games_for_a_mix_are_refused() -> None:
    with pytest.raises(ValueError, match=f"games={FEWEST - 1}: expected at least {FEWEST}"):
        shared_out(MIXES["all"], FEWEST - 1)


def test_another_mix_has_another_digest() -> None:
    assert len({digest(mix) for mix in MIXES.values()}) == len(MIXES)
    assert digest(MIXES["all"]) == digest(MIXES["all"])
