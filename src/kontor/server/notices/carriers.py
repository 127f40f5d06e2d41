"""How a message is carried: by Web Push, to a webhook, by mail."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from kontor.server.config.settings import Settings
from kontor.server.notices import push
from kontor.server.notices.outside import Outside, Unreachable
from kontor.server.notices.words import WEBHOOK_FORMS, Message
from kontor.server.store.channels import Channel
from kontor.server.store.people import Person
from kontor.wire.people import NewMail, NewPush, NewWay, NewWebhook
from kontor.words import say

GONE_STATUSES: Final = (404, 410)  # a push service says so of a browser that wants no more messages
_target = msgspec.json.Decoder(NewWay).decode  # it is stored as it was asked for


class Gone(Exception):  # noqa: N818 - an answer, not a fault
    """Nobody listens there any more, and nobody ever will."""


class Carriers:
    """Carries messages. Unreachable: it may be tried again; Gone: it need not."""

    def __init__(self, settings: Settings) -> None:
        self.outside = Outside(settings.notice_networks)
        self.mail = Mail(settings.smtp, settings.smtp_password, settings.mail_from) if settings.smtp else None
        self.vapid: push.Vapid
        self._contact = f"mailto:{settings.mail_from}" if settings.mail_from else ""

    async def carry(self, person: Person, channel: Channel, message: Message) -> None:
        match _target(channel.target):
            case NewPush() as target:
                await self._push(person, target, message)
            case NewWebhook(url, form):
                body = msgspec.json.encode(WEBHOOK_FORMS[form](message))
                _accepted(await self.outside.post(url, {"Content-Type": "application/json"}, body))
            case NewMail():
                await self.send_mail(person, channel, message.title, f"{message.text}\n\n{message.link}\n")

    async def _push(self, person: Person, target: NewPush, message: Message) -> None:
        to = push.subscription(target.endpoint, target.key, target.secret)
        headers = self.vapid.headers(target.endpoint, self._contact or person.site)
        headers["Topic"] = message.table or "try"  # a later message takes the place of one that was not delivered yet
        body = push.encrypt(msgspec.json.encode(message._asdict()), to)
        status = await self.outside.post(target.endpoint, headers, body)
        if status in GONE_STATUSES:
            raise Gone
        _accepted(status)

    async def send_mail(self, person: Person, channel: Channel, subject: str, text: str) -> None:
        """Sends mail that its receiver can end."""
        if self.mail is None:
            raise Unreachable("this server sends no mail")
        # On any device. Who knows a channel's id can do nothing else.
        stop = f"{person.site}/notices/stop/{channel.id}"
        foot = say("notice-mail-foot", {"link": stop}, person.language)
        await self.mail.send(_target(channel.target).address, f"Kontor: {subject}", f"{text}\n-- \n{foot}\n", stop)

    def close(self) -> None:
        """Nothing else is sent."""
        self.outside.close()
        if self.mail is not None:
            self.mail.close()


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
