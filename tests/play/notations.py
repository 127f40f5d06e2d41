"""Well-formed notations, legal and illegal: random ones of every form, and legal ones with one word changed."""

from collections.abc import Iterator
from random import Random

from kontor import Action, Game
from kontor.rules.action import Kind
from kontor.rules.ids import ABILITY_IDS, MARKER_IDS
from kontor.rules.modules import TILE_IDS
from kontor.rules.notation import FORMS

KINDS = tuple(FORMS)


def form_fits(action: Action) -> bool:
    """Whether the fixed words of an action are those of its form, with one word for each slot."""
    form = FORMS[action.kind].split(" ")
    words = action.split(" ")
    return len(form) == len(words) and all(
        part == word for part, word in zip(form, words, strict=True) if part[0] != "{"
    )


class Notations:
    """Notations for the decision that a game asks for now."""

    def __init__(self, game: Game, random: Random) -> None:
        self.random = random
        self.legal = game.legal_actions()
        self.board = game.board
        self.players = game.options.players
        position = game.position()
        # Ids that are about to matter: occupied posts, routes with pieces or markers, cities with offices.
        rows = position["posts"]
        self.posts = [f"{route}/{n}" for route, row in rows.items() for n, piece in enumerate(row, 1) if piece]
        self.routes = [*rows, *position["markers"]["board"]]
        self.cities = [*position["offices"], *(city for route in rows for city in self._ends(route))]
        self.markers = [marker for held in position["markers"]["unused"] for marker in held]

    def _ends(self, route: str) -> list[str]:
        return [self.board.cities[city] for city in self.board.ends[self.board.route_number[route]]]

    def sample(self, count: int) -> Iterator[str]:
        """Half of them near misses of a legal decision, half of any form."""
        for _ in range(count):
            yield self.near_miss() if self.legal and self.random.random() < 0.5 else self.any_form()

    def any_form(self) -> str:
        """A random notation of a random kind."""
        return " ".join(map(self._word, FORMS[self.random.choice(KINDS)].split(" ")))

    def near_miss(self) -> str:
        """A legal notation, with one or two of its words replaced."""
        kind = self.random.choice(list(dict.fromkeys(action.kind for action in self.legal)))
        action = self.random.choice([action for action in self.legal if action.kind == kind])
        form, words = FORMS[action.kind].split(" "), action.split(" ")
        slots = [place for place, part in enumerate(form) if part[0] == "{"]
        for place in self.random.sample(slots, min(len(slots), self.random.choice((1, 1, 2)))):
            words[place] = self._word(form[place])
        return " ".join(words)

    def _word(self, part: str) -> str:
        """A value for a slot of a form; fixed words stay as they are."""
        choice = self.random.choice
        match part:
            case "{piece}":
                return choice("tm")
            case "{amount}":
                return self._amount()
            case "{post}":
                return self._near(self.posts, self.board.post_ids)
            case "{source}":
                return choice(("stock", "supply", "route", self._word("{post}")))
            case "{route}":
                return self._near(self.routes, self.board.routes)
            case "{city}":
                return self._near(self.cities, self.board.cities)
            case "{ability}":
                return choice(ABILITY_IDS)
            case "{space}":
                return str(choice(self.board.prestige_values))
            case "{number}":
                return choice("1122334456789")
            case "{seat}":
                return str(self.random.randrange(self.players))
            case "{marker}":
                return self._near(self.markers, MARKER_IDS[1:])
            case "{plus}":
                return choice(("plus-3", "plus-4"))
            case "{markers}":
                paid = [self._word("{marker}") for _ in range(choice((1, 2, 2, 2, 2, 3)))]
                return "+".join(sorted(paid, key=MARKER_IDS.index))
            case "{favour}":
                return choice(TILE_IDS)
            case _:
                assert part[0] != "{", f"no values for {part}"
                return part

    def _near(self, near: list[str], everything: tuple[str, ...]) -> str:
        """Often an id that matters now, otherwise any."""
        return self.random.choice(near if near and self.random.random() < 0.6 else everything)

    def _amount(self) -> str:
        traders = self.random.choice((0, 1, 1, 2, 2, 3, 4, 5, 7, 27, 99))
        merchants = self.random.choice((0, 0, 0, 1, 1, 2, 3, 4, 9))
        parts = [f"{traders}t"] * (traders > 0) + [f"{merchants}m"] * (merchants > 0)
        return "+".join(parts) or "1t"


def kinds_spelled(texts: Iterator[str], game: Game) -> set[Kind]:
    """The kinds of these notations."""
    return {game.parse(text).kind for text in texts}
