"""`tools.extend check` names what is missing of optional rules, decisions and markers."""

import os
import subprocess
import sys
from pathlib import Path

from tests.extension.copies import ROOT, copy_source, environment

STANDSTILL = Path("src/kontor/rules/modules/standstill")
# File -> what is planted in it: a text and what stands there instead.
GAPS = {
    STANDSTILL / "words/pl.ftl": ("button-claim =", "button-claims ="),
    STANDSTILL / "clauses/ru.md": ("- **HOUSE-01**", "HOUSE-01"),
    STANDSTILL / "__init__.py": ('(PathPart("added", "claim"),)', "()"),
    STANDSTILL / "play.py": ('"claim.early"', '"claim.soon"'),
    Path("src/kontor/boards/facts.py"): ('    "block",\n]', '    "block",\n    "gift",\n]'),
    Path("src/kontor/boards/markers.toml"): (
        "[marker.block]",
        '[marker.gift]\nname = "Gift"\ncount = 2\noptional = true\n\n[marker.block]',
    ),
}
NAMED = [
    "marker gift: no message marker-gift in en, de, pl, ru, hu",
    "marker gift: no message marker-gift.about in en, de, pl, ru, hu",
    "marker gift: no decision uses it, and it adds no actions",
    "module standstill: decision CLAIM has no slot",
    "module standstill: no message button-claim in pl",
    "module standstill: no clause HOUSE-01 in ru",
    "module standstill: feature idle has no description",
    "module standstill: slot claim has no words",
    "module standstill: no message refusal-claim-soon in en, de, pl, ru, hu",
    "wire.gen.ts is old: run python -m tools.wire",
]


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "tools.extend", "check"]
    own = environment(folder) if folder != ROOT else {}
    return subprocess.run(words, cwd=folder, env=os.environ | own, capture_output=True, text=True, check=False)


def test_nothing_is_missing_now() -> None:
    done = check(ROOT)
    assert (done.returncode, done.stdout) == (0, "nothing is missing\n")


def test_every_gap_is_named(tmp_path: Path) -> None:
    copy = copy_source(tmp_path)
    for file, (there, planted) in GAPS.items():
        text = (copy / file).read_text("utf-8")
        assert there in text
        (copy / file).write_text(text.replace(there, planted, 1), "utf-8")
    declared = copy / STANDSTILL / "__init__.py"
    text = declared.read_text("utf-8")
    text = text.replace('"turns in a row without an effect, whether this one had one (HOUSE-01)"', '""')
    declared.write_text(text.replace('"claim a standstill"', '""'), "utf-8")
    done = check(copy)
    assert done.returncode == 1
    said = done.stdout.splitlines()
    assert [line for line in NAMED if line not in said] == []


def test_a_rule_without_its_words_is_named(tmp_path: Path) -> None:
    copy = copy_source(tmp_path)
    (copy / STANDSTILL / "words" / "hu.ftl").unlink()
    done = check(copy)
    assert done.returncode == 1
    assert "module standstill: no message module-standstill in hu" in done.stdout
