"""What can go wrong with many games."""


class SeriesError(Exception):
    """A game could not be played, or results could not be saved or read; shown to the user."""


class PlanError(ValueError):
    """A plan that cannot be played or rated; the message names the place."""
