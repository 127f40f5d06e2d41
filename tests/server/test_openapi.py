"""The OpenAPI document is true: every call keeps to it, and whatever does not fit is refused and changes nothing."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any
from urllib.parse import quote

import httpx
import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode, checks
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema
from websockets.exceptions import InvalidStatus

import kontor
from kontor.server.gateway.refusals import BODY_MAX_BYTES
from tests.server.listening import live
from tests.server.playing import BOT, HUMAN, OPEN, Json, Person, Table, fine, refused, table_of
from tests.server.serving import PATIENCE, Server
from tests.server.storing import ROOT

CHECKS = [
    checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
METHODS = ("get", "post", "put", "delete", "patch")
EXAMPLES = [1, pytest.param(25, marks=pytest.mark.full)]  # for each call, fitting and not fitting
REFS = "#/components/schemas/"


@pytest.fixture(scope="module")
def document(client: httpx.Client) -> Json:
    return fine(client.get("/api/openapi.json"))


@pytest.fixture(scope="module")
def schema(server: Server) -> OpenApiSchema:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


def calls(document: Json) -> Iterator[tuple[str, str, Json]]:
    """Method, path and description of every call."""
    for path, methods in document["paths"].items():
        for method in METHODS:
            if method in methods:
                yield method, path, methods[method]


def body_of(call: Json) -> Json:
    content: Json = call["requestBody"]["content"]
    assert list(content) == ["application/json"]
    found: Json = content["application/json"]
    return found


def answers_of(document: Json, call: Json) -> dict[str, Json]:
    """The answers of a call by their status."""
    shared = document["components"]["responses"]
    return {
        status: shared[response["$ref"].rpartition("/")[2]] if "$ref" in response else response
        for status, response in call["responses"].items()
    }


def walk(value: Any) -> Iterator[Json]:
    """Every object in a document."""
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from walk(inner)


# The document


def test_the_document_is_openapi_3_1_and_all_its_schemas_are_valid(schema: OpenApiSchema, document: Json) -> None:
    schema.validate()
    assert document["openapi"].startswith("3.1")
    for name, schema in document["components"]["schemas"].items():
        jsonschema_rs.meta.validate({**schema, "$schema": "https://json-schema.org/draft/2020-12/schema"})
        assert schema.get("description") or "anyOf" in schema, name


def test_every_reference_leads_somewhere_and_no_schema_is_left_over(document: Json) -> None:
    used = {found["$ref"] for found in walk(document) if isinstance(found.get("$ref"), str)}
    mapped = {ref for found in walk(document) for ref in found.get("mapping", {}).values() if isinstance(ref, str)}
    known = {
        f"#/components/{kind}/{name}" for kind in ("schemas", "responses") for name in document["components"][kind]
    }
    assert used | mapped <= known
    # Those of the socket belong to no call.
    assert known - used - mapped == {REFS + name for name in ("LiveMessage", "LiveQuery", "LiveRequest", "SeatWanted")}


NO_BODY = (
    "/abort",
    "/backup",
    "/browser",
    "{table}/analysis",
    "/end",
    "/instant",
    "/invite",
    "{competition}/join",
    "{competition}/leave",
    "/link",
    "{competition}/next",
    "/rematch",
    "/sign-in",
    "{competition}/start",
    "/try",
)


def test_every_call_is_described(document: Json) -> None:
    found = list(calls(document))
    assert len({call["operationId"] for _, _, call in found}) == len(found)
    for method, path, call in found:
        assert call["summary"], path
        assert call["description"].endswith((".", "`")), path
        assert call["tags"], path
        for parameter in call.get("parameters", ()):
            assert parameter["description"], (path, parameter["name"])
        for status, response in answers_of(document, call).items():
            assert response["description"], (path, status)
            if status >= "400":
                gives = "Health" if (path, status) == ("/api/health", "503") else "Problem"
                assert response["content"]["application/json"]["schema"] == {"$ref": REFS + gives}
        takes = "requestBody" in call
        assert takes == (method in ("post", "put") and not path.endswith(NO_BODY)), path
    statuses = set(document["paths"]["/api/games/{table}/actions"]["post"]["responses"])
    assert {"200", "401", "403", "404", "409", "422"} <= statuses


def test_answers_that_are_not_json_are_described_as_what_they_are(
    server: Server, client: httpx.Client, document: Json
) -> None:
    kinds = {
        path: sorted(call["responses"]["200"]["content"])
        for method, path, call in calls(document)
        if method == "get" and list(call["responses"]["200"]["content"]) != ["application/json"]
    }
    table = "/api/games/{table}"
    assert kinds == {
        f"{table}/record": ["text/plain"],
        f"{table}/events": ["application/json", "text/event-stream"],
        "/api/metrics": ["text/plain"],
        "/api/operator/tables/{table}/record": ["text/plain"],
        "/api/club/games.jsonl.gz": ["application/gzip"],
    }
    assert client.get("/api/metrics", headers=server.operator).headers["content-type"].startswith("text/plain")
    person = table_of(client).people[0]
    assert person.get("/record").headers["content-type"].startswith("text/plain")


def test_what_is_unchanged_is_not_sent_again_and_that_is_described(client: httpx.Client, document: Json) -> None:
    for path in ("/api/rules", "/api/boards/{side}"):
        where = path.replace("{side}", "hansa-3")
        known = {"If-None-Match": client.get(where).headers["etag"]}
        again = client.get(where, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        assert "content" not in document["paths"][path]["get"]["responses"]["304"]


def test_what_proves_something_is_described(document: Json) -> None:
    schemes = document["components"]["securitySchemes"]
    shown = {name: (scheme["type"], scheme.get("in"), scheme.get("name")) for name, scheme in schemes.items()}
    assert shown == {
        "token": ("http", None, None),
        "browser": ("apiKey", "cookie", "kontor-key"),
        "password": ("apiKey", "header", "X-Kontor-Password"),
        "operator": ("http", None, None),
        "metrics": ("http", None, None),
    }
    used = {
        name for security in (found.get("security", ()) for found in walk(document)) for way in security for name in way
    }
    assert used == set(schemes)


@pytest.mark.parametrize("fault", ["another host", "a byte too many", "text", "another site"])
def test_what_the_gateway_refuses_is_described_at_every_call(client: httpx.Client, document: Json, fault: str) -> None:
    status, request = FAULTS[fault]
    for method, path, call in calls(document):
        where = path.replace("{table}", "nowhere").replace("{seat}", "0").replace("{side}", "hansa-3")
        answer = client.request(method.upper(), where, **request)
        expected = {status}
        if fault == "another host" and path == "/api/health":
            expected = {200}  # monitors ask by address
        elif method == "get" and fault in ("text", "another site"):
            expected = {200, 401, 404}  # nothing is changed
        assert answer.status_code in expected, (method, path)
        assert str(answer.status_code) in call["responses"], (method, path)


def test_every_call_of_a_server_with_a_password_says_that_it_wants_one(sqlite_url: str, document: Json) -> None:
    environment = {"KONTOR_PASSWORD": "open sesame"}
    with Server(sqlite_url, env=environment) as server, server.client() as client:
        for method, path, call in calls(document):
            where = path.replace("{table}", "nowhere").replace("{seat}", "0").replace("{side}", "hansa-3")
            answer = client.request(method.upper(), where)
            if path == "/api/health":
                fine(answer)
            elif path == "/api/login":
                refused(answer, 400, "not-json")
                refused(client.post(path, json={"password": "sesame"}), 401, "password")
            else:
                refused(answer, 401, "token" if path == "/api/metrics" else "password")
            assert str(answer.status_code) in call["responses"]
        fine(client.get("/api/options", headers={"X-Kontor-Password": "open sesame"}))


def test_every_body_has_examples_that_fit(document: Json) -> None:
    for _, path, call in calls(document):
        if "requestBody" in call:
            body = body_of(call)
            assert body["examples"], path
            validator = jsonschema_rs.validator_for({**body["schema"], "components": document["components"]})
            for example in body["examples"].values():
                validator.validate(example["value"])


def test_the_document_is_written_and_compressed_once_and_not_sent_to_those_who_have_it(client: httpx.Client) -> None:
    path, plain = "/api/openapi.json", client.get("/api/openapi.json", headers={"Accept-Encoding": "identity"})
    packed = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert (packed.headers["content-encoding"], packed.json()) == ("gzip", plain.json())
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 5
    for known in (plain, packed):
        asked = {"If-None-Match": known.headers["etag"], "Accept-Encoding": known.request.headers["accept-encoding"]}
        again = client.get(path, headers=asked)
        assert (again.status_code, again.content) == (304, b"")
    assert client.head(path).status_code == 200
    assert client.post(path).headers["allow"] == "GET, HEAD"


def test_a_server_that_can_serve_and_store_is_healthy(client: httpx.Client) -> None:
    health = fine(client.get("/api/health"))
    assert health == {"status": "ok", "version": kontor.__version__, "store": "sqlite", "damaged": 0}


def test_the_types_of_the_client_are_made_from_it() -> None:
    done = subprocess.run([sys.executable, "-m", "tools.wire", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# Calls as schemathesis makes them up


def running(client: httpx.Client, seat: int) -> Person:
    return table_of(client, modules=["missions", "favours"]).people[seat]


def over(client: httpx.Client) -> Person:
    person = Table(client, [HUMAN, BOT, BOT], pace=10_000).people[0]
    fine(person.post("/abort"))
    return person


PLACES: list[Callable[[httpx.Client], Person]] = [  # each at a new table, for a call may change it
    lambda client: running(client, 0),
    lambda client: running(client, 1),
    lambda client: table_of(client).passer_by,
    lambda client: Table(client, [HUMAN, OPEN, BOT], pace=10_000).people[0],
    over,
    lambda client: Person(client, "nowhere", "x" * 32),
]


@pytest.mark.parametrize("examples", EXAMPLES)
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: mode.value)
def test_no_call_fails_or_answers_what_is_not_described(
    schema: OpenApiSchema, client: httpx.Client, mode: GenerationMode, examples: int
) -> None:
    with requests.Session() as session:
        every = 1 if examples > 1 else 2 if mode is GenerationMode.POSITIVE else 3  # without --all, some of the calls
        for result in islice(schema.get_all_operations(), 0, None, every):
            assert isinstance(result, Ok)
            operation = result.ok()
            try:
                try_out(client, session, operation.as_strategy(generation_mode=mode), examples)
            except Unsatisfiable:
                pass  # nothing can be wrong with a call that takes nothing
            except Exception as wrong:
                wrong.add_note(operation.label)
                raise


def try_out(client: httpx.Client, session: requests.Session, strategy: st.SearchStrategy[Any], examples: int) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy, place=st.sampled_from(PLACES))
    def call(case: Case[Any], place: Callable[[httpx.Client], Person]) -> None:
        person = place(client)
        if "table" in case.path_parameters:
            case.path_parameters["table"] = person.table
        if "wait" in case.query:
            case.query["wait"] = 0.01
        headers = {"Authorization": f"Bearer {person.token}"} if person.token else {}
        session.cookies.clear()
        case.call_and_validate(session=session, headers=headers, checks=CHECKS, timeout=PATIENCE)

    call()


# Requests that cannot be meant


JSON = {"Content-Type": "application/json"}
LARGE = b'{"action": "' + b"x" * 10_000_000 + b'"}'
FAULTS: dict[str, tuple[int, Json]] = {
    "not JSON": (400, {"content": b"{", "headers": JSON}),
    "not UTF-8": (400, {"content": b'{"action": "\xff"}', "headers": JSON}),
    "two documents": (400, {"content": b'{"action": "end", "ply": 0} {}', "headers": JSON}),
    "nothing": (400, {"content": b"", "headers": JSON}),
    "a byte too many": (413, {"content": LARGE[: BODY_MAX_BYTES + 1], "headers": JSON}),
    "10 MB": (413, {"content": LARGE, "headers": JSON}),
    "10 MB bit by bit": (413, {"content": (LARGE[at : at + 65_536] for at in range(0, len(LARGE), 65_536))}),
    "an array": (422, {"json": []}),
    "a number": (422, {"json": 7}),
    "a text": (422, {"json": "end"}),
    "null": (422, {"content": b"null", "headers": JSON}),
    "an unknown field": (422, {"json": {"action": "end", "ply": 0, "cheat": True}}),
    "wrong types": (422, {"json": {"action": 7, "ply": "0"}}),
    "a fraction": (422, {"json": {"action": "end", "ply": 0.5}}),
    "too large a number": (422, {"json": {"action": "end", "ply": 10**30}}),
    "a form": (415, {"data": {"action": "end", "ply": "0"}}),
    "text": (415, {"content": b'{"action": "end", "ply": 0}', "headers": {"Content-Type": "text/plain"}}),
    "no type": (415, {"content": b'{"action": "end", "ply": 0}'}),
    "another site": (403, {"json": {"action": "end", "ply": 0}, "headers": {"Origin": "https://elsewhere.example"}}),
    "another host": (421, {"json": {"action": "end", "ply": 0}, "headers": {"Host": "elsewhere.example"}}),
    "a stale token": (401, {"json": {"action": "end", "ply": 0}, "headers": {"Authorization": "Bearer " + "x" * 32}}),
    "a password": (401, {"json": {"action": "end", "ply": 0}, "headers": {"Authorization": "Basic YTpi"}}),
}


@pytest.mark.parametrize(("status", "request_"), FAULTS.values(), ids=FAULTS)
def test_a_decision_that_cannot_be_read_is_refused_and_changes_nothing(
    client: httpx.Client, status: int, request_: Json
) -> None:
    table = table_of(client)
    before = table.people[0].view()
    refused(table.people[0].ask("POST", "/actions", **request_), status)
    assert table.people[0].view() == before


@pytest.mark.parametrize("fault", ["not JSON", "an array", "an unknown field", "a form", "another site"])
def test_no_call_takes_a_body_that_cannot_be_meant(
    server: Server, client: httpx.Client, document: Json, fault: str
) -> None:
    status, request = FAULTS[fault]
    table = table_of(client)
    version = table.version
    with server.client() as browser:  # which gets a cookie
        device = browser.post("/api/me", json={}).json()["secret"]
    request = request | {"headers": {**request.get("headers", {}), "X-Kontor-Device": device}}
    for method, path, call in calls(document):
        if "requestBody" in call:
            assert str(status) in call["responses"], path
            where = path.replace("{table}", table.id).replace("{seat}", "0")
            own = where.removeprefix(f"/api/games/{table.id}")
            if own != where:
                refused(table.people[0].ask(method.upper(), own, **request), status)
            else:
                refused(client.request(method.upper(), where, **request), status)
    assert table.version == version


def test_a_body_that_is_nested_too_deeply_is_refused(client: httpx.Client) -> None:
    body = b'{"seats": [{"x":' + b"[" * 30_000 + b"]" * 30_000 + b', "kind": "human"}]}'
    refused(client.post("/api/games", content=body, headers=JSON), 400, "not-json")


NO_TABLES = (
    "nowhere", "aaaaaaaaaaaa", "x" * 12, "x" * 40, "x" * 500, "%00", "aaaaaaaaaaa%00", "a%00aaaaaaaaaa", "ü", "%ff",
    "%ed%a0%80", "'; DROP TABLE tables; --",
)  # fmt: skip


def test_what_cannot_be_a_table_is_unknown_whatever_the_database(served_url: str, document: Json) -> None:
    with Server(served_url) as server, server.client() as client:
        for method, path, call in calls(document):
            example = next(iter(body_of(call)["examples"].values()))["value"] if "requestBody" in call else None
            for table in NO_TABLES if "{table}" in path else ():
                where = path.replace("{table}", table).replace("{seat}", "0").replace("{line}", "1")
                operator = server.operator if path.startswith("/api/operator/") else {}
                response = client.request(method.upper(), where, json=example, headers=operator)
                assert response.status_code == 404, (method, path, table, response.text)
        for table in NO_TABLES:
            assert client.get(f"/seat/{table}/{'x' * 32}").status_code == 404, table
            with pytest.raises(InvalidStatus) as denied, live(Person(client, quote(table, safe="%"))):
                pass
            assert denied.value.response.status_code == 404, table
        assert client.get("/seat/aaaaaaaaaaaa/%00").status_code == 404
        refused(client.get("/api/games/..%2f..%2fetc%2fpasswd"), 404, "unknown-path")


EVERY_METHOD = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE"}


def test_a_wrong_method_is_told_all_that_are_right(client: httpx.Client, document: Json) -> None:
    for path, described in document["paths"].items():
        right = {method.upper() for method in described} & EVERY_METHOD
        where = path.replace("{table}", "nowhere").replace("{seat}", "0").replace("{side}", "hansa-3")
        for method in EVERY_METHOD - right:
            response = client.request(method, where)
            assert (response.status_code, response.headers.get("allow")) == (405, ", ".join(sorted(right))), where
            assert method == "HEAD" or response.json()["error"] == "wrong-method"
    pages = {"/": "GET", "/table/abc": "GET", "/seat/abc/def": "GET, POST", "/assets/x.js": "GET, HEAD"}
    for path, allowed in pages.items():
        response = client.put(path)
        assert (response.status_code, response.headers["allow"]) == (405, allowed)


def test_tables_seats_and_paths_that_are_not_there_are_named(
    server: Server, client: httpx.Client, document: Json
) -> None:
    for method, path, call in calls(document):
        if "{table}" in path:
            example = next(iter(body_of(call)["examples"].values()))["value"] if "requestBody" in call else None
            where = path.replace("{table}", "nowhere").replace("{seat}", "0").replace("{line}", "1")
            more = {"json": example} if example is not None else {}
            operator = server.operator if path.startswith("/api/operator/") else {}
            refused(client.request(method.upper(), where, headers=operator, **more), 404, "unknown-table")
    for path in ("/api/nothing", "/api/games/", "/api"):
        for method in ("GET", "POST", "DELETE"):
            response = client.request(method, path)
            refused(response, 404, "unknown-path")
            assert "allow" not in response.headers
    person = table_of(client).people[0]
    refused(person.put("/seats/4/bot", level="claim"), 403, "no-seat")
    refused(person.put("/seats/5/bot", level="claim"), 422)
    refused(client.get("/api/games", headers={"Authorization": "Basic YTpi"}), 401, "token")


@pytest.mark.parametrize(
    "query", ["ply=-1", "ply=x", "ply=1000001", "version=-1", "wait=-1", "wait=31", "wait=nan", "wait=inf",
              "seat=5", "seat=-1", "seat=x"]
)  # fmt: skip
def test_a_wrong_parameter_is_refused_and_named(client: httpx.Client, query: str) -> None:
    problem = refused(table_of(client).people[0].ask("GET", f"/events?{query}"), 422, "invalid")
    assert query.partition("=")[0] in problem["message"]


def test_a_parameter_that_is_required_is_missed_and_named(server: Server, document: Json) -> None:
    missing = [
        (method, path, each["name"])
        for method, path, call in calls(document)
        for each in call.get("parameters", ())
        if each["in"] == "query" and each["required"]
    ]
    assert {"table", "round"} <= {name for _, _, name in missing}
    with server.client() as client:
        client.headers["X-Kontor-Device"] = client.post("/api/me", json={}).json()["secret"]
        for method, path, name in missing:
            for query in ("", f"?{name.upper()}=1"):
                problem = refused(client.request(method.upper(), path + query), 422, "invalid")
                assert name in problem["message"], path


def test_the_token_of_one_table_proves_nothing_at_another(client: httpx.Client) -> None:
    one, other = table_of(client), table_of(client)
    person = Person(client, other.id, one.people[0].token)
    for answer in (person.get(), person.act("end", 0), person.post("/leave"), person.get("/record")):
        refused(answer, 401, "token")
    assert other.people[0].view()["ply"] == 0
