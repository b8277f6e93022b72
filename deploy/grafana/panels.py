"""What the dashboard shows: rows of panels, each with its queries."""

from dataclasses import dataclass

SELECTED = 'job=~"$job", instance=~"$instance"'
CALLS = f'{SELECTED}, grpc_service=~"dozor\\\\.v1\\\\..+"'
RATE = "[$__rate_interval]"
BY_INSTANCE = "{{instance}}"
# With one process alone there is no label `worker`, and its name is the instance's.
BY_PROCESS = "{{instance}} {{worker}}"


@dataclass(frozen=True)
class Query:
    """A query and the name of its series; `{{label}}` is a label's value."""

    expr: str
    legend: str = ""


@dataclass(frozen=True)
class Panel:
    """A panel.

    Attributes:
        title: What it shows.
        description: How to read it.
        unit: Grafana's name of the unit.
        queries: What it asks.
        kind: Grafana's type of panel.
        width: Of 24.
        stacked: Whether series are drawn on top of each other.
    """

    title: str
    description: str
    unit: str
    queries: tuple[Query, ...]
    kind: str = "timeseries"
    width: int = 8
    stacked: bool = False


def _one(expr: str, legend: str = "") -> tuple[Query, ...]:
    return (Query(expr, legend),)


def _burn(name: str) -> tuple[Query, ...]:
    recorded = f"job:{name}:ratio_rate"
    objective = "availability" if name == "dozor_calls_failed" else "latency"
    return tuple(
        Query(
            f'{recorded}{window}{{job=~"$job"}} / scalar(1 - dozor:{objective}:objective)',
            f"{{{{job}}}}, {window}",
        )
        for window in ("5m", "1h", "6h", "3d")
    )


def _quantiles(metric: str, selector: str, by: str) -> tuple[Query, ...]:
    return tuple(
        Query(
            f"histogram_quantile({quantile}, sum by (le{', ' + by if by else ''}) "
            f"(rate({metric}_bucket{{{selector}}}{RATE})))",
            f"p{quantile * 100:g}" + (f" {{{{{by}}}}}" if by else ""),
        )
        for quantile in (0.5, 0.9, 0.99)
    )


TRAFFIC = (
    Panel(
        "Calls by method",
        "Calls of Dozor's own services that have ended, however they did.",
        "reqps",
        _one(
            f"sum by (grpc_method) (rate(grpc_server_handled_total{{{CALLS}}}{RATE}))",
            "{{grpc_method}}",
        ),
        stacked=True,
    ),
    Panel(
        "Calls by instance",
        "Whether the load is spread evenly. gRPC keeps its connections: a plain balancer of "
        "connections gives one instance much more than another.",
        "reqps",
        _one(f"sum by (instance) (rate(grpc_server_handled_total{{{CALLS}}}{RATE}))", BY_INSTANCE),
    ),
    Panel(
        "Health checks and reflection",
        "Calls of the other services.",
        "reqps",
        _one(
            "sum by (grpc_service, grpc_method) (rate(grpc_server_handled_total{"
            f'{SELECTED}, grpc_service!~"dozor\\\\.v1\\\\..+"}}{RATE}))',
            "{{grpc_service}} {{grpc_method}}",
        ),
    ),
    Panel(
        "Calls over HTTP by protocol",
        "Requests of calls over the HTTP port. The other panels count them among all calls.",
        "reqps",
        _one(
            "sum by (protocol) (rate(dozor_web_requests_total{"
            f'{SELECTED}, protocol!="http"}}{RATE}))',
            "{{protocol}}",
        ),
        width=12,
        stacked=True,
    ),
    Panel(
        "Connections over HTTP",
        "Open connections of the HTTP port, those without a request too; a process takes 1,000.",
        "short",
        _one(f"sum by (instance) (dozor_web_connections{{{SELECTED}}})", BY_INSTANCE),
        width=12,
    ),
)

ERRORS = (
    Panel(
        "Calls that were not OK, by status",
        "INVALID_ARGUMENT, NOT_FOUND and FAILED_PRECONDITION are faults of requests, CANCELLED is "
        "a client that went; INTERNAL, UNKNOWN and DATA_LOSS are faults of the program.",
        "reqps",
        _one(
            "sum by (grpc_code) (rate(grpc_server_handled_total{"
            f'{CALLS}, grpc_code!="OK"}}{RATE})) > 0',
            "{{grpc_code}}",
        ),
        width=12,
        stacked=True,
    ),
    Panel(
        "Share of calls that failed by the server's fault",
        "As the objective of availability counts them: without faults of clients and limits for "
        "work, with calls that were shed. Of the whole fleet.",
        "percentunit",
        _one('job:dozor_calls_failed:ratio_rate5m{job=~"$job"}', "{{job}}"),
        width=12,
    ),
)

LATENCY = (
    Panel(
        "Time of fights, turns and raids",
        "How many calls took how long, from their arrival at the handler to their end.",
        "s",
        _one(
            "sum by (le) (rate(grpc_server_handling_seconds_bucket{"
            f'{CALLS}, grpc_method=~"Resolve(Engagement|Turn|Breach|Assault|Raid)"}}{RATE}))',
            "{{le}}",
        ),
        kind="heatmap",
        width=12,
    ),
    Panel(
        "Percentiles of fights, turns and raids",
        "Half, nine in ten, and 99 in 100 of these calls took no longer.",
        "s",
        _quantiles(
            "grpc_server_handling_seconds",
            f'{CALLS}, grpc_method=~"Resolve(Engagement|Turn|Breach|Assault|Raid)"',
            "",
        ),
        width=12,
    ),
    Panel(
        "99th percentile by method",
        "Batches and forecasts take as long as what was asked for, streams as they are open.",
        "s",
        _quantiles("grpc_server_handling_seconds", CALLS, "grpc_method")[2:],
        width=12,
    ),
    Panel(
        "Time in the rules alone",
        "99th percentile by kind of combat. What a call took beyond it was spent on waiting, "
        "decoding and encoding.",
        "s",
        _quantiles("dozor_resolve_duration_seconds", SELECTED, "kind")[2:],
        width=12,
    ),
)

OBJECTIVES = (
    Panel(
        "How fast the error budget of availability is spent",
        "1 spends all of it in 30 days; somebody is paged at 14.4 over an hour or at 6 over six.",
        "none",
        _burn("dozor_calls_failed"),
        width=12,
    ),
    Panel(
        "How fast the error budget of latency is spent",
        "1 spends all of it in 30 days; somebody is paged at 14.4 over an hour or at 6 over six.",
        "none",
        _burn("dozor_calls_slow"),
        width=12,
    ),
)

COMBATS = (
    Panel(
        "Outcomes",
        "Who won, how raids ended, how forecasts were made; items of batches are counted one by "
        "one.",
        "ops",
        _one(
            f"sum by (kind, winner) (rate(dozor_outcomes_total{{{SELECTED}}}{RATE})) > 0",
            "{{kind}}: {{winner}}",
        ),
        width=12,
        stacked=True,
    ),
    Panel(
        "Share of engagements won by attackers",
        "Over the last hour. A jump after a new rulebook is worth a look.",
        "percentunit",
        _one(
            f'sum(rate(dozor_outcomes_total{{{SELECTED}, kind="engagement", winner="ATTACKERS"}}'
            f'[1h])) / sum(rate(dozor_outcomes_total{{{SELECTED}, kind="engagement"}}[1h]))',
            "attackers",
        ),
        width=12,
    ),
    Panel(
        "Rulings by law",
        "Rulings that had an effect, summed up by chapter of the rules: station.law8 is Law 8.",
        "ops",
        _one(
            "sum by (law) (label_replace("
            f"rate(dozor_rulings_total{{{SELECTED}}}{RATE}), "
            '"law", "$1", "rule", "([^.]+[.][^.]+)[.].*")) > 0',
            "{{law}}",
        ),
        width=12,
        stacked=True,
    ),
    Panel(
        "The twenty rulings most often made",
        "In the time shown above.",
        "short",
        _one(
            f"topk(20, sum by (rule) (increase(dozor_rulings_total{{{SELECTED}}}[$__range])))",
            "{{rule}}",
        ),
        kind="bargauge",
        width=12,
    ),
)

RULEBOOKS = (
    Panel(
        "Rulebooks by instances",
        "How many instances have which rulebook: where one version has two digests, or not all "
        "instances the same, they judge differently.",
        "none",
        _one(
            f"count by (job, name, version, digest) (dozor_rulebook_info{{{SELECTED}}})",
            "{{job}} {{name}} {{version}} {{digest}}",
        ),
        kind="table",
        width=9,
    ),
    Panel(
        "Reloads",
        "Reloads of the rulebooks in the last hour, by how they ended; each worker counts its own.",
        "none",
        _one(
            f"sum by (instance, result) (increase(dozor_rulebook_reloads_total{{{SELECTED}}}[1h]))",
            "{{instance}}: {{result}}",
        ),
        width=5,
    ),
    Panel(
        "Last reload",
        "1: the rulebooks could be used when they were last read. 0: they could not, in one worker "
        "at least, which goes on with those that it had.",
        "none",
        _one(
            f"min by (instance) (dozor_rulebook_last_reload_successful{{{SELECTED}}})",
            BY_INSTANCE,
        ),
        width=5,
    ),
    Panel(
        "Since the rulebooks were loaded",
        "Time since they were last read and taken, at the start or by a reload; of the worker "
        "where that is longest ago.",
        "s",
        _one(
            "time() - min by (instance) "
            f"(dozor_rulebook_last_reload_success_timestamp_seconds{{{SELECTED}}})",
            BY_INSTANCE,
        ),
        kind="stat",
        width=5,
    ),
)

PROCESSES = (
    Panel(
        "Instances",
        "Those that Prometheus reaches.",
        "none",
        _one('sum by (job) (up{job=~"$job"})', "{{job}}"),
        kind="stat",
        width=4,
    ),
    Panel(
        "Versions",
        "How many instances run which version of what.",
        "none",
        _one(
            f"count by (version, python, grpcio) (dozor_build_info{{{SELECTED}}})",
            "Dozor {{version}}, Python {{python}}, gRPC {{grpcio}}",
        ),
        kind="stat",
        width=8,
    ),
    Panel(
        "Workers",
        "Processes of each instance that serve.",
        "none",
        _one(f"sum by (instance) (dozor_workers{{{SELECTED}}})", BY_INSTANCE),
        width=6,
    ),
    Panel(
        "Restarts of workers",
        "Workers that died and were started again, in the last hour.",
        "none",
        _one(
            f"sum by (instance) (increase(dozor_worker_restarts_total{{{SELECTED}}}[1h]))",
            BY_INSTANCE,
        ),
        width=6,
    ),
    Panel(
        "CPU by worker",
        "Share of a core that each worker uses: little more than one is the most that it can. "
        "Where one is much busier than others, connections are spread badly.",
        "percentunit",
        _one(
            "sum by (instance, worker) (rate(process_cpu_seconds_total{"
            f'{SELECTED}, worker!="supervisor"}}{RATE}))',
            BY_PROCESS,
        ),
    ),
    Panel(
        "Memory",
        "Memory that is resident, of each process. An instance's processes together, with its "
        "supervisor, are what a limit of a container counts, but for what they share.",
        "bytes",
        _one(
            f"sum by (instance, worker) (process_resident_memory_bytes{{{SELECTED}}})", BY_PROCESS
        ),
    ),
    Panel(
        "Open files",
        "Share of the files that a process may have open, of each process; every connection is "
        "one.",
        "percentunit",
        _one(
            "max by (instance, worker) "
            f"(process_open_fds{{{SELECTED}}} / process_max_fds{{{SELECTED}}})",
            BY_PROCESS,
        ),
    ),
)

LIMITS = (
    Panel(
        "Calls in flight",
        "Calls that are worked on, in all workers of an instance; the limit is "
        "max_concurrent_calls of each worker.",
        "none",
        _one(f"sum by (instance) (dozor_calls_in_flight{{{SELECTED}}})", BY_INSTANCE),
    ),
    Panel(
        "Calls refused for a limit",
        "Shed: refused as OVERLOADED, nothing was done. RESOURCE_EXHAUSTED: these and those that "
        "reached a limit for work or for the size of the answer.",
        "reqps",
        (
            Query(f"sum(rate(dozor_calls_shed_total{{{SELECTED}}}{RATE}))", "shed"),
            Query(
                "sum(rate(grpc_server_handled_total{"
                f'{CALLS}, grpc_code="RESOURCE_EXHAUSTED"}}{RATE}))',
                "RESOURCE_EXHAUSTED",
            ),
        ),
    ),
    Panel(
        "Draining",
        "1 from the signal to stop to the end. Every rollout shows here.",
        "none",
        _one(f"max by (instance) (dozor_draining{{{SELECTED}}})", BY_INSTANCE),
    ),
)

SECURITY = (
    Panel(
        "Certificate",
        "Time until it expires; nothing where the server speaks plain text.",
        "s",
        _one(
            "min by (instance) "
            f"(dozor_tls_certificate_expiry_timestamp_seconds{{{SELECTED}}}) - time()",
            BY_INSTANCE,
        ),
        kind="stat",
    ),
    *(
        Panel(
            f"Reloads of {what}",
            f"Changes of {what} in the last hour that were taken or refused; each worker counts "
            "its own. What is refused leaves in use what was good before.",
            "none",
            _one(
                f"sum by (instance, result) (increase({metric}{{{SELECTED}}}[1h]))",
                "{{instance}}: {{result}}",
            ),
        )
        for what, metric in (
            ("certificates", "dozor_tls_reloads_total"),
            ("tokens", "dozor_auth_token_reloads_total"),
        )
    ),
)

ROWS = {
    "Traffic": TRAFFIC,
    "Errors": ERRORS,
    "Latency": LATENCY,
    "Objectives": OBJECTIVES,
    "Outcomes and rulings": COMBATS,
    "Rulebooks": RULEBOOKS,
    "Processes": PROCESSES,
    "Limits and drain": LIMITS,
    "Certificates and tokens": SECURITY,
}
