-- A table that is not yet stored completely, or no longer: nobody sees it. Long games are stored and
-- deleted in several units, and a server that was killed in between finds the rest by this.
ALTER TABLE tables ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_hidden ON tables (touched) WHERE hidden;

-- The records that players have imported lately, to limit them. Deleting the table does not change it.
CREATE TABLE imports (
    player BLOB NOT NULL REFERENCES players ON DELETE CASCADE,
    at INTEGER NOT NULL,
    bytes INTEGER NOT NULL
) STRICT;

CREATE INDEX imports_of_player ON imports (player, at);

-- Cookies that were issued before this time are recognised only if they have a session.
ALTER TABLE players ADD COLUMN refused_before INTEGER NOT NULL DEFAULT 0;
