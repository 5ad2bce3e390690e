//! The stream of a table's page, as a browser follows it.

use std::net::SocketAddr;

use flate2::read::ZlibDecoder;
use futures_util::stream::{BoxStream, SplitSink};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::{Client, TestApp, TestTable};

/// The stream of an open page.
pub struct TestPage {
    messages: BoxStream<'static, Value>,
    sink: SplitSink<WebSocketStream<MaybeTlsStream<TcpStream>>, Message>,
}

impl TestApp {
    /// Serves on a free port and returns the address.
    pub async fn open_door(&self) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let stop = std::future::pending();
        tokio::spawn(server::serve(self.app.clone(), listener, stop));
        address
    }
}

impl TestPage {
    /// Opens the stream of a page with this fingerprint; without one the page shows nothing yet.
    pub async fn open(
        address: SocketAddr,
        table: &TestTable,
        client: &Client,
        print: &str,
    ) -> Self {
        let url = format!("ws://{address}/t/{}/live?print={print}", table.id);
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = client.cookie() {
            let cookie = format!("almagest={}", cookie.trim_start_matches("almagest="));
            request
                .headers_mut()
                .insert("cookie", cookie.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await.unwrap();
        let (sink, stream) = socket.split();
        let texts = stream.filter_map(async |message| match message {
            Ok(Message::Text(text)) => serde_json::from_str(&text).ok(),
            Ok(Message::Binary(bytes)) => serde_json::from_reader(ZlibDecoder::new(&*bytes)).ok(),
            _ => None,
        });
        let messages = texts.boxed();
        Self { messages, sink }
    }

    /// Sends a text message.
    pub async fn send(&mut self, text: &str) {
        self.sink.send(Message::text(text)).await.unwrap();
    }

    /// Returns the next message.
    pub async fn next(&mut self) -> Value {
        self.messages.next().await.unwrap()
    }

    /// Waits until the stream ends.
    pub async fn ended(&mut self) {
        while self.messages.next().await.is_some() {}
    }

    /// Returns the next message of this version or a later one.
    pub async fn version(&mut self, version: u64) -> Value {
        loop {
            let news = self.next().await;
            if news["version"].as_u64() >= Some(version) {
                return news;
            }
        }
    }
}
