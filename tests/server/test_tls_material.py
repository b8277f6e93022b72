"""Certificates and keys that keep a server from starting, each in one plain sentence."""

import asyncio
import dataclasses
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from dozor.security.files import Source
from dozor.security.material import identity
from dozor.server import StartupError, serve
from tests.certificates import (
    LONG_AGO,
    NOT_YET,
    Authority,
    Files,
    Pair,
    files_in,
    private_pem,
    works,
)
from tests.server.running import FREE_PORTS, PATIENCE, popen, thread_server

AUTHORITY = Authority("an authority")
PAIR = AUTHORITY.issue()
Spoil = Callable[[Files], object]


def refusal(files: Files) -> str:
    """Why a server with these files does not start."""
    settings = dataclasses.replace(
        FREE_PORTS,
        tls_certificate=str(files.certificate),
        tls_key=str(files.key),
        tls_client_ca=str(files.client_ca),
    )
    ready: list[object] = []
    with pytest.raises(StartupError) as caught:
        asyncio.run(serve(settings, ready.append))
    assert ready == []
    return str(caught.value)


@pytest.fixture
def files(tmp_path: Path) -> Files:
    files = files_in(tmp_path)
    files.write(PAIR)
    files.client_ca.write_bytes(AUTHORITY.pem)
    return files


def _encrypted() -> bytes:
    key = load_pem_private_key(PAIR.key, None)
    return key.private_bytes(
        Encoding.PEM, PrivateFormat.TraditionalOpenSSL, BestAvailableEncryption(b"a password")
    )


def _key_that_is_a_folder(files: Files) -> None:
    files.key.unlink()
    files.key.mkdir()


def _key_that_is_a_pipe(files: Files) -> None:
    files.key.unlink()
    os.mkfifo(files.key)


CASES: list[tuple[str, Spoil, str]] = [
    ("tls_certificate", lambda f: f.certificate.unlink(), "cannot be read: No such file"),
    ("tls_certificate", lambda f: f.certificate.write_bytes(b""), "holds no certificate in PEM"),
    ("tls_certificate", lambda f: f.certificate.write_bytes(PAIR.key), "holds no certificate"),
    (
        "tls_certificate",
        lambda f: f.certificate.write_bytes(PAIR.certificate[:200]),
        "damaged or cut off",
    ),
    (
        "tls_certificate",
        lambda f: f.certificate.write_bytes(PAIR.certificate.replace(b"M", b"N", 1)),
        "damaged or cut off",
    ),
    ("tls_certificate", lambda f: f.write(AUTHORITY.issue(days=LONG_AGO)), "has expired on"),
    ("tls_certificate", lambda f: f.write(AUTHORITY.issue(days=NOT_YET)), "is not valid before"),
    (
        "tls_certificate",
        lambda f: f.certificate.write_bytes(bytes(1024 * 1024 + 1)),
        "is larger than 1048576 bytes",
    ),
    ("tls_key", lambda f: f.key.unlink(), "cannot be read: No such file"),
    ("tls_key", _key_that_is_a_folder, "cannot be read: Is a directory"),
    ("tls_key", _key_that_is_a_pipe, "is no regular file"),
    ("tls_key", lambda f: f.key.write_bytes(PAIR.certificate), "holds no private key in PEM"),
    ("tls_key", lambda f: f.key.write_bytes(PAIR.key[:60]), "holds no private key in PEM"),
    ("tls_key", lambda f: f.key.write_bytes(AUTHORITY.issue().key), "is not the key of the first"),
    ("tls_key", lambda f: f.key.write_bytes(_encrypted()), "is encrypted"),
    (
        "tls_key",
        lambda f: f.write(AUTHORITY.issue(key=ed25519.Ed25519PrivateKey.generate())),
        "is of a kind that clients of gRPC do not take",
    ),
    (
        "tls_key",
        lambda f: f.write(AUTHORITY.issue(key=ec.generate_private_key(ec.SECP521R1()))),
        "is of a kind that clients of gRPC do not take",
    ),
    ("tls_client_ca", lambda f: f.client_ca.write_bytes(b"\n"), "holds no certificate in PEM"),
    ("tls_client_ca", lambda f: f.client_ca.unlink(), "cannot be read: No such file"),
    (
        "tls_client_ca",
        lambda f: f.client_ca.write_bytes(PAIR.certificate),
        "none of an authority (CA:TRUE)",
    ),
    (
        "tls_client_ca",
        lambda f: f.client_ca.write_bytes(Authority("old", LONG_AGO).pem),
        "holds no authority that is valid now; the first one has expired",
    ),
]


@pytest.mark.parametrize(("setting", "spoil", "told"), CASES)
def test_what_cannot_be_used_keeps_the_server_from_starting(
    setting: str, spoil: Spoil, told: str, files: Files
) -> None:
    spoil(files)
    text = refusal(files)
    file = {
        "tls_certificate": files.certificate,
        "tls_key": files.key,
        "tls_client_ca": files.client_ca,
    }[setting]
    assert text.startswith(f"{setting}: {file} ")
    assert told in text
    assert "\n" not in text


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads every file")
def test_a_key_that_this_user_may_not_read(files: Files) -> None:
    files.key.chmod(0)
    assert refusal(files).endswith("cannot be read: Permission denied")


def test_the_process_says_so_and_exits_with_1(files: Files) -> None:
    files.key.unlink()
    where = f"tls_certificate={str(files.certificate)!r}, tls_key={str(files.key)!r}"
    with popen(f"host='127.0.0.1', grpc_port=0, http_port=0, {where}") as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (1, "")
    told = f"dozor: tls_key: {files.key} cannot be read: No such file or directory"
    assert err.splitlines()[-1] == told


RIGHT = [
    AUTHORITY.issue(key=rsa.generate_private_key(65_537, 2048)),
    AUTHORITY.issue(key=ec.generate_private_key(ec.SECP384R1())),
    # A chain, and text around it as openssl writes it.
    Pair(b"subject=CN=dozor\r\n" + PAIR.certificate + AUTHORITY.pem, PAIR.key),
    # Both in one file.
    Pair(PAIR.key + PAIR.certificate, PAIR.certificate + PAIR.key),
    # As `openssl ecparam -genkey` writes it.
    Pair(
        PAIR.certificate,
        b"-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n"
        + load_pem_private_key(PAIR.key, None).private_bytes(
            Encoding.PEM,
            PrivateFormat.TraditionalOpenSSL,
            NoEncryption(),
        ),
    ),
]


@pytest.mark.parametrize("pair", RIGHT, ids=["RSA", "P-384", "chain", "one file", "EC parameters"])
def test_forms_that_are_in_use_are_taken(pair: Pair, files: Files) -> None:
    files.write(pair)
    settings = dataclasses.replace(
        FREE_PORTS, tls_certificate=str(files.certificate), tls_key=str(files.key)
    )
    with thread_server(settings) as server:
        assert works(server.address, AUTHORITY)


def test_a_key_is_not_shown_where_material_is_printed() -> None:
    own = identity(Source("c", "c"), PAIR.certificate, Source("k", "k"), PAIR.key)
    assert own.key == private_pem(load_pem_private_key(PAIR.key, None))  # type: ignore[arg-type]
    assert "PRIVATE" not in repr(own)
