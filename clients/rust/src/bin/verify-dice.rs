//! Checks the dice of a stored answer against its seed.
//!
//! Exits with 0 if all come from it, 1 if some do not, 2 if that cannot be told.

use std::error::Error;
use std::process::ExitCode;

use dozor_client::dice::{Known, Rolled, Verification, verify_known};
use dozor_client::proto::{
    ResolveAssaultResponse, ResolveBreachResponse, ResolveRaidBatchResponse, ResolveRaidResponse,
};
use prost::Message;

fn check<T: Message + Default + Rolled>(
    file: &str,
    known: Known,
) -> Result<Verification, Box<dyn Error>> {
    let bytes = std::fs::read(file).map_err(|error| format!("{file} cannot be read: {error}"))?;
    let answer = T::decode(bytes.as_slice())
        .map_err(|error| format!("{file} does not hold such an answer: {error}"))?;
    Ok(verify_known(&answer, known)?)
}

fn check_as(name: &str, file: &str, known: Known) -> Result<Verification, Box<dyn Error>> {
    match name {
        "ResolveBreachResponse" => check::<ResolveBreachResponse>(file, known),
        "ResolveAssaultResponse" => check::<ResolveAssaultResponse>(file, known),
        "ResolveRaidResponse" => check::<ResolveRaidResponse>(file, known),
        "ResolveRaidBatchResponse" => check::<ResolveRaidBatchResponse>(file, known),
        _ => Err(format!(
            "{name} is no answer with dice: ResolveBreachResponse, ResolveAssaultResponse, \
             ResolveRaidResponse and ResolveRaidBatchResponse are"
        )
        .into()),
    }
}

/// What the options tell: `--seed N`, the seed that was asked for.
fn parse(options: &[String]) -> Result<Known, Box<dyn Error>> {
    match options {
        [] => Ok(Known::default()),
        [option, seed] if option == "--seed" => match seed.parse() {
            Ok(seed) => Ok(Known {
                seed: Some(seed),
                dice_used: None,
            }),
            Err(error) => Err(format!("--seed is {seed:?}: {error}").into()),
        },
        _ => Err(USAGE.into()),
    }
}

const USAGE: &str = "Usage: verify-dice TYPE FILE [--seed N]";

fn run() -> Result<Verification, Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [name, file, options @ ..] => check_as(name, file, parse(options)?),
        _ => Err(USAGE.into()),
    }
}

fn main() -> ExitCode {
    match run() {
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
        Ok(verification) if verification.mismatches.is_empty() => {
            let listed = if verification.listed {
                "; listed faces cannot be verified"
            } else {
                ""
            };
            println!("{} dice verified{listed}", verification.checked);
            ExitCode::SUCCESS
        }
        Ok(verification) => {
            for die in verification.mismatches {
                println!("{die}");
            }
            ExitCode::FAILURE
        }
    }
}
