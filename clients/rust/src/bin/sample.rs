//! Resolves a duel on a Dozor server and tells what came of it, then one with a mistake in it.

use std::process::ExitCode;

use dozor_client::proto::{Item, Objective, ResolveEngagementRequest, Tactic, Unit, UnitClass};
use dozor_client::{Client, Error};

/// A Sentinel with Sniper attacks a Sentinel under Cover, in a vest.
fn duel(defenders_wounds: i32) -> ResolveEngagementRequest {
    let attacker = Unit {
        unit_class: UnitClass::Sentinel.into(),
        tactic: Tactic::Sniper.into(),
        ..Default::default()
    };
    let defender = Unit {
        unit_class: UnitClass::Sentinel.into(),
        tactic: Tactic::Cover.into(),
        items: vec![Item::Vest.into()],
        wounds: defenders_wounds,
        ..Default::default()
    };
    ResolveEngagementRequest {
        objective: Objective::Liquidation.into(),
        attackers: vec![attacker],
        defenders: vec![defender],
        ..Default::default()
    }
}

async fn resolve(client: &Client, defenders_wounds: i32) -> Result<(), Error> {
    let answer = client.resolve_engagement(duel(defenders_wounds)).await?;
    println!("{}", answer.summary);
    for entry in answer.trace {
        println!("{}: {}", entry.rule_id, entry.text);
    }
    Ok(())
}

async fn run(address: String) -> Result<(), Error> {
    let client = Client::new(address)?;
    resolve(&client, 1).await?;
    match resolve(&client, 3).await {
        Err(Error::Refused(refusal)) => {
            println!("{}", Error::Refused(refusal.clone()));
            for violation in refusal.violations {
                println!("{violation}");
            }
            Ok(())
        }
        other => other,
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(address), None) = (arguments.next(), arguments.next()) else {
        eprintln!("Usage: sample HOST:PORT");
        return ExitCode::from(2);
    };
    match run(address).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("{error}");
            ExitCode::FAILURE
        }
    }
}
