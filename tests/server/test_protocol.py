"""What the gateway's protocol builds on inside uvicorn, which promises nothing about it."""

import inspect
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kontor.server.gateway import BoundedProtocol

PYPROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
OWN = {name: method for name, method in vars(BoundedProtocol).items() if isinstance(method, FunctionType)}


def parameters(method: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(method).parameters)


def test_every_method_that_is_overridden_is_one_of_uvicorn_with_the_same_parameters() -> None:
    overridden = {name: method for name, method in OWN.items() if not name.startswith("_")}
    assert len(overridden) == 7
    for name, method in overridden.items():
        assert parameters(getattr(HttpToolsProtocol, name)) == parameters(method), name


def test_what_is_called_of_uvicorn_is_there() -> None:
    assert parameters(HttpToolsProtocol.send_400_response) == ["self", "msg"]
    source = inspect.getsource(HttpToolsProtocol)
    for attribute in ("self.transport = transport", "self.loop = "):
        assert attribute in source


def test_what_is_added_hides_nothing_of_uvicorn() -> None:
    added = {name for name in vars(BoundedProtocol) if name.startswith("_") and not name.startswith("__")}
    assert added == {"_overhead", "_deadline", "_wait_for_head", "_head_came"}
    source = inspect.getsource(HttpToolsProtocol)
    assert [name for name in added if f"{name}(" in source or f"self.{name} " in source] == []


def test_a_newer_uvicorn_is_not_installed_before_somebody_has_looked_at_it() -> None:
    extras = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["optional-dependencies"]
    (wanted,) = (requirement for requirement in extras["server"] if requirement.startswith("uvicorn"))
    major, minor = map(int, version("uvicorn").split(".")[:2])
    assert wanted.endswith(f",<{major}.{minor + 1}")
