"""kontor bench --bots: how long bots think, for a decision and for a whole turn."""

import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import fmean
from typing import Any, Final

from kontor.bots import BUDGET, BotView, make
from kontor.bots.arena import derive
from kontor.catalog import Options
from kontor.cli.output import print_rows
from kontor.game import start_game
from kontor.rules.chance import Chance

OTHER_BOTS_LEVEL: Final = "medium"  # who sits in the other seats; their time does not count
MEASURED_SEAT: Final = 0
BOT_MAX_DECISIONS: Final = 400  # decisions of the bot in a game; some bots do not finish
TIME_COLUMNS: Final = {
    "decisions": ("decisions", "{:,}"),
    "milliseconds_per_decision": ("ms/decision", "{:.2f}"),
    "p99_decision_milliseconds": ("p99", "{:.2f}"),
    "slowest_decision_milliseconds": ("slowest", "{:.1f}"),
    "turns": ("turns", "{:,}"),
    "seconds_per_turn": ("s/turn", "{:.3f}"),
    "slowest_turn_seconds": ("slowest", "{:.3f}"),
}


def measure(name: str, options: Options, seconds: float) -> dict[str, Any]:
    """One line: a bot in one seat, until it has thought this long. Decisions without a choice do not count."""
    decisions: list[float] = []
    turns: list[float] = []
    game, spent = 0, 0.0
    with _collected():
        while spent < seconds or not turns:
            for turn in _turns(name, options, game):
                decisions += turn
                turns.append(sum(turn))
                spent += turns[-1]
                if spent >= seconds:
                    break
            game += 1
    return {
        "bot": name,
        "decisions": len(decisions),
        "milliseconds_per_decision": round(1e3 * fmean(decisions), 4),
        "p99_decision_milliseconds": round(1e3 * sorted(decisions)[(99 * len(decisions) - 1) // 100], 3),
        "slowest_decision_milliseconds": round(1e3 * max(decisions), 3),
        "turns": len(turns),
        "seconds_per_turn": round(fmean(turns), 5),
        "slowest_turn_seconds": round(max(turns), 4),
    }


@contextmanager
def _collected() -> Iterator[None]:
    """The garbage collector skips what already exists, as in a worker of the server."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _turns(name: str, options: Options, number: int) -> Iterator[Sequence[float]]:
    """The seconds of all decisions of the bot, turn by turn; its answers in others' turns belong to its next turn."""
    game = start_game(options, Chance(derive(1, number)))
    bots = [
        make(name if seat == MEASURED_SEAT else OTHER_BOTS_LEVEL, derive(number, seat))
        for seat in range(options.players)
    ]
    spent: list[float] = []
    decided, turn = 0, game.turn
    while (seat := game.decider) is not None and decided < BOT_MAX_DECISIONS:
        view, legal = BotView(game, seat), game.legal_actions()
        began = time.perf_counter()
        action = bots[seat].choose(view, legal, BUDGET)
        if seat == MEASURED_SEAT and len(legal) > 1:
            spent.append(time.perf_counter() - began)
            decided += 1
        game.play(action)
        if turn == MEASURED_SEAT != game.turn and spent:
            yield spent
            spent = []
        turn = game.turn


def show(line: dict[str, Any], heads: bool) -> None:
    """One line."""
    names = ("bot", *(head for head, _ in TIME_COLUMNS.values()))
    cells = (line["bot"], *(form.format(line[key]) for key, (_, form) in TIME_COLUMNS.items()))
    widths = (12, *(max(9, len(head)) for head, _ in TIME_COLUMNS.values()))
    print_rows([names, cells] if heads else [cells], widths)
