//! The published service config: how long calls may take, and what is tried again.

use std::time::Duration;

use serde::{Deserialize, Deserializer, de};
use tonic::Code;

/// `clients/service_config.json`, as all clients use it.
const PUBLISHED: &str = include_str!("../../service_config.json");

/// What of a gRPC service config this client acts on.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ServiceConfig {
    pub retry_throttling: RetryThrottling,
    method_config: Vec<MethodConfig>,
}

/// When failures are so many that nothing is tried again.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RetryThrottling {
    pub max_tokens: f64,
    pub token_ratio: f64,
}

/// How some methods are called.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MethodConfig {
    name: Vec<MethodName>,
    /// Bounds all attempts together.
    #[serde(default, deserialize_with = "duration")]
    pub timeout: Option<Duration>,
    pub retry_policy: RetryPolicy,
}

#[derive(Debug, Deserialize)]
struct MethodName {
    service: String,
    method: Option<String>,
}

/// What is tried again, how often and when.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RetryPolicy {
    /// Attempts, the first one included.
    pub max_attempts: u32,
    #[serde(deserialize_with = "wait")]
    initial_backoff: Duration,
    #[serde(deserialize_with = "wait")]
    max_backoff: Duration,
    backoff_multiplier: f64,
    #[serde(rename = "retryableStatusCodes", deserialize_with = "codes")]
    pub retryable: Vec<Code>,
}

impl ServiceConfig {
    /// The config that Dozor publishes for its clients.
    pub fn published() -> Self {
        serde_json::from_str(PUBLISHED).expect("the published service config is well-formed")
    }

    /// What holds for a method: what names it, before what names its whole service.
    pub fn method(&self, service: &str, method: &str) -> &MethodConfig {
        let naming = |method: Option<&str>| {
            self.method_config.iter().find(|config| {
                let named =
                    |name: &MethodName| name.service == service && name.method.as_deref() == method;
                config.name.iter().any(named)
            })
        };
        naming(Some(method))
            .or_else(|| naming(None))
            .expect("the published service config names every service")
    }
}

impl RetryPolicy {
    /// The longest wait after so many failed attempts; the wait itself is drawn at random below it.
    pub fn backoff(&self, failures: u32) -> Duration {
        let growth = self.backoff_multiplier.powf(f64::from(failures - 1));
        let seconds = self.initial_backoff.as_secs_f64() * growth;
        Duration::from_secs_f64(seconds.min(self.max_backoff.as_secs_f64()))
    }
}

fn duration<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Duration>, D::Error> {
    wait(from).map(Some)
}

/// A `google.protobuf.Duration` in JSON, such as "0.05s".
fn wait<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
    let text = String::deserialize(from)?;
    let seconds = text.strip_suffix('s').and_then(|text| text.parse().ok());
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| de::Error::custom(format!("{text:?} is no duration such as \"0.05s\"")))
}

fn codes<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Code>, D::Error> {
    let code = |name: &String| match name.as_str() {
        "UNAVAILABLE" => Ok(Code::Unavailable),
        "RESOURCE_EXHAUSTED" => Ok(Code::ResourceExhausted),
        "ABORTED" => Ok(Code::Aborted),
        _ => Err(de::Error::custom(format!(
            "{name} is not known as a code to retry"
        ))),
    };
    Vec::<String>::deserialize(from)?.iter().map(code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_method_named_alone_has_its_own_timeout_and_others_their_services() {
        let config = ServiceConfig::published();
        let timeout = |service, method| config.method(service, method).timeout;
        let station = "dozor.v1.StationService";
        let seconds = |seconds| Some(Duration::from_secs(seconds));
        assert_eq!(timeout(station, "ResolveTurn"), seconds(10));
        assert_eq!(timeout(station, "ResolveBatch"), seconds(60));
        assert_eq!(timeout(station, "ResolveBatchStream"), None);
        assert_eq!(timeout("dozor.v1.RaidService", "ForecastRaid"), seconds(60));
    }

    #[test]
    fn waits_double_up_to_the_longest_one() {
        let config = ServiceConfig::published();
        let retry = &config
            .method("dozor.v1.RaidService", "ResolveRaid")
            .retry_policy;
        let waits: Vec<u128> = (1..=6).map(|n| retry.backoff(n).as_millis()).collect();
        assert_eq!(waits, [50, 100, 200, 400, 800, 1000]);
        assert_eq!(retry.max_attempts, 5);
        assert_eq!(retry.retryable, [Code::Unavailable]);
    }
}
