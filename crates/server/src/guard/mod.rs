//! The layers around every route: same-origin checks, limits, security headers, and refusals in the
//! caller's language.

mod fallback;
mod headers;
mod origin;
mod refusal;
mod wrap;

pub use wrap::wrap;

#[cfg(test)]
mod tests;
