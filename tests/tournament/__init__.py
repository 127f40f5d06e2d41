"""Many games: series, ledgers, ratings and reports."""
