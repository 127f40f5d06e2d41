"""Several threads use one compiled backend at once: their games do not disturb each other, and nothing is freed early.

Each test runs in a process of its own, so that a crash or an endless loop is a failed test.
"""

import subprocess
import sys
from collections.abc import Callable
from random import Random
from threading import Barrier, Thread
from typing import Final

import pytest

from kontor import backends, catalog
from kontor.backends import COMPILED, PLAIN, REASON, library
from kontor.backends.compiled import CompiledBackend
from kontor.backends.known import FIRST_PLACES, GROWTH, KnownActions
from kontor.bots.weights import DEFAULT_WEIGHTS
from kontor.rules.action import Kind
from kontor.rules.cells import DEPTH, SITUATION
from kontor.rules.notation import SHIFTS, Lexicon

N_THREADS: Final = 6
N_LEXICONS: Final = 4  # each begins without any action
N_DECISIONS: Final = 150
N_RATED: Final = 8
SWITCH_INTERVAL_S: Final = 1e-6  # threads take turns as often as Python allows
TIMEOUT_S: Final = 300  # an endless loop, not a slow machine
RULES: Final = catalog.ruleset(catalog.options(board="hansa", players=4))


@pytest.mark.parametrize("name", ["list_side_by_side", "rate_side_by_side", "know_many"])
def test_nothing_is_lost_or_freed_early(name: str) -> None:
    if COMPILED is None:
        pytest.skip(f"the rules run {REASON}")
    command = [sys.executable, "-X", "faulthandler", "-c", f"from tests.env import test_threads as t; t.{name}()"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
    assert done.returncode == 0, done.stderr[-3000:]


def fresh() -> CompiledBackend:
    """A compiled backend that knows no action yet."""
    return CompiledBackend(library.functions(library.FOLDER / library.file_name(), backends.digest()))


def side_by_side(work: Callable[[int], None]) -> None:
    """Does the same in several threads, which begin together."""
    begin, failed = Barrier(N_THREADS), list[BaseException]()

    def run(number: int) -> None:
        try:
            begin.wait()
            work(number)
        except BaseException as problem:
            failed.append(problem)

    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    threads = [Thread(target=run, args=(number,)) for number in range(N_THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(before)
    if failed:
        raise failed[0]


def list_side_by_side() -> None:
    """Different games on one lexicon, whose table grows meanwhile, give the decisions that the plain rules find."""
    t = RULES.lookup
    for round_number in range(N_LEXICONS):
        compiled, lexicon = fresh(), Lexicon(RULES.lexicon.board, 4)

        def play(number: int, first: int = round_number * N_THREADS) -> None:
            dice, s = Random(first + number), bytearray(SITUATION)
            compiled.deal(t, s, first + number)  # noqa: B023
            for _ in range(N_DECISIONS):
                found = compiled.actions(t, s, lexicon)  # noqa: B023
                assert [action.code for action in found] == compiled.legal(t, s) == PLAIN.legal(t, s)  # noqa: B023
                assert found == [RULES.lexicon.action(action.code) for action in found]
                compiled.apply(t, s, dice.choice(found).code)  # noqa: B023
                if not s[DEPTH]:
                    return

        side_by_side(play)


def rate_side_by_side() -> None:
    """One evaluator in several threads, which do not hold Python's lock while C rates."""
    t, compiled = RULES.lookup, fresh()
    evaluator = compiled.evaluator(t, DEFAULT_WEIGHTS.row())
    games = [bytearray(SITUATION) for _ in range(N_THREADS)]
    for number, s in enumerate(games):
        compiled.deal(t, s, number)
        for _ in range(5 * number):
            codes = compiled.legal(t, s)
            compiled.apply(t, s, codes[number % len(codes)])
    alone = [(evaluator.rate(s), evaluator.evaluate(s), evaluator.plan(s, 3, 10_000, 2)) for s in games]

    def rate(number: int) -> None:
        s = games[number]
        for _ in range(N_RATED):
            assert (evaluator.rate(s), evaluator.evaluate(s), evaluator.plan(s, 3, 10_000, 2)) == alone[number]

    side_by_side(rate)


def know_many() -> None:
    """More actions at once than the table has places: it grows until half of them are free."""
    lexicon, posts = RULES.lexicon, range(len(RULES.lexicon.board.post_ids))
    places = [(piece, post, source) for piece in range(2) for post in posts for source in posts]
    codes = [Kind.SETTLE_EXTRA + sum(map(int.__lshift__, place, SHIFTS)) for place in places]
    assert len(codes) > GROWTH * FIRST_PLACES
    known = KnownActions(library.functions(library.FOLDER / library.file_name(), backends.digest()), lexicon)
    assert [action.code for action in known.actions(codes)] == codes
    assert [action.code for action in known.actions(reversed(codes))] == codes[::-1]
