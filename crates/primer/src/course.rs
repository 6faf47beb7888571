//! Why a course of moves written as text cannot be followed.

use thiserror::Error;

/// A course that is not one of the game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("token {number}, `{token}`: {why}")]
pub struct CourseError {
    /// Which token, counted from 1.
    pub number: usize,
    /// What it says.
    pub token: String,
    /// What is wrong with it.
    pub why: String,
}

impl CourseError {
    pub(crate) fn new(number: usize, token: impl Into<String>, why: impl Into<String>) -> Self {
        Self { number, token: token.into(), why: why.into() }
    }
}
