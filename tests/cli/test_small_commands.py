"""rules, boards, perft and bench."""

import json

import pytest

import kontor
from kontor import catalog
from kontor.boards import board_ids
from kontor.cli import main
from kontor.cli.bench import SPEED_COLUMNS, setups
from kontor.cli.perft import perft
from kontor.reference import clauses

Printed = pytest.CaptureFixture[str]


def printed(line: str, capsys: Printed) -> str:
    assert main(line.split()) == 0
    return capsys.readouterr().out


# rules


def test_the_contents_lead_to_every_section(capsys: Printed) -> None:
    told = printed("rules", capsys)
    for found in clauses():
        assert f"  {found.section}: " in told


@pytest.mark.parametrize("name", ["DISPLACE-10", "displace-10"])
def test_a_clause_with_its_neighbours(name: str, capsys: Printed) -> None:
    told = printed(f"rules {name}", capsys)
    assert "\nDISPLACE-10 " in told
    assert "  DISPLACE-11 " in told
    assert "  DISPLACE-12 " in told
    assert "DISPLACE-13 " not in told


def test_a_clause_with_its_ruling(capsys: Printed) -> None:
    ruled = next(found for found in clauses() if found.ruling)
    told = printed(f"rules {ruled.id}", capsys)
    assert "Ruling: " in told
    assert ruled.ruling is not None
    assert " ".join(ruled.ruling.split()[:4]) in " ".join(told.split())


def test_a_family(capsys: Printed) -> None:
    told = printed("rules INCOME", capsys)
    assert [line[:9] for line in told.splitlines() if line.startswith("INCOME")] == [
        f"INCOME-0{n}" for n in range(1, 7)
    ]


def test_a_search(capsys: Printed) -> None:
    told = printed("rules tavern marker", capsys)
    assert "clauses; type rules CLAUSE to see one in full." in told


def test_long_hits_are_cut_between_words(capsys: pytest.CaptureFixture[str]) -> None:
    words = {word for found in clauses() for word in found.text.split()}
    hits = " ".join(printed("rules displace", capsys).split())
    cut = [before.split()[-1] for before in hits.split(" ...")[:-1]]
    assert len(cut) > 10
    assert words.issuperset(cut)


@pytest.mark.parametrize("found", clauses()[::40], ids=lambda found: found.id)
def test_what_one_clause_alone_holds_is_shown_in_full(found: kontor.reference.Clause, capsys: Printed) -> None:
    told = printed(f"rules {found.id} {found.text}", capsys)
    assert f"{found.id} " in told


# boards


def test_all_boards(capsys: Printed) -> None:
    told = printed("boards", capsys)
    assert all(board in told for board in board_ids())


def test_one_side_and_both_sides(capsys: Printed) -> None:
    assert printed("boards hansa-45", capsys).startswith("The Hanseatic League (4-5 players) [hansa-45]")
    both = printed("boards hansa", capsys)
    assert "[hansa-3]" in both
    assert "[hansa-45]" in both
    assert [side["id"] for side in json.loads(printed("boards britannia --json", capsys))] == [
        "britannia-3",
        "britannia-45",
    ]


def test_the_data_is_sound(capsys: Printed) -> None:
    assert printed("boards --check", capsys) == f"{', '.join(board_ids())}: sound\n"
    assert json.loads(printed("boards east --check --json", capsys)) == {"boards": ["east"], "problems": []}


def test_unsound_data_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    monkeypatch.setattr("kontor.catalog.data_problems", lambda: ["east.toml: city.visby: name: is missing"])
    assert main(["boards", "--check"]) == 1
    told = capsys.readouterr()
    assert told.err == "east.toml: city.visby: name: is missing\n"
    assert told.out.endswith(": 1 problems\n")


# perft


def test_counts_by_depth(capsys: Printed) -> None:
    told = json.loads(printed("perft --players 3 --depth 2 --json", capsys))
    game = kontor.new_game(players=3, seed=1)
    expected = [len(game.legal_actions()), 0]
    for action in game.legal_actions():
        after = game.copy()
        after.play(action)
        expected[1] += len(after.legal_actions())
    assert told["counts"] == expected
    assert told["side"] == "hansa-3"
    lines = printed("perft --players 3 --depth 2", capsys).splitlines()
    assert lines[1].startswith(f"depth 2: {expected[1]:,} sequences in ")


def test_a_game_that_is_over_has_no_sequences() -> None:
    over = {"board": "hansa", "players": 3, "pending": {"ending": "END-01", "over": True}}
    assert perft(kontor.from_position(over), 2) == 0


# bench


def test_every_board_and_number_of_players_is_listed() -> None:
    listed = [(catalog.side(options.board, options.players), options.players) for options in setups()]
    assert {side for side, _ in listed} == set(board_ids())
    assert {players for _, players in listed} == {2, 3, 4, 5}


def test_every_build_is_measured(capsys: Printed) -> None:
    told = json.loads(printed("bench --board hansa --players 3 --seconds 0.01 --json", capsys))
    assert told["compiled"] is kontor.compiled
    assert [line["build"] for line in told["lines"]] == (["compiled", "plain"] if kontor.compiled else ["plain"])
    for line in told["lines"]:
        assert line["side"] == "hansa-3"
        assert all(line[figure] > 0 for figure in SPEED_COLUMNS)


def test_the_table_of_speeds(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    monkeypatch.setattr(
        "kontor.cli.bench.setups", lambda: [catalog.options(), catalog.options(players=2, duo="classic")]
    )
    told = printed("bench --seconds 0.01 --build plain", capsys)
    assert told.startswith("board ")
    assert "\nhansa-45 " in told
    assert "\nhansa-3 classic " in told
    assert f"\ncompiled: {'yes' if kontor.compiled else 'no'} (" in told


def test_the_thinking_of_bots_is_measured(capsys: Printed) -> None:
    told = json.loads(printed("bench --bots claim,random --players 2 --seconds 0.01 --json", capsys))
    assert [line["bot"] for line in told["lines"]] == ["claim", "random"]
    assert told["players"] == 2
    for line in told["lines"]:
        assert 0 < line["milliseconds_per_decision"] <= line["slowest_decision_milliseconds"]
        assert 0 < line["p99_decision_milliseconds"] <= line["slowest_decision_milliseconds"]
        assert 0 < line["seconds_per_turn"] <= line["slowest_turn_seconds"] + 1e-4
        assert line["decisions"] >= line["turns"] > 0
    told = printed("bench --bots claim --seconds 0.01", capsys).splitlines()
    assert [row.split()[0] for row in told] == ["bot", "claim"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("bench --bots moon", "bot='moon': expected one of"),
        ("bench --bots claim --build plain", "--build: cannot be given with --bots"),
    ],
)
def test_what_cannot_be_measured_is_told(line: str, told: str, capsys: Printed) -> None:
    assert main(line.split()) == 2
    assert told in capsys.readouterr().err
