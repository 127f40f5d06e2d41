"""What the user got wrong."""


class UsageError(Exception):
    """A wrong option, file or argument, reported in one line; the exit code is 2."""

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split()))
