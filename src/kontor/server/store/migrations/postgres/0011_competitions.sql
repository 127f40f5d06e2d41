-- Competitions between people: leagues and tournaments. What is planned and what came of it is a document.
CREATE TABLE competitions (
    id text NOT NULL PRIMARY KEY,
    version integer NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made double precision NOT NULL,
    status text NOT NULL, -- open, running or over
    organiser text REFERENCES people (id) ON DELETE SET NULL,
    document text NOT NULL -- JSON: club/competition.py. It names nobody.
);

CREATE INDEX competitions_made ON competitions (made, id);
CREATE INDEX competitions_organiser ON competitions (organiser) WHERE organiser IS NOT NULL;

CREATE TABLE competition_players (
    competition text NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number integer NOT NULL, -- what the document calls them
    person text REFERENCES people (id) ON DELETE SET NULL,
    PRIMARY KEY (competition, number)
);

CREATE UNIQUE INDEX competition_players_person ON competition_players (person, competition) WHERE person IS NOT NULL;

-- Tables whose games have no result yet.
CREATE TABLE competition_tables (
    table_id text NOT NULL PRIMARY KEY,
    competition text NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
);

CREATE INDEX competition_tables_competition ON competition_tables (competition);
