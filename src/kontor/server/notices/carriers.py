"""How a message is carried: by Web Push, to a webhook, by mail."""

from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec

from kontor.server.config.settings import Settings
from kontor.server.notices import push
from kontor.server.notices.mail import Mail
from kontor.server.notices.outside import Outside, Unreachable
from kontor.server.notices.words import WEBHOOK_FORMS, Message
from kontor.server.store.channels import Channel
from kontor.server.store.people import Person
from kontor.words import say

GONE_STATUSES: Final = (404, 410)  # a push service says so of a browser that wants no more messages


class Gone(Exception):  # noqa: N818 - an answer, not a fault
    """Nobody listens there any more, and nobody ever will."""


class PushTarget(msgspec.Struct):
    endpoint: str
    key: str
    secret: str


class WebhookTarget(msgspec.Struct):
    """A webhook, and what it takes."""

    url: str
    form: Literal["discord", "slack", "matrix", "json"]


class MailTarget(msgspec.Struct):
    address: str


class Carriers:
    """Carries messages. Unreachable: it may be tried again; Gone: it need not."""

    def __init__(self, settings: Settings) -> None:
        self.outside = Outside(settings.notice_networks)
        self.mail = Mail(settings.smtp, settings.smtp_password, settings.mail_from) if settings.smtp else None
        self.vapid: push.Vapid
        self._contact = f"mailto:{settings.mail_from}" if settings.mail_from else ""

    async def carry(self, person: Person, channel: Channel, message: Message) -> None:
        await {"push": self._push, "webhook": self._webhook, "mail": self._mail}[channel.kind](person, channel, message)

    async def _push(self, person: Person, channel: Channel, message: Message) -> None:
        target = msgspec.json.decode(channel.target, type=PushTarget)
        to = push.subscription(target.endpoint, target.key, target.secret)
        headers = self.vapid.headers(target.endpoint, self._contact or person.site)
        headers["Topic"] = message.table or "try"  # a later message takes the place of one that was not delivered yet
        body = push.encrypt(msgspec.json.encode(message._asdict()), to)
        status = await self.outside.post(target.endpoint, headers, body)
        if status in GONE_STATUSES:
            raise Gone
        _accepted(status)

    async def _webhook(self, person: Person, channel: Channel, message: Message) -> None:
        target = msgspec.json.decode(channel.target, type=WebhookTarget)
        body = msgspec.json.encode(WEBHOOK_FORMS[target.form](message))
        _accepted(await self.outside.post(target.url, {"Content-Type": "application/json"}, body))

    async def _mail(self, person: Person, channel: Channel, message: Message) -> None:
        text = f"{message.text}\n\n{message.link}\n"
        await self.send_mail(person, channel, message.title, text)

    async def send_mail(self, person: Person, channel: Channel, subject: str, text: str) -> None:
        """Sends mail that its receiver can end."""
        if self.mail is None:
            raise Unreachable("this server sends no mail")
        stop = stop_link(person, channel)
        foot = say("notice-mail-foot", {"link": stop}, person.language)
        address = msgspec.json.decode(channel.target, type=MailTarget).address
        await self.mail.send(address, f"Kontor: {subject}", f"{text}\n-- \n{foot}\n", stop)

    def close(self) -> None:
        """Nothing else is sent."""
        self.outside.close()
        if self.mail is not None:
            self.mail.close()


def stop_link(person: Person, channel: Channel) -> str:
    """The page where the receiver of a mail ends it, on any device. Who knows a channel's id can do nothing else."""
    return f"{person.site}/notices/stop/{channel.id}"


def receiver(channel: Channel) -> str:
    """Who takes the messages of a channel: of each only a few are sent at once."""
    target = msgspec.json.decode(channel.target)
    return urlsplit(target.get("endpoint") or target.get("url") or "").netloc or channel.kind


def _accepted(status: int) -> None:
    if not 200 <= status < 300:
        raise Unreachable(f"the answer was {status}")
