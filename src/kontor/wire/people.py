"""What a person and the server say to each other about names, devices, others and notices."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from kontor.wire import Answer, Request, doc
from kontor.wire.answers import Line, Status
from kontor.wire.requests import Name, SeatNumber

Language: TypeAlias = Annotated[str, doc("Of the notices", max_length=10, examples=["en"])]
Zone: TypeAlias = Annotated[str, doc("A time zone", max_length=60, examples=["Europe/Berlin"])]
Minute: TypeAlias = Annotated[int, doc("Minutes after midnight", ge=0, lt=24 * 60)]
Url: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Form: TypeAlias = Literal["discord", "slack", "matrix", "json"]
WayKind: TypeAlias = Literal["push", "webhook", "mail"]
PassKind: TypeAlias = Literal["link", "file", "words"]
RestrictionKind: TypeAlias = Literal["mute", "block"]


class QuietHours(Request):
    """Hours in which nothing is sent; the end may be on the next day."""

    since: Minute
    until: Minute


class Introduce(Request):
    """What a browser says about a person who is new here."""

    language: Language = "en"
    zone: Zone = "UTC"


class ChooseNotices(Request):
    """How a person wants to be notified."""

    language: Language
    zone: Zone
    quiet: QuietHours | None = None


class ChooseName(Request):
    """A name that nobody else may use, or none."""

    name: Name | None = None


class MakePass(Request):
    """A pass to another device."""

    kind: PassKind


class ShowPass(Request):
    """A pass from another device."""

    secret: Annotated[
        str, doc("Of the link, in the file, or the words", min_length=1, max_length=200, examples=["SECRET"])
    ]
    bring: Annotated[bool, doc("Whether the seats and the person of this browser are handed over")] = False


class FinishSignIn(Introduce, kw_only=True):
    """What a provider sent a browser back with."""

    state: Annotated[str, Meta(max_length=200, examples=["9f86d081884c7d65"])]
    code: Annotated[str, Meta(min_length=1, max_length=4000)] | None = None  # None: it refused
    bring: Annotated[bool, doc("Whether the seats and the person of this browser are handed over")] = False


class NewRestriction(Request):
    """Somebody at a table, whom the caller does not want to read, or to have at tables of their own."""

    table: Annotated[str, doc("The id of a table", max_length=40, examples=["k7c2mq9xwdaf"])]
    seat: SeatNumber
    kind: RestrictionKind


class NewPush(Request, tag_field="kind", tag="push"):
    """The subscription of a browser to Web Push."""

    endpoint: Url
    key: Annotated[str, doc("The browser's `p256dh`", max_length=100)]
    secret: Annotated[str, doc("The browser's `auth`", max_length=40)]


class NewWebhook(Request, tag_field="kind", tag="webhook"):
    """An address to post to, in the form that it takes."""

    url: Url
    form: Form = "json"


class NewMail(Request, tag_field="kind", tag="mail"):
    """A mail address; a code is sent there, to be shown by `confirm`."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


NewWay: TypeAlias = NewPush | NewWebhook | NewMail


class AddWay(Request):
    """A new channel for notifications."""

    way: NewWay


class ConfirmWay(Request):
    """The code that was sent to an address."""

    code: Annotated[str, Meta(min_length=1, max_length=40, examples=["k7c2mq9x"])]


class WayInfo(Answer):
    """A way to tell the caller, as only the caller sees it."""

    id: str
    kind: WayKind
    to: str  # the mail address, the host of the webhook, the device
    form: Form | None
    confirmed: bool
    failing: bool  # so often did nothing arrive that it is not used any more
    endpoint: str | None  # of Web Push, by which a browser knows its own
    made: float


class DeviceInfo(Answer):
    """A device of the caller."""

    id: str
    name: str  # such as `Firefox, Android`; may be empty
    made: float
    you: bool  # this one


class PassInfo(Answer):
    """A pass that is good now."""

    kind: PassKind
    made: float
    until: float | None  # None: until it is ended


class RestrictionInfo(Answer):
    """Somebody whom the caller mutes or blocks."""

    id: str
    kind: RestrictionKind
    name: str  # as the caller knew them
    made: float


class Me(Answer):
    """What the server knows about the caller."""

    name: str  # that nobody else may use; empty if there is none
    here: bool  # whether this browser holds the caller's seats
    devices: list[DeviceInfo]
    passes: list[PassInfo]
    restrictions: list[RestrictionInfo]
    language: str
    zone: str
    quiet: QuietHours | None
    ways: list[WayInfo]
    push: str  # the server's key for Web Push
    mail: bool  # whether this server sends mail
    notices: bool  # whether it sends notices at all
    signs_in: bool  # whether the OpenID Connect provider for sign-in knows the caller


class TableExport(Answer):
    """What a table has stored about the caller; of one that is damaged, only which it is."""

    id: str
    status: Status | None = None
    created: float | None = None
    updated: float | None = None
    seats: list[int] = []
    host: bool = False
    names: Annotated[list[str], doc("What the caller was called there")] = []
    devices: list[str] = []
    chat: Annotated[list[Line], doc("What the caller said")] = []
    orders: Annotated[list[str], doc("Standing orders and plans, as JSON")] = []
    record: Annotated[str | None, doc("The game; before its end, what the caller may know")] = None


class Export(Answer):
    """Everything that is stored about the caller."""

    me: Me
    stored: Annotated[dict[str, list[dict[str, Any]]], doc("Rows of the database, by table")]
    tables: list[TableExport]


class SignIn(Answer):
    """The OpenID Connect provider for sign-in."""

    label: str | None  # what people call it; None: there is none


class SignInBegun(Answer):
    """Where a browser goes to sign in."""

    url: str
    state: str  # with which it comes back


class Introduced(Answer):
    """A new person. The secret proves this device; it is shown once."""

    secret: str
    me: Me


class SeatRestriction(Answer):
    """The caller mutes or blocks the player at a seat."""

    id: str  # as in RestrictionInfo
    seat: int
    kind: RestrictionKind


class RestrictionsAtTable(Answer):
    """Which seats of a table belong to people whom the caller mutes or blocks."""

    restrictions: list[SeatRestriction]


class NewPass(Answer):
    """A new pass. The secret is shown once."""

    secret: str
    link: str | None  # to open on the other device
    until: float | None
    me: Me


class Tried(Answer):
    """What came of trying a way."""

    arrived: bool
    why: str | None  # not
