//! Which names this server answers to. A page of another site can make a name of its own lead to a server at home, and
//! would then be that server's own page to the browser (DNS rebinding): so only names that are meant are answered.
//! Addresses cannot be pointed elsewhere, and always are.

use axum::http::{HeaderMap, HeaderValue, header::HOST};
use std::net::IpAddr;

/// The names a server answers to.
#[derive(Debug, Clone, Default)]
pub struct Hosts {
    /// Beside `localhost` and addresses.
    names: Vec<String>,
    /// A proxy decides which names lead here, and none was given.
    any: bool,
}

impl Hosts {
    /// These names; behind a proxy and without any, all that the proxy lets through.
    pub fn new(names: &[String], behind_proxy: bool) -> Self {
        let names: Vec<_> = names.iter().map(|name| plain(name)).collect();
        Self { any: behind_proxy && names.is_empty(), names }
    }

    /// Whether a request is meant for this server, or the name that it is meant for.
    pub(super) fn check(&self, headers: &HeaderMap, behind_proxy: bool) -> Result<(), String> {
        if self.any {
            return Ok(());
        }
        let forwarded = behind_proxy.then(|| headers.get("x-forwarded-host")).flatten();
        // Programs may leave it out; browsers never do.
        let Some(host) = forwarded.or_else(|| headers.get(HOST)) else { return Ok(()) };
        let name = HeaderValue::to_str(host).map(plain).unwrap_or_default();
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        let known = bare.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.names.contains(&name);
        if known { Ok(()) } else { Err(name.chars().filter(|c| !c.is_control()).take(100).collect()) }
    }
}

/// A name without its port and the dot at its end, in small letters.
fn plain(host: &str) -> String {
    let host = host.trim();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    };
    // An address of six without brackets has colons of its own.
    let name = if host.matches(':').count() > 1 && !host.starts_with('[') { host } else { name };
    name.trim_end_matches('.').to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::Hosts;
    use axum::http::HeaderMap;

    fn passes(hosts: &Hosts, host: &str, forwarded: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert("host", host.parse().expect("a header"));
        if let Some(forwarded) = forwarded {
            headers.insert("x-forwarded-host", forwarded.parse().expect("a header"));
        }
        hosts.check(&headers, forwarded.is_some()).is_ok()
    }

    #[test]
    fn addresses_and_given_names_are_answered_and_nothing_else() {
        let names = ["Play.example.org".to_owned(), "table.local:8080".to_owned()];
        let hosts = Hosts::new(&names, false);
        for good in [
            "127.0.0.1:8080",
            "localhost",
            "LOCALHOST:1",
            "x.localhost:80",
            "192.168.1.7:8080",
            "10.0.0.3",
            "[::1]:8080",
            "[fe80::1]",
            "play.example.org",
            "PLAY.example.org.:443",
            "table.local",
        ] {
            assert!(passes(&hosts, good, None), "{good}");
        }
        for bad in [
            "evil.example",
            "play.example.org.evil.example",
            "localhost.evil.example",
            "",
            "127.0.0.1.nip.io",
            "a b",
            "127.1:x",
        ] {
            assert!(!passes(&hosts, bad, None), "{bad}");
        }
        assert!(passes(&hosts, "127.0.0.1:8080", Some("play.example.org")));
        assert!(
            !passes(&hosts, "127.0.0.1:8080", Some("evil.example")),
            "what the proxy was asked for counts"
        );
        assert!(passes(&Hosts::new(&[], true), "any.example", None), "a proxy without names decides itself");
        assert!(!passes(&Hosts::new(&[], false), "any.example", None));
    }
}
