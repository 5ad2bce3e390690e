//! Chromium, behind chromedriver, which speaks WebDriver BiDi for it.

use std::sync::{Arc, Mutex, Weak};

use serde_json::json;

use crate::bidi::Bidi;
use crate::process::{self, Process};
use crate::running::{Kind, Running};

/// The flags every browser is started with.
const FLAGS: [&str; 14] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--force-prefers-reduced-motion",
    // A mouse (4) that can hover (2), whether or not the machine has one.
    "--blink-settings=primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2",
    // Ends the browser together with its driver.
    "--remote-debugging-pipe",
];

static SHARED: Mutex<Weak<Process>> = Mutex::new(Weak::new());

/// Starts a browser.
pub fn start() -> Running {
    let driver = driver();
    let profile = tempfile::tempdir().unwrap();
    let mut flags: Vec<String> = FLAGS.iter().map(|&flag| flag.to_owned()).collect();
    flags.push(format!("--user-data-dir={}", profile.path().display()));
    let capabilities = json!({
        "browserName": "chrome",
        "webSocketUrl": true,
        "goog:chromeOptions": { "args": flags },
    });
    Running {
        bidi: Bidi::begin(driver.port, &capabilities),
        kind: Kind::Chromium,
        _process: driver,
        _profile: profile,
    }
}

/// Returns the chromedriver of this process, starting it if necessary. It ends when the last user
/// drops it.
fn driver() -> Arc<Process> {
    let mut shared = SHARED.lock().unwrap_or_else(|lock| lock.into_inner());
    if let Some(running) = shared.upgrade() {
        return running;
    }
    let program = process::find("ALMAGEST_CHROMEDRIVER", "chromedriver");
    let words = "successfully on port ";
    let started = Arc::new(Process::start(&program, &["--port=0".to_owned()], words));
    *shared = Arc::downgrade(&started);
    started
}

/// Turns the screen into a touch screen, or back.
pub fn set_touch(bidi: &Bidi, context: &str, touch: bool) {
    let points = touch.then_some(1);
    let touches = json!({ "contexts": [context], "maxTouchPoints": points });
    bidi.demand("emulation.setTouchOverride", &touches);
}
