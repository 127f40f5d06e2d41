-- Work that processes share, and who made a table.

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

-- On whose account the bots of a table think: a few bits of a hash of the client that made it.
CREATE TABLE makers (
    table_id text PRIMARY KEY REFERENCES tables (id),
    client text NOT NULL
);

CREATE INDEX makers_client ON makers (client);

-- Bots of a table without people play only while somebody watches, so nobody has to find such a table.
UPDATE tables SET bot_due = NULL WHERE bot_due IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM json_array_elements((summary::json) -> 'seats') AS seat
    WHERE seat ->> 'kind' = 'human' AND seat ->> 'level' IS NULL
);
