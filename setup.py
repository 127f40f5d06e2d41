"""With KONTOR_COMPILE=1 the wheel holds the compiled rules; else it is plain Python and fits every machine."""

import os
import sys
from pathlib import Path

from setuptools import setup

if os.environ.get("KONTOR_COMPILE", "0") == "1":
    root = Path(__file__).parent
    sys.path[:0] = [str(root), str(root / "src")]
    from tools.compile.build import extensions

    setup(ext_modules=extensions(root / "build" / "compile"))
else:
    setup()
