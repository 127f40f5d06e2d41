"""A scene: everything a drawing needs, as one viewer may know it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from rich.text import Text

from kontor.boards import BoardFacts, Track, desk
from kontor.cli.language import Words, words
from kontor.cli.output import NAME_STYLES, NEUTRAL_STYLE, OFFICE_STYLES, PLAYER_STYLES, UNICODE, Signs
from kontor.game import Game

NEUTRAL_LETTER: Final = "n"
# Short forms that fit beside a route; the full ids are those of the notation.
MARKER_WORDS: Final = {
    "extra-office": "extra", "move-three": "move3", "develop": "dev", "plus-3": "+3", "plus-4": "+4",
    "remove-three": "remove3", "exchange": "exch", "tribute": "trib",
}  # fmt: skip


@dataclass
class Scene:
    """The view of a seat (or of a spectator) with the facts of its board."""

    facts: BoardFacts
    view: dict[str, Any]
    viewer: int | None = None
    humans: frozenset[int] = frozenset()
    fresh: frozenset[str] = frozenset()  # posts and cities that changed lately
    signs: Signs = UNICODE
    say: Words = field(default_factory=words)

    @property
    def names(self) -> list[str]:
        """The players in turn order."""
        names: list[str] = self.view["names"]
        return names

    @property
    def tracks(self) -> tuple[Track, ...]:
        """The rows of a desk."""
        return desk()

    def controller(self, city: str) -> str | None:
        """Who controls a city: the digit of the seat, or n."""
        controllers = self.view["controllers"]
        return str(controllers[city]) if city in controllers else None

    def city_name(self, city: str) -> str:
        """The name as printed, or the id where the output has no umlauts."""
        return self.facts.city(city).name if self.signs is UNICODE else city.title()

    def name(self, seat: int) -> str:
        """The name without the level of a bot."""
        return self.names[seat].partition(" (")[0]

    def player(self, seat: int) -> Text:
        """A player: digit and name in the player's colour."""
        return Text(f"{seat} {self.name(seat)}", style=NAME_STYLES[seat])

    def style(self, owner: str) -> str:
        """The colours of an owner's pieces."""
        return NEUTRAL_STYLE if owner == NEUTRAL_LETTER else PLAYER_STYLES[int(owner)]

    def piece(self, name: str, fresh: bool = False) -> Text:
        """A piece such as `0t`: the digit of its owner and its shape, in the owner's colour."""
        owner, kind = name[0], name[1]
        style = self.style(owner)
        shape = self.signs.trader if kind == "t" else self.signs.merchant
        return Text(owner + shape, style=f"{style} underline" if fresh else style)

    def space(self, shape: str, privilege: str) -> Text:
        """An empty office space: the first letter of its colour and its shape."""
        sign = self.signs.square if shape == "trader" else self.signs.circle
        return Text(privilege[0] + sign, style=OFFICE_STYLES[privilege])

    def amount(self, traders: int, merchants: int) -> Text:
        """A number of pieces."""
        return Text(f"{traders:>2}{self.signs.trader}{merchants}{self.signs.merchant}")


def scene_of(
    game: Game,
    viewer: int | None,
    signs: Signs = UNICODE,
    fresh: Iterable[str] = (),
    humans: Iterable[int] = (),
    say: Words | None = None,
) -> Scene:
    """The scene as a seat sees it; None is a spectator."""
    facts, view = game.board.facts, game.view(viewer)
    return Scene(facts, view, viewer, frozenset(humans), frozenset(fresh), signs, say or words())


def open_scene(game: Game, signs: Signs = UNICODE, say: Words | None = None) -> Scene:
    """The scene with all cards face up, for someone who has the complete record."""
    return Scene(game.board.facts, game.open_view(), signs=signs, say=say or words())


def amount_of(text: str) -> tuple[int, int]:
    """Traders and merchants of an amount such as `2t+1m` or `0`."""
    counts = {part[-1]: int(part[:-1]) for part in text.split("+") if part != "0"}
    return counts.get("t", 0), counts.get("m", 0)


def marker_word(marker: str) -> str:
    """A marker in a few letters."""
    return MARKER_WORDS.get(marker, marker)
