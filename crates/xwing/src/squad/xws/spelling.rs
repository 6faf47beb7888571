//! Names as people and programs write them, and the XWS names they mean.

use crate::{Faction, Slot};

/// The XWS form of a name: small letters and digits, accents off, everything else out. Hyphens stay: they begin the
/// suffixes that tell cards of one name apart.
pub(super) fn canonical(name: &str) -> String {
    let mut id = String::with_capacity(name.len());
    for letter in name.chars().flat_map(char::to_lowercase) {
        match letter {
            'a'..='z' | '0'..='9' | '-' => id.push(letter),
            _ => id.push_str(folded(letter)),
        }
    }
    id
}

/// The plain letters of an accented one.
fn folded(letter: char) -> &'static str {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => "o",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ý' | 'ÿ' => "y",
        'æ' => "ae",
        'œ' => "oe",
        'ß' => "ss",
        _ => "",
    }
}

/// The forms a name may have in a pack, the likeliest first: as it is, canonical, without hyphens.
pub(super) fn whole(name: &str) -> Vec<String> {
    let canonical = canonical(name);
    let hyphenless = canonical.replace('-', "");
    let mut forms = vec![name.to_owned(), canonical, hyphenless];
    forms.retain(|form| !form.is_empty());
    forms
}

/// The whole forms of a name, then those without its suffixes. A suffix tells cards of one name apart, so what is found
/// without it may be another card.
pub(super) fn forms(name: &str) -> Vec<String> {
    let canonical = canonical(name);
    let mut forms = whole(name);
    let mut rest = canonical.as_str();
    while let Some((shorter, _)) = rest.rsplit_once('-') {
        forms.push(shorter.to_owned());
        rest = shorter;
    }
    forms.retain(|form| !form.is_empty());
    forms
}

/// A side by any of its usual names.
pub(crate) fn faction(name: &str) -> Option<Faction> {
    Some(match canonical(name).replace('-', "").as_str() {
        "rebelalliance" | "rebel" | "rebels" | "rebellion" | "alliancerebelle" => Faction::Rebel,
        "galacticempire" | "empire" | "imperial" | "imperials" | "empiregalactique" => Faction::Empire,
        "scumandvillainy" | "scum" | "racaillesetscelerats" => Faction::Scum,
        "resistance" => Faction::Resistance,
        "firstorder" | "premierordre" => Faction::FirstOrder,
        "galacticrepublic" | "republic" | "republiquegalactique" => Faction::Republic,
        "separatistalliance" | "separatists" | "separatist" | "cis" | "allianceseparatiste" => {
            Faction::Separatists
        }
        _ => return None,
    })
}

/// Whether a key is written for a slot, in the present form or one of the older short ones.
pub(super) fn is_slot(key: &str, slot: Slot) -> bool {
    let key = canonical(key).replace('-', "");
    let names: &[&str] = match slot {
        Slot::Astromech => &["astromech", "amd"],
        Slot::Cannon => &["cannon"],
        Slot::Configuration => &["configuration", "config"],
        Slot::Crew => &["crew"],
        Slot::Device => &["device", "bomb", "payload"],
        Slot::ForcePower => &["forcepower", "force"],
        Slot::Gunner => &["gunner"],
        Slot::Illicit => &["illicit"],
        Slot::Missile => &["missile"],
        Slot::Modification => &["modification", "mod"],
        Slot::SalvagedAstromech => &["salvagedastromech", "samd"],
        Slot::Sensor => &["sensor", "system"],
        Slot::TacticalRelay => &["tacticalrelay"],
        Slot::Talent => &["talent", "ept", "elite"],
        Slot::Tech => &["tech"],
        Slot::Title => &["title"],
        Slot::Torpedo => &["torpedo"],
        Slot::Turret => &["turret"],
    };
    names.contains(&key.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_what_xws_calls_them() {
        assert_eq!(canonical("“Night Beast”"), "nightbeast");
        assert_eq!(canonical("Tápusk"), "tapusk");
        assert_eq!(canonical("Sabine Wren-TIE/ln Fighter"), "sabinewren-tielnfighter");
        assert_eq!(forms("R2-D2"), ["R2-D2", "r2-d2", "r2d2", "r2"]);
        assert_eq!(faction("Galactic Empire"), Some(Faction::Empire));
        assert!(is_slot("Force Power", Slot::ForcePower) && is_slot("amd", Slot::Astromech));
        assert!(!is_slot("talent", Slot::Crew));
    }
}
