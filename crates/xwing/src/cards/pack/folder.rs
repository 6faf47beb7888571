//! A pack in a folder.

use std::{fs, io, path::Path};

/// The files of a pack in a folder, its own folders included, in the order of their names: what [`crate::Content`]
/// reads. Files that do not end in `.ron` are left alone.
pub fn read_folder(folder: &Path) -> io::Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    walk(folder, "", &mut files)?;
    files.sort_unstable();
    Ok(files)
}

fn walk(folder: &Path, prefix: &str, into: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &format!("{name}/"), into)?;
        } else if Path::new(&name).extension().is_some_and(|end| end == "ron") {
            into.push((name, fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}
