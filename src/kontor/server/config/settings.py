"""The settings of a server: typed, from flags and the environment, with unsafe values refused."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from kontor.server.config import values
from kontor.server.config.addresses import is_local, is_loopback

SECRET_MIN_CHARACTERS = 8
UNGUESSABLE_CHARACTERS = 32  # of a secret that is too long to be guessed, if it is random
SHARE_PERCENT = 25
STORED_MB_PER_DAY = 10
SERVER_PREFIXES: Final = ("KONTOR_", "PG")  # of variables: our settings, and those that PostgreSQL clients read


def given(default: Any, metavar: str, help: str, read: Callable[[str], Any] = str) -> Any:
    """A setting: its default, or what makes one, and its flag. `read` makes its value of a text."""
    how: dict[str, Any] = {"default_factory": default} if callable(default) else {"default": default}
    return field(**how, metadata={"metavar": metavar, "help": help, "read": read})


def switch(help: str) -> Any:
    """A setting that is on, unless its flag is given."""
    return given(True, "", help, values.read_switch)


class SettingsError(ValueError):
    """A setting that is refused: the message names it, its value and what is allowed."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of the database file unless a setting says otherwise."""
    if chosen := environment.get("KONTOR_DATA"):
        return Path(chosen).expanduser().absolute()
    shared = Path(environment.get("XDG_DATA_HOME", ""))
    return (shared if shared.is_absolute() else Path.home() / ".local" / "share") / "kontor"


def default_database(environment: Mapping[str, str] = os.environ) -> str:
    """The database file in the data folder, as a URL."""
    return f"sqlite:///{data_folder(environment) / 'kontor.sqlite3'}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of `kontor serve`. A FILE is a secret, which has no flag of its own: every user of the machine can
    see flags."""

    host: str = given("127.0.0.1", "ADDRESS", "where to listen; 0.0.0.0 for the whole network", values.read_host)
    port: int = given(8000, "N", "0 for any free port", values.whole(0, 65535))
    database: str = given(
        default_database,
        "URL",
        "sqlite:///FILE or postgresql://... (default: a file in $KONTOR_DATA)",
        values.read_database,
    )
    workers: int = given(1, "N", "processes; more than one needs PostgreSQL", values.whole(1, 256))
    public_url: str = given(
        "", "URL", "how people reach the server, such as https://games.example.org/kontor", values.read_public_url
    )
    proxy: tuple[str, ...] = given((), "A,B", "reverse proxies whose X-Forwarded-For is trusted", values.read_networks)
    password: str = given("", "FILE", "a file with the password people need")
    bots: tuple[str, ...] = given((), "A,B", "additional bots, as module:Class; see docs/bots.md", values.read_bots)
    bot_workers: int = given(
        lambda: max(1, (os.cpu_count() or 1) - 1),
        "N",
        "processes in which bots think; 0: those of kontor worker (default: all cores but one)",
        values.whole(0, 256),
    )
    bot_budget: float = given(10.0, "SECONDS", "time limit for a bot's decision", values.read_seconds)
    log_format: str = given("text", "NAME", "text or json", values.one_of("text", "json"))
    log_level: str = given(
        "info", "NAME", "debug, info, warning, error", values.one_of("debug", "info", "warning", "error")
    )
    metrics_token: str = given("", "FILE", "a file with the token for the metrics")
    operator_secret: str = given("", "FILE", "a file with the operator secret")
    address_key: str = given("", "FILE", "a file with the key of stored addresses")
    club: bool = switch("no archive of finished public games, no ratings and no profiles")
    notices: bool = switch("nobody gets a notice when a game waits for them")
    notice_after: float = given(60.0, "SECONDS", "how long a game waits before a notice is sent", values.read_seconds)
    notice_networks: tuple[str, ...] = given(
        (), "A,B", "private addresses that notices may be sent to (default: none)", values.read_networks
    )
    smtp: str = given(
        "", "URL", "the server for mail: smtps://USER@HOST, smtp+starttls://USER@HOST or smtp://HOST", values.read_smtp
    )
    smtp_password: str = given("", "FILE", "a file with its password")
    mail_from: str = given("", "ADDRESS", "the sender of mail", values.read_mail_address)
    oidc_issuer: str = given(
        "", "URL", "an OpenID Connect provider for sign-in, as it calls itself (default: none)", values.read_issuer
    )
    oidc_client: str = given("", "ID", "the client id of this server there", values.read_plain_text)
    oidc_secret: str = given("", "FILE", "a file with its client secret")
    oidc_label: str = given("", "TEXT", "what people call the provider (default: its host)", values.read_plain_text)
    announcement: str = given(
        "", "TEXT", "news for all pages: a text, FILE.md, FILE.txt or URL", values.read_public_text
    )
    imprint: str = given("", "TEXT", "who runs the server, in the same forms", values.read_public_text)
    terms: str = given("", "TEXT", "the terms of use, in the same forms", values.read_public_text)
    privacy: str = given("", "TEXT", "the privacy policy, in the same forms", values.read_public_text)
    proof_of_work: int = given(0, "BITS", "work of a stranger's browser before their first table", values.whole(0, 24))
    limits: bool = switch("no rate limits")
    max_share: int = given(
        SHARE_PERCENT, "N", "per cent of a process's time that a client may use", values.whole(1, 100)
    )
    max_stored: int = given(STORED_MB_PER_DAY, "MB", "what a client may store on a day", values.whole(1, 1_000_000))
    max_thinking_tables: int = given(10, "N", "tables of a client where strong bots play", values.whole(1, 1_000_000))
    # Of tables that nobody uses now, about 650 bytes each
    max_decisions_cached: int = given(400_000, "N", "decisions kept in memory", values.whole(1, 1_000_000_000))
    disk_reserve: int = given(
        1000, "MB", "free disk space below which the server warns; 0: never", values.whole(0, 100_000_000)
    )
    keep_abandoned: int = given(365, "DAYS", "unfinished games are kept without a change; 0: for ever", values.DAYS)
    keep_chat: int = given(365, "DAYS", "chat is kept after the end of a game; 0: for ever", values.DAYS)
    keep_names: int = given(730, "DAYS", "unused names stay reserved; 0: for ever", values.DAYS)
    max_connections: int = given(5000, "N", "live connections per process", values.whole(1, 1_000_000))
    browser: bool = switch("do not open the browser")

    def __post_init__(self) -> None:
        _check_secret("password", self.password)
        _check_secret("metrics token", self.metrics_token)
        _check_secret("operator secret", self.operator_secret)
        if self.address_key and not is_unguessable(self.address_key):
            raise SettingsError(
                f"the address key has {len(self.address_key)} characters: expected at least {UNGUESSABLE_CHARACTERS}"
            )
        _check_secret("OpenID Connect secret", self.oidc_secret)
        if bool(self.smtp) != bool(self.mail_from):
            raise SettingsError("--smtp and --mail-from: expected both, or neither")
        if bool(self.oidc_issuer) != bool(self.oidc_client):
            raise SettingsError("--oidc-issuer and --oidc-client: expected both, or neither")
        if not self.oidc_issuer and (self.oidc_secret or self.oidc_label):
            raise SettingsError("--oidc-secret-file and --oidc-label: expected --oidc-issuer and --oidc-client, too")
        mail = urlsplit(self.smtp)
        if mail.scheme == "smtp" and mail.username and not is_loopback(mail.hostname or ""):
            raise SettingsError("--smtp smtp://: the password would be sent unencrypted; expected smtps://")
        if self.workers > 1 and not self.is_postgres:
            raise SettingsError(
                f"--workers {self.workers} needs PostgreSQL: only one process can serve an SQLite file; "
                "see docs/operating.md"
            )
        if not self.bot_workers and not self.is_postgres:
            raise SettingsError("--bot-workers 0 needs PostgreSQL: nobody else could think; see docs/operating.md")
        if self.password and self.public_url.startswith("http://") and not is_local(self.public_host):
            raise SettingsError(
                f"--public-url {self.public_url}: the password would be sent unencrypted; expected https:// "
                "because the server has a password"
            )

    # What follows from them

    @property
    def is_postgres(self) -> bool:
        """Whether several processes may share the database."""
        return self.database.startswith(("postgresql://", "postgres://"))

    @property
    def origin(self) -> str:
        """Scheme, host and port of the public URL, as browsers send them; empty without one."""
        return "/".join(self.public_url.split("/")[:3])

    @property
    def public_host(self) -> str:
        """The host of the public URL, without its port; empty without one."""
        return urlsplit(self.public_url).hostname or ""

    @property
    def root_path(self) -> str:
        """The path of the public URL: empty, or such as `/kontor`."""
        return urlsplit(self.public_url).path

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https."""
        return self.public_url.startswith("https://")

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must not appear anywhere, least of all in logs."""
        found = (*(getattr(self, name) for name in SECRET_SETTINGS), urlsplit(self.database).password)
        return tuple(secret for secret in found if secret)

    def prepare(self) -> None:
        """Makes the folder of the database file; SettingsError where that is not possible."""
        if self.is_postgres:
            return
        folder = Path(self.database.removeprefix("sqlite:///")).parent
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as problem:
            raise SettingsError(f"--database {self.database}: cannot create {folder}: {problem.strerror}") from None

    def warnings(self) -> list[str]:
        """Warnings about what is allowed but risky, one line each."""
        lines = []
        if not self.public_url and not is_loopback(self.host):
            lines.append(
                f"--host {self.host}: everyone on this network can reach the server, and nothing is encrypted; "
                "on the internet, set --public-url, see docs/hosting.md"
            )
        if self.public_url.startswith("http://") and not is_local(self.public_host):
            lines.append(f"--public-url {self.public_url}: nothing is encrypted and seats can be stolen; use https://")
        # On the local network people reach the server itself, unless there is https, which it does not speak.
        behind = not is_loopback(self.public_host) if self.secure else not is_local(self.public_host)
        if self.public_url and behind and not self.proxy:
            lines.append(
                "--public-url without --proxy: behind a proxy, everyone counts as one client for the rate limits; "
                "name its address with --proxy"
            )
        return lines


SECRET_SETTINGS: Final = tuple(each.name for each in fields(Settings) if each.metadata["metavar"] == "FILE")


def worker_environment() -> dict[str, str]:
    """The environment of a process that a server starts to think or to rate, without the secrets that the server reads
    from its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(SERVER_PREFIXES)}
    return {**kept, "PYTHONHASHSEED": "0"}  # sets have the same order in all workers


def is_unguessable(secret: str) -> bool:
    """Whether wrong tries need not be counted."""
    return len(secret) >= UNGUESSABLE_CHARACTERS


def _check_secret(name: str, secret: str) -> None:
    if secret and (len(secret) < SECRET_MIN_CHARACTERS or not secret.isprintable()):
        raise SettingsError(
            f"the {name} has {len(secret)} characters: expected at least {SECRET_MIN_CHARACTERS}, all of them printable"
        )
