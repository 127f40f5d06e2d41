"""The settings of a server: typed, from flags and the environment, with unsafe values refused."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from kontor.server.config.addresses import is_local, is_loopback

SHORTEST_SECRET = 8
UNGUESSABLE_CHARACTERS = 32  # of a secret that is too long to be guessed, if it is random
SHARE = 25


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


def _spare_cores() -> int:
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of `kontor serve`."""

    host: str = "127.0.0.1"
    port: int = 8000  # 0 for any free one
    database: str = msgspec.field(default_factory=default_database)
    workers: int = 1
    public_url: str = ""  # as people see it, without a trailing slash
    proxy: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For and -Proto are believed
    password: str = ""
    bots: tuple[str, ...] = ()  # that people may choose in addition to the levels
    bot_workers: int = msgspec.field(default_factory=_spare_cores)
    bot_budget: float = 10.0  # seconds for one decision
    log_format: str = "text"
    log_level: str = "info"
    metrics_token: str = ""
    operator_token: str = ""
    address_key: str = ""  # from which the pseudonyms of addresses are made
    club: bool = True  # finished games of public tables are kept in an archive, with ratings and profiles
    notices: bool = True  # people may have themselves told that a game waits for them
    notice_after: float = 60.0  # seconds for which it has waited
    notice_networks: tuple[str, ...] = ()  # that notices may reach although they are not the internet
    smtp: str = ""  # the mail server
    smtp_password: str = ""
    mail_from: str = ""
    oidc_issuer: str = ""  # a provider of OpenID Connect, by whom people may sign in; exactly as it calls itself
    oidc_client: str = ""  # what it calls this server
    oidc_secret: str = ""
    oidc_label: str = ""  # what people call it
    limits: bool = True
    max_share: int = SHARE  # per cent of a process's time that one client may use, after a burst
    max_thinking_tables: int = 10  # where strong bots play at once, for each client that made them
    max_decisions_cached: int = 400_000  # of tables that nobody uses now, about 650 bytes each
    max_connections: int = 5000  # live ones: sockets, event streams, requests that wait for updates
    browser: bool = True

    def __post_init__(self) -> None:
        _check_secret("password", self.password)
        _check_secret("metrics token", self.metrics_token)
        _check_secret("operator token", self.operator_token)
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
        found = (
            *(self.password, self.metrics_token, self.operator_token, self.address_key),
            *(self.smtp_password, self.oidc_secret),
            urlsplit(self.database).password or "",
        )
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

    def as_environment(self) -> dict[str, str]:
        """The same settings as environment variables, for worker processes. Flags would show the secrets to others."""
        variables = {f"KONTOR_{name.upper()}": _text(getattr(self, name)) for name in self.__struct_fields__}
        secrets = ("PASSWORD", "METRICS_TOKEN", "OPERATOR_TOKEN", "ADDRESS_KEY", "SMTP_PASSWORD", "OIDC_SECRET")
        return variables | {f"KONTOR_{name}_FILE": "" for name in secrets}


def is_unguessable(secret: str) -> bool:
    """Whether wrong tries need not be counted."""
    return len(secret) >= UNGUESSABLE_CHARACTERS


def _check_secret(name: str, secret: str) -> None:
    if secret and (len(secret) < SHORTEST_SECRET or not secret.isprintable()):
        raise SettingsError(
            f"the {name} has {len(secret)} characters: expected at least {SHORTEST_SECRET}, all of them printable"
        )


def _text(value: Any) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case tuple():
            return ",".join(value)
        case _:
            return str(value)
