//! Compiles the contract into stubs, with a compiler in Rust: no protoc is needed.

use std::error::Error;
use std::path::Path;

const PROTOS: &str = "../../protos";

fn main() -> Result<(), Box<dyn Error>> {
    let services = ["station_service", "raid_service", "rulebook_service"]
        .map(|name| Path::new(PROTOS).join(format!("dozor/v1/{name}.proto")));
    let contract = protox::compile(&services, [PROTOS])?;
    println!("cargo::rerun-if-changed={PROTOS}");
    tonic_prost_build::configure()
        .build_server(false)
        .build_transport(false)
        .compile_fds(contract)?;
    Ok(())
}
