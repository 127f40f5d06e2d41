"""What only happens at a terminal: whole screens, completion, handing over, Ctrl-D."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from kontor.bots import make
from kontor.cli.language import words
from kontor.cli.output import out
from kontor.cli.prompt import Words
from kontor.cli.session import Session
from kontor.game import Game, new_game

PATIENCE = 240.0  # seconds: other programs may use the machine
LINES = ("place t hamburg-luebeck/1", "place t hamburg-stade/1", "place m hamburg-stade/1", "end")


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a person sat there, at 100 columns and 40 lines."""
    monkeypatch.setattr("kontor.cli.session.is_interactive", lambda: True)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")


@contextmanager
def keys(*lines: str) -> Iterator[PipeInput]:
    with create_pipe_input() as typed, create_app_session(input=typed, output=DummyOutput()):
        typed.send_text("".join(f"{line}\r" for line in lines))
        yield typed


def completed(text: str) -> list[str]:
    found = Words(lambda: LINES).get_completions(Document(text), CompleteEvent())
    return [completion.text for completion in found]


def test_completion_goes_word_by_word() -> None:
    assert completed("") == ["place ", "end"]
    assert completed("pl") == ["place "]
    assert completed("place ") == ["t ", "m "]
    assert completed("place t ham") == ["hamburg-luebeck/1", "hamburg-stade/1"]
    assert completed("place m ham") == ["hamburg-stade/1"]
    assert completed("place x ") == []


def test_completion_finds_the_middle_of_a_word_too() -> None:
    assert completed("place t stade") == ["hamburg-stade/1"]


def session(game: Game, **humans: int) -> Session:
    bots = {seat: make("claim", seat) for seat in range(len(game.names)) if seat not in humans.values()}
    return Session(game, bots, out())


def test_each_decision_gets_a_whole_screen(at_terminal: None, capsys: pytest.CaptureFixture[str]) -> None:
    with keys("place t hamburg-luebeck/1", "undo", "quit"):
        assert session(new_game(seed=5), me=0).run() == 0
    told = capsys.readouterr().out
    assert told.count("── The Hanseatic League") == 3
    assert told.count("► 0 Player 1") == 3
    assert "Taken back: place t hamburg-luebeck/1." in told


def test_an_empty_line_shows_the_screen_again(at_terminal: None, capsys: pytest.CaptureFixture[str]) -> None:
    with keys("", "moves income", "quit"):
        session(new_game(seed=5), me=0).run()
    assert capsys.readouterr().out.count("── The Hanseatic League") == 2


def test_the_keyboard_is_handed_over(at_terminal: None, capsys: pytest.CaptureFixture[str]) -> None:
    with keys("", "end", "", "quit"):
        session(new_game(seed=5, players=3, modules=["missions"]), ann=0, ben=1).run()
    first, second = capsys.readouterr().out.split("\x1b[3J")  # which clears what scrolled away
    assert "Your mission: Arnheim  Perleberg  Hannover" in first
    assert "Your mission: " in second
    assert "Your mission: Arnheim  Perleberg  Hannover" not in second


def test_ctrl_d_keeps_the_game(at_terminal: None, capsys: pytest.CaptureFixture[str]) -> None:
    with keys("end") as typed:
        typed.send_text("\x04")
        assert session(new_game(seed=5), me=0).run() == 0
    assert "Continue with: kontor play --resume" in capsys.readouterr().out


def test_the_line_below_comments_on_what_is_typed(at_terminal: None) -> None:
    with keys():
        comment = session(new_game(seed=5), me=0).comment
    assert comment("")[1] == comment("moves pl")[1] == comment("12")[1] == words()("terminal-hint")
    assert comment("place t hamburg-luebeck/1")[1] == "legal: Enter plays it"
    assert comment("place t")[1].startswith("expected a post of hansa-45")
    assert comment("end ")[1] == "legal: Enter plays it"
    assert comment("route hamburg-luebeck")[1] == "You hold 0 of the 3 posts of hamburg-luebeck. [ROUTE-01]"


def test_a_route_can_be_legal_and_still_go_on(at_terminal: None) -> None:
    game = new_game(seed=5)
    for action in ("place t hamburg-luebeck/1", "place t hamburg-luebeck/2", "end", *["end"] * 3):
        game.play(action)
    game.play("place t hamburg-luebeck/3")
    with keys():
        comment = session(game, me=0).comment
    assert comment("route hamburg-luebeck")[1] == "legal: Enter plays it, or add more words"


def test_everything_that_can_be_typed_is_completed(at_terminal: None) -> None:
    with keys():
        lines = session(new_game(seed=5), me=0).completions()
    assert {"end", "undo", "rules PLACE-02", "place t hamburg-luebeck/1"} <= set(lines)


@pytest.mark.parametrize(("columns", "rows"), [(100, 40), (80, 24), (60, 24)])
def test_a_real_terminal(columns: int, rows: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", "PROMPT_TOOLKIT_NO_CPR": "1"}
    child = subprocess.Popen(
        [sys.executable, "-m", "kontor", "play", "--seed", "5"],
        stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True,
    )  # fmt: skip
    os.close(slave)
    told = b""
    answers = [(rb"0 You>", b"place t hamburg-luebeck/1\r"), (rb"(?s)1 action left.*0 You>", b"\x04")]
    while chunk := _read(master):
        told += chunk
        if answers and re.search(answers[0][0], told):
            os.write(master, answers.pop(0)[1])
    os.close(master)
    assert child.wait(PATIENCE) == 0
    assert b"\x1b[1;37;44m1" in told or b"\x1b[1;37;41m0" in told  # the colours of the seats
    assert b"kontor play --resume" in told


def test_ctrl_c_ends_a_series_of_games_with_one_line() -> None:
    master, slave = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "kontor", "simulate", "--games", "100000", "--jobs", "2"],
        stdout=slave, stderr=slave, env={**os.environ, "TERM": "xterm-256color"}, start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # a job in the background has it ignored
    )  # fmt: skip
    os.close(slave)
    told = b""
    playing = True
    while chunk := _read(master):
        told += chunk
        if playing and re.search(rb"[1-9][0-9]*/100000", told):  # games come in soon, though there are so many
            os.killpg(child.pid, signal.SIGINT)  # as the terminal does it: to the workers, too
            playing = False
    os.close(master)
    assert child.wait(PATIENCE) == 130
    assert b"Traceback" not in told
    assert told.endswith(b"kontor: interrupted\r\n")


def _read(master: int) -> bytes:
    if not select.select([master], [], [], PATIENCE)[0]:
        return b""
    try:
        return os.read(master, 65536)
    except OSError:  # the child has closed its end
        return b""
