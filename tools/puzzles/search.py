"""The search for puzzles: through games that were played, or through those that are shipped."""

import json
import math
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from kontor.puzzles import THEMES, puzzles
from tools import selfplay
from tools.puzzles.find import LAST_CHOICES, MIN_PROMISE, find, puzzle_of
from tools.puzzles.found import FOUND_FILE, Facts, append, content, finished, lines, merged

SEARCHED_GAMES_FILE: Final = Path("build/puzzles-looked.txt")  # the games that were looked through
GAMES_PER_REFILL: Final = 32  # games that are played when all were looked through
MAX_PUZZLES_PER_THEME: Final = 7  # puzzles of a theme and a kind of game; then only other themes are looked for


class Search:
    """Looks through games, those of the kind with the fewest puzzles first, and plays more when they run out."""

    def __init__(self, themes: Sequence[str]) -> None:
        self._themes = themes
        self._about = "" if len(themes) == len(THEMES) else f" {'+'.join(themes)}"
        self._searched = set(lines(SEARCHED_GAMES_FILE))
        self._games = [game for game in selfplay.read() if game.ended]
        self.kinds, self._found = Counter[str](), Counter[tuple[str, str]]()
        for puzzle in merged(
            [vars(each) for each in puzzles()], [finished(json.loads(line)) for line in lines(FOUND_FILE)]
        ):
            self.count(puzzle)

    def count(self, puzzle: Facts) -> None:
        """Counts a finished puzzle."""
        kind = f"{puzzle['position']['board']}-{puzzle['position']['players']}"
        self.kinds[kind] += 1
        self._found[kind, puzzle["theme"]] += 1

    def tasks(self, seconds: float) -> Iterator[tuple[selfplay.PlayedGame, frozenset[str]]]:
        """Games that were not searched, each with the themes that are still wanted of its kind."""
        began = monotonic()
        while monotonic() - began < seconds:
            waiting = [game for game in self._games if self._name(game) not in self._searched]
            kind = min({game.kind for game in waiting} or selfplay.KINDS, key=lambda kind: self.kinds[kind])
            if not waiting:
                selfplay.add(kind, GAMES_PER_REFILL)
                self._games = [game for game in selfplay.read() if game.ended]
                continue
            game = next(game for game in waiting if game.kind == kind)
            self._searched.add(self._name(game))
            yield game, frozenset(each for each in self._themes if self._found[kind, each] < MAX_PUZZLES_PER_THEME)

    def done(self, game: selfplay.PlayedGame) -> None:
        """Notes that a game was looked through."""
        append(SEARCHED_GAMES_FILE, self._name(game))

    def _name(self, game: selfplay.PlayedGame) -> str:
        return f"{game.kind} {game.seed}{self._about}"


class Effort(NamedTuple):
    """How much is put into a search: cores, seconds, and in a game how far ahead the best must look, and how late."""

    jobs: int = 1
    seconds: float = math.inf
    promise: float = MIN_PROMISE
    choices: int = LAST_CHOICES


def search_for(wanted: int, themes: Sequence[str], effort: Effort) -> None:
    """Finds puzzles until there are as many as wanted, with those that are shipped, or the time is over."""
    search = Search(themes)
    tasks, running = search.tasks(effort.seconds), deque[tuple[selfplay.PlayedGame, Future[list[Facts]]]]()
    with ProcessPoolExecutor(effort.jobs) as pool:
        while search.kinds.total() < wanted:
            for game, about in islice(tasks, 2 * effort.jobs - len(running)):
                running.append((game, pool.submit(_search_game, game, about, effort)))
            if not running:
                break
            game, future = running.popleft()
            for puzzle in future.result():
                append(FOUND_FILE, json.dumps(puzzle, separators=(",", ":")))
                search.count(done := finished(puzzle))
                asked, total = "turn" if puzzle["turn"] else "decision", search.kinds.total()
                print(f"{total} of {wanted}: {game.kind}, {asked}, {done['theme']}, grade {done['grade']}", flush=True)
            search.done(game)


def _search_game(game: selfplay.PlayedGame, themes: frozenset[str], effort: Effort) -> list[Facts]:
    return list(find(game, themes.__contains__, effort.promise, effort.choices))


def renew() -> None:
    """Poses the puzzles that are shipped again, and adds those that still are puzzles to what was found."""
    held = {content(json.loads(line)) for line in lines(FOUND_FILE)}
    for puzzle in puzzles():
        if content(vars(puzzle)) in held:
            continue
        again = puzzle_of(puzzle.game(), promise=0)  # each of them is worth the games
        print(puzzle.id, "is one no longer" if again is None else "still is one", flush=True)
        if again is not None:
            append(FOUND_FILE, json.dumps(again, separators=(",", ":")))
