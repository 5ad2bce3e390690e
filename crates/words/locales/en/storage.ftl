## Errors of the database

storage-conflict = Someone else got there first. Look again, then try once more.
storage-newer = The database is from a newer version of Almagest ({ $found }; this one knows { $known }). Use that version, or another file with --db.
storage-not-ours = { $file } is not an Almagest database. Choose another file with --db.
storage-read-only = The database is read-only. Allow writing to its file and folder, or choose another file with --db.
storage-full = The disk is full. Free some space and try again; nothing was lost.
storage-busy = Another program is using the database. Stop it, or choose another file with --db.
storage-exists = { $file } already exists. Choose a new file.
storage-other = Database error: { $reason }.
