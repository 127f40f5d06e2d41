"""A game with its history, played slot by slot; what PettingZoo and Gymnasium see of it is made of this."""

from collections.abc import Collection
from typing import Final, NamedTuple

from kontor.catalog import Options
from kontor.game import start_game
from kontor.rules.action import Action
from kontor.rules.chance import Chance
from kontor.slots import choose, observe, slots
from kontor.slots.episode import CAPPED, OVER, RUNNING, UNITS, first_open, rounds_played, utility

MAX_ROUNDS: Final = 60  # after which a game is broken off, unless another number is asked for
ILLEGAL_REWARD: Final = -1.0  # for a slot that is not open; it also ends the game


class Decided(NamedTuple):
    """A decision that a seat completed."""

    seat: int
    action: Action


class SlotGame:
    """A kontor.Game in which some seats decide by slots. What has a single open slot is taken without asking."""

    def __init__(self, options: Options, seed: int | None, cap: int, by_slots: Collection[int]) -> None:
        self.game = start_game(options, Chance(seed))
        self.mask = bytearray(slots.WIDTH)  # of the seat that decides, where it decides by slots
        self.status = RUNNING
        self.decided: list[Decided] = []  # all decisions of the game
        self._cap = cap
        self._by_slots = by_slots
        self._go_on()

    @property
    def decider(self) -> int | None:
        """The seat that must decide; None when the game is over or broken off."""
        return self.game.decider if self.status == RUNNING else None

    def take(self, slot: int) -> None:
        """Takes a slot; ValueError where it is not open, and nothing happened."""
        if not 0 <= slot < slots.WIDTH or not self.mask[slot]:
            raise ValueError(f"slot {slot} is not open")
        self._take(slot)
        self._go_on()

    def play(self, action: Action) -> None:
        """Plays a decision of a seat that does not decide by slots."""
        self._play(action)
        self._go_on()

    def break_off(self) -> None:
        """Ends the game here."""
        self.status = CAPPED

    def observation(self, seat: int) -> bytearray:
        """What a seat may know."""
        state, out = self.game.state, bytearray(observe.WIDTH)
        state.rules.backend.observe(state.lookup, state.cells, seat, out)
        return out

    def utility(self, seat: int) -> float:
        """The utility of the situation to a seat if the game ends with it (kontor.slots.episode)."""
        state = self.game.state
        return utility(state.lookup, state.cells, seat) / UNITS

    def _go_on(self) -> None:
        choose.close_slots(self.mask)
        while self.decider in self._by_slots:
            if self._open() != 1:
                return
            self._take(first_open(self.mask))
            choose.close_slots(self.mask)

    def _open(self) -> int:
        state = self.game.state
        return state.rules.backend.open_slots(state.lookup, state.cells, self.mask)

    def _take(self, slot: int) -> None:
        state = self.game.state
        code = state.rules.backend.choose(state.lookup, state.cells, slot)
        if code:
            self._play(state.rules.lexicon.action(code))

    def _play(self, action: Action) -> None:
        seat = self.decider
        assert seat is not None
        self.game.play(action)
        self.decided.append(Decided(seat, action))
        if self.game.is_over:
            self.status = OVER
        elif self._cap and rounds_played(self.game.state.cells) >= self._cap:
            self.status = CAPPED
