//! The same over HTTPS, through a proxy with a certificate of its own.

use crate::{
    guest::{Guest, blank},
    host::{Host, bot, make},
    program::run_in,
};
use protocol::{rest::SeatWish, shared::Pace};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use rustls::{
    ServerConfig,
    pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer},
};
use std::{fs, net::SocketAddr, sync::Arc};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    runtime::Runtime,
};
use tokio_rustls::TlsAcceptor;

/// A proxy that speaks HTTPS before a server that does not, and its certificate.
fn proxy(runtime: &Runtime, server: SocketAddr) -> (u16, String) {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(signing_key.serialize_der()));
    let config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)
        .expect("a certificate and its key");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
    let port = listener.local_addr().expect("an address").port();
    runtime.spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                // A client that does not trust the certificate hangs up.
                let Ok(mut stream) = acceptor.accept(stream).await else { return };
                let Ok(mut inside) = TcpStream::connect(server).await else { return };
                copy_bidirectional(&mut stream, &mut inside).await.ok();
            });
        }
    });
    (port, cert.pem())
}

#[test]
fn a_match_is_played_over_https_if_the_certificate_is_trusted() {
    let host = Host::start();
    let runtime = Runtime::new().expect("threads");
    let (port, pem) = proxy(&runtime, host.addr);
    let made = make(&host.api(), vec![SeatWish::Open, bot()], Pace::Correspondence);
    let memory = blank();
    let link = format!("https://localhost:{port}/m/{}", made.info.id);
    let refused = run_in(memory.path(), ["join", &link], b"").ended(1);
    assert!(refused.err.contains("Nobody answers at https://localhost"), "{}", refused.err);
    let file = memory.path().join("trusted.pem");
    fs::write(&file, pem).expect("a file");
    let mut guest = Guest::with(memory.path(), &[&link], &[("SSL_CERT_FILE", &file)]);
    guest.until("You play the Rebels.");
    for _ in 0..4 {
        guest.say("1");
    }
    guest.until("Give one order of the revealed card");
    let ran = guest.leave().ended(0);
    assert!(ran.out.contains(&format!("https://localhost:{port}/m/")), "{}", ran.out);
}
