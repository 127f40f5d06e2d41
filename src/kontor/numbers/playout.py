"""Random play in numbers only: for measuring, for soaking, and for comparing the plain rules with the compiled ones."""

from typing import Final

from kontor.numbers.deal import WORD, deal, mixed
from kontor.numbers.observe import observe
from kontor.numbers.walk import RUNNING, enter, nth_open, step
from kontor.rules.cells import DEPTH, Cells, Moves, Tables
from kontor.rules.frames import SEAT, top
from kontor.rules.play import apply, options

BY_LIST: Final = 0  # from the full list of legal decisions
BY_MASK: Final = 1  # from the open slots
BY_SIGHT: Final = 2  # from the open slots, with an observation each time
GAMES: Final = 1048576  # a trace holds the number of games dealt below this, and above it what was decided


def play_on(
    t: Tables, s: Cells, mask: Cells, sight: Cells, moves: Moves, seed: int, decisions: int, cap: int, way: int
) -> int:
    """So many decisions, game after game; `cap` is in rounds, for the list in hundreds of decisions.

    The result is a trace: two runs with the same one decided the same.
    """
    dice = mixed(seed)
    trace = 0
    games = 0
    running = False
    in_game = 0
    for _ in range(decisions):
        while not running:
            deal(t, s, seed + games)
            games += 1
            in_game = 0
            moves.clear()
            if way == BY_LIST:
                options(t, s, moves)
                running = s[DEPTH] > 0
            else:
                running = enter(t, s, moves, mask) == RUNNING
        dice = dice * 1664525 + 1013904223 & WORD
        if way == BY_LIST:
            chosen = moves[(dice >> 8) % len(moves)]
            apply(t, s, chosen)
            moves.clear()
            options(t, s, moves)
            in_game += 1
            running = s[DEPTH] > 0 and in_game < 100 * cap
        else:
            if way == BY_SIGHT:
                observe(t, s, s[top(s) + SEAT], sight)
                trace += sight[0]
            chosen = nth_open(mask, dice >> 8)
            running = step(t, s, moves, mask, chosen, cap) == RUNNING
        trace = trace * 31 + chosen & WORD
    return trace * GAMES + games
