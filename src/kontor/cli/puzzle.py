"""kontor puzzle: a position in which one decision or one turn is clearly the best."""

import argparse
import random
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from rich.console import Console
from rich.text import Text

from kontor.bots.reasons import Reason
from kontor.cli.analyse import sentence
from kontor.cli.asking import TAKE_BACK, ask, print_situation, reader_of
from kontor.cli.errors import UsageError
from kontor.cli.event_words import news
from kontor.cli.language import Words, add_language, spoken
from kontor.cli.output import out, print_lines, signs, wrapped
from kontor.cli.question import question
from kontor.cli.scene import Scene, scene_of
from kontor.game import Game
from kontor.puzzles import GRADES, THEMES, Puzzle, Tried, of_the_day, puzzle_of, puzzles

ABOUT: Final = (
    "Shows a position from a game of the strongest bot and asks for the best decision, or the best turn, typed as in\n"
    "kontor play: a decision, or its number in the list that `moves` shows; `back` takes the last one back. Then it\n"
    "says how often each answer wins."
)
EXAMPLES: Final = (
    "kontor puzzle                          the puzzle of the day",
    "kontor puzzle hansa-3-1                a certain one",
    "kontor puzzle --theme end --grade 2    any about ending the game, of medium difficulty",
)


def add_options(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("id", nargs="?", metavar="ID", help="a side of a board and a number, such as hansa-3-1")
    parser.add_argument("--theme", choices=THEMES, help="any puzzle about this")
    parser.add_argument("--grade", type=int, choices=GRADES, help="1 easy, 2 medium, 3 hard")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Shows a puzzle, waits for an answer and says what it is worth."""
    puzzle = _chosen(args)
    console = out()
    say = spoken(args.lang, console)
    print_lines(console, [_head(puzzle, say)])
    given = _asked(puzzle, console, say)
    if given is not None:
        print_lines(console, _verdict(puzzle, _scene(puzzle, _game(puzzle, say), console, say), given, console.width))
    return 0


def _game(puzzle: Puzzle, say: Words) -> Game:
    return puzzle.game([say("terminal-player", number=seat + 1) for seat in range(puzzle.players)])


def _scene(puzzle: Puzzle, game: Game, console: Console, say: Words) -> Scene:
    return scene_of(game, puzzle.seat, signs(console), humans=[puzzle.seat], say=say)


def _asked(puzzle: Puzzle, console: Console, say: Words) -> Sequence[str] | None:
    """What somebody answers, decision by decision; None where they leave."""
    line, legal = list[str](), list[str]()
    reader = reader_of(lambda: [*legal, TAKE_BACK])
    start = _game(puzzle, say)
    print_situation(console, _scene(puzzle, start, console, say))
    typing = say("puzzle-terminal-typing", move=str(start.legal_actions()[0]))
    print_lines(console, wrapped(Text(typing, "dim"), console.width, indent=0))
    while (given := puzzle.answer(line)) is None:
        game = _game(puzzle, say)
        for decision in line:
            game.play(decision)
        scene = _scene(puzzle, game, console, say)
        print_lines(console, news(scene, game, max(0, len(line) - 1)))
        legal[:] = map(str, game.legal_actions())
        print_lines(console, wrapped(question(scene, legal), console.width))
        wish = ask(console, reader, game, legal, say, (TAKE_BACK,))
        if wish is None:
            return None
        line = line[:-1] if wish == TAKE_BACK else [*line, wish]
    return given


def _chosen(args: argparse.Namespace) -> Puzzle:
    if args.id is not None:
        found = puzzle_of(args.id)
        if found is None:
            raise UsageError(f"there is no puzzle '{args.id}'; one of them is {puzzles()[0].id}")
        return found
    if args.theme is None and args.grade is None:
        return of_the_day(datetime.now(UTC).date())
    fitting = [each for each in puzzles() if args.theme in (None, each.theme) and args.grade in (None, each.grade)]
    if not fitting:
        raise UsageError("no puzzle has this theme and grade")
    return random.choice(fitting)


def _head(puzzle: Puzzle, say: Words) -> Text:
    theme, grade = say("puzzle-theme", theme=puzzle.theme), say("puzzle-grade", grade=puzzle.grade)
    asked = say("puzzle-asked", turn=str(puzzle.turn).lower())
    return Text(say("puzzle-terminal-head", id=puzzle.id, theme=theme, grade=grade, asked=asked), "bold")


def _verdict(puzzle: Puzzle, scene: Scene, answer: Sequence[str], width: int) -> list[Text]:
    """Whether it was right, and what each of those that were tried would have brought."""
    say, played = scene.say, puzzle.find(answer)
    right = played is puzzle.solution
    lines = [Text(say("puzzle-right" if right else "puzzle-wrong"), "bold green" if right else "bold red")]
    if played is None:
        lines.append(Text(say("puzzle-untried")))
    for tried in puzzle.tried:
        lines += wrapped(_brought(puzzle, scene, tried, tried is played), width)
    then = "; ".join(puzzle.solution.then)
    lines += wrapped(Text(say("puzzle-then", moves=then)), width) if then else []
    return lines + wrapped(Text(say("puzzle-about", tries=puzzle.solution.tries), "dim"), width)


def _brought(puzzle: Puzzle, scene: Scene, tried: Tried, mine: bool) -> Text:
    """An answer with its chance, and what becomes of it."""
    say, best = scene.say, tried is puzzle.solution
    text = Text(f"{_percent(scene, tried.wins[puzzle.seat]):>6}  {'; '.join(tried.action)}", "bold" if best else "")
    if mine:
        text.append(f"  [{say('puzzle-yours')}]")
    sentences = [f"{sentence(Reason(**tried.reason), scene)}.", *_came(puzzle, scene, tried)]
    if not best:
        sentences.append(say("puzzle-behind", points=int(100 * tried.behind)))
    return text.append("\n" + " ".join(sentences), "dim")


def _came(puzzle: Puzzle, scene: Scene, tried: Tried) -> list[str]:
    """What comes of an answer; where no other player ever won, there is nothing to say about them."""
    rival = puzzle.rival(tried)
    if not tried.ends and round(100 * tried.wins[rival]) == 0:
        return []
    ends, chance = str(tried.ends).lower(), _percent(scene, tried.wins[rival])
    return [scene.say("puzzle-came", ends=ends, who=scene.name(rival), chance=chance)]


def _percent(scene: Scene, share: float) -> str:
    return scene.say("analysis-percent", number=f"{100 * share:.0f}")
