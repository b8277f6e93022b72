package dozor

import (
	"context"
	"net"
	"sync"
	"testing"

	dozorv1 "github.com/dozor-project/dozor/clients/go/gen/dozor/v1"
	"google.golang.org/grpc"
	"google.golang.org/grpc/health"
	healthv1 "google.golang.org/grpc/health/grpc_health_v1"
	"google.golang.org/grpc/metadata"
)

// moody is a server that fails when it is told to, as a real Dozor does not on demand.
type moody struct {
	dozorv1.UnimplementedStationServiceServer
	health *health.Server

	mu       sync.Mutex
	failures []error
	calls    int
	tokens   []string
	summary  string
}

// serve starts the server; it ends with the test.
func (m *moody) serve(t *testing.T, options ...grpc.ServerOption) (address string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	m.health = health.NewServer()
	server := grpc.NewServer(options...)
	dozorv1.RegisterStationServiceServer(server, m)
	healthv1.RegisterHealthServer(server, m.health)
	go func() { _ = server.Serve(listener) }()
	t.Cleanup(server.Stop)
	return listener.Addr().String()
}

// next counts a call, and returns its failure, if there is one left.
func (m *moody) next(ctx context.Context) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.calls++
	m.tokens = metadata.ValueFromIncomingContext(ctx, "authorization")
	if len(m.failures) == 0 {
		return nil
	}
	failure := m.failures[0]
	m.failures = m.failures[1:]
	return failure
}

func (m *moody) ResolveEngagement(
	ctx context.Context, _ *dozorv1.ResolveEngagementRequest,
) (*dozorv1.ResolveEngagementResponse, error) {
	if err := m.next(ctx); err != nil {
		return nil, err
	}
	return &dozorv1.ResolveEngagementResponse{Summary: m.summary}, nil
}

func (m *moody) ResolveBatchStream(
	stream grpc.BidiStreamingServer[dozorv1.ResolveBatchStreamRequest, dozorv1.ResolveBatchStreamResponse],
) error {
	for {
		if _, err := stream.Recv(); err != nil {
			return m.next(stream.Context())
		}
		if err := stream.Send(&dozorv1.ResolveBatchStreamResponse{}); err != nil {
			return err
		}
	}
}
