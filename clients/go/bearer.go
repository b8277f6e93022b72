package dozor

import "context"

// bearer is the credentials of a call: a token that the server knows.
type bearer struct {
	token     string
	plaintext bool
}

func (b bearer) GetRequestMetadata(context.Context, ...string) (map[string]string, error) {
	return map[string]string{"authorization": "Bearer " + b.token}, nil
}

func (b bearer) RequireTransportSecurity() bool { return !b.plaintext }
