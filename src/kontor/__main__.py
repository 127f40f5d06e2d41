"""`python -m kontor` is the command `kontor`."""

import sys

from kontor.cli import main

if __name__ == "__main__":
    sys.exit(main())
