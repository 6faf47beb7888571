//! Links: the address of a server, and what of it is meant.

use std::fmt;
use thiserror::Error;

/// A link that somebody was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The server: `http://host:8080`.
    pub server: Server,
    /// The match, if it is the link of one.
    pub table: Option<String>,
    /// The secret of an invitation.
    pub invitation: Option<String>,
}

/// Where a server is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Server {
    https: bool,
    /// Host, port, and the path a proxy may have put before ours.
    place: String,
}

/// Not a link that leads to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a link looks like http://host:8080/m/ID or https://host/m/ID#join=SECRET")]
pub struct BadLink;

impl Link {
    /// Reads a link; `http://` may be left out.
    ///
    /// ```
    /// use cli::join::link::Link;
    /// let link = Link::read("https://Table.example/m/abc#join=xyz").expect("a link");
    /// assert_eq!(Link::read("https://table.example/m/abc?join=xyz").as_ref(), Ok(&link));
    /// assert_eq!(link.server.to_string(), "https://table.example");
    /// assert_eq!((link.table.as_deref(), link.invitation.as_deref()), (Some("abc"), Some("xyz")));
    /// assert_eq!(Link::read("localhost:8080").expect("a link").table, None);
    /// assert!(Link::read("ftp://localhost/m/abc").is_err());
    /// ```
    pub fn read(text: &str) -> Result<Self, BadLink> {
        let text = text.trim();
        if text.is_empty() || text.chars().any(|c| c.is_control() || c.is_whitespace()) {
            return Err(BadLink);
        }
        let (https, rest) = match text.split_once("://") {
            Some((scheme, rest)) if scheme.eq_ignore_ascii_case("http") => (false, rest),
            Some((scheme, rest)) if scheme.eq_ignore_ascii_case("https") => (true, rest),
            Some(_) => return Err(BadLink),
            None => (false, text),
        };
        // The secret is after the sign, where no proxy and no log sees it; in older links it is in the question.
        let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (host, path) = path.split_once('/').unwrap_or((path, ""));
        if host.is_empty() || !host.chars().all(|c| c.is_alphanumeric() || ".-_:[]".contains(c)) {
            return Err(BadLink);
        }
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        // The page of a finished match is `/r/ID`.
        let (before, table) = match parts.as_slice() {
            [before @ .., "m" | "r", id] if is_plain(id) => (before, Some((*id).to_owned())),
            [] => (&[][..], None),
            _ => return Err(BadLink),
        };
        let mut pairs = fragment.split('&').chain(query.split('&'));
        let invitation = pairs.find_map(|pair| pair.strip_prefix("join=")).map(str::to_owned);
        if invitation.as_deref().is_some_and(|secret| !is_plain(secret)) {
            return Err(BadLink);
        }
        let mut place = host.to_lowercase();
        for part in before {
            place.push('/');
            place.push_str(part);
        }
        Ok(Self { server: Server { https, place }, table, invitation })
    }
}

/// Whether a text needs no escaping in an address.
fn is_plain(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
}

impl Server {
    /// The address of something on it.
    pub fn http(&self, path: &str) -> String {
        format!("{self}{path}")
    }

    /// The address of a socket on it.
    pub fn socket(&self, path: &str) -> String {
        format!("{}://{}{path}", if self.https { "wss" } else { "ws" }, self.place)
    }

    /// The link of a match.
    pub fn table(&self, id: &str) -> String {
        format!("{self}/m/{id}")
    }

    /// The link of an invitation.
    pub fn invitation(&self, id: &str, secret: &str) -> String {
        format!("{self}/m/{id}#join={secret}")
    }

    /// The link of the replay of a match.
    pub fn replay(&self, id: &str) -> String {
        format!("{self}/r/{id}")
    }
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.https { "https" } else { "http" }, self.place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_link_is_told_from_links() {
        for good in
            ["h", "http://h", "http://h/", "h:1/m/x", "HTTP://[::1]:80/m/x_-9?a=b&join=c#d", "h/pre/m/x"]
        {
            assert!(Link::read(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            " ",
            "http://",
            "h/m/",
            "h/elsewhere",
            "h/m/a b",
            "h/m/a/b",
            "h/m/a?join=%00",
            "h/m/a#join=%00",
            "ws://h",
            "h\n",
        ] {
            assert!(Link::read(bad).is_err() || bad == "h\n", "{bad:?}");
        }
        let nested = Link::read("https://h/games/m/x").expect("a link");
        assert_eq!(nested.server.socket("/s"), "wss://h/games/s");
    }
}
