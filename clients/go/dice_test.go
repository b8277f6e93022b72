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

// used is what came of a raid that has used so many dice.
func used(dice int64) *dozorv1.RaidOutcome {
	return &dozorv1.RaidOutcome{State: &dozorv1.RaidState{DiceUsed: dice}}
}

// numbered is an event with the dice that seed 1 gives to the numbers.
func numbered(numbers ...int64) []*dozorv1.RaidEvent {
	move := &dozorv1.Moved{}
	for _, number := range numbers {
		die := &dozorv1.Die{Name: fmt.Sprintf("die%d", number), Number: number, Face: Face(1, number)}
		move.Dice = append(move.Dice, die)
	}
	return []*dozorv1.RaidEvent{{Kind: &dozorv1.RaidEvent_Moved{Moved: move}}}
}

func TestDiceWhoseNumbersWereChosenAreNamed(t *testing.T) {
	dice := seeded(Generator, 1)
	raid := func(last int64, numbers ...int64) proto.Message {
		return &dozorv1.ResolveRaidResponse{Dice: dice, Events: numbered(numbers...), Outcome: used(last)}
	}
	rounds := func(last int64, numbers ...int64) proto.Message {
		return &dozorv1.ResolveBreachResponse{Dice: dice, Events: numbered(numbers...), Outcome: used(last)}
	}
	answers := map[proto.Message]string{
		raid(3, 1, 2, 3):             "[]",
		raid(3, 1, 3, 3):             "[die3: number 3 told, 2 follows]",
		raid(3, 1, 3):                "[die3: number 3 told, 2 follows]",
		raid(2, 2):                   "[die2: number 2 told, 1 follows]",
		raid(4, 1, 2):                "[die2: number 2 told, 4 follows]",
		rounds(6, 4, 5, 6):           "[]",
		rounds(6, 4, 9, 6):           "[die9: number 9 told, 5 follows]",
		rounds(6, 4, 5, 9):           "[die9: number 9 told, 6 follows]",
		rounds(0, 0):                 "[die0: number 0 told, 1 follows]",
		rounds(math.MinInt64, -1, 2): "[die-1: number -1 told, 1 follows die2: number 2 told, -9223372036854775808 follows]",
		rounds(6):                    "[]",
	}
	for answer, want := range answers {
		check, err := VerifyDice(answer)
		if got := fmt.Sprint(check.Mismatches); err != nil || got != want {
			t.Errorf("%v: %s, %v instead of %s", answer, got, err, want)
		}
	}
}

func TestWhatWasAskedForIsComparedWithWhatIsTold(t *testing.T) {
	answer := &dozorv1.ResolveAssaultResponse{Dice: seeded(Generator, 1), Events: numbered(4, 5, 6), Outcome: used(6)}
	if check, err := VerifyDice(answer, FromSeed(1), AfterDice(3)); err != nil || len(check.Mismatches) > 0 {
		t.Error(check, err)
	}
	if check, err := VerifyDice(answer, AfterDice(0)); err != nil || len(check.Mismatches) != 3 {
		t.Error(check, err)
	}
	if _, err := VerifyDice(answer, FromSeed(2)); err == nil || err.Error() != "the answer tells the seed 1, not 2" {
		t.Error(err)
	}
	answer.Dice = &dozorv1.DiceRecord{}
	if check, err := VerifyDice(answer); err != nil || !check.Listed || check.Looked != 0 {
		t.Error(check, err)
	}
	if _, err := VerifyDice(answer, FromSeed(2)); err == nil {
		t.Error("listed faces pass for those of a seed")
	}
}

func TestATamperedDieIsNamed(t *testing.T) {
	answer := &dozorv1.ResolveRaidResponse{Dice: seeded(Generator, 1), Events: moved(5, 3, 6), Outcome: used(3)}
	check, err := VerifyDice(answer)
	if err != nil || check.Looked != 3 || len(check.Mismatches) != 1 {
		t.Fatalf("got %v, %v", check, err)
	}
	if got := check.Mismatches[0].String(); got != "die3: 6 told, the seed gives 3" {
		t.Error(got)
	}
}

func TestEveryRaidAnswerIsVerified(t *testing.T) {
	dice, events := seeded(Generator, math.MaxUint64), moved(4, 5)
	raid := &dozorv1.ResolveRaidResponse{Dice: dice, Events: events, Outcome: used(2)}
	answers := map[proto.Message]int{
		&dozorv1.ResolveBreachResponse{Dice: dice, Events: events, Outcome: used(2)}:  2,
		&dozorv1.ResolveAssaultResponse{Dice: dice, Events: events, Outcome: used(2)}: 2,
		raid: 2,
		&dozorv1.ResolveRaidBatchResponse{Results: []*dozorv1.RaidBatchResult{
			{Result: &dozorv1.RaidBatchResult_Response{Response: raid}},
			{Result: &dozorv1.RaidBatchResult_Error{Error: &dozorv1.Error{}}},
			{Result: &dozorv1.RaidBatchResult_Response{Response: raid}},
		}}: 4,
		// Faces that somebody rolled have no seed.
		&dozorv1.ResolveRaidResponse{Dice: &dozorv1.DiceRecord{}, Events: events, Outcome: used(2)}: 0,
	}
	for answer, want := range answers {
		check, err := VerifyDice(answer)
		if err != nil || check.Looked != want || len(check.Mismatches) > 0 {
			t.Errorf("%v: %v, %v", answer, check, err)
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
		"does not tell where": &dozorv1.ResolveRaidResponse{Events: moved(4)},
		"results[1]": &dozorv1.ResolveRaidBatchResponse{Results: []*dozorv1.RaidBatchResult{
			{},
			{Result: &dozorv1.RaidBatchResult_Response{
				Response: &dozorv1.ResolveRaidResponse{Dice: seeded("xorshift/2", 1)},
			}},
		}},
		"a ResolveTurnResponse is not the answer of a raid": &dozorv1.ResolveTurnResponse{},
	}
	for want, answer := range answers {
		_, err := VerifyDice(answer)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v instead of %s", err, want)
		}
	}
}
