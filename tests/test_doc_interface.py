"""What the documents say of the library, of bots and of servers is so: names, options and facts."""

import inspect
import re
import tomllib
from typing import get_args

import kontor
from kontor import bots, catalog, puzzles
from kontor.bots import BotView
from kontor.rules.ids import ABILITY_IDS, MARKER_IDS
from kontor.rules.modules import TILE_IDS
from kontor.server.commands.making import IMPORT_MAX_DECISIONS
from kontor.tournament import plan
from kontor.wire import answers, requests
from kontor.wire.club import ClubGame, ClubSeat
from kontor.wire.events import GameEvent
from tests.pages import ROOT, first_words, rows, section, text_of
from tests.pages import words as quoted
from tests.words.reading import messages

PACKAGE = ROOT / "src" / "kontor"
NOT_FACTS = {"alone", "for", "perhaps", "that"}  # words between the facts of events


# docs/library.md, docs/bots.md, docs/arena.md


def test_the_library_has_every_option_of_a_new_game_with_its_default() -> None:
    told = {cells[0].strip("`"): cells[2] for cells in rows(section(text_of("library"), "Starting a game"))}
    parameters = inspect.signature(kontor.new_game).parameters
    assert list(told) == list(parameters)
    for name, parameter in parameters.items():
        if isinstance(parameter.default, str):
            assert told[name] == f"`{parameter.default}`"
        if isinstance(parameter.default, int):
            assert told[name] == str(parameter.default)


def test_the_library_has_every_module_and_board() -> None:
    told = set(quoted(section(text_of("library"), "Starting a game")))
    assert sorted(set(catalog.MODULES) - told) == []
    sides = {file.stem.partition("-")[0] for file in (PACKAGE / "boards" / "geometry").glob("*.json")}
    assert sorted(sides - told) == []


def test_the_library_has_every_fact_of_a_refusal_and_no_other() -> None:
    _, head, below = section(text_of("library"), "Refusals").partition("| fact | is |")
    told = set(first_words(head + below))
    refusals = (text for text in messages("en").values() if text.id.startswith("refusal-"))
    assert told == {fact for text in refusals for fact in text.variables}


def test_notation_has_every_ability_marker_and_favour_in_their_order() -> None:
    told = {row[0]: quoted(row[1]) for row in rows(section(text_of("notation"), "Words"))}
    assert told["ability"] == list(ABILITY_IDS)
    assert told["favour"] == list(TILE_IDS)
    named = [name for number, name in enumerate(told["marker"]) if name not in told["marker"][:number]]
    assert sorted(named) == sorted(filter(None, MARKER_IDS))


def test_notation_has_the_facts_of_every_event() -> None:
    """Two events with their facts in a row of the table; the words beside a fact are left to the reader."""
    told: dict[str, set[str]] = {}
    for row in rows(section(text_of("notation"), "Views and events")):
        for names, facts in (row[:2], row[2:]):
            told |= {name: set(re.findall(r"[a-z]+", re.sub(r"\([^)]*\)", "", facts))) for name in quoted(names)}
    events = {kind.__struct_config__.tag: set(kind.__struct_fields__) - {"ply"} for kind in get_args(GameEvent)}
    assert {name: facts - NOT_FACTS for name, facts in told.items()} == events


def test_bots_has_every_bot_and_everything_a_view_has() -> None:
    page = text_of("bots")
    assert first_words(section(page, "The bots of Kontor")) == list(bots.BOTS)
    told = {name.partition("(")[0] for name in first_words(section(page, "What a bot gets"))}
    view = BotView(kontor.new_game(players=3, seed=1), 0)
    names = {name for name in dir(view) if not name.startswith("_")}
    assert told == names


def test_the_arena_has_every_key_of_a_plan() -> None:
    page = section(text_of("arena"), "Rate")
    told = set(first_words(page))
    assert told == {*plan.GROUP_USUAL, "cap"}
    assert [key for key in plan.DEFAULTS if f"`{key}`" not in page] == []


# docs/people.md, puzzles in docs/arena.md, lessons in docs/contributing.md


def test_people_has_every_field_of_clocks_and_orders() -> None:
    clocks = set(quoted(section(text_of("people"), "Clocks")))
    examples = set(re.findall(r'"(\w+)":', section(text_of("people"), "Clocks")))
    assert set(requests.Clock.__struct_fields__) == examples
    told = {*answers.ClockInfo.__struct_fields__, *answers.SeatClock.__struct_fields__} - {"seats"}
    assert sorted(told - clocks) == []
    orders = section(text_of("people"), "Standing orders")
    assert set(first_words(orders)) == set(requests.Orders.__struct_fields__)
    assert set(requests.WhenDisplaced.__struct_fields__) <= set(quoted(orders))


def test_people_has_every_field_of_a_game_in_the_open_data() -> None:
    told = rows(section(text_of("people"), "All games as data"))
    assert {name for cells in told for name in quoted(cells[0])} == {*ClubGame.__struct_fields__, "record"}
    (seats,) = [cells[1] for cells in told if cells[0] == "`seats`"]
    assert set(quoted(seats)) == set(ClubSeat.__struct_fields__)


def test_the_arena_has_every_theme_and_fields_that_a_puzzle_has() -> None:
    told = {name: cells[1] for cells in rows(section(text_of("arena"), "Puzzles")) for name in quoted(cells[0])}
    assert quoted(told["theme"])[: len(puzzles.THEMES)] == list(puzzles.THEMES)
    puzzle = puzzles.puzzle_of("hansa-3-1")
    assert puzzle is not None
    fields = {name.partition("[")[0] for name in told}
    assert [name for name in fields if not hasattr(puzzle, name) and not hasattr(puzzle.solution, name)] == []


def test_contributing_has_every_key_of_a_lesson() -> None:
    page = section(text_of("contributing"), "Adding a lesson")
    files = [tomllib.loads(file.read_text("utf-8")) for file in (PACKAGE / "lessons").glob("*.toml")]
    assert {key for file in files for step in file["step"] for key in step} <= set(first_words(page))
    assert [key for key in {key for file in files for key in file} - {"step"} if f"`{key}`" not in page] == []


def test_the_client_knows_how_long_a_record_may_be() -> None:
    source = (ROOT / "web" / "src" / "lib" / "tables" / "tables.ts").read_text("utf-8")
    assert f"const RECORD_MAX_CHARACTERS = {requests.RECORD_MAX_CHARACTERS:_};" in source
    assert f"const IMPORT_MAX_DECISIONS = {IMPORT_MAX_DECISIONS};" in source
