-- When to look whether somebody must be warned that their time runs out; NULL if nobody must, or if it was done.
ALTER TABLE tables ADD COLUMN warn_at double precision;
UPDATE tables SET warn_at = 0 WHERE clock_due IS NOT NULL;
CREATE INDEX tables_warn_at ON tables (warn_at) WHERE warn_at IS NOT NULL;

-- When somebody's time was up who was not told of it, the first if there are several.
ALTER TABLE tables ADD COLUMN expired_at double precision;
CREATE INDEX tables_expired_at ON tables (expired_at) WHERE expired_at IS NOT NULL;

-- What a notice is about: decision, warning or expired.
ALTER TABLE notices ADD COLUMN kind text NOT NULL DEFAULT 'decision';

-- What a name looks like: tables/names.py. NULL also where two people had names that look the same before this was
-- compared: the later one keeps theirs. A server works them out when it starts.
ALTER TABLE people ADD COLUMN skeleton text;
CREATE UNIQUE INDEX people_skeleton ON people (skeleton);
