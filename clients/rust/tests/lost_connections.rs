//! What the client makes of servers that do not answer as they should, over real connections.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use dozor_client::proto::ResolveEngagementRequest;
use dozor_client::{Client, Error};
use tonic::Code;

/// HTTP/2's empty SETTINGS frame, with which a server greets.
const GREETING: [u8; 9] = [0, 0, 0, 4, 0, 0, 0, 0, 0];

/// Listens, and does this with every connection; returns the address and the number of connections.
fn serve(treat: impl Fn(TcpStream) + Send + 'static) -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let connections = Arc::new(AtomicUsize::new(0));
    let counted = connections.clone();
    thread::spawn(move || {
        for connection in listener.incoming() {
            counted.fetch_add(1, Ordering::Relaxed);
            treat(connection.unwrap());
        }
    });
    (address, connections)
}

async fn error_of(client: &Client) -> Error {
    let request = ResolveEngagementRequest::default();
    client.resolve_engagement(request).await.unwrap_err()
}

#[tokio::test]
async fn a_server_that_hangs_up_at_once_is_tried_again() {
    let (address, connections) = serve(drop);
    let error = error_of(&Client::new(address).unwrap()).await;
    assert_eq!(error.code(), Some(Code::Unavailable), "{error}");
    assert!(connections.load(Ordering::Relaxed) > 1);
}

#[tokio::test]
async fn a_server_that_is_killed_in_the_midst_of_a_call_is_tried_again() {
    let (address, connections) = serve(|mut connection| {
        connection.write_all(&GREETING).unwrap();
        let _request = connection.read(&mut [0; 4096]);
        thread::sleep(Duration::from_millis(50));
    });
    let error = error_of(&Client::new(address).unwrap()).await;
    assert_eq!(error.code(), Some(Code::Unavailable), "{error}");
    assert!(connections.load(Ordering::Relaxed) > 1);
}

#[tokio::test]
async fn a_server_that_says_nothing_is_given_up_after_the_callers_timeout() {
    let (address, _) = serve(|connection| {
        thread::sleep(Duration::from_secs(60));
        drop(connection);
    });
    let patient = Client::new(address).unwrap();
    let error = error_of(&patient.with_timeout(Duration::from_millis(200))).await;
    assert_eq!(
        error.to_string(),
        "DEADLINE_EXCEEDED: no answer within 200ms"
    );
}

#[tokio::test]
async fn where_nobody_listens_the_call_fails_as_unavailable_and_says_so() {
    let error = error_of(&Client::new("localhost:1").unwrap()).await;
    assert_eq!(error.code(), Some(Code::Unavailable));
    assert!(error.to_string().contains("Connection refused"), "{error}");
}

#[tokio::test]
async fn what_cannot_be_an_address_or_a_token_is_refused_before_any_call() {
    let error = Client::new("bad address").unwrap_err();
    assert_eq!(
        error.to_string(),
        "\"bad address\" is no address such as localhost:50051"
    );
    for token in ["two\nlines", "two lines", "l\u{ed}nes", ""] {
        let builder = Client::builder("localhost:1").token(token);
        let Err(Error::Setup(told)) = builder.plaintext_token().build() else {
            panic!("the token {token:?} should be refused")
        };
        assert!(told.starts_with("the token cannot be sent"));
    }
    let builder = Client::builder("localhost:1").token("secret");
    let Err(Error::Setup(_)) = builder.clone().build() else {
        panic!("a token in plain text should be refused")
    };
    builder.plaintext_token().build().unwrap();
}
