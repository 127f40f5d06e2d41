"""A real Caddy in front of a server, with the shipped Caddyfile."""

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.server.fleet import free_port
from tests.server.nginx import EXAMPLES, listens
from tests.server.playing import eventually
from tests.server.serving import PATIENCE

CADDY: Final = shutil.which("caddy") or shutil.which("caddy", path=sysconfig.get_path("scripts"))
HOW_TO_INSTALL: Final = "there is no Caddy: apt install caddy, dnf install caddy or brew install caddy"
needs_caddy: Final = pytest.mark.skipif(CADDY is None, reason=HOW_TO_INSTALL)


@contextmanager
def shipped_caddy(server: str, folder: Path, **other: str) -> Iterator[str]:
    """Caddy with the shipped configuration in front of the server at `host:port`, without TLS; gives its own
    `host:port`. Timeouts may be given another value."""
    if CADDY is None:
        raise RuntimeError(HOW_TO_INSTALL)
    port = free_port()
    changes = {
        "\n{\n": "\n{\n    admin off\n    auto_https off\n    persist_config off\n    default_bind 127.0.0.1\n",
        "games.example.org {": f"http://:{port} {{",
        "127.0.0.1:8000": server,
    } | {f"{name} 10s": f"{name} {value}" for name, value in other.items()}
    site = (EXAMPLES / "Caddyfile").read_text()
    for old, new in changes.items():
        assert old in site
        site = site.replace(old, new)
    (folder / "Caddyfile").write_text(site)
    home = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    process = subprocess.Popen(
        [CADDY, "run", "--config", str(folder / "Caddyfile")], env=os.environ | home, stderr=subprocess.DEVNULL
    )
    try:
        eventually(lambda: listens(port))
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)
