//! Whom this server knows: the hashes of the secrets it has given out.

use super::{StoreError, sqlite::number};
use crate::{moment::now_ms, secret::Hash};
use rusqlite::{Connection, params};

pub(super) fn issue(db: &Connection, person: &Hash) -> Result<(), StoreError> {
    let sql = "INSERT INTO persons (token_hash, issued_ms) VALUES (?1, ?2)";
    db.prepare_cached(sql)?.execute(params![person.bytes(), now_ms()])?;
    Ok(())
}

pub(super) fn is_known(db: &Connection, person: &Hash) -> Result<bool, StoreError> {
    Ok(db.prepare_cached("SELECT 1 FROM persons WHERE token_hash = ?1")?.exists([person.bytes()])?)
}

/// Whoever shows the old secret is a stranger from now on.
pub(super) fn renew(db: &Connection, old: &Hash, new: &Hash) -> Result<(), StoreError> {
    if db.execute("DELETE FROM persons WHERE token_hash = ?1", [old.bytes()])? != 1 {
        return Err(StoreError::Conflict);
    }
    issue(db, new)?;
    db.execute("UPDATE seats SET token_hash = ?2 WHERE token_hash = ?1", params![old.bytes(), new.bytes()])?;
    Ok(())
}

/// Matches that ended before a moment, the oldest first.
pub(super) fn over_before(db: &Connection, before_ms: u64, most: usize) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM matches WHERE ended_ms < ?1 ORDER BY ended_ms LIMIT ?2";
    let mut find = db.prepare_cached(sql)?;
    Ok(find.query_map(params![before_ms, most], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

/// Seats, inputs and what was said go with their match.
pub(super) fn forget(db: &Connection, ids: &[String]) -> Result<(), StoreError> {
    for id in ids {
        db.prepare_cached("DELETE FROM matches WHERE n = ?1")?.execute([number(db, id)?])?;
    }
    Ok(())
}
