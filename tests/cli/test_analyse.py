"""kontor analyse: a game evaluated decision by decision, in words, as JSON and as a picture."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from kontor.bots import BUDGET, BotView, make
from kontor.bots.reasons import FACTS, NO_REASON, RIVAL, Reason
from kontor.cli import main
from kontor.cli.analyse import sentence
from kontor.cli.graph import spark
from kontor.cli.language import words
from kontor.cli.output import ASCII, UNICODE
from kontor.cli.scene import scene_of
from kontor.rules.scoreline import CATEGORIES
from kontor.words import LANGUAGES
from tests.cli.typist import played, run, save
from tests.support import situation

# Every way in which a category can be the reason, with all facts that it may have.
HOWS: Mapping[str, tuple[str, ...]] = {
    "track": ("connects", "scores", "controls"),
    "abilities": ("completes",),
    "markers": ("takes", "counts"),
    "special_prestige": ("takes", "counts"),
    "cities": ("controls", "keeps"),
    "network": ("joins", "keys", "lasts", "grows"),
    "missions": ("reaches",),
    "regions": ("abroad",),
    "tempo": ("develops", "actions", "supplies", "lasts"),
    "plans": ("fills", "opens"),
    RIVAL: ("hinders",),
    NO_REASON: ("waits",),
}
SOME: Mapping[str, int | str] = {
    "seat": 1, "city": "hamburg", "route": "hamburg-luebeck", "held": 2, "length": 3, "offices": 5, "keys": 3,
    "ability": "actions", "value": 4, "marker": "swap", "count": 2, "points": 7,
}  # fmt: skip


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game that begins late and is over."""
    game = situation(
        offices="hamburg 0t, luebeck 1t, bremen 2t",
        prestige=[18, 18, 18],
        supply="5t+1m 6t+1m 7t+1m",
        markers="stack swap swap swap",
    )
    bots = [make("claim", seat) for seat in range(3)]
    while (seat := game.decider) is not None:
        game.play(bots[seat].choose(BotView(game, seat), game.legal_actions(), BUDGET))
    return save(game, tmp_path_factory.mktemp("records") / "ended.kontor")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game that is not."""
    return save(played(12, players=3), tmp_path_factory.mktemp("records") / "running.kontor")


def told(capsys: pytest.CaptureFixture[str], *arguments: str, bot: str | None = "rule") -> str:
    """What the command prints, usually with a bot that is quick; it must leave with 0."""
    assert main(["analyse", *arguments, *(() if bot is None else ("--bot", bot))]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def test_a_game_is_told_in_words(ended: str, capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, ended, "--top", "3", bot=None)
    assert "evaluated by expert with everything the record contains." in report
    for title in ("Win chance over the game", "The costliest decisions", "Turning points"):
        assert f"\n{title}\n" in report
    costliest = report.partition("The costliest decisions")[2].partition("Turning points")[0]
    assert costliest.count(" better: ") == costliest.count(" cost ") == 3
    assert max(map(len, report.splitlines())) <= 80


def test_a_game_is_told_in_german(ended: str, capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, ended, "--lang", "de")
    assert "Die teuersten Entscheidungen" in report
    assert "besser: " in report
    assert " kostete " in report
    assert not [word for word in report.split() if word.endswith("%") and "." in word]


def test_json_has_everything_and_the_same_with_several_processes(
    ended: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(capsys, ended, "--json", "--top", "4")
    found: dict[str, Any] = json.loads(text)
    assert list(found) == [
        "bot", "as", "board", "names", "decisions", "mean_loss", "end", "costliest", "players",
        "turning_points",
    ]  # fmt: skip
    assert [decision["ply"] for decision in found["decisions"]] == list(range(1, len(found["decisions"]) + 1))
    for decision in found["decisions"]:
        assert list(decision) == ["ply", "seat", "played", "chances", "points", "loss", "best"]
        assert sum(decision["chances"]) == pytest.approx(1, abs=0.001)
        assert [set(points) for points in decision["points"]] == [{*CATEGORIES, "total"}] * 3
    best = next(decision["best"] for decision in found["decisions"] if decision["best"])
    assert list(best) == ["decisions", "then", "chance", "change", "points", "reason"]
    assert list(best["reason"]) == ["category", "points", "facts"]
    losses = {decision["ply"]: decision["loss"] for decision in found["decisions"]}
    assert len(found["costliest"]) == 4
    assert losses[found["costliest"][0]] == max(losses.values())
    assert sorted(found["end"]["chances"]) == [0, 0, 1]
    assert told(capsys, ended, "--json", "--top", "4", "--jobs", "2") == text


def test_a_running_game_is_analysed_from_what_a_seat_knew(running: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", running]) == 2
    assert "is a game that is not over: name your seat with --as" in capsys.readouterr().err
    report = told(capsys, running, "--as", "1")
    assert "12 decisions, evaluated by rule from what 1 Player 2 knew." in report
    found = json.loads(told(capsys, running, "--as", "1", "--json"))
    assert found["as"] == 1
    assert {decision["seat"] for decision in found["decisions"] if decision["best"]} == {1}


def test_the_graph_is_a_picture(ended: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, ended, "--svg", str(tmp_path / "chances.svg"))
    root = ElementTree.fromstring((tmp_path / "chances.svg").read_text("utf-8"))
    assert root.tag.endswith("svg")
    assert len([child for child in root if child.tag.endswith("polyline")]) == 3


def test_wrong_input_is_told_in_one_line(ended: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = save(played(0, players=3), tmp_path / "empty.kontor")
    wrong = {
        ("nowhere.kontor",): "cannot read nowhere.kontor: No such file or directory",
        (__file__,): "is not a valid record: line 1: expected 'Kontor record 1'",
        (ended, "--bot", "genius"): "bot='genius': expected one of random, claim",
        (ended, "--as", "3"): "as=3: expected a seat from 0 to 2",
        (ended, "--top", "0"): "argument --top: expected a whole number of at least 1, found '0'",
        (ended, "--svg", str(tmp_path / "no" / "x.svg")): "x.svg: No such file or directory",
        (empty, "--as", "0"): "contains no decisions yet",
    }
    for arguments, reason in wrong.items():
        assert main(["analyse", *arguments]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert reason in printed.err
        assert printed.err.count("\n") == 1


def test_a_terminal_without_umlauts_gets_plain_signs(running: str) -> None:
    result = run("analyse", running, "--as", "0", "--lang", "de", PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, "")
    assert "?" not in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("category", "how"), [(name, how) for name, hows in HOWS.items() for how in hows])
def test_every_reason_has_words(language: str, category: str, how: str) -> None:
    scene = scene_of(played(0, players=3), 0, say=words(language))
    why = sentence(Reason(category, 6.0, {"how": how, **SOME}), scene)
    assert why.startswith("+6.0 " if language == "en" else "+6,0 ")
    assert "{" not in why
    assert "$" not in why


def test_the_words_know_every_category() -> None:
    assert set(HOWS) == {*FACTS, RIVAL, NO_REASON}


def test_sparks_rise_with_the_chance() -> None:
    assert spark([0, 0.5, 1], 3, UNICODE) == "▁▅█"
    assert spark([0, 0, 1, 1], 2, ASCII) == "_#"
    assert spark([0.5], 30, ASCII) == "="
