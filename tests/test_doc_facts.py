"""What the documents state as facts is so: lists are complete, and what they name exists."""

import inspect
import json
import re
import tomllib
from pathlib import Path

import pytest

from kontor import cli, reference, words
from kontor.rules.hooks import HOOKS
from kontor.rules.module import Hooks, Module
from tests.pages import DOCS, FENCE, PAGES, ROOT, blocks, first_words, marked, rows, section, text_of
from tests.pages import words as quoted

PACKAGE = ROOT / "src" / "kontor"
README = (ROOT / "README.md").read_text("utf-8")
BUILT = {"src/kontor/server/static"}  # by ./kontor; a fresh clone does not have it
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def folders(path: Path) -> set[str]:
    return {entry.name for entry in path.iterdir() if entry.is_dir() and not entry.name.startswith(("_", "."))}


# Pages and files


def test_the_index_lists_every_page_once_and_the_readme_leads_to_it() -> None:
    listed = re.findall(r"^\| \[[^\]]+\]\((\w[\w-]*\.md)\)", text_of("README"), re.MULTILINE)
    assert sorted(listed) == sorted(page.name for page in DOCS.glob("*.md") if page.stem != "README")
    assert "(docs/README.md)" in README
    assert len(listed) <= 16  # enough to look through


@every_page
def test_every_page_begins_with_its_one_title(page: Path) -> None:
    text = FENCE.sub("", page.read_text("utf-8"))
    assert text.startswith("# ")
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 1


@every_page
def test_every_file_named_exists(page: Path) -> None:
    """Paths from the root of the repository, between backticks."""
    named = quoted(FENCE.sub("", page.read_text("utf-8")))
    paths = {name for name in named if re.fullmatch(r"(src|tests|tools|web|docs|examples)/[\w./*-]+", name)}
    assert [path for path in paths - BUILT if not list(ROOT.glob(path.rstrip("/")))] == []


def test_every_file_in_a_diagram_exists() -> None:
    """The tour counts from the package, the page of the server from its folder or from the package."""
    for page, folders in (("tour", (PACKAGE,)), ("server", (PACKAGE, PACKAGE / "server"))):
        diagrams = "".join(block.text for block in blocks(DOCS / f"{page}.md") if block.language == "text")
        named = set(re.findall(r"  ((?:[a-z_]+/)+(?:[\w*]+\.py)?) ", diagrams))
        assert named
        files = [name for name in named if any(list(folder.glob(name.rstrip("/"))) for folder in folders)]
        assert sorted(named) == sorted(files)


# README.md and docs/contributing.md


def test_the_readme_has_every_command_with_what_it_does() -> None:
    told = {cells[0].strip("`"): cells[1] for cells in rows(section(README, "All commands"))}
    assert list(told.items()) == list(cli.COMMANDS.items())


def test_the_refusal_in_the_readme_is_what_the_terminal_says() -> None:
    messages = (PACKAGE / "locale" / "en" / "terminal.ftl").read_text("utf-8")
    (more,) = re.findall(r"^terminal-refused-more = (.+)$", messages, re.MULTILINE)
    sentence = words.sentence("post.occupied", {"post": "hamburg-luebeck/1", "piece": "1t"})
    said = more.replace("{ $why }", sentence).replace("{ $clause }", "PLACE-02")
    assert f"✗ {said}\n" in README


def test_every_folder_of_tests_and_every_file_of_messages_says_what_it_holds() -> None:
    """docs/contributing.md leads to their first lines instead of listing them."""
    for name in folders(ROOT / "tests") - {"records"}:
        assert (ROOT / "tests" / name / "__init__.py").read_text("utf-8").startswith('"""'), name
    for file in (PACKAGE / "locale" / "en").glob("*.ftl"):
        assert file.read_text("utf-8").startswith("### "), file


def test_contributing_has_every_key_of_a_language() -> None:
    listed = json.loads((PACKAGE / "locale" / "languages.json").read_text("utf-8"))
    told = section(text_of("contributing"), "Adding a language").replace("   |", "|")  # the table belongs to a step
    assert set(first_words(told)) == {key for language in listed.values() for key in language}


def test_contributing_has_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lists = [*project["project"]["optional-dependencies"].values(), *project["dependency-groups"].values()]
    web = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    used = {re.split(r"[<>=~;\s]", name)[0] for names in lists for name in names}
    used |= {*web["dependencies"], *web["devDependencies"]}
    told = rows(section(text_of("contributing"), "Dependencies"))
    assert {name for cells in told for name in cells[1].split(", ")} == used


def test_contributing_names_every_make_target_but_those_for_players() -> None:
    targets = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert {name.removeprefix("make ") for name in quoted(text_of("contributing")) if name.startswith("make ")} == (
        targets - {"help", "play", "clean"}
    )


def test_the_flags_of_the_test_command_are_known_to_the_script_or_to_pytest() -> None:
    script = (ROOT / "kontor").read_text("utf-8")
    calls = re.findall(r"\./kontor test([^`\n#]*)", text_of("contributing"))
    flags = {word for call in calls for word in call.split() if word.startswith("-")}
    assert "--all" in flags
    assert [flag for flag in flags - {"-k", "-n"} if f'"{flag}"' not in script] == []


# docs/tour.md, docs/extending.md, docs/server.md


def test_the_tour_has_the_layers_that_are_checked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    told = [set(quoted(cells[0])) for cells in rows(marked(text_of("tour"), "layers"))]
    assert told == [set(layer.split(" | ")) for layer in reversed(layers)]


def test_the_tour_names_every_file_of_a_step_and_none_that_is_not_there() -> None:
    listed = rows(section(text_of("tour"), "Which file holds which rule"))
    told = {name for cells in listed for name in quoted(cells[2])}
    assert [name for name in told if not list((PACKAGE / "rules").glob(name.rstrip("/")))] == []
    steps = {f"steps/{file.name}" for file in (PACKAGE / "rules" / "steps").glob("[a-z]*.py")}
    assert steps - told == {"steps/common.py"}


def test_the_tour_names_the_files_of_the_central_types() -> None:
    for types, _, files in rows(section(text_of("tour"), "The central types")):
        sources = "".join((PACKAGE / "rules" / name).read_text("utf-8") for name in quoted(files))
        assert [name for name in quoted(types) if not re.search(rf"^(class )?{name}\b", sources, re.MULTILINE)] == []


def test_extending_has_every_question_that_a_module_is_asked() -> None:
    told = set(first_words(marked(text_of("extending"), "questions")))
    asked = {
        name for name, value in vars(Module).items() if inspect.isfunction(value) or isinstance(value, classmethod)
    }
    assert told == asked
    assert set(Hooks.__annotations__) <= told


def test_extending_names_files_and_functions_that_are_there() -> None:
    page = text_of("extending")
    added = "".join(file.read_text("utf-8") for file in (ROOT / "tests" / "extension").glob("*.patch"))
    for name in first_words(section(page, "Checklists")):
        if f"/{name}" in added:  # of an extension that is kept as a patch
            continue
        assert list(ROOT.glob(name.rstrip("/"))) or list(PACKAGE.glob(name.rstrip("/"))), name
    told = [name for hook, _ in rows(marked(page, "hooks")) for name in quoted(hook)]
    assert sorted(told) == sorted(hook.__name__ for hook in HOOKS)


def test_extending_has_every_file_of_the_marker_that_is_kept_as_a_patch() -> None:
    patch = (ROOT / "tests" / "extension" / "hire.patch").read_text("utf-8")
    files = {name.removeprefix("src/kontor/") for name in re.findall(r"^\+\+\+ b/(.+)$", patch, re.MULTILINE)}
    folders = ("rules/modules/hire/", "tests/clauses/")
    touched = {next(filter(name.startswith, folders), name) for name in files}
    told = {name for cells in rows(marked(text_of("extending"), "marker")) for name in quoted(cells[0])}
    generated = {"web/src/lib/wire.gen.ts", "web/src/lib/grammar.gen.ts", "server/openapi.gen.json"}
    assert told == touched | generated


def test_the_server_page_has_every_file_and_folder() -> None:
    told = {name.strip("/") for name in first_words(section(text_of("server"), "Which file does what"))}
    server = PACKAGE / "server"
    there = folders(server) - {"static"} | {file.name for file in server.glob("[a-z]*.py")}
    assert told == there


def test_the_server_page_has_the_layers_that_are_checked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][1]["layers"]
    told = quoted(marked(text_of("server"), "layers").partition(":")[2])
    assert told == [name for layer in layers for name in layer.split(" | ")]


def test_hosting_has_messages_that_are_written_in_the_code() -> None:
    sources = "".join(file.read_text("utf-8") for name in ("server", "cli") for file in (PACKAGE / name).rglob("*.py"))
    for message in first_words(section(text_of("hosting"), "It does not start")):
        said, _, by_the_system = message.partition(": ")
        parts = re.split(r"\d[\d.]*|\.\.\.|password", said)
        assert [part for part in parts if part.strip(" -") not in sources] == [], (message, by_the_system)


def test_the_server_page_has_every_folder_of_the_client() -> None:
    page = text_of("server")
    told = {name for name in first_words(section(page, "Which folder does what")) if "." not in name}
    library = ROOT / "web" / "src" / "lib"
    there = {f"web/src/lib/{name}" for name in folders(library)}
    assert told == there | {"web/src/screens", "web/plugins", "src/kontor/locale"}
    parts = {name for part in ("game", "table") for name in folders(library / part)} - {"fixtures"}
    assert sorted(parts - set(quoted(section(page, "Which folder does what")))) == []


# The words of docs/tour.md


def test_no_word_is_in_the_glossary_twice() -> None:
    tables = section(text_of("tour"), "Words").partition("### Reading the rules reference")[0]
    listed = [word for cells in rows(tables) for word in cells[0].split(", ")]
    assert sorted(word for word in set(listed) if listed.count(word) > 1) == []


def test_the_glossary_has_every_tag_of_a_clause() -> None:
    told = first_words(section(text_of("tour"), "Reading the rules reference"))
    assert set(told) == {tag for clause in reference.clauses() for tag in clause.scope}
