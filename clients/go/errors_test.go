package dozor

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"testing"
	"time"

	dozorv1 "github.com/dozor-project/dozor/clients/go/gen/dozor/v1"
	"google.golang.org/genproto/googleapis/rpc/errdetails"
	spb "google.golang.org/genproto/googleapis/rpc/status"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/protoadapt"
	"google.golang.org/protobuf/types/known/anypb"
	"google.golang.org/protobuf/types/known/durationpb"
)

func failure(t *testing.T, c codes.Code, message string, details ...protoadapt.MessageV1) error {
	t.Helper()
	failed, err := status.New(c, message).WithDetails(details...)
	if err != nil {
		t.Fatal(err)
	}
	return failed.Err()
}

func TestARefusalTellsItsFields(t *testing.T) {
	err := failure(t, codes.InvalidArgument, "2 fields are wrong",
		&errdetails.ErrorInfo{
			Domain: Domain, Reason: "INVALID_REQUEST",
			Metadata: map[string]string{"violations_left_out": "12"},
		},
		&errdetails.BadRequest{FieldViolations: []*errdetails.BadRequest_FieldViolation{
			{Field: "attackers[1].items[0]", Reason: "NOT_ALLOWED", Description: "no"},
			{Field: "objective", Reason: "MISSING"},
		}},
	)
	var refused *Error
	if !errors.As(fmt.Errorf("turn 3: %w", FromError(err)), &refused) {
		t.Fatal("is no *Error")
	}
	want := []Violation{
		{"attackers[1].items[0]", "NOT_ALLOWED", "no"}, {"objective", "MISSING", ""},
	}
	if !reflect.DeepEqual(refused.Violations, want) || refused.ViolationsLeftOut != 12 {
		t.Errorf("%v and %d more", refused.Violations, refused.ViolationsLeftOut)
	}
	if refused.Reason != "INVALID_REQUEST" {
		t.Error(refused.Reason)
	}
	if refused.Error() != "INVALID_ARGUMENT: 2 fields are wrong" {
		t.Error(refused)
	}
	if status.Code(refused) != codes.InvalidArgument || len(status.Convert(refused).Details()) != 2 {
		t.Error("gRPC does not find the status any more")
	}
}

func TestAnOverloadedServerTellsHowLongToWait(t *testing.T) {
	err := FromError(failure(t, codes.ResourceExhausted, "busy",
		&errdetails.ErrorInfo{Domain: Domain, Reason: "OVERLOADED"},
		&errdetails.RetryInfo{RetryDelay: durationpb.New(1500 * time.Millisecond)},
	))
	var refused *Error
	if !errors.As(err, &refused) || refused.RetryAfter != 1500*time.Millisecond {
		t.Errorf("%#v", err)
	}
}

func TestDetailsOfOthersDoNotHideTheFault(t *testing.T) {
	other, _ := anypb.New(&errdetails.ErrorInfo{Domain: "proxy.example", Reason: "NO_ROUTE"})
	broken := &anypb.Any{TypeUrl: "type.googleapis.com/google.rpc.BadRequest", Value: []byte{0xff}}
	unknown := &anypb.Any{TypeUrl: "type.googleapis.com/not.Known"}
	err := FromError(status.FromProto(&spb.Status{
		Code: int32(codes.Unavailable), Message: "gone", Details: []*anypb.Any{other, broken, unknown},
	}).Err())
	var refused *Error
	if !errors.As(err, &refused) || refused.Reason != "" || refused.Code != codes.Unavailable {
		t.Errorf("%#v", err)
	}
}

func TestWhatIsNoStatusStaysAsItIs(t *testing.T) {
	already := &Error{Code: codes.NotFound}
	for _, err := range []error{nil, io.EOF, already} {
		if got := FromError(err); got != err {
			t.Errorf("%v became %v", err, got)
		}
	}
}

func TestAnItemOfABatchFailsAsACallDoes(t *testing.T) {
	err := FromItem(&dozorv1.Error{
		Code: int32(codes.InvalidArgument), Message: "1 field is wrong: objective",
		Reason: dozorv1.ErrorReason_ERROR_REASON_INVALID_REQUEST,
		Violations: []*dozorv1.FieldViolation{{
			Field: "objective", Description: "give one",
			Reason: dozorv1.ViolationReason_VIOLATION_REASON_MISSING,
		}},
	})
	var refused *Error
	if !errors.As(err, &refused) || refused.Reason != "INVALID_REQUEST" {
		t.Fatalf("%#v", err)
	}
	if got := refused.Violations[0].String(); got != "objective (MISSING): give one" {
		t.Error(got)
	}
	if FromItem(nil) != nil {
		t.Error("an item without an error has one")
	}
}
