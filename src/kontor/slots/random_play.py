"""Random play in numbers only: for measuring, for soaking, and for comparing the plain rules with the compiled ones."""

from typing import Final

from kontor.rules.cells import DEPTH, Cells, Lookup, Moves
from kontor.rules.dice import WORD, mixed
from kontor.rules.frames import SEAT, top
from kontor.rules.play import apply, legal
from kontor.slots.deal import deal
from kontor.slots.episode import RUNNING, enter, nth_open, step
from kontor.slots.observe import observe

BY_LIST: Final = 0  # from the full list of legal decisions
BY_MASK: Final = 1  # from the open slots
BY_OBSERVATION: Final = 2  # from the open slots, with an observation each time
GAMES: Final = 1048576  # a trace holds the number of games dealt below this, and above it what was decided


def play_on(
    t: Lookup, s: Cells, mask: Cells, observation: Cells, moves: Moves, seed: int, decisions: int, cap: int, way: int
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
                legal(t, s, moves)
                running = s[DEPTH] > 0
            else:
                running = enter(t, s, moves, mask) == RUNNING
        dice = dice * 1664525 + 1013904223 & WORD
        if way == BY_LIST:
            chosen = moves[(dice >> 8) % len(moves)]
            apply(t, s, chosen)
            moves.clear()
            legal(t, s, moves)
            in_game += 1
            running = s[DEPTH] > 0 and in_game < 100 * cap
        else:
            if way == BY_OBSERVATION:
                observe(t, s, s[top(s) + SEAT], observation)
                trace += observation[0]
            chosen = nth_open(mask, dice >> 8)
            running = step(t, s, moves, mask, chosen, cap) == RUNNING
        trace = trace * 31 + chosen & WORD
    return trace * GAMES + games
