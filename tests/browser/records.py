"""Games that were played elsewhere, and tables that show them."""

from pathlib import Path

import httpx

RECORDS = Path(__file__).parents[1] / "records"
EXAMPLE = Path(__file__).parents[2] / "docs" / "example.kontor"


def recorded(name: str) -> str:
    """A game of tests/records."""
    return (RECORDS / f"{name}.kontor").read_text("utf-8")


def imported(client: httpx.Client, record: str | None = None) -> str:
    """The id of a table with a record, or with that of the documents."""
    made = client.post("/api/records", json={"record": record or EXAMPLE.read_text("utf-8")})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])
