"""The program for a GPU is compiled for the processor once a run, with a sanitizer that ends it at an overflow."""

import shutil

import pytest

from kontor.backends import COMPILED
from tests.env.gpu.processor import Processor

OVERFLOW_ENDS_IT = (
    "-fno-wrapv",
    "-fsanitize=signed-integer-overflow,shift,bounds",
    "-fsanitize-undefined-trap-on-error",
)


@pytest.fixture(scope="session")
def processor(tmp_path_factory: pytest.TempPathFactory) -> Processor:
    if COMPILED is None or shutil.which("g++") is None:
        pytest.skip("needs the compiled rules and g++")
    return Processor(tmp_path_factory.mktemp("program"), *OVERFLOW_ENDS_IT)
