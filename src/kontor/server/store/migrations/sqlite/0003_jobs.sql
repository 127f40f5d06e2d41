-- On whose account the bots of a table think: a few bits of a hash of the client that made it.
CREATE TABLE makers (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    client TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX makers_client ON makers (client);

-- Bots of a table without people play only while somebody watches, so nobody has to find such a table.
UPDATE tables SET bot_due = NULL WHERE bot_due IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM json_each(summary, '$.seats') AS seat
    WHERE json_extract(seat.value, '$.kind') = 'human' AND json_extract(seat.value, '$.level') IS NULL
);
