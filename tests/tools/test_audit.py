"""The tool that asks whether locked packages have known vulnerabilities. It never takes silence for a good answer."""

import json
from typing import Any

import pytest

from tools import audit
from tools.audit import Audit, of_client, of_python

GOOD: dict[str, Any] = {"name": "uv", "version": "0.9.0", "vulns": []}
BAD = {**GOOD, "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.9.1"]}, {"id": "PYSEC-2", "fix_versions": []}]}
SKIPPED = {"name": "h11", "skip_reason": "Dependency not found on PyPI and could not be audited: h11 (0.16.0)"}
FOUND = ("uv 0.9.0: PYSEC-1, mended in 0.9.1", "uv 0.9.0: PYSEC-2, mended in none")


@pytest.mark.parametrize(
    ("packages", "expected"),
    [
        ([GOOD], Audit(())),
        ([GOOD, SKIPPED], Audit((), "nothing could be found out about h11")),
        ([BAD, SKIPPED], Audit(FOUND, "nothing could be found out about h11")),
        ([], Audit((), "pip-audit gives no report")),
    ],
)
def test_of_python_it_is_said_what_is_not_known(packages: list[Any], expected: Audit) -> None:
    assert of_python(json.dumps({"dependencies": packages, "fixes": []})) == expected


@pytest.mark.parametrize("nothing", ["", "Traceback", "[]", "{}"])
def test_without_a_report_nothing_is_known(nothing: str) -> None:
    assert of_python(nothing).unknown
    assert of_client(nothing).unknown


def test_of_the_client_it_is_said_what_is_not_known() -> None:
    bad = {"svelte": {"range": "<5.60", "severity": "high"}}
    assert of_client(json.dumps({"vulnerabilities": bad, "metadata": {}})) == Audit(("svelte <5.60: high",))
    assert of_client(json.dumps({"vulnerabilities": {}, "metadata": {}})) == Audit(())
    refused = {"message": "405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk", "statusCode": 405}
    assert of_client(json.dumps(refused)).unknown == refused["message"]


@pytest.mark.parametrize(
    ("found", "code", "said"),
    [
        (Audit(()), 0, "a.lock: no known vulnerability\n"),
        (Audit(("uv: bad",)), 1, "a.lock: uv: bad\n"),
        (Audit(("uv: bad",), "offline"), 2, "a.lock: uv: bad\na.lock: NOT KNOWN, is there a network? offline\n"),
    ],
)
def test_it_ends_badly_unless_all_is_known_to_be_well(
    found: Audit, code: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "audits", lambda: [("a.lock", found)])
    assert audit.main() == code
    assert capsys.readouterr().out == said
