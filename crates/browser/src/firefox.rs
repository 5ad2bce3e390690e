//! Firefox, which speaks WebDriver BiDi itself.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use serde_json::json;
use tempfile::TempDir;

use crate::bidi::Bidi;
use crate::process::{self, Process};
use crate::running::{Kind, Running};

/// The preferences of every browser, each with its value in JavaScript. A browser that is
/// controlled switches off further distractions by itself.
const PREFERENCES: &[(&str, &str)] = &[
    // Only WebDriver BiDi.
    ("remote.active-protocols", "1"),
    // No network traffic besides that of the pages.
    ("network.proxy.type", "0"),
    ("network.captive-portal-service.enabled", "false"),
    ("network.connectivity-service.enabled", "false"),
    ("network.dns.disablePrefetch", "true"),
    ("network.prefetch-next", "false"),
    ("network.http.speculative-parallel-limit", "0"),
    ("app.normandy.enabled", "false"),
    ("app.update.disabledForTesting", "true"),
    ("browser.region.network.url", "''"),
    ("browser.safebrowsing.malware.enabled", "false"),
    ("browser.safebrowsing.phishing.enabled", "false"),
    ("browser.search.update", "false"),
    ("browser.topsites.contile.enabled", "false"),
    ("dom.push.connection.enabled", "false"),
    ("extensions.getAddons.cache.enabled", "false"),
    ("extensions.systemAddon.update.enabled", "false"),
    ("extensions.update.enabled", "false"),
    ("media.gmp-manager.updateEnabled", "false"),
    ("security.OCSP.enabled", "0"),
    ("services.settings.server", "'data:,'"),
    // No telemetry.
    ("datareporting.healthreport.uploadEnabled", "false"),
    ("datareporting.policy.dataSubmissionEnabled", "false"),
    ("datareporting.usage.uploadEnabled", "false"),
    ("toolkit.telemetry.enabled", "false"),
    ("toolkit.telemetry.server", "'data:,'"),
    ("toolkit.telemetry.unified", "false"),
    // No welcome pages, prompts and icons.
    ("browser.aboutwelcome.enabled", "false"),
    ("browser.chrome.site_icons", "false"),
    ("browser.newtabpage.enabled", "false"),
    ("browser.shell.checkDefaultBrowser", "false"),
    ("browser.startup.homepage_override.mstone", "'ignore'"),
    ("browser.startup.page", "0"),
    ("startup.homepage_welcome_url", "''"),
    ("termsofuse.bypassNotification", "true"),
    // Reads the style of its window.
    (
        "toolkit.legacyUserProfileCustomizations.stylesheets",
        "true",
    ),
    // One page needs no processes in reserve.
    ("dom.ipc.processCount", "1"),
    ("dom.ipc.processPrelaunch.enabled", "false"),
    // Pages look the same everywhere.
    ("gfx.color_management.force_srgb", "true"),
    ("layout.css.devPixelsPerPx", "'1.0'"),
    ("ui.prefersReducedMotion", "1"),
    ("ui.useOverlayScrollbars", "1"),
];

/// Hides the browser's own controls, so that the focus goes from the end of the page to its beginning
/// and not to the address bar. The address bar must still be laid out: without a layout it cannot
/// edit text, and the browser stops in the middle of its start.
const STYLE: &str = "#navigator-toolbox, #sidebar-main { visibility: hidden !important; }
#navigator-toolbox { height: 0 !important; overflow: hidden !important; border: 0 !important; }";

/// What a mouse can do, as Firefox counts it: point exactly (2) and hover (4).
const MOUSE: u8 = 6;

/// What a finger can do: point roughly.
const FINGER: u8 = 1;

/// Starts a browser, on a computer with or without a touch screen.
pub fn start(touch: bool) -> Running {
    let profile = profile(touch);
    let program = process::find("ALMAGEST_FIREFOX", "firefox-esr");
    let words = "WebDriver BiDi listening on ws://127.0.0.1:";
    let process = Process::start(&program, &arguments(profile.path()), words);
    Running {
        bidi: Bidi::begin(process.port, &json!({})),
        kind: Kind::Firefox,
        _process: Arc::new(process),
        _profile: profile,
    }
}

/// Creates a profile.
fn profile(touch: bool) -> TempDir {
    let profile = tempfile::tempdir().unwrap();
    let style = profile.path().join("chrome");
    fs::create_dir(&style).unwrap();
    fs::write(style.join("userChrome.css"), STYLE).unwrap();
    fs::write(profile.path().join("user.js"), preferences(touch)).unwrap();
    profile
}

fn arguments(profile: &Path) -> Vec<String> {
    let profile = profile.display().to_string();
    let words = [
        "--headless",
        "--no-remote",
        "--remote-debugging-port=0",
        // With an empty page instead of this one, the address bar has the focus.
        "data:,",
    ];
    let words = ["--profile", &profile].into_iter().chain(words);
    words.map(str::to_owned).collect()
}

/// Returns the file with the preferences.
fn preferences(touch: bool) -> String {
    let pointer = if touch { FINGER } else { MOUSE }.to_string();
    let touches = u8::from(touch).to_string();
    let of_screen = [
        ("dom.w3c_touch_events.enabled", &*touches),
        ("ui.primaryPointerCapabilities", &*pointer),
        ("ui.allPointerCapabilities", &*pointer),
    ];
    let all = PREFERENCES.iter().copied().chain(of_screen);
    all.map(|(name, value)| format!("user_pref('{name}', {value});\n"))
        .collect()
}
