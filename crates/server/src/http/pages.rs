//! The web client. Files with a hash in their names never change; the page that names them is always asked for.

use super::{caller::Caller, preview::Preview};
use crate::{embedded::WEB, hall::Hall, trouble::Trouble};
use axum::{
    extract::State,
    http::{
        HeaderMap, HeaderValue, Method, StatusCode, Uri,
        header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY},
    },
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use std::{io::Write as _, sync::Arc};

/// A file of the client; any other path is a page of the client itself.
pub(super) async fn page(
    State(hall): State<Arc<Hall>>,
    method: Method,
    uri: Uri,
    caller: Caller,
    asked: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return Trouble::not_found().into_response();
    }
    let find = |wanted: &str| WEB.iter().find(|(name, ..)| *name == wanted);
    // A page may have dots in its address too: a link to a squadron has.
    let is_file = path.starts_with("assets/") || !path.contains('/') && path.contains('.');
    let (name, bytes, packed) = match find(path) {
        Some(found) => found,
        None if is_file => return Trouble::not_found().into_response(),
        None => match find("index.html") {
            Some(found) => found,
            None => return Trouble::not_found().into_response(),
        },
    };
    if *name == "index.html" {
        // What a link shows elsewhere depends on where it leads.
        let preview = Preview::of(&hall, &uri, &asked, caller.https).await;
        return document(preview.written_into(&String::from_utf8_lossy(bytes)), &asked);
    }
    let mut headers = HeaderMap::new();
    let cached = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cached));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    let pack = !packed.is_empty() && takes_gzip(&asked);
    let bytes = if pack { packed } else { bytes };
    // Whoever has this very text already need not be sent it again. Packed it is another.
    let tag = tag(bytes);
    let known = asked.get_all(IF_NONE_MATCH).iter().any(|theirs| lists(theirs, &tag));
    headers.insert(ETAG, tag);
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    if pack {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    (headers, *bytes).into_response()
}

/// The page that names all files, as it is for one address.
fn document(text: String, asked: &HeaderMap) -> Response {
    let pack = takes_gzip(asked);
    let bytes = if pack { packed(text.as_bytes()) } else { text.into_bytes() };
    let tag = tag(&bytes);
    let mut headers = HeaderMap::new();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding, accept-language, host"));
    headers.insert(ETAG, tag.clone());
    if asked.get_all(IF_NONE_MATCH).iter().any(|theirs| lists(theirs, &tag)) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind("index.html")));
    if pack {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    (headers, bytes).into_response()
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(bytes).and_then(|()| packer.finish()).expect("memory takes everything")
}

fn tag(bytes: &[u8]) -> HeaderValue {
    let tag = format!("\"{}\"", &blake3::hash(bytes).to_hex()[..16]);
    HeaderValue::from_str(&tag).expect("hexadecimal digits")
}

/// Whether a client says that it unpacks gzip.
pub(super) fn takes_gzip(asked: &HeaderMap) -> bool {
    let values = asked.get_all(ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|part| {
        let (name, rest) = part.split_once(';').unwrap_or((part, ""));
        let refused = matches!(rest.replace(' ', "").as_str(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
        matches!(name.trim(), "gzip" | "*") && !refused
    })
}

/// Whether a list of tags, weak or strong, has this one.
fn lists(tags: &HeaderValue, tag: &HeaderValue) -> bool {
    let (Ok(tags), Ok(tag)) = (tags.to_str(), tag.to_str()) else { return false };
    tags.split(',').map(str::trim).any(|one| one == "*" || one.trim_start_matches("W/") == tag)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
