-- The whole schema. Times are seconds since 1970; entry and summary are JSON, kept to the byte.

-- The migrations that this database has seen.
CREATE TABLE schema_migrations (
    version INTEGER PRIMARY KEY
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    head BLOB NOT NULL, -- the hash of the last entry: store/chain.py
    seal BLOB NOT NULL, -- covers what is stored beside the entries
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    bot_due REAL, -- when a bot must answer; NULL while none with people at the table decides
    clock_due REAL, -- when the time of the person is up for whom the game waits
    notify_since REAL, -- since when the game waits for a person who was not notified
    warn_at REAL, -- when to see whether somebody must be warned that their time runs out; NULL once that is done
    expired_at REAL, -- when somebody's time was up who got no notice of it, the first if there are several
    filed INTEGER NOT NULL DEFAULT 0, -- the version that the club has
    packed INTEGER NOT NULL DEFAULT 0, -- the version up to which the log is packed
    tidied INTEGER NOT NULL DEFAULT 0, -- the version up to which old chat is deleted
    created REAL NOT NULL,
    updated REAL NOT NULL,
    summary TEXT NOT NULL
) WITHOUT ROWID;

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
    id TEXT NOT NULL PRIMARY KEY,
    at REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL, -- covers the entry and the hash of the one before it: store/chain.py
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;

-- The first entries of a table whose game is over, in one compressed row: store/packing.py. With rowids, since without
-- them SQLite gives a page of its own to all beyond the first kilobyte of a row.
CREATE TABLE packed_logs (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    last INTEGER NOT NULL, -- the version of the last of them
    content BLOB NOT NULL
);

-- Entries are only ever added. They go with their table, or once they are packed.
CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;

CREATE TRIGGER entries_not_deleted BEFORE DELETE ON entries
WHEN NOT EXISTS (SELECT 1 FROM packed_logs WHERE table_id = OLD.table_id AND last >= OLD.version)
    AND NOT EXISTS (SELECT 1 FROM deleted_tables WHERE id = OLD.table_id)
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;

-- What people are called and what they wrote: parts of entries that may be deleted, at any time. Until then they are as
-- they were stored: store/chain.py.
CREATE TABLE private_texts (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    part INTEGER NOT NULL,
    content TEXT NOT NULL,
    browser TEXT NOT NULL, -- that the entry is about, or empty: so the tables of somebody who is to be deleted are found
    hash BLOB NOT NULL, -- covers all this
    PRIMARY KEY (table_id, version, part)
) WITHOUT ROWID;

CREATE INDEX private_texts_browser ON private_texts (browser, table_id) WHERE browser <> '';

-- The keys (as hashes) that prove a seat of a table.
CREATE TABLE held (
    key TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, key, seat)
) WITHOUT ROWID;

CREATE INDEX held_key ON held (key);

-- A cache: a table as it was after one of its entries.
CREATE TABLE checkpoints (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    format INTEGER NOT NULL, -- of the content
    rules INTEGER NOT NULL, -- the version of the rules that the table is played by
    digest BLOB NOT NULL,
    content BLOB NOT NULL
) WITHOUT ROWID;

-- Until the game is over: on whose account the bots of a table think, a few bits of a hash of the client that made it, and
-- the network for which it counts in the public list.
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    client TEXT NOT NULL,
    network TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX makers_client ON makers (client);

-- The analysis of a game that is over: how far it is, and what was found. Like a checkpoint it can be made again.
CREATE TABLE analyses (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    mark TEXT NOT NULL, -- of the request: whoever works for an older one stops
    client TEXT NOT NULL, -- on whose account it is worked out, as in makers
    made_by TEXT NOT NULL, -- what evaluates
    decisions INTEGER NOT NULL, -- evaluated so far
    finished INTEGER NOT NULL,
    content BLOB NOT NULL
) WITHOUT ROWID;

CREATE INDEX analyses_open ON analyses (client) WHERE NOT finished;

-- When a machine was started, for each run of it: the players' clocks go on over restarts of the server.
CREATE TABLE machines (
    run TEXT NOT NULL PRIMARY KEY,
    began REAL NOT NULL
) WITHOUT ROWID;

-- One row, written to see whether writing is possible.
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
);

-- Keys that the server made for itself.
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

-- Proofs of work that were accepted: none is good twice.
CREATE TABLE used_challenges (
    challenge TEXT NOT NULL PRIMARY KEY,
    until REAL NOT NULL
) WITHOUT ROWID;

-- Who is kept out of the server. What one ban consists of has one id.
CREATE TABLE bans (
    id TEXT NOT NULL,
    kind TEXT NOT NULL, -- network, maker, key, name or warning
    value TEXT NOT NULL,
    about TEXT NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (id, kind, value)
) WITHOUT ROWID;

-- A browser that gains a seat gets a new key. A browser is named by the hash of its first key; a key that is not here, and
-- names no browser that is, is such a first key itself.
CREATE TABLE browser_keys (
    key TEXT NOT NULL PRIMARY KEY,
    browser TEXT NOT NULL,
    purpose TEXT NOT NULL, -- the hash of the link that it was made for; empty once that was opened
    used INTEGER NOT NULL, -- from then on all earlier keys of the browser, on the same device, are invalid
    at REAL NOT NULL,
    device TEXT NOT NULL -- the key of a device of a person, or empty
) WITHOUT ROWID;

CREATE INDEX browser_keys_browser ON browser_keys (browser);
CREATE INDEX browser_keys_device ON browser_keys (device) WHERE device <> '';

-- People who want notices about their games, or to be known on several devices. Games need nothing of this.
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    made REAL NOT NULL,
    site TEXT NOT NULL, -- the address at which they reach the server, for links
    language TEXT NOT NULL,
    zone TEXT NOT NULL, -- of their clock
    quiet_from INTEGER, -- minutes after midnight, there; NULL: they have no quiet hours
    quiet_until INTEGER,
    browser TEXT NOT NULL DEFAULT '', -- that holds their seats, as in held and browser_keys
    name TEXT NOT NULL DEFAULT '', -- that is theirs alone on this server
    spelling TEXT, -- how it is compared with others: tables/names.py
    skeleton TEXT, -- what it looks like
    named REAL NOT NULL DEFAULT 0 -- when they got their name
) WITHOUT ROWID;

CREATE UNIQUE INDEX people_browser ON people (browser) WHERE browser <> '';
CREATE UNIQUE INDEX people_spelling ON people (spelling);
CREATE UNIQUE INDEX people_skeleton ON people (skeleton);

-- The devices of a person: the hash of the secret that each keeps.
CREATE TABLE devices (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- such as `Firefox, Android`
    made REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX devices_person ON devices (person);

-- The browsers that held a person's seats before the one that does now: at tables that the person left under them, they are
-- found by these when they want to be deleted.
CREATE TABLE former_browsers (
    browser TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE INDEX former_browsers_person ON former_browsers (person);

-- What makes another device one of a person's.
CREATE TABLE passes (
    key TEXT NOT NULL PRIMARY KEY, -- a hash
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- link, file or words
    made REAL NOT NULL,
    until REAL -- it is good once, and before this; NULL: until it is ended
) WITHOUT ROWID;

CREATE INDEX passes_person ON passes (person);

-- The person whom an OpenID Connect provider means: a hash of the provider and of its name for them.
CREATE TABLE sign_ins (
    subject TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE
) WITHOUT ROWID;

-- Browsers that were sent to the provider and are expected back.
CREATE TABLE sign_ins_begun (
    key TEXT NOT NULL PRIMARY KEY, -- a hash of what the browser keeps
    until REAL NOT NULL,
    device TEXT REFERENCES devices (key) ON DELETE CASCADE, -- that began it; NULL: nobody's
    subject TEXT -- once the provider has said who it is, until somebody has confirmed what follows from that
) WITHOUT ROWID;

CREATE INDEX sign_ins_begun_until ON sign_ins_begun (until);
CREATE INDEX sign_ins_begun_device ON sign_ins_begun (device) WHERE device IS NOT NULL;

-- Whom a person does not want to read, or to have at their tables.
CREATE TABLE restrictions (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    browser TEXT NOT NULL, -- that held the other's seat
    kind TEXT NOT NULL, -- mute or block
    name TEXT NOT NULL, -- of the other, then
    made REAL NOT NULL,
    PRIMARY KEY (person, browser, kind)
) WITHOUT ROWID;

CREATE INDEX restrictions_browser ON restrictions (browser);

-- The notification channels of a person.
CREATE TABLE channels (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- push, webhook or mail
    target TEXT NOT NULL, -- JSON
    code TEXT NOT NULL, -- the hash of the code that confirms it; empty once that was shown
    tries INTEGER NOT NULL, -- wrong codes
    failures INTEGER NOT NULL, -- notices in a row that did not arrive
    made REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX channels_person ON channels (person);

-- Notices on their way.
CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- what it is about: decision, warning or expired
    table_id TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due REAL NOT NULL,
    made REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX notices_channel ON notices (channel);
CREATE INDEX notices_due ON notices (due);

-- When a person was last notified about a table.
CREATE TABLE last_notified (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at REAL NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

-- The club: finished games of public tables. All of it can be made again from the tables.
CREATE TABLE finished (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    ended REAL NOT NULL,
    board TEXT NOT NULL,
    players INTEGER NOT NULL,
    edition TEXT NOT NULL,
    modules TEXT NOT NULL, -- separated by spaces
    decisions INTEGER NOT NULL,
    rated INTEGER NOT NULL
);

-- What searches begin with. Each index has all filters in it, so that the games need not be looked at.
CREATE INDEX finished_ended ON finished (ended, table_id);
CREATE INDEX finished_board ON finished (board, ended, table_id, players, edition);
CREATE INDEX finished_players ON finished (players, ended, table_id, board, edition);
CREATE INDEX finished_edition ON finished (edition, ended, table_id, board, players);
CREATE INDEX finished_rated ON finished (ended, table_id) WHERE rated;

-- Beside the games, since searches would have to read past them.
CREATE TABLE finished_records (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES finished (table_id) ON DELETE CASCADE,
    record BLOB NOT NULL -- compressed
);

CREATE TABLE finished_seats (
    table_id TEXT NOT NULL REFERENCES finished (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL, -- the name as it is searched for
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    level TEXT, -- of the bot that had the seat from the beginning
    rank INTEGER NOT NULL,
    total INTEGER NOT NULL,
    points TEXT NOT NULL, -- JSON: by category
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX finished_seats_folded ON finished_seats (folded, table_id);
CREATE INDEX finished_seats_person ON finished_seats (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX finished_seats_level ON finished_seats (level, table_id) WHERE level IS NOT NULL;

CREATE TABLE ratings (
    scope TEXT NOT NULL, -- empty: all games; otherwise the games on a board, or of a number of players
    player TEXT NOT NULL, -- the id of a person, or the level of a bot
    person TEXT REFERENCES people (id) ON DELETE CASCADE,
    games INTEGER NOT NULL,
    rating REAL NOT NULL,
    low REAL NOT NULL,
    high REAL NOT NULL,
    PRIMARY KEY (scope, player)
) WITHOUT ROWID;

CREATE INDEX ratings_person ON ratings (person) WHERE person IS NOT NULL;
CREATE INDEX ratings_scope ON ratings (scope, rating);
CREATE INDEX ratings_player ON ratings (player);

-- One row: what the ratings were worked out from.
CREATE TABLE ratings_made (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    mark TEXT NOT NULL
);

-- What the club has of the games of somebody who is deleted goes at once. It is made again from what the tables say then.
CREATE TRIGGER people_leave_the_club BEFORE DELETE ON people
BEGIN
    UPDATE tables SET filed = 0 WHERE id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
    DELETE FROM finished WHERE table_id IN (SELECT table_id FROM finished_seats WHERE person = OLD.id);
END;

-- Competitions between people: leagues and tournaments. What is planned and what came of it is a document.
CREATE TABLE competitions (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- grows with every change: of two who change it at once, one is too late
    made REAL NOT NULL,
    status TEXT NOT NULL, -- open, running or over
    organiser TEXT REFERENCES people (id) ON DELETE SET NULL,
    document TEXT NOT NULL -- JSON: club/competition.py. It names nobody.
) WITHOUT ROWID;

CREATE INDEX competitions_made ON competitions (made, id);
CREATE INDEX competitions_organiser ON competitions (organiser) WHERE organiser IS NOT NULL;
CREATE INDEX competitions_not_over ON competitions (made, id) WHERE status <> 'over';

CREATE TABLE competition_players (
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- what the document calls them
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    PRIMARY KEY (competition, number)
) WITHOUT ROWID;

CREATE UNIQUE INDEX competition_players_person ON competition_players (person, competition) WHERE person IS NOT NULL;

-- Tables whose games have no result yet.
CREATE TABLE competition_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    competition TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE INDEX competition_tables_competition ON competition_tables (competition);

-- What players report to the operator, until it is dealt with.
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    line INTEGER NOT NULL, -- the version of a line of chat; 0: the report is about the person
    person TEXT NOT NULL, -- a key that held the seat
    name TEXT NOT NULL,
    words TEXT NOT NULL, -- of the line, until it is removed
    reporter TEXT NOT NULL, -- a key
    reason TEXT NOT NULL,
    made REAL NOT NULL,
    UNIQUE (table_id, seat, line, reporter)
) WITHOUT ROWID;

CREATE INDEX reports_made ON reports (made, id);

-- What the operator did.
CREATE TABLE operator_acts (
    made REAL NOT NULL,
    act TEXT NOT NULL,
    PRIMARY KEY (made, act)
) WITHOUT ROWID;
