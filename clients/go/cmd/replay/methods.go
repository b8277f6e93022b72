package main

import (
	"bytes"
	"context"
	"errors"
	"io"

	dozor "github.com/dozor-project/dozor/clients/go"
	"google.golang.org/grpc"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/encoding/protodelim"
	"google.golang.org/protobuf/proto"
)

// method is how one RPC is replayed.
type method struct {
	requestSuffix, answerSuffix string
	// send sends what a file holds; it returns the bytes of the answer, or those of the
	// google.rpc.Status. An error is one of the file.
	send func(context.Context, []byte) (answer, failure []byte, err error)
}

// methods returns all RPCs by the names of their folders.
func methods(c *dozor.Client) map[string]method {
	return map[string]method{
		"StationService.ResolveEngagement":  unary(c.Station.ResolveEngagement),
		"StationService.ResolveTurn":        unary(c.Station.ResolveTurn),
		"StationService.ResolveBatch":       unary(c.Station.ResolveBatch),
		"StationService.ResolveBatchStream": stream(c.Station.ResolveBatchStream),
		"RaidService.ResolveBreach":         unary(c.Raid.ResolveBreach),
		"RaidService.ResolveAssault":        unary(c.Raid.ResolveAssault),
		"RaidService.ResolveRaid":           unary(c.Raid.ResolveRaid),
		"RaidService.ResolveRaidBatch":      unary(c.Raid.ResolveRaidBatch),
		"RaidService.ForecastRaid":          unary(c.Raid.ForecastRaid),
		"RulebookService.ListRulebooks":     unary(c.Rulebook.ListRulebooks),
		"RulebookService.GetRulebook":       unary(c.Rulebook.GetRulebook),
	}
}

// message is a generated message: M is its struct, so that a new one can be made.
type message[M any] interface {
	*M
	proto.Message
}

func unary[Q, A any, Request message[Q], Answer message[A]](
	call func(context.Context, Request, ...grpc.CallOption) (Answer, error),
) method {
	send := func(ctx context.Context, file []byte) (answer, failure []byte, err error) {
		request := Request(new(Q))
		if err := proto.Unmarshal(file, request); err != nil {
			return nil, nil, err
		}
		var trailer metadata.MD
		reply, err := call(ctx, request, grpc.Trailer(&trailer))
		if err != nil {
			failure, err = statusBytes(trailer, err)
			return nil, failure, err
		}
		answer, err = marshal.Marshal(reply)
		return answer, nil, err
	}
	return method{".request.binpb", ".response.binpb", send}
}

func stream[Q, A any, Request message[Q], Answer message[A]](
	open func(context.Context, ...grpc.CallOption) (grpc.BidiStreamingClient[Q, A], error),
) method {
	send := func(ctx context.Context, file []byte) (answer, failure []byte, err error) {
		requests, err := readDelimited[Q, Request](file)
		if err != nil {
			return nil, nil, err
		}
		call, err := open(ctx)
		if err != nil {
			failure, err = statusBytes(nil, err)
			return nil, failure, err
		}
		// Sent beside the receiving: a server whose answers nobody takes would stop reading.
		go sendAll(call, requests)
		answer, err = receiveAll[Q, A, Answer](call)
		if err != nil {
			failure, err = statusBytes(call.Trailer(), err)
			return nil, failure, err
		}
		return answer, nil, nil
	}
	return method{".requests.delimpb", ".responses.delimpb", send}
}

var (
	marshal   = protodelim.MarshalOptions{MarshalOptions: proto.MarshalOptions{Deterministic: true}}
	unmarshal = protodelim.UnmarshalOptions{MaxSize: -1}
)

func readDelimited[Q any, Request message[Q]](file []byte) ([]*Q, error) {
	var requests []*Q
	reader := bytes.NewReader(file)
	for {
		request := Request(new(Q))
		err := unmarshal.UnmarshalFrom(reader, request)
		if errors.Is(err, io.EOF) {
			return requests, nil
		}
		if err != nil {
			return nil, err
		}
		requests = append(requests, request)
	}
}

// sendAll sends all requests. Why one could not be sent shows where answers are received.
func sendAll[Q, A any](call grpc.BidiStreamingClient[Q, A], requests []*Q) {
	for _, request := range requests {
		if call.Send(request) != nil {
			return
		}
	}
	_ = call.CloseSend()
}

func receiveAll[Q, A any, Answer message[A]](call grpc.BidiStreamingClient[Q, A]) ([]byte, error) {
	var answers bytes.Buffer
	for {
		answer, err := call.Recv()
		if errors.Is(err, io.EOF) {
			return answers.Bytes(), nil
		}
		if err != nil {
			return nil, err
		}
		if _, err := marshal.MarshalTo(&answers, Answer(answer)); err != nil {
			return nil, err
		}
	}
}

// statusBytes returns a failed call's google.rpc.Status as the trailers have it, or, where they have
// none, one of code and message.
func statusBytes(trailer metadata.MD, failure error) ([]byte, error) {
	if details := trailer.Get("grpc-status-details-bin"); len(details) > 0 {
		return []byte(details[0]), nil
	}
	return marshal.Marshal(status.Convert(failure).Proto())
}
