"""kontor rate, from the command line to the files."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kontor.cli import main
from kontor.tournament.__main__ import main as play_plan
from tests.cli.typist import command

PLAN = """
anchor = "claim"
samples = 20
cap = 300
[[group]]
name = "pairs"
bots = ["claim", "random"]
players = 3
games = 3
"""


@pytest.fixture
def plan(tmp_path: Path) -> str:
    file = tmp_path / "plan.toml"
    file.write_text(PLAN, "utf-8")
    return str(file)


def test_a_rating_is_printed_and_written(plan: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report"
    assert main(["rate", "--plan", plan, "--out", str(out), "--jobs", "1"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert re.search(r"^claim +1000 +1000 to 1000 +9 ", told.out, re.MULTILINE)
    assert max(map(len, told.out.splitlines())) <= 80
    report = json.loads((out / "ratings.json").read_text("utf-8"))
    assert report["hash"][:16] in told.out
    text = (out / "ratings.md").read_text("utf-8")
    assert f"`kontor rate --plan {plan} --out {out}`" in text
    for name in ("strength", "wins", "scores"):
        assert f"(images/ratings-{name}.svg)" in text
        assert (out / "images" / f"ratings-{name}.svg").read_text("utf-8").startswith("<svg")


def test_the_same_plan_gives_the_same_report_however_it_is_played(
    plan: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = str(tmp_path / "games.jsonl")
    reports = []
    for more in ("--jobs 1", "--jobs 2", f"--jobs 2 --resume {kept}", f"--jobs 1 --resume {kept}"):
        assert command(f"rate --plan {plan} --json {more}") == 0
        reports.append(capsys.readouterr().out)
    assert len(set(reports)) == 1
    assert json.loads(reports[0])["games"] == 6


def test_flags_make_a_plan(capsys: pytest.CaptureFixture[str]) -> None:
    line = (
        "rate --bots random --against claim --anchor claim --games 2 --board hansa,east --players 2,3 --duo britannia"
    )
    assert command(f"{line} --jobs 2 --json") == 0
    report = json.loads(capsys.readouterr().out)
    assert [form["form"] for form in report["forms"]] == [
        "hansa 3", "east 3", "hansa 2 duo britannia", "east 2 duo britannia",
    ]  # fmt: skip
    assert [form["games"] for form in report["forms"]] == [3, 3, 2, 2]
    assert command("rate --bots random,claim --anchor claim --games 1 --players 3 --edition classic --json") == 0
    assert [form["form"] for form in json.loads(capsys.readouterr().out)["forms"]] == ["hansa 3 classic"]
    line = "rate --bots random,claim --anchor claim --games 1 --players 3 --modules favours --take tradesman"
    assert command(f"{line} --json") == 0
    assert [form["form"] for form in json.loads(capsys.readouterr().out)["forms"]] == ["hansa 3 favours take tradesman"]


def test_a_plan_is_played_where_the_packages_of_the_terminal_are_missing(
    plan: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "games.jsonl"
    missing = "import runpy, sys; sys.modules.update(dict.fromkeys(('rich', 'prompt_toolkit')))"
    code = f"{missing}; runpy.run_module('kontor.tournament', run_name='__main__')"
    words = [sys.executable, "-c", code, plan, "--resume", str(kept), "--jobs", "1"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("6 of 6 games, ")
    monkeypatch.setattr("kontor.tournament.series.play_result", None)  # nothing is left to play
    assert command(f"rate --plan {plan} --resume {kept} --jobs 1 --json") == 0
    assert json.loads(capsys.readouterr().out)["games"] == 6


def test_a_plan_that_cannot_be_played_without_the_terminal_is_told_in_one_line(
    plan: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(file: object, kept: Path, jobs: str = "1") -> str:
        monkeypatch.setattr("sys.argv", ["", str(file), "--resume", str(kept), "--jobs", jobs])
        assert play_plan() == 2
        return capsys.readouterr().err

    kept, wrong, binary = (tmp_path / name for name in ("games.jsonl", "wrong.toml", "binary.toml"))
    kept.write_text("dear", "utf-8")
    wrong.write_text('title = "Nobody"', "utf-8")
    binary.write_bytes(b"\xff\xfe")
    assert told(plan, kept) == f"kontor: {kept} holds something else than games; name another file\n"
    assert told(tmp_path / "no.toml", kept) == f"kontor: {tmp_path / 'no.toml'}: No such file or directory\n"
    assert told(wrong, kept) == f"kontor: {wrong}: group: expected at least one\n"
    assert told(binary, kept).startswith(f"kontor: {binary}: 'utf-8' codec can't decode")
    with pytest.raises(SystemExit):
        told(plan, kept, jobs="-1")
    assert "argument --jobs: expected 0 or more" in capsys.readouterr().err


def test_figures_of_a_calibration_are_shown_and_drawn(
    plan: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    part = {"games": 1200, "stalled": 3, "chances_off": 0.0123, "points_off": 3.456, "bins": [[4, 1, 2], [0, 0, 0]]}
    file = tmp_path / "calibration.json"
    file.write_text(json.dumps({"all": part, "hansa": part, "hansa 4": part}), "utf-8")
    line = f"rate --plan {plan} --calibration {file} --out {tmp_path}"
    assert command(f"{line} --jobs 1") == 0
    text = (tmp_path / "ratings.md").read_text("utf-8")
    assert f"`kontor {line}`" in text
    assert re.findall(r"^\| (.+) \| 1,200 \| 3 \| 1\.2 \| 3\.46 \|$", text, re.MULTILINE) == ["all", "hansa"]
    assert (tmp_path / "images" / "ratings-calibration.svg").read_text("utf-8").count("<circle") == 1
    file.write_text(json.dumps({"all": {"games": 1200}}), "utf-8")
    capsys.readouterr()
    assert command(line) == 2
    assert "figures of another version" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_told_before_anything_is_played(
    plan: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ratings").write_text("no folder", "utf-8")
    monkeypatch.setattr("kontor.tournament.series.play_result", None)  # nothing can be played
    assert command(f"rate --plan {plan} --out {tmp_path} --jobs 1") == 2
    assert capsys.readouterr().err == f"kontor: cannot write {tmp_path / 'ratings'}: File exists\n"


WRONG = {
    "rate": "name bots with --bots, or a plan with --plan",
    "rate --bots claim": "bots: nobody meets anybody else",
    "rate --bots genius,claim": "bot='genius': expected one of random, claim",
    "rate --bots claim,random --anchor moon": "anchor='moon': expected one of the bots that play: claim, random",
    "rate --bots claim,random --players many": "argument --players: expected whole numbers, found 'many'",
    "rate --bots claim,random --players 2": "duo=None: 2 players need a variant",
    "rate --bots claim,random --edition moon": "edition='moon': expected one of bigbox, classic",
    "rate --bots claim,random --take tradesman": "take='tradesman': can be agreed only with modules=('favours',)",
    "rate --bots claim,random --board moon": "board='moon': expected one of hansa",
    "rate --bots claim,random --meet somehow": "meet='somehow': expected one of pairs, neighbours, mixed, seated",
    "rate --plan nowhere.toml": "cannot read nowhere.toml: No such file or directory",
    "rate --plan PLAN --bots claim": "--bots: cannot be given with --plan, since the plan sets it",
    "rate --plan PLAN --seed 3": "--seed: cannot be given with --plan, since the plan sets it",
    "rate --plan BROKEN": "broken.toml: group pairs: games=0: expected 1 or more",
    "rate --plan PLAN --out PLAN": "cannot write",
    "rate --plan PLAN --calibration PLAN": "plan.toml: no figures of python -m kontor.learn.calibration",
    "rate --plan PLAN --resume PLAN": "plan.toml holds something else than games; name another file",
    "simulate --resume PLAN": "plan.toml holds something else than games; name another file",
    "simulate --ray local --resume PLAN": "plan.toml holds something else than games; name another file",
}


@pytest.mark.parametrize("line", WRONG)
def test_mistakes_are_told_in_one_line(line: str, plan: str, capsys: pytest.CaptureFixture[str]) -> None:
    broken = Path(plan).with_name("broken.toml")
    broken.write_text(PLAN.replace("games = 3", "games = 0"), "utf-8")
    assert command(line.replace("PLAN", plan).replace("BROKEN", str(broken))) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("kontor: ")
    assert told.err.count("\n") == 1
    assert WRONG[line] in told.err
