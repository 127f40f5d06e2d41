"""Bots against bots."""

import json
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor import catalog
from kontor.bots.arena import STALLED_AFTER_DECISIONS, Result, derive, play_game, play_result, trace
from kontor.cli.question import verb
from tests.cli.typist import command, run

THREE = catalog.options(players=3)


def series(levels: list[str], games: int, seed: int) -> list[Result]:
    return [play_result(THREE, levels, seed, number) for number in range(games)]


def test_the_same_seed_gives_the_same_games() -> None:
    first, again = (series(["claim", "random", "claim"], 4, seed=7) for _ in range(2))
    assert first == again
    assert first != series(["claim", "random", "claim"], 4, seed=8)


def test_a_longer_series_begins_like_a_shorter_one() -> None:
    assert series(["claim"] * 3, 2, seed=1) == series(["claim"] * 3, 3, seed=1)[:2]


def test_the_number_of_jobs_does_not_matter() -> None:
    line = "simulate --players 3 --bots claim,random --games 7 --seed 4 --json --jobs"
    outputs = [run(*f"{line} {jobs}".split()) for jobs in (1, 3)]
    assert {result.returncode for result in outputs} == {0}
    assert len({result.stdout for result in outputs}) == 1
    assert {result.stderr for result in outputs} == {""}


def test_a_result_says_how_a_game_went() -> None:
    game = play_game(THREE, ["claim"] * 3, seed=1, number=0)
    told = play_result(THREE, ["claim"] * 3, seed=1, number=0)
    assert told.end == game.end_clause
    assert told.decisions == game.ply < STALLED_AFTER_DECISIONS
    assert told.scores == tuple(dict(score) for score in game.scores())
    turns = 1 + game.actions().count("end")  # type: ignore[arg-type]
    assert (told.rounds - 1) * 3 < turns <= told.rounds * 3
    assert told.displacements == sum(event["event"] == "displaced" for event in game.events()) > 0
    assert told.failures == (0, 0, 0)


def test_a_trace_tells_games_apart_by_every_decision_and_by_what_is_hidden() -> None:
    game = play_game(THREE, ["claim"] * 3, seed=1, number=0)
    before = game.copy()
    before.undo()
    other = play_game(THREE, ["claim"] * 3, seed=1, number=1, cap=0)
    begun = play_game(THREE, ["claim"] * 3, seed=1, number=0, cap=0)
    assert len({trace(game), trace(before), trace(begun), trace(other)}) == 4
    assert trace(game) == trace(kontor.load(game.record()))


def test_a_game_without_end_is_capped(capsys: pytest.CaptureFixture[str]) -> None:
    capped = play_result(THREE, ["random"] * 3, seed=1, number=0, cap=50)
    assert (capped.end, capped.decisions) == (None, 50)
    assert command("simulate --players 3 --bots random --games 2 --cap 50") == 0
    told = capsys.readouterr().out
    assert "ends: capped 2" in told
    assert "2 of 2 games were capped at 50 decisions; they count as they stood" in told


def test_the_figures_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("simulate --players 4 --bots claim,random --games 6 --seed 2 --json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bots"] == ["claim", "random", "claim", "random"]
    assert sum(told["ends"].values()) == told["games"] == 6
    assert [seat["bot"] for seat in told["seats"]] == told["bots"]
    assert all(sum(seat["ranks"]) == 6 for seat in told["seats"])
    assert told["levels"]["claim"]["games"] == 12
    assert told["levels"]["claim"]["wins"] == told["seats"][0]["wins"] + told["seats"][2]["wins"]
    for seat in told["seats"]:
        *categories, total = seat["score"].values()
        assert sum(categories) == pytest.approx(total, abs=0.01)


def test_rotated_bots_sit_in_every_seat_equally_often(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("simulate --players 3 --bots claim,random,random --games 4 --rotate --cap 300 --json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["rotations"]) == (6, 3)
    assert [seat["bot"] for seat in told["seats"]] == [None, None, None]
    assert {bot: level["games"] for bot, level in told["levels"].items()} == {"claim": 6, "random": 12}
    assert sum(seat["share"] for seat in told["seats"]) == pytest.approx(1, abs=0.001)
    assert command("simulate --players 3 --bots claim,random,random --games 3 --rotate --cap 300") == 0
    assert capsys.readouterr().out.startswith("hansa, 3 players, bigbox, seed 1, 3 rotations\n\nseat  wins")


def test_games_are_kept_and_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"simulate --players 3 --games 3 --json --resume {tmp_path / 'games.jsonl'}"
    assert command(line) == 0
    first = capsys.readouterr().out
    before = (tmp_path / "games.jsonl").read_bytes()
    assert command(line) == 0
    assert capsys.readouterr().out == first
    assert (tmp_path / "games.jsonl").read_bytes() == before
    assert command(line.replace("--games 3", "--games 4")) == 2
    assert "games.jsonl holds other games: series[0].games is 3 there, 4 here" in capsys.readouterr().err


def test_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("simulate --players 3 --bots claim,random,random --games 3 --modules missions") == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.startswith("hansa, 3 players, bigbox, missions, seed 1\n")
    for expected in ("0 claim ", "2 random ", "mean rank", "missions", "decisions per game: ", "per round", "games/s"):
        assert expected in told.out
    assert max(map(len, told.out.splitlines())) <= 80


def test_the_headline_names_every_optional_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("simulate --games 1 --modules favours,promos --take tradesman") == 0
    assert capsys.readouterr().out.startswith("hansa, 4 players, bigbox, favours, promos, take tradesman, seed 1\n")


@pytest.mark.parametrize(
    "line",
    [
        "--board east --players 3",
        "--board britannia --players 5",
        "--board hansa --players 2 --duo classic",
        "--edition classic --players 4 --modules promos",
    ],
)
def test_every_kind_of_game_can_be_simulated(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(f"simulate --games 2 --json {line}") == 0
    assert json.loads(capsys.readouterr().out)["capped"] == 0


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        (
            {"players": 4, "modules": ["favours", "promos"]},
            {"favour", "use exchange", "use tribute", "use block", "take", "place", "displace", "lift", "decline"},
        ),
        ({"players": 4}, {"use swap", "use move-three", "use develop", "use plus-3", "use plus-4"}),
        ({"players": 4, "edition": "classic"}, {"use remove-three", "use swap"}),
        ({"board": "britannia", "players": 3, "edition": "classic", "modules": ["safe-conduct"]}, {"use safe-conduct"}),
        ({"board": "east", "players": 4}, {"found"}),
        ({"board": "britannia", "players": 2, "duo": "britannia"}, {"neutral"}),
    ],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else "",
)
def test_the_games_of_claim_show_the_whole_game(options: dict[str, Any], wanted: set[str]) -> None:
    agreed = catalog.options(**options)
    shown: set[str] = set()
    for number in range(40):
        game = play_game(agreed, ["claim"] * agreed.players, seed=1, number=number)
        assert game.is_over
        shown |= {verb(action) for action in game.actions()}
        if wanted <= shown:
            break
    assert wanted <= shown


def test_derived_seeds_differ() -> None:
    assert len({derive(1), derive(1, 0), derive(1, 1), derive(1, 0, 0), derive(10), derive(2)}) == 6
