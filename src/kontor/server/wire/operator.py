"""What a server and whoever runs it say to each other."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kontor.server.wire.answers import Status, TableId
from kontor.server.wire.requests import PRINTABLE


class Queued(msgspec.Struct, kw_only=True):
    """Jobs that wait for a process in which bots think."""

    kind: str
    priority: Annotated[str, Meta(description="Who waits: `person`, `audience`, `nobody` or `background`")]
    jobs: int


class Thinking(msgspec.Struct, kw_only=True):
    """Where strong bots think, of all servers and workers of the database together."""

    workers: Annotated[int, Meta(description="Machines or processes that run `kontor worker`")]
    processes: Annotated[int, Meta(description="In which strong bots think, of servers and workers")]
    busy: Annotated[int, Meta(description="How many of these are thinking")]


class Load(msgspec.Struct, kw_only=True):
    """How busy the server is. What is counted in this process alone begins again with it."""

    version: str
    seconds: Annotated[float, Meta(description="How long this process has been running")]
    processes: Annotated[int, Meta(description="That serve the same database, `kontor worker` not counted")]
    connections: Annotated[int, Meta(description="Live connections to this process")]
    requests: Annotated[int, Meta(description="Requests that this process is answering, live connections included")]
    cached: Annotated[int, Meta(description="Tables that this process has in memory")]
    workers: Annotated[int, Meta(description="Processes in which bots think for this one")]
    thinking: Annotated[int, Meta(description="Tables at which this process has bots decide")]
    together: Annotated[Thinking | None, Meta(description="`null` where no other process can share the database")]
    queue: list[Queued]
    tables: Annotated[dict[Status, int], Meta(description="Tables in the database, by status")]
    store: Annotated[str, Meta(examples=["sqlite"])]
    size: Annotated[int, Meta(description="Of the database, in bytes")]
    damaged: Annotated[int, Meta(description="Tables known to be damaged")]


class Copied(msgspec.Struct, kw_only=True):
    """A backup that was made."""

    file: Annotated[str, Meta(description="Its name, in the folder of the database")]
    tables: int
    size: Annotated[int, Meta(description="In bytes")]


Note: TypeAlias = Annotated[str, Meta(max_length=80, pattern=PRINTABLE, description="To remember why")]


class _Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class BanNetwork(_Request, tag_field="kind", tag="network"):
    """Keeps out an address, or a network of them."""

    network: Annotated[str, Meta(max_length=50, examples=["192.0.2.0/24"])]
    note: Note = ""


class BanMaker(_Request, tag_field="kind", tag="maker"):
    """Keeps out the client that made a table, whose address the server does not know; hundreds share each maker."""

    maker: Annotated[str, Meta(pattern="^[0-9a-f]{6}$")]
    note: Note = ""


class BanPlayer(_Request, tag_field="kind", tag="player"):
    """Keeps out whoever holds a seat, by the keys of its link and browsers."""

    table: TableId
    seat: Annotated[int, Meta(ge=0, le=4)]


class NewBan(_Request):
    """Somebody who is kept out from now on."""

    ban: BanNetwork | BanMaker | BanPlayer


class BanInfo(msgspec.Struct, kw_only=True):
    """A ban."""

    id: str
    kind: Literal["network", "maker", "player"]
    value: Annotated[str, Meta(description="The network or the maker; the keys of a player are not shown")] | None
    about: Annotated[str, Meta(description="The note, or the name of the player")]
    made: float


class Bans(msgspec.Struct, kw_only=True):
    """Who is kept out, the oldest ban first."""

    bans: list[BanInfo]
