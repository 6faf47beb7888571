//! Whom this server knows: those who have a seat, by the hashes of the secrets they were given with it. And what is
//! forgotten of those who have not come for long.

use super::{StoreError, sqlite::number};
use crate::secret::Hash;
use rusqlite::{Connection, params};

pub(super) fn is_known(db: &Connection, person: &Hash) -> Result<bool, StoreError> {
    Ok(db.prepare_cached("SELECT 1 FROM seats WHERE token_hash = ?1")?.exists([person.bytes()])?)
}

/// A caller with the old secret is a stranger from now on.
pub(super) fn renew(db: &Connection, old: &Hash, new: &Hash) -> Result<(), StoreError> {
    let sql = "UPDATE seats SET token_hash = ?2 WHERE token_hash = ?1";
    match db.execute(sql, params![old.bytes(), new.bytes()])? {
        0 => Err(StoreError::Conflict),
        _ => Ok(()),
    }
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
