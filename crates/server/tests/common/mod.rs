//! A whole server without a socket, and clients that keep their cookies like a browser.
//!
//! ```ignore
//! let server = TestApp::new().await;
//! let ada = server.guest("Ada").await;
//! let me = ada.get("/api/v1/me").await.ok(200);
//! let refused = server.client().get("/api/v1/me").await.refused(401, "who");
//! ```

#![allow(
    dead_code,
    unused_imports,
    clippy::unwrap_used,
    reason = "each test program uses a part of this module, and tests may panic"
)]

mod described;
mod page;
mod place;
mod proxy;
mod record;
mod stream;
mod table;

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::header::{
    ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, HeaderName, SET_COOKIE,
};
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode};
use serde_json::{Value, json};
use server::storage::Storage;
use server::{App, Clock, Settings, app};
use tower::ServiceExt;

pub use described::{description, operation};
pub use page::TestPage;
pub use place::Place;
pub use proxy::{Loss, Proxy};
pub use record::{live, replays};
pub use stream::TestStream;
pub use table::{TABLES, TestTable, action, machine, make, me, number, open, text, wish};

/// The host name all clients use.
pub const HERE: &str = "almagest.example";

/// The time at which every test begins.
pub const BEGINNING: i64 = 1_700_000_000_000;

/// A server with a database of its own. Request rates are not limited, and time stands still until the
/// clock is advanced.
#[derive(Clone)]
pub struct TestApp {
    /// The shared state.
    pub app: App,
    /// The server's clock, which tests advance by hand.
    pub clock: Clock,
    /// The `Storage` that the server under test uses.
    pub storage: Arc<dyn Storage>,
    /// Where the database is.
    pub place: Place,
    opened: Arc<place::Opened>,
    router: Router,
}

impl TestApp {
    /// Starts a server with the usual settings for tests.
    pub async fn new() -> Self {
        Self::with(|_| {}).await
    }

    /// Starts a server with the usual settings and a database at a place.
    pub async fn at(place: Place) -> Self {
        Self::with_at(|_| {}, place).await
    }

    /// Starts a server with changed settings.
    pub async fn with(change: impl FnOnce(&mut Settings)) -> Self {
        Self::with_at(change, Place::new().await).await
    }

    async fn with_at(change: impl FnOnce(&mut Settings), place: Place) -> Self {
        let mut settings = Settings {
            requests_per_second: None,
            guests_per_minute: None,
            human_moments: false,
            ..Settings::default()
        };
        change(&mut settings);
        Self::open(settings, Clock::manual(BEGINNING), place).await
    }

    /// Restarts the server: everything in memory is lost, everything stored remains.
    pub async fn restart(&self) -> Self {
        self.app.storage.close().await;
        let settings = self.app.settings.clone();
        Self::open(settings, self.clock.clone(), self.place.clone()).await
    }

    /// Returns the metrics.
    pub async fn metrics(&self) -> String {
        let router = server::private_app(self.app.clone());
        let request = Request::get("/metrics").body(Body::empty()).unwrap();
        let response = router.oneshot(request).await.unwrap();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        String::from_utf8(bytes.into()).unwrap()
    }

    /// Starts another server with a copy of everything stored here.
    pub async fn copy(&self) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("copy.db");
        self.app.storage.backup(&file).await.unwrap();
        let settings = self.app.settings.clone();
        let place = Place::with(&file).await;
        Self::open(settings, Clock::manual(self.clock.now()), place).await
    }

    /// Starts a server at time `now` with a copy of a database.
    pub async fn upgraded(database: &std::path::Path, now: i64) -> Self {
        let settings = Settings {
            requests_per_second: None,
            human_moments: false,
            ..Settings::default()
        };
        Self::open(settings, Clock::manual(now), Place::with(database).await).await
    }

    async fn open(settings: Settings, clock: Clock, place: Place) -> Self {
        let opened = place.open().await;
        let storage = Arc::clone(&opened.storage);
        let kept = Arc::clone(&storage);
        let parts = App::open(settings, kept, clock.clone()).await.unwrap();
        Self {
            router: app(parts.clone()),
            app: parts,
            clock,
            storage,
            place,
            opened: Arc::new(opened),
        }
    }

    /// Returns the description of the API.
    pub async fn description(&self) -> &'static Value {
        description(&self.router).await
    }

    /// Returns a client without an identity.
    pub fn client(&self) -> Client {
        Client {
            router: self.router.clone(),
            cookie: Arc::default(),
            headers: HeaderMap::new(),
            address: None,
        }
    }

    /// Creates a guest with this name and returns their client.
    pub async fn guest(&self, name: &str) -> Client {
        let client = self.client();
        let answer = client.post("/api/v1/guests", json!({ "name": name })).await;
        answer.ok(201);
        client
    }

    /// Keeps the thread on which machine players think busy until the returned sender is dropped.
    /// The server must have exactly one such thread.
    pub async fn busy_machines(&self) -> std::sync::mpsc::Sender<()> {
        assert_eq!(self.app.settings.think_threads, 1);
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let (began, begun) = tokio::sync::oneshot::channel();
        self.app.pool.think([255; 16], move |_| {
            began.send(()).unwrap();
            let _ = wait.recv();
        });
        begun.await.unwrap();
        go
    }

    /// Keeps the database from growing, as if the disk were full, or lets it grow again.
    pub async fn fill_disk(&self, full: bool) {
        self.place.fill(&self.opened, full).await;
    }

    /// Creates a program with this name and returns its client, which has a token.
    pub async fn program(&self, name: &str) -> Client {
        let token = server::make_token(&*self.app.storage, &self.clock, name).await;
        self.client().token(&token.unwrap())
    }
}

/// A client. Its clones share its cookie.
#[derive(Clone)]
pub struct Client {
    router: Router,
    cookie: Arc<Mutex<Option<String>>>,
    headers: HeaderMap,
    address: Option<SocketAddr>,
}

impl Client {
    /// Returns the same client with one more header on all its requests.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        let name: HeaderName = name.parse().unwrap();
        self.headers.append(name, value.parse().unwrap());
        self
    }

    /// Returns the same client with a token.
    pub fn token(self, token: &str) -> Self {
        self.header(AUTHORIZATION.as_str(), &format!("Bearer {token}"))
    }

    /// Returns the same client with a preferred language.
    pub fn speaking(self, language: &str) -> Self {
        self.header(ACCEPT_LANGUAGE.as_str(), language)
    }

    /// Returns the same client with another address.
    pub fn from(mut self, address: &str) -> Self {
        self.address = Some(SocketAddr::new(address.parse().unwrap(), 12345));
        self
    }

    /// Returns the value of its cookie.
    pub fn cookie(&self) -> Option<String> {
        self.cookie.lock().unwrap().clone()
    }

    /// Replaces or removes its cookie.
    pub fn set_cookie(&self, value: Option<&str>) {
        *self.cookie.lock().unwrap() = value.map(str::to_owned);
    }

    /// Sends GET.
    pub async fn get(&self, path: &str) -> Answer {
        self.empty(Method::GET, path).await
    }

    /// Sends DELETE.
    pub async fn delete(&self, path: &str) -> Answer {
        self.empty(Method::DELETE, path).await
    }

    /// Sends POST with JSON.
    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.json(Method::POST, path, body).await
    }

    /// Sends PATCH with JSON.
    pub async fn patch(&self, path: &str, body: Value) -> Answer {
        self.json(Method::PATCH, path, body).await
    }

    /// Sends PUT with JSON.
    pub async fn put(&self, path: &str, body: Value) -> Answer {
        self.json(Method::PUT, path, body).await
    }

    /// Sends JSON.
    pub async fn json(&self, method: Method, path: &str, body: Value) -> Answer {
        self.raw(method, path, Some("application/json"), body.to_string())
            .await
    }

    /// Sends a body of any kind.
    pub async fn raw(
        &self,
        method: Method,
        path: &str,
        kind: Option<&str>,
        body: impl Into<Body>,
    ) -> Answer {
        let request = Request::builder().method(method).uri(path);
        let request = match kind {
            Some(kind) => request.header(CONTENT_TYPE, kind),
            None => request,
        };
        self.send(request.body(body.into()).unwrap()).await
    }

    /// Sends a request without a body.
    pub async fn empty(&self, method: Method, path: &str) -> Answer {
        self.raw(method, path, None, Body::empty()).await
    }

    /// Sends a request with the client's headers and cookie, and reads the whole response. Checks
    /// that the API description covers its status.
    pub async fn send(&self, request: Request<Body>) -> Answer {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let response = self.start(request).await;
        let (parts, body) = response.into_parts();
        described::check(&self.router, &method, &path, parts.status).await;
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: to_bytes(body, usize::MAX).await.unwrap(),
        }
    }

    /// Sends a request and leaves the body of the response to be read as it arrives.
    pub async fn start(&self, request: Request<Body>) -> axum::response::Response {
        let request = self.dressed(request);
        let response = self.router.clone().oneshot(request).await.unwrap();
        self.keep_cookie(response.headers());
        response
    }

    /// Sends a request as it is, without the client's headers.
    pub async fn undressed(&self, request: Request<Body>) -> axum::response::Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    fn dressed(&self, mut request: Request<Body>) -> Request<Body> {
        if let Some(address) = self.address {
            request.extensions_mut().insert(ConnectInfo(address));
        }
        let headers = request.headers_mut();
        headers.extend(self.headers.clone());
        headers
            .entry(HOST)
            .or_insert(HeaderValue::from_static(HERE));
        if let Some(cookie) = self.cookie() {
            let cookie = format!("theme=dark; almagest={cookie}");
            headers.append(COOKIE, cookie.parse().unwrap());
        }
        request
    }

    fn keep_cookie(&self, headers: &HeaderMap) {
        for header in headers.get_all(SET_COOKIE) {
            let mut parts = header.to_str().unwrap().split("; ");
            // Other cookies hold preferences, not the identity.
            let pair = parts.next().unwrap();
            let pair = pair.strip_prefix("__Host-").unwrap_or(pair);
            let Some(value) = pair.strip_prefix("almagest=") else {
                continue;
            };
            let gone = parts.any(|part| part == "Max-Age=0");
            self.set_cookie((!gone).then_some(value));
        }
    }
}

/// A response with its whole body.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl Answer {
    /// Returns the body as text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    /// Returns the body as JSON.
    #[track_caller]
    pub fn value(&self) -> Value {
        let value = serde_json::from_slice(&self.body);
        value.unwrap_or_else(|_| panic!("not JSON: {} {}", self.status, self.text()))
    }

    /// Returns a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// Checks the status and returns the body as JSON, or `Null` if it is empty.
    #[track_caller]
    pub fn ok(&self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        if self.body.is_empty() {
            return Value::Null;
        }
        self.value()
    }

    /// Checks that this is a refusal with this status and code, and returns its message.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> String {
        let error = self.ok(status)["error"].take();
        assert_eq!(error["code"], code, "{error}");
        let message = error["message"].as_str().unwrap();
        assert!(!message.contains("Unknown localization"), "{message}");
        // The message is a sentence, perhaps followed by the number of a rule.
        assert!(
            message.ends_with('.') || message.ends_with(')'),
            "{message}"
        );
        message.to_owned()
    }
}
