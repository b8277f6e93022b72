"""Settings from flags, environment and file: which counts, and what is said of wrong ones."""

from pathlib import Path

import pytest

from dozor.settings import OPTIONS, Option, ServerSettings, SettingsError, as_toml, read_settings


def write(folder: Path, text: str) -> str:
    file = folder / "dozor.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def faults(
    flags: dict[str, str], environment: dict[str, str], file: str | None = None
) -> list[str]:
    with pytest.raises(SettingsError) as caught:
        read_settings(flags, environment, file)
    return list(caught.value.faults)


def test_nothing_given_means_the_defaults() -> None:
    effective = read_settings({}, {})
    assert effective.settings == ServerSettings()
    assert effective.origins == {}


def test_a_flag_counts_for_more_than_the_environment_and_that_for_more_than_a_file(
    tmp_path: Path,
) -> None:
    file = write(tmp_path, "grpc_port = 1\nhttp_port = 2\ngrace = 3\n")
    environment = {"DOZOR_GRPC_PORT": "11", "DOZOR_HTTP_PORT": "12"}
    effective = read_settings({"grpc_port": "21"}, environment, file)
    settings = effective.settings
    assert (settings.grpc_port, settings.http_port, settings.grace) == (21, 12, 3)
    assert effective.origins == {
        "grpc_port": "--grpc-port",
        "http_port": "DOZOR_HTTP_PORT",
        "grace": file,
    }


def test_the_environment_may_name_the_file_and_a_flag_another(tmp_path: Path) -> None:
    file = write(tmp_path, "grace = 3\n")
    environment = {"DOZOR_CONFIG": "/nowhere.toml"}
    assert read_settings({}, {"DOZOR_CONFIG": file}).settings.grace == 3
    assert read_settings({}, environment, file).settings.grace == 3


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_setting_can_be_given_in_all_three_ways(option: Option, tmp_path: Path) -> None:
    text = {
        "host": "127.0.0.1",
        "log_format": "json",
        "log_level": "debug",
        "log_calls": "all",
        "tracing_endpoint": "http://localhost:4317",
        "tracing_sample_ratio": "0.5",
        "workers": "2",
        "cors_origins": "https://play.example, http://localhost:5173",
        "http_tls": "false",
    }.get(option.name, "2048")
    value = option.kind.read(text)
    both = {"tls_certificate": "cert", "tls_key": "key"} if option.name.startswith("tls") else {}
    literal = f"'{text}'" if isinstance(value, str) else text
    file = write(tmp_path, f"{option.name} = {literal}\n")
    for effective in (
        read_settings({**both, option.name: text}, {}),
        read_settings(both, {option.variable: text}),
        read_settings({k: v for k, v in both.items() if k != option.name}, {}, file),
    ):
        assert getattr(effective.settings, option.name) in (value, both.get(option.name))


def test_a_wrong_value_is_named_as_it_was_given(tmp_path: Path) -> None:
    wrong = "is no port number from 0 to 65535"
    file = write(tmp_path, "http_port = '80'\n")
    assert faults({"grpc_port": "x"}, {}) == [f"--grpc-port: 'x' {wrong}"]
    assert faults({}, {"DOZOR_GRPC_PORT": "-1"}) == [f"DOZOR_GRPC_PORT: -1 {wrong}"]
    assert faults({}, {}, file) == [f"{file}: http_port: '80' {wrong}"]


def test_an_unknown_name_is_told_with_the_one_that_may_be_meant(tmp_path: Path) -> None:
    file = write(tmp_path, "grpc_prot = 1\n[server]\nhost = '::'\n")
    assert faults({}, {"DOZOR_GRACES": "1", "DOZOR_XQZ": "1"}, file) == [
        f"{file}: grpc_prot: is no setting; is grpc_port meant?",
        f"{file}: server: is no setting; `dozor serve --help` lists all",
        "DOZOR_GRACES: is no setting; is DOZOR_GRACE meant?",
        "DOZOR_XQZ: is no setting; `dozor serve --help` lists all",
    ]


@pytest.mark.parametrize(
    "variable",
    [
        "DOZOR_SERVICE_HOST",
        "DOZOR_SERVICE_PORT_GRPC",
        "DOZOR_PORT",
        "DOZOR_PORT_50051_TCP",
        "DOZOR_PORT_50051_TCP_ADDR",
        "DOZOR_METRICS_SERVICE_PORT",
        "DOZOR_DEBUG",
        "PATH",
    ],
)
def test_what_kubernetes_tells_every_pod_is_no_setting(variable: str) -> None:
    assert read_settings({}, {variable: "tcp://127.0.0.1:50051"}).settings == ServerSettings()


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"grace = ", "is no TOML document"),
        (b"\xff\xfe", "is no TOML document"),
        (b"#" * 1024 * 1025, "larger than"),
        (None, "cannot be read: No such file or directory"),
    ],
)
def test_a_file_that_cannot_be_read_keeps_the_server_from_starting(
    data: bytes | None, fault: str, tmp_path: Path
) -> None:
    file = tmp_path / "dozor.toml"
    if data is not None:
        file.write_bytes(data)
    (told,) = faults({}, {}, str(file))
    assert told.startswith(f"{file}: ")
    assert fault in told


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"grpc_port": "80", "http_port": "80"}, "--http-port: 80 is the gRPC port too"),
        ({"tls_certificate": "c"}, "tls_key: missing; tls_certificate is given"),
        ({"tls_key": "k"}, "tls_certificate: missing; tls_key is given"),
        ({"tls_client_ca": "a"}, "--tls-client-ca: needs tls_certificate and tls_key"),
    ],
)
def test_settings_that_contradict_each_other(given: dict[str, str], fault: str) -> None:
    assert any(told.startswith(fault) for told in faults(given, {}))


def test_what_is_shown_is_a_file_that_has_the_same_effect(tmp_path: Path) -> None:
    flags = {"workers": "3", "grace": "2.5", "rulebook_directory": 'C:\\правила\n"x"\x7f'}
    effective = read_settings(flags, {"DOZOR_LOG_FORMAT": "json"})
    shown = as_toml(effective)
    assert "workers = 3 " in shown
    assert "# --workers" in shown
    assert read_settings({}, {}, write(tmp_path, shown)).settings == effective.settings


@pytest.mark.parametrize(
    "endpoint",
    [
        *("localhost:4317", "grpc://localhost:4317", "http://localhost", "http://:4317", "http://"),
        *(
            "http://a:0",
            "http://a:65536",
            "http://a:x",
            "http://a:4317/v1/traces",
            "http://a:4317?x",
        ),
        *("http://me:secret@a:4317", "http://a b:4317", "http://[::1:4317", "http://дозор:4317"),
    ],
)
def test_an_endpoint_that_is_none_is_refused(endpoint: str) -> None:
    with pytest.raises(SettingsError, match="is no OTLP endpoint"):
        read_settings({"tracing_endpoint": endpoint}, {})


@pytest.mark.parametrize(
    "endpoint", ["http://localhost:4317", "https://otel.example.com:443/", "http://[::1]:4317", ""]
)
def test_an_endpoint_is_taken_as_it_is(endpoint: str) -> None:
    settings = read_settings({"tracing_endpoint": endpoint}, {}).settings
    assert settings.tracing_endpoint == endpoint


@pytest.mark.parametrize(
    "text",
    [
        "5.00000000000000000000garbage",
        "0" * 30 + "5",
        "1_0",
        "٣",
        " 5 ",
        "5.",
        "0x5",
        "inf",
        "",
    ],
)
def test_what_is_no_plain_number_is_none(text: str) -> None:
    for variable in ("DOZOR_GRACE", "DOZOR_WORKERS"):
        (told,) = faults({}, {variable: text})
        assert told.startswith(f"{variable}: {text!r} is no ")


@pytest.mark.parametrize("text", ["5", "0.5", "5e1", "0", "2.5e-1"])
def test_a_plain_number_is_taken_as_it_stands(text: str) -> None:
    assert read_settings({}, {"DOZOR_GRACE": text}).settings.grace == float(text)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_numbers_of_any_size_are_faults_and_nothing_worse(option: Option, tmp_path: Path) -> None:
    if isinstance(option.default, str):
        return
    file = write(tmp_path, f"{option.name} = 0x{'f' * 300}\n")
    (told,) = faults({}, {}, file)
    assert told.startswith(f"{file}: {option.name}: ")
    (told,) = faults({option.name: "1e308"}, {})
    assert told.startswith(f"{option.flag}: ")


def test_bytes_of_a_path_that_are_no_utf_8_are_refused() -> None:
    (told,) = faults({}, {"DOZOR_AUTH_TOKENS": "/x\udcff"})
    assert told.endswith("is no text in UTF-8")


def test_what_would_turn_a_terminal_about_is_shown_as_an_escape(tmp_path: Path) -> None:
    effective = read_settings({"auth_tokens": "/a\u202eb\x1b[31m\U000e0001"}, {})
    shown = as_toml(effective)
    assert all(letter.isprintable() or letter == "\n" for letter in shown)
    assert read_settings({}, {}, write(tmp_path, shown)).settings == effective.settings
