//! What every request passes: limits, origins, headers.

use super::{
    caller::{Caller, peer},
    pages,
};
use crate::{api_error::ApiError, app::App, metrics::Limit};
use axum::{
    extract::{Request, State},
    http::{
        HeaderMap, HeaderName, HeaderValue, Method, StatusCode,
        header::{
            CONNECTION, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
            UPGRADE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
        },
    },
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use std::{sync::Arc, time::Instant};
use tracing::{Instrument as _, debug, error_span};
use words::{Lang, Words};

/// Scripts, styles, pictures, sockets and the worker that knows the offline page come from here, and nothing comes from
/// elsewhere.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Lets a request through, or says why not, and notes both. What follows the `?` may hold secrets of old links, and
/// headers hold callers': neither is noted, nor where they come from.
pub(super) async fn guard(state: State<Arc<App>>, request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    // At every level: each line of the log about a request says which.
    let span = error_span!(parent: None, "request", %method, path);
    async move {
        let came = Instant::now();
        let response = judge(state, request, next).await;
        let micros = came.elapsed().as_micros() as u64;
        debug!(status = response.status().as_u16(), micros, "answered");
        response
    }
    .instrument(span)
    .await
}

async fn judge(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    app.metrics.requests.add(1);
    let caller = Caller::read(&app, request.headers(), peer(&request));
    let (https, changes) = (caller.https, changes_something(&request));
    let host = app.hosts.check(request.headers(), app.behind_proxy);
    let mut response = if let (Err(host), true) = (host, request.uri().path() != "/healthz") {
        app.metrics.refused.add(1);
        misdirected(&request, &host)
    } else if let Err(limit) = may_ask(&app, &request, &caller) {
        app.too_many(limit).into_response()
    } else if changes && !same_origin(&app, request.headers(), https) {
        ApiError::other_origin().into_response()
    } else {
        request.extensions_mut().insert(caller);
        next.run(request).await
    };
    // A client that is refused for asking too much, or has not sent its whole request, does not keep the connection.
    let is_over = matches!(
        response.status(),
        StatusCode::TOO_MANY_REQUESTS
            | StatusCode::SERVICE_UNAVAILABLE
            | StatusCode::REQUEST_TIMEOUT
            | StatusCode::PAYLOAD_TOO_LARGE
    );
    let headers = response.headers_mut();
    if is_over {
        headers.insert(CONNECTION, HeaderValue::from_static("close"));
    }
    let mut set = |name: HeaderName, value| _ = headers.insert(name, HeaderValue::from_static(value));
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(X_FRAME_OPTIONS, "DENY");
    set(REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    if https {
        set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    response
}

/// Whether a request may go on, or what is too much. Files of the page are counted apart: a room full of people behind
/// one address loads it at once.
fn may_ask(app: &App, request: &Request, caller: &Caller) -> Result<(), Limit> {
    let is_get = matches!(*request.method(), Method::GET | Method::HEAD);
    if is_get && pages::is_file(request.uri().path()) {
        return if app.files.take(caller.address) { Ok(()) } else { Err(Limit::Files) };
    }
    let person = caller.person();
    let may =
        app.requests.take(caller.address) && person.is_none_or(|person| app.persons.take(*person.bytes()));
    if may { Ok(()) } else { Err(Limit::Requests) }
}

/// What is answered to a request for another name. Its reader may be the operator, who can help it.
fn misdirected(request: &Request, host: &str) -> Response {
    let error = ApiError::other_host(host);
    if request.uri().path().starts_with("/api/") {
        return error.into_response();
    }
    let said = [Lang::En, Lang::Fr].map(|lang| Words::new(lang).say(error.why()));
    (StatusCode::MISDIRECTED_REQUEST, format!("{}\n", said.join("\n"))).into_response()
}

/// Whether another site's page could do harm by it: requests that change something, and sockets.
fn changes_something(request: &Request) -> bool {
    !matches!(*request.method(), Method::GET | Method::HEAD) || request.headers().contains_key(UPGRADE)
}

/// Browsers tell from which site's page a request comes; programs do not, and need no protection from pages.
/// Over HTTPS only a page that came over HTTPS is the same site's.
fn same_origin(app: &App, headers: &HeaderMap, https: bool) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let text = |value: &HeaderValue| value.to_str().ok().map(str::to_ascii_lowercase);
    let origin = text(origin);
    let plain = |o: &'_ str| if https { None } else { o.strip_prefix("http://").map(str::to_owned) };
    let site = origin.and_then(|o| o.strip_prefix("https://").map(str::to_owned).or_else(|| plain(&o)));
    let forwarded = app.behind_proxy.then(|| headers.get("x-forwarded-host")).flatten();
    let host = forwarded.or_else(|| headers.get(HOST)).and_then(text);
    matches!((site, host), (Some(site), Some(host)) if site == host)
}
