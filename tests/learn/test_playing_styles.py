"""Measuring styles: all sit everywhere equally often, games are kept, and what is said of them."""

import json
from collections import Counter
from pathlib import Path

import pytest

from kontor.bots.arena import Result
from kontor.learn.parallel import in_parallel
from kontor.learn.playing_styles import CountedGame, alone, facts_of, kept, main, mixed, played
from kontor.tournament.series import Fixture, Match


def made(fixture: Fixture) -> CountedGame:
    """A game in which a builder wins and has the most offices."""
    ranks = [1 if bot == "expert:builder" else 2 for bot in fixture.bots]
    scores = tuple({"rank": rank, "total": 40 - rank} for rank in ranks)
    result = Result(scores, "SCORE-01", 300, 12, 8, (0,) * 4, "")
    return CountedGame(Match(fixture, result), [{"offices": 6.0 - rank} for rank in ranks])


def test_every_bot_sits_everywhere_equally_often() -> None:
    planned = mixed("hansa", "expert", 48)
    seats = Counter((bot, seat) for fixture in planned for seat, bot in enumerate(fixture.bots))
    after = Counter((bot, fixture.bots[seat - 1]) for fixture in planned for seat, bot in enumerate(fixture.bots))
    assert len(planned) == 48
    assert (len(seats), set(seats.values())) == (16, {12})
    assert (len(after), set(after.values())) == (12, {16}), "and after everybody else"


def test_tables_of_one_style_are_dealt_alike() -> None:
    planned = alone("hansa", "hard", 2)
    assert [(fixture.number, *{*fixture.bots}) for fixture in planned[:2]] == [(0, "hard"), (0, "hard:builder")]
    assert len({fixture.series.seed for fixture in planned}) == 1


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "styles.jsonl"
    lines = [
        json.dumps(facts_of(made(fixture))) for fixture in (*mixed("east", "expert", 8), *alone("east", "expert", 1))
    ]
    file.write_text("\n".join([*lines, '{"key": "cut o']), "utf-8")
    before = file.read_text("utf-8")
    assert main([str(file), "--board", "east", "--games", "8", "--alone", "1"]) == 0
    assert file.read_text("utf-8") == before
    assert len(kept(file)) == 12
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "expert on east, all styles at one table: 8 games"
    assert told[1].startswith("expert:builder: +")
    assert "expert:builder (8 seats): offices 5.00 ± 0.00, rounds 12.00 ± 0.00" in told


def test_a_game_is_played_and_counted() -> None:
    (fixture, *_) = mixed("hansa", "expert", 4)
    one = played(fixture._replace(series=fixture.series._replace(cap=200)))
    assert one.match.result.decisions == 200
    assert 0 < sum(count["offices"] for count in one.counted) < 100
    assert 0 < sum(count["displacements"] for count in one.counted) == one.match.result.displacements


def test_parts_are_worked_on_side_by_side() -> None:
    assert sorted(in_parallel(abs, [-1, 2, -3], 2)) == [(-3, 3), (-1, 1), (2, 2)]
    assert [*in_parallel(abs, [], 2)] == []
