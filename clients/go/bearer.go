package dozor

import (
	"context"
	"strings"
)

// sendable tells whether a header may hold the token.
func sendable(token string) bool {
	hidden := func(r rune) bool { return r < '!' || r > '~' }
	return token != "" && !strings.ContainsFunc(token, hidden)
}

// bearer is the credentials of a call: a token that the server knows.
type bearer struct {
	token     string
	plaintext bool
}

func (b bearer) GetRequestMetadata(context.Context, ...string) (map[string]string, error) {
	return map[string]string{"authorization": "Bearer " + b.token}, nil
}

func (b bearer) RequireTransportSecurity() bool { return !b.plaintext }
