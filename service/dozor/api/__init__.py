"""The hallway of a request: bytes, decode, resolve, encode, bytes.

The server and the command line both answer through `Api`, so a preview and a served answer
cannot differ.
"""

from dozor.api.calls import MAX_RESPONSE_BYTES, Observer
from dozor.api.forecast import ForecastCalls
from dozor.api.raid import MAX_RAIDS, RaidCalls
from dozor.api.rulebooks import RulebookCalls
from dozor.api.station import MAX_ITEMS, StationCalls
from dozor.wire.refusal import Refusal

__all__ = ["MAX_ITEMS", "MAX_RAIDS", "MAX_RESPONSE_BYTES", "Api", "Observer", "Refusal"]


class Api(StationCalls, RaidCalls, ForecastCalls, RulebookCalls):
    """Answers serialized requests of dozor.v1 with serialized responses.

    Keeps no state but the rulebooks. A call looks them up once, when its turn comes, so whatever
    `renew` does meanwhile, it is answered by one library throughout.

    Every method raises `Refusal` where the request cannot be answered.
    """
