//! Client of Dozor, which resolves station combat and raids.
//!
//! [`Client`] calls a server, waits and tries again as the published service config says, and returns
//! [`Error`]s that tell which fields of a request were wrong. [`dice`] recomputes the dice of a raid
//! from its seed. [`proto`] holds the messages and the generated stubs.

mod client;
mod config;
pub mod dice;
mod error;
mod retry;
pub mod rpc;

pub use client::{Answers, Bearer, Builder, Client, Stub};
pub use error::{Error, Refusal, Violation};
#[cfg(feature = "tls")]
pub use tonic::transport::{Certificate, ClientTlsConfig, Identity};

/// The messages and stubs of the contract `dozor.v1`.
#[allow(clippy::all, missing_docs)]
pub mod proto {
    tonic::include_proto!("dozor.v1");
}
