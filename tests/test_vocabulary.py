"""One word per thing: words that were given up (docs/tour.md) do not come back."""

import ast
import re
import subprocess
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.pages import ROOT

PYTHON = r"^(src|tests|tools|examples)/.*\.(py|c|h)$"
ENGINE = r"^(src/kontor/(rules|slots|evaluation|bots|env|boards)|tools)/.*\.py$"
RULES = r"^src/kontor/(rules|slots|evaluation)/.*\.py$"
SOURCE = r"^src/kontor/.*\.py$"
CONSTANTS = r"^((src/kontor|tools)/.*\.py|web/src/.*\.(ts|svelte))$"  # where constants follow one rule
MESSAGES = r"^src/kontor/locale/.*\.ftl$"
SERVER = r"^(src/kontor|tests)/server/.*\.py$"
BOTS = r"^(src/kontor|tests)/bots/.*\.py$"
CLIENT = r"^web/src/.*\.(ts|svelte)$"
SQL = r"^src/.*\.sql$"
DOCS = r"^(docs/.*|README|CHANGELOG)\.md$"
FILES = r"^(src|tests|tools|web|docs|examples)/"


class Retired(NamedTuple):
    """A pattern that must not match: in the text of files, or in their paths."""

    pattern: str
    where: str
    instead: str


def word(words: str) -> str:
    """A pattern for whole words; an underline ends a word, too, so that names in snake_case are found."""
    return rf"(?<![A-Za-z0-9])({words})(?![A-Za-z0-9])"


def constant(names: str) -> str:
    """A pattern for the definition of a constant, alone or in a row: `A, B = 1, 2`. A cell (`take`) is no quantity."""
    return rf"^(\s*(export )?const |(\w+, )*_?)({names})(, \w+)*(:[^=]+)? = (?!_\w\.take\()"


# Names of constants that say neither a quantity nor a unit, or no thing.
VAGUE = (
    "AGAIN|AHEAD|ALL|ALONE|APART|AT_ONCE|AWAY|BESIDE|BRIEF|CALM|CAP|DEEP|DULL|EACH|ENOUGH|FAR|FEW|FEWEST|FRESH|GONE|GRACE"
    "|HOPE|KEPT|LATE|LEAST|LIMIT|LISTED|LONG|LONGEST|LOOK|LOOKS|MOMENT|MORE|MOST|NEAR|OFTEN|ONCE|PATIENCE|PAUSE|QUIET|REST"
    "|RESTS|RETRY|ROOM|SHORT|SHORTEST|SHOWN|SLOWED|SOON|SPREAD|STAYS|SURE|TELL|THERE|TOLD|TRIES|USUAL|WAIT|WHOLE|WIDEST"
)

# Words that had another word for the same thing, with the better one.
RENAMED = [
    ("tempers", rf"{PYTHON}|{CLIENT}|^(docs/.*|README)\.md$", "styles: how bots play"),  # the changelog names both
    ("Deeds?|deeds?", r"^tools/", "RequestSeries, Requests"),
    (
        "by_looks|LOOKS_DIVISOR|off_at_half_time|Seating|_Guests",
        r"^(src|tests)/.*\.py$",
        "evaluations, midgame_error, SeatAssignment",
    ),
    ("thinker", PYTHON, "bot"),
    ("Twigs?|twigs?|twigAt", CLIENT, "TreeNode, node"),
    ("Doors|doors|Going|doing", r"^web/src/lib/table/.*\.(ts|svelte)$", "TableActions, commandHandlers, CitySearch"),
    ("mayGoOn|isInvited", CLIENT, "canContinue, checkInvitation"),
    ("Watched|Slices|Named", r"^src/kontor/server/.*\.py$", "LoadedTable, TimeSlicer, NameRecord"),
    ("usual_at|AMONG_PEOPLE|SIGNS_OF_LIFE|LEAST_ON_RETURN|LONGEST_WARNING", SERVER, "typical_for, ACTIVITY_ENTRIES"),
    ("refuse_unmeant|one_by_one", r"^src/kontor/server/.*\.py$", "require_confirmation, lock_person"),
    ("BURY|_GOOD|_TIED", SERVER, "DELETE_DEAD_PROCESSES, _VALID_PASS"),
    (
        "rests",
        r"^(src/kontor/server/club|web/src/lib/club)/.*\.(py|ts|svelte)$",
        "byes: rounds in which a player sits out",
    ),
    ("told", r"^(src/kontor/(?!server/api/channels)|tools/).*\.py$", "notified; shown; or say what happens"),
    (
        "[Ww]hoever",
        r"^(tools/(?!compile)|src/kontor/(bots|cli|env|learn|nets|tournament)/).*\.py$",
        "who does it: the player, the caller",
    ),
]

IN_TEXT = [
    Retired(r"\bTables\b(?=[,)\]:=])", ENGINE, "Lookup: a table is a game with its people"),
    Retired(r"\b(KIND_LETTERS|SHAPE_KIND)\b", PYTHON, "SHAPE_LETTERS: a piece has a shape, a decision has a kind"),
    Retired(r"\bAsks\b[.,]", PYTHON, "FrameKind"),
    Retired(r"\b(Told|TOLD|MAX_TOLD|TELLING|NEWS)\b", RULES, "EventCode, EVENT_SIZE, MAX_EVENTS, NOTING, N_EVENTS"),
    Retired(r"\btell\(", RULES, "note"),
    Retired(r"\bstanding\(|import .*\bstanding\b", PYTHON, "rank, rank_key; results of a bot"),
    Retired(
        r"\b(kontor\.build|from kontor import build)\b", f"{PYTHON}|{DOCS}", "kontor.backends, kontor.compiled_reason"
    ),
    Retired(
        r"^class Table\b", r"^src/kontor/(?!server/tables/).*\.py$", "a table is a game with its people, on the server"
    ),
    Retired(r"^class View\b|\bbots\.View\b|import (.*, )?View\b", PYTHON, "BotView, SeatView, TableView"),
    Retired(r"\bkontor\.rules\.core\b|from kontor\.rules import (.*, )?core\b", f"{PYTHON}|{DOCS}", "kontor.backends"),
    Retired(r"\bdef options\(t\b|\.options\(t, s\b", RULES, "legal: options are what was agreed for a game"),
    Retired(r"\bMARKER_KINDS\b", PYTHON, "N_MARKERS"),
    Retired(r"(?<!ACTIONS_)\bLEFT\b", RULES, "ACTIONS_LEFT"),
    Retired(word("hurr(y|ies|ied)"), f"{PYTHON}|{CLIENT}|{DOCS}", "instant at a table, endgame weights of a bot"),
    Retired(word("sights?"), f"{PYTHON}|{DOCS}", "observation"),
    Retired(word(r"playouts?|kontor\.numbers"), f"{PYTHON}|{DOCS}", "random_play; kontor.slots and kontor.evaluation"),
    Retired(
        word("Mind|PlainMind|[Jj]udg(e|es|ed|ements?)|[Aa]pprais(e|al)s?"),
        f"{PYTHON}|{DOCS}",
        "Evaluator, evaluation",
    ),
    Retired(word("hasten(ed)?"), r"^src/kontor/.*\.py$", "endgame weights"),
    Retired(word("[Rr]eferee|ladder"), f"{PYTHON}|{DOCS}", "FallbackBot, fallbacks"),
    Retired(word("farewell"), FILES, "shutdown"),
    Retired(word("consent"), f"{SERVER}|{DOCS}", "approvals"),
    Retired(word("[Gg]uard(ed|s)?"), f"{SERVER}|{DOCS}", "gateway"),
    Retired(r"\b(again_and_again|Rests)\(", SERVER, "Periodic, Backoff"),
    Retired(
        r"\brefuse\(\d|\bRefused\(\d",
        SERVER,
        "kinds of refusals in tables/problems.py; api/statuses.py has their statuses",
    ),
    Retired(r"\bthis_run_of_the_machine\b", SERVER, "boot_id"),
    Retired(r"\b(class|interface|type) Table\b", CLIENT, "a table is a game with its people, on the server"),
    Retired(word("[Tt]emper|TEMPERS?"), f"{PYTHON}|{CLIENT}|{DOCS}|{MESSAGES}", "style: how a bot plays"),
    Retired(r"\bkontor\.bots\.(styles|tempers)\b", f"{PYTHON}|{DOCS}", "kontor.bots.weights, playing_styles"),
    Retired(word("[Mm]anners?"), f"{PYTHON}|{DOCS}", "RulePolicy, policies"),
    Retired(word("side_by_side|in_one_line"), r"^(src|tools)/.*\.py$", "in_parallel; one_line_errors, error_line"),
    Retired(word("untold"), f"{PYTHON}|{CLIENT}|{SQL}|{DOCS}", "notify_since"),
    Retired(r"\b(class|import|def) (\w+, )*Ways?\b", SERVER, "Channel"),
    Retired(r"\b(store|api|notices)[./]ways\b", f"{PYTHON}|{CLIENT}|{DOCS}", "channels"),
    Retired(constant(VAGUE), CONSTANTS, "what is counted, and in which unit: MAX_SENDING, SEARCH_INTERVAL_S"),
    Retired(
        constant(r"(FEWEST|LARGEST|LEAST|LONGEST|MOST|SHORTEST|SMALLEST|WIDEST)_\w+"),
        CONSTANTS,
        "MIN_ and MAX_, or the thing first: SLICE_MAX_S",
    ),
    *(Retired(word(old), where, new) for old, where, new in RENAMED),
    Retired(r"\b_failed: dict\[str, float\]", SERVER, "Backoff"),
    Retired(r"^import ray\b|^from ray\b", r"^src/kontor/(?!cluster\.py).*\.py$", "kontor.cluster"),
    Retired(word("anew"), f"{PYTHON}|{CLIENT}", "again, or leave it out"),
    Retired(
        r"\b(anew|shall|so many|(is|are) told|tells how|by whom|one's own)\b",
        f"{DOCS}|{CONSTANTS}",
        "plain English, not translated German",
    ),
]
ENDINGS = (".py", ".c", ".h", ".sql", ".ts", ".svelte", ".md", ".ftl")
IN_PATHS = [
    Retired(r"src/kontor/numbers/", FILES, "kontor.slots, kontor.evaluation"),
    Retired(
        r"rules/(tables|core|options)\.py", FILES, "rules/lookup.py, rules/backend.py, OptionError in rules/refusal.py"
    ),
    Retired(r"src/kontor/build\.py", FILES, "kontor.backends"),
    Retired(r"cli/(table|options|tell|many|thinking|ask|show)\.py", FILES, "names that say what is there"),
    Retired(r"bots/(mind|referee)\.py", FILES, "rules/backend.py: Evaluator, bots/fallback.py"),
    Retired(r"server/(guard|farewell|consent|begin)\b", FILES, "gateway, shutdown, approvals, rules_versions"),
    Retired(
        r"learn/(looks|kept|mix|points|numbers|one_line|side_by_side|start|reading|tempers)\.py",
        FILES,
        "names that say it",
    ),
    Retired(r"bots/(styles|tempers)\.py|screens/TemperChoice", FILES, "weights, playing_styles, StyleChoice"),
    Retired(r"tournament/cluster\.py", FILES, "kontor/cluster.py"),
    Retired(r"(store|api)/ways\.py", FILES, "channels"),
    Retired(r"commands/room\.py", FILES, "commands/playing.py"),
    Retired(r"tools/load/deeds\.py", FILES, "tools/load/requests.py"),
    Retired(
        r"lib/(clock/choices|club/choices|ui/part|table/parts|table/asked|board/reach|board/fixture|replay/going)\.(test\.)?ts",
        FILES,
        "clocks, filters, lazyPart, lazyParts, readouts, nearest, game/fixtures/boardSide, canContinue",
    ),
    Retired(r"server/club/sweeping\.py|server/bots/(rests|pauses|thinker)\.py", FILES, "background, waiting, headless"),
    Retired(
        r"server/tables/(wondering|usual|spoken|slices|talk)\.py",
        FILES,
        "study, replays, keys, cooperative",
    ),
    Retired(
        r"server/api/(known|moving|opening|naming)\.py|server/web/wish\.py",
        FILES,
        "deps, seat_claim, name_policy, context",
    ),
]
# This list itself, and what is generated.
KEPT = {"tests/test_vocabulary.py", "docs/ratings.json", "docs/ratings.md", "docs/ratings/boards.md"}


def files() -> Iterator[str]:
    """Everything that is kept in the repository, and new files that are not ignored."""
    git = ["git", "-c", "safe.directory=*"]  # the clone may belong to somebody else
    listing = [*git, "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return (name for name in listed if name and name not in KEPT and (ROOT / name).is_file())


@pytest.fixture(scope="module")
def names() -> list[str]:
    return list(files())


@pytest.mark.parametrize("retired", IN_TEXT, ids=lambda retired: retired.instead)
def test_a_retired_word_is_in_no_file(names: list[str], retired: Retired) -> None:
    found = []
    for name in names:
        if re.search(retired.where, name) and name.endswith(ENDINGS):
            for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1):
                if re.search(retired.pattern, line):
                    found.append(f"{name}:{number}: {line.strip()}")
    assert found == [], f"say instead: {retired.instead}"


@pytest.mark.parametrize("retired", IN_PATHS, ids=lambda retired: retired.instead)
def test_a_retired_name_is_no_path(names: list[str], retired: Retired) -> None:
    assert [name for name in names if re.search(retired.pattern, name)] == [], f"say instead: {retired.instead}"


def test_each_pattern_would_be_found_where_it_is_looked_for(names: list[str]) -> None:
    """A list of places that matches no file would never fail."""
    for retired in (*IN_TEXT, *IN_PATHS):
        assert any(re.search(retired.where, name) for name in names), retired


# Some are meant: each command has its EXAMPLES, each optional rule its ENTRIES. The others should say more.
MAX_SHARED_NAMES = 33


def test_few_constants_have_the_name_of_another_one() -> None:
    """The same name with another meaning makes a reader look up each of them."""
    modules: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src" / "kontor").rglob("*.py")):
        for name in constants(path.read_text("utf-8")):
            modules.setdefault(name, []).append(str(path.relative_to(ROOT / "src" / "kontor")))
    shared = {name: where for name, where in modules.items() if len(where) > 1}
    assert len(shared) < MAX_SHARED_NAMES, shared


def constants(source: str) -> set[str]:
    """The constants that a module defines, in capitals."""
    found = set()
    for node in ast.parse(source).body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            found |= {each.id for each in names if isinstance(each, ast.Name) and each.id.isupper()}
    return found


def test_constants_are_found_in_every_form() -> None:
    assert constants("A = 1\nB: int = 2\nC, D = 3, 4\nE = F = 5\nlower = 6\ndef f():\n    G = 7\n") == set("ABCDEF")
