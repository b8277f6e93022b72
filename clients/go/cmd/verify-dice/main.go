// Verify-dice computes every die of a raid's answer anew from the seed that the answer tells.
//
// Usage: verify-dice TYPE FILE [--seed N]
//
// TYPE is the short name of the answer's message, such as ResolveRaidResponse; FILE holds its bytes; N is the seed that
// was asked for.
package main

import (
	"errors"
	"fmt"
	"os"
	"strconv"

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

var errUsage = errors.New("usage: verify-dice TYPE FILE [--seed N]")

func run(name, path string, options ...dozor.DiceOption) error {
	answer, err := read(name, path)
	if err != nil {
		return err
	}
	check, err := dozor.VerifyDice(answer, options...)
	if err != nil {
		return err
	}
	for _, mismatch := range check.Mismatches {
		fmt.Println(mismatch)
	}
	if len(check.Mismatches) > 0 {
		return errTampered
	}
	listed := ""
	if check.Listed {
		listed = "; listed faces cannot be verified"
	}
	fmt.Printf("%d dice verified%s\n", check.Looked, listed)
	return nil
}

// parse returns what the arguments after TYPE and FILE tell.
func parse(arguments []string) ([]dozor.DiceOption, error) {
	if len(arguments) == 0 {
		return nil, nil
	}
	if len(arguments) != 2 || arguments[0] != "--seed" {
		return nil, errUsage
	}
	seed, err := strconv.ParseUint(arguments[1], 10, 64)
	if err != nil {
		return nil, fmt.Errorf("--seed is %q: it must be a number from 0 to 2^64 - 1", arguments[1])
	}
	return []dozor.DiceOption{dozor.FromSeed(seed)}, nil
}

func main() {
	err := errUsage
	if len(os.Args) > 2 {
		var options []dozor.DiceOption
		if options, err = parse(os.Args[3:]); err == nil {
			err = run(os.Args[1], os.Args[2], options...)
		}
	}
	if errors.Is(err, errTampered) {
		os.Exit(1)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}
