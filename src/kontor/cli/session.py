"""A game at the terminal: the loop of showing, asking and playing."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from kontor.bots import BUDGET, Bot, BotView
from kontor.cli import saves
from kontor.cli.commands import SESSION_COMMANDS
from kontor.cli.errors import UsageError
from kontor.cli.event_words import changed_posts, news
from kontor.cli.flags import is_number
from kontor.cli.language import Words, words
from kontor.cli.output import is_interactive, print_lines, say, signs, wrapped
from kontor.cli.prompt import PipeReader, Reader, TerminalReader
from kontor.cli.question import offers, question
from kontor.cli.scene import Scene, scene_of
from kontor.cli.screen import screen
from kontor.cli.sheet import result, sheet
from kontor.game import Game, IllegalAction
from kontor.reference import clauses
from kontor.rules.modules import SECRETS
from kontor.rules.notation import NotationError

LINES_BELOW_SCREEN: Final = 2  # the prompt and the line below it
CLEAR_SCROLLBACK: Final = "\x1b[3J"


class Session:
    """One game with its people and bots."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        console: Console,
        save_to: Path | None = None,
        say: Words | None = None,
    ) -> None:
        self.console = console
        self.say = say or words()
        self.interactive = is_interactive()
        self.save_to = save_to
        self.reader: Reader = TerminalReader(self.completions, self.comment) if self.interactive else PipeReader()
        self.begin(game, bots)

    def begin(self, game: Game, bots: Mapping[int, Bot]) -> None:
        """A game, new or resumed."""
        self.game = game
        self.bots = dict(bots)
        self.humans = frozenset(range(len(game.names))) - set(bots)
        self.at_keyboard: int | None = None  # the seat that decided last
        self.seen = game.ply  # what has already been printed, where the output is not a terminal
        self.changed = True  # whether the situation must be shown again
        self.notes: list[Text] = []  # to be shown with it
        self.left = False

    # What is shown

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return self.console.width

    def viewer(self) -> int | None:
        """Whose knowledge is shown: the person who decides, or decided last."""
        decider = self.game.decider
        return decider if decider in self.humans else self.at_keyboard

    def scene(self) -> Scene:
        """The scene as the person at the keyboard may see it."""
        viewer = self.viewer()
        fresh = changed_posts(self.game.events(viewer, self.turn_before(viewer)))
        return scene_of(self.game, viewer, signs(self.console), fresh, self.humans, self.say)

    def moves(self) -> list[str]:
        """The legal moves; their numbers count from 1."""
        return [str(action) for action in self.game.legal_actions()]

    def turn_before(self, seat: int | None) -> int:
        """The number of decisions when this seat's last turn ended."""
        played = [ply for ply, past in enumerate(self.game.history(), 1) if past.seat == seat and past.action == "end"]
        return played[-1] if played else 0

    def lines(self, lines: Sequence[Text]) -> None:
        """Prints lines that already fit."""
        print_lines(self.console, lines)

    def present(self) -> None:
        """The situation and the question: a whole screen at a terminal, otherwise only what is new."""
        scene, moves = self.scene(), self.moves()
        if self.interactive:
            happened = [*news(scene, self.game, self.turn_before(scene.viewer)), *self.notes]
            self.lines(screen(scene, happened, moves, self.width, self.console.height - LINES_BELOW_SCREEN))
        else:
            happened = [*self.notes, *news(scene, self.game, min(self.seen, self.game.ply))]
            for text in (*happened, question(scene, moves), offers(moves)):
                self.lines(wrapped(text, self.width))
        self.seen = self.game.ply
        self.changed = False
        self.notes = []

    def note(self, text: str) -> None:
        """A sentence that goes with the next screen."""
        self.notes.append(Text(text, style="bold"))
        self.changed = True

    def print(self, text: str, style: str = "") -> None:
        """A sentence to the player."""
        say(self.console, text, style)

    # What is played

    def run(self) -> int:
        """Plays until the game is over or the player leaves."""
        try:
            self._welcome()
            while not self.left:
                self._let_bots_play()
                if self.game.is_over:
                    self._finish()
                    break
                self._hand_over()
                if self.changed:
                    self.present()
                self.obey(self.reader.ask(f"{self.game.decider} {self.scene().name(self.game.decider or 0)}> "))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()
        return 0

    def _welcome(self) -> None:
        game = self.game
        players = ", ".join(f"{seat} {name}" for seat, name in enumerate(game.names))
        self.note(self.say("terminal-welcome", players=players))

    def _let_bots_play(self) -> None:
        while (seat := self.game.decider) is not None and seat in self.bots:
            view, legal = BotView(self.game, seat), self.game.legal_actions()
            self.game.play(self.bots[seat].choose(view, legal, BUDGET))
            self.changed = True

    def _hand_over(self) -> None:
        """Where several people share the keyboard, nobody sees another player's card."""
        decider = self.game.decider
        assert decider is not None
        if decider == self.at_keyboard:
            return
        before, self.at_keyboard = self.at_keyboard, decider
        if len(self.humans) > 1 and any(key in self.game.view(None) for key in SECRETS):
            name = f"{decider} {self.game.names[decider]}"
            if self.interactive:
                self.console.clear()
                if before is not None:
                    self.console.file.write(CLEAR_SCROLLBACK)
                self.reader.ask(self.say("terminal-look-away", who=name) + " ")
            else:
                self.print(self.say("terminal-decides", who=name))

    def obey(self, line: str) -> None:
        """A command, the number of a move, or a move."""
        word, _, rest = line.partition(" ")
        try:
            if not line:
                self.changed = True
            elif word in SESSION_COMMANDS:
                SESSION_COMMANDS[word].do(self, rest.strip())
            elif is_number(line):
                self.decide(self._numbered(int(line)))
            else:
                self.decide(" ".join(line.lower().split()))
        except UsageError as wrong:
            self.refuse(str(wrong))

    def _numbered(self, number: int) -> str:
        moves = self.moves()
        if not 1 <= number <= len(moves):
            raise UsageError(self.say("terminal-no-move", number=str(number), most=str(len(moves))))
        return moves[number - 1]

    def decide(self, text: str) -> None:
        """Plays a move, or says why it cannot be played."""
        try:
            self.game.play(text)
        except NotationError as wrong:
            self._point_at(wrong)
        except IllegalAction as wrong:
            why = self.say.refusal(wrong.refusal)
            self.refuse(self.say("terminal-refused-more", why=why, clause=wrong.clause))
        else:
            self.changed = True
            if self.save_to:
                saves.save(self.game, self.save_to, self.say)

    def refuse(self, text: str) -> None:
        """A sentence that something cannot be done."""
        self.print(f"{signs(self.console).refused} {text}", "bold red")

    def _point_at(self, wrong: NotationError) -> None:
        """The text with a mark below the word at fault."""
        words = wrong.text.split(" ")
        place = len(" ".join(words[: wrong.word])) + (wrong.word > 0)
        length = len(words[wrong.word]) if wrong.word < len(words) else 1
        self.print(f"  {wrong.text}")
        self.print(f"  {' ' * place}{'^' * max(length, 1)} {self.say.expected(wrong)}", "bold red")
        if wrong.word == 0:
            self.print(f"  {self.say('terminal-or-command', commands=', '.join(SESSION_COMMANDS))}")

    # Leaving

    def leave(self) -> None:
        """Saves the game and says how to continue."""
        self.left = True
        if not self.game.ply:
            self.print(self.say("terminal-nothing-played"))
            return
        self.keep(self.save_to or saves.last_game())

    def keep(self, path: Path) -> None:
        """Writes the record and prints the command that continues it, on a line that can be copied."""
        try:
            saves.save(self.game, path, self.say)
        except UsageError as wrong:
            self.refuse(str(wrong))
            return
        again = saves.how_to_replay(path) if self.game.is_over else saves.how_to_resume(path)
        then = self.say("terminal-see-again" if self.game.is_over else "terminal-go-on")
        saved = Text(self.say("terminal-saved", path=str(path)))
        self.lines([saved, Text.assemble(f"{then}: ", (again, "bold"))])

    def _finish(self) -> None:
        scene = scene_of(self.game, self.viewer(), signs(self.console), say=self.say)
        self.lines(news(scene, self.game, self.turn_before(scene.viewer)))
        self.lines(sheet(scene))
        for line in result(scene, self.game):
            self.console.print(line)
        self.keep(self.save_to or saves.last_game())

    # What the prompt needs

    def completions(self) -> list[str]:
        """Everything that can be typed now."""
        typed = [command for command in SESSION_COMMANDS if command != "?"]
        return [*self.moves(), *typed, *(f"rules {found.id}" for found in clauses())]

    def comment(self, text: str) -> tuple[str, str]:
        """A style and a sentence about what is being typed."""
        line = " ".join(text.lower().split())
        if not line or line.split(" ")[0] in SESSION_COMMANDS or is_number(line):
            return "", self.say("terminal-hint")[: self.width - 1]
        try:
            refusal = self.game.why_not(line)
        except NotationError as wrong:
            return "", self.say.expected(wrong)[: self.width - 1]
        if refusal is not None:
            return "", self.say("terminal-refused", why=self.say.refusal(refusal), clause=refusal.clause)
        goes_on = any(move.startswith(f"{line} ") for move in self.moves())
        return "", self.say("terminal-legal-more" if goes_on else "terminal-legal")
