"""The figures of the field guide: `python -m tools.guide [--games N]`, into src/kontor/figures/guide.json.

Plays what is missing of N games of each kind (tools.selfplay), the net against itself, and counts what winners
and the others had: abilities, markers, offices in each kind of city. The same games give the same file.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from statistics import mean, median
from typing import Any, Final, NamedTuple

import kontor
from kontor.bots.win_chances import outcome
from kontor.figures.guide import kind_of_city
from kontor.rules.cells import ABILITIES, ROUNDS, UNUSED, USED, Cells
from kontor.rules.ids import ABILITY_IDS, MARKER_IDS, N_ABILITIES, N_MARKERS
from kontor.rules.ruleset import Ruleset
from kontor.rules.scoring import network_offices
from kontor.rules.state import State
from tools import selfplay

TARGET: Final = Path(kontor.__file__).parent / "figures" / "guide.json"
ROUNDS_SHOWN: Final = 12


class GuideSeat(NamedTuple):
    """What a seat had at the end of a game, and when it came by it."""

    won: float  # its share of the win
    steps: list[int]  # developments by ability
    first: list[int | None]  # the round of the first one
    taken: list[int]  # markers by kind
    used: list[int]
    use_rounds: list[list[int]]  # in which rounds
    offices: dict[str, int]  # by kind of city
    control: dict[str, int]  # cities controlled


class GuideGame(NamedTuple):
    """A game that came to its end."""

    rounds: int
    seats: list[GuideSeat]


def counted(kept: selfplay.PlayedGame, rules: Ruleset) -> GuideGame:
    """Goes through a game."""
    players = rules.players
    first: list[list[int | None]] = [[None] * N_ABILITIES for _ in range(players)]
    use_rounds: list[list[list[int]]] = [[[] for _ in range(N_MARKERS)] for _ in range(players)]
    used = [bytes(N_MARKERS)] * players
    cells: Cells = bytearray()
    for cells, _, _ in kept.situations(rules):
        now = _round(cells)
        for seat in range(players):
            row = cells[ABILITIES + N_ABILITIES * seat : ABILITIES + N_ABILITIES * (seat + 1)]
            first[seat] = [now if step and when is None else when for step, when in zip(row, first[seat], strict=True)]
            after = bytes(cells[USED + N_MARKERS * seat : USED + N_MARKERS * (seat + 1)])
            if after != used[seat]:
                for marker, (more, less) in enumerate(zip(after, used[seat], strict=True)):
                    use_rounds[seat][marker] += [now] * max(0, more - less)
                used[seat] = after
    return GuideGame(_round(cells), [_seat(rules, cells, n, first[n], use_rounds[n]) for n in range(players)])


def _round(cells: Cells) -> int:
    return 1 + cells[ROUNDS] + 256 * cells[ROUNDS + 1]


def _seat(rules: Ruleset, cells: Cells, seat: int, first: list[int | None], use_rounds: list[list[int]]) -> GuideSeat:
    state = State(rules, cells)
    used = list(cells[USED + N_MARKERS * seat : USED + N_MARKERS * (seat + 1)])
    unused = cells[UNUSED + N_MARKERS * seat : UNUSED + N_MARKERS * (seat + 1)]
    offices, control = defaultdict[str, int](int), defaultdict[str, int](int)
    for city in range(len(rules.board.cities)):
        kind = kind_of_city(rules.board.id, rules.board.cities[city])
        offices[kind] += network_offices(rules.lookup, cells, seat, 1 << city)
        control[kind] += state.controller(city) == seat
    steps = [state.development(seat, ability) for ability in range(N_ABILITIES)]
    taken = [a + b for a, b in zip(used, unused, strict=True)]
    won = outcome(rules.lookup, cells)[seat]
    return GuideSeat(won, steps, first, taken, used, use_rounds, offices, control)


def figures(side: str, games: list[GuideGame]) -> dict[str, Any]:
    """What many games of one kind come to. Winners count by their share of the win, the others by what is left."""
    seats = [seat for game in games for seat in game.seats]
    return {
        "side": side,
        "games": len(games),
        "players": len(games[0].seats),
        "rounds": _rounded(mean(game.rounds for game in games)),
        "abilities": {name: _ability(seats, number) for number, name in enumerate(ABILITY_IDS)},
        "markers": {
            name: _marker(games, seats, number)
            for number, name in enumerate(MARKER_IDS)
            if number and any(seat.taken[number] for seat in seats)
        },
        "cities": {kind: _cities(seats, kind) for kind in sorted(seats[0].offices)},
    }


def _ability(seats: list[GuideSeat], number: int) -> dict[str, Any]:
    rounds = range(1, ROUNDS_SHOWN + 1)
    return {
        "developed": _sides(seats, lambda seat: float(seat.steps[number] > 0)),
        "steps": _sides(seats, lambda seat: float(seat.steps[number])),
        "round": _when([[seat.first[number]] for seat in seats if seat.first[number] is not None]),
        "by_round": [_sides(seats, lambda seat, by=by: float((seat.first[number] or by + 1) <= by)) for by in rounds],
        "by_steps": [
            _group([seat for seat in seats if seat.steps[number] == n]) for n in range(_most(seats, number) + 1)
        ],
    }


def _most(seats: list[GuideSeat], number: int) -> int:
    return max(seat.steps[number] for seat in seats)


def _marker(games: list[GuideGame], seats: list[GuideSeat], number: int) -> dict[str, Any]:
    return {
        "taken": _rounded(sum(seat.taken[number] for seat in seats) / len(games)),
        "used": _sides(seats, lambda seat: float(seat.used[number])),
        "round": _when([seat.use_rounds[number] for seat in seats]),
        "with": _group([seat for seat in seats if seat.used[number]]),
        "without": _group([seat for seat in seats if not seat.used[number]]),
    }


def _cities(seats: list[GuideSeat], kind: str) -> dict[str, Any]:
    return {
        "offices": _sides(seats, lambda seat: float(seat.offices[kind])),
        "control": _sides(seats, lambda seat: float(seat.control[kind])),
        "with": _group([seat for seat in seats if seat.offices[kind]]),
        "without": _group([seat for seat in seats if not seat.offices[kind]]),
    }


def _sides(seats: list[GuideSeat], value: Any) -> list[float]:
    """The average of the winners, and that of the others."""
    won = sum(seat.won for seat in seats)
    mine = sum(seat.won * value(seat) for seat in seats)
    theirs = sum((1 - seat.won) * value(seat) for seat in seats)
    return [_rounded(mine / won), _rounded(theirs / (len(seats) - won))]


def _group(seats: list[GuideSeat]) -> list[float]:
    """How many seats, and how often they won."""
    return [len(seats), _rounded(mean(seat.won for seat in seats)) if seats else 0.0]


def _when(rounds: list[list[Any]]) -> float | None:
    """The middle round."""
    every = [each for row in rounds for each in row]
    return float(median(every)) if every else None


def _rounded(number: float) -> float:
    return round(number, 3)


def main() -> None:
    """Plays what is missing, counts and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=340, help="of each kind; none are played where there are as many")
    args = parser.parse_args()
    found: dict[str, Any] = {}
    for kind in selfplay.KINDS:
        have = sum(game.kind == kind for game in selfplay.read())
        if have < args.games:
            selfplay.add(kind, args.games - have)
        games = [game for game in selfplay.read() if game.kind == kind]
        rules = games[0].rules()
        ended = [counted(game, rules) for game in games if game.ended]
        found[kind] = {**figures(rules.board.id, ended), "unended": len(games) - len(ended)}
        print(kind, len(ended), flush=True)
    TARGET.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
