-- A browser that gains a seat gets a new key. A browser is named by the hash of its first key; a key that is not here, and
-- names no browser that is, is such a first key itself.
CREATE TABLE browser_keys (
    key text NOT NULL PRIMARY KEY,
    browser text NOT NULL,
    purpose text NOT NULL, -- the hash of the link that it was made for; empty once that was opened
    used boolean NOT NULL, -- from then on all earlier keys of the browser are invalid
    at double precision NOT NULL
);

CREATE INDEX browser_keys_browser ON browser_keys (browser);
