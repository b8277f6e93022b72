package dozor

import (
	"fmt"
	"math"
	"strings"
	"testing"

	dozorv1 "github.com/dozor-project/dozor/clients/go/gen/dozor/v1"
	"google.golang.org/protobuf/proto"
)

func TestFacesAreThoseThatTheContractTells(t *testing.T) {
	// The comment at DiceSource in protos/dozor/v1/raid.proto.
	vectors := map[uint64]string{
		0:              "6 3 1 6 1 2 2 5 2 6 3 5 4 4 5 4 3 5 2 6",
		1:              "5 3 3 6 2 4 3 2 2 6 4 4 6 2 1 4 1 4 4 3",
		math.MaxUint64: "4 5 2 1 5 1 3 5 4 6 2 3 1 4 1 1 3 1 6 4",
	}
	for seed, want := range vectors {
		var faces []string
		for number := int64(1); number <= 20; number++ {
			faces = append(faces, fmt.Sprint(Face(seed, number)))
		}
		if got := strings.Join(faces, " "); got != want {
			t.Errorf("seed %d gives %s, the contract tells %s", seed, got, want)
		}
	}
}

func seeded(generator string, seed uint64) *dozorv1.DiceRecord {
	return &dozorv1.DiceRecord{Generator: generator, Seed: &seed}
}

// moved is an event with the dice of one move, numbered from 1.
func moved(faces ...int32) []*dozorv1.RaidEvent {
	move := &dozorv1.Moved{}
	for place, face := range faces {
		die := &dozorv1.Die{Name: fmt.Sprintf("die%d", place+1), Number: int64(place + 1), Face: face}
		move.Dice = append(move.Dice, die)
	}
	return []*dozorv1.RaidEvent{
		{RuleId: "raid.round"},
		{Kind: &dozorv1.RaidEvent_Moved{Moved: move}},
	}
}

func TestATamperedDieIsNamed(t *testing.T) {
	answer := &dozorv1.ResolveRaidResponse{Dice: seeded(Generator, 1), Events: moved(5, 3, 6)}
	looked, mismatches, err := VerifyDice(answer)
	if err != nil || looked != 3 || len(mismatches) != 1 {
		t.Fatalf("got %d dice, %v, %v", looked, mismatches, err)
	}
	if got := mismatches[0].String(); got != "die3: 6 told, the seed gives 3" {
		t.Error(got)
	}
}

func TestEveryRaidAnswerIsVerified(t *testing.T) {
	dice, events := seeded(Generator, math.MaxUint64), moved(4, 5)
	raid := &dozorv1.ResolveRaidResponse{Dice: dice, Events: events}
	answers := map[proto.Message]int{
		&dozorv1.ResolveBreachResponse{Dice: dice, Events: events}:  2,
		&dozorv1.ResolveAssaultResponse{Dice: dice, Events: events}: 2,
		raid: 2,
		&dozorv1.ResolveRaidBatchResponse{Results: []*dozorv1.RaidBatchResult{
			{Result: &dozorv1.RaidBatchResult_Response{Response: raid}},
			{Result: &dozorv1.RaidBatchResult_Error{Error: &dozorv1.Error{}}},
			{Result: &dozorv1.RaidBatchResult_Response{Response: raid}},
		}}: 4,
		// Faces that somebody rolled have no seed.
		&dozorv1.ResolveRaidResponse{Dice: &dozorv1.DiceRecord{}, Events: events}: 0,
	}
	for answer, want := range answers {
		looked, mismatches, err := VerifyDice(answer)
		if err != nil || looked != want || len(mismatches) > 0 {
			t.Errorf("%v: %d dice, %v, %v", answer, looked, mismatches, err)
		}
	}
}

func TestWhatCannotBeVerifiedIsAnError(t *testing.T) {
	answers := map[string]proto.Message{
		`generator "xorshift/2"`: &dozorv1.ResolveRaidResponse{Dice: seeded("xorshift/2", 1)},
		`generator ""`:           &dozorv1.ResolveRaidResponse{Dice: seeded("", 1)},
		"does not tell its seed": &dozorv1.ResolveRaidResponse{
			Dice: &dozorv1.DiceRecord{Generator: Generator},
		},
		"results[1]": &dozorv1.ResolveRaidBatchResponse{Results: []*dozorv1.RaidBatchResult{
			{},
			{Result: &dozorv1.RaidBatchResult_Response{
				Response: &dozorv1.ResolveRaidResponse{Dice: seeded("xorshift/2", 1)},
			}},
		}},
		"a ResolveTurnResponse is not the answer of a raid": &dozorv1.ResolveTurnResponse{},
	}
	for want, answer := range answers {
		_, _, err := VerifyDice(answer)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v instead of %s", err, want)
		}
	}
}
