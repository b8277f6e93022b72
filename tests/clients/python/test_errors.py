"""What calls raise: by the reason that the server tells, with all that it tells."""

import pickle
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import grpc
import pytest
from google.rpc import error_details_pb2, status_pb2

from dozor_client import (
    AsyncClient,
    Client,
    DeadlineExceeded,
    DozorError,
    ForecastUnavailable,
    InvalidRequest,
    Overloaded,
    ResponseTooLarge,
    RulebookNotFound,
    RulebookUnavailable,
    ServerFault,
    Tls,
    Unauthenticated,
    Unavailable,
    Violation,
    WorkLimitReached,
    error_of_item,
)
from dozor_client import messages as m
from dozor_client.errors import error_of_status
from tests.certificates import Authority, files_in
from tests.clients.python.requests import DUEL, RAID, WRONG, raid
from tests.server.calling import RESOLVE, eventually, open_channel, stream, then_silence
from tests.server.running import FREE_PORTS, thread_server
from tests.server.scraping import Scrape

TOKEN = "correct-horse-battery-staple"


@pytest.fixture
def dozor(server: str) -> Iterator[Client]:
    with Client(server) as client:
        yield client


def test_a_wrong_field_is_told_by_its_path(dozor: Client) -> None:
    with pytest.raises(InvalidRequest) as caught:
        dozor.resolve_engagement(WRONG)
    error = caught.value
    assert (error.code, error.reason) == (grpc.StatusCode.INVALID_ARGUMENT, "INVALID_REQUEST")
    sentence = "A unit cannot come with 3 wounds; give from 0 (unhurt) to 2."
    assert error.violations == (Violation("defenders[0].wounds", sentence, "OUT_OF_RANGE"),)
    assert str(error) == "INVALID_ARGUMENT: 1 field is wrong: defenders[0].wounds"
    assert error.left_out == 0


def test_violations_without_room_are_counted(dozor: Client) -> None:
    faces = m.DiceSource(faces=m.FaceList(faces=[7] * 1_000))
    with pytest.raises(InvalidRequest) as caught:
        dozor.resolve_raid(m.ResolveRaidRequest(raid=RAID, dice=faces))
    assert caught.value.left_out > 0
    assert len(caught.value.violations) + caught.value.left_out == 1_000


def test_rulebooks_and_limits_have_errors_of_their_own(dozor: Client) -> None:
    request = m.GetRulebookRequest(rulebook=m.RulebookPin(name="chess"))
    with pytest.raises(RulebookNotFound):
        dozor.get_rulebook(request)
    request.rulebook.CopyFrom(m.RulebookPin(name="metro", digest="0" * 64))
    with pytest.raises(RulebookUnavailable):
        dozor.get_rulebook(request)
    limited = raid(seed=1)
    limited.max_dice = 1
    limited.raid.target.CopyFrom(m.RaidTarget(numbers=10, quality=-5))
    with pytest.raises(WorkLimitReached, match="max_dice"):
        dozor.resolve_raid(limited)


@pytest.mark.parametrize(
    ("reason", "kind"),
    [
        ("MALFORMED_REQUEST", InvalidRequest),
        ("RESPONSE_TOO_LARGE", ResponseTooLarge),
        ("INTERNAL", ServerFault),
        ("FORECAST_UNAVAILABLE", ForecastUnavailable),
        ("DRAINING", Unavailable),
        ("SOMETHING_OF_TOMORROW", DozorError),
    ],
)
def test_every_reason_has_its_error(reason: str, kind: type[DozorError]) -> None:
    status = status_pb2.Status(code=13, message="Something is wrong.")
    status.details.add().Pack(error_details_pb2.ErrorInfo(reason=reason, domain="dozor.v1"))
    error = error_of_status(status)
    assert (type(error), error.reason) == (kind, reason)
    status.details[0].Pack(error_details_pb2.ErrorInfo(reason=reason, domain="a.proxy"))
    assert type(error_of_status(status)) is DozorError


def test_the_contract_has_no_reason_without_an_error() -> None:
    for name, number in m.ErrorReason.items():
        if number != m.ERROR_REASON_UNSPECIFIED:
            error = error_of_item(m.Error(code=13, reason=name))
            assert type(error) is not DozorError, name


def test_an_item_of_a_batch_has_the_error_that_a_call_has(dozor: Client) -> None:
    request = m.ResolveBatchRequest(items=[m.BatchItem(id="1", engagement=WRONG)])
    (result,) = dozor.resolve_batch(request).results
    error = error_of_item(result.error)
    with pytest.raises(InvalidRequest) as caught:
        dozor.resolve_engagement(WRONG)
    assert isinstance(error, InvalidRequest)
    assert str(error) == str(caught.value)
    assert error.violations == caught.value.violations


def test_an_error_can_be_sent_to_another_process(dozor: Client) -> None:
    with pytest.raises(InvalidRequest) as caught:
        dozor.resolve_engagement(WRONG)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (type(copy), str(copy)) == (InvalidRequest, str(caught.value))
    assert copy.violations == caught.value.violations


def test_nobody_there_and_too_late_are_told_apart(dozor: Client) -> None:
    with pytest.raises(DeadlineExceeded):
        dozor.resolve_engagement(DUEL, timeout=1e-6)
    with Client("127.0.0.1:1") as nobody, pytest.raises(Unavailable) as caught:
        nobody.resolve_engagement(DUEL)
    assert caught.value.reason == ""


def test_an_overloaded_server_says_when_to_come_again() -> None:
    over = threading.Event()
    settings = replace(FREE_PORTS, max_concurrent_calls=1, grace=0.1)
    with thread_server(settings) as server, open_channel(server.address) as channel:
        _hanging = stream(channel, RESOLVE, then_silence(over))
        eventually(lambda: Scrape(server)("dozor_calls_in_flight") == 1)
        with Client(server.address) as dozor, pytest.raises(Overloaded) as caught:
            dozor.resolve_engagement(DUEL)
        over.set()
    assert 0 < caught.value.retry_after < 10


@pytest.mark.parametrize("client", [Client, AsyncClient])
@pytest.mark.parametrize("token", ["", "sec\nret", "sec ret", "s\xe9cret"])
def test_a_token_that_cannot_be_sent_is_refused_and_not_shown(
    client: type[Client | AsyncClient], token: str
) -> None:
    with pytest.raises(ValueError, match="The token cannot be sent") as refused:
        client("localhost:1", tls=Tls(), token=token)
    assert "ret" not in str(refused.value)


@pytest.mark.parametrize("client", [Client, AsyncClient])
def test_a_token_is_sent_in_plain_text_only_where_that_is_meant(
    client: type[Client | AsyncClient],
) -> None:
    with pytest.raises(ValueError, match="plaintext_token"):
        client("localhost:1", token="secret")


def test_certificates_and_a_token_let_in_whom_they_should(tmp_path: Path) -> None:
    ours, theirs = Authority("the server's"), Authority("the clients'")
    files = files_in(tmp_path)
    files.write(ours.issue())
    files.client_ca.write_bytes(theirs.pem)
    (tmp_path / "tokens").write_text(TOKEN)
    own, key = theirs.issue("a game")
    settings = replace(
        FREE_PORTS,
        tls_certificate=str(files.certificate),
        tls_key=str(files.key),
        tls_client_ca=str(files.client_ca),
        auth_tokens=str(tmp_path / "tokens"),
    )
    tls = Tls(ours.pem, own, key, server_name="localhost")
    with thread_server(settings) as server:
        with Client(server.address, tls=tls, token=TOKEN) as dozor:
            assert dozor.resolve_engagement(DUEL).summary
        with (
            Client(server.address, tls=tls, token="guessed") as dozor,
            pytest.raises(Unauthenticated),
        ):
            dozor.resolve_engagement(DUEL)
        strict = Tls(theirs.pem, own, key)
        with Client(server.address, tls=strict, token=TOKEN) as dozor, pytest.raises(Unavailable):
            dozor.resolve_engagement(DUEL, timeout=20)


def test_a_certificate_goes_with_its_key(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="give both or neither"):
        Tls(certificate=b"")
    (tmp_path / "ca").write_bytes(b"pem")
    assert Tls.from_files(ca=tmp_path / "ca") == Tls(ca=b"pem")
