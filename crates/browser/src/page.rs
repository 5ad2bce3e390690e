//! A browser with one page in it.

use std::cell::{Cell, RefCell};
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

use crate::complaint::{self, complaint};
use crate::running::Running;
use crate::{Key, Screen};

/// The timeout for anything to happen on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(300);

/// A browser with one page. Dropping it closes the browser and checks that nothing has gone wrong.
#[derive(Debug)]
pub struct Page {
    browser: Running,
    /// The tab in which the page is.
    context: String,
    base: String,
    touch: Cell<bool>,
    pardoned: RefCell<Vec<&'static str>>,
}

impl Page {
    /// Opens a browser with a screen. `base` is prepended to every path.
    pub fn open(base: String, screen: &Screen) -> Self {
        let browser = Running::start(screen.mobile);
        complaint::listen(&browser.bidi);
        let tree = browser.bidi.demand("browsingContext.getTree", &json!({}));
        let context = tree["contexts"][0]["context"].as_str().unwrap().to_owned();
        let page = Self {
            browser,
            context,
            base,
            touch: Cell::new(false),
            pardoned: RefCell::default(),
        };
        page.set_screen(screen);
        page
    }

    /// Sends a command about the page, with these parameters and the context.
    fn command(&self, name: &str, mut parameters: Value) -> Result<Value, String> {
        parameters["context"] = self.context.clone().into();
        self.browser.bidi.command(name, &parameters)
    }

    #[track_caller]
    fn demand(&self, name: &str, parameters: Value) -> Value {
        match self.command(name, parameters) {
            Ok(value) => value,
            Err(message) => panic!("the browser refused {name}: {message}"),
        }
    }

    /// Switches to another screen.
    pub fn set_screen(&self, screen: &Screen) {
        let size = json!({ "width": screen.width, "height": screen.height });
        let viewport = json!({ "viewport": size, "devicePixelRatio": 1 });
        self.demand("browsingContext.setViewport", viewport);
        if self.touch.replace(screen.mobile) != screen.mobile {
            self.browser.set_touch(&self.context, screen.mobile);
        }
    }

    /// Moves the browser to a time zone, such as `Asia/Kathmandu`.
    pub fn set_time_zone(&self, zone: &str) {
        let zone = json!({ "timezone": zone, "contexts": [self.context] });
        let name = "emulation.setTimezoneOverride";
        self.browser.bidi.demand(name, &zone);
    }

    /// Sets a cookie.
    pub fn set_cookie(&self, name: &str, value: &str) {
        let host = self.base.trim_start_matches("http://");
        let host = host.split_once(':').map_or(host, |(host, _)| host);
        let cookie = json!({
            "name": name,
            "value": { "type": "string", "value": value },
            "domain": host,
            "path": "/",
            "sameSite": "lax",
        });
        let cookie = json!({ "cookie": cookie });
        self.browser.bidi.demand("storage.setCookie", &cookie);
    }

    /// Navigates to a path and waits until it has loaded, or leads to another page.
    #[track_caller]
    pub fn goto(&self, path: &str) {
        let url = format!("{}{path}", self.base);
        let place = json!({ "url": url, "wait": "complete" });
        match self.command("browsingContext.navigate", place) {
            Err(message) if !message.contains("concurrent navigation") => {
                panic!("the browser cannot go to {path}: {message}")
            }
            _ => {}
        }
    }

    /// Reloads the page.
    #[track_caller]
    pub fn reload(&self) {
        self.demand("browsingContext.reload", json!({ "wait": "complete" }));
    }

    /// Returns the result of a script.
    #[track_caller]
    pub fn script(&self, script: &str, arguments: &[Value]) -> Value {
        match self.try_script(script, arguments) {
            Ok(value) => value,
            Err(message) => panic!("a script failed: {message}\n{script}"),
        }
    }

    /// Runs the body of a function, once the page has loaded. Its arguments and result travel as
    /// JSON.
    fn try_script(&self, script: &str, arguments: &[Value]) -> Result<Value, String> {
        let function = format!(
            "async (given) => {{
                if (document.readyState !== 'complete') {{
                    await new Promise((done) => addEventListener('load', done, {{ once: true }}));
                }}
                const body = function () {{ {script}\n}};
                return JSON.stringify(await body.apply(window, JSON.parse(given)));
            }}"
        );
        let given = Value::from(arguments).to_string();
        let call = json!({
            "functionDeclaration": function,
            "arguments": [{ "type": "string", "value": given }],
            "awaitPromise": true,
            "target": { "context": self.context },
        });
        let done = self.browser.bidi.command("script.callFunction", &call)?;
        if done["type"] == "exception" {
            return Err(done["exceptionDetails"]["text"].to_string());
        }
        let result = done["result"]["value"].as_str().unwrap_or("null");
        serde_json::from_str(result).map_err(|error| error.to_string())
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

    /// Waits until what has changed so far is drawn.
    #[track_caller]
    pub fn wait_for_frame(&self) {
        let frame = "requestAnimationFrame(() => requestAnimationFrame(() => done(true)))";
        self.wait(&format!("new Promise((done) => {frame})"));
    }

    /// Summarises the page for failure messages.
    fn summary(&self) -> String {
        let script = "const text = (id) => document.getElementById(id)?.innerText;
            return [location.href, document.body.className, text('decision'), text('refusal'),
                document.getElementById('turn')?.outerHTML,
                document.activeElement?.outerHTML.slice(0, 300)].join(' | ')";
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
        let kind = if self.touch.get() { "touch" } else { "mouse" };
        let pointer = json!({
            "type": "pointer",
            "id": kind,
            "parameters": { "pointerType": kind },
            "actions": actions,
        });
        self.demand("input.performActions", json!({ "actions": [pointer] }));
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

    /// Drags from one point of the window to another, with the mouse or a finger.
    #[track_caller]
    pub fn drag(&self, from: (i64, i64), to: (i64, i64)) {
        let moved =
            |(x, y): (i64, i64)| json!({ "type": "pointerMove", "duration": 20, "x": x, "y": y });
        let way = (1..=4).map(|part| {
            let between = |from: i64, to: i64| from + (to - from) * part / 4;
            moved((between(from.0, to.0), between(from.1, to.1)))
        });
        let mut actions = vec![json!({ "type": "pointerDown", "button": 0 })];
        actions.extend(way);
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        self.point(from, &actions);
    }

    /// Turns the wheel over a point of the window.
    #[track_caller]
    pub fn wheel(&self, (x, y): (i64, i64), down: i64) {
        let turn = json!({ "type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": down });
        let wheel = json!({ "type": "wheel", "id": "wheel", "actions": [turn] });
        self.demand("input.performActions", json!({ "actions": [wheel] }));
    }

    /// Moves two fingers apart or together around a point of the window: from one distance to
    /// another.
    #[track_caller]
    pub fn pinch(&self, (x, y): (i64, i64), from: i64, to: i64) {
        let finger = |name: &str, side: i64| {
            let at = |apart: i64| json!({ "type": "pointerMove", "duration": 30, "x": x + side * apart / 2, "y": y });
            json!({
                "type": "pointer",
                "id": name,
                "parameters": { "pointerType": "touch" },
                "actions": [
                    at(from),
                    { "type": "pointerDown", "button": 0 },
                    at(from + (to - from) / 2),
                    at(to),
                    { "type": "pointerUp", "button": 0 },
                ],
            })
        };
        let fingers = [finger("finger-1", -1), finger("finger-2", 1)];
        self.demand("input.performActions", json!({ "actions": fingers }));
    }

    /// Clicks on the first element that matches a selector.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let script = include_str!("scripts/clickable.js");
        let at = self.script(script, &[selector.into()]);
        self.click_at((at["x"].as_i64().unwrap(), at["y"].as_i64().unwrap()));
    }

    /// Presses a key.
    #[track_caller]
    pub fn press(&self, key: Key) {
        self.press_all(&[key]);
    }

    /// Presses a key while others are held down.
    #[track_caller]
    pub fn press_all(&self, keys: &[Key]) {
        let act = |what: &str, key: &Key| json!({ "type": what, "value": key.sign() });
        let down = keys.iter().map(|key| act("keyDown", key));
        let up = keys.iter().rev().map(|key| act("keyUp", key));
        let actions: Vec<Value> = down.chain(up).collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": actions });
        self.demand("input.performActions", json!({ "actions": [keyboard] }));
    }

    /// Returns a screenshot as a PNG file.
    pub fn screenshot(&self) -> Vec<u8> {
        let taken = self.demand("browsingContext.captureScreenshot", json!({}));
        let data = taken["data"].as_str().unwrap();
        BASE64_STANDARD.decode(data).unwrap()
    }

    /// Returns the browser's errors and security warnings since the last call.
    pub fn log(&self) -> Vec<String> {
        // Events arrive before the response to a later command. A page that is about to leave may
        // not respond, but the browser does.
        let _ = self.try_script("return null", &[]);
        let asked = self
            .browser
            .bidi
            .command("browsingContext.getTree", &json!({}));
        let lost = asked.err().map(|error| format!("no answer: {error}"));
        let events = self.browser.bidi.events();
        events.iter().filter_map(complaint).chain(lost).collect()
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
        if !thread::panicking() {
            assert!(
                complaints.is_empty(),
                "the browser logged errors: {complaints:#?}"
            );
        }
    }
}
