-- The browsers that held a person's seats before the one that does now: at tables that the person left under them, they are
-- found by these when they want to be deleted.
CREATE TABLE former_browsers (
    browser TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE INDEX former_browsers_person ON former_browsers (person);

ALTER TABLE people ADD COLUMN named REAL NOT NULL DEFAULT 0; -- when they got their name
CREATE INDEX competitions_not_over ON competitions (made, id) WHERE status <> 'over';
