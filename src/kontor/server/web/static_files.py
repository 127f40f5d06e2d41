"""The files of the client: read once, and sent compressed to browsers that accept it."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import Request, Response

KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
ENDINGS: Final = {"br": ".br", "gzip": ".gz"}  # as the build writes them; the smallest comes first
PLAIN: Final = ""
REVALIDATED: Final = "no-cache"  # may be cached, but must be revalidated


class File(NamedTuple):
    """A file in every form that it can be sent in, the plain one last."""

    kind: str
    forms: dict[str, bytes]
    tag: str

    def answer(self, request: Request, cache: str) -> Response:
        """The file in the smallest form the browser accepts; an empty answer if the browser already has it."""
        readable = _readable(request.headers.get("accept-encoding", ""))
        form = next(form for form in self.forms if form in readable)
        tag = f'"{self.tag}{form}"'
        headers = {"Cache-Control": cache, "ETag": tag}
        if len(self.forms) > 1:
            headers["Vary"] = "Accept-Encoding"
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if form != PLAIN:
            headers["Content-Encoding"] = form
        headers["Content-Type"] = self.kind
        return Response(self.forms[form], headers=headers)


def find(folder: Path, name: str) -> File | None:
    """A file in this folder itself; None if there is none that may be sent."""
    path = folder / name
    if path.suffix not in KINDS or path.name != name:
        return None
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError):  # ValueError: a name that no file can have
        return None


@lru_cache(maxsize=256)
def _read(path: Path, age: int) -> File:
    """The file; read again after each build."""
    plain = path.read_bytes()
    packed = {form: path.with_name(path.name + ending) for form, ending in ENDINGS.items()}
    forms = {form: file.read_bytes() for form, file in packed.items() if file.is_file()}
    return File(KINDS[path.suffix], {**forms, PLAIN: plain}, hashlib.sha256(plain).hexdigest()[:20])


def _readable(accepted: str) -> set[str]:
    """The forms that an Accept-Encoding header accepts (weight above 0), and always the plain one."""
    wishes = (wish.replace(" ", "").lower().partition(";q=") for wish in accepted.split(","))
    return {form for form, _, weight in wishes if weight == "" or weight.strip("0.")} | {PLAIN}
