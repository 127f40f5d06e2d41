"""The documents are true: their snippets run, their links lead somewhere, their clauses and forms exist."""

import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor import bots, catalog, cli, game, reference
from kontor.boards import loader
from kontor.cli.flags import Parser
from kontor.rules import pending, position
from kontor.rules.module import Module
from kontor.rules.modules.neutral.play import VARIANTS, NeutralPlayer
from kontor.rules.notation import FORMS
from tests.pages import FENCE, PAGES, ROOT, blocks, rows, section
from tests.pages import words as quoted

DOCS_MAX_PAGES = 16  # with the index
DOCS_MAX_WORDS = 35_000
PAGE_MAX_LINES = 300
SOURCES = sorted(file for file in ROOT.glob("src/**/*.py"))
NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")
LIBRARY = (ROOT / "docs" / "library.md").read_text("utf-8")

EXCERPT = re.compile(r"^<!-- excerpt: (\S+) -->\n```(?:python|toml)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?:\]\(|(?:src|srcset|href)=\")([^)\"\s]+)")
CLAUSE = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*-\d{2,3}\b")
NAMED = re.compile(r"docs/[\w-]+\.md")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def test_there_are_pages() -> None:
    assert {"README", "tour", "notation", "rulings"} <= {page.stem for page in PAGES}


# Snippets


@every_page
def test_every_snippet_runs_and_prints_what_the_page_says(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The `pycon` blocks of a page share their names; they run in the root of the repository."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(loader, "_added", {})  # a board that a page registers is gone afterwards
    names: dict[str, Any] = {}
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    said: list[str] = []
    for block in blocks(page):
        assert block.language != "python", f"{page.name}:{block.line}: mark it as pycon or as an excerpt"
        if block.language == "pycon":
            example = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line)
            runner.run(example, out=said.append, clear_globs=False)
            names = example.globs
    assert "".join(said) == ""


@every_page
def test_every_record_in_a_page_replays(page: Path) -> None:
    for block in blocks(page):
        if block.text.startswith("Kontor record"):
            assert kontor.load(block.text).record() == block.text


@every_page
def test_every_excerpt_stands_in_its_file(page: Path) -> None:
    for source, excerpt in EXCERPT.findall(page.read_text("utf-8")):
        code = (ROOT / source).read_text("utf-8")
        assert [part for part in excerpt.split("...\n") if part not in code] == []


# Links and names


def anchors(page: Path) -> set[str]:
    """The headings of a page as the web shows them."""
    headings = HEADING.findall(FENCE.sub("", page.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@every_page
def test_every_relative_link_exists(page: Path) -> None:
    missing = []
    for link in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            missing.append(link)
    assert missing == []


def test_every_page_named_in_the_code_exists() -> None:
    """In messages, comments and examples."""
    places = (
        "src/kontor/**/*.py",
        "src/kontor/locale/**/*.ftl",
        "src/kontor/rules/modules/**/*.ftl",
        "tests/**/*.py",
        "tools/**/*.py",
        "web/src/**/*.*",
        "examples/**/*",
    )
    files = [file for place in places for file in ROOT.glob(place) if file.suffix != ".pyc" and file.is_file()]
    named = {
        (name, str(file.relative_to(ROOT)))
        for file in files
        for name in NAMED.findall(file.read_text("utf-8", "replace"))
    }
    assert len(named) > 30
    assert sorted(where for where in named if not (ROOT / where[0]).exists()) == []


@pytest.mark.parametrize("file", [*PAGES, *SOURCES], ids=lambda file: str(file.relative_to(ROOT)))
def test_every_clause_named_exists(file: Path) -> None:
    known = {clause.id for clause in reference.clauses()}
    assert sorted(set(CLAUSE.findall(file.read_text("utf-8"))) - known) == []


@every_page
def test_every_make_target_named_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z]+)`", page.read_text("utf-8"))) <= targets


@every_page
def test_every_program_named_exists(page: Path) -> None:
    """What `python -m` runs: a module with a main part, or a package with __main__.py."""
    for name in re.findall(r"(?:python -m |`)((?:tools|kontor\.learn)(?:\.\w+)+)", page.read_text("utf-8")):
        path = (ROOT / "src" if name.startswith("kontor") else ROOT) / name.replace(".", "/")
        file = path / "__main__.py" if path.is_dir() else path.with_suffix(".py")
        assert file.exists(), name
        assert path.is_dir() or 'if __name__ == "__main__"' in file.read_text("utf-8"), name


@every_page
def test_no_page_is_long(page: Path) -> None:
    assert len(page.read_text("utf-8").splitlines()) <= PAGE_MAX_LINES


def test_the_documentation_is_short_enough_to_be_read() -> None:
    """A new paragraph replaces an old one, or says what no other page says."""
    pages = list((ROOT / "docs").glob("*.md"))
    assert len(pages) <= DOCS_MAX_PAGES
    assert sum(len(page.read_text("utf-8").split()) for page in pages) <= DOCS_MAX_WORDS


# docs/notation.md is complete


def test_notation_has_every_form() -> None:
    assert [form for form in FORMS.values() if f"`{form}`" not in NOTATION] == []


def test_notation_has_every_key_of_a_position() -> None:
    modules: list[type[Module] | Module] = [*catalog.MODULES.values(), *catalog.UNNAMED]
    modules.append(NeutralPlayer(VARIANTS["britannia"]))
    keys = {*game.OPTION_KEYS, *position.KEYS, *position.MARKER_KEYS, *pending.KEYS, *pending.FRAMES}
    keys.update(key for module in modules for key in (*module.position_keys, *module.pending_keys))
    assert sorted(key for key in keys if f"`{key}`" not in NOTATION) == []


GAMES: tuple[dict[str, Any], ...] = (
    {"players": 3, "modules": ("missions", "favours", "promos")},
    {"board": "britannia", "edition": "classic", "modules": ("safe-conduct",)},
    {"board": "east", "players": 2, "duo": "britannia"},
)


every_game = pytest.mark.parametrize("options", GAMES, ids=lambda options: options.get("board", "hansa"))


@every_game
def test_notation_has_every_key_of_a_view_and_every_event(options: dict[str, Any]) -> None:
    played = kontor.new_game(**options, seed=1)
    levels = [("claim", "random")[seat % 2] for seat in range(len(played.names))]
    players = [bots.make(level, seat) for seat, level in enumerate(levels)]
    for _ in range(400):
        if played.decider is not None:
            view = bots.BotView(played, played.decider)
            played.play(players[played.decider].choose(view, played.legal_actions(), bots.BUDGET))
    words = {*played.view(0), *(str(event["event"]) for event in played.events())}
    assert len(words) > 30
    assert sorted(word for word in words if f"`{word}`" not in NOTATION) == []


# docs/library.md is complete


def test_library_has_every_export_and_everything_a_game_has() -> None:
    names = {*kontor.__all__, "__version__", *(name for name in dir(kontor.Game) if not name.startswith("_"))}
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`\n]+`", LIBRARY))))
    assert sorted(names - words) == []


@every_game
def test_library_has_every_key_of_a_view(options: dict[str, Any]) -> None:
    assert sorted(key for key in kontor.new_game(**options, seed=1).view(0) if f"`{key}`" not in LIBRARY) == []


@every_game
def test_library_has_the_keys_inside_a_view(options: dict[str, Any]) -> None:
    view = kontor.new_game(**options, seed=1).view(0)
    inside = {
        "end_conditions": view["end_conditions"],
        "displaced": view["displaced"].values(),
        "markers": [view["markers"]],
        "scores": [view["scores"]],
    }
    described = {name: set(quoted(cells[1])) for cells in rows(section(LIBRARY, "A view")) for name in quoted(cells[0])}
    keys = {(name, key) for name, dicts in inside.items() for one in dicts for key in one}
    assert sorted((name, key) for name, key in keys if key not in described[name]) == []


# The command line


def commands(page: Path) -> Iterator[list[str]]:
    """Every call of kontor in a page, in words: whole lines of shell blocks, and code between backticks."""
    text = page.read_text("utf-8")
    lines = [line for block in blocks(page) if block.language == "sh" for line in block.text.splitlines()]
    lines += re.findall(r"`((?:\./)?kontor [^`]*)`", FENCE.sub("", text))
    for line in lines:
        words = line.partition(" #")[0].split()
        if words[:1] in (["./kontor"], ["kontor"]) and len(words) > 1:
            yield words[1:]


@every_page
def test_every_command_and_option_named_exists(page: Path) -> None:
    for name, *arguments in commands(page):
        if name in ("test", "dev"):  # of the start script
            continue
        assert name in cli.COMMANDS, f"{page.name}: kontor {name}"
        command = import_module(f"kontor.cli.{name}")
        parser = Parser(name, command.ABOUT, command.EXAMPLES)
        command.add_options(parser)
        flags = {flag for action in parser._actions for flag in action.option_strings}
        assert [word for word in arguments if word.startswith("-") and word not in flags] == []
