-- Tables and their logs. Times are seconds since 1970; entry and summary are JSON, kept to the byte (so not jsonb).

CREATE TABLE schema_version (
    version integer PRIMARY KEY
);

CREATE TABLE tables (
    id text PRIMARY KEY,
    version integer NOT NULL,
    status text NOT NULL,
    public boolean NOT NULL,
    bot_due double precision,
    created double precision NOT NULL,
    updated double precision NOT NULL,
    summary text NOT NULL
);

CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status IN ('lobby', 'running');
CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL;

CREATE TABLE entries (
    table_id text NOT NULL REFERENCES tables (id),
    version integer NOT NULL,
    at double precision NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'entries are only ever added';
END
$$;

CREATE TRIGGER entries_only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The keys (as hashes) that prove a seat of a table.
CREATE TABLE held (
    key text NOT NULL,
    table_id text NOT NULL REFERENCES tables (id),
    seat integer NOT NULL,
    PRIMARY KEY (key, table_id, seat)
);

CREATE INDEX held_table ON held (table_id);

-- One row, written to see whether writing is possible.
CREATE TABLE health (
    id integer PRIMARY KEY CHECK (id = 1),
    at double precision NOT NULL
);
