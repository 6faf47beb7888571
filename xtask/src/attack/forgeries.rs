//! Ways to forge a journal, and who must find each.

use kernel::{
    Digest,
    fair::{Signer, sha256},
};

/// Does not hold, for a program that ends.
pub(super) const BROKEN: i32 = 1;
/// Cannot be decided.
pub(super) const UNDECIDED: i32 = 3;

/// A journal as whoever forges it sees it: its lines, and a signature of their own.
#[derive(Debug, Clone)]
pub(super) struct Journal {
    pub(super) lines: Vec<String>,
}

/// What is changed, and who must find it.
pub(super) struct Forgery {
    pub(super) name: &'static str,
    /// Nothing if this journal has nothing that could be changed so.
    pub(super) forge: fn(Journal) -> Option<Journal>,
    /// How the program must end, where the rules had ended the game and where somebody has given up.
    pub(super) program: [i32; 2],
    /// How the script must end, if it can know.
    pub(super) script: Option<i32>,
}

impl Journal {
    fn entries(&self) -> std::ops::Range<usize> {
        1..self.lines.len() - 1
    }

    /// The number of an entry that holds one text, after another one if that is given.
    fn find(&self, what: &str, after: usize) -> Option<usize> {
        self.entries().find(|&n| n > after && self.lines[n].contains(what))
    }

    /// A choice with a nonce that dice follow.
    fn nonced(&self) -> Option<usize> {
        let nonced = self.find("\"nonce\":\"", 0)?;
        self.find("\"chance\"", nonced).map(|_| nonced)
    }

    /// A line with one text replaced by another; nothing if it is not there.
    fn with(mut self, line: usize, from: &str, to: &str) -> Option<Self> {
        let old = self.lines.get(line)?;
        let new = old.replacen(from, to, 1);
        if new == *old {
            return None;
        }
        self.lines[line] = new;
        Some(self)
    }

    /// A field of text, with one of its digits changed.
    fn with_digit(self, line: usize, field: &str) -> Option<Self> {
        let start = format!("\"{field}\":\"");
        let at = self.lines.get(line)?.find(&start)? + start.len();
        let digit = if self.lines[line][at..].starts_with('0') { "1" } else { "0" };
        let mut changed = self;
        changed.lines[line].replace_range(at..=at, digit);
        Some(changed)
    }

    /// All entries numbered, linked and signed anew, by somebody who is another server.
    fn sealed(mut self) -> Option<Self> {
        let signer = Signer::new(&[7; 32]);
        let last = self.lines.len() - 1;
        self.lines[0] = with_field(&self.lines[0], "server", &signer.public().to_string())?;
        self.lines[0] = signed(&self.lines[0], &signer)?;
        let mut chain = sha256(&[self.lines[0].as_bytes()]);
        for n in 1..last {
            let rest = self.lines[n].split_once(',')?.1.to_owned();
            let (bare, _) = rest.rsplit_once(",\"link\":\"")?;
            let bare = format!("{{\"n\":{},{bare}}}", n - 1);
            chain = sha256(&[&chain.0, bare.as_bytes()]);
            let open = bare.strip_suffix('}')?;
            self.lines[n] = format!("{open},\"link\":\"{}\"}}", &chain.to_string()[..32]);
        }
        let end = with_field(&self.lines[last], "chain", &chain.to_string())?;
        let (before, after) = end.split_once("\"entries\":")?;
        let (_, after) = after.split_once(',')?;
        self.lines[last] = signed(&format!("{before}\"entries\":{},{after}", last - 1), &signer)?;
        Some(self)
    }

    /// Linked anew, with whatever signatures there are.
    fn linked(mut self) -> Option<Self> {
        let signatures = [signature(&self.lines[0])?, field(&self.lines[0], "server")?];
        self = self.sealed()?;
        let last = self.lines.len() - 1;
        let theirs = self.lines[last].clone();
        self.lines[0] = with_field(&self.lines[0], "server", &signatures[1])?;
        self.lines[0] = with_field(&self.lines[0], "signature", &signatures[0])?;
        let mut chain = sha256(&[self.lines[0].as_bytes()]);
        for n in 1..last {
            let (open, _) = self.lines[n].rsplit_once(",\"link\":\"")?;
            chain = sha256(&[&chain.0, format!("{open}}}").as_bytes()]);
            self.lines[n] = format!("{open},\"link\":\"{}\"}}", &chain.to_string()[..32]);
        }
        self.lines[last] = with_field(&theirs, "chain", &chain.to_string())?;
        self.lines[last] = signed(&self.lines[last], &Signer::new(&[7; 32]))?;
        Some(self)
    }

    pub(super) fn text(&self) -> String {
        self.lines.join("\n") + "\n"
    }
}

/// The text of a field.
fn field(line: &str, field: &str) -> Option<String> {
    let (_, after) = line.split_once(&format!("\"{field}\":\""))?;
    after.split_once('"').map(|(text, _)| text.to_owned())
}

fn signature(line: &str) -> Option<String> {
    field(line, "signature")
}

/// A line with another value of a field.
fn with_field(line: &str, field: &str, value: &str) -> Option<String> {
    let (before, after) = line.split_once(&format!("\"{field}\":\""))?;
    let (_, after) = after.split_once('"')?;
    Some(format!("{before}\"{field}\":\"{value}\"{after}"))
}

/// A line without its signature, signed by somebody.
fn signed(line: &str, signer: &Signer) -> Option<String> {
    let (open, _) = line.rsplit_once(",\"signature\":\"")?;
    Some(format!("{open},\"signature\":\"{}\"}}", signer.sign(format!("{open}}}").as_bytes())))
}

const FOUND: [i32; 2] = [BROKEN; 2];

/// One that everybody finds.
const fn found(name: &'static str, forge: fn(Journal) -> Option<Journal>) -> Forgery {
    Forgery { name, forge, program: FOUND, script: Some(BROKEN) }
}

/// One that is no matter of dice and links, so that the script cannot know.
const fn found_by_program(name: &'static str, forge: fn(Journal) -> Option<Journal>) -> Forgery {
    Forgery { name, forge, program: FOUND, script: None }
}

pub(super) const FORGERIES: [Forgery; 34] = [
    found_by_program("the two signatures exchanged", |mut journal| {
        let end = journal.lines.len() - 1;
        let (first, last) = (signature(&journal.lines[0])?, signature(&journal.lines[end])?);
        journal.lines[0] = journal.lines[0].replace(&first, &last);
        journal.lines[end] = journal.lines[end].replace(&last, &first);
        Some(journal)
    }),
    found("another server's key, and the old signatures", |mut journal| {
        let key = Signer::new(&[7; 32]).public().to_string();
        journal.lines[0] = with_field(&journal.lines[0], "server", &key)?;
        Some(journal)
    }),
    found_by_program("signatures of another server under this one's key", |mut journal| {
        let key = field(&journal.lines[0], "server")?;
        journal = journal.sealed()?;
        journal.lines[0] = with_field(&journal.lines[0], "server", &key)?;
        journal.linked()
    }),
    found_by_program("only the end is signed by another server", |mut journal| {
        let end = journal.lines.len() - 1;
        journal.lines[end] = signed(&journal.lines[end], &Signer::new(&[7; 32]))?;
        Some(journal)
    }),
    found_by_program("a signature that is none", |mut journal| {
        journal.lines[0] = with_field(&journal.lines[0], "signature", &"0".repeat(128))?;
        journal.linked()
    }),
    found("all nonces left out", |mut journal| {
        journal.nonced()?;
        for n in journal.entries() {
            if let Some(nonce) = field(&journal.lines[n], "nonce") {
                journal.lines[n] = journal.lines[n].replacen(&format!(",\"nonce\":\"{nonce}\""), "", 1);
            }
        }
        journal.sealed()
    }),
    found("two nonces exchanged", |mut journal| {
        let first = journal.nonced()?;
        let second = journal.find("\"nonce\":\"", first)?;
        journal.find("\"chance\"", second)?;
        let nonces = [field(&journal.lines[first], "nonce")?, field(&journal.lines[second], "nonce")?];
        journal.lines[first] = with_field(&journal.lines[first], "nonce", &nonces[1])?;
        journal.lines[second] = with_field(&journal.lines[second], "nonce", &nonces[0])?;
        journal.sealed()
    }),
    found("the seeds exchanged", |mut journal| {
        let (before, after) = journal.lines[0].split_once("\"seeds\":[")?;
        let (seeds, after) = after.split_once(']')?;
        let (one, two) = seeds.split_once(',')?;
        if one == two {
            return None;
        }
        journal.lines[0] = format!("{before}\"seeds\":[{two},{one}]{after}");
        journal.sealed()
    }),
    found_by_program("a nonce in capitals", |mut journal| {
        let n = journal.nonced()?;
        let nonce = field(&journal.lines[n], "nonce")?;
        let capitals = nonce.to_uppercase();
        journal.lines[n] = journal.lines[n].replace(&nonce, &capitals);
        (nonce != capitals).then_some(journal)?.sealed()
    }),
    found_by_program("a field twice", |journal| {
        let n = journal.nonced()?;
        let salt = field(&journal.lines[n], "salt")?;
        let once = format!("\"salt\":\"{salt}\"");
        journal.with(n, &once, &format!("{once},{once}"))?.sealed()
    }),
    found_by_program("the key twice", |journal| {
        let end = journal.lines.len() - 1;
        let key = field(&journal.lines[end], "key")?;
        let once = format!("\"key\":\"{key}\"");
        journal.with(end, &once, &format!("\"key\":\"{}\",{once}", "0".repeat(64)))?.sealed()
    }),
    found_by_program("an empty line", |mut journal| {
        journal.lines.insert(2, String::new());
        Some(journal)
    }),
    found("a space behind a line", |mut journal| {
        journal.lines[1].push(' ');
        Some(journal)
    }),
    found("a version that does not exist", |journal| {
        journal.with(0, "\"version\":2", "\"version\":3")?.sealed()
    }),
    Forgery {
        name: "a byte changed, links as they were",
        forge: |journal| {
            let n = journal.nonced()?;
            journal.with_digit(n, "salt")
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "a die or a card changed",
        forge: |journal| swapped_fall(journal)?.sealed(),
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "a die or a card changed, signatures as they were",
        forge: |journal| {
            let (first, last) = (journal.lines.first()?.clone(), journal.lines.len() - 1);
            let mut forged = swapped_fall(journal)?.sealed()?;
            forged.lines[0] = first;
            forged.lines[last] = with_field(&forged.lines[last], "signature", &"0".repeat(128))?;
            Some(forged)
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "without the key",
        forge: |mut journal| {
            let end = journal.lines.len() - 1;
            let (before, after) = journal.lines[end].split_once(",\"key\":\"")?;
            journal.lines[end] = format!("{before}{}", after.get(65..)?);
            journal.sealed()
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "without the end",
        forge: |mut journal| journal.lines.pop().map(|_| journal),
        program: [BROKEN, UNDECIDED],
        script: Some(UNDECIDED),
    },
    Forgery {
        name: "another key, and the hash of it",
        forge: |mut journal| {
            let (key, end) = (Digest([9; 32]), journal.lines.len() - 1);
            journal.lines[end] = with_field(&journal.lines[end], "key", &key.to_string())?;
            journal.lines[0] = with_field(&journal.lines[0], "commitment", &sha256(&[&key.0]).to_string())?;
            journal.sealed()
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "another key, and the old hash",
        forge: |journal| {
            let end = journal.lines.len() - 1;
            journal.with_digit(end, "key")?.sealed()
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "another seed",
        forge: |mut journal| {
            let (before, after) = journal.lines[0].split_once("\"seeds\":[\"")?;
            let digit = if after.starts_with('0') { '1' } else { '0' };
            journal.lines[0] = format!("{before}\"seeds\":[\"{digit}{}", &after[1..]);
            journal.sealed()
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "a seed left out",
        forge: |mut journal| {
            let (before, after) = journal.lines[0].split_once("\"seeds\":[\"")?;
            journal.lines[0] = format!("{before}\"seeds\":[null{}", after.get(65..)?);
            journal.sealed()
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "another nonce",
        forge: |journal| {
            let n = journal.nonced()?;
            journal.with_digit(n, "nonce")?.sealed()
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "another match's name",
        forge: |mut journal| {
            journal.lines[0] = with_field(&journal.lines[0], "match", "another")?;
            journal.sealed()
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "two lines exchanged",
        forge: |mut journal| {
            let n = journal.nonced()?;
            journal.lines.swap(n, n - 1);
            journal.sealed()
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "a line left out",
        forge: |mut journal| {
            let n = journal.nonced()?;
            journal.lines.remove(n);
            journal.sealed()
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "a line twice",
        forge: |mut journal| {
            let n = journal.nonced()?;
            journal.lines.insert(n, journal.lines[n].clone());
            journal.sealed()
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "the last lines left out",
        forge: |mut journal| {
            let end = journal.lines.len() - 1;
            journal.lines.drain(end.saturating_sub(4).max(2)..end);
            journal.sealed()
        },
        program: FOUND,
        script: None,
    },
    Forgery {
        name: "somebody else's choice",
        forge: |journal| {
            let n = journal.find("\"by\":0", 0)?;
            journal.with(n, "\"by\":0", "\"by\":1")?.sealed()
        },
        program: FOUND,
        script: None,
    },
    Forgery {
        name: "an unknown field",
        forge: |journal| {
            let n = journal.find("\"choose\":{", 0)?;
            journal.with(n, "\"choose\":{", "\"choose\":{\"x\":1,")?.sealed()
        },
        program: FOUND,
        script: None,
    },
    Forgery {
        name: "another version",
        forge: |journal| journal.with(0, "\"version\":2", "\"version\":1")?.sealed(),
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "a second end",
        forge: |mut journal| {
            journal.lines.push(journal.lines.last()?.clone());
            Some(journal)
        },
        program: FOUND,
        script: Some(BROKEN),
    },
    Forgery {
        name: "a line after the end",
        forge: |mut journal| {
            let n = journal.nonced()?;
            journal.lines.push(journal.lines[n].clone());
            Some(journal)
        },
        program: FOUND,
        script: Some(UNDECIDED),
    },
];

/// The first two things that fell at once and differ, exchanged: dice, or cards of a shuffle.
fn swapped_fall(mut journal: Journal) -> Option<Journal> {
    for n in journal.entries().rev() {
        let line = &journal.lines[n];
        let Some(start) = line.find("\"chance\":{").and_then(|at| Some(at + line[at..].find('[')?)) else {
            continue;
        };
        let Some(end) = line[start..].find("}},").map(|at| start + at) else { continue };
        let mut fell: Vec<serde_json::Value> = serde_json::from_str(&line[start..end]).ok()?;
        let Some(at) = fell.windows(2).position(|two| two[0] != two[1]) else { continue };
        fell.swap(at, at + 1);
        let fell = serde_json::to_string(&fell).ok()?;
        journal.lines[n].replace_range(start..end, &fell);
        return Some(journal);
    }
    None
}
