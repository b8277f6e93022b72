//! Checks the dice of a stored answer against its seed.
//!
//! Exits with 0 if all come from it, 1 if some do not, 2 if that cannot be told.

use std::error::Error;
use std::process::ExitCode;

use dozor_client::dice::{Rolled, Verification, verify};
use dozor_client::proto::{
    ResolveAssaultResponse, ResolveBreachResponse, ResolveRaidBatchResponse, ResolveRaidResponse,
};
use prost::Message;

fn check<T: Message + Default + Rolled>(file: &str) -> Result<Verification, Box<dyn Error>> {
    let bytes = std::fs::read(file).map_err(|error| format!("{file} cannot be read: {error}"))?;
    let answer = T::decode(bytes.as_slice())
        .map_err(|error| format!("{file} does not hold such an answer: {error}"))?;
    Ok(verify(&answer)?)
}

fn check_as(name: &str, file: &str) -> Result<Verification, Box<dyn Error>> {
    match name {
        "ResolveBreachResponse" => check::<ResolveBreachResponse>(file),
        "ResolveAssaultResponse" => check::<ResolveAssaultResponse>(file),
        "ResolveRaidResponse" => check::<ResolveRaidResponse>(file),
        "ResolveRaidBatchResponse" => check::<ResolveRaidBatchResponse>(file),
        _ => Err(format!(
            "{name} is no answer with dice: ResolveBreachResponse, ResolveAssaultResponse, \
             ResolveRaidResponse and ResolveRaidBatchResponse are"
        )
        .into()),
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, file] = arguments.as_slice() else {
        eprintln!("Usage: verify-dice TYPE FILE");
        return ExitCode::from(2);
    };
    match check_as(name, file) {
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
        Ok(verification) if verification.mismatches.is_empty() => {
            println!("{} dice verified", verification.checked);
            ExitCode::SUCCESS
        }
        Ok(verification) => {
            for die in verification.mismatches {
                let (name, told, expected) = (die.name, die.told, die.expected);
                println!("{name}: {told} told, the seed gives {expected}");
            }
            ExitCode::FAILURE
        }
    }
}
