"""Load on a server: many live tables, and how long a decision takes until everybody at the table has it."""
