package dozor

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	dozorv1 "github.com/dozor-project/dozor/clients/go/gen/dozor/v1"
	"google.golang.org/genproto/googleapis/rpc/code"
	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

// Domain is the domain of the reasons that a Dozor server gives.
const Domain = "dozor.v1"

// Error is a call, or an item of a batch, that failed. Every error of a [Client]'s calls is one, or,
// at the end of a stream, io.EOF.
type Error struct {
	// Code is the status code.
	Code codes.Code
	// Message is the fault in one English sentence.
	Message string
	// Reason is the name of an ErrorReason without its prefix, such as "INVALID_REQUEST". Empty where
	// the fault is not the server's own word: no connection, a deadline, an unknown method.
	Reason string
	// Violations are the fields that are wrong.
	Violations []Violation
	// ViolationsLeftOut is how many more there are, for which the error had no room.
	ViolationsLeftOut int
	// RetryAfter is how long to wait before the next call; 0 where the server does not say.
	RetryAfter time.Duration

	status *status.Status
}

// Violation is one field that is wrong.
type Violation struct {
	// Field is its path from the root of the request, such as "attackers[1].items[0]".
	Field string
	// Reason is the name of a ViolationReason without its prefix, such as "OUT_OF_RANGE".
	Reason string
	// Description is what was given and what would be right; it may be empty where there are very
	// many violations.
	Description string
}

// Error returns the code and the message, such as "INVALID_ARGUMENT: 1 field is wrong: objective".
func (e *Error) Error() string { return CodeName(e.Code) + ": " + e.Message }

// GRPCStatus lets the package status of gRPC read the error.
func (e *Error) GRPCStatus() *status.Status { return e.status }

// CodeName returns the name of a status code as it is in the contract, such as "INVALID_ARGUMENT".
func CodeName(c codes.Code) string { return code.Code(c).String() }

// FromError makes an [*Error] of what a stub has returned; [Client]'s stubs have done so already.
// An error that has no status, such as io.EOF, stays as it is, and so does nil.
func FromError(err error) error {
	if _, done := err.(*Error); err == nil || done {
		return err
	}
	failed, ok := status.FromError(err)
	if !ok {
		return err
	}
	e := &Error{Code: failed.Code(), Message: failed.Message(), status: failed}
	for _, detail := range failed.Details() {
		e.add(detail)
	}
	return e
}

// FromItem makes an [*Error] of the error of one item of a batch; nil makes nil.
func FromItem(item *dozorv1.Error) error {
	if item == nil {
		return nil
	}
	c := codes.Code(item.Code)
	e := &Error{Code: c, Message: item.Message, status: status.New(c, item.Message)}
	if item.Reason != dozorv1.ErrorReason_ERROR_REASON_UNSPECIFIED {
		e.Reason = strings.TrimPrefix(item.Reason.String(), "ERROR_REASON_")
	}
	for _, v := range item.Violations {
		reason := strings.TrimPrefix(v.Reason.String(), "VIOLATION_REASON_")
		e.Violations = append(e.Violations, Violation{v.Field, reason, v.Description})
	}
	return e
}

// add takes in one detail of a status. One that cannot be read comes as an error, and is passed
// over: it must not hide the fault itself.
func (e *Error) add(detail any) {
	switch d := detail.(type) {
	case *errdetails.ErrorInfo:
		if d.Domain == Domain {
			e.Reason = d.Reason
			e.ViolationsLeftOut, _ = strconv.Atoi(d.Metadata["violations_left_out"])
		}
	case *errdetails.BadRequest:
		for _, v := range d.FieldViolations {
			e.Violations = append(e.Violations, Violation{v.Field, v.Reason, v.Description})
		}
	case *errdetails.RetryInfo:
		e.RetryAfter = d.RetryDelay.AsDuration()
	}
}

// String returns the violation in one line: field, reason, description.
func (v Violation) String() string {
	return fmt.Sprintf("%s (%s): %s", v.Field, v.Reason, v.Description)
}
