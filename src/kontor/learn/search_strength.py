"""How much a search over the net wins with more evaluations, alone against greedy nets. Games are kept as they end.

python -m kontor.learn.search_strength FILE --evaluations 100,400,1600 --games 40 --jobs 4 --picture PICTURE
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from kontor import catalog
from kontor.bots import BotView
from kontor.bots.arena import derive
from kontor.bots.net_bot import NetBot, chosen_file, load
from kontor.bots.net_search import NetSearchBot
from kontor.game import start_game
from kontor.learn.argument_types import count
from kontor.learn.error_line import one_line_errors
from kontor.learn.gauntlet import TEST_MAX_DECISIONS, TEST_SEED, share
from kontor.learn.parallel import in_parallel
from kontor.learn.results_file import add, digest, results
from kontor.rules.chance import Chance
from kontor.svg import MARGIN_TOP, Scale, picture, text_at

PICTURE_HEIGHT: Final = 240  # of the picture
SAMPLE_PLAYERS: Final = 4


class SearchGame(NamedTuple):
    """A game of a search: its evaluations per turn, the number of the game, and what it won of it."""

    evaluations: int
    number: int
    won: float


class PlannedGame(NamedTuple):
    """A game that is to be played."""

    evaluations: int
    number: int
    cores: int  # that the search uses


def play(planned: PlannedGame) -> SearchGame:
    """One game on hansa. All searches are dealt the same games, and have the same seats in them."""
    evaluations, number, cores = planned
    deal, seat = divmod(number, SAMPLE_PLAYERS)
    game = start_game(catalog.options(players=SAMPLE_PLAYERS), Chance(derive(TEST_SEED, deal)))
    seeds = [derive(TEST_SEED, deal, each) for each in range(SAMPLE_PLAYERS)]
    bots = [NetSearchBot(seed, evaluations, cores) if each == seat else NetBot(seed) for each, seed in enumerate(seeds)]
    while (decider := game.decider) is not None and game.ply < TEST_MAX_DECISIONS:
        game.play(bots[decider].choose(BotView(game, decider), game.legal_actions(), math.inf))
    first = [each for each, score in enumerate(game.scores()) if score["rank"] == 1]
    return SearchGame(evaluations, number, (seat in first) / len(first) if game.is_over else 0.0)


def facts_of(game: SearchGame) -> dict[str, Any]:
    """What a file keeps of a game."""
    return {"net": digest(chosen_file()), "looks": game.evaluations, "number": game.number, "won": game.won}


def kept(file: Path) -> Iterator[SearchGame]:
    """The games in a file that were played by the net that plays now."""
    for facts in results(file):
        if facts["net"] == digest(chosen_file()):
            yield SearchGame(facts["looks"], facts["number"], facts["won"])


def by_evaluations(games: Iterable[SearchGame]) -> dict[int, list[float]]:
    """What was won, by evaluations per turn."""
    found = defaultdict[int, list[float]](list)
    for game in games:
        found[game.evaluations].append(game.won)
    return dict(sorted(found.items()))


def draw(won: Mapping[int, Sequence[float]]) -> str:
    """Shares of wins with their intervals, over evaluations; each step to the right is twice as many."""
    scale = Scale(math.log2(min(won)) - 1, math.log2(max(won)) + 1, 64)
    left, right, base = scale(scale.first), scale(scale.last), MARGIN_TOP + PICTURE_HEIGHT

    def up(part: float) -> float:
        return round(base - PICTURE_HEIGHT * min(max(part, 0), 1), 1)

    parts = []
    for part in (0, 0.25, 0.5, 0.75, 1):
        line = "fair" if part == 1 / SAMPLE_PLAYERS else "grid"  # without a search
        parts.append(f'<line class="{line}" x1="{left}" x2="{right}" y1="{up(part)}" y2="{up(part)}"/>')
        parts.append(text_at(left - 6, up(part) + 4, f"{100 * part:g} %", 'class="soft" text-anchor="end"'))
    for evaluations, wins in won.items():
        x, found = scale(math.log2(evaluations)), share(wins)
        low, high = up(found["wins"] - found["within"]), up(found["wins"] + found["within"])
        parts.append(f'<line class="whisker" x1="{x}" x2="{x}" y1="{low}" y2="{high}"/>')
        parts.append(f'<circle class="mark" cx="{x}" cy="{up(found["wins"])}" r="6"/>')
        parts.append(text_at(x, base + 20, f"{evaluations:,} ({len(wins)})", 'class="soft" text-anchor="middle"'))
    axis = (
        (left + right) / 2,
        "evaluations a turn, and how many games, with 95 % intervals; the line is a fair share",
    )
    return picture(base, "Wins of a search against three nets that do not search", axis, parts)


@one_line_errors
def main(arguments: Iterable[str] | None = None) -> int:
    """Plays what is missing and prints the shares of wins."""
    parser = argparse.ArgumentParser(prog="python -m kontor.learn.search_strength", description=__doc__)
    parser.add_argument("file", type=Path, help="keeps the games; a second call goes on where the first one stopped")
    parser.add_argument("--evaluations", "--looks", default="400,800,1600", help="of a turn (default: 400,800,1600)")
    parser.add_argument("--games", type=count, default=40, help="of each (default: 40)")
    parser.add_argument("--cores", type=count, default=1, help="that a search uses (default: 1)")
    parser.add_argument("--jobs", type=count, default=1, help="processes, each with a game of its own (default: 1)")
    parser.add_argument("--picture", type=Path, help="an SVG file to write")
    args = parser.parse_args(None if arguments is None else list(arguments))
    load(chosen_file())
    games = [*kept(args.file)]
    known = {game[:2] for game in games}
    evaluations = [*map(int, args.evaluations.split(","))]
    games_to_play = [PlannedGame(each, number, args.cores) for number in range(args.games) for each in evaluations]
    for _, game in in_parallel(play, [game for game in games_to_play if game[:2] not in known], args.jobs):
        games.append(game)
        add(args.file, facts_of(game))
    won = by_evaluations(games)
    for each, wins in won.items():
        found = share(wins)
        print(
            f"{each} evaluations: {100 * found['wins']:.1f} % of {len(wins)} games, within {100 * found['within']:.1f}"
        )
    if args.picture:
        args.picture.write_text(draw(won), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
