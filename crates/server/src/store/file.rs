//! The file itself: readable by its owner alone, and one server's at a time.

use super::StoreError;
use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

/// Holds the file for one server. It is let go when this is dropped, and by the system when the process ends.
#[derive(Debug)]
pub struct FileLock(#[expect(dead_code, reason = "the lock lasts as long as the file is open")] Option<File>);

/// What stands beside the file while it is used.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Takes a file for one server.
///
/// The lock is on a file of its own: a lock on the database would be lost as soon as anything else in this process
/// closed it, because the system's locks belong to processes.
pub fn lock(file: &Path) -> Result<FileLock, StoreError> {
    let broken = |error: io::Error| StoreError::Broken(error.to_string());
    if !is_ours(file) {
        return Ok(FileLock(None));
    }
    make(file).map_err(broken)?;
    // Two paths may lead to one file.
    let lock = beside(&fs::canonicalize(file).map_err(broken)?, ".lock");
    make(&lock).map_err(broken)?;
    let lock = OpenOptions::new().write(true).open(lock).map_err(broken)?;
    match lock.try_lock() {
        Ok(()) => Ok(FileLock(Some(lock))),
        Err(TryLockError::WouldBlock) => Err(StoreError::Held),
        Err(TryLockError::Error(error)) => Err(broken(error)),
    }
}

/// Makes a file private, made if it is not there, and what stands beside it too.
pub(super) fn private(file: &Path) -> Result<(), StoreError> {
    let broken = |error: io::Error| StoreError::Broken(error.to_string());
    if !is_ours(file) {
        return Ok(());
    }
    make(file).map_err(broken)?;
    for one in [file.to_owned()].into_iter().chain(BESIDE.map(|name| beside(file, name))) {
        if one.exists() {
            keep_private(&one).map_err(broken)?;
        }
    }
    Ok(())
}

/// Whether it is a file, or may become one. What is none holds no matches; the store says so in its own words.
fn is_ours(file: &Path) -> bool {
    fs::metadata(file).map_or(true, |there| there.is_file())
}

fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    name.into()
}

/// Makes an empty file that only its owner reads. What the store makes beside it has the same permissions.
fn make(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(file) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

/// It holds dice keys and hands: its reader knows what will come.
#[cfg(unix)]
fn keep_private(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = fs::metadata(file)?.permissions().mode();
    if (mode & 0o777).trailing_zeros() >= 6 {
        return Ok(());
    }
    fs::set_permissions(file, fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn keep_private(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::{beside, lock};
    use crate::{
        metrics::Metrics,
        store::{Sqlite, StoreError},
    };
    use std::{fs, os::unix::fs::PermissionsExt as _, sync::Arc};

    #[test]
    fn the_file_and_what_stands_beside_it_is_private_and_one_servers() {
        let dir = std::env::temp_dir().join(format!("escadrille-lock-{}", std::process::id()));
        fs::create_dir_all(&dir).expect("a folder");
        let file = dir.join("m.db");
        fs::write(&file, "").expect("written");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("as older programs made it");
        let held = lock(&file).expect("free");
        let store = Sqlite::open(&file, Arc::new(Metrics::default())).expect("opened");
        for name in ["", "-wal", "-shm", ".lock"] {
            let one = beside(&file, name);
            let mode = fs::metadata(&one).expect("there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{}", one.display());
        }
        let link = dir.join("link.db");
        _ = fs::remove_file(&link);
        std::os::unix::fs::symlink(&file, &link).expect("a link");
        assert_eq!(lock(&link).err(), Some(StoreError::Held), "another path to the same file");
        drop((store, held));
        assert!(lock(&file).is_ok(), "and it is let go");
        fs::remove_dir_all(&dir).expect("removed");
    }
}
