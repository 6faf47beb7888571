//! Which rule refuses what: for every game, from what its scenarios show and from what its code says.

use crate::root::root;
use catalog::Catalog;
use scenario::{Refusal, files, ledger::Rules, refusals};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};
use syn::{
    Expr, ExprCall, ExprMethodCall, ImplItemFn, ItemFn, ItemMod, Lit,
    visit::{self, Visit},
};

const FILE: &str = "docs/refusals.md";

/// Rewrites the table, or only compares.
pub(crate) fn run(check: bool) -> Result<(), String> {
    let text = document()?;
    let file = root().join(FILE);
    if !check {
        return fs::write(&file, text).map_err(|e| format!("{FILE}: {e}"));
    }
    if fs::read_to_string(&file).is_ok_and(|written| written == text) {
        return Ok(());
    }
    Err(format!(
        "{FILE} is not what the scenarios and the code say: run `cargo xtask refusals` and read the difference"
    ))
}

fn document() -> Result<String, String> {
    let catalog = Catalog::default();
    let mut out = String::from(
        "# Which rule refuses what\n\n\
         Written by `cargo xtask refusals`, from what scenarios show (`Refuse`, `RefuseRoll`, `NotOffered`) and from what the\n\
         code says; `cargo xtask test` fails when it is not up to date. A question, an answer to it, the rule that refuses the\n\
         answer, and what a player reads: where a sentence tells more than the rule (how many, which ship), it is the sentence\n\
         of one scenario. The last column counts the scenarios that show it. *Nothing* is a seat that is asked nothing. What is\n\
         refused where several rules apply, [Writing scenarios](scenarios.md) says for each game.\n",
    );
    for game in catalog.names() {
        let shown = shown(&catalog, game)?;
        if shown.is_empty() {
            continue;
        }
        table(&mut out, game, &shown);
        unshown(&mut out, game, &shown)?;
    }
    Ok(out)
}

/// What the scenarios of a game show, with the files that do.
fn shown(catalog: &Catalog, game: &str) -> Result<BTreeMap<Refusal, BTreeSet<PathBuf>>, String> {
    let folder = root().join("scenarios").join(game);
    let mut all = Vec::new();
    if folder.is_dir() {
        files::find(&folder, &mut all).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    all.sort();
    let mut shown: BTreeMap<Refusal, BTreeSet<PathBuf>> = BTreeMap::new();
    // The same refusal may be told in other numbers: the first scenario's words stand for all.
    let mut sentences: BTreeMap<Refusal, Option<String>> = BTreeMap::new();
    for file in all {
        let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        for refusal in refusals(catalog, &text).map_err(|e| e.in_file(file.display()))? {
            let kind = Refusal { sentence: None, ..refusal.clone() };
            let sentence = sentences.entry(kind.clone()).or_insert(refusal.sentence).clone();
            shown.entry(Refusal { sentence, ..kind }).or_default().insert(file.clone());
        }
    }
    Ok(shown)
}

fn table(out: &mut String, game: &str, shown: &BTreeMap<Refusal, BTreeSet<PathBuf>>) {
    _ = write!(
        out,
        "\n## {game}\n\n| asked | answered | rule | what is said | shown |\n|---|---|---|---|---:|\n"
    );
    let (mut asked, mut answered) = (None, None);
    for (refusal, files) in shown {
        let question = refusal.asked.as_deref().unwrap_or("*nothing*");
        let answer = refusal.answer.as_str();
        let same = asked == Some(question);
        let first = if same { "" } else { question };
        let second = if same && answered == Some(answer) { "" } else { answer };
        (asked, answered) = (Some(question), Some(answer));
        let sentence = refusal.sentence.as_deref().unwrap_or("").replace('|', "\\|").replace('\n', " ");
        _ = writeln!(out, "| {first} | {second} | `{}` | {sentence} | {} |", refusal.rule, files.len());
    }
}

/// A place in the code that refuses: the rules it names, and the key of its sentence.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Site {
    key: String,
    rules: BTreeSet<String>,
    file: String,
    within: String,
}

fn unshown(out: &mut String, game: &str, shown: &BTreeMap<Refusal, BTreeSet<PathBuf>>) -> Result<(), String> {
    let package = if game.starts_with("xwing") { "xwing" } else { game };
    let keys: BTreeSet<&str> = shown.keys().filter_map(|refusal| refusal.key.as_deref()).collect();
    let pairs: BTreeSet<(&str, &str)> =
        shown.keys().filter_map(|refusal| Some((refusal.rule.as_str(), refusal.key.as_deref()?))).collect();
    let rules: BTreeSet<&str> = shown.keys().map(|refusal| refusal.rule.as_str()).collect();
    let mut missing: BTreeSet<(String, String, String)> = BTreeSet::new();
    for site in sites(package, game)? {
        let place = format!("`{}`, `{}`", site.file, site.within);
        if site.rules.is_empty() {
            if !keys.contains(site.key.as_str()) {
                missing.insert((String::new(), site.key, place));
            }
            continue;
        }
        for rule in site.rules {
            let is_shown = if site.key.is_empty() {
                rules.contains(rule.as_str())
            } else {
                pairs.contains(&(rule.as_str(), site.key.as_str()))
            };
            if !is_shown {
                missing.insert((rule, site.key.clone(), place.clone()));
            }
        }
    }
    if missing.is_empty() {
        _ = write!(out, "\nEvery refusal of the code is shown by a scenario.\n");
        return Ok(());
    }
    _ = write!(
        out,
        "\nIn the code, and shown by no scenario:\n\n| rule | sentence | where |\n|---|---|---|\n"
    );
    for (rule, key, place) in missing {
        let quoted = |text: &str| if text.is_empty() { String::new() } else { format!("`{text}`") };
        _ = writeln!(out, "| {} | {} | {place} |", quoted(&rule), quoted(&key));
    }
    Ok(())
}

/// All places of a crate that refuse.
fn sites(package: &str, game: &str) -> Result<Vec<Site>, String> {
    let ledger = root().join("rules").join(format!("{game}.md"));
    let ledger = fs::read_to_string(&ledger).map_err(|e| format!("{}: {e}", ledger.display()))?;
    let known = Rules::read(&ledger).map_err(|e| format!("rules/{game}.md: {e}"))?;
    let cites = cites(&ledger);
    let source = root().join("crates").join(package).join("src");
    let mut files = Vec::new();
    walk(&source, &mut files).map_err(|e| format!("{}: {e}", source.display()))?;
    files.sort();
    let mut all = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        let parsed = syn::parse_file(&text).map_err(|e| format!("{}: {e}", file.display()))?;
        let name = file.strip_prefix(root()).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        let bars = file.file_stem().is_some_and(|stem| stem == "bars" || stem == "barred");
        let mut reader = Reader {
            key: format!("{package}-refused-"),
            known: &known,
            cites: &cites,
            bars,
            file: name,
            within: String::new(),
            found: Vec::new(),
        };
        reader.visit_file(&parsed);
        all.extend(reader.found);
    }
    all.sort();
    all.dedup();
    Ok(all)
}

/// What rules are cited for, by the names that code has for it.
fn cites(ledger: &str) -> BTreeMap<String, String> {
    let (mut id, mut cites) = ("", BTreeMap::new());
    for line in ledger.lines() {
        if let Some((named, _)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")) {
            id = named;
        } else if let Some(names) = line.strip_prefix("  cite: ") {
            cites.extend(names.split(',').map(|name| (name.trim().to_owned(), id.to_owned())));
        }
    }
    cites
}

fn walk(folder: &Path, into: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() && name != "tests" {
            walk(&path, into)?;
        } else if path.extension().is_some_and(|e| e == "rs") && name != "tests.rs" {
            into.push(path);
        }
    }
    Ok(())
}

/// Reads the refusals of a file.
struct Reader<'r> {
    /// How the keys of refusals begin.
    key: String,
    known: &'r Rules,
    cites: &'r BTreeMap<String, String>,
    /// Whether all that the file names bars something.
    bars: bool,
    file: String,
    within: String,
    found: Vec<Site>,
}

/// The texts and names in an expression.
#[derive(Default)]
struct Named {
    texts: Vec<String>,
    cites: Vec<String>,
}

impl<'ast> Visit<'ast> for Named {
    fn visit_lit(&mut self, lit: &'ast Lit) {
        if let Lit::Str(text) = lit {
            self.texts.push(text.value());
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut ends = path.segments.iter().rev();
        if let (Some(name), Some(of)) = (ends.next(), ends.next())
            && of.ident == "Cite"
        {
            self.cites.push(name.ident.to_string());
        }
        visit::visit_path(self, path);
    }
}

impl Reader<'_> {
    fn rules(&self, named: &Named) -> BTreeSet<String> {
        let ids = named.texts.iter().filter(|text| self.known.find(text).is_some()).cloned();
        ids.chain(named.cites.iter().filter_map(|name| self.cites.get(name).cloned())).collect()
    }

    /// A call that names a sentence, unless something within it does so by itself.
    fn call(&mut self, expr: &Expr, before: usize) {
        if self.found.len() > before {
            return;
        }
        let mut named = Named::default();
        named.visit_expr(expr);
        let rules = self.rules(&named);
        let keys = named.texts.iter().filter(|text| text.starts_with(&self.key));
        let sites: Vec<Site> = keys
            .map(|key| Site {
                key: key.clone(),
                rules: rules.clone(),
                file: self.file.clone(),
                within: self.within.clone(),
            })
            .collect();
        // A sentence alone may stand in a call that names the rule.
        if !rules.is_empty() || matches!(expr, Expr::Call(call) if is_refusal(call)) {
            self.found.extend(sites);
        }
    }

    fn function(&mut self, name: String, block: &syn::Block) {
        self.within = name;
        if self.bars {
            let mut named = Named::default();
            named.visit_block(block);
            for rule in self.rules(&named) {
                let (file, within) = (self.file.clone(), self.within.clone());
                self.found.push(Site { key: String::new(), rules: BTreeSet::from([rule]), file, within });
            }
        }
    }
}

/// Whether a call is one of those that make refusals.
fn is_refusal(call: &ExprCall) -> bool {
    let Expr::Path(path) = &*call.func else { return false };
    let name = path.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
    matches!(name.as_str(), "refuse" | "when") || quote_is_refused(&path.path)
}

fn quote_is_refused(path: &syn::Path) -> bool {
    path.segments.iter().any(|segment| segment.ident == "Refused")
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if item.ident != "tests" {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.function(item.sig.ident.to_string(), &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.function(item.sig.ident.to_string(), &item.block);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        let before = self.found.len();
        visit::visit_expr_call(self, call);
        self.call(&Expr::Call(call.clone()), before);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let before = self.found.len();
        visit::visit_expr_method_call(self, call);
        self.call(&Expr::MethodCall(call.clone()), before);
    }
}
