//! Calling a server.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tonic::metadata::{Ascii, MetadataValue};
use tonic::service::Interceptor;
use tonic::service::interceptor::InterceptedService;
#[cfg(feature = "tls")]
use tonic::transport::ClientTlsConfig;
use tonic::transport::{Channel, Endpoint};
use tonic::{Request, Response, Status, Streaming};

use crate::config::ServiceConfig;
use crate::error::Error;
use crate::proto::raid_service_client::RaidServiceClient;
use crate::proto::rulebook_service_client::RulebookServiceClient;
use crate::proto::station_service_client::StationServiceClient;
use crate::proto::*;
use crate::retry::{self, Throttle};

const STATION: &str = "dozor.v1.StationService";
const RAID: &str = "dozor.v1.RaidService";
const RULEBOOK: &str = "dozor.v1.RulebookService";

/// The largest answer that a server gives unless told otherwise, in bytes; libraries take 4 MiB.
const LARGEST_ANSWER: usize = 64 << 20;

/// What the generated stubs call through: a connection that adds the token.
pub type Stub = InterceptedService<Channel, Bearer>;

/// A client of one server. Cheap to clone; clones share the connection.
#[derive(Clone, Debug)]
pub struct Client {
    stub: Stub,
    config: Arc<ServiceConfig>,
    throttle: Arc<Throttle>,
    timeout: Option<Duration>,
}

/// Collects what a [`Client`] needs.
#[derive(Clone, Debug)]
pub struct Builder {
    address: String,
    token: Option<String>,
    plaintext_token: bool,
    #[cfg(feature = "tls")]
    tls: Option<ClientTlsConfig>,
}

impl Builder {
    /// Sends this bearer token with every call. It wants TLS, or [`Builder::plaintext_token`].
    #[must_use]
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(token.into());
        self
    }

    /// Sends the token also without TLS, where everybody on the way can read it.
    #[must_use]
    pub fn plaintext_token(mut self) -> Self {
        self.plaintext_token = true;
        self
    }

    /// Calls over TLS: `ClientTlsConfig::new().with_native_roots()` trusts whom the system trusts,
    /// `.ca_certificate(...)` an authority of one's own, `.identity(...)` is for mutual TLS.
    #[cfg(feature = "tls")]
    #[must_use]
    pub fn tls(mut self, config: ClientTlsConfig) -> Self {
        self.tls = Some(config);
        self
    }

    /// The client. Connects when it is first called, and again when the connection was lost. To be
    /// called in a Tokio runtime.
    ///
    /// # Errors
    ///
    /// [`Error::Setup`] where the address or the token has not the form that is needed, the token would be
    /// sent in plain text, or TLS cannot be set up.
    pub fn build(self) -> Result<Client, Error> {
        let bearer = Bearer::new(self.token.as_deref())?;
        if self.token.is_some() && !self.plaintext_token && !self.encrypted() {
            let told = "a token without TLS can be read by everybody on the way: call tls, or \
                        plaintext_token where that is meant";
            return Err(Error::Setup(told.to_owned()));
        }
        let channel = self.endpoint()?.connect_lazy();
        let config = ServiceConfig::published();
        Ok(Client {
            stub: InterceptedService::new(channel, bearer),
            throttle: Arc::new(Throttle::new(&config.retry_throttling)),
            config: Arc::new(config),
            timeout: None,
        })
    }

    #[cfg(feature = "tls")]
    fn encrypted(&self) -> bool {
        self.tls.is_some()
    }

    #[cfg(not(feature = "tls"))]
    fn encrypted(&self) -> bool {
        false
    }

    #[cfg(feature = "tls")]
    fn endpoint(&self) -> Result<Endpoint, Error> {
        match &self.tls {
            None => self.endpoint_of("http"),
            Some(config) => self
                .endpoint_of("https")?
                .tls_config(config.clone())
                .map_err(|error| Error::Setup(format!("TLS cannot be used: {error:?}"))),
        }
    }

    #[cfg(not(feature = "tls"))]
    fn endpoint(&self) -> Result<Endpoint, Error> {
        self.endpoint_of("http")
    }

    fn endpoint_of(&self, scheme: &str) -> Result<Endpoint, Error> {
        let address = &self.address;
        Endpoint::from_shared(format!("{scheme}://{address}"))
            .map_err(|_| Error::Setup(format!("{address:?} is no address such as localhost:50051")))
    }
}

impl Client {
    /// A client without TLS and token, for a server at `HOST:PORT`.
    ///
    /// # Errors
    ///
    /// [`Error::Setup`] where the address has not that form.
    pub fn new(address: impl Into<String>) -> Result<Self, Error> {
        Self::builder(address).build()
    }

    /// A client to be built, for a server at `HOST:PORT`.
    pub fn builder(address: impl Into<String>) -> Builder {
        Builder {
            address: address.into(),
            token: None,
            plaintext_token: false,
            #[cfg(feature = "tls")]
            tls: None,
        }
    }

    /// The same client with a timeout of its own for each call; a shorter one of the service config counts.
    #[must_use]
    pub fn with_timeout(&self, timeout: Duration) -> Self {
        Self {
            timeout: Some(timeout),
            ..self.clone()
        }
    }

    /// The generated stub of station combat: one attempt a call, no timeout.
    pub fn station(&self) -> StationServiceClient<Stub> {
        StationServiceClient::new(self.stub.clone()).max_decoding_message_size(LARGEST_ANSWER)
    }

    /// The generated stub of raids: one attempt a call, no timeout.
    pub fn raids(&self) -> RaidServiceClient<Stub> {
        RaidServiceClient::new(self.stub.clone()).max_decoding_message_size(LARGEST_ANSWER)
    }

    /// The generated stub of rulebooks: one attempt a call, no timeout.
    pub fn rulebooks(&self) -> RulebookServiceClient<Stub> {
        RulebookServiceClient::new(self.stub.clone()).max_decoding_message_size(LARGEST_ANSWER)
    }

    /// Resolves many engagements by a stream: every message is answered by one, in order. Tried again
    /// until its first answer; after that, send what has no answer by a new one.
    pub async fn resolve_batch_stream(
        &self,
        messages: Vec<ResolveBatchStreamRequest>,
    ) -> Result<Answers, Error> {
        let attempt = async |left| {
            let request = timed(tokio_stream::iter(messages.clone()), left);
            self.station().resolve_batch_stream(request).await
        };
        let stream = self.call(STATION, "ResolveBatchStream", attempt).await?;
        Ok(Answers(stream))
    }

    async fn call<T, F>(
        &self,
        service: &str,
        method: &str,
        attempt: impl FnMut(Option<Duration>) -> F,
    ) -> Result<T, Error>
    where
        F: Future<Output = Result<Response<T>, Status>>,
    {
        let config = self.config.method(service, method);
        let response = retry::call(config, &self.throttle, self.timeout, attempt).await?;
        Ok(response.into_inner())
    }
}

macro_rules! calls {
    ($($(#[$doc:meta])* $service:ident / $method:literal:
       $stub:ident.$name:ident($request:ty) -> $response:ty;)*) => {
        /// The calls. They wait and try again as the published service config says, and fail with
        /// [`Error::Refused`] where Dozor says what was wrong, with [`Error::Failed`] otherwise.
        impl Client {$(
            $(#[$doc])*
            pub async fn $name(&self, request: $request) -> Result<$response, Error> {
                self.call($service, $method, async |left| {
                    self.$stub().$name(timed(request.clone(), left)).await
                })
                .await
            }
        )*}
    };
}

calls! {
    /// Resolves one attack on a station.
    STATION / "ResolveEngagement":
    station.resolve_engagement(ResolveEngagementRequest) -> ResolveEngagementResponse;
    /// Resolves all attacks on one station in one turn.
    STATION / "ResolveTurn":
    station.resolve_turn(ResolveTurnRequest) -> ResolveTurnResponse;
    /// Resolves many engagements.
    STATION / "ResolveBatch":
    station.resolve_batch(ResolveBatchRequest) -> ResolveBatchResponse;
    /// Plays rounds of a breach.
    RAID / "ResolveBreach":
    raids.resolve_breach(ResolveBreachRequest) -> ResolveBreachResponse;
    /// Plays rounds of an assault.
    RAID / "ResolveAssault":
    raids.resolve_assault(ResolveAssaultRequest) -> ResolveAssaultResponse;
    /// Plays a whole raid.
    RAID / "ResolveRaid":
    raids.resolve_raid(ResolveRaidRequest) -> ResolveRaidResponse;
    /// Plays many whole raids.
    RAID / "ResolveRaidBatch":
    raids.resolve_raid_batch(ResolveRaidBatchRequest) -> ResolveRaidBatchResponse;
    /// Tells how a raid may end, and how likely.
    RAID / "ForecastRaid":
    raids.forecast_raid(ForecastRaidRequest) -> ForecastRaidResponse;
    /// Lists the rulebooks that the server has.
    RULEBOOK / "ListRulebooks":
    rulebooks.list_rulebooks(ListRulebooksRequest) -> ListRulebooksResponse;
    /// Returns one rulebook whole.
    RULEBOOK / "GetRulebook":
    rulebooks.get_rulebook(GetRulebookRequest) -> GetRulebookResponse;
}

fn timed<T>(message: T, left: Option<Duration>) -> Request<T> {
    let mut request = Request::new(message);
    if let Some(left) = left {
        request.set_timeout(left);
    }
    request
}

/// The answers of a stream, in the order of its messages.
#[derive(Debug)]
pub struct Answers(Streaming<ResolveBatchStreamResponse>);

impl Answers {
    /// The next answer; none: every message was answered.
    ///
    /// # Errors
    ///
    /// As with other calls; what was answered before stays answered.
    pub async fn next(&mut self) -> Result<Option<ResolveBatchStreamResponse>, Error> {
        Ok(self.0.message().await?)
    }
}

/// Adds the bearer token, if there is one.
#[derive(Clone, Debug)]
pub struct Bearer(Option<MetadataValue<Ascii>>);

impl Bearer {
    fn new(token: Option<&str>) -> Result<Self, Error> {
        let header = |token: &str| {
            if token.is_empty() || !token.bytes().all(|byte| byte.is_ascii_graphic()) {
                let told = "the token cannot be sent: it must be visible ASCII characters, without \
                            spaces and line breaks";
                return Err(Error::Setup(told.to_owned()));
            }
            let mut value = MetadataValue::try_from(format!("Bearer {token}")).map_err(|_| {
                Error::Setup("the token has characters that a header may not have".to_owned())
            })?;
            value.set_sensitive(true);
            Ok(value)
        };
        token.map(header).transpose().map(Self)
    }
}

impl Interceptor for Bearer {
    fn call(&mut self, mut request: Request<()>) -> Result<Request<()>, Status> {
        if let Some(value) = &self.0 {
            request
                .metadata_mut()
                .insert("authorization", value.clone());
        }
        Ok(request)
    }
}
