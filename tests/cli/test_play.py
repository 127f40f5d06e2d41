"""A game at the terminal, typed line by line."""

import re
from pathlib import Path

import pytest

import kontor
from kontor.cli import main
from kontor.cli.commands import SESSION_COMMANDS
from kontor.cli.prompt import PipeReader
from kontor.cli.seating import level_of
from tests.cli.typist import Typist, played, run, save

ONE_TURN = ("place t hamburg-luebeck/1", "place t hamburg-luebeck/2", "end")


def test_a_turn_and_the_answers_of_the_bots(typist: Typist) -> None:
    told = typist.play(*ONE_TURN)
    assert "0 You: placed a trader on hamburg-luebeck/1" in told
    assert "You – no actions left: end the turn." in told
    assert re.search(r"^1 Bruno: placed", told, re.MULTILINE)
    assert re.search(r"^3 Dietrich: placed", told, re.MULTILINE)
    assert told.count("You – your turn, 2 actions left.") == 2


def test_a_refusal_shows_the_sentence_and_its_clause(typist: Typist) -> None:
    told = typist.play("place t hamburg-luebeck/1", "place t hamburg-luebeck/1")
    assert "✗ hamburg-luebeck/1 is occupied by 0t. [PLACE-02]   (see rules PLACE-02)" in told


@pytest.mark.parametrize(
    ("typed", "pointer"),
    [
        ("place x hamburg-luebeck/1", "        ^ expected a piece (t, m)"),
        ("place t hamburg-luebeck", "          ^^^^^^^^^^^^^^^ expected a post of hansa-45 such as hamburg-luebeck/1"),
        ("end now", "      ^^^ expected nothing more"),
        ("route", "        ^ expected a route of hansa-45"),
        ("gibberish", "  ^^^^^^^^^ expected one of income, place"),
    ],
)
def test_unreadable_notation_is_pointed_at(typist: Typist, typed: str, pointer: str) -> None:
    lines = typist.play(typed).splitlines()
    place = lines.index(f"  {typed}")
    assert lines[place + 1].startswith(pointer)


def test_capitals_and_blanks_do_not_matter(typist: Typist) -> None:
    assert "placed a trader on hamburg-luebeck/1" in typist.play("Place  T   Hamburg-Luebeck/1")


def test_a_number_plays_the_move_of_the_list(typist: Typist) -> None:
    told = typist.play("moves income", "1", "0", "9999")
    assert "   1 income 3t" in told
    assert "0 You: took 3t as income" in told
    assert "there is no move 0: expected 1 to" in told
    assert "there is no move 9999: expected 1 to" in told


@pytest.mark.parametrize("line", ["١", "²", "1_0", "9" * 150])
def test_other_digits_and_endless_numbers_are_no_numbers_of_moves(typist: Typist, line: str) -> None:
    assert "expected one of income, place" in " ".join(typist.play(line).split())


def test_moves_are_grouped_and_can_be_narrowed(typist: Typist) -> None:
    told = typist.play("moves", "moves place m goslar", "moves hildesheim 2", "moves nonsense")
    assert "place (214)" in told
    assert "(all: moves place)" in told
    assert "place m goslar-magdeburg/2" in told
    assert "place t hildesheim-paderborn/2" in told
    assert "No legal move begins with or contains 'nonsense'." in told


def test_undo_takes_back_the_bots_answers_too(typist: Typist) -> None:
    told = typist.play(*ONE_TURN, "undo", "undo", "undo", "undo")
    assert re.search(r"Taken back: end and \d+ more decisions\.", told)
    assert "Taken back: place t hamburg-luebeck/2." in told
    assert "Taken back: place t hamburg-luebeck/1." in told
    assert "nothing to undo: you have not decided anything yet" in told


def test_every_command_answers(typist: Typist) -> None:
    told = typist.play(
        *ONE_TURN, "?", "board", "desks", "log", "log 1", "log all", "log much", "scores", "rules", "rules PLACE-02",
        "rules PLACE-99", options="--seed 5 --modules missions,favours --players 5",
    )  # fmt: skip
    for expected in (
        "  undo            back to your last decision",
        "Quedlinburg o○p○",
        "actions [2] 3 3 4 4 5",
        "earlier entries (log all)",
        "log much: expected a number of entries, or all",
        "As if the game ended now:",
        "Mission: secret until the end",
        "  What is on the board: SETUP-12",
        "PLACE-02 A post is free when",
        "no clause 'PLACE-99'",
        "Your mission: ",
        "Favours: ",
    ):
        assert expected in told, expected


def test_help_names_every_command(typist: Typist) -> None:
    told = typist.play("help", "? signs")
    assert all(command.form in told for command in SESSION_COMMANDS.values())
    assert "0■ 0● are a trader and a" in told
    assert max(map(len, told.splitlines())) <= 80


def test_saving_and_resuming_in_the_session(typist: Typist, tmp_path: Path) -> None:
    path = tmp_path / "a game.kontor"
    told = typist.play("place t hamburg-luebeck/1", f"save {path}", *ONE_TURN[1:], f"resume {path}", "log")
    assert f"Saved to {path}\nContinue with: kontor play --resume '{path}'\n" in told
    assert "Resumed after 1 decisions." in told
    assert kontor.load(path.read_text("utf-8")).actions() == ["place t hamburg-luebeck/1"]
    resumed = told.partition("0 You> log")[2]
    assert "0 You: placed a trader on hamburg-luebeck/1\n" in resumed


def test_saving_where_nothing_can_be_saved(typist: Typist, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = typist.play("place t hamburg-luebeck/1", f"save {tmp_path / 'file' / 'game'}", "end")
    assert "cannot save to" in told
    assert told.count("your turn, 2 actions left") == 2


def test_leaving_keeps_the_game_and_says_how_to_go_on(typist: Typist, own_home: Path) -> None:
    told = typist.play(*ONE_TURN, "quit", "place t hamburg-luebeck/3")
    assert "Continue with: kontor play --resume" in told
    assert "hamburg-luebeck/3" not in told
    kept = kontor.load((own_home / "last.kontor").read_text("utf-8"))
    assert kept.actions()[:3] == list(ONE_TURN)
    again = typist.play("log", "undo", options="--resume")
    assert "0 You: placed a trader on hamburg-luebeck/1" in again
    assert "Taken back: end and" in again


def test_leaving_before_the_first_decision_keeps_nothing(typist: Typist, own_home: Path) -> None:
    assert "Nothing has been played yet." in typist.play("quit")
    assert not own_home.exists()


def test_leaving_where_nothing_can_be_kept_is_told(
    typist: Typist, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_home.touch()
    assert "cannot save to" in typist.play("end")


def test_ctrl_c_leaves_cleanly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(reader: PipeReader, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(PipeReader, "ask", interrupted)
    assert main(["play"]) == 0
    assert "Nothing has been played yet." in capsys.readouterr().out


def test_a_save_file_is_kept_after_every_decision(typist: Typist, tmp_path: Path) -> None:
    path = tmp_path / "games" / "game.kontor"
    typist.play("place t hamburg-luebeck/1", "place t hamburg-luebeck/2", options=f"--save {path}")
    assert kontor.load(path.read_text("utf-8")).ply == 2
    typist.play("end", options=f"--resume {path} --save {path}")
    assert kontor.load(path.read_text("utf-8")).ply > 3


def test_a_game_played_to_its_end(typist: Typist, own_home: Path) -> None:
    told = typist.play(*["1"] * 600, options="--seed 2 --players 3 --modules missions")
    assert re.search(r"(wins|share the victory) with \d+ points\.", told)
    assert "Ended by END-0" in told
    assert "Watch it again with: kontor replay" in told
    assert kontor.load((own_home / "last.kontor").read_text("utf-8")).is_over
    assert "Ended by END-0" in typist.play(options="--resume")


def test_who_sits_where(typist: Typist) -> None:
    assert "0 Anna (random), 1 You, 2 Clara (random)" in typist.play(options="--players 3 --seat 1 --bots random")
    told = typist.play(options="--seat 0,2 --bots random,claim --names Ann,Ben,Cy,Di")
    assert "0 Ann, 1 Ben (random), 2 Cy, 3 Di (claim)" in told
    told = typist.play("end", options="--seat all --players 3")
    assert "0 Player 1, 1 Player 2, 2 Player 3" in told
    assert "1 Player 2 – your turn" in told


def test_a_resumed_game_knows_its_bots_or_is_told(typist: Typist, tmp_path: Path) -> None:
    path = save(played(6, players=3, names=["Ann", "Ben (claim)", "Cy (random)"]), tmp_path / "game.kontor")
    assert "0 Ann> " in typist.play("board", options=f"--resume {path}")
    assert "1 Ben> " in typist.play("end", "board", options=f"--resume {path} --seat 0,1 --bots random")


def test_the_style_of_a_bot_is_in_its_name_and_known_when_the_game_is_resumed(typist: Typist, tmp_path: Path) -> None:
    path = tmp_path / "game.kontor"
    options = f"--players 3 --bots expert:builder,hard:racer --save {path}"
    assert "0 You, 1 Bruno (expert:builder), 2 Clara (hard:racer)" in typist.play("end", options=options)
    told = typist.play("end", options=f"--resume {path}")
    assert re.search(r"^1 Bruno: ", told, re.MULTILINE)
    assert re.search(r"^2 Clara: ", told, re.MULTILINE)
    assert set(map(level_of, kontor.load(path.read_text("utf-8")).names)) == {None, "expert:builder", "hard:racer"}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "expert:bulider",
            "bot='expert:bulider': there is no style 'bulider': expected one of builder, blocker, racer",
        ),
        ("easy:builder", "bot='easy:builder': only hard, expert, master have a style"),
    ],
)
def test_a_style_that_a_bot_does_not_have_is_refused(name: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--bots", name]) == 2
    assert told in capsys.readouterr().err


def test_people_at_one_keyboard_see_only_their_own_mission(typist: Typist) -> None:
    told = typist.play("desks", "end", "desks", "scores", options="--seed 5 --seat all --players 3 --modules missions")
    ann, ben = told.split("--- 1 Player 2 decides now ---")
    missions = kontor.new_game(players=3, seed=5, modules=["missions"]).position()["missions"]
    own = [next(line for line in part.splitlines() if line.startswith("Your mission: ")) for part in (ann, ben)]
    for line, cities in zip(own, missions, strict=False):
        names = [kontor.new_game(players=3).board.facts.city(city).name for city in cities]
        assert line == f"Your mission: {'  '.join(names)}"
    assert own[0] != own[1]
    assert own[0] not in ben
    assert "Mission of" not in told
    assert ben.count("Mission: secret until the end") == 2


def test_the_real_command_plays_saves_and_resumes(tmp_path: Path) -> None:
    path = str(tmp_path / "game.kontor")
    typed = "\n".join(["place t hamburg-luebeck/1", "place t hamburg-luebeck/1", "undo", *ONE_TURN, f"save {path}"])
    first = run("play", "--seed", "5", typed=typed)
    assert (first.returncode, first.stderr) == (0, "")
    assert "[PLACE-02]" in first.stdout
    assert "Taken back: place t hamburg-luebeck/1." in first.stdout
    second = run("play", "--resume", path, typed="place t hamburg-luebeck/3\nquit\n")
    assert (second.returncode, second.stderr) == (0, "")
    assert "0 You: placed a trader on hamburg-luebeck/3" in second.stdout


def test_output_without_umlauts_has_letters_for_shapes(tmp_path: Path) -> None:
    result = run("play", "--seed", "5", typed="board\n", PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.isascii()
    assert "Luebeck     wt+ pt purse" in result.stdout
