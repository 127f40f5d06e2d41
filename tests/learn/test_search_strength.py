"""Whether more evaluations win more: games are dealt alike, kept, counted and drawn."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from kontor.bots.net_bot import NET_VARIABLE
from kontor.learn import playing_styles
from kontor.learn.error_line import one_line_errors
from kontor.learn.search_strength import PlannedGame, SearchGame, by_evaluations, draw, facts_of, kept, main, play
from kontor.nets.file import write
from tests.nets.making import untaught

GAMES = [SearchGame(100, 0, 0.0), SearchGame(100, 1, 1.0), SearchGame(400, 0, 1.0), SearchGame(400, 1, 0.5)]


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "search.jsonl", tmp_path / "search.svg"
    text = "".join(json.dumps(facts_of(game)) + "\n" for game in GAMES)
    file.write_text(text, "utf-8")
    assert main([str(file), "--evaluations", "100,400", "--games", "2", "--picture", str(picture)]) == 0
    assert file.read_text("utf-8") == text
    assert capsys.readouterr().out.splitlines()[0].startswith("100 evaluations: 50.0 % of 2 games")
    assert picture.read_text("utf-8").count("<circle") == 2
    assert [*kept(file)] == GAMES


def test_wins_are_counted_by_evaluations() -> None:
    assert by_evaluations(GAMES) == {100: [0.0, 1.0], 400: [1.0, 0.5]}
    assert "400 (2)" in draw(by_evaluations(GAMES))


@pytest.mark.full
def test_a_game_is_the_same_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "untaught.net", untaught())
    monkeypatch.setenv(NET_VARIABLE, str(tmp_path / "untaught.net"))
    assert play(PlannedGame(100, 2, 1)) == play(PlannedGame(100, 2, 2))


def test_without_a_net_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bots that stand in would be measured otherwise."""
    monkeypatch.setenv(NET_VARIABLE, "nowhere.net")
    for command in (main, playing_styles.main):
        assert command([str(tmp_path / "kept.jsonl"), "--games", "1"]) == 2
        assert capsys.readouterr() == ("", "kontor: nowhere.net: No such file or directory\n")
    assert not [*tmp_path.iterdir()]


def test_a_missing_package_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    @one_line_errors
    def command(arguments: Iterable[str] | None) -> int:
        raise ModuleNotFoundError("No module named 'torch'", name="torch")

    assert command([]) == 2
    assert capsys.readouterr().err == (
        "kontor: the package torch is missing; install it with: pip install 'kontor-game[learn]'\n"
    )
