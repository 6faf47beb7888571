//! Ids that no card has.

/// What to say of an id that nothing is called by, and which id was meant, if one differs only in how it is written:
/// ids have no capitals, spaces or hyphens that names have.
pub(crate) fn unknown<'k>(what: &str, id: &str, known: impl Iterator<Item = &'k str>) -> String {
    let plain = |text: &str| -> String {
        text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let wanted = plain(id);
    let meant = known.into_iter().find(|known| plain(known) == wanted);
    meant.map_or_else(
        || format!("there is no {what} `{id}`"),
        |meant| format!("there is no {what} `{id}`, but `{meant}`"),
    )
}

#[cfg(test)]
mod tests {
    use super::unknown;

    #[test]
    fn an_id_written_like_a_name_is_recognised() {
        let known = ["fuelleak", "directhit"];
        assert_eq!(
            unknown("damage card", "Direct Hit", known.into_iter()),
            "there is no damage card `Direct Hit`, but `directhit`"
        );
        assert_eq!(unknown("damage card", "miss", known.into_iter()), "there is no damage card `miss`");
    }
}
