"""What the documents say of the library, of bots and of servers is so: names, options, facts and numbers."""

import inspect
import re
from typing import get_args

import pytest

import kontor
from kontor import bots, catalog, game, puzzles, strength
from kontor.bots import BotView, appraiser, net_search, registry, review, rule_bot, tempers
from kontor.learn import settings
from kontor.lessons import lesson
from kontor.rules.ids import ABILITY_IDS, FAVOUR_IDS, MARKER_IDS
from kontor.server import run
from kontor.server.api import ban_watch, competitions, devices, name_policy, records
from kontor.server.bots import audience, driver, queue
from kontor.server.club import competing, competition, filing, profiles
from kontor.server.commands import importing, log_limit
from kontor.server.config.settings import Settings
from kontor.server.gateway import bodies, capacity, limits, middleware, password
from kontor.server.notices import notices
from kontor.server.store import channels, club, jobs
from kontor.server.tables import cache, chat, holders, keys, lists
from kontor.server.wire import competitions as wire
from kontor.server.wire import correspondence, requests
from kontor.server.wire.club import ClubGame, ClubSeat
from kontor.server.wire.events import GameEvent
from kontor.tournament import plan
from tests.pages import ROOT, first_words, rows, section, text_of
from tests.pages import words as quoted
from tests.play import configurations
from tests.words.reading import messages
from tools import selfplay
from tools.puzzles import contest, find, search

PACKAGE = ROOT / "src" / "kontor"
NOT_FACTS = {"alone", "for", "perhaps", "that"}  # words between the facts of events


def spelled(number: int) -> str:
    return ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"][number]


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
    assert told["favour"] == list(FAVOUR_IDS)
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
    assert [key for key in plan.USUAL if f"`{key}`" not in page] == []


# docs/people.md, puzzles in docs/arena.md, lessons in docs/contributing.md


def test_people_has_every_field_of_clocks_and_orders() -> None:
    clocks = set(quoted(section(text_of("people"), "Clocks")))
    examples = set(re.findall(r'"(\w+)":', section(text_of("people"), "Clocks")))
    assert set(requests.Clock.__struct_fields__) == examples
    told = {*correspondence.ClockInfo.__struct_fields__, *correspondence.SeatClock.__struct_fields__} - {"seats"}
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
    assert set(first_words(page)) == lesson._STEP_KEYS
    assert [key for key in lesson._KEYS - {"step"} if f"`{key}`" not in page] == []


# Numbers in sentences

ATTEMPTS = [f"{pause / 60:g}" for pause in notices.RETRY_DELAYS_S]
TRAINING = settings.Settings()
ROUNDS = get_args(wire.Rounds)[1]
NUMBERS = [
    ("api", f"the last {chat.CHAT_KEPT} lines", "chat"),
    ("api", f"held by {holders.KEYS_PER_SEAT} browsers at most", "keys"),
    ("api", f"`absence` in seconds ({requests.NewGame(seats=[]).absence} unless you say otherwise", "absence"),
    ("api", f"the table has {log_limit.LIMIT:,} entries", "full log"),
    ("api", f"A record may have at most {importing.IMPORT_MAX_DECISIONS:,} decisions", "imports"),
    ("api", f"every {records.CREATE_DECISIONS} count as a new table", "imports"),
    ("api", f"within {bodies.BODY_PATIENCE:g} seconds, have at most {bodies.BODY_LIMIT // 1024} KiB", "body"),
    ("arena", f"more than {100 * review.DROP:g} percentage points", "turning point"),
    ("arena", f"{appraiser.REAL} % of tempo and plans", "expected points"),
    ("arena", f"In the last {find.LATE} choices of a game", "puzzles"),
    ("arena", f"in {contest.DEEP} tries. The position is a puzzle if every other", "puzzles"),
    ("arena", f"less often by at least {100 * contest.MARGIN:g} percentage points", "puzzles"),
    ("arena", f"at a temperature of {selfplay.TEMPERATURE}", "puzzles"),
    ("arena", f"has {spelled(search.ENOUGH)} puzzles of a theme", "puzzles"),
    ("arena", f"{strength.PER_TENFOLD} points are ten times the strength", "rating"),
    (
        "bots",
        f"after {rule_bot.LEAST_PATIENCE} decisions ({5 * rule_bot.PATIENCE} with five players)",
        "endgame weights",
    ),
    ("contributing", f"{len(configurations.ALL)} in all", "configurations"),
    ("contributing", f"a covering set of {len(configurations.PAIRS_COVERED)} in which", "configurations"),
    ("hosting", f"each {records.CREATE_DECISIONS} decisions count as a table", "imports"),
    ("hosting", f"requests in progress get {spelled(run.GRACE)} seconds", "stopping"),
    ("hosting", f"a cookie for {password.VALID // 86400} days", "password"),
    ("hosting", f"A client may have {limits.OPEN_EACH} of them open", "live connections"),
    ("hosting", f"{limits.OPEN_AT_IMPORTS_EACH} of these at imported games", "live connections"),
    ("hosting", f"{limits.AT_ONCE} requests in progress in all", "requests in progress"),
    ("hosting", f"takes {capacity.OTHER_CONNECTIONS:,} more than `--max-connections`", "connections"),
    ("hosting", f"may have {lists.EACH} of them open that changed", "public tables"),
    ("hosting", f"The list shows {lists.PUBLIC}:", "public tables"),
    ("hosting", f"an answer, a stream or a socket for {middleware.SEND_TIMEOUT_S:g} seconds", "readers"),
    ("hosting", f"so does the system after {run.UNREAD_TIMEOUT_MS // 1000} seconds", "readers"),
    ("hosting", f"may send {limits.SOCKET.burst} in a burst and {1 / limits.SOCKET.interval:g} a second", "a socket"),
    ("hosting", f"a message over a WebSocket may have {run.LARGEST_MESSAGE // 1024} KiB", "message"),
    ("hosting", f"{8 * keys._TOKEN_BYTES} random bits", "token"),
    ("learning", f"{TRAINING.games:,} side by side", "games of a run"),
    (
        "learning",
        f"{TRAINING.steps} decisions per game and update, one epoch in batches of {TRAINING.batch:,},"
        f" clip {TRAINING.clip}, lambda {TRAINING.trace}",
        "updates",
    ),
    ("learning", f"the cap of {TRAINING.cap} rounds", "long games"),
    ("learning", f"in {100 * TRAINING.league:g} % of the games", "opponents"),
    ("learning", f"one of the last {spelled(TRAINING.pool)} older nets", "opponents"),
    ("learning", f"at a temperature of {registry.TEMPERATURE:g}:", "hard"),
    ("bots", f"up to {registry.LONG_SEARCH.keywords['tries']} tries a turn", "long-search"),
    ("bots", f"tries a turn, at most {registry.SEARCH.keywords['tries']}", "search"),
    ("learning", f"Up to {spelled(net_search.TRIED)} slots", "search"),
    ("learning", f"at least a {1 / net_search.LIKELY:.0f}th as likely", "search"),
    ("learning", f"has begun {spelled(net_search.TURNS)} more turns", "search"),
    ("learning", f"At most {spelled(tempers.MOST)} slots are considered", "tempers"),
    ("learning", f"at most {tempers.WORSE} less", "tempers"),
    ("learning", f"adds up to {net_search.TEMPERED} to what its tries are worth", "tempers"),
    ("library", f"at most {game.LONGEST_NAME} characters", "names"),
    ("environments", f"a state every {game.CHECKPOINT} decisions", "history"),
    ("server", f"up to {importing.PART_DECISIONS} decisions of an imported game", "imports"),
    ("server", f"room for {log_limit.LIMIT:,} entries", "log"),
    (
        "server",
        f"every {spelled(int(driver.SEARCH_INTERVAL_S))} seconds each process looks",
        "tables that no process drives",
    ),
    ("server", f"every {driver.HEARTBEAT_INTERVAL_S} seconds; when the others", "dead processes"),
    ("server", f"{spelled(int(queue.STEP))} seconds of waiting raise a job", "the queue"),
    (
        "server",
        f"{notices.MAX_SENDING} at once, {notices.MAX_SENDING_TO_RECEIVER} to one receiver, "
        f"{notices.MAX_SENDING_FOR_PERSON} for one person",
        "notices",
    ),
    ("server", f"read again from the store every {spelled(int(ban_watch.READ_INTERVAL_S))} seconds", "bans"),
    ("server", f"seen it unchanged {spelled(jobs.SILENT)} times", "dead processes"),
    ("operating", f"up to {Settings().max_decisions_cached:,} decisions in all", "memory"),
    ("operating", f"each table counts as {cache.TABLE_DECISIONS} more", "memory"),
    ("operating", f"for {audience.STAYS:g} seconds", "watching"),
    ("operating", f"learn of a ban within {spelled(int(ban_watch.READ_INTERVAL_S))} seconds", "bans"),
    ("people", f"once, within {spelled(int(devices.LINK_SECONDS) // 60)} minutes", "a link to a device"),
    ("people", f"has had it for {name_policy.UNUSED / 86400:g} days", "names"),
    ("people", f"again after {', '.join(ATTEMPTS[:-1])} and {ATTEMPTS[-1]} minutes", "notices"),
    ("people", f"When {spelled(channels.MAX_FAILURES)} notices in a row", "notices"),
    ("people", f"by up to {competition.MOST} people", "competitions"),
    ("people", f"how many rounds ({ROUNDS.ge} to {ROUNDS.le})", "competitions"),
    ("people", f"not started within {competing.OPEN_MAX_S / 86400:g} days is deleted", "competitions"),
    ("people", f"an organiser has at most {spelled(competitions.EACH)} that are not over", "competitions"),
    ("people", f"of the last {profiles.MOST:,} games", "profiles"),
    ("people", f"reaches more than {profiles.PROVISIONAL:g} points", "ratings"),
    ("people", f"at least {spelled(filing.LEAST)} rated games", "ratings"),
    ("people", f"from the last {club.RATED:,}, at most once a minute", "ratings"),
]


def test_the_client_knows_how_long_a_record_may_be() -> None:
    source = (ROOT / "web" / "src" / "lib" / "tables" / "tables.ts").read_text("utf-8")
    assert f"const RECORD_MAX_CHARACTERS = {requests.RECORD_MAX_CHARACTERS:_};" in source
    assert f"const IMPORT_MAX_DECISIONS = {importing.IMPORT_MAX_DECISIONS};" in source


@pytest.mark.parametrize(("page", "text", "about"), NUMBERS, ids=lambda value: value)
def test_a_number_in_a_sentence_is_that_of_the_code(page: str, text: str, about: str) -> None:
    assert text in " ".join(text_of(page).split()), about
