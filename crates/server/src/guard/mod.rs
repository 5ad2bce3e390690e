//! The layers around every route: same-origin checks, limits, security headers, and refusals in the
//! caller's language.

mod body;
mod fallback;
mod headers;
mod host;
mod origin;
mod refusal;
mod renew;
mod wrap;

pub use wrap::{TIMEOUT, wrap};

#[cfg(test)]
mod tests;
