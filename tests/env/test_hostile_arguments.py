"""Wrong arguments raise an error and never end the process: the compiled rules are called with all sorts of things."""

import subprocess
import sys
from array import array
from random import Random
from typing import Any

import pytest

import kontor
from kontor.backends import COMPILED, REASON
from kontor.bots.weights import DEFAULT_WEIGHTS
from kontor.rules.backend import Backend, RulePolicy
from kontor.rules.cells import LOOKUP_SIZE, SITUATION
from kontor.slots import observe
from kontor.slots.slots import WIDTH

CALLS = 6000
GAMES = 3
ERRORS = (TypeError, ValueError, OverflowError, BufferError, AttributeError, IndexError, MemoryError)
FUNCTIONS = (
    "legal", "actions", "apply", "play", "deal", "hide", "fill", "observe", "open_slots", "choose", "enter", "step",
    "utilities", "evaluator", "block",
)  # fmt: skip
OF_EVALUATORS = ("evaluate", "rate", "values", "plan", "play_turns", "decide")
OF_BLOCKS = (
    "start", "deal", "refused", "step", "decide", "situation", "dealt", "restore", "show", "close",
)  # fmt: skip


class Hostile:
    """Calls every function of the backend, with what fits and what does not."""

    def __init__(self, compiled: Backend, seed: int) -> None:
        self.random = Random(seed)
        self.compiled = compiled
        self.game = kontor.new_game(seed=seed)
        self.lookup = self.game.state.lookup
        self.evaluator = compiled.evaluator(self.lookup, DEFAULT_WEIGHTS.row())
        self.block = compiled.block(self.lookup, GAMES, 20, 2)
        self.block.deal(bytearray(GAMES * WIDTH), bytearray(GAMES * observe.WIDTH), bytearray(GAMES * 4))

    def number(self) -> Any:
        """Any number, most of them small."""
        choices = (0, 1, 2, 3, -1, 4, 255, 256, WIDTH - 1, WIDTH, 2**31, -(2**31), 2**40, 2**63, -(2**63) - 1, 2**100)
        wide = self.random.getrandbits(40)
        return self.random.choice((*choices, wide, *self.game.legal_actions()[:1], self.random.randrange(300)))

    def memory(self) -> Any:
        """Rows of all sorts and sizes."""
        sizes = (0, 1, SITUATION - 1, SITUATION + 1, WIDTH, observe.WIDTH, GAMES * WIDTH, GAMES * observe.WIDTH)
        size = self.random.choice((*sizes, GAMES, GAMES * 4, GAMES * 20, LOOKUP_SIZE, LOOKUP_SIZE + 1))
        row = bytearray(size)
        forms = (row, bytes(row), memoryview(row), memoryview(row)[::2], memoryview(bytes(row)), array("i", [1] * 3))
        return self.random.choice(forms)

    def strange(self) -> Any:
        """What is neither."""
        return self.random.choice((None, "text", 1.5, [], [1, 2], {}, object(), bytearray, True, DEFAULT_WEIGHTS.row()))

    def anything(self) -> Any:
        return self.random.choice((self.number, self.memory, self.strange))()

    def cells(self) -> bytearray:
        """Cells of a game, which goes on."""
        if self.game.is_over:
            self.game = kontor.new_game(seed=self.random.randrange(1000))
        self.game.play(self.random.choice(self.game.legal_actions()))
        return self.game.state.cells[:]

    def some(self, fitting: list[Any]) -> list[Any]:
        """Arguments that fit, of which some do not; now and then too few or too many."""
        given = [self.anything() if self.random.random() < 0.25 else value for value in fitting]
        return self.random.choice((given, given, given, given[:-1], [*given, self.anything()]))

    def of_backend(self) -> Any:
        """A function of the backend and what to hand over; cells of the right size are always those of a game."""
        name = self.random.choice(FUNCTIONS)
        fitting: dict[str, list[Any]] = {
            "actions": [self.game.state.rules.lexicon], "apply": [self.number()], "play": [self.number()],
            "deal": [self.number()], "hide": [self.number()], "fill": [self.number(), self.number()],
            "observe": [1, bytearray(observe.WIDTH)], "open_slots": [bytearray(WIDTH)], "choose": [self.number()],
            "enter": [bytearray(WIDTH)], "step": [bytearray(WIDTH), self.number()],
        }  # fmt: skip
        if name == "evaluator":
            return getattr(self.compiled, name), [self.lookup, DEFAULT_WEIGHTS.row()]
        if name == "block":
            return getattr(self.compiled, name), [self.lookup, 2, 5, 2]
        return getattr(self.compiled, name), [self.lookup, self.cells(), *fitting.get(name, [])]

    def of_evaluator(self) -> Any:
        name = self.random.choice(OF_EVALUATORS)
        numbers = {"plan": [2, 100, 1], "play_turns": [1, 50], "decide": [2, 100, self.random.getrandbits(20)]}
        return getattr(self.evaluator, name), [self.cells(), *numbers.get(name, [])]

    def of_block(self) -> Any:
        name = self.random.choice(OF_BLOCKS)
        shown = [bytearray(GAMES * WIDTH), bytearray(GAMES * observe.WIDTH), bytearray(GAMES * 4)]
        slots = array("i", [self.random.randrange(-3, WIDTH + 3) for _ in range(GAMES)])
        policies = [RulePolicy(self.evaluator, 1, 50)]
        fitting: dict[str, list[Any]] = {
            "start": [self.number()], "deal": shown, "show": shown, "refused": [slots],
            "step": [slots, *shown, bytearray(GAMES), bytearray(GAMES * 20), None],
            "decide": [0, GAMES, policies, bytearray(b"\1" * 5 * GAMES), slots],
            "situation": [self.number()], "dealt": [self.number()], "restore": [1, bytes(self.cells()), self.number()],
        }  # fmt: skip
        return getattr(self.block, name), fitting.get(name, [])

    def call(self) -> bool:
        """One call; whether it went well."""
        function, fitting = self.random.choice((self.of_backend, self.of_backend, self.of_evaluator, self.of_block))()
        try:
            function(*self.some(fitting))
        except ERRORS:
            return False
        return True


@pytest.mark.parametrize("seed", [1, 2])
def test_wrong_arguments_never_end_the_process(seed: int) -> None:
    if COMPILED is None:
        pytest.skip(f"the rules run {REASON}")
    code = f"from tests.env.test_hostile_arguments import main; main({seed})"
    command = [sys.executable, "-X", "faulthandler", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    well = int(done.stdout)
    assert CALLS / 10 < well < CALLS * 9 / 10


def main(seed: int) -> None:
    assert COMPILED is not None
    hostile = Hostile(COMPILED, seed)
    print(sum(hostile.call() for _ in range(CALLS)))


def test_an_illegal_decision_changes_nothing() -> None:
    if COMPILED is None:
        pytest.skip(f"the rules run {REASON}")
    state = kontor.new_game(seed=1).state
    before = state.cells[:]
    for code in (0, 255, 2**40 - 1, 12345):
        assert not COMPILED.play(state.lookup, state.cells, code)
        with pytest.raises(ValueError, match=f"{code} is not a legal decision"):
            COMPILED.apply(state.lookup, state.cells, code)
    assert state.cells == before


def test_masks_and_observations_belong_to_the_caller_again_after_the_call() -> None:
    """A row that is still pointed to cannot be resized."""
    if COMPILED is None:
        pytest.skip(f"the rules run {REASON}")
    state = kontor.new_game(seed=1).state
    t, s = state.lookup, state.cells
    mask, observation = bytearray(WIDTH), bytearray(observe.WIDTH)
    COMPILED.open_slots(t, s, mask)
    COMPILED.enter(t, s, mask)
    COMPILED.step(t, s, mask, mask.index(1))
    COMPILED.observe(t, s, 0, observation)
    mask.clear()
    observation.clear()


@pytest.mark.parametrize("dealt", [-1, -(2**63), 2**62])
def test_a_block_counts_its_games_from_nought(dealt: int) -> None:
    """The rule bot that decides in a game is found by this number."""
    if COMPILED is None:
        pytest.skip(f"the rules run {REASON}")
    state = kontor.new_game(seed=1).state
    block = COMPILED.block(state.lookup, GAMES, 20, 1)
    with pytest.raises(OverflowError):
        block.restore(0, bytes(state.cells), dealt)
