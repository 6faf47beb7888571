//! The embedded store.

use super::{
    Beginning, BoxFuture, Finish, Lines, LobbyLists, Record, SeatKind, SeatRecord, SeatUpdate, Store,
    StoreError, Summary, Unfinished, file, people, schema, writer::Writer,
};
use crate::{
    metrics::Metrics,
    secret::{Hash, random},
    time::now_ms,
};
use kernel::{Digest, fair::Signer};
use protocol::{shared::Phase, socket::ChatLine};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use std::{
    collections::HashSet,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};
use tracing::warn;

/// Matches per list of the lobby.
const LISTED: u32 = 50;
/// Matches that ended last, among which the listed ones are.
const LOOKED_AT: u32 = 1000;
/// How long a match without clients waits in the lobby for a player, in milliseconds: a day.
const WAITED_FOR: u64 = 24 * 60 * 60 * 1000;
/// Whether a match is not one person's against bots.
const NOT_ALONE: &str = "(SELECT count(*) FROM seats WHERE match = n AND kind = 'person') <> 1";
/// What was said that is still told.
const TOLD: u32 = 200;

/// Matches in one `SQLite` file.
#[derive(Debug)]
pub struct Sqlite {
    writer: Writer,
    reader: Arc<Mutex<Connection>>,
    metrics: Arc<Metrics>,
    /// Matches that cannot be read and of which this was said.
    unreadable: Arc<Mutex<HashSet<i64>>>,
    signer: Arc<Signer>,
}

const SUMMARY: &str = "SELECT n, id, game, setup, identity, key, pace, created_ms, take_backs, ended_by, payoffs, \
    rematch, coalesce((SELECT seq + count FROM inputs WHERE match = n ORDER BY seq DESC LIMIT 1), 0), firm, gathers, \
    private, dice, header FROM matches";

impl Sqlite {
    /// Opens a file, made if it is not there.
    pub fn open(file: &Path, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        file::private(file)?;
        let connect = || {
            let db = Connection::open(file)?;
            schema::prepare(&db).map(|()| db)
        };
        let db = connect()?;
        schema::migrate(&db)?;
        db.execute("INSERT OR IGNORE INTO secrets (name, bytes) VALUES ('signing', ?1)", [random::<32>()])?;
        let secret =
            db.query_row("SELECT bytes FROM secrets WHERE name = 'signing'", [], |row| row.get(0))?;
        let signer = Arc::new(Signer::new(&secret));
        let writer =
            Writer::start(db, Arc::clone(&metrics)).map_err(|e| StoreError::Broken(e.to_string()))?;
        let reader = Arc::new(Mutex::new(connect()?));
        Ok(Self { writer, reader, metrics, unreadable: Arc::default(), signer })
    }

    /// Reads off the threads that serve sockets.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = Arc::clone(&self.reader);
        let read = move || work(&reader.lock().unwrap_or_else(PoisonError::into_inner));
        tokio::task::spawn_blocking(read).await.map_err(|e| StoreError::Broken(e.to_string()))?
    }

    fn write(
        &self,
        work: impl Fn(&Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> BoxFuture<'_, ()> {
        Box::pin(self.writer.run(work))
    }
}

impl Store for Sqlite {
    fn create(&self, record: Record) -> BoxFuture<'_, ()> {
        self.write(move |db| insert(db, &record))
    }

    fn load(&self, id: String) -> BoxFuture<'_, Option<Record>> {
        Box::pin(self.read(move |db| {
            // One transaction, so that no input falls between the parts.
            let db = db.unchecked_transaction()?;
            let Some((n, summary)) = summaries(&db, "WHERE id = ?1", params![id])?.pop() else { return Ok(None) };
            let mut inputs = db.prepare_cached("SELECT line FROM inputs WHERE match = ?1 ORDER BY seq")?;
            let (mut rows, mut lines) = (inputs.query([n])?, Vec::new());
            while let Some(row) = rows.next()? {
                lines.extend(row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?.lines().map(str::to_owned));
            }
            let mut said = db.prepare_cached(
                "SELECT seat, text, at_ms FROM (SELECT *, row_number() OVER (PARTITION BY seat ORDER BY n DESC) AS newest
                 FROM chat WHERE match = ?1) WHERE newest <= ?2 ORDER BY n",
            )?;
            let line = |row: &Row<'_>| Ok(ChatLine { seat: row.get(0)?, text: row.get(1)?, at_ms: row.get(2)? });
            let chat = said.query_map([n, TOLD.into()], line)?.collect::<Result<_, _>>()?;
            Ok(Some(Record { summary, lines, chat }))
        }))
    }

    fn summary(&self, id: String) -> BoxFuture<'_, Option<Summary>> {
        Box::pin(self.read(move |db| Ok(summaries(db, "WHERE id = ?1", params![id])?.pop().map(|(_, s)| s))))
    }

    fn lobby_lists(&self, person: Option<Hash>, attended: Vec<String>) -> BoxFuture<'_, LobbyLists> {
        let (metrics, unreadable) = (Arc::clone(&self.metrics), Arc::clone(&self.unreadable));
        Box::pin(self.read(move |db| {
            // One match that cannot be read is missing from its list, and no list is missing for it.
            let skip = |n: i64, error: StoreError| {
                if unreadable.lock().unwrap_or_else(PoisonError::into_inner).insert(n) {
                    metrics.unreadable.add(1);
                    warn!(row = n, "a match in the store cannot be listed: {error}");
                }
            };
            let list = |clause: &str, args: &[&dyn rusqlite::ToSql]| {
                let (listed, error) = numbers(db, &format!("{clause} LIMIT {LISTED}"), args);
                if let Some(error) = error {
                    skip(-1, error);
                }
                let mut found = Vec::new();
                for n in listed {
                    match summaries(db, "WHERE n = ?1", params![n]) {
                        Ok(one) => found.extend(one.into_iter().map(|(_, summary)| summary)),
                        Err(error) => skip(n, error),
                    }
                }
                found
            };
            let (attended, stranger) = (json(&attended), [0; 32]);
            let who = person.as_ref().map_or(&stranger, Hash::bytes);
            let recent = now_ms().saturating_sub(WAITED_FOR);
            let open = "WHERE phase = 0 AND n IN (SELECT match FROM seats WHERE kind = 'open') \
                        AND (created_ms > ?1 OR id IN (SELECT value FROM json_each(?2))) ORDER BY n DESC";
            let playing = format!(
                "WHERE phase = 1 AND private = 0 AND id IN (SELECT value FROM json_each(?1)) AND {NOT_ALONE} \
                 ORDER BY n DESC"
            );
            let over = format!(
                "WHERE n IN (SELECT n FROM matches WHERE ended_ms IS NOT NULL ORDER BY ended_ms DESC LIMIT {LOOKED_AT}) \
                 AND (private = 0 AND {NOT_ALONE} OR EXISTS (SELECT 1 FROM seats WHERE match = n AND token_hash = ?1)) \
                 ORDER BY ended_ms DESC"
            );
            let mine =
                "WHERE phase < 2 AND n IN (SELECT match FROM seats WHERE token_hash = ?1) ORDER BY n DESC";
            Ok(LobbyLists {
                open: list(open, &[&recent, &attended]),
                playing: list(&playing, &[&attended]),
                over: list(&over, &[who]),
                mine: person.map_or_else(Vec::new, |person| list(mine, &[&person.bytes()])),
            })
        }))
    }

    fn append(&self, Lines { id, first, lines, clocks, finish }: Lines) -> BoxFuture<'_, ()> {
        let (count, lines) = (lines.len(), lines.join("\n"));
        self.write(move |db| {
            // Only where the last row ends: a task that believes in another end was not the last to write.
            let sql = "INSERT INTO inputs (match, seq, line, count) SELECT n, ?2, ?3, ?4 FROM matches WHERE id = ?1 \
                AND ?2 = coalesce((SELECT seq + count FROM inputs WHERE match = n ORDER BY seq DESC LIMIT 1), 0)";
            if count > 0 && db.prepare_cached(sql)?.execute(params![id, first, lines, count])? != 1 {
                number(db, &id)?;
                return Err(StoreError::Conflict);
            }
            if clocks.is_none() && finish.is_none() {
                return Ok(());
            }
            let n = number(db, &id)?;
            let mut clock =
                db.prepare_cached("UPDATE seats SET clock_ms = ?3 WHERE match = ?1 AND seat = ?2")?;
            for (seat, left) in clocks.iter().flatten().enumerate() {
                clock.execute(params![n, seat, left])?;
            }
            finish.as_ref().map_or(Ok(()), |finish| end(db, n, finish))
        })
    }

    fn truncate(&self, id: String, from: u64, expected: u64) -> BoxFuture<'_, ()> {
        self.write(move |db| {
            let n = number(db, &id)?;
            // A task that believes in another end would take back what its players have never seen.
            let sql = "SELECT coalesce((SELECT seq + count FROM inputs WHERE match = ?1 ORDER BY seq DESC LIMIT 1), 0)";
            if db.query_row(sql, [n], |row| row.get::<_, u64>(0))? != expected {
                return Err(StoreError::Conflict);
            }
            db.execute("DELETE FROM inputs WHERE match = ?1 AND seq >= ?2", params![n, from])?;
            // A row may begin before and end after: what was answered without a choice stands in the row of the choice.
            let last = "SELECT seq, line FROM inputs WHERE match = ?1 AND seq + count > ?2";
            let row = |row: &Row<'_>| Ok((row.get::<_, u64>(0)?, row.get::<_, String>(1)?));
            if let Some((seq, line)) = db.query_row(last, params![n, from], row).optional()? {
                let kept: Vec<_> = line.lines().take((from - seq) as usize).collect();
                let sql = "UPDATE inputs SET line = ?3, count = ?4 WHERE match = ?1 AND seq = ?2";
                db.execute(sql, params![n, seq, kept.join("\n"), kept.len()])?;
            }
            let sql = "UPDATE matches SET take_backs = take_backs + 1, firm = min(coalesce(firm, ?2), ?2) WHERE n = ?1";
            db.execute(sql, params![n, from])?;
            Ok(())
        })
    }

    fn signer(&self) -> &Arc<Signer> {
        &self.signer
    }

    fn update_seat(
        &self,
        SeatUpdate { id, seat, sitter, brought, came, begins }: SeatUpdate,
    ) -> BoxFuture<'_, ()> {
        self.write(move |db| {
            let n = number(db, &id)?;
            let one = |changed: usize| if changed == 1 { Ok(()) } else { Err(StoreError::Conflict) };
            if let Some((person, name)) = &sitter {
                let sql = "UPDATE seats SET kind = 'person', token_hash = ?3, name = ?4, invitation_hash = NULL \
                           WHERE match = ?1 AND seat = ?2 AND kind IN ('open', 'invited')";
                one(db.execute(sql, params![n, seat, person.bytes(), name])?)?;
            }
            if let Some(brought) = &brought {
                let sql = "UPDATE seats SET brought = ?3 WHERE match = ?1 AND seat = ?2 \
                           AND EXISTS (SELECT 1 FROM matches WHERE n = ?1 AND gathers IS NOT NULL)";
                one(db.execute(sql, params![n, seat, brought])?)?;
            }
            if let Some(seed) = &came {
                let sql = "UPDATE seats SET came = 1, seed = ?3 WHERE match = ?1 AND seat = ?2 AND came = 0 \
                           AND EXISTS (SELECT 1 FROM matches WHERE n = ?1 AND header IS NULL)";
                one(db.execute(sql, params![n, seat, seed.map(|seed| seed.0)])?)?;
            }
            if let Some(Beginning { setup, identity, header, lines }) = &begins {
                let sql = "UPDATE matches SET phase = 1, gathers = NULL, setup = ?2, identity = ?3, header = ?4 \
                           WHERE n = ?1 AND phase = 0 AND header IS NULL AND (dice > 1 OR gathers IS NOT NULL)";
                one(db.execute(sql, params![n, setup.get(), json(identity), header])?)?;
                return first_inputs(db, n, lines);
            }
            db.execute(
                "UPDATE matches SET phase = 1 WHERE n = ?1 AND phase = 0 AND gathers IS NULL AND dice = 1 \
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE match = ?1 AND kind IN ('open', 'invited'))",
                [n],
            )?;
            Ok(())
        })
    }

    fn add_chat(&self, id: String, line: ChatLine) -> BoxFuture<'_, ()> {
        self.write(move |db| {
            let n = number(db, &id)?;
            let sql = "INSERT INTO chat (match, seat, text, at_ms) VALUES (?1, ?2, ?3, ?4)";
            db.execute(sql, params![n, line.seat, line.text, line.at_ms])?;
            Ok(())
        })
    }

    fn finish(&self, id: String, finish: Finish) -> BoxFuture<'_, ()> {
        self.write(move |db| end(db, number(db, &id)?, &finish))
    }

    fn rematch(&self, old: String, new: Record) -> BoxFuture<'_, ()> {
        self.write(move |db| {
            let sql = "UPDATE matches SET rematch = ?2 WHERE id = ?1 AND rematch IS NULL";
            if db.execute(sql, params![old, new.summary.id])? != 1 {
                return Err(StoreError::Conflict);
            }
            insert(db, &new)
        })
    }

    fn unfinished_of(&self, person: Hash, ids: Vec<String>) -> BoxFuture<'_, Unfinished> {
        Box::pin(self.read(move |db| {
            let sql = "SELECT count(*) FROM matches WHERE phase < 2 AND n IN (SELECT match FROM seats WHERE token_hash = ?1)";
            let theirs = db.prepare_cached(sql)?.query_row([person.bytes()], |row| row.get(0))?;
            let mut lives = db.prepare_cached("SELECT 1 FROM matches WHERE id = ?1 AND phase < 2")?;
            let mut open = Vec::new();
            for id in ids {
                if lives.exists([&id])? {
                    open.push(id);
                }
            }
            Ok(Unfinished { theirs, open })
        }))
    }

    fn unfinished(&self) -> BoxFuture<'_, u64> {
        Box::pin(self.read(|db| {
            Ok(db.query_row("SELECT count(*) FROM matches WHERE phase < 2", [], |row| row.get(0))?)
        }))
    }

    fn is_known(&self, person: Hash) -> BoxFuture<'_, bool> {
        Box::pin(self.read(move |db| people::is_known(db, &person)))
    }

    fn renew(&self, old: Hash, new: Hash) -> BoxFuture<'_, ()> {
        self.write(move |db| people::renew(db, &old, &new))
    }

    fn over_before(&self, before_ms: u64, most: usize) -> BoxFuture<'_, Vec<String>> {
        Box::pin(self.read(move |db| people::over_before(db, before_ms, most)))
    }

    fn remove(&self, ids: Vec<String>) -> BoxFuture<'_, ()> {
        self.write(move |db| people::forget(db, &ids))
    }

    fn check_writable(&self) -> BoxFuture<'_, ()> {
        self.write(|db| {
            let sql = "INSERT INTO check_writable (n, at_ms) VALUES (1, ?1) ON CONFLICT (n) DO UPDATE SET at_ms = ?1";
            db.prepare_cached(sql)?.execute([now_ms()])?;
            Ok(())
        })
    }
}

pub(super) fn number(db: &Connection, id: &str) -> Result<i64, StoreError> {
    let mut find = db.prepare_cached("SELECT n FROM matches WHERE id = ?1")?;
    let n = find.query_row([id], |row| row.get(0)).optional()?;
    n.ok_or_else(|| StoreError::Broken(format!("there is no match {id}")))
}

fn end(db: &Connection, n: i64, finish: &Finish) -> Result<(), StoreError> {
    let sql =
        "UPDATE matches SET phase = 2, ended_by = ?2, payoffs = ?3, ended_ms = ?4 WHERE n = ?1 AND phase < 2";
    match db.execute(sql, params![n, finish.by, json(&finish.payoffs), now_ms()])? {
        1 => Ok(()),
        _ => Err(StoreError::Conflict),
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data always serialises")
}

fn insert(db: &Connection, record: &Record) -> Result<(), StoreError> {
    let s = &record.summary;
    let phase = match s.phase() {
        Phase::Waiting | Phase::Gathering => 0,
        Phase::Playing => 1,
        Phase::Over => 2,
    };
    db.prepare_cached(
        "INSERT INTO matches (id, game, setup, identity, key, pace, created_ms, phase, gathers, private, \
         dice, header) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
    )?
    .execute(params![
        s.id,
        s.game,
        json(&s.setup),
        json(&s.identity),
        json(&s.key),
        json(&s.pace),
        s.created_ms,
        phase,
        s.gathers,
        s.private,
        s.dice,
        s.header
    ])?;
    let n = db.last_insert_rowid();
    let mut seat = db.prepare_cached(
        "INSERT INTO seats (match, seat, title, kind, level, name, token_hash, invitation_hash, clock_ms, \
         brought, came, seed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
    )?;
    for (i, record) in s.seats.iter().enumerate() {
        let SeatRecord { name: title, kind, invitation, clock_ms, brought, came, seed } = record;
        let (kind, level, name, token) = match kind {
            SeatKind::Person { token, name } => ("person", None, name.as_ref(), Some(token.bytes())),
            SeatKind::Bot { level } => ("bot", Some(level), None, None),
            SeatKind::Invited => ("invited", None, None, None),
            SeatKind::Open => ("open", None, None, None),
        };
        let invitation = invitation.as_ref().map(Hash::bytes);
        let seed = seed.map(|seed| seed.0);
        seat.execute(params![
            n, i, title, kind, level, name, token, invitation, clock_ms, brought, came, seed
        ])?;
    }
    first_inputs(db, n, &record.lines)
}

/// What happens before the first decision.
fn first_inputs(db: &Connection, n: i64, lines: &[String]) -> Result<(), StoreError> {
    if !lines.is_empty() {
        let mut input =
            db.prepare_cached("INSERT INTO inputs (match, seq, line, count) VALUES (?1, 0, ?2, ?3)")?;
        input.execute(params![n, lines.join("\n"), lines.len()])?;
    }
    Ok(())
}

/// The rows of matches as far as they can be told, and why not further.
fn numbers(db: &Connection, clause: &str, args: &[&dyn rusqlite::ToSql]) -> (Vec<i64>, Option<StoreError>) {
    let mut found = Vec::new();
    let mut read = || {
        let mut find = db.prepare_cached(&format!("SELECT n FROM matches {clause}"))?;
        let mut rows = find.query(args)?;
        while let Some(row) = rows.next()? {
            found.push(row.get(0)?);
        }
        Ok::<_, StoreError>(())
    };
    let error = read().err();
    (found, error)
}

fn summaries(
    db: &Connection,
    clause: &str,
    args: &[&dyn rusqlite::ToSql],
) -> Result<Vec<(i64, Summary)>, StoreError> {
    let mut find = db.prepare_cached(&format!("{SUMMARY} {clause}"))?;
    let mut rows = find.query(args)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(summary(db, row)?);
    }
    Ok(found)
}

fn summary(db: &Connection, row: &Row<'_>) -> Result<(i64, Summary), StoreError> {
    fn read<T: serde::de::DeserializeOwned>(row: &Row<'_>, column: usize) -> Result<T, StoreError> {
        let text: String = row.get(column)?;
        serde_json::from_str(&text).map_err(|e| StoreError::Broken(format!("column {column}: {e}")))
    }
    let n = row.get(0)?;
    let ended_by: Option<String> = row.get(9)?;
    let finish = match ended_by {
        Some(by) => Some(Finish { by, payoffs: read(row, 10)? }),
        None => None,
    };
    let summary = Summary {
        id: row.get(1)?,
        game: row.get(2)?,
        setup: read(row, 3)?,
        gathers: row.get(14)?,
        identity: read(row, 4)?,
        key: read(row, 5)?,
        dice: row.get(16)?,
        header: row.get(17)?,
        pace: read(row, 6)?,
        created_ms: row.get(7)?,
        seats: seats(db, n)?,
        version: row.get(12)?,
        take_backs: row.get(8)?,
        stable_version: row.get(13)?,
        finish,
        rematch: row.get(11)?,
        private: row.get(15)?,
    };
    Ok((n, summary))
}

fn seats(db: &Connection, n: i64) -> Result<Vec<SeatRecord>, StoreError> {
    let mut find = db.prepare_cached(
        "SELECT title, kind, level, name, token_hash, invitation_hash, clock_ms, brought, came, seed \
         FROM seats WHERE match = ?1 ORDER BY seat",
    )?;
    let seat = |row: &Row<'_>| {
        let hash =
            |column| Ok::<_, rusqlite::Error>(row.get::<_, Option<[u8; 32]>>(column)?.map(Hash::from_bytes));
        let kind: String = row.get(1)?;
        let kind = match (kind.as_str(), hash(4)?, row.get(2)?) {
            ("person", Some(token), _) => SeatKind::Person { token, name: row.get(3)? },
            ("bot", _, Some(level)) => SeatKind::Bot { level },
            ("open", ..) => SeatKind::Open,
            _ => SeatKind::Invited,
        };
        Ok(SeatRecord {
            name: row.get(0)?,
            kind,
            invitation: hash(5)?,
            clock_ms: row.get(6)?,
            brought: row.get(7)?,
            came: row.get(8)?,
            seed: row.get::<_, Option<[u8; 32]>>(9)?.map(Digest),
        })
    };
    Ok(find.query_map([n], seat)?.collect::<Result<_, _>>()?)
}
