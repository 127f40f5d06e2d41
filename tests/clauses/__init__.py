"""The rules, clause by clause."""
