package dozor

import (
	"context"

	"google.golang.org/grpc"
)

// typeUnaryErrors makes an [*Error] of a call's error. Attempts are gRPC's own affair, below: what
// comes here is what is left when the last one has failed.
func typeUnaryErrors(
	ctx context.Context, method string, request, answer any,
	connection *grpc.ClientConn, invoke grpc.UnaryInvoker, options ...grpc.CallOption,
) error {
	return FromError(invoke(ctx, method, request, answer, connection, options...))
}

// typeStreamErrors does the same for a stream.
func typeStreamErrors(
	ctx context.Context, description *grpc.StreamDesc, connection *grpc.ClientConn,
	method string, open grpc.Streamer, options ...grpc.CallOption,
) (grpc.ClientStream, error) {
	stream, err := open(ctx, description, connection, method, options...)
	if err != nil {
		return nil, FromError(err)
	}
	return typedStream{stream}, nil
}

type typedStream struct{ grpc.ClientStream }

func (s typedStream) SendMsg(message any) error { return FromError(s.ClientStream.SendMsg(message)) }

func (s typedStream) RecvMsg(message any) error { return FromError(s.ClientStream.RecvMsg(message)) }

func (s typedStream) CloseSend() error { return FromError(s.ClientStream.CloseSend()) }
