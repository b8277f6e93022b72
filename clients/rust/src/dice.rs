//! Checks the dice of a raid's answer against its seed.

use std::fmt;

use crate::proto::{
    DiceRecord, Die, RaidEvent, RaidOutcome, ResolveAssaultResponse, ResolveBreachResponse,
    ResolveRaidBatchResponse, ResolveRaidResponse, raid_batch_result, raid_event,
};

/// The generator that this verifier knows; `protos/dozor/v1/raid.proto` defines it.
pub const GENERATOR: &str = "splitmix64-d6/1";

/// What came of checking an answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Verification {
    /// Number of dice that were checked.
    pub checked: usize,
    /// Those that are out of order, or do not come from the seed.
    pub mismatches: Vec<Mismatch>,
    /// Whether faces were listed, which have nothing to be verified by.
    pub listed: bool,
}

/// A die that is out of order, or does not come from the seed.
#[derive(Clone, Debug, PartialEq)]
pub struct Mismatch {
    /// The die's name, such as `breach.round2.member3.attack`.
    pub name: String,
    /// The die's number in the raid, as the answer tells it.
    pub number: i64,
    /// The number that follows in the die's place, from 1.
    pub follows: i64,
    /// The face that the answer tells.
    pub told: i32,
    /// The face that the seed gives to the number that follows.
    pub expected: i32,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            name,
            number,
            follows,
            told,
            expected,
        } = self;
        if number == follows {
            write!(f, "{name}: {told} told, the seed gives {expected}")
        } else {
            write!(f, "{name}: number {number} told, {follows} follows")
        }
    }
}

/// What the caller knows of the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Known {
    /// The seed that was asked for.
    pub seed: Option<u64>,
    /// Dice used before, as the state tells that was sent, 0 where none was. Without it, rounds of a
    /// breach or an assault begin where the answer's own state leaves them.
    pub dice_used: Option<i64>,
}

/// The answer's dice cannot be checked.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum UnknownDice {
    /// They come from a generator that this verifier does not know.
    #[error("the generator {0:?} is not known, only {GENERATOR:?}")]
    Generator(String),
    /// There are dice, and no record of where they come from.
    #[error("the answer has dice, and does not tell where they come from")]
    NoRecord,
    /// The record has no seed.
    #[error("the answer names a generator of dice and no seed")]
    NoSeed,
    /// Faces were listed, though a seed was asked for.
    #[error("the answer tells that faces were listed, not the seed {0}")]
    Listed(u64),
    /// The seed is not the one that was asked for.
    #[error("the answer tells the seed {told}, not {asked}")]
    OtherSeed {
        /// The answer's seed.
        told: u64,
        /// The one that was asked for.
        asked: u64,
    },
}

/// The dice of one raid's answer.
pub struct Part<'a> {
    record: Option<&'a DiceRecord>,
    dice: Vec<&'a Die>,
    used: i64,
    whole: bool,
}

/// An answer that may hold dice.
pub trait Rolled {
    /// Its parts, one a raid.
    fn parts(&self) -> Vec<Part<'_>>;
}

/// The face of a die by its number in the raid, from 1.
pub fn face(seed: u64, number: i64) -> i32 {
    let step = number.cast_unsigned().wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let die = mix(mix(seed).wrapping_add(step));
    1 + (((die >> 32) * 6) >> 32) as i32
}

fn mix(z: u64) -> u64 {
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Recomputes every die of an answer from its seed.
///
/// The dice must also be the next ones, lest a server choose favourable numbers: they are numbered
/// from 1 without a gap, in the order of the events, and the last one as the answer's state tells.
/// What the dice did (totals, dropped ones, wounds) is not checked. Where the faces were listed,
/// there is nothing to check.
pub fn verify(answer: &impl Rolled) -> Result<Verification, UnknownDice> {
    verify_known(answer, Known::default())
}

/// Does the same against what is known of the dice; of a batch, of those of every raid.
pub fn verify_known(answer: &impl Rolled, known: Known) -> Result<Verification, UnknownDice> {
    let mut verification = Verification::default();
    for part in answer.parts() {
        if part.record.is_none() && part.dice.is_empty() {
            continue;
        }
        match part.seed(known.seed)? {
            Some(seed) => verification.check(seed, &part, known.dice_used),
            None => verification.listed = true,
        }
    }
    Ok(verification)
}

impl<'a> Part<'a> {
    fn new(
        record: Option<&'a DiceRecord>,
        events: &'a [RaidEvent],
        outcome: Option<&RaidOutcome>,
        whole: bool,
    ) -> Self {
        let moves = events.iter().filter_map(|event| match &event.kind {
            Some(raid_event::Kind::Moved(moved)) => Some(moved),
            _ => None,
        });
        let state = outcome.and_then(|outcome| outcome.state.as_ref());
        Self {
            record,
            dice: moves.flat_map(|moved| &moved.dice).collect(),
            used: state.map_or(0, |state| state.dice_used),
            whole,
        }
    }

    /// The seed; none where the faces were listed.
    fn seed(&self, asked: Option<u64>) -> Result<Option<u64>, UnknownDice> {
        let record = self.record.ok_or(UnknownDice::NoRecord)?;
        if record.generator.is_empty() && record.seed.is_none() {
            return asked.map_or(Ok(None), |seed| Err(UnknownDice::Listed(seed)));
        }
        if record.generator != GENERATOR {
            return Err(UnknownDice::Generator(record.generator.clone()));
        }
        let told = record.seed.ok_or(UnknownDice::NoSeed)?;
        match asked {
            Some(asked) if asked != told => Err(UnknownDice::OtherSeed { told, asked }),
            _ => Ok(Some(told)),
        }
    }

    /// How many dice were used before these, as far as the answer tells.
    fn before(&self) -> i64 {
        let rolled = i64::try_from(self.dice.len()).unwrap_or(i64::MAX);
        if self.whole {
            0
        } else {
            self.used.max(rolled) - rolled
        }
    }
}

impl Verification {
    fn check(&mut self, seed: u64, part: &Part<'_>, before: Option<i64>) {
        let before = before.unwrap_or_else(|| part.before());
        for (die, place) in part.dice.iter().zip(1..) {
            let mut follows = before.wrapping_add(place);
            // The last one's is told twice.
            if place as usize == part.dice.len() && die.number == follows {
                follows = part.used;
            }
            let expected = face(seed, follows);
            self.checked += 1;
            if (die.number, die.face) != (follows, expected) {
                self.mismatches.push(Mismatch {
                    name: die.name.clone(),
                    number: die.number,
                    follows,
                    told: die.face,
                    expected,
                });
            }
        }
    }
}

macro_rules! rolled {
    ($($answer:ty: $whole:literal),*) => {$(
        impl Rolled for $answer {
            fn parts(&self) -> Vec<Part<'_>> {
                let (record, outcome) = (self.dice.as_ref(), self.outcome.as_ref());
                vec![Part::new(record, &self.events, outcome, $whole)]
            }
        }
    )*};
}

rolled!(
    ResolveBreachResponse: false,
    ResolveAssaultResponse: false,
    ResolveRaidResponse: true
);

impl Rolled for ResolveRaidBatchResponse {
    fn parts(&self) -> Vec<Part<'_>> {
        let answers = self.results.iter().filter_map(|item| match &item.result {
            Some(raid_batch_result::Result::Response(answer)) => Some(answer),
            _ => None,
        });
        answers.flat_map(Rolled::parts).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proto::{Moved, RaidBatchResult, RaidState};

    fn raid(record: DiceRecord, faces: &[i32]) -> ResolveRaidResponse {
        let die = |(face, number): (&i32, i64)| Die {
            name: format!("die{number}"),
            number,
            face: *face,
            dropped: false,
        };
        let moved = Moved {
            dice: faces.iter().zip(1..).map(die).collect(),
            ..Default::default()
        };
        let event = RaidEvent {
            kind: Some(raid_event::Kind::Moved(moved)),
            ..Default::default()
        };
        ResolveRaidResponse {
            dice: Some(record),
            events: vec![RaidEvent::default(), event],
            outcome: used(faces.len() as i64),
            ..Default::default()
        }
    }

    fn used(dice_used: i64) -> Option<RaidOutcome> {
        let state = RaidState {
            dice_used,
            ..Default::default()
        };
        Some(RaidOutcome {
            state: Some(state),
            ..Default::default()
        })
    }

    /// The dice that seed 1 gives to the numbers.
    fn numbered(numbers: &[i64]) -> Vec<RaidEvent> {
        let die = |&number: &i64| Die {
            name: format!("die{number}"),
            number,
            face: face(1, number),
            dropped: false,
        };
        let moved = Moved {
            dice: numbers.iter().map(die).collect(),
            ..Default::default()
        };
        vec![RaidEvent {
            kind: Some(raid_event::Kind::Moved(moved)),
            ..Default::default()
        }]
    }

    fn raid_of(last: i64, numbers: &[i64]) -> ResolveRaidResponse {
        ResolveRaidResponse {
            dice: Some(of_seed(1)),
            events: numbered(numbers),
            outcome: used(last),
            ..Default::default()
        }
    }

    fn rounds_of(last: i64, numbers: &[i64]) -> ResolveBreachResponse {
        ResolveBreachResponse {
            dice: Some(of_seed(1)),
            events: numbered(numbers),
            outcome: used(last),
            ..Default::default()
        }
    }

    fn told(answer: &impl Rolled) -> String {
        let mismatches = verify(answer).unwrap().mismatches;
        let lines: Vec<_> = mismatches.iter().map(ToString::to_string).collect();
        lines.join(", ")
    }

    #[test]
    fn dice_whose_numbers_were_chosen_are_named() {
        assert_eq!(told(&raid_of(3, &[1, 2, 3])), "");
        for (last, numbers, line) in [
            (3, [1, 3, 3].as_slice(), "die3: number 3 told, 2 follows"),
            (3, &[1, 3], "die3: number 3 told, 2 follows"),
            (2, &[2], "die2: number 2 told, 1 follows"),
            (4, &[1, 2], "die2: number 2 told, 4 follows"),
        ] {
            assert_eq!(told(&raid_of(last, numbers)), line);
        }
        assert_eq!(told(&rounds_of(6, &[4, 5, 6])), "");
        assert_eq!(told(&rounds_of(6, &[])), "");
        for (last, numbers, line) in [
            (6, [4, 9, 6].as_slice(), "die9: number 9 told, 5 follows"),
            (6, &[4, 5, 9], "die9: number 9 told, 6 follows"),
            (0, &[0], "die0: number 0 told, 1 follows"),
            (i64::MIN, &[-1], "die-1: number -1 told, 1 follows"),
        ] {
            assert_eq!(told(&rounds_of(last, numbers)), line);
        }
    }

    #[test]
    fn what_was_asked_for_is_compared_with_what_is_told() {
        let rounds = rounds_of(6, &[4, 5, 6]);
        let known = |seed, dice_used| Known { seed, dice_used };
        let right = verify_known(&rounds, known(Some(1), Some(3))).unwrap();
        assert_eq!((right.checked, right.mismatches.len()), (3, 0));
        let fresh = verify_known(&rounds, known(None, Some(0))).unwrap();
        assert_eq!(fresh.mismatches.len(), 3);
        let error = verify_known(&rounds, known(Some(2), None)).unwrap_err();
        assert_eq!(error, UnknownDice::OtherSeed { told: 1, asked: 2 });
        let listed = raid(DiceRecord::default(), &[1]);
        let error = verify_known(&listed, known(Some(2), None)).unwrap_err();
        assert_eq!(error, UnknownDice::Listed(2));
    }

    #[test]
    fn dice_without_a_seed_are_an_error() {
        let mut answer = raid_of(1, &[1]);
        answer.dice = Some(DiceRecord {
            generator: GENERATOR.to_owned(),
            seed: None,
        });
        assert_eq!(verify(&answer), Err(UnknownDice::NoSeed));
        answer.dice = None;
        assert_eq!(verify(&answer), Err(UnknownDice::NoRecord));
    }

    fn of_seed(seed: u64) -> DiceRecord {
        DiceRecord {
            generator: GENERATOR.to_owned(),
            seed: Some(seed),
        }
    }

    #[test]
    fn faces_are_those_of_the_contracts_test_vectors() {
        for (seed, faces) in [
            (0, "6 3 1 6 1 2 2 5 2 6 3 5 4 4 5 4 3 5 2 6"),
            (1, "5 3 3 6 2 4 3 2 2 6 4 4 6 2 1 4 1 4 4 3"),
            (u64::MAX, "4 5 2 1 5 1 3 5 4 6 2 3 1 4 1 1 3 1 6 4"),
        ] {
            let computed: Vec<_> = (1..=20).map(|n| face(seed, n).to_string()).collect();
            assert_eq!(computed.join(" "), faces);
        }
    }

    #[test]
    fn a_die_that_was_changed_is_found_among_those_of_the_seed() {
        let honest = verify(&raid(of_seed(0), &[6, 3, 1, 6])).unwrap();
        assert_eq!((honest.checked, honest.mismatches.len()), (4, 0));
        let tampered = verify(&raid(of_seed(0), &[6, 3, 2, 6])).unwrap();
        let mismatch = Mismatch {
            name: "die3".to_owned(),
            number: 3,
            follows: 3,
            told: 2,
            expected: 1,
        };
        assert_eq!(tampered.mismatches, [mismatch]);
    }

    #[test]
    fn every_raid_of_a_batch_is_checked_against_its_own_seed() {
        let result = |answer| RaidBatchResult {
            result: Some(raid_batch_result::Result::Response(answer)),
            ..Default::default()
        };
        let batch = ResolveRaidBatchResponse {
            results: vec![
                result(raid(of_seed(0), &[6, 3])),
                RaidBatchResult::default(),
                result(raid(of_seed(u64::MAX), &[4, 6])),
            ],
        };
        let verification = verify(&batch).unwrap();
        assert_eq!(verification.checked, 4);
        assert_eq!(verification.mismatches.len(), 1);
    }

    #[test]
    fn listed_faces_have_nothing_to_check() {
        let listed = raid(DiceRecord::default(), &[1, 1, 1]);
        assert_eq!(told(&listed), "");
        let verification = verify(&listed).unwrap();
        assert_eq!((verification.checked, verification.listed), (0, true));
    }

    #[test]
    fn an_unknown_generator_is_an_error_and_not_a_mismatch() {
        let record = DiceRecord {
            generator: "mt19937/1".to_owned(),
            seed: Some(1),
        };
        let error = verify(&raid(record, &[1])).unwrap_err();
        assert_eq!(error, UnknownDice::Generator("mt19937/1".to_owned()));
    }
}
