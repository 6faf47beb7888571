//! Puts the rules, the scenarios and the built web client into the program.
//!
//! The client is built with npm into `OUT_DIR`. Where that fails, npm's error is printed and a page that says
//! what is missing takes its place. `SKIP_WEB=1` skips the build; `REQUIRE_WEB=1` makes a failure fatal.

use flate2::{Compression, write::GzEncoder};
use std::{
    env,
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::Command,
};

/// What of `web/` and beside it the client is built from.
const SOURCES: [&str; 8] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "locales",
];

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../..");
    let root = root.canonicalize().expect("the project is there");
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    for source in ["rules", "scenarios"].iter().chain(&SOURCES) {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    for variable in ["SKIP_WEB", "REQUIRE_WEB"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let mut code = String::new();
    texts(&mut code, "RULES", &root.join("rules"), "md");
    texts(&mut code, "SCENARIOS", &root.join("scenarios"), "ron");
    texts(&mut code, "SHOWCASES", &root.join("scenarios/showcase"), "jsonl");
    let client = client(&root, &out);
    let client = client.unwrap_or_else(|why| {
        assert!(env::var_os("REQUIRE_WEB").is_none(), "the web client could not be built: {why}");
        println!("cargo::warning=the web client is not built in: {}", why.lines().next().unwrap_or_default());
        stub(&out, &why)
    });
    web(&mut code, &client, &out);
    fs::write(out.join("embedded.rs"), code).expect("OUT_DIR can be written");
}

/// A table of the client's files, each as it is and packed with gzip where that is smaller.
fn web(code: &mut String, client: &Path, out: &Path) {
    let mut files = Vec::new();
    find(client, &mut files).expect("the client can be listed");
    files.sort();
    let packed = out.join("packed");
    fs::create_dir_all(&packed).expect("OUT_DIR can be written");
    code.push_str("/// The web client: paths, what is there, and the same packed with gzip; empty if that is no smaller.\n");
    code.push_str("pub(crate) static WEB: &[(&str, &[u8], &[u8])] = &[");
    for (n, file) in files.iter().enumerate() {
        let name = file.strip_prefix(client).expect("below it").to_string_lossy().replace('\\', "/");
        let bytes = fs::read(file).expect("the client can be read");
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&bytes).expect("writing to memory");
        let small = encoder.finish().expect("writing to memory");
        let gz = packed.join(format!("{n}.gz"));
        // Less than a tenth is not worth the client's time.
        let is_worth = small.len() < bytes.len() - bytes.len() / 10;
        fs::write(&gz, if is_worth { &small[..] } else { &[] }).expect("OUT_DIR can be written");
        let (file, gz) = (file.display().to_string(), gz.display().to_string());
        writeln!(code, "    ({name:?}, include_bytes!({file:?}), include_bytes!({gz:?})),")
            .expect("to a string");
    }
    code.push_str("];\n");
}

/// A table of the texts below a folder, by their paths without extension.
fn texts(code: &mut String, table: &str, dir: &Path, extension: &str) {
    let mut files = Vec::new();
    find(dir, &mut files).expect("the folder can be listed");
    files.sort();
    writeln!(code, "/// Texts by their names.\npub(crate) static {table}: &[(&str, &str)] = &[")
        .expect("to a string");
    for file in files.iter().filter(|file| file.extension().is_some_and(|e| e == extension)) {
        let name = file.strip_prefix(dir).expect("below it").with_extension("");
        let name = name.to_string_lossy().replace('\\', "/");
        writeln!(code, "    ({name:?}, include_str!({:?})),", file.display().to_string())
            .expect("to a string");
    }
    code.push_str("];\n");
}

fn find(dir: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, into)?;
        } else {
            into.push(path);
        }
    }
    Ok(())
}

/// Builds the client from a copy, so that nothing is written beside the sources.
fn client(root: &Path, out: &Path) -> Result<PathBuf, String> {
    if env::var_os("SKIP_WEB").is_some() {
        return Err("SKIP_WEB is set".to_owned());
    }
    if !root.join("web/package-lock.json").exists() {
        return Err("web/package-lock.json is missing".to_owned());
    }
    let copy = out.join("client");
    for stale in ["web/src", "web/public", "web/dist", "locales"] {
        // What is not there need not be removed.
        _ = fs::remove_dir_all(copy.join(stale));
    }
    for entry in fs::read_dir(root.join("web")).map_err(|e| e.to_string())? {
        let path = entry.map_err(|e| e.to_string())?.path();
        let name = path.file_name().unwrap_or_default().to_owned();
        if name != "node_modules" && name != "dist" {
            copy_all(&path, &copy.join("web").join(name)).map_err(|e| format!("{}: {e}", path.display()))?;
        }
    }
    copy_all(&root.join("locales"), &copy.join("locales")).map_err(|e| format!("locales: {e}"))?;
    let web = copy.join("web");
    let lock = fs::read(web.join("package-lock.json")).map_err(|e| e.to_string())?;
    let installed = web.join("node_modules/.escadrille-lock");
    if fs::read(&installed).ok() != Some(lock.clone()) {
        npm(&web, &["ci", "--no-audit", "--no-fund"])?;
        fs::write(&installed, lock).map_err(|e| e.to_string())?;
    }
    npm(&web, &["run", "build"])?;
    let dist = web.join("dist");
    if dist.join("index.html").exists() {
        Ok(dist)
    } else {
        Err("npm run build made no dist/index.html".to_owned())
    }
}

fn copy_all(from: &Path, to: &Path) -> io::Result<()> {
    if !from.is_dir() {
        fs::create_dir_all(to.parent().unwrap_or(to))?;
        return fs::copy(from, to).map(|_| ());
    }
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        copy_all(&path, &to.join(path.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

fn npm(dir: &Path, args: &[&str]) -> Result<(), String> {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let done = Command::new(name).args(args).current_dir(dir).output();
    let done = done.map_err(|e| format!("npm cannot be run ({e}); install Node.js 20 or newer"))?;
    if done.status.success() {
        return Ok(());
    }
    let said = [done.stdout, done.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    for line in said.lines() {
        println!("cargo::warning=npm: {line}");
    }
    Err(format!("npm {} failed\n{said}", args.join(" ")))
}

/// A page that says what is missing.
fn stub(out: &Path, why: &str) -> PathBuf {
    let dir = out.join("stub");
    fs::create_dir_all(&dir).expect("OUT_DIR can be written");
    let why = why.replace('&', "&amp;").replace('<', "&lt;");
    let page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Escadrille</title>\n\
         <h1>The server runs, and its web client is not built in</h1>\n\
         <p>Install Node.js 20 or newer with npm, then build again. Reason:</p>\n<pre>{why}</pre>\n\
         <p lang=\"fr\">Le serveur fonctionne, mais son client web n'est pas inclus : installez Node.js 20 ou plus \
         récent avec npm, puis recompilez.</p>\n</html>\n"
    );
    fs::write(dir.join("index.html"), page).expect("OUT_DIR can be written");
    dir
}
