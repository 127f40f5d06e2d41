-- The network that a table was made from is kept beside its maker, no longer in its log: so both go when its game is over.
ALTER TABLE makers ADD COLUMN network TEXT NOT NULL DEFAULT '';

-- Until now these were hashes without a key, from which addresses can be worked out: none of them stays. Checkpoints
-- contain first entries, and are made again.
DELETE FROM makers;
UPDATE analyses SET client = '';
DELETE FROM bans WHERE kind = 'maker';
DELETE FROM checkpoints;
-- then: networks
