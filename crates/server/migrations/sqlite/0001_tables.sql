-- Times are milliseconds since 1970; ids and hashes are blobs; what is open-ended is JSON text.

CREATE TABLE players (
    id BLOB PRIMARY KEY,
    name TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    player BLOB NOT NULL REFERENCES players ON DELETE CASCADE,
    label TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_of_player ON tokens (player, since);

CREATE TABLE links (
    hash BLOB PRIMARY KEY,
    player BLOB NOT NULL REFERENCES players ON DELETE CASCADE,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_of_player ON links (player);

-- The number stands for the table in all that follows: it is shorter than the id, and tables made at
-- the same time, which are mostly played at the same time, have their lines' keys on the same pages.
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
    public INTEGER NOT NULL,
    attended INTEGER NOT NULL,
    maker BLOB REFERENCES players ON DELETE SET NULL,
    touched INTEGER NOT NULL,
    about TEXT NOT NULL
) STRICT;

CREATE INDEX tables_by_maker ON tables (maker, status);
CREATE INDEX tables_in_public ON tables (status, touched) WHERE public;
CREATE INDEX tables_attended ON tables (status) WHERE attended AND status = 'playing';
CREATE INDEX tables_alive ON tables (touched) WHERE status IN ('open', 'playing');

CREATE TABLE members (
    table_number INTEGER NOT NULL REFERENCES tables,
    place INTEGER NOT NULL,
    player BLOB NOT NULL REFERENCES players ON DELETE CASCADE,
    PRIMARY KEY (table_number, place)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX members_by_player ON members (player, table_number);

CREATE TABLE games (
    table_number INTEGER PRIMARY KEY REFERENCES tables,
    header TEXT NOT NULL,
    data TEXT NOT NULL
) STRICT;

-- Lines are appended in the order they come, whatever the table: the lines of hundreds of tables in one
-- commit fill a few pages instead of changing one page each. That there is a game is seen to by the
-- statement that inserts them.
CREATE TABLE lines (
    table_number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    text TEXT NOT NULL,
    seat INTEGER,
    request TEXT,
    clocks TEXT,
    at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX lines_by_version ON lines (table_number, version);
CREATE UNIQUE INDEX lines_by_request ON lines (table_number, seat, request) WHERE request IS NOT NULL;

CREATE TABLE snapshots (
    table_number INTEGER PRIMARY KEY REFERENCES games,
    version INTEGER NOT NULL,
    bytes BLOB NOT NULL
) STRICT;

CREATE TABLE data (
    hash TEXT PRIMARY KEY,
    files TEXT NOT NULL
) STRICT;

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;
