"""Action <-> text. One table of forms serves both ways; one spelling per decision."""

import difflib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from kontor.rules.action import Action, Kind
from kontor.rules.board import Board
from kontor.rules.event import show_amount
from kontor.rules.ids import ABILITY_IDS, FAVOUR_IDS, MARKER_IDS, SHAPE_LETTERS
from kontor.words import Want, expected

FORMS: Final[Mapping[Kind, str]] = {
    Kind.INCOME: "income {amount}",
    Kind.PLACE: "place {piece} {post}",
    Kind.PLACE_PAYING: "place {piece} {post} paying {amount}",
    Kind.DISPLACE: "displace {piece} {post} paying {amount}",
    Kind.SETTLE: "settle {piece} {post}",
    Kind.SETTLE_EXTRA: "settle {piece} {post} from {source}",
    Kind.DECLINE: "decline",
    Kind.LIFT: "lift {post}",
    Kind.DROP: "drop {post} {post}",
    Kind.DONE: "done",
    Kind.ROUTE: "route {route}",
    Kind.ROUTE_OFFICE: "route {route} office {city}",
    Kind.ROUTE_DEVELOP: "route {route} develop {ability}",
    Kind.ROUTE_PRESTIGE: "route {route} prestige {space}",
    Kind.ROUTE_EXTRA: "route {route} extra {city} {piece}",
    Kind.USE_PLUS_3: "use plus-3",
    Kind.USE_PLUS_4: "use plus-4",
    Kind.USE_DEVELOP: "use develop {ability}",
    Kind.USE_SWAP: "use swap {city} {number} {number}",
    Kind.USE_MOVE_THREE: "use move-three",
    Kind.USE_REMOVE_THREE: "use remove-three",
    Kind.REMOVE: "remove {post}",
    Kind.USE_EXCHANGE: "use exchange {seat} {marker}",
    Kind.USE_TRIBUTE: "use tribute {route}",
    Kind.USE_BLOCK: "use block {route}",
    Kind.USE_SAFE_CONDUCT: "use safe-conduct paying {marker}",
    Kind.FAVOUR: "favour {favour} paying {markers}",
    Kind.TAKE: "take {piece}",
    Kind.TAKE_AMOUNT: "take {amount}",
    Kind.DEVELOP_PERMANENT: "develop privilege",
    Kind.FOUND: "found {city} {piece}",
    Kind.NEUTRAL_OFFICE: "neutral {route} office {city}",
    Kind.NEUTRAL: "neutral {route}",
    Kind.MARKER: "marker {marker} {route}",
    Kind.END: "end",
}

# Where an extra piece or a placed one comes from: a post, or one of these numbers above all posts.
FROM_STOCK: Final = 254
FROM_SUPPLY: Final = 253
FROM_ROUTE: Final = 252
FROM_BOARD: Final = 251  # any post
_SOURCES: Final = {"stock": FROM_STOCK, "supply": FROM_SUPPLY, "route": FROM_ROUTE}

_AMOUNT = re.compile(r"(?:([1-9][0-9]?)t)?(?:(\+)?([1-9])m)?")
LONGEST: Final = 200  # characters of a decision; the longest real one has about half of them
MOST_MARKERS: Final = 15  # SETUP-07
FEW: Final = 12  # places of a board that are all named
_PAYMENT_BASE = 16  # a payment of several markers as one number, its codes as digits


class NotationError(ValueError):
    """The text is no decision at all. `word` is the place (from 0) of the word at fault, `expected` what fits there.

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


def pack_amount(traders: int, merchants: int) -> int:
    """An amount as one number."""
    return traders * 10 + merchants


def unpack_amount(amount: int) -> tuple[int, int]:
    """Traders and merchants of a packed amount."""
    return divmod(amount, 10)


def pack_markers(codes: Iterable[int]) -> int:
    """Several marker codes as one number, in canonical order."""
    packed = 0
    for code in sorted(codes, reverse=True):
        packed = packed * _PAYMENT_BASE + code
    return packed


def unpack_markers(packed: int) -> list[int]:
    """The marker codes of a packed payment, in canonical order."""
    codes = []
    while packed:
        packed, code = divmod(packed, _PAYMENT_BASE)
        codes.append(code)
    return codes


class Slot(NamedTuple):
    """A part of a form that varies: its two directions and what to say when a word does not fit."""

    read: Callable[[str], int | None]
    show: Callable[[int], str]
    wanted: Callable[[str], Want]


def _choice(ids: Sequence[str], thing: str, first: int = 0) -> Slot:
    """A slot that takes one of these few ids."""
    number = {word: place for place, word in enumerate(ids, first)}
    want = Want(thing, {"ids": list(ids)})
    return Slot(number.get, lambda value: ids[value - first], lambda _: want)


def _place(ids: Sequence[str], thing: str, board: str) -> Slot:
    """A slot that takes a place of the board; of many only those spelt alike are named."""
    number = {word: place for place, word in enumerate(ids)}

    def wanted(word: str) -> Want:
        if len(ids) <= FEW:
            return Want(f"{thing}-listed", {"board": board, "ids": list(ids)})
        match difflib.get_close_matches(word, ids, n=2, cutoff=0.5):
            case [near, other]:
                return Want(f"{thing}-nearer", {"board": board, "near": near, "other": other})
            case [near]:
                return Want(f"{thing}-near", {"board": board, "near": near})
        return Want(thing, {"board": board})

    return Slot(number.get, lambda value: ids[value], wanted)


def _read_number(word: str) -> int | None:
    return int(word) if re.fullmatch(r"[1-9][0-9]?", word) else None


def _read_markers(word: str) -> int | None:
    parts = word.split("+")
    if len(parts) > MOST_MARKERS or not all(part in MARKER_IDS[1:] for part in parts):
        return None
    codes = list(map(MARKER_IDS.index, parts))
    return pack_markers(codes) if codes == sorted(codes) else None


def _read_packed_amount(word: str) -> int | None:
    amount = read_amount(word)
    return None if amount is None else pack_amount(*amount)


def _post_slot(board: Board) -> Slot:
    number = {post: place for place, post in enumerate(board.post_ids)}

    def wanted(word: str) -> Want:
        route, slash, _ = word.partition("/")
        if slash and route in board.route_number:
            return Want("post-number", {"route": route, "most": board.length[board.route_number[route]]})
        near = difflib.get_close_matches(route, board.routes, n=1, cutoff=0.5) or board.routes
        return Want("post", {"board": board.id, "near": near[0]})

    return Slot(number.get, lambda post: board.post_ids[post], wanted)


def _source_slot(post: Slot) -> Slot:
    """A post, or one of the words for where pieces come from."""
    words = {source: word for word, source in _SOURCES.items()}
    return Slot(
        lambda word: _SOURCES.get(word, post.read(word)),
        lambda source: words[source] if source in words else post.show(source),
        lambda _: Want("source", {}),
    )


def _slots(board: Board, players: int) -> dict[str, Slot]:
    """What can stand in the forms on this board."""
    post = _post_slot(board)
    return {
        "piece": _choice(SHAPE_LETTERS, "piece"),
        "amount": Slot(
            _read_packed_amount,
            lambda packed: show_amount(*unpack_amount(packed)),
            lambda _: Want("amount", {}),
        ),
        "post": post,
        "source": _source_slot(post),
        "route": _place(board.routes, "route", board.id),
        "city": _place(board.cities, "city", board.id),
        "ability": _choice(ABILITY_IDS, "ability"),
        "space": _choice([str(value) for value in board.prestige_values], "space"),
        "number": Slot(_read_number, str, lambda _: Want("number", {})),
        "seat": _choice([str(seat) for seat in range(players)], "seat"),
        "marker": _choice(MARKER_IDS[1:], "marker", first=1),
        "markers": Slot(
            _read_markers,
            lambda packed: "+".join(MARKER_IDS[code] for code in unpack_markers(packed)),
            lambda _: Want("markers", {"ids": list(MARKER_IDS[1:])}),
        ),
        "favour": _choice(FAVOUR_IDS, "favour"),
    }


class Lexicon:
    """All decisions of one board and number of players, each made once, in both directions."""

    def __init__(self, board: Board, players: int) -> None:
        self.board = board
        self._slots = _slots(board, players)
        self._forms = {kind: tuple(form.split()) for kind, form in FORMS.items()}
        self._parts = {kind: tuple(word[1:-1] for word in form if word[0] == "{") for kind, form in self._forms.items()}
        self._verbs: dict[str, list[Kind]] = {}
        for kind, form in self._forms.items():
            self._verbs.setdefault(form[0], []).append(kind)
        self._made: dict[int, Action] = {}  # by code

    def actions(self, codes: Iterable[int]) -> list[Action]:
        """The actions of these codes."""
        try:
            return [self._made[code] for code in codes]
        except KeyError:
            return [self.action(code) for code in codes]

    def action(self, code: int) -> Action:
        """The one action of this code."""
        action = self._made.get(code)
        if action is None:
            kind = Kind(code & 255)
            args = self._args(kind, code)
            action = self._made[code] = Action.of(self._spell(kind, args), kind, args, code)
        return action

    def _args(self, kind: Kind, code: int) -> tuple[int, ...]:
        """The arguments of a code: an amount has two cells of it, a payment as many as it has markers."""
        cells = [code >> shift & 255 for shift in (8, 16, 24, 32)]
        args = []
        for part in self._parts[kind]:
            if part == "amount":
                args.append(pack_amount(cells.pop(0), cells.pop(0)))
            elif part == "markers":
                args.append(pack_markers(filter(None, cells)))
            else:
                args.append(cells.pop(0))
        return tuple(args)

    def _code(self, kind: Kind, args: Iterable[int]) -> int:
        """The code of arguments, -1 where they do not fit into one."""
        cells: list[int] = []
        for part, value in zip(self._parts[kind], args, strict=True):
            if part == "amount":
                cells += unpack_amount(value)
            elif part == "markers":
                cells += unpack_markers(value)
            else:
                cells.append(value)
        if len(cells) > 4 or any(cell > 255 for cell in cells):
            return -1
        return kind + sum(cell << shift for cell, shift in zip(cells, (8, 16, 24, 32), strict=False))

    def _new(self, kind: Kind, args: tuple[int, ...]) -> Action:
        return Action.of(self._spell(kind, args), kind, args, self._code(kind, args))

    def _spell(self, kind: Kind, args: tuple[int, ...]) -> str:
        rest = iter(args)
        return " ".join(
            self._slots[word[1:-1]].show(next(rest)) if word[0] == "{" else word for word in self._forms[kind]
        )

    def own(self, action: Action) -> Action:
        """The same decision on this board, wherever the action was made."""
        mine = self._made.get(action.code)
        return mine if mine is not None and mine == action else self.read(str(action))

    def read(self, text: str) -> Action:
        """The action this text spells. Raises NotationError at the first word that fits no form."""
        if len(text) > LONGEST:
            raise NotationError(text[:LONGEST] + "...", 0, [Want("longest", {"limit": LONGEST})])
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
            slot = self._slots[part[1:-1]]
            value = slot.read(word)
            if value is None:
                return place, args, slot.wanted(word)
            args.append(value)
        return len(form), args, None if len(words) == len(form) else Want("nothing", {})
