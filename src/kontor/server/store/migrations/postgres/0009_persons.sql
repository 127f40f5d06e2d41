-- A person has one browser, which holds their seats, and a key for it on each device. Its keys replace one another on the
-- same device only.
ALTER TABLE people ADD COLUMN browser text NOT NULL DEFAULT ''; -- as in held and browser_keys
UPDATE people SET browser = coalesce((SELECT max(browser) FROM devices WHERE person = people.id), '');
CREATE UNIQUE INDEX people_browser ON people (browser) WHERE browser <> '';
DROP INDEX devices_browser;
ALTER TABLE devices DROP COLUMN browser;
ALTER TABLE browser_keys ADD COLUMN device text NOT NULL DEFAULT ''; -- the key of a device of a person
UPDATE browser_keys SET device = coalesce(
    (SELECT devices.key FROM devices JOIN people ON people.id = devices.person
    WHERE people.browser <> '' AND people.browser = browser_keys.browser), ''
);
INSERT INTO browser_keys (key, browser, purpose, used, at, device)
SELECT browser, browser, '', true, people.made, devices.key FROM people JOIN devices ON devices.person = people.id
WHERE browser <> '' AND NOT EXISTS (SELECT 1 FROM browser_keys WHERE browser = people.browser AND used);
CREATE INDEX browser_keys_device ON browser_keys (device) WHERE device <> '';

-- The name that is a person's alone on this server, and how it is compared with others: tables/names.py.
ALTER TABLE people ADD COLUMN name text NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN spelling text;
CREATE UNIQUE INDEX people_spelling ON people (spelling);

-- What makes another device one of a person's.
CREATE TABLE passes (
    key text PRIMARY KEY, -- a hash
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind text NOT NULL, -- link, file or words
    made double precision NOT NULL,
    until double precision -- it is good once, and before this; NULL: until it is ended
);

CREATE INDEX passes_person ON passes (person);

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

-- Names and words in an entry can be blanked; its last field says so, and store/chain.py checks it. Nothing else can be
-- changed.
DROP TRIGGER entries_not_changed ON entries;

CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries FOR EACH ROW
    WHEN (
        (NEW.table_id, NEW.version, NEW.at, NEW.hash) IS DISTINCT FROM (OLD.table_id, OLD.version, OLD.at, OLD.hash)
        OR (NEW.entry !~ ',"blanked":"[0-9a-f]{32}"}$' AND (
            strpos(OLD.entry, ',"words":') = 0
            OR NEW.entry <> left(OLD.entry, strpos(OLD.entry, ',"words":') - 1) || '}'
        ))
    )
    EXECUTE FUNCTION refuse_change();
