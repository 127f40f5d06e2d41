-- A chain of hashes over each log, and a seal on what is stored beside it: store/chain.py. Checkpoints are a cache: a
-- table as it was after one of its entries.
-- then: chain

ALTER TABLE tables ADD COLUMN head bytea NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN seal bytea NOT NULL DEFAULT '';
ALTER TABLE entries ADD COLUMN hash bytea NOT NULL DEFAULT '';

CREATE TABLE checkpoints (
    table_id text PRIMARY KEY REFERENCES tables (id),
    version integer NOT NULL,
    hash bytea NOT NULL,
    code text NOT NULL,
    digest bytea NOT NULL,
    content bytea NOT NULL
);

DROP TRIGGER entries_only_added ON entries;
