"""Games are kept as they end: a series goes on after a stop, whatever stopped it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kontor.tournament.errors import SeriesError
from kontor.tournament.ledger import NOT_USED_IN_PLAY
from kontor.tournament.play import play
from kontor.tournament.series import Match, Series
from tests.server.playing import eventually
from tests.tournament.made import series

SHORT = series("claim", "random", "claim", games=6)._replace(cap=60)
LINE = "simulate --players 3 --bots claim,random --rotate --games 60 --cap 150 --jobs 2 --json"


def played(keep: Path, *planned: Series) -> list[Match]:
    """All games in order."""
    return [match for _, match in sorted(play(planned or (SHORT,), keep=keep))]


def numbers(file: Path) -> list[int]:
    """The games that a file holds."""
    return [json.loads(line)["game"] for line in file.read_text("utf-8").splitlines()[1:]]


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "new" / "games.jsonl"
    first = played(file)
    monkeypatch.setattr("kontor.tournament.series.play_result", None)
    assert played(file) == first
    assert numbers(file) == list(range(6))


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = played(file)
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines[:2], *lines[4:6]]), "utf-8")
    assert played(file) == whole
    assert numbers(file) == [0, 3, 4, 1, 2, 5]


@pytest.mark.parametrize("cut", [1, 30])
def test_a_line_that_was_cut_off_counts_as_not_written(cut: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = played(file)
    file.write_bytes(file.read_bytes()[:-cut])
    assert played(file) == whole
    assert played(file) == whole


def test_a_file_of_another_series_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played(file)
    before = file.read_bytes()
    for other, reason in (
        (SHORT._replace(seed=2), r"series\[0\].seed is 1 there, 2 here"),
        (SHORT._replace(bots=("claim",) * 3), r"series\[0\].bots\[1\] is 'random' there, 'claim' here"),
        (SHORT._replace(cap=61), r"series\[0\].cap is 60 there, 61 here"),
    ):
        with pytest.raises(SeriesError, match=f"games.jsonl holds other games: {reason}; name another file"):
            played(file, other)
    with pytest.raises(SeriesError, match="series has 1 entries there, 2 here"):
        played(file, SHORT, SHORT._replace(seed=2))
    assert file.read_bytes() == before


def test_games_in_which_rule_bots_stood_in_for_the_net_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine without numpy or threadpoolctl plays on; its games are those of other bots."""
    file = tmp_path / "games.jsonl"
    with monkeypatch.context() as without:
        without.setattr("kontor.tournament.ledger.why_not", lambda net: "No module named 'threadpoolctl'")
        played(file)
        assert len(played(file)) == 6
    with pytest.raises(SeriesError, match="holds games that were played by other rules or bots"):
        played(file)


@pytest.mark.parametrize("key", ["rules", "bots"])
def test_games_of_other_rules_or_bots_are_refused(key: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played(file)
    head, rest = file.read_text("utf-8").split("\n", 1)
    file.write_text(json.dumps({**json.loads(head), key: "another"}) + "\n" + rest, "utf-8")
    with pytest.raises(SeriesError, match="holds games that were played by other rules or bots"):
        played(file)


@pytest.mark.parametrize("content", ["something\n", "{}\n", "[1]\n", "\n"])
def test_a_file_with_something_else_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(content, "utf-8")
    with pytest.raises(SeriesError, match=r"notes.txt holds something else than games"):
        played(file)
    assert file.read_text("utf-8") == content


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(SeriesError, match=r"cannot keep the games in .*: Is a directory"):
        played(tmp_path)


def kontor(*words: str) -> subprocess.Popen[str]:
    """The real command, in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "kontor", *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def kill_a_series(file: Path) -> str:
    """Kills one that has kept some games; gives what it printed, which is nothing if it was killed in time."""
    file.unlink(missing_ok=True)
    running = kontor(*LINE.split(), "--resume", str(file))
    eventually(lambda: running.poll() or (file.exists() and file.read_text("utf-8").count("\n") >= 8))
    assert not running.poll(), running.communicate()
    running.kill()
    printed = running.communicate()[0]  # ends when its workers have ended, too: they hold the same pipe
    assert running.returncode < 0 or printed
    return printed


def test_a_killed_series_goes_on_and_gives_the_same_figures(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    eventually(lambda: not kill_a_series(file))  # on a busy machine all may be played before it is killed
    kept = file.read_text("utf-8")
    again, whole = (kontor(*LINE.split(), *more).communicate()[0] for more in (("--resume", str(file)), ()))
    assert json.loads(again)["games"] == 60
    assert again == whole
    assert file.read_text("utf-8").startswith(kept)
    assert sorted(numbers(file)) == list(range(60))


def test_what_only_talks_about_games_does_not_play_them() -> None:
    """It may change without making kept games worthless."""
    code = "import kontor.bots.arena, kontor.tournament.workers, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "kontor.bots.search_bot" in loaded
    assert [name for name in NOT_USED_IN_PLAY if f"kontor.bots.{name.removesuffix('.py')}" in loaded] == []
