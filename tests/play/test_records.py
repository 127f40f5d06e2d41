"""Complete games in tests/records: each replays to its recorded end and scores, and damage is told with its line.

`python -m tools.goldens` found them; a change of their bytes is a change of the rules or of the format.
"""

import copy
import json
import pickle
import re
from pathlib import Path
from random import Random

import pytest

import kontor
from kontor.catalog import MODULES
from kontor.replay import RecordError
from kontor.rules.action import Kind
from tests.play.configurations import ALL
from tests.play.policies import claim_first

FOLDER = Path(__file__).resolve().parent.parent / "records"
FILES = sorted(FOLDER.glob("*.kontor"))
ENDS = {  # edition -> every way to end
    "bigbox": {"END-01", "END-02", "END-03"},
    "classic": {"END-01", "CLASSIC-07", "END-03"},
}
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
some_files = pytest.mark.parametrize("file", FILES[::4], ids=lambda file: file.stem)  # damage is told alike in all


def text_of(file: Path) -> str:
    return file.read_bytes().decode("utf-8")


def error_of(text: str) -> RecordError:
    """The refusal of a damaged record; its message names its line."""
    with pytest.raises(RecordError) as refused:
        kontor.load(text)
    error = refused.value
    assert str(error).startswith(f"line {error.line}: ")
    assert "\n" not in str(error)
    return error


def damaged(text: str, number: int, line: str) -> str:
    """The record with one line (counted from 1) changed."""
    lines = text.split("\n")
    assert lines[number - 1] != line
    lines[number - 1] = line
    return "\n".join(lines)


def lines_like(text: str, pattern: str) -> list[tuple[int, str]]:
    """Numbers and lines that match."""
    return [(number, line) for number, line in enumerate(text.split("\n"), 1) if re.match(pattern, line)]


@each_file
def test_a_record_is_written_again_byte_for_byte(file: Path) -> None:
    assert kontor.load(text_of(file)).record() == text_of(file)


@each_file
def test_end_and_scores_are_those_of_the_record(file: Path) -> None:
    text = text_of(file)
    game = kontor.load(text)
    assert game.is_over
    assert lines_like(text, "Result: ")[0][1] == f"Result: {game.end_clause}"
    for (_, line), score in zip(lines_like(text, "Score "), game.scores(), strict=True):
        told = {name: int(points) for name, points in re.findall(r"(\w+) (-?\d+)", line.partition(": ")[2])}
        assert told == dict(score)


SIDES = sorted({(c.edition, c.new(seed=0).board.id, c.duo or "") for c in ALL})


@pytest.mark.parametrize(("edition", "side", "duo"), SIDES)
def test_every_end_is_there_on_every_side_in_every_edition_and_variant(edition: str, side: str, duo: str) -> None:
    games = [kontor.load(text_of(file)) for file in FILES if file.name.startswith(f"{side.partition('-')[0]}-")]
    table = (edition, side, duo)
    ends = {g.end_clause for g in games if (g.options.edition, g.board.id, g.options.duo or "") == table}
    assert ends - {"HOUSE-01"} == ENDS[edition]  # the house rule is shown once, on one board


def test_every_module_and_kind_of_decision_and_draws_are_there() -> None:
    games = [kontor.load(text_of(file)) for file in FILES]
    assert {module for game in games for module in game.options.modules} == set(MODULES)
    assert {action.kind for game in games for action in game.actions()} == set(Kind)
    assert sum(len(lines_like(text_of(file), "  drew ")) for file in FILES) > 100


def test_some_begin_with_a_position() -> None:
    assert sum("\nPosition: " in text_of(file) for file in FILES) >= 3


@pytest.mark.parametrize("file", FILES[::17], ids=lambda file: file.stem)
def test_a_record_cut_off_after_any_line_is_refused(file: Path) -> None:
    lines = text_of(file).split("\n")
    whole = lines.index("End") + 1
    for count in range(whole):
        error = error_of("\n".join(lines[:count]))
        assert error.line <= count + 1


def test_a_record_cut_off_anywhere_is_refused() -> None:
    text = text_of(FILES[0])
    random = Random(1)
    for place in random.sample(range(len(text) - len("End\n") + 1), 150):
        error_of(text[:place])


@some_files
def test_a_wrong_draw_is_refused_at_its_line(file: Path) -> None:
    text = text_of(file)
    lines = text.split("\n")
    for number, line in lines_like(text, "  drew "):
        other = "plus-4" if line.endswith("plus-3") else "plus-3"
        assert error_of(damaged(text, number, f"  drew {other}")).line == number
        following = number + 1 if lines[number] else number + 2
        assert error_of(damaged(text, number, "")).line == following  # a line stands where the draw should
        assert error_of(damaged(text, number, f"{line}\n{line}")).line == number + 1


@some_files
def test_a_wrong_score_or_result_is_refused_at_its_line(file: Path) -> None:
    text = text_of(file)
    for number, line in lines_like(text, "Score "):
        for points in re.finditer(r"\d+(?=,|$)", line):
            wrong = f"{line[: points.start()]}{int(points[0]) + 1}{line[points.end() :]}"
            assert error_of(damaged(text, number, wrong)).line == number
    number, _ = lines_like(text, "Result: ")[0]
    for wrong in ("Result: *", "Result: END-04", "Result: ", "Result: EAST-01"):
        assert error_of(damaged(text, number, wrong)).line == number


@some_files
def test_an_illegal_or_garbled_decision_is_refused_at_its_line(file: Path) -> None:
    text = text_of(file)
    for number, line in lines_like(text, r"\d+ \d ")[::25]:
        ply, seat, decision = line.split(" ", 2)
        for wrong in (
            f"{ply} {seat} neutral hamburg-luebeck",  # on the Hansa board only, hardly ever asked
            f"{ply} {seat} marker swap atlantis-rome",
            f"{ply} {seat} {decision}x",
            f"{ply} {seat}",
            f"{ply} {(int(seat) + 1) % 3} {decision}",
            f"{int(ply) + 1} {seat} {decision}",
            f"{ply} x {decision}",
            f" {line}",
            "nonsense",
        ):
            assert (error_of(damaged(text, number, wrong)).line, wrong) == (number, wrong)


@pytest.mark.parametrize("file", FILES[::12], ids=lambda file: file.stem)
def test_two_decisions_that_changed_places_are_refused_at_the_first(file: Path) -> None:
    lines = text_of(file).split("\n")
    for number, _ in lines_like(text_of(file), r"\d+ \d ")[:-1:15]:
        flipped = [*lines[: number - 1], lines[number], lines[number - 1], *lines[number + 1 :]]
        assert error_of("\n".join(flipped)).line == number


HEADERS = [
    ("Kontor record 1", "Kontor record 2"),
    ("Rules: 2", "Rules: 99"),
    ("Rules: 2", "Rules:"),
    ("Board: hansa", "Board: atlantis"),
    ("Players: 3", "Players: 9"),
    ("Players: 3", "Players: three"),
    ("Edition: bigbox", "Edition: first"),
    ("Modules: promos", "Modules: dragons"),
    ("Modules: promos", "Modules: "),
    ("Duo: -", "Duo: classic"),
    ("Names: ", "Names: Ada"),
    ("Names: ", 'Names: ["Ada"]'),
    ("Names: ", "Names: [1, 2, 3]"),
    ("Names: ", "Names: 3"),
    ("Setup taverns: ", "Setup taverns: swap, swap, swap"),
    ("Setup taverns: ", "Setup taverns: -"),
    ("Setup pile: ", "Setup pile: swap"),
    ("Setup pile: ", "Setup deck: swap"),
    ("Duo: -", "Duo: -\nColour: red"),
    ("Duo: -", "Duo: -\nPlayers: 3"),
    ("Duo: -", "Duo: -\nSetup missions: mission-bremen"),
]


@pytest.mark.parametrize(("start", "wrong"), HEADERS, ids=lambda text: text)
def test_a_wrong_header_is_refused_at_its_line(start: str, wrong: str) -> None:
    text = text_of(FOLDER / "hansa-3-bigbox-promos-end-03.kontor")
    number = next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))
    assert error_of(damaged(text, number, wrong)).line == number + wrong.count("\n")


@pytest.mark.parametrize("name", ["Board", "Players", "Edition", "Modules", "Duo", "Names", "Rules", "Setup pile"])
def test_a_missing_header_is_refused_by_name(name: str) -> None:
    text = text_of(FOLDER / "hansa-3-bigbox-promos-end-03.kontor")
    lines = [line for line in text.split("\n") if not line.startswith(f"{name}: ")]
    assert name.removeprefix("Setup ") in str(error_of("\n".join(lines)))


@pytest.mark.parametrize("more", ["End", "1 0 end", "Score 0: track 1", "Result: END-01", "x"])
def test_nothing_may_follow_the_end(more: str) -> None:
    text = text_of(FILES[0])
    assert error_of(f"{text}{more}\n").line == len(text.split("\n"))


@pytest.mark.parametrize("text", ["", "\n", "End", "Kontor record 1", "Kontor record 1\nEnd\n", "{}", "\x00"])
def test_what_is_no_record_is_refused(text: str) -> None:
    error_of(text)


NAMES = [
    "Ada",
    "",
    "  ",
    'with "quotes"',
    "back\\slash",
    "Zoë 🎲",
    ": ",
]


@pytest.mark.parametrize("name", NAMES, ids=repr)
def test_any_name_survives_a_record(name: str) -> None:
    game = kontor.new_game(players=3, seed=1, names=(name, "Ben", "Cem"))
    game.play("end")
    again = kontor.load(game.record())
    assert again.names == game.names
    assert again.record() == game.record()


@pytest.mark.parametrize(
    "name", ["tab\t", "new\nline", "line\u2028separator", "next\x85line", "\x1b[2J", "x" * 61, "\ud800"], ids=repr
)
def test_a_name_that_would_disturb_a_terminal_or_a_record_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="names"):
        kontor.new_game(players=3, seed=1, names=(name, "Ben", "Cem"))
    text = kontor.new_game(players=3, seed=1, names=("Ada", "Ben", "Cem")).record()
    assert error_of(text.replace('"Ada"', json.dumps(name))).line == 8


@pytest.mark.parametrize("deep", ["[" * 100_000, "9" * 5_000], ids=["brackets", "digits"])
@pytest.mark.parametrize("key", ["Names", "Position"])
def test_json_that_cannot_be_read_is_told_at_its_line(key: str, deep: str) -> None:
    lines = record_from_position().split("\n")
    number = next(number for number, line in enumerate(lines, 1) if line.startswith(key))
    assert error_of(damaged("\n".join(lines), number, f"{key}: {deep}")).line == number


def test_a_long_game_can_be_pickled_and_copied_deeply() -> None:
    game, random = ALL[0].new(seed=1), Random(1)
    while game.ply < 3_000 and not game.is_over:
        game.play(random.choice(game.legal_actions()))
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert again.record() == game.record()
        assert again.position() == game.position()
    assert len(repr(game.last)) < 100


def record_from_position() -> str:
    game, random = ALL[0].new(seed=1), Random(1)
    while game.ply < 40:
        game.play(claim_first(game, random))
    later = kontor.from_position(game.position())
    later.play(later.legal_actions()[-1])
    return later.record()


@pytest.mark.parametrize(
    ("start", "wrong"),
    [
        ("Names: ", 'Names: ["Ada"]'),
        ("Board: ", "Board: east"),
        ("Players: ", "Players: 4"),
        ("Edition: ", "Edition: classic"),
        ("Modules: ", "Modules: promos"),
        ("Duo: ", "Duo: classic"),
        ("Position: ", "Position: {"),
        ("Position: ", f"Position: {json.dumps({'board': 'hansa', 'players': 9})}"),
    ],
)
def test_a_wrong_header_of_a_game_from_a_position_is_refused_at_its_line(start: str, wrong: str) -> None:
    text = record_from_position()
    number = next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))
    assert error_of(damaged(text, number, wrong)).line == number
