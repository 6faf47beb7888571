//! The caller of a request: an address, and a person if they have shown their secret.

use crate::{
    api_error::ApiError,
    app::App,
    limit::counted,
    secret::{Hash, Secret},
};
use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{
        HeaderMap, HeaderValue,
        header::{AUTHORIZATION, COOKIE},
        request::Parts,
    },
};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tracing::warn;

/// The cookie's name over plain HTTP.
const PLAIN: &str = "escadrille";
/// The cookie's name over HTTPS: browsers then let no other site or path set it.
const SECURE: &str = "__Host-escadrille";
/// How long browsers keep it, in seconds: a year.
const KEPT: u32 = 31_536_000;

/// Who asks.
#[derive(Debug, Clone)]
pub struct Caller {
    /// Where from, as limits count it.
    pub address: IpAddr,
    /// Their secret, if they have one.
    pub secret: Option<Secret>,
    /// Whether they came over HTTPS.
    pub https: bool,
    /// Whether they have no cookies and want to be told their secret: no page of a browser can ask for that.
    pub wants_token: bool,
}

/// The header by which programs ask to be told the caller's secret: `x-escadrille-token: tell`.
const WANTS: &str = "x-escadrille-token";

impl Caller {
    pub(super) fn read(app: &App, headers: &HeaderMap, peer: Option<SocketAddr>) -> Self {
        let forwarded = |name| app.behind_proxy.then(|| headers.get(name)?.to_str().ok()).flatten();
        let real = app.behind_proxy.then(|| forwarded_for(headers)).flatten();
        if app.behind_proxy && real.is_none() {
            app.unforwarded.call_once(|| {
                warn!(
                    "a request came without X-Forwarded-For, or with one that names no address: all clients whose \
                     requests do so share one limit. Let the proxy set it, or start without --behind-proxy."
                );
            });
        }
        let address = real.or(peer.map(|peer| peer.ip())).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        let https = forwarded("x-forwarded-proto").is_some_and(|proto| proto.eq_ignore_ascii_case("https"));
        let address = counted(address);
        // Browsers say which site a request comes from, and let no script leave that out.
        let is_page = headers.contains_key("sec-fetch-site") || headers.contains_key(COOKIE);
        let wants_token = !is_page && headers.get(WANTS).is_some_and(|wants| wants == "tell");
        Self { address, secret: bearer(headers).or_else(|| cookie(headers, https)), https, wants_token }
    }

    /// The hash of their secret.
    pub fn person(&self) -> Option<Hash> {
        self.secret.as_ref().map(Secret::hash)
    }

    /// Their secret, made if they have no seat by one that this server has given out, with the cookie that tells a browser of it.
    pub async fn known(&self, app: &App) -> Result<(Secret, HeaderValue), ApiError> {
        let secret = match &self.secret {
            Some(secret) if app.store.is_known(secret.hash()).await? => secret.clone(),
            _ => Secret::random(),
        };
        let cookie = self.cookie(&secret);
        Ok((secret, cookie))
    }

    /// A secret as it is told in words to a program that has asked for that; browsers are told by cookie alone.
    pub(super) fn told(&self, secret: &Secret) -> Option<String> {
        self.wants_token.then(|| secret.reveal().to_owned())
    }

    /// What lets a browser forget who it is.
    pub(super) fn no_cookie(&self) -> HeaderValue {
        HeaderValue::from_static(if self.https {
            "__Host-escadrille=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0; Secure"
        } else {
            "escadrille=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"
        })
    }

    /// The cookie that tells their browser who they are.
    pub(super) fn cookie(&self, secret: &Secret) -> HeaderValue {
        let (name, secure) = if self.https { (SECURE, "; Secure") } else { (PLAIN, "") };
        let secret_text = secret.reveal();
        let cookie = format!("{name}={secret_text}; HttpOnly; SameSite=Lax; Path=/; Max-Age={KEPT}{secure}");
        let mut cookie = HeaderValue::from_str(&cookie).expect("letters, digits and signs");
        cookie.set_sensitive(true);
        cookie
    }
}

/// The address that our own proxy has seen: the last of the last line. What comes before is hearsay.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").into_iter().next_back()?;
    address(line.to_str().ok()?.rsplit(',').next()?.trim())
}

/// An address as proxies write it: alone, in brackets, with a port.
fn address(text: &str) -> Option<IpAddr> {
    let alone = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    alone.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|with_port| with_port.ip()))
}

fn bearer(headers: &HeaderMap) -> Option<Secret> {
    Secret::read(headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?.trim())
}

fn cookie(headers: &HeaderMap, https: bool) -> Option<Secret> {
    let wanted = if https { SECURE } else { PLAIN };
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).and_then(|(_, value)| Secret::read(value))
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        // The guard has put it there.
        parts.extensions.get::<Self>().cloned().ok_or_else(ApiError::other_origin)
    }
}

/// The address a request came from.
pub(super) fn peer(parts: &axum::extract::Request) -> Option<SocketAddr> {
    parts.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| *address)
}

#[cfg(test)]
mod tests {
    use super::{address, forwarded_for};
    use axum::http::HeaderMap;

    #[test]
    fn addresses_are_read_with_and_without_ports() {
        for (text, read) in [
            ("203.0.113.7", Some("203.0.113.7")),
            ("203.0.113.7:51312", Some("203.0.113.7")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[2001:db8::1]:443", Some("2001:db8::1")),
            ("unknown", None),
            ("", None),
        ] {
            assert_eq!(address(text), read.map(|read| read.parse().expect("an address")), "{text}");
        }
    }

    #[test]
    fn the_last_address_of_the_last_line_counts() {
        let mut headers = HeaderMap::new();
        for line in ["192.0.2.1, 192.0.2.2", "192.0.2.3, 203.0.113.7:80"] {
            headers.append("x-forwarded-for", line.parse().expect("a header"));
        }
        assert_eq!(forwarded_for(&headers), Some([203, 0, 113, 7].into()));
    }
}
