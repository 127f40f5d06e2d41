"""Calls of the API: Starlette routes whose arguments and answers are read from the signatures of their handlers.

A handler takes the context, what a dependency finds (`Depends`), parts of the address, parameters of the query and a
message as the body. It returns a message, nothing if there is nothing to say, or a finished response where it says what
that has (`gives`).
"""

import inspect
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Final, NamedTuple, TypedDict, TypeVar, Unpack, get_args, get_origin

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Scope

from kontor.server.api.context import Context
from kontor.server.api.forms import REVALIDATED, File, packed, static_file
from kontor.server.gateway.limits import Kind
from kontor.server.tables.problems import Invalid, Unreadable
from kontor.wire.answers import Fine

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])
Reader = Callable[[Request], Awaitable[Any]]
AT_TABLE: Final = (401, 403, 404, 409)  # how a call at a table may be refused
OPTIONAL_BODY: Final = "optional body"  # marks a message without which a request stands for an empty one
REQUIRED: Final = inspect.Parameter.empty
encode = msgspec.json.Encoder().encode


class Depends(NamedTuple):
    """Marks an argument that another function finds, whose own arguments are read in the same way; the request counts
    for a limit before that, if one is named."""

    function: Callable[..., Awaitable[Any]]
    limit: Kind | None = None


class Parameter(NamedTuple):
    """A part of an address, or a parameter of a query."""

    name: str
    kind: Any  # without None
    in_path: bool
    default: Any

    async def read(self, request: Request) -> Any:
        given = request.path_params if self.in_path else request.query_params
        if (text := given.get(self.name, self.default)) is REQUIRED:
            raise Invalid("invalid", f"query {self.name}: Field required.")
        if text is self.default:
            return text
        try:
            return msgspec.convert(text, self.kind, strict=False)
        except msgspec.ValidationError as wrong:
            raise Invalid("invalid", f"{'path' if self.in_path else 'query'} {self.name}: {wrong}.") from None


class Body(NamedTuple):
    """A message as the body."""

    kind: Any
    optional: bool
    decode: Callable[[bytes], Any]

    async def read(self, request: Request) -> Any:
        raw = await request.body()
        try:
            return self.decode(raw or b"{}" if self.optional else raw)
        except msgspec.ValidationError as wrong:
            raise Invalid("invalid", f"The body does not fit: {wrong}.") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:  # RecursionError: nested too deeply
            raise Unreadable("not-json", f"The body is not JSON: {wrong}.") from None


class Facts(TypedDict, total=False):
    """What a signature does not say about a call."""

    gives: Any  # a message, `str` for a plain answer or `bytes` for a compressed file, instead of what is returned
    status: int
    refusals: tuple[int, ...]
    also: Mapping[int, Any]  # answers with another status, None for one without a body
    stored: bool  # whether it uses the store; it does if nothing is said
    stream: bool
    compressed: bool  # where the answer is long and the client reads that
    unchanging: bool  # while a server runs: encoded and compressed once for the same arguments


class Call(Route):
    """A call: reads the arguments of its handler in their order and sends what that returns."""

    def __init__(self, path: str, handler: Handler, methods: Collection[str], tag: str, facts: Facts) -> None:
        self.parameters: list[Parameter] = []
        self.body: Body | None = None
        self.handler, self.tag, self.facts = handler, tag, facts
        self.gives = facts.get("gives") or inspect.signature(handler).return_annotation or Fine
        self._start, self._end = path.partition("{")[0], path.rpartition("}")[2]
        arguments = self._arguments(handler, path)
        status, compressed = facts.get("status", 200), facts.get("compressed", False)
        files: dict[tuple[Any, ...], File] = {}

        async def respond(request: Request) -> Response:
            given = await _read(arguments, request)
            if facts.get("unchanging"):
                key = tuple(value for value in given.values() if not isinstance(value, Context))
                if key not in files:
                    files[key] = static_file("application/json", encode(await handler(**given)))
                return files[key].answer(request, REVALIDATED)
            found = await handler(**given)
            response = found if isinstance(found, Response) else answer(Fine() if found is None else found, status)
            for cookie in Context(request.scope).new_cookies:
                response.headers.append("Set-Cookie", cookie)
            return packed(request, response) if compressed else response

        super().__init__(path, respond, methods=methods, name=handler.__name__, include_in_schema=bool(tag))
        self.methods = set(methods)  # Starlette adds HEAD

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether a request is for this call. Its address is parsed only if it begins and ends like those of the call:
        to parse it for every call would take longer than most answers."""
        path: str = scope["path"]
        if not path.startswith(self._start, len(scope["root_path"])) or not path.endswith(self._end):
            return Match.NONE, {}
        return super().matches(scope)

    def _arguments(self, function: Callable[..., Any], path: str) -> dict[str, Reader]:
        parameters = inspect.signature(function).parameters.items()
        return {name: self._reader(name, path, each.annotation, each.default) for name, each in parameters}

    def _reader(self, name: str, path: str, kind: Any, default: Any) -> Reader:
        """What reads an argument from a request."""
        if kind is Context:
            return _context
        if (dependency := next((each for each in get_args(kind) if isinstance(each, Depends)), None)) is not None:
            return self._found_by(*dependency, path)
        plain = get_args(kind)[0] if get_origin(kind) is Annotated else kind
        if isinstance(plain, type) and issubclass(plain, msgspec.Struct):
            self.body = Body(plain, OPTIONAL_BODY in get_args(kind), msgspec.json.Decoder(plain).decode)
            return self.body.read
        if get_origin(kind) is UnionType or NoneType in get_args(kind):
            (kind,) = (each for each in get_args(kind) if each is not NoneType)
        parameter = Parameter(name, kind, f"{{{name}}}" in path or f"{{{name}:path}}" in path, default)
        self.parameters.append(parameter)
        return parameter.read

    def _found_by(self, function: Callable[..., Awaitable[Any]], kind: Kind | None, path: str) -> Reader:
        arguments = self._arguments(function, path)

        async def find(request: Request) -> Any:
            if kind is not None:
                Context(request.scope).limit(kind)
            return await function(**await _read(arguments, request))

        return find


class Router:
    """The calls of one part of the API. Those without a tag are not described."""

    def __init__(self, prefix: str = "", tag: str = "") -> None:
        self.calls: list[Call] = []
        self._prefix = prefix
        self._tag = tag

    def call(self, methods: Sequence[str], path: str, facts: Facts) -> Callable[[Handler], Handler]:
        """Makes the decorated function the handler of a call."""

        def add(handler: Handler) -> Handler:
            self.calls.append(Call(self._prefix + path, handler, methods, self._tag, facts))
            return handler

        return add

    def get(self, path: str, **facts: Unpack[Facts]) -> Callable[[Handler], Handler]:
        return self.call(("GET",), path, facts)

    def post(self, path: str, **facts: Unpack[Facts]) -> Callable[[Handler], Handler]:
        return self.call(("POST",), path, facts)

    def put(self, path: str, **facts: Unpack[Facts]) -> Callable[[Handler], Handler]:
        return self.call(("PUT",), path, facts)

    def delete(self, path: str, **facts: Unpack[Facts]) -> Callable[[Handler], Handler]:
        return self.call(("DELETE",), path, facts)


def answer(body: Any, status: int = 200) -> Response:
    return Response(encode(body), status, media_type="application/json")


async def _context(request: Request) -> Context:
    return Context(request.scope)


async def _read(readers: dict[str, Reader], request: Request) -> dict[str, Any]:
    return {name: await read(request) for name, read in readers.items()}
