"""The net bot: decides by a learned net (kontor.nets). Where there is no net or no numpy, a rule bot stands in."""

from __future__ import annotations

import logging
import os
import random
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kontor.bots.bot_view import BotView
from kontor.bots.playing_styles import (
    CONSIDERED_MIN_LIKELIHOOD,
    MAX_SLOTS_CONSIDERED,
    PlayingStyle,
    likely,
    preferred,
    prospects,
)
from kontor.bots.protocol import Bot
from kontor.bots.rule_bot import by_code
from kontor.rules.action import Action
from kontor.rules.cells import PLAYERS, Cells
from kontor.slots import observe, slots
from kontor.slots.episode import asked, rounds_played

if TYPE_CHECKING:
    from kontor.nets.blocks import Floats
    from kontor.nets.forward import Player

NET_FILE: Final = Path(__file__).parent.parent / "nets" / "kontor.net"  # the one that comes with Kontor
NET_VARIABLE: Final = "KONTOR_NET"  # in the environment: another file
# Two nets may wait for each other to begin, so in duels no turn is ended while something else can be done; nor in games
# of more players after this many rounds.
DUEL_PLAYERS: Final = 2
LONG_GAME_ROUNDS: Final = 60

_log = logging.getLogger("kontor.bots")


@cache
def load(path: Path) -> Player:
    """The net in a file, read once. NetError where it cannot be used, ImportError without numpy."""
    from kontor.nets.file import read
    from kontor.nets.forward import Player

    return Player(read(path))


def chosen_file() -> Path:
    """The file of the net that plays."""
    return Path(os.environ.get(NET_VARIABLE) or NET_FILE)


def by_net(make: Callable[[int], Bot], stand_in: Callable[[int], Bot]) -> Callable[[int], Bot]:
    """Makes bots that need the net, or others where there is none, with one line in the log that says why."""

    def made(seed: int) -> Bot:
        return stand_in(seed) if why_not(chosen_file()) else make(seed)

    return made


@cache
def why_not(path: Path) -> str:
    """Why there is no net; empty where there is one. The log has it once."""
    try:
        load(path)
    except (ImportError, ValueError) as wrong:
        why = " ".join(str(wrong).split())
        _log.warning("no net plays, the rule bots stand in: %s", why)
        return why
    return ""


class NetBot:
    """Decides slot by slot: by the one that the net finds best, or with a temperature by a likely one.

    With a style it takes another one that is about as good, where that suits the style better.
    """

    def __init__(
        self, seed: int, temperature: float = 0.0, path: Path | None = None, style: PlayingStyle | None = None
    ) -> None:
        self.player = load(path or chosen_file())
        self._random = random.Random(seed)
        self._temperature = temperature
        self._style = style

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        if (style := self._style) is None:
            return by_code(legal, decide(view, view.cells, lambda _, seen, mask: self._usual(seen, mask)[0]))
        world = view.possible(self._random)
        return by_code(legal, decide(view, world, lambda *asked: self._with_style(style, view, *asked)))

    def _usual(self, seen: bytearray, mask: bytearray) -> tuple[int, Floats]:
        """The slot that is taken without a style, and the logits of all."""
        logits = self.player.one(seen, mask)
        if not self._temperature:
            return int(logits.argmax()), logits
        from kontor.nets.forward import drawn

        return drawn(logits, self._temperature, self._random.random()), logits

    def _with_style(self, style: PlayingStyle, view: BotView, world: Cells, seen: bytearray, mask: bytearray) -> int:
        """A slot that by its temperature is not among the likely ones stays as it is: errors are part of a level."""
        usual, logits = self._usual(seen, mask)
        considered = likely(logits.tolist(), CONSIDERED_MIN_LIKELIHOOD, MAX_SLOTS_CONSIDERED)
        if usual not in considered or len(considered) == 1:
            return usual
        return preferred(considered, usual, prospects(style, self.player, view, world, mask, considered))


def decide(view: BotView, cells: Cells, choose_slot: Callable[[Cells, bytearray, bytearray], int]) -> int:
    """A decision, as a code, in a situation of the game that a view shows: slots are chosen until it is complete.

    `choose_slot` gets the situation, what the seat that decides sees of it, and which slots are open.
    """
    backend, lookup, cells = view.backend, view.lookup, cells[:]
    mask, seen = bytearray(slots.WIDTH), bytearray(observe.WIDTH)
    code = 0
    while code == 0:
        if open_slots(view, cells, mask) == 1:
            slot = mask.index(1)
        else:
            backend.observe(lookup, cells, asked(cells), seen)
            slot = choose_slot(cells, seen, mask)
        code = backend.choose(lookup, cells, slot)
    return code


def open_slots(view: BotView, cells: Cells, mask: bytearray) -> int:
    """Marks the slots that a net may choose, and counts them."""
    return view.backend.open_slots(view.lookup, cells, mask) - must_act(view, cells, mask)


def must_act(view: BotView, cells: Cells, mask: bytearray) -> bool:
    """Closes the end of a turn while something else can be done: in duels, and after many rounds."""
    if not mask[slots.END_TURN] or mask.count(1) == 1:
        return False
    if view.lookup[PLAYERS] > DUEL_PLAYERS and rounds_played(cells) < LONG_GAME_ROUNDS:
        return False
    mask[slots.END_TURN] = 0
    return True
