"""Action <-> text. One table of forms serves both ways; one spelling per decision."""

import difflib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from kontor.boards.facts import MARKER_NAMES
from kontor.rules.action import KINDS, Action, Kind
from kontor.rules.board import Board
from kontor.rules.desk import ACTIONS_BY
from kontor.rules.event import show_amount
from kontor.rules.ids import ABILITY_IDS, MARKER_IDS, SHAPE_LETTERS, SOURCE_IDS, TILE_IDS
from kontor.words import Want, expected

FORMS: Final[Mapping[Kind, str]] = {kind: kind.form for kind in sorted(Kind)}

SHIFTS: Final = (8, 16, 24, 32)  # of the arguments in a code
_AMOUNT = re.compile(r"(?:([1-9][0-9]?)t)?(?:(\+)?([1-9])m)?")
DECISION_MAX_LENGTH: Final = 200  # characters of a decision; the longest real one has about half of them
ALL_MARKERS: Final = 15  # of a game (SETUP-07)
MAX_PLACES_NAMED: Final = 12  # places of a board that are all named


class NotationError(ValueError):
    """The text is not a decision at all. `word` is the place (from 0) of the word at fault, `expected` what fits there.

    `wants` is the same for other languages (kontor.words).
    """

    def __init__(self, text: str, word: int, wants: Sequence[Want]) -> None:
        self.text = text
        self.word = word
        self.wants = tuple(wants)
        self.expected = expected(wants)
        words = text.split(" ")
        if word >= len(words) or not text.strip():
            found = "nothing"
        else:
            found = repr(words[word]) if words[word] else "a space too many"
        where = f"word {word + 1} of {text!r}" if text.strip() else "an empty decision"
        super().__init__(f"{where}: found {found}, expected {self.expected}")


def read_amount(word: str) -> tuple[int, int] | None:
    """The traders and merchants of a canonical amount, or None."""
    match = _AMOUNT.fullmatch(word)
    if not match or not word:
        return None
    traders, plus, merchants = match.groups()
    if bool(plus) != (traders is not None and merchants is not None):
        return None
    return int(traders or 0), int(merchants or 0)


class Field(NamedTuple):
    """A part of a form that varies: its two directions, and what to say when a word does not fit.

    It stands for `size` arguments of a decision; a payment, which comes last, for as many as it has markers.
    """

    read: Callable[[str], tuple[int, ...] | None]
    show: Callable[[tuple[int, ...]], str]
    wanted: Callable[[str], Want]
    size: int = 1


def _number_of(numbers: Mapping[str, int]) -> Callable[[str], tuple[int, ...] | None]:
    """Reads one of these words."""
    found = {word: (number,) for word, number in numbers.items()}
    return found.get


def _choice(ids: Mapping[str, int], thing: str) -> Field:
    """A field that takes one of these few ids."""
    words = {number: word for word, number in ids.items()}
    want = Want(thing, {"ids": list(ids)})
    return Field(_number_of(ids), lambda values: words[values[0]], lambda _: want)


def _place(ids: Sequence[str], thing: str, board: str) -> Field:
    """A field that takes a place of the board; of many only those spelt alike are named."""

    def wanted(word: str) -> Want:
        if len(ids) <= MAX_PLACES_NAMED:
            return Want(f"{thing}-listed", {"board": board, "ids": list(ids)})
        match difflib.get_close_matches(word, ids, n=2, cutoff=0.5):
            case [near, other]:
                return Want(f"{thing}-nearer", {"board": board, "near": near, "other": other})
            case [near]:
                return Want(f"{thing}-near", {"board": board, "near": near})
        return Want(thing, {"board": board})

    return Field(_number_of(_numbered(ids)), lambda values: ids[values[0]], wanted)


def _numbered(ids: Iterable[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(ids)}


def _read_number(word: str) -> tuple[int, ...] | None:
    return (int(word),) if re.fullmatch(r"[1-9][0-9]?", word) else None


def _read_markers(word: str) -> tuple[int, ...] | None:
    parts = word.split("+")
    if len(parts) > ALL_MARKERS or not all(part in MARKER_NAMES for part in parts):
        return None
    paid = tuple(map(MARKER_IDS.index, parts))
    return paid if list(paid) == sorted(paid) else None


def _post_field(board: Board) -> Field:
    def wanted(word: str) -> Want:
        route, slash, _ = word.partition("/")
        if slash and route in board.route_number:
            return Want("post-number", {"route": route, "most": board.length[board.route_number[route]]})
        near = difflib.get_close_matches(route, board.routes, n=1, cutoff=0.5) or board.routes
        return Want("post", {"board": board.id, "near": near[0]})

    return Field(_number_of(_numbered(board.post_ids)), lambda values: board.post_ids[values[0]], wanted)


def _source_field(board: Board) -> Field:
    """A post, or one of the words for where pieces come from."""
    named = {word: source for source, word in SOURCE_IDS.items()}
    return Field(
        _number_of(_numbered(board.post_ids) | named),
        lambda values: SOURCE_IDS.get(values[0]) or board.post_ids[values[0]],
        lambda _: Want("source", {}),
    )


def _fields(board: Board, players: int) -> dict[str, Field]:
    """What can stand in the forms on this board."""
    markers = {name: number for number, name in enumerate(MARKER_IDS) if name}
    return {
        "piece": _choice(_numbered(SHAPE_LETTERS), "piece"),
        "amount": Field(read_amount, lambda values: show_amount(*values), lambda _: Want("amount", {}), size=2),
        "post": _post_field(board),
        "source": _source_field(board),
        "route": _place(board.routes, "route", board.id),
        "city": _place(board.cities, "city", board.id),
        "ability": _choice(_numbered(ABILITY_IDS), "ability"),
        "space": _choice(_numbered(str(value) for value in board.prestige_values), "space"),
        "number": Field(_read_number, lambda values: str(values[0]), lambda _: Want("number", {})),
        "seat": _choice(_numbered(str(seat) for seat in range(players)), "seat"),
        "marker": _choice(markers, "marker"),
        "plus": _choice({name: number for name, number in markers.items() if ACTIONS_BY[number]}, "marker"),
        "markers": Field(
            _read_markers,
            lambda values: "+".join(MARKER_IDS[marker] for marker in values),
            lambda _: Want("markers", {"ids": list(markers)}),
        ),
        "favour": _choice(_numbered(TILE_IDS), "favour"),
    }


class Lexicon:
    """All decisions of one board and number of players, each made once, in both directions."""

    def __init__(self, board: Board, players: int) -> None:
        self.board = board
        self._fields = _fields(board, players)
        self._forms = {kind: tuple(form.split()) for kind, form in FORMS.items()}
        self._parts = {kind: tuple(word[1:-1] for word in form if word[0] == "{") for kind, form in self._forms.items()}
        self._verbs: dict[str, list[Kind]] = {}
        for kind, form in self._forms.items():
            self._verbs.setdefault(form[0], []).append(kind)
        self._made: dict[int, Action] = {}  # by code

    def actions(self, codes: Iterable[int]) -> list[Action]:
        """The actions of these codes."""
        try:
            return [*map(self._made.__getitem__, codes)]
        except KeyError:
            return [self.action(code) for code in codes]

    def action(self, code: int) -> Action:
        """The one action of this code."""
        action = self._made.get(code)
        if action is None:
            kind = KINDS[code & 255]
            args = self._args(kind, code)
            # Threads share a lexicon: the one that comes second takes the action of the first.
            action = self._made.setdefault(code, Action.of(self._spell(kind, args), kind, args, code))
        return action

    def _args(self, kind: Kind, code: int) -> tuple[int, ...]:
        """The arguments of a code; a payment has as many as there are markers."""
        cells = tuple(code >> shift & 255 for shift in SHIFTS)
        parts = self._parts[kind]
        if "markers" in parts:
            return cells[:1] + tuple(filter(None, cells[1:]))
        return cells[: sum(self._fields[part].size for part in parts)]

    def _code(self, kind: Kind, args: Sequence[int]) -> int:
        """The code of arguments, -1 where they do not fit into one."""
        if len(args) > len(SHIFTS) or any(value > 255 for value in args):
            return -1
        return kind + sum(value << shift for value, shift in zip(args, SHIFTS, strict=False))

    def _new(self, kind: Kind, args: tuple[int, ...]) -> Action:
        return Action.of(self._spell(kind, args), kind, args, self._code(kind, args))

    def _spell(self, kind: Kind, args: tuple[int, ...]) -> str:
        words = []
        for word in self._forms[kind]:
            if word[0] == "{":
                slot = self._fields[word[1:-1]]
                size = len(args) if word == "{markers}" else slot.size
                words.append(slot.show(args[:size]))
                args = args[size:]
            else:
                words.append(word)
        return " ".join(words)

    def own(self, action: Action) -> Action:
        """The same decision on this board, wherever the action was made."""
        mine = self._made.get(action.code)
        return mine if mine is action or (mine is not None and mine == action) else self.read(str(action))

    def read(self, text: str) -> Action:
        """The action this text spells. Raises NotationError at the first word that fits no form."""
        if len(text) > DECISION_MAX_LENGTH:
            raise NotationError(
                text[:DECISION_MAX_LENGTH] + "...", 0, [Want("longest", {"limit": DECISION_MAX_LENGTH})]
            )
        words = text.split(" ")
        kinds = self._verbs.get(words[0])
        if kinds is None:
            raise NotationError(text, 0, [Want("verb", {"ids": list(self._verbs)})])
        furthest = 0
        wants: list[Want] = []
        for kind in kinds:
            fits, args, wanted = self._match(self._forms[kind], words)
            if wanted is None:  # what people type is not kept: only the engine fills the memory
                return self._made.get(self._code(kind, args)) or self._new(kind, tuple(args))
            if fits > furthest:
                furthest, wants = fits, []
            if fits == furthest:
                wants.append(wanted)
        raise NotationError(text, furthest, wants)

    def _match(self, form: tuple[str, ...], words: list[str]) -> tuple[int, list[int], Want | None]:
        """How many words fit the form, the arguments read, and what was wanted next (None when all is well)."""
        args: list[int] = []
        for place, part in enumerate(form):
            word = words[place] if place < len(words) else ""
            if part[0] != "{":
                if word != part:
                    return place, args, Want("word", {"word": part})
                continue
            slot = self._fields[part[1:-1]]
            values = slot.read(word)
            if values is None:
                return place, args, slot.wanted(word)
            args += values
        return len(form), args, None if len(words) == len(form) else Want("nothing", {})
