//! What the program remembers between runs: small JSON files in the user's data folder that nobody else can
//! read, changed by one program at a time.

use serde::{Serialize, de::DeserializeOwned};
use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A file that is remembered.
#[derive(Debug, Clone)]
pub struct Store {
    file: PathBuf,
}

impl Store {
    /// A file in the user's data folder; `None` on a system without one.
    pub fn named(name: &str) -> Option<Self> {
        let dirs = directories::ProjectDirs::from("", "", "escadrille")?;
        Some(Self { file: dirs.data_dir().join(name) })
    }

    /// A file anywhere.
    pub fn at(file: PathBuf) -> Self {
        Self { file }
    }

    /// Where it is.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// What is remembered; nothing if that cannot be read.
    pub fn load<T: DeserializeOwned + Default>(&self) -> T {
        let text = fs::read_to_string(&self.file).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Changes what is remembered.
    pub fn change<T: Serialize + DeserializeOwned + Default>(
        &self,
        change: impl FnOnce(&mut T),
    ) -> io::Result<()> {
        let folder = self.file.parent().ok_or(io::ErrorKind::NotFound)?;
        fs::create_dir_all(folder)?;
        // Two programs that end at the same moment must not forget each other's seats.
        let lock = private().open(self.file.with_extension("lock"))?;
        lock.lock()?;
        let mut what: T = self.load();
        change(&mut what);
        let part = self.file.with_extension("part");
        let mut file: File = private().truncate(true).open(&part)?;
        file.write_all(&serde_json::to_vec(&what)?)?;
        fs::rename(&part, &self.file)
    }
}

/// Opens files that only their owner may read: they hold secrets.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.create(true).write(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_read_again_and_private() {
        let dir = tempfile::tempdir().expect("a folder");
        let store = Store::at(dir.path().join("deep/down/list.json"));
        assert!(store.load::<Vec<u8>>().is_empty());
        for n in 0..3 {
            store.change(|list: &mut Vec<u8>| list.push(n)).expect("it can be written");
        }
        assert_eq!(store.load::<Vec<u8>>(), [0, 1, 2]);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(store.file()).expect("the file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(store.file(), "garbage").expect("it can be spoilt");
        assert!(store.load::<Vec<u8>>().is_empty());
    }
}
