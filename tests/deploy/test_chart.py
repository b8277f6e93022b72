"""The Helm chart: what it makes is valid and hardened, and what it cannot make it refuses."""

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from dozor.server.methods import DOZOR_SERVICES
from dozor.settings import OPTIONS, read_settings
from dozor.settings.kinds import Choice
from dozor.web.page import FOLDER
from dozor.web.site import CONFIG, OPERATION
from tests.deploy.chart import CHART, FEATURES, ISSUER, Chart, Manifest, Values, merged
from tests.deploy.chart_schema import settings_schema
from tests.tools import tool

DEPLOYMENT = ("Deployment", "release-dozor")
CUSTOM = ("ServiceMonitor", "PodMonitor", "Certificate", "PrometheusRule")


@pytest.fixture(scope="module")
def chart(tmp_path_factory: pytest.TempPathFactory) -> Chart:
    return Chart(tmp_path_factory.mktemp("chart"))


def _pod(rendered: dict[tuple[str, str], Manifest]) -> Any:
    return rendered[DEPLOYMENT]["spec"]["template"]["spec"]


def _settings_text(rendered: dict[tuple[str, str], Manifest]) -> str:
    text: str = rendered["ConfigMap", "release-dozor"]["data"]["dozor.toml"]
    return text


@pytest.mark.parametrize("values", [{}, merged(*FEATURES.values())], ids=["plain", "all"])
def test_helm_finds_nothing_wrong(values: Values, chart: Chart) -> None:
    run = chart.run(values, "lint", "--strict")
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.slow
def test_kubernetes_takes_what_every_choice_of_options_makes(chart: Chart, tmp_path: Path) -> None:
    choices: list[Values] = [{}, merged(*FEATURES.values()), *FEATURES.values()]
    choices += [
        merged(*(each for other, each in FEATURES.items() if other != name)) for name in FEATURES
    ]
    # Most manifests are the same in many choices; a dictionary keeps the order.
    parts = [part for values in choices for part in chart.text(values).split("\n---\n")]
    known = [part for part in parts if not any(f"\nkind: {kind}\n" in part for kind in CUSTOM)]
    file = tmp_path / "all.yaml"
    file.write_text("\n---\n".join(dict.fromkeys(known)), encoding="utf-8")
    command = [tool("kubernetes-validate"), "--strict", "--kubernetes-version", "1.37", str(file)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    told = (run.stdout + run.stderr).splitlines()
    assert run.returncode == 0, "\n".join(told)
    assert len(told) == len(set(known))
    assert all(" passed for resource " in line for line in told)


def test_a_manifest_that_kubernetes_would_refuse_is_found(chart: Chart, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    text = chart.text({}).replace("enableServiceLinks:", "enableServiceLink:")
    file.write_text(text, encoding="utf-8")
    command = [tool("kubernetes-validate"), "--strict", str(file)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode != 0
    assert "enableServiceLink" in run.stdout + run.stderr


def test_every_value_of_the_chart_is_turned_by_some_option_of_these_tests() -> None:
    schema = json.loads((CHART / "values.schema.json").read_text(encoding="utf-8"))
    elsewhere = {"global", "replicas", "resources", "fullnameOverride"}
    assert set(schema["properties"]) - elsewhere == set(merged(*FEATURES.values()))


def test_pods_are_hardened(chart: Chart) -> None:
    rendered = chart.render(merged(*FEATURES.values(), {"nameOverride": ""}))
    for spec in (_pod(rendered), rendered["Pod", "release-dozor-test"]["spec"]):
        assert spec["automountServiceAccountToken"] is False
        assert spec["enableServiceLinks"] is False
        security = spec["securityContext"]
        assert security["runAsNonRoot"] is True
        assert security["runAsUser"] == 65532
        assert security["seccompProfile"] == {"type": "RuntimeDefault"}
        (container,) = spec["containers"]
        assert container["resources"]["limits"]["memory"]
        assert container["securityContext"] == {
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "capabilities": {"drop": ["ALL"]},
        }
        assert not any("subPath" in mount for mount in container["volumeMounts"])


@pytest.mark.parametrize(
    ("settings", "seconds"),
    [({}, 30), ({"drain_delay": 7.2, "grace": 0}, 13), ({"drain_delay": 0, "grace": None}, 15)],
)
def test_a_pod_is_left_alone_for_as_long_as_it_drains(
    settings: Values, seconds: int, chart: Chart
) -> None:
    pod = _pod(chart.render({"settings": settings}))
    assert pod["terminationGracePeriodSeconds"] == seconds


def test_the_schema_tells_of_every_setting_what_the_server_says(rewrite: bool) -> None:
    file = CHART / "values.schema.json"
    schema = json.loads(file.read_text(encoding="utf-8"))
    if rewrite:
        schema["properties"]["settings"] = settings_schema()
        file.write_text(json.dumps(schema, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    assert schema["properties"]["settings"] == settings_schema()


def test_the_schema_explains_everything_and_lets_nothing_else_pass() -> None:
    def check(schema: Any) -> None:
        if "properties" in schema and schema.get("required") != ["name"]:
            assert schema["additionalProperties"] is False
        for part in schema.get("properties", {}).values():
            assert part["description"]
            check(part)

    check(json.loads((CHART / "values.schema.json").read_text(encoding="utf-8")))


def _unlike_default(name: str, default: object) -> object:
    (option,) = (option for option in OPTIONS if option.name == name)
    if isinstance(option.kind, Choice):
        return next(word for word in option.kind.words if word != default)
    if isinstance(default, bool):
        return not default
    if name == "host":
        return "127.0.0.1"
    if isinstance(default, str):
        return f'/a "path"/{name}'
    assert isinstance(default, int | float)
    return default / 2 + 0.25 if isinstance(default, float) else default * 2 or 3


def test_every_setting_reaches_the_server(chart: Chart, tmp_path: Path) -> None:
    chosen = {option.name: _unlike_default(option.name, option.default) for option in OPTIONS}
    chosen |= {"cors_origins": "https://play.example"}
    chosen |= {"grpc_port": 6001, "http_port": 6002, "tracing_endpoint": "http://collector:4317"}
    values = {"settings": chosen, "service": {"port": 6001}}
    file = tmp_path / "dozor.toml"
    file.write_text(_settings_text(chart.render(values)), encoding="utf-8")
    effective = read_settings({}, {}, str(file))
    assert {option.name: getattr(effective.settings, option.name) for option in OPTIONS} == chosen
    assert set(effective.origins.values()) == {str(file)}


@pytest.mark.parametrize("values", [{}, *FEATURES.values()], ids=["plain", *FEATURES])
def test_the_server_takes_the_settings_that_the_chart_writes(
    values: Values, chart: Chart, tmp_path: Path
) -> None:
    rendered = chart.render(merged(values, {"fullnameOverride": "release-dozor"}))
    file = tmp_path / "dozor.toml"
    file.write_text(_settings_text(rendered), encoding="utf-8")
    settings = read_settings({}, {}, str(file)).settings
    (container,) = _pod(rendered)["containers"]
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    assert ports == {"grpc": settings.grpc_port, "http": settings.http_port}
    mounts = {mount["mountPath"]: mount["name"] for mount in container["volumeMounts"]}
    assert set(mounts.values()) <= {volume["name"] for volume in _pod(rendered)["volumes"]}
    for path in (settings.tls_certificate, settings.tls_client_ca, settings.auth_tokens):
        assert not path or str(Path(path).parent) in mounts
    assert not settings.rulebook_directory or settings.rulebook_directory in mounts


def test_other_settings_make_other_pods_and_other_rulebooks_do_not(chart: Chart) -> None:
    def pods(values: Values) -> Any:
        return chart.render(values)[DEPLOYMENT]["spec"]["template"]

    assert pods({}) == pods({})
    assert pods({}) != pods({"settings": {"grace": 21}})
    first, second = (
        pods({"rulebooks": {"files": {"house.toml": text}}}) for text in ("a = 1", "a = 2")
    )
    assert first == second


@pytest.mark.parametrize("encrypted", [False, True])
def test_probes_ask_for_health_in_the_way_that_the_port_is_served(
    encrypted: bool, chart: Chart
) -> None:
    values = {"tls": {"mode": "secret", "secretName": "games-tls"}} if encrypted else {}
    (container,) = _pod(chart.render(values))["containers"]
    for name in ("startupProbe", "readinessProbe"):
        probe = container[name]
        assert ("grpc" in probe, "exec" in probe) == (not encrypted, encrypted)
    # A server whose certificate has expired would not start again.
    assert ("tcpSocket" if encrypted else "grpc") in container["livenessProbe"]


def test_tokens_go_into_a_secret_one_a_line(chart: Chart) -> None:
    secret = chart.render(FEATURES["auth"])["Secret", "release-dozor-auth"]
    assert secret["data"] == {"tokens": "b25lCnR3bwo="}
    existing = {"auth": {"enabled": True, "existingSecret": "mine"}}
    rendered = chart.render(existing)
    assert not any(kind == "Secret" for kind, _ in rendered)
    (auth,) = (volume for volume in _pod(rendered)["volumes"] if volume["name"] == "auth")
    assert auth["secret"]["secretName"] == "mine"


def test_with_autoscaling_the_deployment_leaves_the_number_of_pods_alone(chart: Chart) -> None:
    rendered = chart.render(FEATURES["autoscaling"])
    assert "replicas" not in rendered[DEPLOYMENT]["spec"]
    scaler = rendered["HorizontalPodAutoscaler", "release-dozor"]["spec"]
    assert (scaler["minReplicas"], scaler["maxReplicas"]) == (3, 12)


# Of kinds that are not Kubernetes' own the schemas are not to be had here; what is made is compared
# as a whole with what their documentation asks for.


@pytest.mark.parametrize(
    ("kind", "option", "endpoints"),
    [
        ("ServiceMonitor", "serviceMonitor", "endpoints"),
        ("PodMonitor", "podMonitor", "podMetricsEndpoints"),
    ],
)
def test_prometheus_is_told_where_the_metrics_are(
    kind: str, option: str, endpoints: str, chart: Chart
) -> None:
    values = {"metrics": {option: {"enabled": True, "interval": "30s", "labels": {"team": "a"}}}}
    monitor = chart.render(values)[kind, "release-dozor"]
    assert monitor["apiVersion"] == "monitoring.coreos.com/v1"
    assert monitor["metadata"]["labels"]["team"] == "a"
    labels = {"app.kubernetes.io/name": "dozor", "app.kubernetes.io/instance": "release"}
    assert monitor["spec"] == {
        "jobLabel": "app.kubernetes.io/name",
        "selector": {"matchLabels": labels},
        endpoints: [{"port": "http", "path": "/metrics", "interval": "30s"}],
    }


def test_prometheus_scrapes_over_https_where_that_is_spoken(chart: Chart) -> None:
    values = merged(
        FEATURES["service monitor"], FEATURES["certificate"], {"settings": {"http_tls": True}}
    )
    (endpoint,) = chart.render(values)["ServiceMonitor", "release-dozor"]["spec"]["endpoints"]
    assert endpoint["scheme"] == "https"
    assert endpoint["tlsConfig"] == {
        "serverName": "release-dozor",
        "ca": {"secret": {"name": "release-dozor-tls", "key": "ca.crt"}},
        "cert": {"secret": {"name": "release-dozor-tls", "key": "tls.crt"}},
        "keySecret": {"name": "release-dozor-tls", "key": "tls.key"},
    }


def test_the_ingress_leads_to_the_page_and_the_rpcs_and_not_to_the_metrics(chart: Chart) -> None:
    ingress = chart.render(FEATURES["ingress"])["Ingress", "release-dozor"]["spec"]
    (rule,) = ingress["rules"]
    assert rule["host"] == "dozor.example"
    paths = {each["path"]: each["pathType"] for each in rule["http"]["paths"]}
    assert paths["/"] == "Exact"
    assert {f"/{service}" for service in DOZOR_SERVICES} < set(paths)
    assert not any(path in paths for path in OPERATION)
    assert CONFIG in paths
    for file in FOLDER.glob("*.*"):
        assert f"/{file.name}" in paths
    for each in rule["http"]["paths"]:
        service = {"name": "release-dozor", "port": {"name": "http"}}
        assert each["backend"] == {"service": service}


def test_cert_manager_is_asked_for_the_names_of_the_service(chart: Chart) -> None:
    rendered = chart.render(FEATURES["certificate"])
    certificate = rendered["Certificate", "release-dozor"]
    assert certificate["apiVersion"] == "cert-manager.io/v1"
    assert certificate["spec"] == {
        "secretName": "release-dozor-tls",
        "duration": "2160h",
        "renewBefore": "720h",
        "privateKey": {"algorithm": "ECDSA", "size": 256, "rotationPolicy": "Always"},
        "usages": ["digital signature", "server auth", "client auth"],
        "dnsNames": [
            "release-dozor",
            "release-dozor.games",
            "release-dozor.games.svc",
            "release-dozor.games.svc.cluster.local",
            "dozor.example",
        ],
        "issuerRef": {"name": "games", "kind": "Issuer", "group": "cert-manager.io"},
    }
    (tls,) = (volume for volume in _pod(rendered)["volumes"] if volume["name"] == "tls")
    assert tls["secret"]["secretName"] == "release-dozor-tls"


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"settings": {"grpc_prot": 1}}, "additional properties 'grpc_prot' not allowed"),
        ({"settings": {"grace": -1}}, "at '/settings/grace': minimum: got -1, want 0"),
        ({"settings": {"workers": 1.5}}, "at '/settings/workers'"),
        ({"settings": {"grpc_port": 80}}, "at '/settings/grpc_port': minimum: got 80, want 1,024"),
        ({"settings": {"log_format": "xml"}}, "at '/settings/log_format': value must be one of"),
        ({"replica": 2}, "additional properties 'replica' not allowed"),
        ({"replicas": "two"}, "at '/replicas': got string, want integer"),
        ({"image": {"digest": "latest"}}, "at '/image/digest'"),
        ({"tls": {"mode": "on"}}, "at '/tls/mode': value must be one of"),
        ({"tls": {"mode": "secret"}}, "tls.mode secret needs tls.secretName"),
        ({"tls": {"mode": "certManager"}}, "needs tls.certManager.issuerRef.name"),
        ({"tls": {"clientCertificates": True}}, "needs tls.mode secret or certManager"),
        (
            {"ingress": {"enabled": True}, "tls": {"mode": "secret", "secretName": "tls"}},
            "ingress.enabled with tls needs settings.http_tls: true",
        ),
        ({"auth": {"enabled": True}}, "auth.enabled needs auth.tokens or auth.existingSecret"),
        ({"auth": {"tokens": ["a b"]}}, "at '/auth/tokens/0'"),
        ({"auth": {"tokens": ["a"], "existingSecret": "b"}}, "exclude each other"),
        ({"rulebooks": {"files": {"house.yaml": "x"}}}, "at '/rulebooks/files'"),
        (
            {"rulebooks": {"files": {"a.toml": "x"}, "existingConfigMap": "b"}},
            "rulebooks.files and rulebooks.existingConfigMap exclude each other",
        ),
        ({"settings": {"http_port": 50051}}, "grpc_port and settings.http_port must differ"),
        ({"service": {"port": 80}}, "service.port must be settings.grpc_port"),
        ({"service": {"type": "LoadBalancer"}}, "headless goes with service.type ClusterIP"),
        (
            {"metrics": {"serviceMonitor": {"enabled": True}, "podMonitor": {"enabled": True}}},
            "metrics.serviceMonitor and metrics.podMonitor exclude each other",
        ),
        (
            {"autoscaling": {"enabled": True, "minReplicas": 13}},
            "autoscaling.minReplicas is above autoscaling.maxReplicas",
        ),
        ({"extraEnv": [{"name": "DOZOR_GRACE", "value": "1"}]}, "at '/extraEnv/0/name'"),
        (
            {
                "settings": {"tls_certificate": "/mine"},
                "tls": {"mode": "certManager", "certManager": ISSUER},
            },
            "settings.tls_certificate is set by tls, auth or rulebooks already",
        ),
    ],
    ids=lambda value: "" if isinstance(value, str) else json.dumps(value)[:60],
)
def test_values_that_are_wrong_are_refused_with_the_reason(
    values: Values, told: str, chart: Chart
) -> None:
    assert told in chart.refusal(values)


def test_the_settings_are_toml_whatever_a_text_holds(chart: Chart) -> None:
    text = "a \"b\" \\ <c> & 'd' {{ e }} ü"
    rendered = chart.render({"settings": {"tracing_endpoint": text}})
    assert tomllib.loads(_settings_text(rendered))["tracing_endpoint"] == text


def test_the_values_of_the_documentation_are_taken(chart: Chart) -> None:
    text = (CHART.parents[1] / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```yaml\n(# games.yaml\n.*?)^```$", text, re.MULTILINE | re.DOTALL)
    values = yaml.safe_load(block)
    shipped = {name: {"enabled": False} for name in ("prometheusRule", "dashboard")}
    rendered = chart.render(merged(values, {"metrics": shipped}))
    assert ("Certificate", "release-dozor") in rendered
    assert ("NetworkPolicy", "release-dozor") in rendered
