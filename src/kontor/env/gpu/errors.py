"""What can be missing."""


class GpuError(ValueError):
    """Why there are no games on a GPU, in one line."""
