"""The files of the client: read once, and sent compressed to browsers that accept it."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final

from kontor.server.api.forms import UNCOMPRESSED, File

MEDIA_TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED_SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}  # as the build writes them; the smallest comes first


def find(folder: Path, name: str) -> File | None:
    """A file in this folder itself; None if there is none that may be sent."""
    path = folder / name
    if path.suffix not in MEDIA_TYPES or path.name != name:
        return None
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError):  # ValueError: a name that no file can have
        return None


@lru_cache(maxsize=256)
def _read(path: Path, age: int) -> File:
    """The file; read again after each build."""
    plain = path.read_bytes()
    packed = {form: path.with_name(path.name + ending) for form, ending in COMPRESSED_SUFFIXES.items()}
    forms = {form: file.read_bytes() for form, file in packed.items() if file.is_file()}
    return File(MEDIA_TYPES[path.suffix], {**forms, UNCOMPRESSED: plain}, hashlib.sha256(plain).hexdigest()[:20])
