-- People who want to be told about their games, or to be known on several devices. Games need nothing of this.
CREATE TABLE people (
    id text PRIMARY KEY,
    made double precision NOT NULL,
    site text NOT NULL, -- the address at which they reach the server, for links
    language text NOT NULL,
    zone text NOT NULL, -- of their clock
    quiet_from integer, -- minutes after midnight, there; NULL: they have no quiet hours
    quiet_until integer
);

-- The devices of a person: the hash of the secret that each keeps, and the browser whose seats are theirs.
CREATE TABLE devices (
    key text PRIMARY KEY,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    browser text NOT NULL, -- as in held and browser_keys; empty while it has no seats
    name text NOT NULL, -- such as `Firefox, Android`
    made double precision NOT NULL
);

CREATE INDEX devices_person ON devices (person);
CREATE INDEX devices_browser ON devices (browser) WHERE browser <> '';

-- How a person wants to be told.
CREATE TABLE ways (
    id text PRIMARY KEY,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind text NOT NULL, -- push, webhook or mail
    target text NOT NULL, -- JSON
    code text NOT NULL, -- the hash of the code that confirms it; empty once that was shown
    tries integer NOT NULL, -- wrong codes
    failures integer NOT NULL, -- notices in a row that did not arrive
    made double precision NOT NULL
);

CREATE INDEX ways_person ON ways (person);

-- Notices on their way.
CREATE TABLE notices (
    id text PRIMARY KEY,
    way text NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id text NOT NULL,
    attempts integer NOT NULL,
    due double precision NOT NULL,
    made double precision NOT NULL
);

CREATE INDEX notices_way ON notices (way);
CREATE INDEX notices_due ON notices (due);

-- When a person was last told about a table.
CREATE TABLE told (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id text NOT NULL REFERENCES tables (id),
    at double precision NOT NULL,
    PRIMARY KEY (person, table_id)
);

-- Keys that the server made for itself.
CREATE TABLE server_keys (
    name text PRIMARY KEY,
    value text NOT NULL
);

-- Since when the game waits for a person who was not told of it; NULL if it waits for no such person.
ALTER TABLE tables ADD COLUMN untold double precision;
CREATE INDEX tables_untold ON tables (untold) WHERE untold IS NOT NULL;
