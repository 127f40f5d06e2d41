"""The command as a whole: help, wrong input, exit codes, JSON."""

import json
from pathlib import Path

import pytest

from kontor import __version__
from kontor.cli import COMMANDS, main
from kontor.server.config.settings import Settings
from tests.cli.typist import played, run, save


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(f"  {command}" in told for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"usage: kontor {command}")
    assert f"examples:\n  kontor {command}" in told


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"kontor {__version__}\n"


WRONG = {
    "sail": "unknown command 'sail': expected one of serve, play, simulate, rate, replay, analyse, learn, puzzle",
    "serve --port many": "--port 'many': expected a whole number from 0 to 65535",
    "serve --workers 3": "--workers 3 needs PostgreSQL: only one process can serve an SQLite file",
    "serve --database mysql://x": "expected sqlite:///FILE or postgresql://USER@HOST/NAME",
    "backup --database sqlite:////nowhere/x.sqlite3 y": "backup: ",
    "play --board atlantis": "board='atlantis': expected one of hansa, britannia, east",
    "play --players 6": "players=6: expected 2 to 5",
    "play --players ٤": "play: argument --players: expected a whole number, found '٤'",
    "play --seat ١": "seat='١': expected 0 to 3, or all",
    "simulate --games ٤": "argument --games: expected a whole number of at least 1, found '٤'",
    "play --players many": "play: argument --players: expected a whole number, found 'many'",
    "play --players 2": "duo=None: 2 players need a variant",
    "play --modules dragons": "modules='dragons': expected one of missions, favours",
    "play --bots genius": "bot='genius': expected one of random, claim",
    "play --bots nowhere:Genius": "bot='nowhere:Genius': it cannot be loaded: ModuleNotFoundError: No module named",
    "simulate --bots json:dumps": "bot='json:dumps': str has no method choose(view, legal, budget)",
    "play --bots claim,claim,claim,claim": "bots: 4 named, but only 3 seats are for bots",
    "play --bots ,": "bots: expected at least one of random, claim",
    "play --seat 4": "seat='4': expected 0 to 3, or all",
    "play --seat first": "seat='first': expected 0 to 3, or all",
    "play --names Ann,Ben": "names: expected 4, found 2",
    "play --resume": "there is no last game to resume",
    "play --resume nowhere.kontor": "cannot read nowhere.kontor: No such file or directory",
    "play --resume x --players 3": "players: cannot be given with --resume, since the saved game sets it",
    "play --play 3": "play: unrecognized arguments: --play 3",
    "simulate --games 0": "argument --games: expected a whole number of at least 1, found '0'",
    "simulate --bots claim,claim,claim,claim,claim": "bots: 5 named, but only 4 seats are for bots",
    "perft --depth -1": "argument --depth: expected a whole number of at least 1, found '-1'",
    "bench --seconds 0": "argument --seconds: expected a number above 0, found '0'",
    "boards atlantis": "board='atlantis': expected one of hansa, britannia, east, ",
    "rules PLACE-99": "no clause 'PLACE-99'; did you mean PLACE-0",
    "rules zeppelin": "no clause contains all of: zeppelin",
    "replay": "replay: the following arguments are required: FILE",
    "replay nowhere.kontor": "cannot read nowhere.kontor: No such file or directory",
}


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_told_in_one_line(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("kontor: ")
    assert told.err.count("\n") == 1
    assert WRONG[line] in told.err


@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_a_damaged_record_names_the_line(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "damaged.kontor"
    text = played(20, players=3).record().splitlines()
    first = next(place for place, line in enumerate(text) if line.startswith("1 0 "))
    text[first] = "1 0 place t atlantis-luebeck/1"
    path.write_text("\n".join(text), "utf-8")
    assert main([*command.split(), str(path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"kontor: {path} is not a valid record: line {first + 1}: ")
    assert told.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"Kontor record 1\n"])
def test_what_is_no_record_is_refused(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "line",
    [
        "simulate --games 2 --players 3 --json",
        "perft --depth 1 --json",
        "boards --json",
        "boards hansa-3 --json",
        "boards --check --json",
    ],
)
def test_json_is_one_document_and_nothing_else(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 0
    told = capsys.readouterr()
    json.loads(told.out)
    assert told.err == ""


@pytest.mark.parametrize("line", ["", "--port 0 --no-browser", "serve --port 0 --no-browser"])
def test_the_command_alone_serves(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("kontor.cli.serve.serve", lambda settings, ready: served.append(settings))
    assert main(line.split()) == 0
    assert served[0].port == (0 if line else 8000)


def test_a_server_without_pages_warns_when_it_starts_and_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kontor.cli.serve.serve", lambda settings, ready: None)
    monkeypatch.setattr("kontor.server.web.built.INDEX_FILE", tmp_path / "index.html")
    assert main(["serve", "--port", "0"]) == 0
    assert capsys.readouterr().err == (
        "kontor: warning: the pages for browsers are missing, so only programs can use this server. Run ./kontor serve "
        "--help in a clone, which builds them; if you installed Kontor with pip, install it again from that clone, or "
        "from a wheel that make wheels made there.\n"
    )
    (tmp_path / "index.html").touch()
    assert main(["serve", "--port", "0"]) == 0
    assert capsys.readouterr().err == ""


def test_variables_of_other_parts_of_kontor_are_no_slips(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kontor.cli.serve.serve", lambda settings, ready: None)
    monkeypatch.setattr("kontor.cli.serve.missing_pages", list)
    for name in ("KONTOR_COMPILE", "KONTOR_LANG", "KONTOR_NET", "KONTOR_PLAIN"):
        monkeypatch.setenv(name, "1")
    assert main(["serve", "--port", "0"]) == 0
    assert capsys.readouterr().err == ""


def test_it_says_which_package_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'rich.text'", name="rich.text")

    monkeypatch.setattr("kontor.cli.import_module", missing)
    assert main(["rules"]) == 2
    assert "pip install 'kontor-game[cli]'" in capsys.readouterr().err


def test_another_missing_module_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'kontor.gone'", name="kontor.gone")

    monkeypatch.setattr("kontor.cli.import_module", missing)
    with pytest.raises(ModuleNotFoundError):
        main(["rules"])


def test_an_interrupted_command_has_the_usual_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kontor.cli.simulate.played", interrupted)
    assert main(["simulate", "--games", "1"]) == 130
    assert capsys.readouterr().err == "kontor: interrupted\n"


def test_the_real_command_tells_wrong_input_without_a_traceback(tmp_path: Path) -> None:
    result = run("play", "--players", "6")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert run("replay", save(played(5, players=3), tmp_path / "game.kontor")).returncode == 0
