"""OptionError: an option of a game that is not allowed. It names the option, so that others can point at it."""


class OptionError(ValueError):
    """`option` is the name of the option at fault; the message begins with it."""

    def __init__(self, option: str, reason: str) -> None:
        self.option = option
        super().__init__(f"{option}{reason}")
