## Commands for the server

help-usage-serve = almagest serve [OPTIONS]
help-usage-token = almagest token NAME [OPTIONS]
help-usage-backup = almagest backup FILE [OPTIONS]
help-usage-restore = almagest restore BACKUP [OPTIONS]
help-serve = Run the game server for people and programs. Every setting can also be an environment variable.
help-addr = Address and port to listen on [default: 127.0.0.1:8888; env: ALMAGEST_ADDR]
help-db = Database file [default: almagest.db in your data folder; env: ALMAGEST_DB]
help-postgres = Address of a PostgreSQL database instead of a file, such as postgres://user:password@host/database; give several, and the one that can be written is used [env: ALMAGEST_POSTGRES, separated by spaces]
help-open = Open the browser
help-log = Log format: text, json or off [default: text; env: ALMAGEST_LOG]
help-log-level = Log level: error, warn, info or debug [default: info; env: ALMAGEST_LOG_LEVEL]
help-metrics-addr = Address and port for /metrics, which are not served to the public [env: ALMAGEST_METRICS_ADDR]
help-public-url = The address visitors use, such as https://almagest.example; for a site behind a proxy [env: ALMAGEST_PUBLIC_URL]
help-think-threads = Threads for machine players [default: all cores but one; env: ALMAGEST_THINK_THREADS]
help-limit-requests = Requests per second and client; 0 means no limit [default: 50; env: ALMAGEST_LIMIT_REQUESTS]
help-limit-guests = New guests per minute and address; 0 means no limit [default: 30; env: ALMAGEST_LIMIT_GUESTS]
help-limit-connections = Open connections in all; 0 means as many as the system allows [default: 10000; env: ALMAGEST_LIMIT_CONNECTIONS]
help-limit-connections-per-address = Open connections per address, not behind a proxy; 0 means no limit [default: 200; env: ALMAGEST_LIMIT_CONNECTIONS_PER_ADDRESS]
help-limit-tables = Unfinished tables per player [default: 50; env: ALMAGEST_LIMIT_TABLES]
help-limit-streams = Update streams per client [default: 32; env: ALMAGEST_LIMIT_STREAMS]
help-limit-hints = Hints a player can wait for at once [default: 2; env: ALMAGEST_LIMIT_HINTS]
help-message-bytes = Largest request, in bytes [default: 16384; env: ALMAGEST_MESSAGE_BYTES]
help-record-bytes = Largest imported record, in bytes [default: 4194304; env: ALMAGEST_RECORD_BYTES]
help-limit-records = Records a player can import within 24 hours [default: 100; env: ALMAGEST_LIMIT_RECORDS]
help-limit-record-megabytes = Megabytes of these records [default: 32; env: ALMAGEST_LIMIT_RECORD_MEGABYTES]
help-snapshot-every = Save a snapshot after this many lines of a game [default: 64; env: ALMAGEST_SNAPSHOT_EVERY]
help-expire-days = Close a table after this many days without an action; 0 means never [default: 30; env: ALMAGEST_EXPIRE_DAYS]
help-delete-days = Days after which imported, closed and abandoned tables are deleted; 0 means never [default: 90; env: ALMAGEST_DELETE_DAYS]
help-forget-days = Days after which players are deleted who have no table and no token and did not come back; 0 means never [default: 7; env: ALMAGEST_FORGET_DAYS]
help-rest-seconds = Unload a table from memory after this many seconds without visitors [default: 30; env: ALMAGEST_REST_SECONDS]
help-grace-seconds = Seconds to let running requests finish when stopping [default: 10; env: ALMAGEST_GRACE_SECONDS]
help-secure-cookies = Send cookies over encrypted connections only [env: ALMAGEST_SECURE_COOKIES]
help-behind-proxy = Take client addresses from a proxy in front of the server [env: ALMAGEST_BEHIND_PROXY]
help-token = Create a player for a program, and print its token.
help-token-name = The player’s name
help-prune = Say how many imported, closed and abandoned tables and unused players are old enough to be deleted. The server deletes them by itself.
help-prune-list = Name them, one per line
help-prune-delete = Delete them now
help-usage-prune = almagest prune [OPTIONS]
help-rotate-key = Replace the key that signs cookies. Everyone stays signed in; the old key is valid for 30 days.
help-usage-rotate-key = almagest rotate-key [OPTIONS]
help-backup = Copy the database to a new file, even while the server is running. The file is an SQLite database, whatever was copied.
help-backup-file = The new file
help-restore = Read a backup into a new file, or into an empty PostgreSQL database.
help-restore-file = The backup
serve-listening = Almagest is running at { $address } (database: { $db }). Press Ctrl+C to stop.
serve-metrics = Metrics are at { $address }/metrics.
serve-bad-public-url = “{ $value }” is not the address of a site. It should look like https://almagest.example, without a path.
serve-bad-address = { $flag } should be an address and a port such as 127.0.0.1:8888, not “{ $value }”.
serve-cannot-listen = Cannot listen on { $address }: { $reason }. Choose another address with --addr.
serve-in-use = another program is using it
serve-refuses = The system refused: { $reason }.
prune-would = { $count ->
    [0] No table
    [one] 1 table
   *[other] { $count } tables
} would be deleted: imported, closed or abandoned more than { $days } days ago.
prune-done = { $count ->
    [0] No table was deleted.
    [one] 1 table was deleted.
   *[other] { $count } tables were deleted.
}
prune-would-players = { $count ->
    [0] No player
    [one] 1 player
   *[other] { $count } players
} would be deleted: without a table or a token, and not seen for { $days } days.
prune-done-players = { $count ->
    [0] No player was deleted.
    [one] 1 player was deleted.
   *[other] { $count } players were deleted.
}
prune-table = table { $id }, { $game }, since { $date }: { $why ->
    [imported] imported
    [closed] closed
   *[deserted] all its people were deleted
}
prune-player = player { $id }, { $name }, since { $date }
rotate-key-done = The key was replaced. The old one still recognises cookies for 30 days.
backup-done = Copied { $db } to { $file }.
restore-done = Read { $file } into { $db }.
restore-none = There is no backup at { $file }.
backup-none = There is no database at { $db }. Choose one with --db.
serve-reached = Other devices on your network can open { $address }.
