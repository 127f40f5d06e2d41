"""Secrets that a server makes for itself when it first starts, in files that only their owner can read.

They are in files and not in the database, so that nobody gets them from a backup or from read access to the database.
"""

import errno
import hashlib
import logging
import os
import re
import secrets
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from stat import S_IMODE
from typing import Final

from kontor.server.config.settings import Settings, SettingsError, data_folder
from kontor.server.store.backup import sync_folder

OPERATOR_SECRET: Final = "operator-secret"
ADDRESS_KEY: Final = "address-key"
SECRET_BYTES: Final = 24  # random ones
ADDRESS_KEY_LIFETIME_S: Final = 30 * 86_400.0
_DATED_KEY: Final = re.compile(r"(\d{1,6}) (\w+)")
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
    if not settings.address_key:
        advance_address_key(settings)
    return replace(
        settings,
        operator_secret=settings.operator_secret or _kept(settings, OPERATOR_SECRET, "--operator-secret-file"),
        address_key=advanced(address_key or secrets.token_urlsafe(SECRET_BYTES), time.time()),
    )


def advanced(key: str, now: float) -> str:
    """An address key as it was in the period before this one, with the number of that period. The key of each period
    follows from the one before, and never the other way round, so earlier hashes cannot be worked out any more."""
    dated = _DATED_KEY.fullmatch(key)
    period, secret = (int(dated[1]), dated[2]) if dated else (0, key)
    while period < now // ADDRESS_KEY_LIFETIME_S - 1:
        period, secret = period + 1, hashlib.sha256(secret.encode()).hexdigest()
    return f"{period} {secret}"


def advance_address_key(settings: Settings) -> None:
    """Forgets the keys of earlier periods, in the file of the server. Of several servers on a machine, each does so."""
    file = secret_file(settings, ADDRESS_KEY)
    if not file.exists():
        return
    before = read_secret(file)
    if (present := advanced(before, time.time())) != before:
        _write(new := file.with_name(f"{file.name}.{secrets.token_hex(4)}"), f"{present}\n")
        new.replace(file)
        sync_folder(file.parent)


def read_secret(file: Path, is_command: bool = False) -> str:
    """The secret in a file; FileNotFoundError if there is none, SettingsError if it is not safe there. A server reads
    only its own file; a command that root runs reads that of the server's user too."""
    try:
        with os.fdopen(os.open(file, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0)), encoding="ascii") as opened:
            status = os.fstat(opened.fileno())
            secret = opened.read().strip()
    except FileNotFoundError:
        raise
    except (OSError, UnicodeError) as wrong:
        raise SettingsError(f"the secret in {file} cannot be read: {_reason(wrong)}") from None
    if os.name == "posix":
        _check_privacy(file, status, is_command)
    if not secret:
        raise SettingsError(f"the secret in {file} is empty: remove the file, and the server makes a new one")
    return secret


def _reason(wrong: OSError | UnicodeError) -> str:
    if not isinstance(wrong, OSError):
        return "it is not a text file"
    return "it is a symbolic link" if wrong.errno == errno.ELOOP else str(wrong.strerror)


def _check_privacy(file: Path, status: os.stat_result, is_command: bool) -> None:
    if _others_can_read(status):
        raise SettingsError(
            f"others can read the secret in {file} (mode {S_IMODE(status.st_mode):o}): chmod 600 it, "
            "or remove it if somebody may have read it, and the server makes a new one"
        )
    if os.geteuid() != status.st_uid and not (is_command and os.geteuid() == 0):
        raise SettingsError(
            f"the secret in {file} belongs to another user: remove the file, and the server makes a new one"
        )


def _others_can_read(status: os.stat_result) -> bool:
    return os.name == "posix" and bool(S_IMODE(status.st_mode) & 0o077)


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
            raise SettingsError(f"cannot write {file} ({wrong.strerror}): give this secret by {flag}") from None
        logger.warning("cannot write %s (%s): give this secret by %s", file, wrong.strerror, flag)
        return ""


def _make(file: Path) -> None:
    """Makes a secret. Of several servers that start at once, one makes it. No file is seen half written, except where
    the file system has no hard links: there it is written in place."""
    secret = f"{secrets.token_urlsafe(SECRET_BYTES)}\n"
    new = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    _write(new, secret)
    try:
        os.link(new, file)
    except FileExistsError:
        pass  # another server was first
    except OSError:
        with suppress(FileExistsError):
            _write(file, secret)
    finally:
        new.unlink()
    sync_folder(file.parent)


def _write(file: Path, secret: str) -> None:
    """Writes a new file that only its owner can read, and waits until it is on the disk."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_MODE)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as opened:
            if _others_can_read(os.fstat(handle)):
                raise PermissionError(errno.EPERM, "others can read every file there")
            opened.write(secret)
            opened.flush()
            os.fsync(handle)
    except OSError:
        file.unlink()
        raise
