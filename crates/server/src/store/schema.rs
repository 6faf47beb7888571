//! The tables, and how older ones become newer ones.

use super::StoreError;
use rusqlite::Connection;

/// Each step brings the tables from its number to the next; `user_version` says which have been taken.
const STEPS: [&str; 6] = [
    "
    CREATE TABLE matches (
        n INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        setup TEXT NOT NULL,
        identity TEXT NOT NULL,
        key TEXT NOT NULL,
        pace TEXT NOT NULL,
        created_ms INTEGER NOT NULL,
        phase INTEGER NOT NULL,
        take_backs INTEGER NOT NULL DEFAULT 0,
        ended_by TEXT,
        payoffs TEXT,
        ended_ms INTEGER,
        rematch TEXT
    ) STRICT;
    CREATE INDEX matches_phase ON matches (phase, n);
    CREATE INDEX matches_ended ON matches (ended_ms) WHERE ended_ms IS NOT NULL;
    CREATE TABLE seats (
        match INTEGER NOT NULL REFERENCES matches (n) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        title TEXT NOT NULL,
        kind TEXT NOT NULL,
        level TEXT,
        name TEXT,
        token_hash BLOB,
        invitation_hash BLOB,
        clock_ms INTEGER,
        UNIQUE (match, seat)
    ) STRICT;
    CREATE INDEX seats_token ON seats (token_hash) WHERE token_hash IS NOT NULL;
    CREATE INDEX seats_open ON seats (match) WHERE kind = 'open';
    CREATE TABLE inputs (
        match INTEGER NOT NULL REFERENCES matches (n) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (match, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE chat (
        n INTEGER PRIMARY KEY,
        match INTEGER NOT NULL REFERENCES matches (n) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        at_ms INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX chat_match ON chat (match, n);
",
    "ALTER TABLE matches ADD COLUMN firm INTEGER; UPDATE matches SET firm = 0 WHERE take_backs > 0",
    // A row holds what one decision brought about: so many inputs, a line each, `seq` the number of the first.
    "ALTER TABLE inputs ADD COLUMN count INTEGER NOT NULL DEFAULT 1",
    // What players bring to a match that has not begun, and what each has brought.
    "ALTER TABLE matches ADD COLUMN gathers TEXT; ALTER TABLE seats ADD COLUMN brought TEXT",
    // Which matches are by invitation alone (that was not stored: where no seat is open, it may be), and a
    // place to write to, only to see whether it can be written to.
    "ALTER TABLE matches ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
     UPDATE matches SET private = 1 WHERE NOT EXISTS (SELECT 1 FROM seats WHERE match = n AND kind = 'open');
     CREATE TABLE check_writable (n INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT",
    // Dice that players add to, from version 2 of the journal on; matches that are there go on as they began.
    "ALTER TABLE matches ADD COLUMN dice INTEGER NOT NULL DEFAULT 1; ALTER TABLE matches ADD COLUMN header TEXT; \
     ALTER TABLE seats ADD COLUMN came INTEGER NOT NULL DEFAULT 0; ALTER TABLE seats ADD COLUMN seed BLOB; \
     CREATE TABLE secrets (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT",
];

/// Brings the tables up to date. A file of a newer program is left alone.
pub(super) fn migrate(db: &Connection) -> Result<(), StoreError> {
    let done: usize = db.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if done > STEPS.len() {
        return Err(StoreError::Newer);
    }
    for (n, step) in STEPS.iter().enumerate().skip(done) {
        db.execute_batch(&format!("BEGIN EXCLUSIVE; {step}; PRAGMA user_version = {}; COMMIT", n + 1))?;
    }
    Ok(())
}

/// What every connection needs: readers do not wait for the writer, and a commit is on the disk when it returns.
/// Pages are small, because each move writes the page its match ends on; a file that is there keeps its own.
pub(super) fn prepare(db: &Connection) -> rusqlite::Result<()> {
    db.busy_timeout(std::time::Duration::from_secs(5))?;
    db.execute_batch(
        "PRAGMA page_size = 1024; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
         PRAGMA foreign_keys = ON; PRAGMA cache_size = -2000; PRAGMA wal_autocheckpoint = 16000;",
    )?;
    db.set_prepared_statement_cache_capacity(64);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{STEPS, migrate, prepare};
    use crate::store::StoreError;
    use rusqlite::Connection;

    #[test]
    fn older_files_are_brought_up_to_date_and_newer_ones_left_alone() {
        let db = Connection::open_in_memory().expect("memory");
        prepare(&db).expect("prepared");
        db.execute_batch(&format!("{}; PRAGMA user_version = 1", STEPS[0])).expect("the first tables");
        let insert = "INSERT INTO matches (id, game, setup, identity, key, pace, created_ms, phase, take_backs) \
                      VALUES (?1, 'g', '', '', '', '', 0, 0, ?2)";
        db.execute(insert, ("never", 0)).expect("a row");
        db.execute(insert, ("twice", 2)).expect("a row");
        migrate(&db).expect("up to date");
        migrate(&db).expect("nothing left to do");
        let firm = |id: &str| {
            let sql = "SELECT firm FROM matches WHERE id = ?1";
            db.query_row(sql, [id], |row| row.get::<_, Option<u64>>(0)).expect("a row")
        };
        assert_eq!((firm("never"), firm("twice")), (None, Some(0)), "how far back it went was not stored");
        db.execute_batch(&format!("PRAGMA user_version = {}", STEPS.len() + 1)).expect("set");
        assert_eq!(migrate(&db), Err(StoreError::Newer));
    }
}
