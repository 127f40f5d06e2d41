"""A real nginx in front of a server."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.server.serving import PATIENCE

NGINX: Final = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
needs_nginx: Final = pytest.mark.skipif(NGINX is None, reason="needs nginx")


@contextmanager
def nginx(site: str, folder: Path) -> Iterator[None]:
    """nginx with these `server` blocks; its files are in the folder."""
    assert NGINX is not None
    around = f"daemon off; pid {folder}/pid; error_log {folder}/error.log crit;\nevents {{}}\nhttp {{\n"
    temporary = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    around += "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in temporary)
    (folder / "all.conf").write_text(f"{around}{site}\n}}\n")
    process = subprocess.Popen([NGINX, "-c", str(folder / "all.conf"), "-p", str(folder)], stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)
