"""What the server answers and sends."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from kontor.wire import Answer, doc
from kontor.wire.events import GameEvent
from kontor.wire.requests import Clock, Colour, Orders, Phrase
from kontor.wire.view import AgreedTake, EndClause, Post, SeatView, Shared

Status: TypeAlias = Literal["lobby", "running", "over", "aborted"]
Scope: TypeAlias = Annotated[list[str], doc("A clause holds in this game if its scope has one of these")]
TableId: TypeAlias = Annotated[str, doc("The id of a table", examples=["k7c2mq9xwdaf"])]

Dropped: TypeAlias = Annotated[
    Literal["changed", "illegal", "taken-back"], doc("Why the last plan was not played, or not to its end")
]


class SeatClock(Answer):
    """The clock of a seat, in seconds."""

    left: Annotated[float, doc("Time left when the table last changed")]
    vacation: Annotated[float, doc("Vacation that can still be taken")]
    away: Annotated[float, doc("Until when its player is on vacation")] | None


class ClockInfo(Answer):
    """The players' clocks. Moments are in seconds since 1970, as this server counts: compare them with `now`."""

    agreed: Clock
    now: Annotated[float, doc("When this was sent")]
    seats: Annotated[list[SeatClock], doc("Per seat, once the game has begun")] = []
    seat: Annotated[int, doc("Whose clock runs")] | None = None
    due: Annotated[float, doc("When the time of that seat is up")] | None = None
    warning: Annotated[float, doc("Seconds before `due` from which on the player is to be warned")] = 0
    paused: Annotated[float, doc("Until when all clocks stand still")] | None = None
    expired: Annotated[list[int], doc("Whose time is up, until somebody plays there again")] = []


class OrdersGiven(Answer):
    """The standing orders of one of the caller's seats."""

    orders: Orders
    dropped: Dropped | None = None


class PlanMoment(Answer):
    """What could be decided next in a turn that is being planned; nothing once the turn is over."""

    legal: list[str]


class Imported(Answer):
    """A table that was made of a record."""

    id: TableId
    host: Annotated[str, doc("Its token: `open` with it, and the browser has the table in its list")]


class SharedGame(Answer):
    """A game that anybody may look at who has the link."""

    id: TableId
    link: str


class SeatKey(Answer):
    """A seat and what proves it. Seats of bots and free seats have no token."""

    seat: int
    token: str | None = None
    link: str | None = None


class NewTable(Answer):
    """A table that was created."""

    id: TableId
    seats: list[SeatKey]
    host: Annotated[str, doc("The token of the host, who may start the game")]
    invite: Annotated[str, doc("The link for invited people")] | None = None


class Seated(Answer):
    """A seat that was taken."""

    id: TableId
    seat: int
    token: str
    link: str


class KeyInfo(Answer):
    """A link or a browser that holds a seat of the caller."""

    id: Annotated[str, doc("What it is called in this list; it proves nothing")]
    kind: Annotated[Literal["link", "host", "browser"], doc("The link of a seat, the host's token, or a browser")]
    seats: Annotated[list[int], doc("The seats of the caller that it holds")]
    host: Annotated[bool, doc("Whether it has the rights of the host; shown to the host")]
    since: float
    device: Annotated[str, doc("What kind of browser it is; may be empty", examples=["Firefox, Android"])]
    you: Annotated[bool, doc("Whether the caller uses it now")]


class KeyList(Answer):
    """Everything that holds the seats of the caller."""

    keys: list[KeyInfo]


class Invitation(Answer):
    """Lets people into a lobby (seat -1), or one person take over a seat that somebody left during the game."""

    id: TableId
    seat: int
    invite: Annotated[str, doc("The code to join with")]
    link: str


class Opened(Answer):
    """The table and seat of a token; from now on this browser's cookie holds it."""

    id: TableId
    seat: Annotated[int, doc("-1 for the host's token")]


class SeatInfo(Answer):
    """A seat as everybody sees it. `level` is the bot that decides for it; `vacated` says that its player left,
    `replaced` that its player was away too long, and may come back as long as nobody has taken over."""

    seat: int
    kind: Literal["human", "bot", "open", "invited"]
    name: str
    colour: Colour
    level: str | None = None
    vacated: bool = False
    replaced: bool = False
    host: Annotated[bool, doc("Its player has the rights of the host")] = False


class ProposalInfo(Answer):
    """What is asked, and who must still agree."""

    version: Annotated[int, doc("Which question it is: replies name it")]
    proposal: Literal["takeback", "abort", "pause"]
    seat: int
    ply: int
    days: Annotated[int, doc("pause: for how many days; 0: the clocks run again")]
    waiting: list[int]


class Waiting(Answer):
    """Somebody for whom the game waits, and when the host may replace them; both in seconds since 1970."""

    seat: int
    since: float
    until: Annotated[float, doc("From then on the host may replace them")] | None


class Line(Answer):
    """A line of chat. Text is to be shown as text, never as markup."""

    version: int
    at: float
    seat: int
    name: str
    text: str | None = None
    phrase: Phrase | None = None


class SeatChange(Answer):
    """Somebody else decides at a seat than before: its player `left`, was away for too long and `replaced`, or ran out
    of time (`expired`), and a bot plays on; or a player `returned`, or somebody new `joined`."""

    version: int
    ply: Annotated[int, doc("The number of decisions before it")]
    seat: int
    name: Annotated[str, doc("Of the player who left, came back or joined")]
    change: Literal["left", "replaced", "expired", "returned", "joined"]


class TableInfo(Answer):
    """The table around the game."""

    status: Status
    seats: list[SeatInfo]
    you: Annotated[list[int], doc("The seats that the caller holds")]
    alone: Annotated[bool, doc("The caller holds one seat and bots all others: a coach may help")]
    decides_alone: Annotated[bool, doc("Nobody else has to agree: a take-back or the end of the game happens at once")]
    host: Annotated[bool, doc("Whether the caller is the host")]
    public: bool
    spectators: bool
    pace: int
    instant: Annotated[bool, doc("Bots answer at once until a person must decide")]
    seeded: Annotated[bool, doc("The host chose the seed and could work out what is hidden")]
    created: float
    updated: float
    undo: Annotated[bool, doc("Whether the caller may take the last decision back")]
    barrier: Annotated[str, doc("Why it cannot be taken back: nothing, revealed, asked, over")] | None
    proposal: ProposalInfo | None
    rematch: TableId | None
    absence: Annotated[int, doc("Seconds of waiting until the host may replace somebody")] | None
    comeback: Annotated[bool, doc("Replaced players may come back until somebody takes over")]
    waiting: Waiting | None
    clock: ClockInfo | None
    ordered: Annotated[list[int], doc("The plies of decisions that were played by standing orders")]
    removed: Annotated[list[int], doc("The `version` of lines of chat that are no longer to be shown")]
    seat_changes: Annotated[list[SeatChange], doc("Who left, came back or joined during the game")]
    lost: Annotated[list[int], doc("Seats that the caller held until they were replaced for good")]
    imported: Annotated[bool, doc("It was made of a record, and does not go on here")]
    competition: Annotated[str, doc("The id of the competition that is played here")] | None


class Lobby(TypedDict):
    """A table whose game has not begun."""

    id: str
    version: int
    stamp: int
    ply: int
    decider: None
    board: str
    players: int
    edition: str
    modules: list[str]
    duo: str | None
    take: NotRequired[AgreedTake]
    seat: int | None
    table: TableInfo
    scope: Scope


class Situation(SeatView):
    """The game as the caller may know it, and the table around it. `legal` is there when the caller decides."""

    id: str
    version: int
    stamp: int
    table: TableInfo
    scope: Scope
    shared: NotRequired[Annotated[Shared, doc("For somebody with several seats, until the game is over")]]
    legal: NotRequired[list[str]]
    endings: NotRequired[
        Annotated[dict[str, EndClause], doc("The legal decisions that meet an end condition, and which")]
    ]
    swaps: NotRequired[
        Annotated[
            list[tuple[Post, Post]],
            doc("moving: a post whose piece is lifted, and one whose piece can change places with it"),
        ]
    ]


TableView: TypeAlias = Situation  # or Lobby: msgspec has no union of two TypedDicts, see schema.py


class News(Answer):
    """The newest view, what happened since decision number `since`, and the lines of chat not sent before."""

    view: TableView
    since: int
    events: list[GameEvent]
    chat: list[Line]


class Problem(Answer, omit_defaults=True):
    """Why a request was refused. Rules name their clause; a stale request gets the newer view."""

    error: Annotated[str, doc("A short code", examples=["stale", "illegal", "not-your-decision"])]
    message: str
    clause: str | None = None
    reason: Annotated[str, doc("Which sentence of the clause: a key for translations")] | None = None
    facts: dict[str, int | str | list[str]] | None = None
    view: TableView | None = None


class WhyNot(Answer):
    """Whether a decision is legal now, and if not, which clause refuses it."""

    legal: bool
    clause: str | None = None
    reason: str | None = None
    message: str | None = None
    facts: dict[str, int | str | list[str]] | None = None


class TableCard(Answer):
    """A table in a list."""

    id: TableId
    status: Status
    board: str
    players: int
    edition: str
    modules: list[str]
    duo: str | None
    seats: list[SeatInfo]
    ply: int
    decider: int | None
    turn: int | None
    created: float
    updated: float
    you: list[int]
    take: AgreedTake | msgspec.UnsetType = msgspec.UNSET
    absence: Annotated[int, doc("Seconds of waiting until the host may replace somebody")] | None = None
    comeback: Annotated[bool, doc("Replaced players may come back until somebody takes over")] = True
    imported: Annotated[bool, doc("It was made of a record, and does not go on here")] = False
    clock: Annotated[Clock, doc("How much time players have")] | None = None
    due: Annotated[float, doc("When the time of the decider is up")] | None = None
    left: Annotated[float, doc("Seconds until then, from when this was sent")] | None = None
    ranks: Annotated[list[int], doc("Per seat: its rank, once the game is over")] = []
    totals: Annotated[list[int], doc("Per seat: its points, once the game is over")] = []
    public: bool = False
    rules: Annotated[int, doc("The version of the rules")] = 0


class TableLists(Answer):
    """The caller's tables, those that wait for the caller first, and the public ones."""

    mine: list[TableCard]
    public: list[TableCard]
    club: Annotated[bool, doc("Whether finished games are kept in an archive, with ratings and profiles")]


class Health(Answer):
    """Whether the server can serve and store."""

    status: Annotated[
        Literal["ok", "degraded", "failing", "stopping"], doc("`degraded`: the disk of the database is nearly full")
    ]
    version: str
    store: str
    damaged: int  # tables known to be damaged; the others go on


class OpenTable(Answer):
    """A table as the operator sees it."""

    card: TableCard
    public: bool
    maker: Annotated[str, doc("The account of the client that made it; many addresses share each")] | None


class OpenTables(Answer):
    """Tables in the lobby or running, the last changed first."""

    tables: list[OpenTable]


class Fine(Answer):
    """It was done."""

    done: bool = True
