//! Costly work: permits for it, and where it is done.

use crate::{api_error::ApiError, app::App, limit::Permit, metrics::Limit};
use std::net::IpAddr;
use tracing::error;

impl App {
    /// A permit for something costly.
    pub(crate) fn heavy(&self, address: IpAddr) -> Result<Permit, ApiError> {
        let may = self.heavies.take(address);
        self.permit(address, may, Limit::Heavy)
    }

    /// A permit for a question.
    pub(crate) fn light(&self, address: IpAddr) -> Result<Permit, ApiError> {
        let may = self.looks.take(address);
        self.permit(address, may, Limit::Looks)
    }

    fn permit(&self, address: IpAddr, may: bool, limit: Limit) -> Result<Permit, ApiError> {
        if !may {
            return Err(self.too_many(limit));
        }
        self.waiting.take(Some(address), 1).ok_or_else(|| self.too_many(Limit::Work))
    }

    /// Counts what is over a limit, and says so.
    pub(crate) fn too_many(&self, limit: Limit) -> ApiError {
        self.metrics.limit(limit);
        ApiError::too_many()
    }

    /// Runs costly work that a request or question asks for and has a permit for, away from the threads that serve
    /// sockets.
    pub(crate) async fn run_heavy<T: Send + 'static>(
        &self,
        permit: Permit,
        work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let done = self.workers.run(permit.address(), work).await;
        drop(permit);
        done.unwrap_or_else(|| {
            self.metrics.panics.add(1);
            error!("what a request asked for has failed");
            Err(ApiError::unreadable())
        })
    }

    /// Runs the server's own blocking work there.
    pub(crate) async fn run_blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let done = self.workers.run(None, work).await;
        done.unwrap_or_else(|| {
            self.metrics.panics.add(1);
            error!("work of the server's own has failed");
            Err(ApiError::broken())
        })
    }
}
