-- The analysis of a game that is over: how far it is, and what was found. Like a checkpoint it can be made again.
CREATE TABLE analyses (
    table_id text PRIMARY KEY REFERENCES tables (id),
    mark text NOT NULL, -- of the request: whoever works for an older one stops
    client text NOT NULL, -- on whose account it is worked out, as in makers
    made_by text NOT NULL, -- what evaluates
    decisions integer NOT NULL, -- evaluated so far
    finished boolean NOT NULL,
    content bytea NOT NULL
);

CREATE INDEX analyses_open ON analyses (client) WHERE NOT finished;
