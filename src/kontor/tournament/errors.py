"""What can go wrong with many games."""


class SeriesError(Exception):
    """A game could not be played, or results cannot be kept or found; told to people."""


class PlanError(ValueError):
    """A plan that cannot be played or rated; names the place."""
