"""With --all, tests that passed are kept in a file of their source; --resume leaves them out of the next run."""

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent


def digest_of_source(root: Path) -> str | None:
    """One word for all files that git knows or would add; None without git."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    digest = hashlib.sha256()
    for name in sorted(set(listed.split(b"\0"))):
        file = root / os.fsdecode(name)
        if file.is_file():
            digest.update(name + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:32]


class Passed:
    """Keeps the ids of the tests that passed, one to a line, so that an interrupted run loses nothing."""

    def __init__(self, file: Path, resume: bool) -> None:
        self._file = file
        self._failed: set[str] = set()
        if not resume:
            file.unlink(missing_ok=True)
        self.earlier = frozenset(file.read_text("utf-8").splitlines() if file.exists() else ())

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Every worker of xdist leaves out the same tests."""
        node.workerinput["passed"] = sorted(self.earlier)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test passed if none of its three steps failed or was skipped."""
        if report.outcome != "passed":
            self._failed.add(report.nodeid)
        if report.when == "teardown" and report.nodeid not in self._failed:
            with self._file.open("a", encoding="utf-8") as output:
                output.write(f"{report.nodeid}\n")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """That nothing was left to run is no failure."""
        if self.earlier and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK


def passed_earlier(config: pytest.Config) -> frozenset[str]:
    """The tests that need not run again. In a worker of xdist, the main process says which."""
    if hasattr(config, "workerinput"):
        return frozenset(config.workerinput.get("passed", ()))
    plugin = config.pluginmanager.get_plugin("passed")
    return plugin.earlier if isinstance(plugin, Passed) else frozenset()


def remember(config: pytest.Config, variables: dict[str, str]) -> None:
    """Begins to keep what passes with these variables set; what passed with another source goes."""
    cache, source, resume = getattr(config, "cache", None), digest_of_source(ROOT), config.getoption("resume")
    if cache is None or source is None:
        if resume:
            raise pytest.UsageError("--resume needs pytest's cache, and git, which says what the source is")
        return
    folder = cache.mkdir("passed")
    for file in folder.glob("*.txt"):
        if not file.name.startswith(source):
            file.unlink(missing_ok=True)
    variant = hashlib.sha256(repr(sorted(variables.items())).encode()).hexdigest()[:8]
    config.pluginmanager.register(Passed(folder / f"{source}-{variant}.txt", resume), "passed")
