//! Errors that say what was wrong.

use std::error::Error as StdError;
use std::fmt;
use std::time::Duration;

use prost::Message;
use tonic::{Code, Status};

use crate::proto::{ErrorReason, ViolationReason};
use crate::rpc;

const DOMAIN: &str = "dozor.v1";

/// Why a call brought no answer.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Dozor refused the call and says why.
    #[error("{}: {}", code_name(.0.code), .0.message)]
    Refused(Box<Refusal>),
    /// The call failed without Dozor's reasons: nobody answered, the time was up, or gRPC itself refused it.
    #[error("{}: {}", code_name(.0.code()), in_full(.0))]
    Failed(Box<Status>),
    /// The client cannot be built from what was given.
    #[error("{0}")]
    Setup(String),
}

/// What Dozor says of a call that it refused.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The status code.
    pub code: Code,
    /// The fault in words, in English.
    pub message: String,
    /// The reason; unspecified where the server knows one that this client does not.
    pub reason: ErrorReason,
    /// The fields that are wrong, all at once.
    pub violations: Vec<Violation>,
    /// How long to wait before the next call, where the server is overloaded.
    pub retry_after: Option<Duration>,
}

/// One field that is wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// Path of the field from the root of the request, such as `attackers[1].items[0]`.
    pub field: String,
    /// The kind of fault; unspecified where the server knows one that this client does not.
    pub reason: ViolationReason,
    /// What was given and what would be right; may be empty where there are very many violations.
    pub description: String,
}

impl Error {
    /// The status code; none where there was no call.
    pub fn code(&self) -> Option<Code> {
        match self {
            Self::Refused(refusal) => Some(refusal.code),
            Self::Failed(status) => Some(status.code()),
            Self::Setup(_) => None,
        }
    }

    /// The fields that are wrong; empty for other faults.
    pub fn violations(&self) -> &[Violation] {
        match self {
            Self::Refused(refusal) => &refusal.violations,
            Self::Failed(_) | Self::Setup(_) => &[],
        }
    }
}

impl From<Status> for Error {
    fn from(status: Status) -> Self {
        let status = lost_is_unavailable(status);
        match refusal(&status) {
            Some(refusal) => Self::Refused(Box::new(refusal)),
            None => Self::Failed(Box::new(status)),
        }
    }
}

impl fmt::Display for Violation {
    /// `<field path> (<REASON>): <description>`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = self.reason.as_str_name();
        let reason = reason.trim_start_matches("VIOLATION_REASON_");
        write!(out, "{} ({reason}): {}", self.field, self.description)
    }
}

/// Makes UNAVAILABLE of a connection that was lost, as gRPC does in other languages; tonic says UNKNOWN
/// or, where the request was still waiting for it, CANCELLED.
pub(crate) fn lost_is_unavailable(status: Status) -> Status {
    let lost = match status.code() {
        // A status that came from the server has no source.
        Code::Unknown => status.source().is_some(),
        Code::Cancelled => {
            let by_transport = |cause: &hyper::Error| cause.is_canceled();
            causes(&status).any(|cause| cause.downcast_ref().is_some_and(by_transport))
        }
        _ => false,
    };
    if lost {
        Status::unavailable(in_full(&status))
    } else {
        status
    }
}

fn causes<'a>(status: &'a Status) -> impl Iterator<Item = &'a (dyn StdError + 'static)> {
    std::iter::successors(status.source(), |&cause| cause.source())
}

fn refusal(status: &Status) -> Option<Refusal> {
    let details = rpc::Status::decode(status.details()).ok()?;
    let info: rpc::ErrorInfo = details.detail().filter(is_dozors)?;
    let bad_request: rpc::BadRequest = details.detail().unwrap_or_default();
    let retry: Option<rpc::RetryInfo> = details.detail();
    Some(Refusal {
        code: status.code(),
        message: status.message().to_owned(),
        reason: ErrorReason::from_str_name(&format!("ERROR_REASON_{}", info.reason))
            .unwrap_or_default(),
        violations: bad_request
            .field_violations
            .into_iter()
            .map(Violation::from)
            .collect(),
        retry_after: retry.and_then(|retry| retry.retry_delay?.try_into().ok()),
    })
}

fn is_dozors(info: &rpc::ErrorInfo) -> bool {
    info.domain == DOMAIN
}

impl From<rpc::FieldViolation> for Violation {
    fn from(violation: rpc::FieldViolation) -> Self {
        let reason = format!("VIOLATION_REASON_{}", violation.reason);
        Self {
            field: violation.field,
            reason: ViolationReason::from_str_name(&reason).unwrap_or_default(),
            description: violation.description,
        }
    }
}

/// The message, and what caused it as far as it says more: the transport's own messages say little.
fn in_full(status: &Status) -> String {
    let mut text = status.message().to_owned();
    for cause in causes(status) {
        let more = cause.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
    }
    text
}

fn code_name(code: Code) -> &'static str {
    match code {
        Code::Ok => "OK",
        Code::Cancelled => "CANCELLED",
        Code::Unknown => "UNKNOWN",
        Code::InvalidArgument => "INVALID_ARGUMENT",
        Code::DeadlineExceeded => "DEADLINE_EXCEEDED",
        Code::NotFound => "NOT_FOUND",
        Code::AlreadyExists => "ALREADY_EXISTS",
        Code::PermissionDenied => "PERMISSION_DENIED",
        Code::ResourceExhausted => "RESOURCE_EXHAUSTED",
        Code::FailedPrecondition => "FAILED_PRECONDITION",
        Code::Aborted => "ABORTED",
        Code::OutOfRange => "OUT_OF_RANGE",
        Code::Unimplemented => "UNIMPLEMENTED",
        Code::Internal => "INTERNAL",
        Code::Unavailable => "UNAVAILABLE",
        Code::DataLoss => "DATA_LOSS",
        Code::Unauthenticated => "UNAUTHENTICATED",
    }
}

#[cfg(test)]
mod tests {
    use prost_types::Any;

    use super::*;

    fn any<T: rpc::Detail>(detail: T) -> Any {
        Any {
            type_url: format!("type.googleapis.com/{}", T::NAME),
            value: detail.encode_to_vec(),
        }
    }

    fn error_info(domain: &str, reason: &str) -> Any {
        any(rpc::ErrorInfo {
            reason: reason.to_owned(),
            domain: domain.to_owned(),
            ..Default::default()
        })
    }

    fn error(code: Code, details: Vec<Any>) -> Error {
        let message = "no".to_owned();
        let details = rpc::Status {
            code: code as i32,
            message: message.clone(),
            details,
        };
        Status::with_details(code, message, details.encode_to_vec().into()).into()
    }

    #[test]
    fn a_refusal_names_its_reason_and_every_wrong_field() {
        let violation = |field: &str, reason: &str| rpc::FieldViolation {
            field: field.to_owned(),
            reason: reason.to_owned(),
            description: "a number from 0 to 2".to_owned(),
        };
        let bad_request = any(rpc::BadRequest {
            field_violations: vec![
                violation("attackers[0].wounds", "OUT_OF_RANGE"),
                violation("objective", "OF_A_LATER_VERSION"),
            ],
        });
        let details = vec![error_info("dozor.v1", "INVALID_REQUEST"), bad_request];
        let error = error(Code::InvalidArgument, details);
        assert_eq!(error.to_string(), "INVALID_ARGUMENT: no");
        let told: Vec<String> = error.violations().iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "attackers[0].wounds (OUT_OF_RANGE): a number from 0 to 2",
                "objective (UNSPECIFIED): a number from 0 to 2"
            ]
        );
        let Error::Refused(refusal) = error else {
            panic!("{error} should be a refusal")
        };
        assert_eq!(refusal.reason, ErrorReason::InvalidRequest);
    }

    #[test]
    fn an_overloaded_server_says_how_long_to_wait() {
        let retry = any(rpc::RetryInfo {
            retry_delay: Some(prost_types::Duration {
                seconds: 1,
                nanos: 500_000_000,
            }),
        });
        let details = vec![error_info("dozor.v1", "OVERLOADED"), retry];
        let Error::Refused(refusal) = error(Code::ResourceExhausted, details) else {
            panic!("should be a refusal")
        };
        assert_eq!(refusal.reason, ErrorReason::Overloaded);
        assert_eq!(refusal.retry_after, Some(Duration::from_millis(1500)));
    }

    #[test]
    fn what_others_say_is_not_taken_for_a_refusal_of_dozor() {
        let details = vec![error_info("proxy.example", "INVALID_REQUEST")];
        assert!(matches!(
            error(Code::InvalidArgument, details),
            Error::Failed(_)
        ));
        let garbage = Status::with_details(Code::Internal, "no", vec![0xff; 3].into());
        assert!(matches!(Error::from(garbage), Error::Failed(_)));
    }
}
