"""What a server and its operator say to each other."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from kontor.wire import Answer, Request, doc
from kontor.wire.answers import Status, TableId
from kontor.wire.requests import PRINTABLE


class Queued(Answer):
    """Jobs that wait for a process in which bots think."""

    kind: str
    priority: Annotated[str, doc("Who waits: `person`, `audience`, `nobody` or `background`")]
    jobs: int


class Thinking(Answer):
    """Where strong bots think, of all servers and workers of the database together."""

    workers: Annotated[int, doc("Machines or processes that run `kontor worker`")]
    processes: Annotated[int, doc("In which strong bots think, of servers and workers")]
    busy: Annotated[int, doc("How many of these are thinking")]


class Load(Answer):
    """How busy the server is. What is counted in this process alone begins again with it."""

    version: str
    seconds: Annotated[float, doc("How long this process has been running")]
    processes: Annotated[int, doc("That serve the same database, `kontor worker` not counted")]
    connections: Annotated[int, doc("Live connections to this process")]
    requests: Annotated[int, doc("Requests that this process is answering, live connections included")]
    cached: Annotated[int, doc("Tables that this process has in memory")]
    workers: Annotated[int, doc("Processes in which bots think for this one")]
    thinking: Annotated[int, doc("Tables at which this process has bots decide")]
    together: Annotated[Thinking | None, doc("`null` where no other process can share the database")]
    queue: list[Queued]
    tables: Annotated[dict[Status, int], doc("Tables in the database, by status")]
    store: Annotated[str, Meta(examples=["sqlite"])]
    size: Annotated[int, doc("Of the database, in bytes")]
    damaged: Annotated[int, doc("Tables known to be damaged")]
    free: Annotated[int | None, doc("Room on the disk of the database, in bytes; `null` where it is not known")]
    low: Annotated[bool, doc("Whether that is so little that soon nothing can be stored")]


class Copied(Answer):
    """A backup that was made."""

    file: Annotated[str, doc("Its name, in the folder of the database")]
    tables: int
    size: Annotated[int, doc("In bytes")]


Note: TypeAlias = Annotated[str, doc("To remember why", max_length=80, pattern=PRINTABLE)]


Seat: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
ReportId: TypeAlias = Annotated[
    str, doc("The `id` of a report: then it is whom that is about, if somebody else sits there now", max_length=40)
]


class BanNetwork(Request, tag_field="kind", tag="network"):
    """Keeps out an address, or a network of them."""

    network: Annotated[str, Meta(max_length=50, examples=["192.0.2.0/24"])]
    note: Note = ""


class BanMaker(Request, tag_field="kind", tag="maker"):
    """Keeps out the client that made a table, whose address the server does not know; hundreds share each maker."""

    maker: Annotated[str, Meta(pattern="^[0-9a-f]{6}$")]
    note: Note = ""


class BanPlayer(Request, tag_field="kind", tag="player"):
    """Keeps out the player at a seat, by the keys of its link and browsers, and their name."""

    table: TableId
    seat: Seat
    report: ReportId | None = None


class WarnPlayer(Request, tag_field="kind", tag="warning"):
    """Keeps out the player at a seat until they have read a warning."""

    table: TableId
    seat: Seat
    text: Annotated[str, doc("The warning", min_length=1, max_length=500, pattern=PRINTABLE)]
    report: ReportId | None = None


class NewBan(Request):
    """Somebody who is kept out from now on."""

    ban: BanNetwork | BanMaker | BanPlayer | WarnPlayer


class BanInfo(Answer):
    """A ban."""

    id: str
    kind: Literal["network", "maker", "player", "warning"]
    value: Annotated[str, doc("The network or the maker; the keys of a player are not shown")] | None
    about: Annotated[str, doc("The note, the name of the player, or the words of the warning")]
    made: float


class Bans(Answer):
    """Who is kept out, the oldest ban first."""

    bans: list[BanInfo]


class NewReport(Request):
    """Somebody at a table whom the caller reports to the operator, or one of their lines of chat."""

    seat: Seat
    line: Annotated[int, doc("The `version` of the line", ge=1)] | None = None
    reason: Annotated[str, doc("What is wrong", max_length=300, pattern=PRINTABLE)] = ""


class ReportInfo(Answer):
    """A report."""

    id: str
    table: TableId
    seat: int
    line: Annotated[int, doc("The `version` of the line of chat; 0: it is about the player")]
    name: Annotated[str, doc("The player's, then")]
    words: Annotated[str, doc("Of the line; empty once it is removed")]
    reason: str
    made: float


class Reports(Answer):
    """What players report, the oldest first."""

    reports: list[ReportInfo]


class Acts(Answer):
    """What was done with the rights of the operator: the last 200 calls that changed something, the newest first."""

    acts: Annotated[list[str], Meta(examples=[["2026-11-19 20:15 POST tables/k7c2mq9xwdaf/end"]])]
