"""`python -m tools.audit` (or `make audit`)

Whether a known vulnerability is in a locked package: those of Python by pip-audit, those of the client by npm. Ends
with 1 if there is one; and with 2, because nothing is known, if the lists of vulnerabilities cannot be read.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
PIP_AUDIT: Final = (sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip", "--progress-spinner", "off")
NPM_AUDIT: Final = ("npm", "--prefix", str(ROOT / "web"), "audit", "--json")


class Audit(NamedTuple):
    """What came of one list of packages."""

    vulnerable: tuple[str, ...]  # a line for each
    unknown: str = ""  # why nothing is known of some packages


def of_python(report: str) -> Audit:
    """What pip-audit says. It takes a package of which it could find out nothing for a good one."""
    packages = _read(report).get("dependencies", ())
    found = tuple(
        f"{package['name']} {package['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'none'}"
        for package in packages
        for fault in package.get("vulns", ())
    )
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    unknown = f"nothing could be found out about {', '.join(skipped)}" if skipped else ""
    return Audit(found, unknown if packages else "pip-audit gives no report")


def of_client(report: str) -> Audit:
    """What npm says."""
    answer = _read(report)
    packages = answer.get("vulnerabilities", {})
    found = tuple(f"{name} {package['range']}: {package['severity']}" for name, package in packages.items())
    return Audit(found, "" if "metadata" in answer else str(answer.get("message", "npm gives no report")))


def _read(report: str) -> dict[str, Any]:
    try:
        answer = json.loads(report)
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}


def audits() -> Iterator[tuple[str, Audit]]:
    for lock in sorted(ROOT.glob("requirements*.lock")):
        yield lock.name, of_python(_output(*PIP_AUDIT, "--format", "json", "--requirement", str(lock)))
    yield "web/package-lock.json", of_client(_output(*NPM_AUDIT))


def _output(*command: str) -> str:
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    except OSError:  # it is not installed
        return ""


def main() -> int:
    result = 0
    for name, audit in audits():
        for line in audit.vulnerable:
            print(f"{name}: {line}")
        if audit.unknown:
            print(f"{name}: NOT KNOWN, is there a network? {audit.unknown}")
        elif not audit.vulnerable:
            print(f"{name}: no known vulnerability")
        result = max(result, 1 if audit.vulnerable else 0, 2 if audit.unknown else 0)
    return result


if __name__ == "__main__":
    raise SystemExit(main())
