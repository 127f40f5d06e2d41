-- The whole schema. Times are seconds since 1970; entry and summary are JSON, kept to the byte (so not jsonb).

-- The migrations that this database has seen.
CREATE TABLE schema_migrations (
    version integer PRIMARY KEY
);

CREATE TABLE tables (
    id text PRIMARY KEY,
    version integer NOT NULL,
    head bytea NOT NULL, -- the hash of the last entry: store/chain.py
    seal bytea NOT NULL, -- covers what is stored beside the entries
    status text NOT NULL,
    public boolean NOT NULL,
    bot_due double precision, -- when a bot must answer; NULL while none with people at the table decides
    clock_due double precision, -- when the time of the person is up for whom the game waits
    notify_since double precision, -- since when the game waits for a person who was not notified
    warn_at double precision, -- when to see whether somebody must be warned that their time runs out; NULL once that is done
    expired_at double precision, -- when somebody's time was up who got no notice of it, the first if there are several
    filed integer NOT NULL DEFAULT 0, -- the version that the club has
    packed integer NOT NULL DEFAULT 0, -- the version up to which the log is packed
    tidied integer NOT NULL DEFAULT 0, -- the version up to which old chat is deleted
    created double precision NOT NULL,
    updated double precision NOT NULL,
    summary text NOT NULL
);

CREATE INDEX tables_public ON tables (updated DESC, id) WHERE public AND status IN ('lobby', 'running');
CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL;
CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;
CREATE INDEX tables_notify_since ON tables (notify_since) WHERE notify_since IS NOT NULL;
CREATE INDEX tables_warn_at ON tables (warn_at) WHERE warn_at IS NOT NULL;
CREATE INDEX tables_expired_at ON tables (expired_at) WHERE expired_at IS NOT NULL;
CREATE INDEX tables_unfiled ON tables (id) WHERE public AND status = 'over' AND filed < version;
CREATE INDEX tables_unpacked ON tables (updated, id) WHERE status IN ('over', 'aborted') AND packed < version;
CREATE INDEX tables_untidied ON tables (updated, id) WHERE status IN ('over', 'aborted') AND tidied < version;
CREATE INDEX tables_unfinished ON tables (updated, id) WHERE status IN ('lobby', 'running');

-- Tables that were deleted: what is missing of them is no damage.
CREATE TABLE deleted_tables (
    id text PRIMARY KEY,
    at double precision NOT NULL
);

CREATE TABLE entries (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version integer NOT NULL,
    at double precision NOT NULL,
    entry text NOT NULL,
    hash bytea NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
);

-- The first entries of a table whose game is over, in one compressed row: store/packing.py.
CREATE TABLE packed_logs (
    table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    last integer NOT NULL, -- the version of the last of them
    content bytea NOT NULL
);

-- Entries are only ever added. They go with their table, or once they are packed.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'entries are only ever added';
END
$$;

CREATE FUNCTION refuse_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM packed_logs WHERE table_id = OLD.table_id AND last >= OLD.version)
        OR EXISTS (SELECT 1 FROM deleted_tables WHERE id = OLD.table_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'entries are only ever added';
END
$$;

CREATE TRIGGER entries_only_added BEFORE UPDATE OR TRUNCATE ON entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
    FOR EACH ROW EXECUTE FUNCTION refuse_delete();

-- What people are called and what they wrote: parts of entries that may be deleted, at any time. Until then they are as
-- they were stored: store/chain.py.
CREATE TABLE private_texts (
    table_id text NOT NULL,
    version integer NOT NULL,
    part integer NOT NULL,
    content text NOT NULL,
    browser text NOT NULL, -- that the entry is about, or empty: so the tables of somebody who is to be deleted are found
    hash bytea NOT NULL, -- covers all this
    PRIMARY KEY (table_id, version, part)
);

CREATE INDEX private_texts_browser ON private_texts (browser, table_id) WHERE browser <> '';

-- The keys (as hashes) that prove a seat of a table.
CREATE TABLE held (
    key text NOT NULL,
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat integer NOT NULL,
    PRIMARY KEY (table_id, key, seat)
);

CREATE INDEX held_key ON held (key);

-- A cache: a table as it was after one of its entries.
CREATE TABLE checkpoints (
    table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version integer NOT NULL,
    hash bytea NOT NULL,
    format integer NOT NULL, -- of the content
    rules integer NOT NULL, -- the version of the rules that the table is played by
    digest bytea NOT NULL,
    content bytea NOT NULL
);

-- Until the game is over: on whose account the bots of a table think, a few bits of a hash of the client that made it, and
-- the network for which it counts in the public list.
CREATE TABLE makers (
    table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    client text NOT NULL,
    network text NOT NULL
);

CREATE INDEX makers_client ON makers (client);

-- The analysis of a game that is over: how far it is, and what was found. Like a checkpoint it can be made again.
CREATE TABLE analyses (
    table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    mark text NOT NULL, -- of the request: whoever works for an older one stops
    client text NOT NULL, -- on whose account it is worked out, as in makers
    made_by text NOT NULL, -- what evaluates
    decisions integer NOT NULL, -- evaluated so far
    finished boolean NOT NULL,
    content bytea NOT NULL
);

CREATE INDEX analyses_open ON analyses (client) WHERE NOT finished;

-- Jobs and the processes that do them: after a crash of the database they are found again, so they are not logged.
CREATE UNLOGGED TABLE processes (
    id text PRIMARY KEY,
    beat bigint NOT NULL,
    used text NOT NULL
);

CREATE UNLOGGED TABLE jobs (
    kind text NOT NULL,
    key text NOT NULL,
    moment integer NOT NULL,
    client text NOT NULL,
    priority integer NOT NULL,
    quick boolean NOT NULL,
    owner text, -- a process; NULL while the job is on offer
    PRIMARY KEY (kind, key)
);

CREATE INDEX jobs_offered ON jobs (priority) WHERE owner IS NULL;

-- When a machine was started, for each run of it: the players' clocks go on over restarts of the server.
CREATE TABLE machines (
    run text PRIMARY KEY,
    began double precision NOT NULL
);

-- One row, written to see whether writing is possible.
CREATE TABLE health (
    id integer PRIMARY KEY CHECK (id = 1),
    at double precision NOT NULL
);

-- Keys that the server made for itself.
CREATE TABLE server_keys (
    name text PRIMARY KEY,
    value text NOT NULL
);

-- Proofs of work that were accepted: none is good twice.
CREATE TABLE used_challenges (
    challenge text PRIMARY KEY,
    until double precision NOT NULL
);

-- Who is kept out of the server. What one ban consists of has one id.
CREATE TABLE bans (
    id text NOT NULL,
    kind text NOT NULL, -- network, maker, key, name or warning
    value text NOT NULL,
    about text NOT NULL,
    made double precision NOT NULL,
    PRIMARY KEY (id, kind, value)
);

-- A browser that gains a seat gets a new key. A browser is named by the hash of its first key; a key that is not here, and
-- names no browser that is, is such a first key itself.
CREATE TABLE browser_keys (
    key text PRIMARY KEY,
    browser text NOT NULL,
    purpose text NOT NULL, -- the hash of the link that it was made for; empty once that was opened
    used boolean NOT NULL, -- from then on all earlier keys of the browser, on the same device, are invalid
    at double precision NOT NULL,
    device text NOT NULL -- the key of a device of a person, or empty
);

CREATE INDEX browser_keys_browser ON browser_keys (browser);
CREATE INDEX browser_keys_device ON browser_keys (device) WHERE device <> '';

-- People who want notices about their games, or to be known on several devices. Games need nothing of this.
CREATE TABLE people (
    id text PRIMARY KEY,
    made double precision NOT NULL,
    site text NOT NULL, -- the address at which they reach the server, for links
    language text NOT NULL,
    zone text NOT NULL, -- of their clock
    quiet_from integer, -- minutes after midnight, there; NULL: they have no quiet hours
    quiet_until integer,
    browser text NOT NULL DEFAULT '', -- that holds their seats, as in held and browser_keys
    name text NOT NULL DEFAULT '', -- that is theirs alone on this server
    spelling text, -- how it is compared with others: tables/names.py
    skeleton text, -- what it looks like
    named double precision NOT NULL DEFAULT 0 -- when they got their name
);

CREATE UNIQUE INDEX people_browser ON people (browser) WHERE browser <> '';
CREATE UNIQUE INDEX people_spelling ON people (spelling);
CREATE UNIQUE INDEX people_skeleton ON people (skeleton);

-- The devices of a person: the hash of the secret that each keeps.
CREATE TABLE devices (
    key text PRIMARY KEY,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name text NOT NULL, -- such as `Firefox, Android`
    made double precision NOT NULL
);

CREATE INDEX devices_person ON devices (person);

-- The browsers that held a person's seats before the one that does now: at tables that the person left under them, they are
-- found by these when they want to be deleted.
CREATE TABLE former_browsers (
    browser text PRIMARY KEY,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE
);

CREATE INDEX former_browsers_person ON former_browsers (person);

-- What makes another device one of a person's.
CREATE TABLE passes (
    key text PRIMARY KEY, -- a hash
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind text NOT NULL, -- link, file or words
    made double precision NOT NULL,
    until double precision -- it is good once, and before this; NULL: until it is ended
);

CREATE INDEX passes_person ON passes (person);

-- The person whom an OpenID Connect provider means: a hash of the provider and of its name for them.
CREATE TABLE sign_ins (
    subject text PRIMARY KEY,
    person text NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE
);

-- Browsers that were sent to the provider and are expected back.
CREATE TABLE sign_ins_begun (
    key text PRIMARY KEY, -- a hash of what the browser keeps
    until double precision NOT NULL,
    device text REFERENCES devices (key) ON DELETE CASCADE, -- that began it; NULL: nobody's
    subject text -- once the provider has said who it is, until somebody has confirmed what follows from that
);

CREATE INDEX sign_ins_begun_until ON sign_ins_begun (until);
CREATE INDEX sign_ins_begun_device ON sign_ins_begun (device) WHERE device IS NOT NULL;

-- Whom a person does not want to read, or to have at their tables.
CREATE TABLE restrictions (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    browser text NOT NULL, -- that held the other's seat
    kind text NOT NULL, -- mute or block
    name text NOT NULL, -- of the other, then
    made double precision NOT NULL,
    PRIMARY KEY (person, browser, kind)
);

CREATE INDEX restrictions_browser ON restrictions (browser);

-- The notification channels of a person.
CREATE TABLE channels (
    id text PRIMARY KEY,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind text NOT NULL, -- push, webhook or mail
    target text NOT NULL, -- JSON
    code text NOT NULL, -- the hash of the code that confirms it; empty once that was shown
    tries integer NOT NULL, -- wrong codes
    failures integer NOT NULL, -- notices in a row that did not arrive
    made double precision NOT NULL
);

CREATE INDEX channels_person ON channels (person);

-- Notices on their way.
CREATE TABLE notices (
    id text PRIMARY KEY,
    channel text NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    kind text NOT NULL, -- what it is about: decision, warning or expired
    table_id text NOT NULL,
    attempts integer NOT NULL,
    due double precision NOT NULL,
    made double precision NOT NULL
);

CREATE INDEX notices_channel ON notices (channel);
CREATE INDEX notices_due ON notices (due);

-- When a person was last notified about a table.
CREATE TABLE last_notified (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at double precision NOT NULL,
    PRIMARY KEY (person, table_id)
);

-- The club: finished games of public tables. All of it can be made again from the tables.
CREATE TABLE finished (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    ended double precision NOT NULL,
    board text NOT NULL,
    players integer NOT NULL,
    edition text NOT NULL,
    modules text NOT NULL, -- separated by spaces
    decisions integer NOT NULL,
    rated boolean NOT NULL
);

-- What searches begin with. Each index has all filters in it, so that the games need not be looked at.
CREATE INDEX finished_ended ON finished (ended, table_id);
CREATE INDEX finished_board ON finished (board, ended, table_id, players, edition);
CREATE INDEX finished_players ON finished (players, ended, table_id, board, edition);
CREATE INDEX finished_edition ON finished (edition, ended, table_id, board, players);
CREATE INDEX finished_rated ON finished (ended, table_id) WHERE rated;

-- Beside the games, since searches would have to read past them.
CREATE TABLE finished_records (
    table_id text NOT NULL PRIMARY KEY REFERENCES finished (table_id) ON DELETE CASCADE,
    record bytea NOT NULL -- compressed
);

CREATE TABLE finished_seats (
    table_id text NOT NULL REFERENCES finished (table_id) ON DELETE CASCADE,
    seat integer NOT NULL,
    name text NOT NULL,
    folded text NOT NULL, -- the name as it is searched for
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
CREATE INDEX ratings_scope ON ratings (scope, rating);
CREATE INDEX ratings_player ON ratings (player);

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

-- Competitions between people: leagues and tournaments. What is planned and what came of it is a document.
CREATE TABLE competitions (
    id text PRIMARY KEY,
    version integer NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made double precision NOT NULL,
    status text NOT NULL, -- open, running or over
    organiser text REFERENCES people (id) ON DELETE SET NULL,
    document text NOT NULL -- JSON: club/competition.py. It names nobody.
);

CREATE INDEX competitions_made ON competitions (made, id);
CREATE INDEX competitions_organiser ON competitions (organiser) WHERE organiser IS NOT NULL;
CREATE INDEX competitions_not_over ON competitions (made, id) WHERE status <> 'over';

CREATE TABLE competition_players (
    competition text NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number integer NOT NULL, -- what the document calls them
    person text REFERENCES people (id) ON DELETE SET NULL,
    PRIMARY KEY (competition, number)
);

CREATE UNIQUE INDEX competition_players_person ON competition_players (person, competition) WHERE person IS NOT NULL;

-- Tables whose games have no result yet.
CREATE TABLE competition_tables (
    table_id text PRIMARY KEY,
    competition text NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
);

CREATE INDEX competition_tables_competition ON competition_tables (competition);

-- What players report to the operator, until it is dealt with.
CREATE TABLE reports (
    id text PRIMARY KEY,
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat integer NOT NULL,
    line integer NOT NULL, -- the version of a line of chat; 0: the report is about the person
    person text NOT NULL, -- a key that held the seat
    name text NOT NULL,
    words text NOT NULL, -- of the line, until it is removed
    reporter text NOT NULL, -- a key
    reason text NOT NULL,
    made double precision NOT NULL,
    UNIQUE (table_id, seat, line, reporter)
);

CREATE INDEX reports_made ON reports (made, id);

-- What the operator did.
CREATE TABLE operator_acts (
    made double precision NOT NULL,
    act text NOT NULL,
    PRIMARY KEY (made, act)
);
