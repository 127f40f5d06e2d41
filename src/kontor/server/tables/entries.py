"""The log of a table: everything that ever happened to it, one entry each. Reading the log gives the table.

Entries are kept for years: fields are only ever added, with a default that means what their absence meant. What people
are called and what they wrote lies beside the log, so that it can be deleted: private.py.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, TypeAlias, Union

import msgspec

SeatKind: TypeAlias = Literal["human", "bot", "open", "invited"]
Proposal: TypeAlias = Literal["takeback", "abort", "pause"]
Part: TypeAlias = tuple[int, int]  # the version of an entry, and the number of what lies beside it


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """All kinds of entries are subclasses of this one."""

    beside: tuple[int, ...] = ()  # its parts that lie beside the log: 0, or the numbers of places


class Place(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    kind: SeatKind
    name: str = ""
    colour: str
    level: str | None = None
    key: str | None = None  # the hash of the token that proves it


class Clock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How much time players have, and what happens when it is up."""

    per: Literal["decision", "game"]
    seconds: int  # for all that somebody decides until the game waits for somebody else; or for the whole game
    increment: int = 0  # seconds that are added whenever the game comes to wait for somebody
    vacation: int = 0  # days that each player may take
    end: Literal["bot", "offer", "abort"] = "bot"  # a bot stands in, the seat is offered to others, the game is ended
    level: str  # of the bot that plays then


class Created(Entry):
    """A table with its agreed options and places; the game begins with Started."""

    board: str
    edition: str
    modules: tuple[str, ...]
    duo: str | None
    pile: tuple[str, ...] | None
    places: tuple[Place, ...]
    host: str  # the hash of the host's token
    invite: str | None  # older servers kept the code of the invitation here; it is no longer accepted
    seed: int | None  # only if the host chose one
    public: bool
    spectators: bool
    pace: int  # milliseconds that a bot waits before it answers
    shuffle: bool
    rules: int  # the version of the rules this table is played by
    take: str = "trader"  # FAVOUR-17
    invited: str | None = None  # the hash of the invitation's code
    absence: int | None = None  # seconds of waiting for somebody after which they can be replaced; None: never
    comeback: bool = True  # somebody who was replaced may come back as long as nobody else has taken the seat
    position: dict[str, Any] | None = None  # the game begins with this one, hidden parts included, instead of a setup
    imported: bool = False  # it was played elsewhere, and a complete record of it came in
    clock: Clock | None = None
    competition: str = ""  # whose game is played here


class Started(Entry):
    """The game begins. `order` lists the former number of each seat; `chance` every chance result of the setup."""

    order: tuple[int, ...]
    chance: dict[str, tuple[str, ...]]
    salt: str  # seeds the bots of this table


class Decided(Entry):
    ply: int  # the number of decisions before it
    seat: int
    action: str
    level: str | None = None  # the bot that decided
    key: str | None = None  # the client's key, so that a decision sent twice counts once
    order: Literal["standing", "plan"] | None = None  # its player had ordered it before


class Replayed(Entry):
    """The next decisions of an imported game: many in one entry, since an entry of its own takes far more than one."""

    actions: tuple[str, ...]


class Undone(Entry):
    """The game goes back to an earlier moment."""

    ply: int
    seat: int
    alone: bool = False  # its player took it back without asking anybody


class Joined(Entry):
    """Somebody sits down."""

    seat: int
    colour: str
    key: str
    name: str = ""


class Opened(Entry):
    """A browser may act for a seat from now on; the host's rights are seat HOST."""

    seat: int
    key: str
    device: str = ""  # what kind of browser it is, so that its owner recognises it


class Linked(Entry):
    """A seat gets another link, or (None) has none now. The link before is no longer valid."""

    seat: int
    key: str | None  # the hash of its token


class Closed(Entry):
    """A browser, or the host's token, no longer acts for a seat; the host's rights are seat HOST."""

    seat: int
    key: str


class Invited(Entry):
    """The host invites somebody to the seat of a player who left; or (seat HOST) people to a lobby."""

    seat: int
    key: str  # the hash of the code


class Left(Entry):
    """A player leaves for good or is removed by the host; in a running game a bot of this level takes over."""

    seat: int
    level: str | None = None


class Replaced(Entry):
    """A bot of this level plays for somebody who is away."""

    seat: int
    level: str


class Expired(Entry):
    """The time of a player is up. What happens now was agreed when the table was made."""

    seat: int
    level: str  # of the bot that plays now, if one does


class Rested(Entry):
    """A player takes days of vacation, in which the clock of the seat stands still; 0: is back."""

    seat: int
    days: int


class Paused(Entry):
    """All clocks stand still for some days; 0: they run again."""

    days: int


class WhenDisplaced(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player wants when a piece is displaced."""

    to: tuple[str, ...] = ()  # routes, the best first
    otherwise: Literal["ask", "any"] = "ask"  # where none of them can be reached
    extras: Literal["none", "stock", "supply"] = "none"  # extra pieces, as far as they come from there
    piece: Literal["t", "m"] = "t"  # preferred for extra pieces


class Plan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A turn that is to be played when it comes, unless something that matters to it has changed since a ply."""

    steps: tuple[str, ...]
    ply: int


class Orders(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is to be decided for a player who is not asked. What is left out is asked."""

    displaced: WhenDisplaced | None = None
    gains: Literal["t", "m", "none"] | None = None  # of Tithe and Tribute: traders first, merchants first, or nothing
    end: bool = False  # the turn ends when nothing else can be done
    plan: Plan | None = None


class Ordered(Entry):
    """A player gives standing orders instead of those before; or a plan came to nothing, and this is why."""

    seat: int
    orders: Orders = Orders()
    dropped: Literal["changed", "illegal", "taken-back"] | None = None

    def after_a_step(self, ply: int) -> "Ordered":
        """A step of the plan was played; what comes next must not change from now on."""
        if self.orders.plan is None:  # its player is deleted
            return self
        steps = self.orders.plan.steps[1:]
        plan = Plan(steps=steps, ply=ply) if steps else None
        return Ordered(seat=self.seat, orders=msgspec.structs.replace(self.orders, plan=plan))

    def taken_back(self, ply: int) -> "Ordered":
        """The game went back to a ply. A plan that was made, or begun, after that moment is off."""
        plan = self.orders.plan
        if plan is None or plan.ply <= ply:
            return self
        return self.without_plan("taken-back")

    def without_plan(self, dropped: Literal["changed", "illegal", "taken-back"]) -> "Ordered":
        """The plan came to nothing."""
        return Ordered(seat=self.seat, orders=msgspec.structs.replace(self.orders, plan=None), dropped=dropped)


class Handed(Entry):
    """A player lets a bot of this level decide, or (None) decides again."""

    seat: int
    level: str | None
    name: str | None = None  # the name of a bot that fills a free seat


class Proposed(Entry):
    """A player asks the others."""

    seat: int
    proposal: Proposal
    ply: int  # the moment to go back to
    agreed: tuple[int, ...] = ()  # the seats that the asking key holds: the player who asks agrees for all of them
    days: int = 0  # of a pause; 0: the clocks run again


class Answered(Entry):
    seat: int
    agree: bool


class Aborted(Entry):
    """The game ends without a result."""


class Seen(Entry):
    """A player for whom the game waits looks at the table or follows it."""

    seat: int


class Said(Entry):
    """A line of chat: words, or a quick phrase that each reader sees in their own language."""

    seat: int
    text: str | None = None
    phrase: str | None = None


class Removed(Entry):
    """The operator removes a line of chat, or all that are old are: they are no longer shown."""

    line: int  # the version of its entry
    others: tuple[int, ...] = ()


class Renamed(Entry):
    """The operator gives a seat another name; or a bot gets one, as that of the seat is somebody's."""

    seat: int
    name: str = ""


class Forgotten(Entry):
    """A person was deleted: these occupants have no name any more and said nothing, and these browsers have no kind."""

    occupants: tuple[int, ...] = ()
    keys: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()  # what lay beside the log, and is deleted


class Paced(Entry):
    """How long bots wait before they answer, in milliseconds."""

    pace: int


class Instant(Entry):
    """Bots answer at once until a person must decide."""


class Rematched(Entry):
    """The same people go on at another table."""

    table: str


class Shared(Entry):
    """A copy of the finished game, for people who get the link; without names on request."""

    table: str
    names: bool


HOST: Final = -1  # stands for the host where a seat is named

KINDS: Final = tuple(Entry.__subclasses__())
Entries: TypeAlias = Sequence[Entry]

encode = msgspec.json.Encoder().encode
decode: Callable[[bytes], Entry] = msgspec.json.Decoder(Union[KINDS]).decode  # noqa: UP007 - a tuple of them


def is_decision(entry: bytes) -> bool:
    """Whether an entry is a decision of the game: nothing lies beside those."""
    return entry.startswith(b'{"kind":"decided",')


def options_of(agreed: object) -> dict[str, Any]:
    """What is agreed of a game, apart from the number of players: by a table, a competition, or who wants one."""
    return {name: getattr(agreed, name) for name in ("board", "edition", "modules", "duo", "pile", "take")}
