"""Which games a series has, and that they are the same wherever they are played."""

import pytest

from kontor import catalog
from kontor.bots.arena import play_game, play_result
from kontor.tournament.errors import SeriesError
from kontor.tournament.play import play
from kontor.tournament.series import Match, Series, fixtures
from tests.tournament.made import CRASHING, DEADLY, series


def results(*played: Series, jobs: int = 1) -> list[Match]:
    """All games in order."""
    return [match for _, match in sorted(play(played, jobs))]


def test_every_seed_is_played_in_each_rotation() -> None:
    planned = fixtures([series("a", "b", "c", games=6)])
    assert [(game.number, "".join(game.bots)) for game in planned] == [
        (0, "abc"), (0, "bca"), (0, "cab"), (1, "abc"), (1, "bca"), (1, "cab"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [("aaaa", ["aaaa"]), ("abab", ["abab", "baba"]), ("abbb", ["abbb", "bbba", "bbab", "babb"])],
)
def test_rotations_that_are_alike_are_played_once(bots: str, rotations: list[str]) -> None:
    assert ["".join(rotation) for rotation in series(*bots).rotations()] == rotations


def test_a_seed_is_played_in_all_rotations_or_not_at_all() -> None:
    assert [len(fixtures([series("a", "b", "c", games=games)])) for games in (1, 3, 4)] == [3, 3, 6]


def test_without_rotation_the_bots_keep_their_seats() -> None:
    fixed = series("a", "b", "c", games=2)._replace(rotate=False)
    assert [game.bots for game in fixtures([fixed])] == [("a", "b", "c")] * 2


def test_the_rotations_of_a_seed_have_the_same_deal() -> None:
    planned = fixtures([series("claim", "random", "claim", games=6)])
    games = [play_game(game.series.options, game.bots, 1, game.number, cap=1) for game in planned]
    one, two, three, other, *_ = (game.start.chance for game in games)
    assert one == two == three != other


def test_a_game_can_be_played_again_alone() -> None:
    *_, last = results(series("claim", "random", "claim", games=3)._replace(cap=200))
    again = play_result(catalog.options(players=3), last.bots, 1, last.fixture.number, 200)
    assert last.result == again


def test_two_processes_play_the_same_games_as_one() -> None:
    both = [series("claim", "claim", "random", games=3), series("claim", "claim", "claim", games=2, seed=5)]
    capped = [each._replace(cap=300) for each in both]
    assert results(*capped) == results(*capped, jobs=2)


def test_decisions_that_a_lower_level_made_are_counted() -> None:
    (game, *_) = results(series("claim", CRASHING, "claim")._replace(cap=100))
    alone, failing, other = game.result.failures
    assert (alone, other) == (0, 0)
    assert failing > 10


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(SeriesError, match=f"a process died while it played .*{DEADLY}"):
        results(series(DEADLY, "claim", "claim"), jobs=2)
