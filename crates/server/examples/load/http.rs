//! Requests to the server.

use super::{Fault, PATIENCE};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpStream,
    time::timeout,
};

/// A connection for requests.
#[derive(Debug)]
pub(crate) struct Http {
    addr: SocketAddr,
    stream: BufReader<TcpStream>,
}

impl Http {
    pub(crate) async fn open(addr: SocketAddr) -> Result<Self, Fault> {
        let stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        Ok(Self { addr, stream: BufReader::new(stream) })
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Value, Fault> {
        let text = self.ask("POST", path, &body.to_string()).await?;
        serde_json::from_str(&text).map_err(|e| format!("{path}: {e}: {text}").into())
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: &str) -> Result<String, Fault> {
        let (addr, length) = (self.addr, body.len());
        // Without cookies: the token is told in words.
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {addr}\r\nx-escadrille-token: tell\r\ncontent-length: {length}\r\n\r\n"
        );
        self.stream.write_all((head + body).as_bytes()).await?;
        let mut length = 0;
        loop {
            let mut line = String::new();
            if timeout(PATIENCE, self.stream.read_line(&mut line)).await?? == 0 {
                return Err(format!("{path}: closed").into());
            }
            let line = line.trim_end().to_ascii_lowercase();
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse()?;
            }
            if line.is_empty() {
                break;
            }
        }
        let mut text = vec![0; length];
        self.stream.read_exact(&mut text).await?;
        Ok(String::from_utf8(text)?)
    }

    /// One of the server's counters.
    pub(crate) async fn counter(&mut self, name: &str) -> Result<f64, Fault> {
        let (text, start) = (self.ask("GET", "/metrics", "").await?, format!("escadrille_{name}_total "));
        let line = text.lines().find_map(|line| line.strip_prefix(start.as_str()));
        Ok(line.ok_or("no such counter")?.parse()?)
    }
}
