//! A browser with one page in it.

use std::cell::RefCell;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use tempfile::TempDir;
use ureq::Agent;

use crate::driver::Driver;
use crate::{Screen, http};

/// The timeout for anything to happen on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(90);

/// The flags every browser is started with.
const FLAGS: [&str; 13] = [
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
    // Ends the browser together with its driver.
    "--remote-debugging-pipe",
];

/// A keyboard key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Moves the focus to the next element.
    Tab,
    /// Activates the focused element.
    Enter,
    /// Goes back a step.
    Escape,
    /// The left arrow.
    Left,
    /// The right arrow.
    Right,
    /// The up arrow.
    Up,
    /// The down arrow.
    Down,
    /// Goes to the beginning.
    Home,
    /// A letter.
    Letter(char),
}

impl Key {
    /// Returns its character in the WebDriver protocol.
    fn sign(self) -> char {
        match self {
            Self::Tab => '\u{E004}',
            Self::Enter => '\u{E007}',
            Self::Escape => '\u{E00C}',
            Self::Home => '\u{E011}',
            Self::Left => '\u{E012}',
            Self::Up => '\u{E013}',
            Self::Right => '\u{E014}',
            Self::Down => '\u{E015}',
            Self::Letter(letter) => letter,
        }
    }
}

/// A browser with one page. Dropping it closes the browser and checks that nothing has gone wrong.
#[derive(Debug)]
pub struct Page {
    agent: Agent,
    session: String,
    base: String,
    pardoned: RefCell<Vec<&'static str>>,
    _folder: TempDir,
    _driver: Arc<Driver>,
}

impl Page {
    /// Opens a browser with a screen. `base` is prepended to every path.
    pub fn open(base: String, screen: &Screen) -> Self {
        let driver = Driver::shared();
        let agent = http::agent(Duration::from_secs(120));
        let folder = tempfile::tempdir().unwrap();
        let mut flags: Vec<String> = FLAGS.iter().map(|&flag| flag.to_owned()).collect();
        flags.push(format!("--user-data-dir={}", folder.path().display()));
        let wishes = json!({
            "browserName": "chrome",
            "timeouts": { "script": 120_000 },
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": { "args": flags },
        });
        let body = json!({ "capabilities": { "alwaysMatch": wishes } });
        let sessions = format!("{}/session", driver.url());
        let made = http::send(&agent, "POST", &sessions, None, Some(&body)).unwrap();
        let id = made.ok()["value"]["sessionId"].clone();
        let page = Self {
            agent,
            session: format!("{sessions}/{}", id.as_str().unwrap()),
            base,
            pardoned: RefCell::default(),
            _folder: folder,
            _driver: driver,
        };
        page.set_screen(screen);
        page
    }

    fn command(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        let url = format!("{}{path}", self.session);
        let answer = http::send(&self.agent, method, &url, None, body);
        let answer = answer.map_err(|error| format!("{path}: {error}"))?;
        let mut value: Value = serde_json::from_str(&answer.body).unwrap_or_default();
        if answer.status == 200 {
            return Ok(value["value"].take());
        }
        let message = value["value"]["message"].as_str().unwrap_or(&answer.body);
        Err(message.lines().next().unwrap_or_default().to_owned())
    }

    #[track_caller]
    fn post(&self, path: &str, body: &Value) -> Value {
        match self.command("POST", path, Some(body)) {
            Ok(value) => value,
            Err(message) => panic!("the browser refused a command: {message}"),
        }
    }

    /// Sends a command of the DevTools protocol.
    #[track_caller]
    pub fn devtools(&self, command: &str, parameters: &Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.post("/goog/cdp/execute", &body)
    }

    /// Switches to another screen.
    pub fn set_screen(&self, screen: &Screen) {
        let Screen {
            width,
            height,
            mobile,
            ..
        } = screen;
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.devtools("Emulation.setDeviceMetricsOverride", &size);
        let touch = json!({ "enabled": mobile });
        self.devtools("Emulation.setTouchEmulationEnabled", &touch);
    }

    /// Sets a cookie.
    pub fn set_cookie(&self, name: &str, value: &str) {
        let cookie = json!({ "name": name, "value": value, "url": self.base, "path": "/" });
        self.devtools("Network.setCookie", &cookie);
    }

    /// Navigates to a path and waits until it has loaded.
    #[track_caller]
    pub fn goto(&self, path: &str) {
        let url = format!("{}{path}", self.base);
        self.post("/url", &json!({ "url": url }));
    }

    /// Reloads the page.
    #[track_caller]
    pub fn reload(&self) {
        self.post("/refresh", &json!({}));
    }

    /// Returns the result of a script.
    #[track_caller]
    pub fn script(&self, script: &str, arguments: &[Value]) -> Value {
        match self.try_script(script, arguments) {
            Ok(value) => value,
            Err(message) => panic!("a script failed: {message}\n{script}"),
        }
    }

    fn try_script(&self, script: &str, arguments: &[Value]) -> Result<Value, String> {
        let body = json!({ "script": script, "args": arguments });
        self.command("POST", "/execute/sync", Some(&body))
    }

    /// Returns the value of an expression.
    #[track_caller]
    pub fn eval(&self, expression: &str) -> Value {
        self.script(&format!("return {expression}"), &[])
    }

    /// Returns whether an expression is truthy.
    #[track_caller]
    pub fn holds(&self, expression: &str) -> bool {
        self.eval(&format!("Boolean({expression})")) == true
    }

    /// Waits until an expression is truthy. Errors during a navigation count as false.
    #[track_caller]
    pub fn wait(&self, expression: &str) {
        let script = format!("return Promise.resolve({expression}).then(Boolean)");
        let begin = Instant::now();
        while begin.elapsed() < TIMEOUT {
            if self.try_script(&script, &[]) == Ok(Value::Bool(true)) {
                return;
            }
            thread::sleep(Duration::from_millis(15));
        }
        panic!("timed out: {expression}\n{}", self.summary());
    }

    /// Summarises the page for failure messages.
    fn summary(&self) -> String {
        let script = "const text = (id) => document.getElementById(id)?.innerText;
            return [location.href, document.body.className, text('decision'), text('refusal'),
                document.getElementById('turn')?.outerHTML].join(' | ')";
        let seen = self.try_script(script, &[]);
        format!("{seen:?} {:?}", self.log())
    }

    /// Returns the text of an element.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        let text = self.script(script, &[selector.into()]);
        text.as_str().unwrap_or_default().to_owned()
    }

    #[track_caller]
    fn point(&self, (x, y): (i64, i64), buttons: &[Value]) {
        let mut actions = vec![json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y })];
        actions.extend_from_slice(buttons);
        let pointer = json!({ "type": "pointer", "id": "mouse", "actions": actions });
        self.post("/actions", &json!({ "actions": [pointer] }));
    }

    /// Moves the pointer to a point of the window.
    #[track_caller]
    pub fn move_to(&self, at: (i64, i64)) {
        self.point(at, &[]);
    }

    /// Clicks on a point of the window.
    #[track_caller]
    pub fn click_at(&self, at: (i64, i64)) {
        let button = |what: &str| json!({ "type": what, "button": 0 });
        self.point(at, &[button("pointerDown"), button("pointerUp")]);
    }

    /// Clicks on the first element that matches a selector.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let found = self.post(
            "/element",
            &json!({ "using": "css selector", "value": selector }),
        );
        let id = found.as_object().and_then(|found| found.values().next());
        let id = id.and_then(Value::as_str).unwrap();
        self.post(&format!("/element/{id}/click"), &json!({}));
    }

    /// Presses a key.
    #[track_caller]
    pub fn press(&self, key: Key) {
        let sign = key.sign();
        let actions = json!([
            { "type": "keyDown", "value": sign },
            { "type": "keyUp", "value": sign },
        ]);
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": actions });
        self.post("/actions", &json!({ "actions": [keyboard] }));
    }

    /// Returns a screenshot as a PNG file.
    pub fn screenshot(&self) -> Vec<u8> {
        let data = self.command("GET", "/screenshot", None).unwrap();
        BASE64_STANDARD.decode(data.as_str().unwrap()).unwrap()
    }

    /// Returns the browser's errors and security warnings since the last call.
    pub fn log(&self) -> Vec<String> {
        let body = json!({ "type": "browser" });
        let entries = self.command("POST", "/se/log", Some(&body));
        let entries = entries.unwrap_or_default();
        let entries = entries.as_array().cloned().unwrap_or_default();
        let text = |entry: &Value| entry["message"].as_str().unwrap_or_default().to_owned();
        let bad = |entry: &Value| entry["level"] == "SEVERE" || text(entry).contains("Security");
        entries
            .iter()
            .filter(|entry| bad(entry))
            .map(text)
            .collect()
    }

    /// Ignores errors that contain one of these words, such as intended refusals or cut
    /// connections.
    pub fn pardon(&self, words: &[&'static str]) {
        self.pardoned.borrow_mut().extend(words);
    }

    fn complaints(&self) -> Vec<String> {
        let pardoned = self.pardoned.borrow();
        let mut log = self.log();
        log.retain(|entry| !pardoned.iter().any(|word| entry.contains(word)));
        log
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let complaints = self.complaints();
        let _ = self.command("DELETE", "", None);
        if !thread::panicking() {
            assert!(
                complaints.is_empty(),
                "the browser logged errors: {complaints:#?}"
            );
        }
    }
}
