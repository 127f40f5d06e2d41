"""The start script ./kontor: what it sets up and when, and what ./kontor test runs."""
