"""Tables: their logs, their state in memory, and how each caller sees them."""
