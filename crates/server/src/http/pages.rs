//! The web client. Files with a hash in their names never change; the page that names them is always asked for.

use super::{caller::Caller, preview::Preview};
use crate::{api_error::ApiError, app::App, embedded::WEB};
use axum::{
    extract::State,
    http::{
        HeaderMap, HeaderValue, Method, StatusCode, Uri,
        header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY},
    },
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use std::{
    io::Write as _,
    sync::{Arc, OnceLock},
};

/// A file of the client: its name, its bytes and the same packed, with their tags.
struct File {
    name: &'static str,
    plain: (&'static [u8], HeaderValue),
    /// Nothing where that is no smaller.
    packed: Option<(&'static [u8], HeaderValue)>,
}

/// A file by its path.
fn find(path: &str) -> Option<&'static File> {
    static FILES: OnceLock<Vec<File>> = OnceLock::new();
    let files = FILES.get_or_init(|| {
        let tagged = |bytes: &'static [u8]| (bytes, tag(bytes, ""));
        let file = |(name, plain, packed): &(&'static str, &'static [u8], &'static [u8])| File {
            name,
            plain: tagged(plain),
            packed: (!packed.is_empty()).then(|| tagged(packed)),
        };
        WEB.iter().map(file).collect()
    });
    files.iter().find(|file| file.name == path)
}

/// Whether an address is a file that is the same for all clients. Pages are not: what a link to them shows is looked up.
pub(super) fn is_file(path: &str) -> bool {
    let path = path.trim_start_matches('/');
    path.starts_with("assets/") || find(path).is_some_and(|file| file.name != "index.html")
}

/// A file of the client; any other path is a page of the client itself.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    caller: Caller,
    asked: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return ApiError::not_found().into_response();
    }
    // A page may have dots in its address too: a link to a squadron has.
    let is_file = path.starts_with("assets/") || !path.contains('/') && path.contains('.');
    let file = match find(path) {
        Some(found) => found,
        None if is_file => return ApiError::not_found().into_response(),
        None => match find("index.html") {
            Some(found) => found,
            None => return ApiError::not_found().into_response(),
        },
    };
    if file.name == "index.html" {
        // What a link shows elsewhere depends on where it leads.
        let preview = Preview::of(&app, &uri, &asked, caller.https).await;
        let about = About {
            kind: kind("index.html"),
            cached: "no-cache",
            vary: "accept-encoding, accept-language, host",
        };
        return packed(preview.written_into(&String::from_utf8_lossy(file.plain.0)), &about, &asked);
    }
    let mut headers = HeaderMap::new();
    let cached =
        if file.name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cached));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    let packed = file.packed.as_ref().filter(|_| takes_gzip(&asked));
    // A client that has this very text already need not be sent it again. Packed it is another.
    let (bytes, tag) = packed.unwrap_or(&file.plain);
    headers.insert(ETAG, tag.clone());
    if is_known(&asked, tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind(file.name)));
    if packed.is_some() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    (headers, *bytes).into_response()
}

/// The headers of a text that is made for one client.
pub(super) struct About {
    /// What it is.
    pub(super) kind: &'static str,
    /// Who may keep it.
    pub(super) cached: &'static str,
    /// What it depends on.
    pub(super) vary: &'static str,
}

/// A text that is made for one client: packed if it can unpack it, and not sent if it has it.
pub(super) fn packed(text: String, about: &About, asked: &HeaderMap) -> Response {
    let pack = takes_gzip(asked);
    let tag = tag(text.as_bytes(), if pack { "-gzip" } else { "" });
    let mut headers = HeaderMap::new();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(about.cached));
    headers.insert(VARY, HeaderValue::from_static(about.vary));
    headers.insert(ETAG, tag.clone());
    if is_known(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(about.kind));
    if !pack {
        return (headers, text).into_response();
    }
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    let bytes = packer.write_all(text.as_bytes()).and_then(|()| packer.finish());
    (headers, bytes.expect("memory takes everything")).into_response()
}

fn tag(bytes: &[u8], suffix: &str) -> HeaderValue {
    let tag = format!("\"{}{suffix}\"", &blake3::hash(bytes).to_hex()[..16]);
    HeaderValue::from_str(&tag).expect("hexadecimal digits")
}

/// Whether the client has this text already.
fn is_known(asked: &HeaderMap, tag: &HeaderValue) -> bool {
    asked.get_all(IF_NONE_MATCH).iter().any(|theirs| lists(theirs, tag))
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
