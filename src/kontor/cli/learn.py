"""kontor learn: the lessons, in the terminal."""

import argparse
from typing import Final

from rich.console import Console
from rich.text import Text

from kontor.cli.asking import QUIT, TAKE_BACK, ask, print_situation, reader_of
from kontor.cli.errors import UsageError
from kontor.cli.event_words import news
from kontor.cli.language import Words, add_language, spoken
from kontor.cli.output import is_interactive, out, print_lines, signs, wrapped
from kontor.cli.scene import Scene, scene_of
from kontor.game import Game
from kontor.lessons import LEARNER, Course, Lesson, Verdict, lesson_of, lessons

ABOUT: Final = (
    "Teaches the game in lessons of a few minutes, each a few tasks on a real position. Decisions are typed as in\n"
    "kontor play; `moves` lists them, `show` shows a way, `back` takes the last one back, `again` starts the step\n"
    "again. Without a lesson: the list of them."
)
EXAMPLES: Final = (
    "kontor learn                  all lessons",
    "kontor learn routes           the first one",
    "kontor learn end --step 3     from its third step on",
)
SHOW: Final = "show"
START_AGAIN: Final = "again"


def add_options(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("id", nargs="?", metavar="LESSON", help="its id, such as routes")
    parser.add_argument("--step", type=int, default=1, metavar="N", help="where to begin (default: 1)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Lists the lessons, or gives one."""
    console = out()
    say = spoken(args.lang, console)
    if args.id is None:
        print_lines(console, [_card(lesson, say) for lesson in lessons()])
        print_lines(console, [Text(), Text(say("lesson-terminal-list", id=lessons()[0].id), "dim")])
        return 0
    lesson = lesson_of(args.id)
    if lesson is None:
        raise UsageError(f"there is no lesson '{args.id}': expected one of {', '.join(each.id for each in lessons())}")
    if not 0 < args.step <= len(lesson.steps):
        raise UsageError(f"--step {args.step}: the lesson '{lesson.id}' has {len(lesson.steps)} steps")
    LessonSession(lesson, args.step - 1, console, say).give()
    return 0


def _card(lesson: Lesson, say: Words) -> Text:
    title, minutes = say(f"lesson-{lesson.id}-title"), say("lesson-minutes", count=lesson.minutes)
    return Text.assemble((f"{lesson.id:<12}", "bold"), title, (f" ({minutes})", "dim"))


class LessonSession:
    """A lesson that is being given: which step, what was played, and when the step began."""

    def __init__(self, lesson: Lesson, step: int, console: Console, say: Words) -> None:
        self._course = Course(lesson, say("lesson-names").split(", "))
        self._step = step
        self._console = console
        self._say = say
        self._line: list[str] = []
        self._begun = 0
        self._legal: list[str] = []
        self._reader = reader_of(lambda: [*self._legal, SHOW, TAKE_BACK, START_AGAIN, *QUIT[:1]])

    def give(self) -> None:
        """All steps from here on, until somebody leaves."""
        before = None
        while self._step < len(self._course.lesson.steps):
            shown = len(self._line)
            self._line = self._course.begin(self._step, before)
            self._begun = len(self._line)
            self._open(shown if before is not None else self._begun)
            game = self._course.game(self._line)
            if before is None and game.decider == LEARNER:
                self._tell(self._say("lesson-terminal", move=str(game.legal_actions()[0])), "dim")
            if not self._do() or not self._goes_on():
                return
            before = self._line
            self._step += 1
        self._tell(self._say("lesson-finished"), "bold green")

    def _open(self, shown: int) -> None:
        """What happened since, the situation and the task."""
        game = self._course.game(self._line)
        scene = self._scene(game)
        print_lines(self._console, news(scene, game, shown))
        print_situation(self._console, scene)
        lesson, say = self._course.lesson, self._say
        step = say("lesson-step", number=self._step + 1, count=len(lesson.steps))
        self._tell(f"{say(f'lesson-{lesson.id}-title')}. {step}", "bold")
        self._tell(say(self._words))

    def _do(self) -> bool:
        """Waits until the task is done; False where somebody leaves."""
        while not (verdict := self._verdict()).done:
            game = self._course.game(self._line)
            self._legal = list(map(str, game.legal_actions())) if game.decider == LEARNER else []
            wish = ask(self._console, self._reader, game, self._legal, self._say, (SHOW, TAKE_BACK, START_AGAIN))
            if wish is None:
                return False
            self._answer(wish, verdict)
        self._tell(self._say(f"{self._words}-why"), "green")
        return True

    def _answer(self, wish: str, verdict: Verdict) -> None:
        """Does what was typed and says what there is to say about it."""
        if wish == SHOW and verdict.way:
            self._tell(self._say("lesson-shown", move=verdict.way[0]))
        elif wish == SHOW:
            self._tell(self._say("lesson-other"))
        elif wish in (TAKE_BACK, START_AGAIN):
            self._line = self._line[: self._begun if wish == START_AGAIN else max(self._begun, len(self._line) - 1)]
            print_situation(self._console, self._scene(self._course.game(self._line)))
            self._tell(self._say(self._words))
        else:
            self._line = [*self._line, wish]
            game = self._course.game(self._line)
            print_lines(self._console, news(self._scene(game), game, len(self._line) - 1))
            remark = self._verdict().remark
            if remark is not None:
                self._tell(self._say("lesson-other" if remark == "other" else f"{self._words}-{remark}"), "yellow")

    def _goes_on(self) -> bool:
        """Lets people read before the next situation fills the screen."""
        if not is_interactive() or self._step + 1 == len(self._course.lesson.steps):
            return True
        try:
            return self._reader.ask(f"{self._say('lesson-next')} > ") not in QUIT
        except (EOFError, KeyboardInterrupt):
            return False

    def _verdict(self) -> Verdict:
        return self._course.verdict(self._step, self._begun, self._line)

    @property
    def _words(self) -> str:
        return f"lesson-{self._course.lesson.id}-{self._step + 1}"

    def _scene(self, game: Game) -> Scene:
        return scene_of(game, LEARNER, signs(self._console), humans=[LEARNER], say=self._say)

    def _tell(self, text: str, style: str = "") -> None:
        print_lines(self._console, wrapped(Text(text, style), self._console.width, indent=0))
