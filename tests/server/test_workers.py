"""Several processes on one port: started, watched, asked for metrics, and stopped together."""

import os
import re
import signal
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import grpc
import pytest

from tests.server.calling import ENGAGEMENT, RESOLVE, eventually, open_channel, stream, unary
from tests.server.running import PATIENCE, ServerProcess, popen, server_process
from tests.server.scraping import Scrape, method_labels
from tests.server.test_connections import RETRYING

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc"),
]

REQUEST = ENGAGEMENT.SerializeToString()
TWO = "host='127.0.0.1', grpc_port=0, http_port=0, workers=2"
# Each channel with connections of its own: one connection reaches one process.
OWN = [("grpc.use_local_subchannel_pool", 1), ("grpc.service_config", RETRYING)]


def _children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue  # it has just ended
            state, ppid = stat.rpartition(")")[2].split()[:2]
            if int(ppid) == parent and state != "Z":
                found.append(int(entry.name))
    return sorted(found)


def _lives(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def _wait_for_end(process: int) -> None:
    eventually(lambda: not _lives(process))


@contextmanager
def _workers(settings: str = TWO) -> Iterator[ServerProcess]:
    """A server of several processes, none of which outlives the test."""
    with server_process(settings) as server:
        started = _children(server.process.pid)
        try:
            yield server
        finally:
            started += _children(server.process.pid)
            if server.process.poll() is None:
                server.process.kill()
                server.process.wait()
            for worker in started:
                _wait_for_end(worker)


def _call(server: ServerProcess, times: int = 1) -> None:
    for _ in range(times):
        with grpc.insecure_channel(server.address, OWN) as channel:
            assert unary(channel, RESOLVE)(REQUEST, timeout=PATIENCE)


def _handled(server: ServerProcess) -> float:
    labels = {**method_labels(RESOLVE), "grpc_code": "OK"}
    return Scrape(server)("grpc_server_handled_total", labels)


def test_workers_share_a_port_and_tell_their_metrics_as_one() -> None:
    with _workers() as server:
        assert "2 processes, at most 2000 calls at once each" in "\n".join(server.banner)
        assert len(_children(server.process.pid)) == 2
        before = _cpu_of_workers(server)
        calls = 0
        while True:  # until both have had some work: which gets a connection is up to the kernel
            _call(server, 20)
            calls += 20
            after = _cpu_of_workers(server)
            if all(after[worker] > before[worker] for worker in ("0", "1")):
                break
            assert calls < 5_000
        scrape = Scrape(server)
        assert _handled(server) == calls
        assert scrape("dozor_resolve_duration_seconds_count", {"kind": "engagement"}) == calls
        assert (scrape("dozor_workers"), scrape("dozor_worker_restarts_total")) == (2, 0)
        for worker in ("0", "1", "supervisor"):
            assert scrape("process_resident_memory_bytes", {"worker": worker}) > 0
        url = f"http://127.0.0.1:{server.http_port}/metrics?name[]=dozor_build_info"
        with urllib.request.urlopen(url) as response:
            lines = response.read().decode().splitlines()
        assert [line.endswith(" 1.0") for line in lines if not line.startswith("#")] == [True]
        server.send(signal.SIGTERM)
        code, out, err = server.wait()
    assert (code, out) == (0, "Dozor has stopped; every call was answered.\n")
    assert "Traceback" not in err


def _cpu_of_workers(server: ServerProcess) -> dict[str, float]:
    scrape = Scrape(server)
    return {
        worker: scrape("process_cpu_seconds_total", {"worker": worker}) for worker in ("0", "1")
    }


def test_the_metrics_are_those_of_one_process() -> None:
    with server_process() as alone, _workers() as several:
        ours, theirs = Scrape(several), Scrape(alone)
    assert ours.names() == theirs.names()
    own = {series for series in ours.values if not series[0].startswith("process_")}
    assert own == {series for series in theirs.values if not series[0].startswith("process_")}


def test_a_killed_worker_is_replaced_and_no_counter_goes_back() -> None:
    with _workers() as server:
        _call(server, 40)
        handled = _handled(server)
        assert handled == 40
        first, second = _children(server.process.pid)
        os.kill(first, signal.SIGKILL)
        while Scrape(server)("dozor_worker_restarts_total") < 1:
            assert _handled(server) >= handled
            time.sleep(0.02)
        eventually(lambda: Scrape(server)("dozor_workers") == 2)
        assert second in _children(server.process.pid)
        assert len(_children(server.process.pid)) == 2
        _call(server, 20)
        assert _handled(server) == 60
        server.send(signal.SIGTERM)
        code, out, err = server.wait()
    assert code == 0
    assert "died" in out
    assert re.search(rf"worker \d \(process {first}\) was killed by SIGKILL", err)


def test_workers_do_not_outlive_a_killed_supervisor() -> None:
    with _workers(TWO + ", drain_delay=600") as server:
        workers = _children(server.process.pid)
        _call(server)
        server.process.kill()
        server.process.wait()
        for worker in workers:
            _wait_for_end(worker)


@pytest.mark.parametrize(
    ("number", "whole_group"), [(signal.SIGTERM, False), (signal.SIGINT, True)]
)
def test_a_signal_drains_every_worker(number: signal.Signals, whole_group: bool) -> None:
    with _workers() as server:
        processes = [server.process.pid]
        if whole_group:
            processes = [*_children(server.process.pid), *processes]
        with open_channel(server.address) as channel:
            calls = [unary(channel, RESOLVE).future(REQUEST) for _ in range(100)]
            calls[0].result()
            for process in processes:
                os.kill(process, number)
            assert all(call.result() for call in calls)
        code, out, _ = server.wait()
    assert (code, out) == (0, "Dozor has stopped; every call was answered.\n")


def test_a_second_signal_ends_all_workers_at_once() -> None:
    with _workers(TWO + ", drain_delay=600") as server:
        workers = _children(server.process.pid)
        server.send(signal.SIGTERM)
        eventually(lambda: Scrape(server)("dozor_draining") == 1)
        _call(server)
        server.send(signal.SIGTERM)
        assert server.wait()[0] == 128 + signal.SIGTERM
        for worker in workers:
            _wait_for_end(worker)


def test_sighup_ends_no_worker() -> None:
    with _workers() as server:
        workers = _children(server.process.pid)
        for process in (server.process.pid, *workers):
            os.kill(process, signal.SIGHUP)
        _call(server, 10)
        assert _children(server.process.pid) == workers
        server.send(signal.SIGTERM)
        assert server.wait()[0] == 0


def test_calls_that_are_cut_off_are_counted_over_all_workers() -> None:
    with _workers(TWO + ", grace=0.3") as server:
        channels = [grpc.insecure_channel(server.address, OWN) for _ in range(4)]
        quiet: list[object] = [stream(each, RESOLVE, _nothing()) for each in channels]
        eventually(lambda: Scrape(server)("dozor_calls_in_flight") == 4)
        server.send(signal.SIGTERM)
        code, out, _ = server.wait()
        assert len(quiet) == 4
        for each in channels:
            each.close()
    assert code == 0
    assert "4 calls were still open when the grace was over" in out


def _nothing() -> Iterator[bytes]:
    time.sleep(3)
    yield from ()


def test_a_port_of_several_processes_is_not_shared_with_another_server() -> None:
    with _workers() as first:
        for workers in (1, 2):
            settings = f"host='127.0.0.1', grpc_port={first.grpc_port}, http_port=0, "
            with popen(settings + f"workers={workers}") as second:
                out, err = second.communicate(timeout=PATIENCE)
            assert (second.returncode, out) == (1, "")
            assert err.splitlines()[-1].startswith(
                f"dozor: gRPC port {first.grpc_port} is in use already"
            )
        _call(first)


def test_a_port_of_one_process_is_not_shared_either() -> None:
    with server_process("host='127.0.0.1', grpc_port=0, http_port=0") as first:
        settings = f"host='127.0.0.1', grpc_port={first.grpc_port}, http_port=0, workers=2"
        with popen(settings) as second:
            _, err = second.communicate(timeout=PATIENCE)
        assert second.returncode == 1
        assert err.splitlines()[-1].startswith(
            f"dozor: gRPC port {first.grpc_port} is in use already"
        )


def test_a_port_is_free_again_after_a_stop_with_open_connections() -> None:
    with _workers() as first, open_channel(first.address) as channel:
        unary(channel, RESOLVE)(REQUEST)
        port = first.grpc_port
        first.send(signal.SIGTERM)
        assert first.wait()[0] == 0
    with _workers(f"host='127.0.0.1', grpc_port={port}, http_port=0, workers=2") as second:
        _call(second)


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder; as soon as it holds a file `broken`, no worker can start: Python itself ends."""
    code = (
        "import os, pathlib, sys\n"
        "there = pathlib.Path(__file__).with_name('broken').exists()\n"
        "if there and 'dozor.server.workers.worker' in sys.orig_argv:\n"
        "    sys.stderr.write('no worker today\\n')\n"
        "    sys.stderr.flush()\n"
        "    os._exit(7)\n"
    )
    (tmp_path / "sitecustomize.py").write_text(code)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path


def test_a_worker_that_is_killed_after_its_goodbye_is_not_taken_for_a_clean_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitecustomize = (
        "import atexit, os, signal, sys\n"
        "if 'dozor.server.workers.worker' in sys.orig_argv:\n"
        "    atexit.register(os.kill, os.getpid(), signal.SIGKILL)\n"
    )
    (tmp_path / "sitecustomize.py").write_text(sitecustomize)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with _workers() as server:
        _call(server)
        server.send(signal.SIGTERM)
        code, out, err = server.wait()
    assert code == 1
    assert "processes that died, with whatever calls they had: 2 in the end, 0 before" in out
    assert err.count("was killed by SIGKILL while it stopped") == 2


def test_workers_that_cannot_start_end_the_command(broken: Path) -> None:
    (broken / "broken").touch()
    with popen(TWO) as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (1, "")
    assert "ended with exit code 7 before it served" in err
    assert "no worker today" in err


def test_when_none_serves_and_none_can_be_started_the_command_ends(broken: Path) -> None:
    with _workers() as server:
        (broken / "broken").touch()
        for worker in _children(server.process.pid):
            os.kill(worker, signal.SIGKILL)
        code, _, err = server.wait()
    assert code == 1
    assert "ended with exit code 7 before it served" in err
