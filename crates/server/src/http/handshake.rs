//! How a request becomes a socket (RFC 6455, section 4.2).

use crate::{accept::Watched, api_error::ApiError};
use axum::{
    body::Body,
    extract::FromRequestParts,
    http::{
        HeaderMap, HeaderName, HeaderValue, Method, StatusCode,
        header::{CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE},
        request::Parts,
    },
    response::{IntoResponse as _, Response},
};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::{rt::TokioIo, server::conn::auto::upgrade::downcast};
use sha1_smol::Sha1;
use sockets::WebSocket;
use std::future::Future;
use tokio::net::TcpStream;

/// The standard's own number: it shows that the key was read by a server that knows sockets.
const MARK: &[u8] = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// A request to become a socket.
pub(super) struct Handshake {
    accept: HeaderValue,
    upgrade: OnUpgrade,
}

impl Handshake {
    /// Agrees, and does something with the socket once it is there.
    pub(super) fn then<F: Future<Output = ()> + Send>(
        self,
        live: impl FnOnce(WebSocket) -> F + Send + 'static,
    ) -> Response {
        tokio::spawn(async move {
            // A client that is gone before its socket is there has nothing to be told.
            if let Some(line) = self.upgrade.await.ok().and_then(bare) {
                live(line).await;
            }
        });
        let mut response = (StatusCode::SWITCHING_PROTOCOLS, Body::empty()).into_response();
        let headers = response.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(SEC_WEBSOCKET_ACCEPT, self.accept);
        response
    }
}

/// The connection itself, without all that answered requests on it.
fn bare(upgraded: Upgraded) -> Option<WebSocket> {
    match upgraded.downcast::<TokioIo<Watched>>() {
        Ok(parts) => Some(WebSocket::new(parts.io.into_inner().into_inner(), parts.read_buf.to_vec())),
        // Served by axum's own loop instead of ours, as tests do.
        Err(upgraded) => {
            let parts = downcast::<TokioIo<TcpStream>>(upgraded).ok()?;
            Some(WebSocket::new(parts.io.into_inner(), parts.read_buf.to_vec()))
        }
    }
}

/// Whether a header lists a word.
fn lists(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|part| part.trim().eq_ignore_ascii_case(word))
}

/// The answer to a key.
fn accept(key: &[u8]) -> HeaderValue {
    let mut digest = Sha1::from(key);
    digest.update(MARK);
    HeaderValue::from_str(&BASE64_STANDARD.encode(digest.digest().bytes()))
        .expect("letters, digits and signs")
}

impl<S: Sync> FromRequestParts<S> for Handshake {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let headers = &parts.headers;
        let asks = parts.method == Method::GET
            && lists(headers, CONNECTION, "upgrade")
            && lists(headers, UPGRADE, "websocket")
            && lists(headers, SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(SEC_WEBSOCKET_KEY).filter(|_| asks).map(|key| accept(key.as_bytes()));
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        match (key, upgrade) {
            (Some(accept), Some(upgrade)) => Ok(Self { accept, upgrade }),
            _ => Err(ApiError::malformed("this address is for WebSockets, version 13")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::accept;

    #[test]
    fn the_example_of_the_standard() {
        assert_eq!(accept(b"dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    }
}
