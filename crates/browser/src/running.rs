//! A browser that is running.

use std::env::{self, VarError};
use std::sync::Arc;

use serde_json::json;
use tempfile::TempDir;

use crate::bidi::Bidi;
use crate::process::Process;
use crate::{chromium, firefox};

/// The environment variable with the name of the browser.
const NAMED: &str = "ALMAGEST_BROWSER";

/// The kind of a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Chromium,
    Firefox,
}

impl Kind {
    /// Returns the browser that the environment names.
    ///
    /// # Panics
    /// Panics if it names something else.
    fn chosen() -> Self {
        match env::var(NAMED).as_deref() {
            Err(VarError::NotPresent) | Ok("chromium") => Self::Chromium,
            Ok("firefox") => Self::Firefox,
            Ok(other) => panic!("{NAMED} must be chromium or firefox, not '{other}'"),
            Err(error) => panic!("{NAMED} must be chromium or firefox: {error}"),
        }
    }
}

/// A running browser with a profile of its own. Dropping it ends the browser.
#[derive(Debug)]
pub struct Running {
    /// The connection to it.
    pub bidi: Bidi,
    pub(crate) kind: Kind,
    /// The process to be ended: chromedriver, which browsers share, or Firefox itself. It ends
    /// before its profile is removed.
    pub(crate) _process: Arc<Process>,
    pub(crate) _profile: TempDir,
}

impl Running {
    /// Starts the browser that the environment names, on a computer with or without a touch screen.
    pub fn start(touch: bool) -> Self {
        match Kind::chosen() {
            Kind::Chromium => chromium::start(),
            Kind::Firefox => firefox::start(touch),
        }
    }

    /// Turns the screen into a touch screen, or back.
    pub fn set_touch(&self, context: &str, touch: bool) {
        match self.kind {
            Kind::Chromium => chromium::set_touch(&self.bidi, context, touch),
            // Firefox reads this from its preferences when it starts.
            Kind::Firefox => {}
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if self.kind == Kind::Chromium {
            let _ = self.bidi.command("session.end", &json!({}));
        }
    }
}
