"""The data of the boards, and what is reported about broken data."""
