//! The web client. Files with a hash in their names never change; the page that names them is always asked for.

use crate::{embedded::WEB, trouble::Trouble};
use axum::{
    http::{
        Method, Uri,
        header::{CACHE_CONTROL, CONTENT_TYPE},
    },
    response::{IntoResponse, Response},
};

/// A file of the client; any other path is a page of the client itself.
pub(super) async fn page(method: Method, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return Trouble::not_found().into_response();
    }
    let find = |wanted: &str| WEB.iter().find(|(name, _)| *name == wanted);
    let is_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    let (name, bytes) = match find(path) {
        Some(found) => found,
        None if is_file => return Trouble::not_found().into_response(),
        None => match find("index.html") {
            Some(found) => found,
            None => return Trouble::not_found().into_response(),
        },
    };
    let cached = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, kind(name)), (CACHE_CONTROL, cached)], *bytes).into_response()
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "webmanifest" => "application/json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
