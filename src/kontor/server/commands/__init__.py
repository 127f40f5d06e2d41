"""What people may do at a table. Each command looks at the table and returns the entries to append, or refuses.

Nothing here changes a table or waits for anything: the same command can be run again when somebody else was faster.
"""
