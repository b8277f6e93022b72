package dozor

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"math/big"
	"net"
	"os"
	"strings"
	"testing"
	"time"

	dozorv1 "github.com/dozor-project/dozor/clients/go/gen/dozor/v1"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/credentials"
	healthv1 "google.golang.org/grpc/health/grpc_health_v1"
	"google.golang.org/grpc/status"
)

var request = &dozorv1.ResolveEngagementRequest{}

func connect(t *testing.T, address string, options ...Option) *Client {
	t.Helper()
	client, err := New(address, options...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = client.Close() })
	return client
}

func TestTheEmbeddedServiceConfigIsThePublishedOne(t *testing.T) {
	published, err := os.ReadFile("../service_config.json")
	if err != nil {
		t.Fatal(err)
	}
	if string(published) != ServiceConfig {
		t.Error("clients/go/service_config.json differs from clients/service_config.json: copy it")
	}
}

func TestACallIsTriedAgainWhereAReplicaHasGone(t *testing.T) {
	gone := status.Error(codes.Unavailable, "gone")
	server := &moody{failures: []error{gone, gone}, summary: "won"}
	answer, err := connect(t, server.serve(t)).Station.ResolveEngagement(context.Background(), request)
	if err != nil || answer.Summary != "won" || server.calls != 3 {
		t.Errorf("%v, %v after %d calls", answer, err, server.calls)
	}
}

func TestACallThatFailsAgainIsSentOnce(t *testing.T) {
	server := &moody{failures: []error{failure(t, codes.ResourceExhausted, "busy")}}
	_, err := connect(t, server.serve(t)).Station.ResolveEngagement(context.Background(), request)
	var refused *Error
	if !errors.As(err, &refused) || refused.Code != codes.ResourceExhausted || server.calls != 1 {
		t.Errorf("%#v after %d calls", err, server.calls)
	}
}

func TestAReplicaThatIsNotServingGetsNoCall(t *testing.T) {
	server := &moody{}
	client := connect(t, server.serve(t))
	server.health.SetServingStatus("", healthv1.HealthCheckResponse_NOT_SERVING)
	_, err := client.Station.ResolveEngagement(context.Background(), request)
	var refused *Error
	if !errors.As(err, &refused) || refused.Code != codes.Unavailable || server.calls != 0 {
		t.Errorf("%#v after %d calls", err, server.calls)
	}
}

func TestAStreamEndsWithATypedError(t *testing.T) {
	server := &moody{failures: []error{failure(t, codes.Unavailable, "stops")}}
	stream, err := connect(t, server.serve(t)).Station.ResolveBatchStream(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if err := stream.Send(&dozorv1.ResolveBatchStreamRequest{}); err != nil {
		t.Fatal(err)
	}
	if _, err := stream.Recv(); err != nil {
		t.Fatal(err)
	}
	if err := stream.CloseSend(); err != nil {
		t.Fatal(err)
	}
	_, err = stream.Recv()
	var refused *Error
	if !errors.As(err, &refused) || refused.Message != "stops" {
		t.Errorf("%#v", err)
	}
}

func TestAStreamThatEndsWellEndsWithEOF(t *testing.T) {
	server := &moody{}
	stream, err := connect(t, server.serve(t)).Station.ResolveBatchStream(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if err := stream.CloseSend(); err != nil {
		t.Fatal(err)
	}
	if _, err := stream.Recv(); err != io.EOF {
		t.Errorf("%#v", err)
	}
}

func TestAnAnswerMayBeLargerThanFourMebibytes(t *testing.T) {
	server := &moody{summary: strings.Repeat("x", 5<<20)}
	answer, err := connect(t, server.serve(t)).Station.ResolveEngagement(context.Background(), request)
	if err != nil || len(answer.Summary) != 5<<20 {
		t.Error(err)
	}
}

func TestATokenIsSentOverTLS(t *testing.T) {
	certificate, authorities := certify(t)
	server := &moody{}
	address := server.serve(t, grpc.Creds(credentials.NewServerTLSFromCert(&certificate)))
	client := connect(t, address, WithTLS(&tls.Config{RootCAs: authorities}), WithToken("secret"))
	if _, err := client.Station.ResolveEngagement(context.Background(), request); err != nil {
		t.Fatal(err)
	}
	if len(server.tokens) != 1 || server.tokens[0] != "Bearer secret" {
		t.Error(server.tokens)
	}
}

func TestATokenIsNotSentInPlainTextUnlessThatIsMeant(t *testing.T) {
	server := &moody{}
	address := server.serve(t)
	if _, err := New(address, WithToken("secret")); err == nil || !strings.Contains(err.Error(), "WithTLS") {
		t.Error(err)
	}
	client := connect(t, address, WithPlaintextToken("secret"))
	if _, err := client.Station.ResolveEngagement(context.Background(), request); err != nil {
		t.Fatal(err)
	}
	if len(server.tokens) != 1 {
		t.Error(server.tokens)
	}
}

func TestABrokenServiceConfigIsRefusedAtOnce(t *testing.T) {
	if _, err := New("localhost:1", WithServiceConfig("{")); err == nil {
		t.Error("was taken")
	}
}

// certify makes a certificate for 127.0.0.1 that only the returned authorities know.
func certify(t *testing.T) (tls.Certificate, *x509.CertPool) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1),
		NotAfter:     time.Now().Add(time.Hour),
		IPAddresses:  []net.IP{net.IPv4(127, 0, 0, 1)},
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	authorities := x509.NewCertPool()
	authorities.AddCert(parsed)
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, authorities
}

func TestATokenThatCannotBeSentIsRefusedAndNotShown(t *testing.T) {
	for _, token := range []string{"", "sec\nret", "sec ret", "s\u00e9cret"} {
		_, err := New("localhost:1", WithPlaintextToken(token))
		if err == nil || !strings.Contains(err.Error(), "cannot be sent") || strings.Contains(err.Error(), "ret") {
			t.Errorf("%q: %v", token, err)
		}
	}
}
