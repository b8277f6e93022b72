package dozor

import (
	"errors"
	"fmt"

	dozorv1 "github.com/dozor-project/dozor/clients/go/gen/dozor/v1"
	"google.golang.org/protobuf/proto"
)

// Generator is the name of the generator whose dice [Face] computes.
const Generator = "splitmix64-d6/1"

// Mismatch is a die that is out of order, or whose face does not come from the seed.
type Mismatch struct {
	// Name is what the die was for, such as "breach.round2.member3.attack".
	Name string
	// Number is the die's number in the raid, as the answer tells it.
	Number int64
	// Follows is the number that follows in the die's place, from 1.
	Follows int64
	// Told is the face that the answer tells.
	Told int32
	// Rolled is the face that the seed gives to the number that follows.
	Rolled int32
}

// String returns the mismatch in one line.
func (m Mismatch) String() string {
	if m.Number != m.Follows {
		return fmt.Sprintf("%s: number %d told, %d follows", m.Name, m.Number, m.Follows)
	}
	return fmt.Sprintf("%s: %d told, the seed gives %d", m.Name, m.Told, m.Rolled)
}

// DiceCheck is what came of looking at the dice of an answer.
type DiceCheck struct {
	// Looked is how many dice were compared with their seed.
	Looked int
	// Mismatches are those that are out of order or of another face.
	Mismatches []Mismatch
	// Listed tells whether faces were listed, which have nothing to be verified by.
	Listed bool
}

// DiceOption tells [VerifyDice] what the caller knows of the dice.
type DiceOption func(*known)

type known struct {
	seed     *uint64
	diceUsed *int64
}

// FromSeed is the seed that was asked for: another one is an error.
func FromSeed(seed uint64) DiceOption { return func(k *known) { k.seed = &seed } }

// AfterDice is how many dice were used before, as the state tells that was sent, 0 where none was.
// Without it, rounds of a breach or an assault begin where the answer's own state leaves them.
func AfterDice(used int64) DiceOption { return func(k *known) { k.diceUsed = &used } }

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
	GetOutcome() *dozorv1.RaidOutcome
	GetDice() *dozorv1.DiceRecord
	GetEvents() []*dozorv1.RaidEvent
}

// VerifyDice computes every die of a raid's answer anew from the seed that the answer tells. The dice
// must also be the next ones, lest a server choose favourable numbers: they are numbered from 1
// without a gap, in the order of the events, and the last one as the answer's state tells. What the
// dice did (totals, dropped ones, wounds) is not checked. An answer whose faces were listed has
// nothing to verify; nor has one without events, as at TRACE_LEVEL_NONE.
//
// The answer is a ResolveBreachResponse, ResolveAssaultResponse, ResolveRaidResponse or
// ResolveRaidBatchResponse; another one, an unknown generator, or no seed is an error.
func VerifyDice(answer proto.Message, options ...DiceOption) (DiceCheck, error) {
	var k known
	for _, option := range options {
		option(&k)
	}
	switch a := answer.(type) {
	case raidAnswer:
		return k.verify(a)
	case *dozorv1.ResolveRaidBatchResponse:
		return k.verifyBatch(a)
	}
	name := answer.ProtoReflect().Descriptor().Name()
	return DiceCheck{}, fmt.Errorf("a %s is not the answer of a raid: it has no dice", name)
}

func (k known) verify(answer raidAnswer) (DiceCheck, error) {
	var dice []*dozorv1.Die
	for _, event := range answer.GetEvents() {
		dice = append(dice, event.GetMoved().GetDice()...)
	}
	record := answer.GetDice()
	if record == nil && len(dice) == 0 {
		return DiceCheck{}, nil
	}
	if err := k.checkRecord(record); err != nil {
		return DiceCheck{}, err
	}
	if record.Seed == nil {
		return DiceCheck{Listed: true}, nil
	}
	check := DiceCheck{Looked: len(dice)}
	used, before := answer.GetOutcome().GetState().GetDiceUsed(), k.before(answer, len(dice))
	for place, die := range dice {
		follows := before + int64(place) + 1
		if place == len(dice)-1 && die.Number == follows {
			follows = used // The last one's is told twice.
		}
		if rolled := Face(*record.Seed, follows); die.Number != follows || die.Face != rolled {
			check.Mismatches = append(check.Mismatches, Mismatch{die.Name, die.Number, follows, die.Face, rolled})
		}
	}
	return check, nil
}

// checkRecord says why dice cannot be verified. Listed faces, of neither generator nor seed, are no error unless a
// seed was asked for.
func (k known) checkRecord(record *dozorv1.DiceRecord) error {
	switch {
	case record == nil:
		return errors.New("the answer has dice, and does not tell where they come from")
	case record.Generator == "" && record.Seed == nil:
		if k.seed != nil {
			return fmt.Errorf("the answer tells that faces were listed, not the seed %d", *k.seed)
		}
	case record.Generator != Generator:
		return fmt.Errorf("the dice are of generator %q, only %q is known", record.Generator, Generator)
	case record.Seed == nil:
		return fmt.Errorf("the dice are of generator %q, but the answer does not tell its seed", Generator)
	case k.seed != nil && *k.seed != *record.Seed:
		return fmt.Errorf("the answer tells the seed %d, not %d", *record.Seed, *k.seed)
	}
	return nil
}

// before returns how many dice were used before those of the answer.
func (k known) before(answer raidAnswer, rolled int) int64 {
	if k.diceUsed != nil {
		return *k.diceUsed
	}
	if _, whole := answer.(*dozorv1.ResolveRaidResponse); whole {
		return 0
	}
	return max(int64(rolled), answer.GetOutcome().GetState().GetDiceUsed()) - int64(rolled)
}

func (k known) verifyBatch(batch *dozorv1.ResolveRaidBatchResponse) (DiceCheck, error) {
	var all DiceCheck
	for place, result := range batch.Results {
		check, err := k.verify(result.GetResponse())
		if err != nil {
			return DiceCheck{}, fmt.Errorf("results[%d]: %w", place, err)
		}
		all.Looked += check.Looked
		all.Mismatches = append(all.Mismatches, check.Mismatches...)
		all.Listed = all.Listed || check.Listed
	}
	return all, nil
}
