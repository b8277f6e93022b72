// Verify-dice computes every die of a raid's answer anew from the seed that the answer tells.
//
// Usage: verify-dice TYPE FILE
//
// TYPE is the short name of the answer's message, such as ResolveRaidResponse; FILE holds its bytes.
package main

import (
	"errors"
	"fmt"
	"os"

	dozor "github.com/dozor-project/dozor/clients/go"
	_ "github.com/dozor-project/dozor/clients/go/gen/dozor/v1" // Messages are found by their name.
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
)

// read returns the answer that a file holds.
func read(name, path string) (proto.Message, error) {
	full := protoreflect.FullName("dozor.v1." + name)
	kind, err := protoregistry.GlobalTypes.FindMessageByName(full)
	if err != nil {
		return nil, fmt.Errorf("there is no message %s: name one such as ResolveRaidResponse", full)
	}
	bytes, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	answer := kind.New().Interface()
	if err := proto.Unmarshal(bytes, answer); err != nil {
		return nil, fmt.Errorf("%s does not hold a %s: %w", path, name, err)
	}
	return answer, nil
}

// errTampered is the end of a run in which some dice did not come from the seed.
var errTampered = errors.New("some dice do not come from the seed")

func run(name, path string) error {
	answer, err := read(name, path)
	if err != nil {
		return err
	}
	looked, mismatches, err := dozor.VerifyDice(answer)
	if err != nil {
		return err
	}
	for _, mismatch := range mismatches {
		fmt.Println(mismatch)
	}
	if len(mismatches) > 0 {
		return errTampered
	}
	fmt.Printf("%d dice verified\n", looked)
	return nil
}

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: verify-dice TYPE FILE")
		os.Exit(2)
	}
	err := run(os.Args[1], os.Args[2])
	if errors.Is(err, errTampered) {
		os.Exit(1)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}
