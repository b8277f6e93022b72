"""The metrics of many processes as those of one server."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from dozor.server.workers.merging import GAUGE_RULES, Families, Merged, families_of
from tests.server.running import thread_server

Values = dict[tuple[str, str], float]


def _families(calls: int, in_flight: int, draining: int, expiry: float) -> Families:
    registry = CollectorRegistry()
    counter = Counter("calls_total", "Calls.", ("code",), registry=registry)
    counter.labels("OK").inc(calls)
    seconds = Histogram("seconds", "Seconds.", buckets=(1.0,), registry=registry)
    for _ in range(calls):
        seconds.observe(0.5)
    Gauge("dozor_calls_in_flight", "In flight.", registry=registry).set(in_flight)
    Gauge("dozor_draining", "Draining.", registry=registry).set(draining)
    name = "dozor_tls_certificate_expiry_timestamp_seconds"
    Gauge(name, "Expiry.", registry=registry).set(expiry)
    ProcessCollector(registry=registry)
    return families_of(registry)


def _values(merged: Merged) -> Values:
    return {
        (sample.name, ",".join(f"{k}={v}" for k, v in sample.labels.items())): sample.value
        for family in merged.collect()
        for sample in family.samples
    }


def _two() -> Merged:
    merged = Merged()
    merged.add("0", _families(3, 1, 0, 2_000.0))
    merged.add("1", _families(4, 2, 1, 1_000.0))
    return merged


def test_counters_and_histograms_are_summed() -> None:
    values = _values(_two())
    assert values["calls_total", "code=OK"] == 7
    assert values["seconds_bucket", "le=1.0"] == values["seconds_count", ""] == 7
    assert values["seconds_sum", ""] == 3.5


def test_gauges_become_one_by_their_rules() -> None:
    values = _values(_two())
    assert values["dozor_calls_in_flight", ""] == 3
    assert values["dozor_draining", ""] == 1
    assert values["dozor_tls_certificate_expiry_timestamp_seconds", ""] == 1_000


def test_each_process_has_series_of_its_own_about_itself() -> None:
    values = _values(_two())
    for worker in ("0", "1"):
        assert values["process_resident_memory_bytes", f"worker={worker}"] > 0


def test_what_an_ended_process_had_counted_stays() -> None:
    merged = Merged()
    merged.add_counted(_families(5, 9, 1, 1.0))
    again = merged.copy()
    again.add("0", _families(1, 1, 0, 2_000.0))
    values = _values(again)
    assert values["calls_total", "code=OK"] == values["seconds_count", ""] == 6
    assert values["dozor_calls_in_flight", ""] == 1
    assert values["dozor_draining", ""] == 0
    assert values["dozor_tls_certificate_expiry_timestamp_seconds", ""] == 2_000
    assert "worker=0" in {labels for _, labels in values}
    assert _values(merged)["calls_total", "code=OK"] == 5


def test_every_gauge_of_a_process_has_a_rule() -> None:
    with thread_server() as server:
        gauges = {
            family.name
            for family in server.running.registry.collect()
            if family.type == "gauge" and not family.name.startswith("process_")
        }
    assert gauges - {"dozor_workers"} <= set(GAUGE_RULES)
