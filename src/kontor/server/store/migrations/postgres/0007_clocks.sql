-- When the time of the person is up for whom the game waits.
ALTER TABLE tables ADD COLUMN clock_due double precision;

CREATE INDEX tables_clock_due ON tables (clock_due) WHERE clock_due IS NOT NULL;

-- When a machine was started, for each run of it: the players' clocks go on over restarts of the server.
CREATE TABLE machines (
    run text NOT NULL PRIMARY KEY,
    began double precision NOT NULL
);
