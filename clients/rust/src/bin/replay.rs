//! Sends stored requests to a Dozor server and stores what it answers.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use dozor_client::{Client, rpc};
use prost::Message;
use tonic::{Request, Status};

type Failure = Box<dyn Error>;

const DEADLINE: Duration = Duration::from_secs(60);
const UNARY: &str = ".request.binpb";
const STREAM: &str = ".requests.delimpb";

/// Decodes a request, calls its method through the generated stub, and encodes the answer.
macro_rules! call {
    ($stub:expr, $method:ident, $bytes:expr) => {{
        let request = timed(Message::decode($bytes)?);
        let answer = $stub.$method(request).await;
        answer.map(|answer| answer.into_inner().encode_to_vec())
    }};
}

async fn call(
    client: &Client,
    method: &str,
    request: &[u8],
) -> Result<Result<Vec<u8>, Status>, Failure> {
    let (mut station, mut raids, mut rulebooks) =
        (client.station(), client.raids(), client.rulebooks());
    Ok(match method {
        "StationService.ResolveEngagement" => call!(station, resolve_engagement, request),
        "StationService.ResolveTurn" => call!(station, resolve_turn, request),
        "StationService.ResolveBatch" => call!(station, resolve_batch, request),
        "RaidService.ResolveBreach" => call!(raids, resolve_breach, request),
        "RaidService.ResolveAssault" => call!(raids, resolve_assault, request),
        "RaidService.ResolveRaid" => call!(raids, resolve_raid, request),
        "RaidService.ResolveRaidBatch" => call!(raids, resolve_raid_batch, request),
        "RaidService.ForecastRaid" => call!(raids, forecast_raid, request),
        "RulebookService.ListRulebooks" => call!(rulebooks, list_rulebooks, request),
        "RulebookService.GetRulebook" => call!(rulebooks, get_rulebook, request),
        _ => {
            return Err(
                format!("{method} is no method with one request that this client knows").into(),
            );
        }
    })
}

async fn call_stream(
    client: &Client,
    method: &str,
    mut stored: &[u8],
) -> Result<Result<Vec<u8>, Status>, Failure> {
    if method != "StationService.ResolveBatchStream" {
        return Err(format!("{method} is no stream that this client knows").into());
    }
    let mut requests = Vec::new();
    while !stored.is_empty() {
        requests.push(Message::decode_length_delimited(&mut stored)?);
    }
    Ok(answers(client, requests).await)
}

async fn answers(
    client: &Client,
    requests: Vec<dozor_client::proto::ResolveBatchStreamRequest>,
) -> Result<Vec<u8>, Status> {
    let request = timed(tokio_stream::iter(requests));
    let mut stream = client
        .station()
        .resolve_batch_stream(request)
        .await?
        .into_inner();
    let mut answers = Vec::new();
    while let Some(answer) = stream.message().await? {
        answers.extend(answer.encode_length_delimited_to_vec());
    }
    Ok(answers)
}

fn timed<T>(message: T) -> Request<T> {
    let mut request = Request::new(message);
    request.set_timeout(DEADLINE);
    request
}

/// The details that came with a status, or what of it goes without them.
fn status_bytes(status: &Status) -> Vec<u8> {
    if !status.details().is_empty() {
        return status.details().to_vec();
    }
    let bare = rpc::Status {
        code: status.code() as i32,
        message: status.message().to_owned(),
        details: Vec::new(),
    };
    bare.encode_to_vec()
}

async fn replay(client: &Client, file: &Path, out: &Path) -> Result<bool, Failure> {
    let method = name(file.parent().unwrap_or(file));
    let (case, result, suffix) = if let Some(case) = name(file).strip_suffix(UNARY) {
        (
            case,
            call(client, method, &fs::read(file)?).await?,
            "response.binpb",
        )
    } else if let Some(case) = name(file).strip_suffix(STREAM) {
        (
            case,
            call_stream(client, method, &fs::read(file)?).await?,
            "responses.delimpb",
        )
    } else {
        return Ok(false);
    };
    let folder = out.join(method);
    fs::create_dir_all(&folder)?;
    match result {
        Ok(answer) => fs::write(folder.join(format!("{case}.{suffix}")), answer)?,
        Err(status) => fs::write(
            folder.join(format!("{case}.status.binpb")),
            status_bytes(&status),
        )?,
    }
    Ok(true)
}

fn name(path: &Path) -> &str {
    path.file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default()
}

/// Entries of a folder, sorted by name.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let listed = fs::read_dir(folder)
        .map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    let mut paths = listed
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

async fn replay_all(server: &str, vectors: &Path, out: &Path) -> Result<usize, Failure> {
    let client = Client::new(server)?;
    let mut replayed = 0;
    for folder in entries(vectors)?.iter().filter(|path| path.is_dir()) {
        for file in entries(folder)? {
            let done = replay(&client, &file, out).await;
            let done = done.map_err(|error| format!("{}: {error}", file.display()))?;
            replayed += usize::from(done);
        }
    }
    Ok(replayed)
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str| {
        let place = arguments.iter().position(|argument| argument == name)?;
        arguments.get(place + 1)
    };
    let (Some(server), Some(vectors), Some(out)) =
        (option("--server"), option("--vectors"), option("--out"))
    else {
        eprintln!("Usage: replay --server HOST:PORT --vectors DIR --out DIR");
        return ExitCode::from(2);
    };
    match replay_all(server, Path::new(vectors), Path::new(out)).await {
        Ok(replayed) => {
            println!("replayed {replayed} cases");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
