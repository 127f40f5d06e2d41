"""Broken data is refused or reported with file, table and key."""

import re
from importlib.resources import files

import pytest

from kontor import catalog
from kontor.boards import check_board, describe, read_board
from kontor.boards.check import check_desk, check_markers
from kontor.boards.loader import read_desk, read_markers
from kontor.rules.modules.favours import play as favours_play
from kontor.rules.modules.favours import tiles
from kontor.rules.modules.missions import cards
from kontor.rules.modules.missions import play as missions_play

MADE_UP = """
id = "tiny"
name = "A board somebody made up"
players = [2, 3]
completed_cities_limit = 2
east_west = ["aa", "cc"]

[special_prestige]
city = "bb"
spaces = ["white 1", "orange 2", "pink 3", "black 4"]

[city.aa]
name = "Aa"
offices = ["white trader", "pink merchant +1"]
abilities = ["keys", "actions"]

[city.bb]
name = "Bb"
offices = ["orange trader"]
abilities = ["privilege", "book", "purse"]

[city.cc]
name = "Cc"
hanseatic = false

[route.aa-bb]
ends = ["aa", "bb"]
posts = "land land"
tavern = true

[route.aa-cc]
ends = ["aa", "cc"]
posts = "land ship land"
tavern = true

[route.bb-cc]
ends = ["bb", "cc"]
posts = "land land land land"
tavern = true
"""


def broken(file: str, old: str, new: str) -> str:
    """The text of a data file with its first `old` made `new`."""
    beside = {"missions.toml": cards.__name__, "favours.toml": tiles.__name__}
    package = beside.get(file, "kontor.boards.check").rpartition(".")[0]
    text = files(package).joinpath(file).read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)


def problems(text: str, source: str) -> list[str]:
    if source == "missions.toml":
        return cards.check_missions(cards.read_missions(text, source))
    if source == "favours.toml":
        return tiles.check_favours(tiles.read_favours(text, source))
    if source == "markers.toml":
        return check_markers(read_markers(text, source))
    if source == "desk.toml":
        return check_desk(read_desk(text, source))
    return check_board(read_board(text, source), source)


def cases(text: str) -> list[tuple[str, str, str]]:
    """Old text, new text and what is told, from two lines each."""
    lines = [line.strip() for line in text.strip().splitlines()]
    changes = [line.replace(" / ", "\n").partition("->") for line in lines[::2]]
    return [(old.strip(), new.strip(), told) for (old, _, new), told in zip(changes, lines[1::2], strict=True)]


# What is made of what in a file (" / " begins a new line), and below it the answer.
REFUSED = """
id = -> id
    hansa-3.toml: expected a TOML file
id = -> colour = 1 / id =
    hansa-3.toml colour: expected no such key
players = -> seats =
    hansa-3.toml players: expected the fewest and the most players, found nothing
[3, 3] -> 3
    hansa-3.toml players: expected the fewest and the most players, found 3
[3, 3] -> ["3", 3]
    hansa-3.toml players: expected the fewest and the most players, found ['3', 3]
[special_prestige] -> [prestige]
    hansa-3.toml [special_prestige] city: expected a text, found nothing
"white 7" -> "white"
    hansa-3.toml [special_prestige] spaces: expected a list of spaces like "white 7"
name = "Bremen" -> name = "Bremen" / size = 1
    hansa-3.toml [city.bremen] size: expected no such key
name = "Bremen" -> name = ""
    hansa-3.toml [city.bremen] name: expected a text, found ''
["pink trader"] -> ["red trader"]
    hansa-3.toml [city.bremen] offices: expected a list of offices like
["pink trader"] -> ["pink trader 1"]
    hansa-3.toml [city.bremen] offices: expected a list of offices like
["pink trader"] -> "pink trader"
    hansa-3.toml [city.bremen] offices: expected a list of offices like
["actions"] -> ["luck"]
    hansa-3.toml [city.goettingen] abilities: expected a list, each "keys" or
[492.0, 179.6] -> [492.0]
    hansa-3.toml [city.bremen] xy: expected a position [x, y], found [492.0]
[city.bremen] -> [city] / bremen = 1 / [city.x]
    hansa-3.toml [city] bremen: expected a table, found 1
"land land land" -> "land air land"
    hansa-3.toml [route.arnheim-duisburg] posts: expected the posts in
["arnheim", "kampen"] -> ["arnheim"]
    hansa-3.toml [route.arnheim-kampen] ends: expected two city ids
tavern = true -> tavern = 1
    hansa-3.toml [route.bremen-osnabrueck] tavern: expected true or false, found 1
"move-two" -> "move"
    east.toml [route.stralsund-wismar] permanent_marker: expected
"wales" -> "kent"
    britannia-3.toml [city.cardiff] regions: expected a list, each
["osnabrueck", "stendal", "paderborn"] -> 3
    missions.toml [mission] mission-paderborn: expected
[mission] -> [missions]
    missions.toml missions: expected no such key
"during-game" -> "always"
    favours.toml [favour.free-resettling] timing: expected
count = 4 -> count = -4
    markers.toml [marker.extra-office] count: expected a whole number
optional = true -> optional = 1
    markers.toml [marker.exchange] optional: expected true or false
track.keys -> track.luck
    desk.toml [track.keys] values: expected a list
"trader" -> "cube"
    desk.toml [track.keys] piece: expected "trader" or "merchant", found
"""

REPORTED = """
[3, 3] -> [3, 6]
    hansa-3.toml players: 3 to 6 players
limit = 10 -> limit = 99
    hansa-3.toml completed_cities_limit: 99 of 27 cities
["arnheim", "stendal"] -> ["arnheim", "rome"]
    hansa-3.toml east_west: 'rome' is not a city
"stendal"] -> "arnheim"]
    hansa-3.toml east_west: the two ends are the same city
city = "coellen" -> city = "rome"
    hansa-3.toml [special_prestige] city: 'rome' is not a
"white 7",  ->
    hansa-3.toml [special_prestige] spaces: there is one space for each
"white 7" -> "white 8"
    hansa-3.toml [special_prestige] spaces: the prestige does not rise
"white 7" -> "white 17"
    hansa-3.toml [special_prestige] spaces: the prestige does not rise
[city.bremen] -> [city.Bremen]
    hansa-3.toml [city.Bremen]: an id is lower-case
"Bremen" -> "Minden"
    hansa-3.toml [city.bremen] name: 'Minden' is the name of two
["pink trader"] -> ["white trader", "white trader", "orange trader", "pink trader", "black trader"]
    hansa-3.toml [city.bremen] offices: 5 offices; such a city has
["pink trader"] -> []
    hansa-3.toml [city.bremen] offices: 0 offices
["pink trader"] -> ["pink trader", "white trader"]
    hansa-3.toml [city.bremen] offices: an office
"pink trader"] -> "pink trader", "pink trader"]
    hansa-3.toml [totals] offices: 57 are stated; the file has 58
["book"] -> ["book", "book"]
    hansa-3.toml [city.groningen] abilities: the same is named twice
["book"] -> ["keys"]
    hansa-3.toml [city] abilities: no city offers book
["book"] -> ["book", "keys"]
    hansa-3.toml [totals] abilities: 5 are stated; the file has 6
["book"] -> ["book"] / regions = ["wales"]
    hansa-3.toml [city.groningen] regions: a city lies in
["book"] -> ["book"] / permits = ["wales"]
    hansa-3.toml [city.groningen] permits: no permit is needed
[492.0, 179.6] -> [1492.0, 179.6]
    hansa-3.toml [city.bremen] xy: outside the board
xy = [492.0, 179.6] ->
    hansa-3.toml [city.bremen] xy: left out here and given elsewhere
"duisburg"] -> "rome"]
    hansa-3.toml [route.arnheim-duisburg] ends: 'rome' is not a city
["arnheim", "kampen"] -> ["kampen", "arnheim"]
    hansa-3.toml [route.arnheim-kampen] ends: two
[route.arnheim-kampen] -> [route.a-k]
    hansa-3.toml [route.a-k] ends: the id of this route would
"land land" -> "land"
    hansa-3.toml [route.dortmund-duisburg] posts: 1 posts; a route has 2 to 4
"land land" -> "land ship"
    hansa-3.toml [totals] ships: 0 are stated; the file has 1
["coellen", "warburg"] -> ["stade", "warburg"]
    hansa-3.toml [city.coellen]: this city cannot be reached
tavern = true ->
    hansa-3.toml [route] tavern: 2 taverns (goslar-hildesheim, lueneburg-per
"land land" -> "land land" / tavern = true
    hansa-3.toml [route] tavern: 4 taverns
"land land" -> "land land" / region = "wales"
    hansa-3.toml [route.dortmund-duisburg] region: a
[202.5, 520.2],  ->
    hansa-3.toml [route.dortmund-duisburg] xy: expected one position
[202.5, 520.2], [166.5 -> [102.5, 520.2], [266.5
    hansa-3.toml [route.dortmund-duisburg] xy: the posts do not run from
players = -> home_region = "england" / players =
    hansa-3.toml [totals] regions: 0 are stated; the file has 1
hanseatic = false -> hanseatic = false / offices = ["white trader"]
    east.toml [city.belgard] offices
"land ship land" -> "land land land"
    east.toml [route.malmoe-visby] permanent_marker: only a sea
"move-two" -> "move-two" / tavern = true
    east.toml [route.stralsund-wismar] tavern: no bonus
"move-two" -> "place-two-in-wales-or-scotland"
    east.toml [route.stralsund-wismar] permanent_marker: there is neither Wales
["wales"] / xy -> ["scotland"] / xy
    britannia-3.toml [city.cardiff] permits: no permit is needed
region = "wales" -> region = "wales" / tavern = true
    britannia-3.toml [route.cardiff-montgomery] tavern: no bonus marker may
"paderborn" -> "rome"
    missions.toml [mission] mission-paderborn: 'rome' is not a city of hansa-3
"paderborn" -> "stade", "halle"
    missions.toml [mission] mission-paderborn: expected two cities
"hansa-45" -> "hansa-6"
    missions.toml boards: 'hansa-6' is not a board
"paderborn" -> "lueneburg"
    missions.toml [mission]: expected 6 cities on three cards each
mission-goslar = ["minden", "perleberg", "goslar"] ->
    missions.toml [mission]: 8 cards; there are 9
[favour.tithe] -> [favour.Tithe]
    favours.toml [favour.Tithe]: expected a lower-case id
"hansa-45" -> "hansa-6"
    favours.toml boards: 'hansa-6' is not a board
count = 4 -> count = 5
    markers.toml [marker] count: 16 usual markers; there are 15
gold = 1 -> gold = 2
    markers.toml [marker] gold: 4 gold markers of 3 kinds
gold = 1 -> gold = 5
    markers.toml [marker.extra-office] gold: 5 of 4 markers
"move-three" -> "move-two"
    markers.toml [marker.remove-three] replaces: expected a usual kind
optional = true -> optional = true / gold = 1
    markers.toml [marker.exchange] count: an optional kind has 2
[marker.block] -> [marker.blocks]
    markers.toml [marker]: expected the ids extra-office, swap
[favour.tithe] -> [favour.tenth]
    favours.toml [favour]: expected the ids free-resettling
[1, 2, 2, 3, 4] -> [1, 2, 2, 3, 4, 4]
    desk.toml [track] values: 16 traders and 3 merchants cover
[1, 2, 2, 3, 4] -> [1, 2, 3, 2, 4]
    desk.toml [track.keys] values: expected values that rise
"white", "orange" -> "orange", "white"
    desk.toml [track.privilege] values: expected values
"""


@pytest.mark.parametrize(("old", "new", "told"), cases(REFUSED))
def test_a_malformed_file_is_refused(old: str, new: str, told: str) -> None:
    file = told.split()[0].rstrip(":")
    with pytest.raises(ValueError, match=re.escape(told)):
        problems(broken(file, old, new), file)


@pytest.mark.parametrize(("old", "new", "told"), cases(REPORTED))
def test_data_that_makes_no_sense_is_reported(old: str, new: str, told: str) -> None:
    file = told.split()[0].rstrip(":")
    assert [line for line in problems(broken(file, old, new), file) if line.startswith(told)]


def test_a_made_up_board_is_checked_without_totals_and_drawing() -> None:
    tiny = read_board(MADE_UP, "tiny.toml")
    assert check_board(tiny) == []
    assert "aa  Aa  white trader, pink merchant +1; develops keys or actions" in describe(tiny)
    assert check_board(read_board(MADE_UP.replace("tavern = true", "", 1), "tiny.toml"), "mine.toml") == [
        "mine.toml [route] tavern: 2 taverns (aa-cc, bb-cc); a board has 3"
    ]


def test_a_green_city_marker_needs_a_green_city() -> None:
    ship = 'posts = "land ship land"\npermanent_marker = "office-in-green-city"\n'
    text = MADE_UP.replace('posts = "land ship land"\ntavern = true\n', ship)
    text = text.replace("hanseatic = false", 'offices = ["white trader"]')
    assert "tiny.toml [route.aa-cc] permanent_marker: there is no green city" in problems(text, "tiny.toml")


def test_a_board_beyond_the_room_of_the_rules_is_refused() -> None:
    towns = [f"t{'abcdefghij'[number // 10]}{'abcdefghij'[number % 10]}" for number in range(33)]
    extra = "".join(f'\n[city.{town}]\nname = "{town}"\noffices = ["white trader"]\n' for town in towns)
    extra += "".join(f'\n[route.aa-{town}]\nends = ["aa", "{town}"]\nposts = "land land land land"\n' for town in towns)
    told = problems(MADE_UP + extra, "tiny.toml")
    assert "tiny.toml [city]: 36 in all; there is room for 32" in told
    assert any(line.startswith("tiny.toml [route] posts: ") and line.endswith("room for 128") for line in told)
    assert "tiny.toml [city.aa]: 35 routes lead here; there is room for 12" in told


def test_the_files_of_modules_are_checked_with_the_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    assert catalog.data_problems() == []
    fewer_cards, fewer_tiles = cards.missions()[1:], tiles.favours()[1:]
    monkeypatch.setattr(missions_play, "missions", lambda: fewer_cards)
    monkeypatch.setattr(favours_play, "favours", lambda: fewer_tiles)
    assert {problem.partition(" ")[0] for problem in catalog.data_problems()} == {"missions.toml", "favours.toml"}
