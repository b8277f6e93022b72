"""The call of RaidService that forecasts raids."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from dozor.api.calls import Calls, parse
from dozor.api.raid_call import RaidCall
from dozor.findings import Findings
from dozor.raid.legality import MAX_ROUNDS, admit_policy
from dozor.v1 import raid_service_pb2
from dozor.wire.decode_raid import policy_claim
from dozor.wire.encode_rulebook import encode_identity
from dozor.wire.refusal import forecast_unavailable, work_limit

if TYPE_CHECKING:
    from dozor.raid.forecast import ForecastResult

DEFAULT_HORIZON = 1_000
MAX_WORK, DEFAULT_WORK = 10**9, 10**8
MIN_SAMPLES, MAX_SAMPLES, DEFAULT_SAMPLES = 1_000, 1_000_000, 100_000


class ForecastCalls(Calls):
    """Forecasts raids. Needs NumPy, which the extra `forecast` brings."""

    def forecast_raid(
        self,
        request: bytes,
        progress: Callable[[float], None] | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> bytes:
        """RaidService.ForecastRaid.

        Args:
            request: The serialized request.
            progress: Is told now and then how much is done, from 0 to 1.
            stop: Is asked now and then whether to give up.

        Raises:
            Refusal: The request cannot be answered.
            ForecastStopped: `stop` said so.
        """
        message = parse(raid_service_pb2.ForecastRaidRequest, request)
        call = RaidCall(self._library, message)
        claimed, _ = call.raid()
        policy = admit_policy(call.found, policy_claim(message.policy))
        horizon, work, samples = _limits(call.found, message)
        raid = call.admit(claimed)
        try:
            from dozor.raid.forecast import (  # noqa: PLC0415  # NumPy may be missing
                EstimateTooLarge,
                forecast,
            )
            from dozor.wire.encode_forecast import encode_forecast, facts_of  # noqa: PLC0415
        except ImportError:
            raise forecast_unavailable() from None
        start = time.perf_counter()
        try:
            result: ForecastResult = forecast(
                raid,
                policy,
                call.rulebook,
                horizon=horizon,
                work_limit=work,
                samples=samples,
                seed=message.seed,
                progress=progress,
                stop=stop,
            )
        except EstimateTooLarge as error:
            raise work_limit(f"{error}: lower horizon or samples, or state a policy") from None
        method = "EXACT" if result.exact else "MONTE_CARLO"
        self._observer.resolved("forecast", method, time.perf_counter() - start, ())
        response = raid_service_pb2.ForecastRaidResponse(
            forecast=encode_forecast(result),
            summary=call.texts.forecast_summary(facts_of(result, horizon)),
            locale=call.locale.code,
            locale_fallback=call.locale.fallback,
            rulebook=encode_identity(call.rulebook),
            request_id=message.request_id,
        )
        return self._within_limit(response.SerializeToString())


def _limits(found: Findings, message: raid_service_pb2.ForecastRaidRequest) -> tuple[int, int, int]:
    horizon = message.horizon if message.HasField("horizon") else DEFAULT_HORIZON
    work = message.work_limit if message.HasField("work_limit") else DEFAULT_WORK
    samples = message.samples if message.HasField("samples") else DEFAULT_SAMPLES
    found.number("horizon", horizon, 1, MAX_ROUNDS)
    found.number("work_limit", work, 1, MAX_WORK)
    found.number("samples", samples, MIN_SAMPLES, MAX_SAMPLES)
    return horizon, work, samples
