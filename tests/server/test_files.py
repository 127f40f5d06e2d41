"""The files of the client as they are sent: compressed for those who read that, once for those who keep them."""

import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from kontor.server.web import client
from kontor.server.web.client import find

TEXT = b"export const posts = 4;\n" * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client with one script in all its forms, and one file that does not shrink."""
    files = {
        "table-1a.js": TEXT,
        "table-1a.js.gz": gzip.compress(TEXT),
        "table-1a.js.br": b"brotli",
        "serif.woff2": b"w",
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "notes.txt").write_text("not for browsers")
    return tmp_path


def sent(folder: Path, name: str, **headers: str) -> Response:
    """What a browser with these headers gets."""
    file = find(folder, name)
    assert file is not None
    raw = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    return file.answer(Request({"type": "http", "headers": raw}), "no-cache")


@pytest.mark.parametrize(
    ("accepted", "form"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br; q=0, gzip; q=1.0", "gzip"),
        ("br;q=0.0, gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_browser_gets_the_smallest_form_that_it_reads(folder: Path, accepted: str, form: str | None) -> None:
    response = sent(folder, "table-1a.js", accept_encoding=accepted)
    assert response.headers.get("content-encoding") == form
    assert response.body == {"br": b"brotli", "gzip": gzip.compress(TEXT), None: TEXT}[form]
    assert response.headers["content-length"] == str(len(response.body))
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"
    assert response.headers["vary"] == "Accept-Encoding"


def test_what_does_not_shrink_is_sent_as_it_is(folder: Path) -> None:
    response = sent(folder, "serif.woff2", accept_encoding="br")
    assert (response.body, response.headers["content-type"]) == (b"w", "font/woff2")
    assert not {"vary", "content-encoding"} & {*response.headers}


def test_a_form_that_a_browser_has_is_not_sent_again(folder: Path) -> None:
    plain, packed = (sent(folder, "table-1a.js", accept_encoding=form).headers["etag"] for form in ("", "gzip"))
    assert plain != packed
    again = sent(folder, "table-1a.js", accept_encoding="gzip", if_none_match=f'"other", W/{packed}')
    assert (again.status_code, again.body, again.headers["etag"]) == (304, b"", packed)
    assert sent(folder, "table-1a.js", accept_encoding="gzip", if_none_match=plain).status_code == 200


def test_a_file_that_was_rebuilt_is_read_again(folder: Path) -> None:
    before = sent(folder, "serif.woff2")
    (folder / "serif.woff2").write_bytes(b"new")
    after = sent(folder, "serif.woff2", if_none_match=before.headers["etag"])
    assert (after.status_code, after.body) == (200, b"new")


@pytest.mark.parametrize(
    "name", ["nothing.js", "notes.txt", "table-1a.js.gz", "table-1a.js.br", "", "..", ".", "a\0.js", "x" * 300 + ".js"]
)
def test_what_is_not_to_be_sent_is_not_found(folder: Path, name: str) -> None:
    assert find(folder, name) is None


@pytest.mark.parametrize("name", ["../secret.js", "deeper/inner.js", "deeper/../../secret.js", "{outside}/secret.js"])
def test_nothing_outside_of_the_folder_is_found(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "static"
    (folder / "deeper").mkdir(parents=True)
    for place in (tmp_path / "secret.js", folder / "deeper" / "inner.js"):
        place.write_bytes(TEXT)
    assert find(folder, name.format(outside=tmp_path)) is None


def test_a_name_with_the_whole_way_to_a_file_is_not_found(folder: Path) -> None:
    assert find(folder, str(folder / "serif.woff2")) is None
    assert find(folder, "./serif.woff2") is None


@pytest.mark.parametrize("content", [None, "", '{"": {"en"'])
def test_without_the_list_of_what_pages_need_the_page_is_sent_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str | None
) -> None:
    """It is missing in an older build, and half written while the client is built."""
    heads = tmp_path / "heads.json"
    if content is not None:
        heads.write_text(content)
    monkeypatch.setattr(client, "HEADS_FILE", heads)
    assert client._heads(client._age(heads)) == {}
