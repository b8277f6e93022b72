package dozor

import (
	"fmt"

	dozorv1 "github.com/dozor-project/dozor/clients/go/gen/dozor/v1"
	"google.golang.org/protobuf/proto"
)

// Generator is the name of the generator whose dice [Face] computes.
const Generator = "splitmix64-d6/1"

// Mismatch is a die whose face does not come from the seed.
type Mismatch struct {
	// Name is what the die was for, such as "breach.round2.member3.attack".
	Name string
	// Number is the die's number in the raid, from 1.
	Number int64
	// Told is the face that the answer tells.
	Told int32
	// Rolled is the face that the seed gives.
	Rolled int32
}

// String returns the mismatch in one line.
func (m Mismatch) String() string {
	return fmt.Sprintf("%s: %d told, the seed gives %d", m.Name, m.Told, m.Rolled)
}

// Face returns the face, 1 to 6, that a seed gives to a die of a raid by its number, from 1.
func Face(seed uint64, number int64) int32 {
	die := mix(mix(seed) + uint64(number)*0x9E3779B97F4A7C15)
	return int32(1 + (die>>32)*6>>32)
}

// mix is the mixing function of splitmix64.
func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// raidAnswer is what the answers of all raids have; the one of a batch has several of them.
type raidAnswer interface {
	GetDice() *dozorv1.DiceRecord
	GetEvents() []*dozorv1.RaidEvent
}

// VerifyDice computes every die of a raid's answer anew from the seed that the answer tells. It returns how many dice
// it looked at, and those whose face is another. An answer whose faces were listed has nothing to
// verify; nor has one without events, as at TRACE_LEVEL_NONE.
//
// The answer is a ResolveBreachResponse, ResolveAssaultResponse, ResolveRaidResponse or
// ResolveRaidBatchResponse; another one, or an unknown generator, is an error.
func VerifyDice(answer proto.Message) (int, []Mismatch, error) {
	switch a := answer.(type) {
	case raidAnswer:
		return verify(a)
	case *dozorv1.ResolveRaidBatchResponse:
		return verifyBatch(a)
	}
	name := answer.ProtoReflect().Descriptor().Name()
	return 0, nil, fmt.Errorf("a %s is not the answer of a raid: it has no dice", name)
}

func verify(answer raidAnswer) (int, []Mismatch, error) {
	record := answer.GetDice()
	if record.GetGenerator() == "" && (record == nil || record.Seed == nil) {
		return 0, nil, nil
	}
	if record.Generator != Generator {
		return 0, nil, fmt.Errorf("the dice are of generator %q, only %q is known", record.Generator, Generator)
	}
	if record.Seed == nil {
		return 0, nil, fmt.Errorf("the dice are of generator %q, but the answer does not tell its seed", Generator)
	}
	looked := 0
	var mismatches []Mismatch
	for _, event := range answer.GetEvents() {
		for _, die := range event.GetMoved().GetDice() {
			looked++
			if rolled := Face(*record.Seed, die.Number); rolled != die.Face {
				mismatches = append(mismatches, Mismatch{die.Name, die.Number, die.Face, rolled})
			}
		}
	}
	return looked, mismatches, nil
}

func verifyBatch(batch *dozorv1.ResolveRaidBatchResponse) (int, []Mismatch, error) {
	looked := 0
	var mismatches []Mismatch
	for place, result := range batch.Results {
		more, wrong, err := verify(result.GetResponse())
		if err != nil {
			return 0, nil, fmt.Errorf("results[%d]: %w", place, err)
		}
		looked += more
		mismatches = append(mismatches, wrong...)
	}
	return looked, mismatches, nil
}
