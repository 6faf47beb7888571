//! Bodies of requests. What is costly has its permit before a byte of its body is read; every body has its time, and
//! what is being read or worked on is counted in bytes.

use super::caller::Caller;
use crate::{api_error::ApiError, app::App, limit::Permit, metrics::Limit};
use axum::{
    RequestExt as _,
    extract::{FromRequest, FromRequestParts, Request},
    http::request::Parts,
};
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::time::timeout;

/// The body of a request, counted while it is here.
#[derive(Debug)]
pub(super) struct Upload {
    bytes: Vec<u8>,
    _share: Permit,
}

impl Upload {
    /// What it says, or why it says nothing.
    pub(super) fn json<T: DeserializeOwned>(&self) -> Result<T, ApiError> {
        serde_json::from_slice(&self.bytes).map_err(ApiError::malformed)
    }

    /// As text.
    pub(super) fn text(&self) -> Result<&str, ApiError> {
        std::str::from_utf8(&self.bytes).map_err(ApiError::malformed)
    }
}

impl FromRequest<Arc<App>> for Upload {
    type Rejection = ApiError;

    async fn from_request(mut request: Request, app: &Arc<App>) -> Result<Self, ApiError> {
        let caller: Caller = request.extract_parts().await?;
        let refused = |limit, error: fn() -> ApiError| {
            app.metrics.limit(limit);
            error()
        };
        let too_much = || refused(Limit::Bodies, ApiError::too_many);
        let mut permit = app.bodies.take(Some(caller.address), 0).ok_or_else(too_much)?;
        let mut parts = request.into_limited_body().into_data_stream();
        let read = async {
            let mut bytes = Vec::new();
            while let Some(part) = parts.next().await {
                let part = part.map_err(|_| ApiError::too_big())?;
                if !permit.grow(part.len()) {
                    return Err(too_much());
                }
                bytes.extend_from_slice(&part);
            }
            Ok(bytes)
        };
        let read = timeout(app.limits.body_time, read).await;
        let bytes = read.map_err(|_| refused(Limit::SlowBodies, ApiError::too_slow))??;
        Ok(Self { bytes, _share: permit })
    }
}

/// A permit for something costly: replays, scenarios, journals.
#[derive(Debug)]
pub(crate) struct Heavy(pub(crate) Permit);

/// A permit for a question about a squadron or a position.
#[derive(Debug)]
pub(crate) struct Light(pub(crate) Permit);

impl FromRequestParts<Arc<App>> for Heavy {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let caller = Caller::from_request_parts(parts, app).await?;
        app.heavy(caller.address).map(Self)
    }
}

impl FromRequestParts<Arc<App>> for Light {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let caller = Caller::from_request_parts(parts, app).await?;
        app.light(caller.address).map(Self)
    }
}
