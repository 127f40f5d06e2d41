"""Mail, by the server that the settings name."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from kontor.server.notices.outside import Unreachable

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
