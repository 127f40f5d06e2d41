"""The browser that the tests run in: the Chromium of this machine."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# The shell first: the same engine without windows, which needs a quarter less processor.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",  # Chromium refuses to start for root otherwise
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
    "--process-per-site",
    "--num-raster-threads=1",  # nobody waits for the picture
)
PACKAGES = ("chromium-headless-shell", "chromium")  # of Debian, and of Ubuntu
ADVICE = "browser tests need Chromium: apt install chromium (Debian, Ubuntu), or its path in KONTOR_CHROMIUM"


def program() -> str | None:
    """Chromium on this machine; on Debian and Ubuntu it is installed for root. None where there is none."""
    with one_at_a_time():
        return _found() or _installed()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Tests run side by side; while one installs, the others wait instead of finding half a browser."""
    if os.name == "nt":
        yield
        return
    import fcntl

    with Path(tempfile.gettempdir(), "kontor-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _found() -> str | None:
    if chosen := os.environ.get("KONTOR_CHROMIUM"):
        return shutil.which(chosen)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _installed() -> str | None:
    if os.environ.get("KONTOR_CHROMIUM") or not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    print("installing Chromium for the browser tests", file=sys.stderr, flush=True)
    _apt("update")
    any(_apt("install", "-y", "--no-install-recommends", package) for package in PACKAGES)  # the first one there is
    return _found()


def _apt(*words: str) -> bool:
    """Whether apt-get did it."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = subprocess.DEVNULL
    return subprocess.run(("apt-get", *words), env=environment, stdout=quiet, stderr=quiet, check=False).returncode == 0
