-- A chain of hashes over each log, and a seal on what is stored beside it: store/chain.py. Checkpoints are a cache: a
-- table as it was after one of its entries.
-- then: chain

ALTER TABLE tables ADD COLUMN head BLOB NOT NULL DEFAULT x'';
ALTER TABLE tables ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
ALTER TABLE entries ADD COLUMN hash BLOB NOT NULL DEFAULT x'';

CREATE TABLE checkpoints (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    code TEXT NOT NULL,
    digest BLOB NOT NULL,
    content BLOB NOT NULL
) WITHOUT ROWID;

DROP TRIGGER entries_not_changed;
