-- The browsers that held a person's seats before the one that does now: at tables that the person left under them, they are
-- found by these when they want to be deleted.
CREATE TABLE former_browsers (
    browser text NOT NULL PRIMARY KEY,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE
);

CREATE INDEX former_browsers_person ON former_browsers (person);

ALTER TABLE people ADD COLUMN named double precision NOT NULL DEFAULT 0; -- when they got their name
CREATE INDEX competitions_not_over ON competitions (made, id) WHERE status <> 'over';
