//! Bodies of requests. What is costly has its permit before a byte of its body is read; every body has its time, and
//! what is being read or worked on is counted in bytes.

use super::caller::Caller;
use crate::{hall::Hall, limit::Share, metrics::Limit, trouble::Trouble};
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
    _share: Share,
}

impl Upload {
    /// What it says, or why it says nothing.
    pub(super) fn json<T: DeserializeOwned>(&self) -> Result<T, Trouble> {
        serde_json::from_slice(&self.bytes).map_err(Trouble::malformed)
    }

    /// As text.
    pub(super) fn text(&self) -> Result<&str, Trouble> {
        std::str::from_utf8(&self.bytes).map_err(Trouble::malformed)
    }
}

impl FromRequest<Arc<Hall>> for Upload {
    type Rejection = Trouble;

    async fn from_request(mut request: Request, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        let caller: Caller = request.extract_parts().await?;
        let refused = |limit, trouble: fn() -> Trouble| {
            hall.metrics.limit(limit);
            trouble()
        };
        let too_much = || refused(Limit::Bodies, Trouble::too_many);
        let mut share = hall.bodies.take(Some(caller.address), 0).ok_or_else(too_much)?;
        let mut parts = request.into_limited_body().into_data_stream();
        let read = async {
            let mut bytes = Vec::new();
            while let Some(part) = parts.next().await {
                let part = part.map_err(|_| Trouble::too_big())?;
                if !share.grow(part.len()) {
                    return Err(too_much());
                }
                bytes.extend_from_slice(&part);
            }
            Ok(bytes)
        };
        let read = timeout(hall.limits.body_time, read).await;
        let bytes = read.map_err(|_| refused(Limit::SlowBodies, Trouble::too_slow))??;
        Ok(Self { bytes, _share: share })
    }
}

/// A permit for something costly: replays, scenarios, journals.
#[derive(Debug)]
pub(crate) struct Heavy(pub(crate) Share);

/// A permit for a question about a squadron or a position.
#[derive(Debug)]
pub(crate) struct Light(pub(crate) Share);

impl FromRequestParts<Arc<Hall>> for Heavy {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        let caller = Caller::from_request_parts(parts, hall).await?;
        hall.heavy(caller.address).map(Self)
    }
}

impl FromRequestParts<Arc<Hall>> for Light {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        let caller = Caller::from_request_parts(parts, hall).await?;
        hall.light(caller.address).map(Self)
    }
}
