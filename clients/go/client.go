// Package dozor calls a Dozor server: it connects, waits and tries again as the server's published
// service config says, and makes every refused call an [*Error] that tells which fields were wrong.
//
//	client, err := dozor.New("localhost:50051")
//	if err != nil { ... }
//	defer client.Close()
//	answer, err := client.Station.ResolveEngagement(ctx, request)
//	var refused *dozor.Error
//	if errors.As(err, &refused) { fmt.Println(refused.Violations) }
package dozor

import (
	"crypto/tls"
	_ "embed"
	"errors"

	dozorv1 "github.com/dozor-project/dozor/clients/go/gen/dozor/v1"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/credentials/insecure"
	_ "google.golang.org/grpc/health" // The service config asks for health checks.
)

// ServiceConfig is the published service config: how long calls may take, and what is tried again.
// It is clients/service_config.json, which says why in the README beside it.
//
//go:embed service_config.json
var ServiceConfig string

// MaxReceivedBytes is what a server's answer may have; gRPC alone would refuse more than 4 MiB.
const MaxReceivedBytes = 64 << 20

// Client is a connection to a server, or to its replicas. It is safe for concurrent use, and one is
// enough for a process.
type Client struct {
	// Station resolves fights and turns.
	Station dozorv1.StationServiceClient
	// Raid plays and forecasts raids.
	Raid dozorv1.RaidServiceClient
	// Rulebook tells what rulebooks there are, and what they hold.
	Rulebook dozorv1.RulebookServiceClient

	connection *grpc.ClientConn
}

type settings struct {
	tls            *tls.Config
	token          *string
	plaintextToken bool
	serviceConfig  string
	dial           []grpc.DialOption
}

// Option changes how [New] connects.
type Option func(*settings)

// WithTLS encrypts the connection. An empty config, or nil, trusts the system's authorities.
func WithTLS(config *tls.Config) Option {
	if config == nil {
		config = &tls.Config{MinVersion: tls.VersionTLS12}
	}
	return func(s *settings) { s.tls = config }
}

// WithToken sends a bearer token with every call. It needs [WithTLS].
func WithToken(token string) Option {
	return func(s *settings) { s.token, s.plaintextToken = &token, false }
}

// WithPlaintextToken sends a bearer token with every call, also where the connection is not encrypted
// and everybody on the way can read it: to a proxy on the same machine that encrypts.
func WithPlaintextToken(token string) Option {
	return func(s *settings) { s.token, s.plaintextToken = &token, true }
}

// WithServiceConfig replaces [ServiceConfig] by another gRPC service config, in JSON.
func WithServiceConfig(json string) Option {
	return func(s *settings) { s.serviceConfig = json }
}

// WithDialOptions adds options of gRPC itself, such as interceptors or keepalive.
func WithDialOptions(options ...grpc.DialOption) Option {
	return func(s *settings) { s.dial = append(s.dial, options...) }
}

// New makes a client of the server at the target, such as "localhost:50051" or, for all replicas
// that a name has, "dns:///dozor.example:50051". Without options the connection is plain text.
//
// It connects with the first call: an error here is one of the target or the options.
func New(target string, options ...Option) (*Client, error) {
	s := settings{serviceConfig: ServiceConfig}
	for _, option := range options {
		option(&s)
	}
	if s.token != nil && !sendable(*s.token) {
		return nil, errors.New("dozor: the token cannot be sent: it must be visible ASCII characters, " +
			"without spaces and line breaks")
	}
	if s.token != nil && s.tls == nil && !s.plaintextToken {
		return nil, errors.New("dozor: a token without TLS can be read by everybody on the way: " +
			"add WithTLS, or say WithPlaintextToken where that is meant")
	}
	connection, err := grpc.NewClient(target, s.dialOptions()...)
	if err != nil {
		return nil, err
	}
	return &Client{
		Station:    dozorv1.NewStationServiceClient(connection),
		Raid:       dozorv1.NewRaidServiceClient(connection),
		Rulebook:   dozorv1.NewRulebookServiceClient(connection),
		connection: connection,
	}, nil
}

// Connection is the connection itself, for other services of the server such as health.
func (c *Client) Connection() *grpc.ClientConn { return c.connection }

// Close ends the connection; calls in flight fail with CANCELLED.
func (c *Client) Close() error { return c.connection.Close() }

func (s *settings) dialOptions() []grpc.DialOption {
	transport := insecure.NewCredentials()
	if s.tls != nil {
		transport = credentials.NewTLS(s.tls)
	}
	options := []grpc.DialOption{
		grpc.WithTransportCredentials(transport),
		grpc.WithDefaultServiceConfig(s.serviceConfig),
		// What a name's TXT record says is not what is published with the contract.
		grpc.WithDisableServiceConfig(),
		grpc.WithDefaultCallOptions(grpc.MaxCallRecvMsgSize(MaxReceivedBytes)),
		grpc.WithChainUnaryInterceptor(typeUnaryErrors),
		grpc.WithChainStreamInterceptor(typeStreamErrors),
	}
	if s.token != nil {
		token := bearer{token: *s.token, plaintext: s.plaintextToken}
		options = append(options, grpc.WithPerRPCCredentials(token))
	}
	return append(options, s.dial...)
}
