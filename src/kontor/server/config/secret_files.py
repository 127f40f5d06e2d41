"""Secrets that a server makes for itself when it first starts, in files that only their owner can read.

They are in files and not in the database, so that nobody gets them from a backup or from read access to the database.
"""

import logging
import os
import secrets
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE
from typing import Final

import msgspec

from kontor.server.config.settings import Settings, SettingsError, data_folder

OPERATOR_SECRET: Final = "operator-secret"
ADDRESS_KEY: Final = "address-key"
SECRET_BYTES: Final = 24  # random ones
PRIVATE_MODE: Final = 0o600
logger = logging.getLogger("kontor.server")


def secret_file(settings: Settings, kind: str) -> Path:
    """Where a secret is kept: beside an SQLite file, otherwise in the data folder of this machine."""
    if settings.is_postgres:
        return data_folder() / f"kontor.{kind}"
    return Path(f"{settings.database.removeprefix('sqlite:///')}.{kind}")


def with_secrets(settings: Settings) -> Settings:
    """The settings, completed by the secrets that were not given: read from their files, or made. An address key that
    cannot be kept serves until the server stops."""
    address_key = settings.address_key or _kept(settings, ADDRESS_KEY, "--address-key-file")
    return msgspec.structs.replace(
        settings,
        operator_token=settings.operator_token or _kept(settings, OPERATOR_SECRET, "--operator-token-file"),
        address_key=address_key or secrets.token_urlsafe(SECRET_BYTES),
    )


def read_secret(file: Path) -> str:
    """The secret in a file; FileNotFoundError if there is none, SettingsError if it is not safe there."""
    try:
        with file.open(encoding="ascii") as opened:
            status = os.fstat(opened.fileno())
            secret = opened.read().strip()
    except FileNotFoundError:
        raise
    except (OSError, UnicodeError) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) else "it is not a text file"
        raise SettingsError(f"the secret in {file} cannot be read: {reason}") from None
    if os.name == "posix":
        _check_privacy(file, status)
    if not secret:
        raise SettingsError(f"the secret in {file} is empty: remove the file, and the server makes a new one")
    return secret


def _check_privacy(file: Path, status: os.stat_result) -> None:
    if S_IMODE(status.st_mode) & 0o077:
        raise SettingsError(
            f"others can read the secret in {file} (mode {S_IMODE(status.st_mode):o}): chmod 600 it, "
            "or remove it if somebody may have read it, and the server makes a new one"
        )
    if os.geteuid() not in (0, status.st_uid):
        raise SettingsError(f"the secret in {file} belongs to another user: remove the file")


def _kept(settings: Settings, kind: str, flag: str) -> str:
    """The secret of a server, made if there is none. Only a server on PostgreSQL can do without a place for it."""
    file = secret_file(settings, kind)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            return read_secret(file)
        _make(file)
        return read_secret(file)
    except OSError as wrong:
        if not settings.is_postgres:
            raise SettingsError(f"cannot write {file}: {wrong.strerror}") from None
        logger.warning("cannot write %s (%s): give this secret by %s", file, wrong.strerror, flag)
        return ""


def _make(file: Path) -> None:
    """Makes a secret. Of several servers that start at once, one makes it, and no file is seen half written."""
    new = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_MODE)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as opened:
            opened.write(f"{secrets.token_urlsafe(SECRET_BYTES)}\n")
        with suppress(FileExistsError):
            os.link(new, file)
    finally:
        new.unlink()
