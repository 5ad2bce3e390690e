## Errors of the database

storage-conflict = Someone else got there first. Look again, then try once more.
storage-newer = The database is from a newer version of Almagest ({ $found }; this one knows { $known }). Use that version, or another database.
storage-not-ours = { $file } is not an Almagest database. Choose another file with --db.
storage-read-only = The database is read-only. Allow writing to its file and folder, or choose another file with --db.
storage-full = The disk is full. Free some space and try again; nothing was lost.
storage-busy = Another program is using the database. Stop it, or choose another file with --db.
storage-exists = { $file } already exists. Choose a new file.
storage-other = Database error: { $reason }.
storage-bad-address = The address in --postgres cannot be read. Write it like postgres://user:password@host/database.
storage-unreachable = The database server { $server } cannot be reached. Check the address in --postgres, and that the server is running.
storage-insecure = The database server { $server } and Almagest cannot agree on an encrypted connection. Check the certificates and “sslmode” in --postgres.
storage-denied = The database server { $server } refuses access. Check the user, the password and the name of the database in --postgres, and the rights of that user.
storage-old-server = The database server { $server } runs PostgreSQL { $found }. Almagest needs PostgreSQL 15 or newer.
storage-standby = The database server { $server } only allows reading at the moment. Name the server that can be written with --postgres.
storage-overloaded = The database server { $server } has run out of connections or memory. Try again later, or raise its limits.
storage-foreign = The database on { $server } already contains something else. Give Almagest a database of its own.
storage-empty = The database on { $server } is empty. Check the name of the database in --postgres.
storage-not-empty = The database on { $server } is not empty. A backup can only be read into an empty one.
