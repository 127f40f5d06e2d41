"""The game in the terminal, in another language than English."""

from io import BytesIO, TextIOWrapper
from typing import Any

import pytest

import kontor
from kontor.cli import main
from kontor.cli.desks import desks, extras, full_desks, meter
from kontor.cli.event_words import news, phrase
from kontor.cli.language import Words, words
from kontor.cli.output import ASCII
from kontor.cli.question import question
from kontor.cli.scene import open_scene, scene_of
from kontor.cli.screen import board_lines, screen
from kontor.cli.sheet import reasons, result, sheet
from kontor.words import LANGUAGES
from tests.cli.typist import BOARDS, Typist, played, run, save

GERMAN = words("de")
every_board = pytest.mark.parametrize("options", BOARDS, ids=lambda options: "-".join(map(str, options.values())))


@every_board
@pytest.mark.parametrize("level", ["claim", "random"])
def test_everything_is_told_and_asked_without_gaps(options: dict[str, Any], level: str) -> None:
    game = played(1500, level, **options)
    scene = scene_of(game, 0, say=GERMAN)
    texts = [phrase(scene, event) for event in game.events(0)]
    while game.ply > 1400 and not game.is_over:
        seen = scene_of(game, game.decider, say=GERMAN)
        texts.append(question(seen, [str(action) for action in game.legal_actions()]).plain)
        game.undo()
    assert [text for text in texts if "{" in text or "???" in text] == []


@every_board
@pytest.mark.parametrize("decisions", [0, 150])
def test_everything_fits_the_width(options: dict[str, Any], decisions: int) -> None:
    game = played(decisions, **options)
    for width in (60, 77, 78, 80, 100):
        scene = scene_of(game, 0, say=GERMAN)
        moves = [str(action) for action in game.legal_actions()]
        lines = screen(scene, news(scene, game, 0), moves, width, 40)
        for line in (*lines, *board_lines(scene, width), *full_desks(scene, width)):
            assert line.cell_len <= width, line.plain


def test_the_desk_has_the_german_words() -> None:
    game = played(120, players=3, modules=("missions", "favours"))
    scene = scene_of(game, 0, say=GERMAN)
    head = desks(scene, 100)[0].plain.split()
    assert head == ["Spieler", "PP", "Summe", "Schl", "Action", "Priv", "Liber", "Beutel", "Vorrat", "Kasse", "Marker"]
    assert meter(scene, 100)[0].plain.startswith("Spielende: Prestige ")
    shown = "\n".join(line.plain for line in extras(scene, 100))
    assert "Dein Auftrag: " in shown
    assert "Gunst: " in shown


def test_the_score_sheet_is_german() -> None:
    game = played(5000, players=3, modules=("missions",))
    scene = open_scene(game, say=GERMAN)
    rows = [line.plain.split("  ")[0] for line in sheet(scene)]
    assert {"Prestigepunkteleiste", "Kontrollierte Städte", "Summe", "Rang"} <= set(rows)
    assert any("Niederlassungen x " in line.plain for line in reasons(scene, game))
    won = next(iter(result(scene, game))).plain
    assert " Punkten." in won
    assert "gewinnt mit" in won or "teilen sich den Sieg" in won


def test_a_session_in_german(typist: Typist) -> None:
    told = typist.play(
        "place t hamburg-luebeck/1", "place t hamburg-luebeck/1", "route hamburg-luebeck", "place t nowhere", "end now",
        "?", "? signs", "moves income", "moves nonsense", "9999", "log much", "scores", "undo", "undo", "quit",
        options="--seed 5 --lang de",
    )  # fmt: skip
    for expected in (
        "0 Du, 1 Bruno (claim)",
        "0 Du: Händler eingesetzt auf hamburg-luebeck/1",
        "Du – am Zug, noch 1 Aktion.",
        "✗ hamburg-luebeck/1 ist besetzt: 0t. [PLACE-02]   (mehr mit rules PLACE-02)",
        "✗ Du hast 1 von 3 Verbindungspunkten auf hamburg-luebeck besetzt. [ROUTE-01]",
        "^^^^^^^ erwartet: ein Verbindungspunkt von hansa-45 wie arnheim-duisburg/1",
        "^^^ erwartet: nichts weiter",
        "  board           alle Städte und Handelsrouten",
        "0■ 0● sind ein Händler und",
        "Tippe eine Nummer, um diesen Zug zu spielen.",
        "Kein erlaubter Zug beginnt mit 'nonsense' oder enthält es.",
        "es gibt keinen Zug 9999: erwartet 1 bis",
        "log much: erwartet wird eine Anzahl von Einträgen oder all",
        "Als wäre die Partie jetzt zu Ende:",
        "Zurückgenommen: place t hamburg-luebeck/1.",
        "nichts zurückzunehmen: Du hast noch nichts entschieden",
        "Es wurde noch nichts gespielt.",
    ):
        assert " ".join(expected.split()) in " ".join(told.split()), expected
    assert max(map(len, told.splitlines())) <= 80


@pytest.mark.parametrize(
    ("variables", "german"),
    [
        ({"KONTOR_LANG": "de"}, True),
        ({"LANG": "de_DE.UTF-8"}, True),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "de_DE.UTF-8"}, False),
        ({"KONTOR_LANG": "de", "LC_ALL": "en_GB.UTF-8"}, True),
        ({"LANG": "xx_YY"}, False),
        ({}, False),
    ],
    ids=str,
)
def test_the_environment_tells_the_language(
    variables: dict[str, str], german: bool, typist: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("KONTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert ("Du – am Zug" in typist.play("board", options="--seed 5")) == german
    assert "You – your turn" in typist.play("board", options="--seed 5 --lang en")


def test_a_language_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--lang", "xx"]) == 2
    assert "argument --lang: invalid choice: 'xx'" in capsys.readouterr().err


def test_a_replay_in_german(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    record = save(played(40, players=3), tmp_path / "game.kontor")
    assert main(["replay", record, "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Die Hanse (3 Spieler)" in told
    assert "Entscheidung 41" in told


def test_a_terminal_without_umlauts_gets_two_letters() -> None:
    spelt = Words("de", ascii=True)
    assert spelt("terminal-green") == "gruen"
    game = played(60, players=3)
    scene = scene_of(game, 0, ASCII, say=spelt)
    assert all(line.plain.isascii() for line in screen(scene, news(scene, game, 0), ["end"], 100, 60))
    result = run("play", "--seed", "5", "--lang", "de", typed="board\n", PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, "")
    assert "am Zug, noch 2 Aktionen." in result.stdout
    assert "?" not in result.stdout.replace("Mit ? siehst", "").replace("mit ? signs", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_stay_inside_a_sentence(language: str) -> None:
    scene = scene_of(kontor.new_game(players=3), 0, say=words(language))
    line = scene.say.styled("terminal-signs-piece", pieces=scene.piece("0t"))
    assert "0■" in line.plain
    assert any(str(span.style) == "bold white on red" for span in line.spans)


# The rules


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("", "  C: Verdrängt werden: DISPLACE-10 bis 29"),
        ("PLACE-02", "PLACE-02 Ein Verbindungspunkt ist frei, wenn kein Händlerstein"),
        ("PLACE-02", "Auslegung: Die russische Big Box erwähnt nur"),
        ("PLACE", "PLACE-07 Mit leerem Vorrat kann die Aktion nicht gewählt werden."),
        ("taberna marker", "Regeln; mit rules und der Nummer siehst du eine ganz."),
    ],
)
def test_the_rules_in_german(asked: str, expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *asked.split(), "--lang", "de"]) == 0
    assert expected in capsys.readouterr().out


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("PLACE-99", "es gibt keine Regel 'PLACE-99'; meintest du PLACE-0"),
        ("ABCDEFGH-99", "es gibt keine Regel 'ABCDEFGH-99'\n"),
        ("quibus", "keine Regel enthält das alles: quibus"),
    ],
)
def test_what_the_rules_do_not_have_is_told_in_german(
    asked: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", asked, "--lang", "de"]) == 2
    assert expected in capsys.readouterr().err


def test_a_session_shows_the_rules_in_its_language(typist: Typist) -> None:
    told = typist.play("rules PLACE-07", "quit", options="--seed 5 --lang de")
    assert "PLACE-07 Mit leerem Vorrat kann die Aktion nicht gewählt werden." in told


def test_the_clause_that_ended_a_game_is_told_in_german() -> None:
    game = played(5000, players=3)
    *_, ended = result(open_scene(game, say=GERMAN), game)
    assert "Endbedingung" in ended.plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_on_a_terminal_without_umlauts(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for asked in ("", "SETUP", "MARKER", "EXAMPLE-SCORE", "DUO-BR", "EAST"):
        told = BytesIO()
        monkeypatch.setattr("sys.stdout", TextIOWrapper(told, "ascii"))
        assert main(["rules", *asked.split(), "--lang", language]) == 0
        assert told.getvalue()
        assert b"?" not in told.getvalue()
