-- Names from before it was noted when somebody got theirs: they count from now on, or they would be free at once.
UPDATE people SET named = CAST(strftime('%s', 'now') AS REAL) WHERE named = 0 AND name <> '';
