## Errors of the database

storage-conflict = Somebody else was quicker; look again and try once more.
storage-newer = The database is of a newer version of Almagest ({ $found }; this one knows { $known }); use that version, or another file with --db.
storage-not-ours = { $file } is no database of Almagest; name another file with --db.
storage-read-only = The database cannot be written; give write access to its file and folder, or name another file with --db.
storage-full = The disk is full; make room and try again: nothing was lost.
storage-busy = Another program uses the database; stop it, or name another file with --db.
storage-exists = { $file } exists already; name a file that does not.
storage-other = The database refuses: { $reason }.
