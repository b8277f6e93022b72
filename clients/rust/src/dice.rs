//! Checks the dice of a raid's answer against its seed.

use crate::proto::{
    DiceRecord, RaidEvent, ResolveAssaultResponse, ResolveBreachResponse, ResolveRaidBatchResponse,
    ResolveRaidResponse, raid_batch_result, raid_event,
};

/// The generator that this verifier knows; `protos/dozor/v1/raid.proto` defines it.
pub const GENERATOR: &str = "splitmix64-d6/1";

/// What came of checking an answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Verification {
    /// Number of dice that were checked.
    pub checked: usize,
    /// Those that do not come from the seed.
    pub mismatches: Vec<Mismatch>,
}

/// A die that does not come from the seed.
#[derive(Clone, Debug, PartialEq)]
pub struct Mismatch {
    /// The die's name, such as `breach.round2.member3.attack`.
    pub name: String,
    /// The die's number in the raid, from 1.
    pub number: i64,
    /// The face that the answer tells.
    pub told: i32,
    /// The face that the seed gives.
    pub expected: i32,
}

/// The answer's dice come from a generator that this verifier does not know.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("the generator {0:?} is not known, only {GENERATOR:?}")]
pub struct UnknownGenerator(pub String);

/// An answer that may hold dice.
pub trait Rolled {
    /// Its parts: where the dice of each came from, and what happened.
    fn parts(&self) -> Vec<(&DiceRecord, &[RaidEvent])>;
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

/// Recomputes every die of an answer from its seed. Where the faces were listed, there is nothing to check.
pub fn verify(answer: &impl Rolled) -> Result<Verification, UnknownGenerator> {
    let mut verification = Verification::default();
    for (record, events) in answer.parts() {
        let Some(seed) = record.seed else { continue };
        if record.generator != GENERATOR {
            return Err(UnknownGenerator(record.generator.clone()));
        }
        verification.check(seed, events);
    }
    Ok(verification)
}

impl Verification {
    fn check(&mut self, seed: u64, events: &[RaidEvent]) {
        let moves = events.iter().filter_map(|event| match &event.kind {
            Some(raid_event::Kind::Moved(moved)) => Some(moved),
            _ => None,
        });
        for die in moves.flat_map(|moved| &moved.dice) {
            self.checked += 1;
            let expected = face(seed, die.number);
            if die.face != expected {
                self.mismatches.push(Mismatch {
                    name: die.name.clone(),
                    number: die.number,
                    told: die.face,
                    expected,
                });
            }
        }
    }
}

macro_rules! rolled {
    ($($answer:ty),*) => {$(
        impl Rolled for $answer {
            fn parts(&self) -> Vec<(&DiceRecord, &[RaidEvent])> {
                self.dice.iter().map(|dice| (dice, &*self.events)).collect()
            }
        }
    )*};
}

rolled!(
    ResolveBreachResponse,
    ResolveAssaultResponse,
    ResolveRaidResponse
);

impl Rolled for ResolveRaidBatchResponse {
    fn parts(&self) -> Vec<(&DiceRecord, &[RaidEvent])> {
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
    use crate::proto::{Die, Moved, RaidBatchResult};

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
            ..Default::default()
        }
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
        assert_eq!(verify(&listed).unwrap(), Verification::default());
    }

    #[test]
    fn an_unknown_generator_is_an_error_and_not_a_mismatch() {
        let record = DiceRecord {
            generator: "mt19937/1".to_owned(),
            seed: Some(1),
        };
        let error = verify(&raid(record, &[1])).unwrap_err();
        assert_eq!(error, UnknownGenerator("mt19937/1".to_owned()));
    }
}
