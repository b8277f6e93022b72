//! Trying calls again, as gRPC's retry design (A6) says; tonic has nothing of its own for it.

use std::future::Future;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::{self, Instant};
use tonic::{Code, Status};

use crate::config::{MethodConfig, RetryPolicy, RetryThrottling};
use crate::error::lost_is_unavailable;

const PUSHBACK: &str = "grpc-retry-pushback-ms";

/// Counts failures and successes of all calls of a client, so that a long outage is not made worse.
#[derive(Debug)]
pub struct Throttle {
    max_tokens: f64,
    token_ratio: f64,
    tokens: Mutex<f64>,
}

impl Throttle {
    pub fn new(config: &RetryThrottling) -> Self {
        Self {
            max_tokens: config.max_tokens,
            token_ratio: config.token_ratio,
            tokens: Mutex::new(config.max_tokens),
        }
    }

    fn succeeded(&self) {
        let mut tokens = self.tokens();
        *tokens = (*tokens + self.token_ratio).min(self.max_tokens);
    }

    /// Takes a token; tells whether enough are left to try again.
    fn failed(&self) -> bool {
        let mut tokens = self.tokens();
        *tokens = (*tokens - 1.0).max(0.0);
        *tokens > self.max_tokens / 2.0
    }

    fn tokens(&self) -> MutexGuard<'_, f64> {
        self.tokens.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Makes attempts until one succeeds, fails for good, or the time is up. An attempt is told how much
/// time it has. A caller's own shorter timeout counts.
pub async fn call<T, F>(
    config: &MethodConfig,
    throttle: &Throttle,
    own_timeout: Option<Duration>,
    attempt: impl FnMut(Option<Duration>) -> F,
) -> Result<T, Status>
where
    F: Future<Output = Result<T, Status>>,
{
    let timeout = [config.timeout, own_timeout].into_iter().flatten().min();
    let Some(timeout) = timeout else {
        return attempts(&config.retry_policy, throttle, None, attempt).await;
    };
    let deadline = Instant::now() + timeout;
    let attempts = attempts(&config.retry_policy, throttle, Some(deadline), attempt);
    let expired = || Status::deadline_exceeded(format!("no answer within {timeout:?}"));
    match time::timeout_at(deadline, attempts).await {
        Err(_) => Err(expired()),
        // The transport watches the same deadline, but calls what it does then a cancellation.
        Ok(Err(status)) if status.code() == Code::Cancelled && Instant::now() >= deadline => {
            Err(expired())
        }
        Ok(result) => result,
    }
}

async fn attempts<T, F>(
    policy: &RetryPolicy,
    throttle: &Throttle,
    deadline: Option<Instant>,
    mut attempt: impl FnMut(Option<Duration>) -> F,
) -> Result<T, Status>
where
    F: Future<Output = Result<T, Status>>,
{
    for failures in 1.. {
        let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let status = match attempt(left).await {
            Ok(answer) => {
                throttle.succeeded();
                return Ok(answer);
            }
            Err(status) => lost_is_unavailable(status),
        };
        if !policy.retryable.contains(&status.code()) {
            return Err(status);
        }
        let may_retry = throttle.failed() && failures < policy.max_attempts;
        match wait(policy, failures, &status) {
            Some(wait) if may_retry => time::sleep(wait).await,
            _ => return Err(status),
        }
    }
    unreachable!("the loop ends by returning")
}

/// How long to wait before the next attempt; none: the server asks not to be tried again.
fn wait(policy: &RetryPolicy, failures: u32, status: &Status) -> Option<Duration> {
    match status.metadata().get(PUSHBACK) {
        Some(told) => told.to_str().ok()?.parse().ok().map(Duration::from_millis),
        None => Some(policy.backoff(failures).mul_f64(fastrand::f64())),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;
    use crate::config::ServiceConfig;

    /// What a server answers, one an attempt; then it is gone.
    struct Script {
        answers: RefCell<Vec<Result<u32, Status>>>,
        attempts: Cell<usize>,
    }

    impl Script {
        fn new(answers: impl IntoIterator<Item = Result<u32, Status>>) -> Self {
            let mut answers: Vec<_> = answers.into_iter().collect();
            answers.reverse();
            Self {
                answers: RefCell::new(answers),
                attempts: Cell::new(0),
            }
        }

        async fn answer(&self) -> Result<u32, Status> {
            self.attempts.update(|attempts| attempts + 1);
            let answer = self.answers.borrow_mut().pop();
            answer.unwrap_or_else(|| Err(gone()))
        }

        async fn called(&self, throttle: &Throttle) -> Result<u32, Status> {
            let config = ServiceConfig::published();
            let method = config.method("dozor.v1.RaidService", "ResolveRaid");
            call(method, throttle, None, |_| self.answer()).await
        }

        fn attempts(&self) -> usize {
            self.attempts.get()
        }
    }

    fn gone() -> Status {
        Status::unavailable("gone")
    }

    fn throttle() -> Throttle {
        Throttle::new(&ServiceConfig::published().retry_throttling)
    }

    #[tokio::test]
    async fn a_replica_that_has_gone_is_asked_again_until_another_answers() {
        let script = Script::new([Err(gone()), Err(gone()), Ok(7)]);
        assert_eq!(script.called(&throttle()).await.unwrap(), 7);
        assert_eq!(script.attempts(), 3);
    }

    #[tokio::test]
    async fn where_nobody_answers_the_call_fails_after_five_attempts() {
        let script = Script::new([]);
        let status = script.called(&throttle()).await.unwrap_err();
        assert_eq!(status.code(), Code::Unavailable);
        assert_eq!(script.attempts(), 5);
    }

    #[tokio::test]
    async fn a_refusal_is_not_tried_again() {
        let script = Script::new([Err(Status::resource_exhausted("overloaded")), Ok(7)]);
        let status = script.called(&throttle()).await.unwrap_err();
        assert_eq!(status.code(), Code::ResourceExhausted);
        assert_eq!(script.attempts(), 1);
    }

    #[tokio::test]
    async fn a_long_outage_uses_up_the_tokens_until_successes_bring_them_back() {
        let throttle = throttle();
        while throttle.failed() {}
        let tired = Script::new([Err(gone()), Ok(7)]);
        assert!(tired.called(&throttle).await.is_err());
        assert_eq!(tired.attempts(), 1);
        for _ in 0..100 {
            Script::new([Ok(7)]).called(&throttle).await.unwrap();
        }
        let rested = Script::new([Err(gone()), Ok(7)]);
        assert_eq!(rested.called(&throttle).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn the_server_may_say_when_to_come_back_or_that_it_is_no_use() {
        let pushed_back = |told: &str| {
            let mut status = gone();
            status
                .metadata_mut()
                .insert(PUSHBACK, told.parse().unwrap());
            Err(status)
        };
        let later = Script::new([pushed_back("1100"), Ok(7)]);
        let start = Instant::now();
        later.called(&throttle()).await.unwrap();
        assert!(start.elapsed() >= Duration::from_millis(1100));
        let never = Script::new([pushed_back("-1"), Ok(7)]);
        assert!(never.called(&throttle()).await.is_err());
        assert_eq!(never.attempts(), 1);
    }

    #[tokio::test]
    async fn the_callers_shorter_timeout_bounds_all_attempts_together() {
        let config = ServiceConfig::published();
        let method = config.method("dozor.v1.RaidService", "ResolveRaid");
        let own = Some(Duration::from_millis(20));
        let throttle = throttle();
        let called = call(method, &throttle, own, async |left| {
            assert!(left <= own);
            time::sleep(Duration::from_secs(60)).await;
            Ok(())
        });
        let status = called.await.unwrap_err();
        assert_eq!(status.code(), Code::DeadlineExceeded);
    }
}
