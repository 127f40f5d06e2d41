"""A recorded game step by step."""

from pathlib import Path

import pytest

from kontor.cli import main
from kontor.cli.replay import ReplaySession
from kontor.rules.ruleset import RULES_VERSION
from tests.cli.typist import played, save

NAMES = ["Ann", "Ben (claim)", "Cy (claim)"]


@pytest.fixture
def record(tmp_path: Path) -> str:
    return save(played(5000, players=3, modules=("missions",), names=NAMES), tmp_path / "game.kontor")


def test_the_end_of_a_game(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", record]) == 0
    told = capsys.readouterr().out
    assert "Ended by END-0" in told
    assert told.count("Mission of ") == 3
    assert "wins with" in told


def test_a_situation_on_the_way(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", record, "--to", "40"]) == 0
    told = capsys.readouterr().out
    assert "decision 41" in told
    assert told.count("Mission of ") == 3
    assert main(["replay", record, "--to", "0"]) == 0
    assert "decision 1 " in capsys.readouterr().out


def test_what_one_seat_could_know(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", record, "--to", "40", "--view", "1"]) == 0
    told = capsys.readouterr().out
    assert told.count("Your mission: ") == 1
    assert "Mission of " not in told
    assert told.count("+?") == 2


@pytest.mark.parametrize(
    ("options", "wrong"),
    [("--view 3", "view=3: expected a seat from 0 to 2"), ("--to 9999", "to=9999: the record has")],
)
def test_wrong_places_are_refused(record: str, options: str, wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", record, *options.split()]) == 2
    assert wrong in capsys.readouterr().err


@pytest.mark.parametrize("line", ["replay RECORD", "play --resume RECORD", "analyse RECORD"])
def test_a_record_of_other_rules_is_refused_in_one_line_and_left_as_it_is(
    line: str, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path(record)
    file.write_text(file.read_text("utf-8").replace(f"\nRules: {RULES_VERSION}\n", "\nRules: 1\n"), "utf-8")
    before = file.read_bytes()
    assert main(line.replace("RECORD", record).split()) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert f"a game by rules version 1; only version {RULES_VERSION} is played here" in shown.err
    assert file.read_bytes() == before


def test_every_situation_is_the_one_it_was() -> None:
    game = played(90, players=3)
    session = ReplaySession(game)
    assert session.length == 90
    assert [session.at(ply).ply for ply in range(91)] == list(range(91))
    assert session.at(90).position() == game.position()
    assert session.at(45).actions() == game.actions()[:45]


def test_stepping_at_a_terminal(
    record: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["", "", "b", "25", "-3", "99999", "b", "nonsense", "e", "q"])
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt.partition("/")[0])
        return next(typed)

    monkeypatch.setattr("kontor.cli.replay.is_interactive", lambda: True)
    monkeypatch.setattr("builtins.input", answer)
    assert main(["replay", record]) == 0
    last = asked[6]
    assert asked == ["0", "1", "2", "1", "25", "0", last, str(int(last) - 1), str(int(last) - 1), last]
    assert "expected Enter next" in capsys.readouterr().err


def test_ctrl_d_leaves_the_replay(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def end(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("kontor.cli.replay.is_interactive", lambda: True)
    monkeypatch.setattr("builtins.input", end)
    assert main(["replay", record, "--to", "5"]) == 0


def test_figures_of_a_game_stand_beside_what_is_usual(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", record, "--figures", "--level", "hard"]) == 0
    told = capsys.readouterr().out
    assert "usual (hard)" in told
    rows = {line.split()[0]: line.split()[1:] for line in told.splitlines() if line.strip()}
    assert len(rows["turns"]) == len(rows["offices"]) == len(NAMES) + 1
    assert main(["replay", record, "--figures", "--level", "nobody"]) == 2
    assert "expected one of easy, medium, hard" in capsys.readouterr().err
