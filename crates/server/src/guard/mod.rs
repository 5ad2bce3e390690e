//! The layers around every route: same-origin checks, limits, security headers, and refusals in the
//! caller's language.

mod headers;
mod origin;
mod panic;
mod refusal;
mod unknown;
mod wrap;

pub use wrap::wrap;

#[cfg(test)]
mod tests;
