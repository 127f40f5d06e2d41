"""How a message is carried: by Web Push, to a webhook, by mail."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

import msgspec

from kontor.server.config.settings import Settings
from kontor.server.notices import push
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


SMTP_TIMEOUT_S: Final = 15.0  # seconds for each step
MAIL_THREADS: Final = 2


class Mail:
    """Sends mail. The server it goes to is one of the settings, not of a stranger."""

    def __init__(self, url: str, password: str, sender: str) -> None:
        self._url = urlsplit(url)
        self._password = password
        self.sender = sender
        self._threads = ThreadPoolExecutor(MAIL_THREADS, thread_name_prefix="kontor-mail")

    async def send(self, to: str, subject: str, text: str, stop: str) -> None:
        """Sends a message; `stop` is the page where its receiver can end them."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message.set_content(text, cte="quoted-printable")
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._send, message)
        except smtplib.SMTPRecipientsRefused:
            raise Unreachable("the mail server refused the address") from None
        except (OSError, smtplib.SMTPException):
            raise Unreachable("the mail server did not take the message") from None

    def _send(self, message: EmailMessage) -> None:
        url, tls = self._url, ssl.create_default_context()
        host, port = url.hostname or "", url.port or (465 if url.scheme == "smtps" else 587)
        if url.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SMTP_TIMEOUT_S, context=tls)
        else:
            server = smtplib.SMTP(host, port, timeout=SMTP_TIMEOUT_S)
        with server:
            if url.scheme == "smtp+starttls":
                server.starttls(context=tls)
            if url.username:
                server.login(unquote(url.username), self._password)
            server.send_message(message)

    def close(self) -> None:
        """What is being sent goes on; nothing else is begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)
