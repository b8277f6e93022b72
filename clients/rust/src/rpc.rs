//! What a failed call carries in its trailers: the messages of `google.rpc` that Dozor uses.

use std::collections::HashMap;

use prost::Message;
use prost_types::{Any, Duration};

/// `google.rpc.Status`: the content of the trailer `grpc-status-details-bin`.
#[derive(Clone, PartialEq, Message)]
pub struct Status {
    /// A value of `google.rpc.Code`.
    #[prost(int32, tag = "1")]
    pub code: i32,
    /// The fault in words.
    #[prost(string, tag = "2")]
    pub message: String,
    /// The details, such as [`ErrorInfo`].
    #[prost(message, repeated, tag = "3")]
    pub details: Vec<Any>,
}

impl Status {
    /// The first detail of this type, if there is one that can be read.
    pub fn detail<T: Detail>(&self) -> Option<T> {
        let of_type = |any: &&Any| any.type_url.rsplit('/').next() == Some(T::NAME);
        let any = self.details.iter().find(of_type)?;
        T::decode(any.value.as_slice()).ok()
    }
}

/// A message that stands among the details of a [`Status`].
pub trait Detail: Message + Default {
    /// Its full name.
    const NAME: &'static str;
}

/// `google.rpc.ErrorInfo`: why the call failed.
#[derive(Clone, PartialEq, Message)]
pub struct ErrorInfo {
    /// Name of an `ErrorReason` without its prefix.
    #[prost(string, tag = "1")]
    pub reason: String,
    /// Who says so: `dozor.v1`.
    #[prost(string, tag = "2")]
    pub domain: String,
    /// More about it.
    #[prost(map = "string, string", tag = "3")]
    pub metadata: HashMap<String, String>,
}

impl Detail for ErrorInfo {
    const NAME: &'static str = "google.rpc.ErrorInfo";
}

/// `google.rpc.BadRequest`: the fields that are wrong.
#[derive(Clone, PartialEq, Message)]
pub struct BadRequest {
    /// One entry a field.
    #[prost(message, repeated, tag = "1")]
    pub field_violations: Vec<FieldViolation>,
}

impl Detail for BadRequest {
    const NAME: &'static str = "google.rpc.BadRequest";
}

/// One field that is wrong.
#[derive(Clone, PartialEq, Message)]
pub struct FieldViolation {
    /// Path of the field from the root of the request.
    #[prost(string, tag = "1")]
    pub field: String,
    /// What was given and what would be right.
    #[prost(string, tag = "2")]
    pub description: String,
    /// Name of a `ViolationReason` without its prefix.
    #[prost(string, tag = "3")]
    pub reason: String,
}

/// `google.rpc.RetryInfo`: when to try again.
#[derive(Clone, PartialEq, Message)]
pub struct RetryInfo {
    /// How long to wait before the next call.
    #[prost(message, optional, tag = "1")]
    pub retry_delay: Option<Duration>,
}

impl Detail for RetryInfo {
    const NAME: &'static str = "google.rpc.RetryInfo";
}
