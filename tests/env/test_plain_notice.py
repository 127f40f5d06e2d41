"""Where the plain rules run although nobody chose them, commands and environments say so once, and what to do."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pages import ROOT

# As where nothing was compiled, in an environment of somebody's own project.
NOT_COMPILED = "import platform, sys; platform.machine = lambda: 'abacus'; sys.prefix = '/somewhere'; "
COMMAND = NOT_COMPILED + "from kontor.cli import main; sys.exit(main(sys.argv[1:]))"
REASON = (
    "plain, because they are not compiled; to compile them, which needs a C compiler, set KONTOR_COMPILE=1 and run "
    "pip install with the path of a clone"
)
NOTICE = f"this will be slow: the rules are {REASON}"
PLAYED = [
    "simulate --players 3 --bots random --cap 5 --games 2 --json",
    "simulate --players 3 --bots random --cap 5 --games 2 --json --jobs 2",
    "rate --players 3 --bots random,claim --anchor claim --games 1 --jobs 1 --json",
]
ENVIRONMENTS = """
import warnings
from kontor.env import kontor_v0
from kontor.env.single import KontorEnv
from kontor.env.vector import Vector
made = dict(env=kontor_v0.env, raw_env=kontor_v0.raw_env, KontorEnv=KontorEnv, Vector=lambda: Vector(1))
for name in sys.argv[1:]:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        made[name]()
    print([(each.category.__name__, str(each.message)) for each in told])
"""


def python(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A process of its own, which nobody has told to take the plain rules unless `environment` does."""
    env = {name: value for name, value in os.environ.items() if name != "KONTOR_PLAIN"} | environment
    return subprocess.run([sys.executable, "-c", code, *arguments], env=env, capture_output=True, text=True, check=True)


@pytest.mark.parametrize("line", PLAYED)
def test_a_command_says_in_one_line_that_it_will_be_slow_and_what_to_do(line: str) -> None:
    told = python(COMMAND, *line.split())
    json.loads(told.stdout)
    assert told.stderr == f"kontor: {NOTICE}\n"


@pytest.mark.parametrize("line", PLAYED)
def test_a_command_says_nothing_where_somebody_chose_the_plain_rules(line: str) -> None:
    assert python(COMMAND, *line.split(), KONTOR_PLAIN="1").stderr == ""


def test_a_plan_played_without_the_terminal_says_it_too(tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text('anchor = "claim"\n[[group]]\nname = "all"\nbots = ["random", "claim"]\nplayers = 3\ngames = 1\n')
    code = NOT_COMPILED + "from kontor.tournament.__main__ import main; sys.exit(main())"
    told = python(code, str(plan), "--resume", str(tmp_path / "games.jsonl"), "--jobs", "1")
    assert told.stderr == f"kontor: {NOTICE}\n"


@pytest.mark.parametrize("first", ["env", "raw_env", "KontorEnv", "Vector"])
def test_the_first_environment_of_a_process_warns_and_no_other(first: str) -> None:
    told = python(NOT_COMPILED + ENVIRONMENTS, first, "Vector", "env", "KontorEnv").stdout.splitlines()
    assert told == [str([("RuntimeWarning", NOTICE)]), "[]", "[]", "[]"]


def test_an_environment_does_not_warn_where_somebody_chose_the_plain_rules() -> None:
    told = python(NOT_COMPILED + ENVIRONMENTS, "Vector", "env", KONTOR_PLAIN="1").stdout.splitlines()
    assert told == ["[]", "[]"]


def test_the_warning_names_the_line_that_made_the_environment() -> None:
    code = NOT_COMPILED + "from kontor.env.vector import Vector\nVector(1)"
    assert python(code).stderr.startswith("<string>:2: RuntimeWarning: this will be slow")


@pytest.mark.parametrize(
    ("prefix", "reason"),
    [
        ("/somewhere", REASON),
        (str(ROOT / ".venv"), "plain, because they are not compiled; ./kontor compiles them"),
    ],
)
def test_the_reason_says_what_to_do_in_a_clone_and_elsewhere(prefix: str, reason: str) -> None:
    code = NOT_COMPILED.replace("/somewhere", prefix) + "import kontor; "
    assert python(code + "print(kontor.compiled_reason)").stdout == f"{reason}\n"
