"""Loads the data files beside this module. It checks only their form; check.py checks whether they make sense."""

from functools import cache
from importlib.resources import files

from kontor.boards.facts import (
    ABILITY_NAMES,
    DUOS,
    PERMANENT_MARKER_NAMES,
    POST_KINDS,
    PRIVILEGE_NAMES,
    REGION_NAMES,
    SHAPE_NAMES,
    Ability,
    BoardFacts,
    City,
    MarkerKind,
    OfficeSpace,
    Post,
    PrestigeSpace,
    Region,
    Route,
    Totals,
    Track,
)
from kontor.boards.reader import (
    COUNT_FORM,
    FLAG_FORM,
    POINT_FORM,
    TEXT_FORM,
    Form,
    Section,
    list_of,
    one_of,
    pair_of,
    read_toml,
)

NOT_BOARDS = ("desk.toml", "markers.toml")

SHAPE_FORM, PRIVILEGE_FORM, REGION_FORM = one_of(SHAPE_NAMES), one_of(PRIVILEGE_NAMES), one_of(REGION_NAMES)


def _office(value: object) -> OfficeSpace:
    privilege, shape, *coin = TEXT_FORM.read(value).split()
    if coin not in ([], ["+1"], ["+2"]):
        raise ValueError
    return OfficeSpace(SHAPE_FORM.read(shape), PRIVILEGE_FORM.read(privilege), int(coin[0]) if coin else 0)


def _prestige_space(value: object) -> PrestigeSpace:
    privilege, prestige = TEXT_FORM.read(value).split()
    return PrestigeSpace(PRIVILEGE_FORM.read(privilege), int(prestige))


def _posts(value: object) -> tuple[Post, ...]:
    return tuple(one_of(POST_KINDS).read(word) for word in TEXT_FORM.read(value).split())


def _editions(value: object) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, dict):
        raise ValueError
    return tuple((edition, TEXT_FORM.read(rules)) for edition, rules in value.items())


def _track_value(value: object) -> int | str:
    return value if isinstance(value, str) else COUNT_FORM.read(value)


OFFICES_FORM = list_of(Form("an office", _office), 'a list of offices like "white trader" or "pink merchant +1"')
PRESTIGE_SPACES_FORM = list_of(Form("a space", _prestige_space), 'a list of spaces like "white 7"')
ROUTE_POSTS_FORM = Form('the posts in words, "land" or "ship" each', _posts)
TRACK_VALUES_FORM = list_of(Form("a number or a word", _track_value))
EDITIONS_FORM = Form('a table like { bigbox = "bigbox", classic = "classic" }', _editions)
TWO_CITIES_FORM = pair_of(TEXT_FORM, "two city ids")


_added: dict[str, BoardFacts] = {}


def add_board(facts: BoardFacts) -> None:
    """Adds a board from elsewhere to those that have a file here (see check.register)."""
    if facts.id in board_ids() and board(facts.id) != facts:
        raise ValueError(f"board: {facts.id!r} already exists")
    _added[facts.id] = facts


def board_ids() -> tuple[str, ...]:
    """Every board side that has a file here, or was added."""
    return tuple(sorted({*_packaged_boards(), *_added}))


def board(board_id: str) -> BoardFacts:
    """The facts of one board side; ValueError for an unknown id."""
    if board_id in _added:
        return _added[board_id]
    if board_id not in _packaged_boards():
        raise ValueError(f"board: expected {' or '.join(board_ids())}, found {board_id!r}")
    return _packaged_board(board_id)


@cache
def _packaged_boards() -> tuple[str, ...]:
    names = [file.name for file in files("kontor.boards").iterdir() if file.name.endswith(".toml")]
    return tuple(sorted(name.removesuffix(".toml") for name in names if name not in NOT_BOARDS))


@cache
def _packaged_board(board_id: str) -> BoardFacts:
    return read_board(_packaged(board_id), f"{board_id}.toml")


@cache
def markers() -> tuple[MarkerKind, ...]:
    """Every kind of bonus marker there is, in the order in which notation names them."""
    return read_markers(_packaged("markers"), "markers.toml")


def usual_markers(classic: bool = False) -> tuple[MarkerKind, ...]:
    """The kinds of the fifteen markers of an edition (SETUP-07, CLASSIC-02), and no optional kind."""
    instead = {kind.replaces: kind for kind in markers() if kind.replaces and classic}
    usual = [kind for kind in markers() if not kind.optional and not kind.replaces]
    return tuple(instead.get(kind.id, kind) for kind in usual)


def optional_markers() -> tuple[MarkerKind, ...]:
    """The kinds that are in the pile only where a module brings them."""
    return tuple(kind for kind in markers() if kind.optional)


@cache
def desk() -> tuple[Track, ...]:
    """The five ability rows of the writing desk."""
    return read_desk(_packaged("desk"), "desk.toml")


def read_board(text: str, source: str) -> BoardFacts:
    """The facts of a board written in TOML; `source` names the file in messages."""
    with read_toml(text, source) as file:
        home = file.take_or("home_region", REGION_FORM, None)
        with file.section("special_prestige") as special:
            prestige_city = special.take("city", TEXT_FORM)
            prestige_spaces = special.take("spaces", PRESTIGE_SPACES_FORM)
            prestige_clause = special.take_or("clause", TEXT_FORM, "PRESTIGE-02")
        return BoardFacts(
            id=file.take("id", TEXT_FORM),
            name=file.take("name", TEXT_FORM),
            players=file.take("players", pair_of(COUNT_FORM, "the fewest and the most players")),
            completed_cities_limit=file.take("completed_cities_limit", COUNT_FORM),
            east_west=file.take("east_west", TWO_CITIES_FORM),
            prestige_city=prestige_city,
            prestige_spaces=prestige_spaces,
            prestige_clause=prestige_clause,
            cities=tuple(_city(name, section, home) for name, section in file.sections("city")),
            routes=tuple(_route(name, section, home) for name, section in file.sections("route")),
            home_region=home,
            editions=file.take_or("editions", EDITIONS_FORM, (("bigbox", "bigbox"),)),
            duos=file.take_or("duos", list_of(one_of(DUOS)), ("britannia",)),
            stated_totals=_totals(file.section("totals")) if "totals" in file.names() else None,
        )


def _totals(section: Section) -> Totals:
    with section:
        return Totals(*(section.take(key, COUNT_FORM) for key in Totals._fields))


def _city(name: str, section: Section, home: Region | None) -> City:
    with section:
        return City(
            id=name,
            name=section.take("name", TEXT_FORM),
            offices=section.take_or("offices", OFFICES_FORM, ()),
            abilities=section.take_or("abilities", list_of(one_of(ABILITY_NAMES)), ()),
            hanseatic=section.take_or("hanseatic", FLAG_FORM, True),
            regions=section.take_or("regions", list_of(REGION_FORM), (home,) if home else ()),
            permits=section.take_or("permits", list_of(REGION_FORM), ()),
            xy=section.take_or("xy", POINT_FORM, None),
        )


def _route(name: str, section: Section, home: Region | None) -> Route:
    with section:
        return Route(
            id=name,
            ends=section.take("ends", TWO_CITIES_FORM),
            posts=section.take("posts", ROUTE_POSTS_FORM),
            tavern=section.take_or("tavern", FLAG_FORM, False),
            permanent_marker=section.take_or("permanent_marker", one_of(PERMANENT_MARKER_NAMES), None),
            region=section.take_or("region", REGION_FORM, home),
            post_xy=section.take_or("xy", list_of(POINT_FORM), ()),
        )


def read_markers(text: str, source: str) -> tuple[MarkerKind, ...]:
    with read_toml(text, source) as file:
        return tuple(_marker(name, section) for name, section in file.sections("marker"))


def _marker(name: str, section: Section) -> MarkerKind:
    with section:
        return MarkerKind(
            id=name,
            name=section.take("name", TEXT_FORM),
            count=section.take("count", COUNT_FORM),
            gold=section.take_or("gold", COUNT_FORM, 0),
            replaces=section.take_or("replaces", TEXT_FORM, None),
            optional=section.take_or("optional", FLAG_FORM, False),
            actions=section.take_or("actions", COUNT_FORM, 0),
        )


def read_desk(text: str, source: str) -> tuple[Track, ...]:
    with read_toml(text, source) as file, file.section("track") as tracks:
        return tuple(_track(ability, tracks.section(ability)) for ability in ABILITY_NAMES)


def _track(ability: Ability, section: Section) -> Track:
    with section:
        return Track(
            id=ability,
            values=section.take("values", TRACK_VALUES_FORM),
            piece=section.take("piece", SHAPE_FORM),
            complete_prestige=section.take("complete_prestige", COUNT_FORM),
        )


def _packaged(name: str) -> str:
    return files("kontor.boards").joinpath(f"{name}.toml").read_text(encoding="utf-8")
