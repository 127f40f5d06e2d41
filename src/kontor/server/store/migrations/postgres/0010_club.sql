-- Who is kept out of the server. What one ban consists of has one id.
CREATE TABLE bans (
    id text NOT NULL,
    kind text NOT NULL, -- network, maker or key
    value text NOT NULL,
    about text NOT NULL,
    made double precision NOT NULL,
    PRIMARY KEY (id, kind, value)
);

-- The club: finished games of public tables. All of it can be made again from the tables.
CREATE TABLE finished (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id),
    ended double precision NOT NULL,
    board text NOT NULL,
    players integer NOT NULL,
    edition text NOT NULL,
    modules text NOT NULL, -- separated by spaces
    decisions integer NOT NULL,
    rated boolean NOT NULL,
    record bytea NOT NULL -- compressed
);

CREATE INDEX finished_ended ON finished (ended, table_id);

CREATE TABLE finished_seats (
    table_id text NOT NULL REFERENCES finished (table_id) ON DELETE CASCADE,
    seat integer NOT NULL,
    name text NOT NULL,
    folded text COLLATE "C" NOT NULL, -- the name as it is searched for
    person text REFERENCES people (id) ON DELETE SET NULL,
    level text, -- of the bot that had the seat from the beginning
    rank integer NOT NULL,
    total integer NOT NULL,
    points text NOT NULL, -- JSON: by category
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX finished_seats_folded ON finished_seats (folded, table_id);
CREATE INDEX finished_seats_person ON finished_seats (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX finished_seats_level ON finished_seats (level, table_id) WHERE level IS NOT NULL;

-- The version of a table that the club knows.
ALTER TABLE tables ADD COLUMN filed integer NOT NULL DEFAULT 0;
CREATE INDEX tables_unfiled ON tables (id) WHERE public AND status = 'over' AND filed < version;

CREATE TABLE ratings (
    scope text NOT NULL, -- empty: all games; otherwise the games on a board, or of a number of players
    player text NOT NULL, -- the id of a person, or the level of a bot
    person text REFERENCES people (id) ON DELETE CASCADE,
    games integer NOT NULL,
    rating double precision NOT NULL,
    low double precision NOT NULL,
    high double precision NOT NULL,
    PRIMARY KEY (scope, player)
);

CREATE INDEX ratings_person ON ratings (person) WHERE person IS NOT NULL;

-- One row: what the ratings were worked out from.
CREATE TABLE ratings_made (
    id integer PRIMARY KEY CHECK (id = 1),
    mark text NOT NULL
);

-- What the club has of the games of somebody who is deleted goes at once. It is made again from what the tables say then.
CREATE FUNCTION leave_the_club() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE tables SET filed = 0 WHERE id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
    DELETE FROM finished WHERE table_id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
    RETURN OLD;
END
$$;

CREATE TRIGGER people_leave_the_club BEFORE DELETE ON people FOR EACH ROW EXECUTE FUNCTION leave_the_club();
