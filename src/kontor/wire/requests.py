"""What a client may send. Unknown fields and wrong types are refused, never guessed at."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

from kontor.wire import Request, doc

Colour: TypeAlias = Literal["red", "blue", "green", "yellow", "purple"]
Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "nice-move",
    "thanks",
    "sorry",
    "one-moment",
    "your-decision",
    "take-back-please",
    "good-game",
    "another-game",
]
PLAYER_COLOURS: Final[tuple[str, ...]] = get_args(Colour)
CHAT_PHRASES: Final[tuple[str, ...]] = get_args(Phrase)
# Without the lookahead a final line break would pass.
RECORD_MAX_CHARACTERS: Final = 60_000
PRINTABLE: Final = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]*(?!\n)$"
Name: TypeAlias = Annotated[
    str, doc("Shown to everyone", min_length=1, max_length=40, pattern=PRINTABLE, examples=["Anna"])
]
Level: TypeAlias = Annotated[
    str, doc("One of GET /api/options; with a style: expert:builder", max_length=60, examples=["claim"])
]
Ply: TypeAlias = Annotated[int, doc("The number of decisions played so far", ge=0, le=1_000_000)]
Stamp: TypeAlias = Annotated[int, doc("The `stamp` of the state that was answered", ge=0)]
SeatNumber: TypeAlias = Annotated[int, doc("A seat, counted from 0 in turn order", ge=0, le=4)]
Notation: TypeAlias = Annotated[
    str, doc("A decision in notation", min_length=1, max_length=200, examples=["place t hamburg-luebeck/1"])
]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Token: TypeAlias = Annotated[str, doc("A seat's or the host's token", min_length=1, max_length=100, examples=["TOKEN"])]
InvitationCode: TypeAlias = Annotated[str, doc("The code of the invitation", max_length=100, examples=["CODE"])]
Pace: TypeAlias = Annotated[int, doc("Milliseconds before a bot answers", ge=0, le=10_000, examples=[600])]
Absence: TypeAlias = Annotated[int, doc("Seconds of waiting until somebody can be replaced", ge=60, le=30 * 86_400)]
DecisionKey: TypeAlias = Annotated[str, doc("The same decision sent again counts once", min_length=1, max_length=64)]
SeatSecret: TypeAlias = Annotated[str, doc("Random and secret: it proves the seat", min_length=16, max_length=64)]
Gains: TypeAlias = Annotated[Literal["t", "m", "none"], doc("Of Tithe, Tribute: traders or merchants first, or none")]


class HumanSeat(Request, tag_field="kind", tag="human"):
    """A person who is already there; the answer contains the token and the link of the seat."""

    name: Name | None = None
    colour: Colour | None = None


class BotSeat(Request, tag_field="kind", tag="bot"):
    """A seat played by the program."""

    level: Level
    name: Name | None = None
    colour: Colour | None = None


class OpenSeat(Request, tag_field="kind", tag="open"):
    """A seat for anybody who finds the table."""

    colour: Colour | None = None


class InvitedSeat(Request, tag_field="kind", tag="invited"):
    """A seat for somebody who has the table's invitation."""

    name: Name | None = None
    colour: Colour | None = None


SeatWanted: TypeAlias = HumanSeat | BotSeat | OpenSeat | InvitedSeat


class Clock(Request):
    """How much time players have, and what happens when it is up."""

    per: Annotated[
        Literal["decision", "game"],
        doc("Time for all that somebody decides until the game waits for somebody else, or for the game"),
    ]
    seconds: Annotated[int, Meta(ge=10, le=30 * 86_400, examples=[86_400])]
    increment: Annotated[int, doc("Seconds added whenever the game comes to wait for them", ge=0, le=86_400)] = 0
    vacation: Annotated[int, doc("Days that each player may take off", ge=0, le=60)] = 0
    end: Annotated[
        Literal["bot", "offer", "abort"],
        doc(
            "When time is up: a bot stands in until the player is back; the seat is lost, a bot plays, and"
            " the host may invite somebody to it; the game is ended without a result"
        ),
    ] = "bot"
    level: Annotated[Level, doc("Of the bot that plays then; unless named, a quick one")] | None = None


class NewGame(Request):
    """A new table. With no open or invited seat the game starts at once."""

    seats: Annotated[list[SeatWanted], doc("In turn order", min_length=2, max_length=5)]
    board: Word = "hansa"
    edition: Word = "bigbox"
    modules: Annotated[list[Word], Meta(max_length=10)] = []
    duo: Word | None = None
    pile: Annotated[list[Word], Meta(max_length=40)] | None = None
    take: Annotated[Word, doc("With the Emperor's Favour: what Tithe brings")] = "trader"
    seed: Annotated[int, doc("The same seed gives the same setup", ge=0, le=2**53 - 1)] | None = None
    public: Annotated[bool, doc("Shown in the list of public tables")] = False
    spectators: Annotated[bool, doc("People without a seat may watch")] = True
    pace: Pace = 600
    absence: Absence | None = 3600
    comeback: Annotated[bool, doc("Replaced players may come back until somebody takes over")] = True
    shuffle: Annotated[bool, doc("The order of the seats is drawn at the start")] = False
    clock: Annotated[Clock, doc("Then `absence` and `comeback` do not count: `end` says what happens")] | None = None


class Continue(Request):
    """A new table that goes on from a moment of this game. Whatever the caller could not know is dealt again."""

    ply: Ply
    seats: Annotated[list[SeatWanted], doc("As many as the game has", min_length=2, max_length=5)]
    pace: Pace = 600


class Share(Request):
    """A link to a game that is over."""

    names: Annotated[bool, doc("Whether the players keep their names")] = True


class Import(Request):
    """A complete record, as `GET /api/games/{table}/record` gives it after the end and the terminal writes it."""

    record: Annotated[str, Meta(max_length=RECORD_MAX_CHARACTERS, examples=["Kontor record 1\nRules: 2\n..."])]


class Play(Request):
    """A decision for the state with this ply; `stamp` ties it to that exact state, also after an undo."""

    action: Notation
    ply: Ply
    stamp: Stamp | None = None
    key: DecisionKey | None = None


class Undo(Request):
    """Takes back the last decision, or all down to `ply`."""

    ply: Ply | None = None
    stamp: Stamp | None = None


class Ask(Request):
    """A decision that somebody thinks about; nothing is played."""

    action: Notation


class CheckInvitation(Request):
    """Asks whether an invitation is valid, before somebody joins with it."""

    invite: InvitationCode


class Join(Request):
    """Sits down at a table: at this seat, or at the first free one. Sent again with the same key, it counts once."""

    name: Name
    seat: SeatNumber | None = None
    colour: Colour | None = None
    invite: InvitationCode | None = None
    key: SeatSecret | None = None


class Open(Request):
    """Gives this browser the seat of a token."""

    token: Token


class Start(Request):
    """Starts the game; free seats are filled with bots of this level, with these names as long as there are enough."""

    fill: Level | None = None
    names: Annotated[list[Name], Meta(max_length=5)] = []


class HandOver(Request):
    """Lets a bot of this level decide for the seat."""

    level: Level


class Leave(Request):
    """Gives up the seat for good; in a running game a bot of this level takes over."""

    seat: SeatNumber | None = None
    level: Level | None = None


class TakeBack(Request):
    """Asks the others to go back to this ply."""

    ply: Ply


class Reply(Request):
    """Answers the proposal with this version."""

    agree: bool
    version: Annotated[int, doc("The `version` of the proposal that is answered", ge=0)]


class Days(Request):
    """Days of vacation from now on; the clock of the seat stands still."""

    days: Annotated[int, Meta(ge=1, le=60)]


class Pause(Request):
    """Asks the others to let all clocks stand still for some days; 0: to let them run again."""

    days: Annotated[int, Meta(ge=0, le=30)]


class WhenDisplaced(Request):
    """What is to be done when a piece is displaced."""

    to: Annotated[list[Word], doc("Routes, the best first", max_length=20)] = []
    otherwise: Annotated[
        Literal["ask", "any"], doc("Where none of them can be reached: ask the player, or go anywhere")
    ] = "ask"
    extras: Annotated[
        Literal["none", "stock", "supply"],
        doc("No extra pieces; as many as come from the stock; or from the supply, too. Never from posts"),
    ] = "none"
    piece: Annotated[Literal["t", "m"], doc("The shape that extra pieces have if there is a choice")] = "t"


class Orders(Request):
    """Standing orders, instead of those before. What is left out is asked."""

    displaced: WhenDisplaced | None = None
    gains: Gains | None = None
    end: Annotated[bool, doc("The turn ends when nothing else can be done")] = False
    plan: Annotated[
        list[Notation], doc("The next turn, played unless something changes that matters to it", max_length=40)
    ] = []


class PlanLine(Request):
    """A turn that is being planned: the decisions so far."""

    line: Annotated[list[Notation], Meta(max_length=40)] = []


class Say(Request):
    """A line of chat: words or a quick phrase."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=PRINTABLE)] | None = None
    phrase: Phrase | None = None


class SetPace(Request):
    """How long bots wait at this table."""

    pace: Pace


class Rename(Request):
    """Another name for a seat, given by the operator."""

    name: Name


class Login(Request):
    """The password of this server."""

    password: Annotated[str, Meta(max_length=200, examples=["PASSWORD"])]
