-- Where players are signed in: one row for each cookie, known by the time it was issued. The row of an
-- ended session stays as long as its cookie could be used.
CREATE TABLE sessions (
    player BLOB NOT NULL REFERENCES players ON DELETE CASCADE,
    issued INTEGER NOT NULL,
    device TEXT NOT NULL,
    seen INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (player, issued)
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_age ON sessions (issued);

-- When the server was running: from its start to the last time it noted that it runs.
CREATE TABLE runs (
    began INTEGER PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT;

-- Tables that are over or closed, by the time they ended, to be deleted some day.
CREATE INDEX tables_ended ON tables (touched) WHERE status IN ('over', 'closed');
