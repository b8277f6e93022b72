"""One call about a raid on its way: what it asks for, what is wrong with it, and its dice."""

import secrets
from collections.abc import Callable
from typing import TypeVar

from dozor.api.calls import check_digest
from dozor.errors import Reason, RulebookNotFound, Violation
from dozor.findings import Findings
from dozor.raid.claims import DiceClaim
from dozor.raid.dice import GENERATOR, DiceExhausted, ListedDice, SeededDice
from dozor.raid.legality import Roster, admit_raid, roster
from dozor.raid.model import Raid
from dozor.raid.raid import RaidResolution, WorkLimitReached
from dozor.raid.rulebook import RaidRulebook
from dozor.rulebooks import RulebookLibrary
from dozor.texts import negotiate, texts_for
from dozor.v1 import raid_service_pb2
from dozor.wire.decode_raid import dice_claim, raid_claim
from dozor.wire.encode_raid import encode_events, encode_outcome
from dozor.wire.encode_rulebook import encode_identity
from dozor.wire.header import check_id, check_pin, check_trace_level
from dozor.wire.refusal import invalid, not_found, work_limit

MAX_DICE = 100_000
"""Dice that a call may use, at most."""

DEFAULT_DICE = 10_000
"""Dice that a call may use unless it says otherwise."""

_FACES = "dice.faces.faces"

PlayRequest = (
    raid_service_pb2.ResolveBreachRequest
    | raid_service_pb2.ResolveAssaultRequest
    | raid_service_pb2.ResolveRaidRequest
)
AnyRequest = PlayRequest | raid_service_pb2.ForecastRaidRequest

Response = TypeVar(
    "Response",
    raid_service_pb2.ResolveBreachResponse,
    raid_service_pb2.ResolveAssaultResponse,
    raid_service_pb2.ResolveRaidResponse,
)


class RaidCall:
    """A call while it is being looked at.

    Attributes:
        locale: The language of its texts.
        texts: The texts in it.
        rulebook: The rulebook that it pins.
        found: What is wrong with it so far.
    """

    def __init__(self, library: RulebookLibrary, message: AnyRequest) -> None:
        self._message = message
        self.locale = negotiate(message.locale)
        self.texts = texts_for(self.locale.code)
        self.found = Findings()
        try:
            self.rulebook: RaidRulebook = library.raid(
                message.rulebook.name, message.rulebook.version
            )
        except RulebookNotFound as error:
            raise not_found(str(error)) from None

    def raid(self) -> tuple[Raid | None, Roster | None]:
        """The gang and its target, none if something is wrong with them; and what is not."""
        given = self._message.HasField("raid")
        claim = raid_claim(self._message.raid) if given else None
        return admit_raid(self.found, claim, self.rulebook), roster(claim, self.rulebook)

    def admit(self, raid: Raid | None) -> Raid:
        """End the look at the call.

        Raises:
            Refusal: Something is wrong with it, or with its rulebook's digest.
        """
        message = self._message
        header = check_pin(message.rulebook)
        if not isinstance(message, raid_service_pb2.ForecastRaidRequest):
            header += check_trace_level(message.trace_level)
        header += check_id("request_id", len(message.request_id.encode()))
        violations = [*self.found.violations, *header]
        if violations or raid is None:
            raise invalid(violations, self.texts)
        check_digest(message.rulebook, self.rulebook.id)
        return raid


class Dice:
    """The dice of a call: where faces come from, and how many may be used."""

    def __init__(self, found: Findings, message: PlayRequest, used: int) -> None:
        claim = dice_claim(message.dice)
        self.limit = message.max_dice if message.HasField("max_dice") else DEFAULT_DICE
        found.number("max_dice", self.limit, 1, MAX_DICE)
        self._listed = _listed(found, claim, used)
        seed = secrets.randbits(64) if claim.seed is None else claim.seed
        self._seeded = SeededDice(seed, used)

    @property
    def source(self) -> ListedDice | SeededDice:
        """Where faces come from."""
        return self._seeded if self._listed is None else self._listed

    def record(self) -> raid_service_pb2.DiceRecord:
        """Where the faces of an answer came from."""
        if self._listed is not None:
            return raid_service_pb2.DiceRecord()
        return raid_service_pb2.DiceRecord(generator=GENERATOR, seed=self._seeded.seed)

    def play(
        self, call: RaidCall, advice: str, play: Callable[[], RaidResolution]
    ) -> RaidResolution:
        """Play with the dice.

        Args:
            call: The call.
            advice: What to change where the work limit is reached, besides the limit.
            play: Plays.

        Raises:
            Refusal: There were too few faces or too many, or the work limit was reached.
        """
        try:
            resolution = play()
        except DiceExhausted as error:
            facts = {"given": error.listed, "name": error.name}
            few = Violation(_FACES, Reason.TOO_FEW, "faces-too-few", facts)
            raise invalid([few], call.texts) from None
        except WorkLimitReached as error:
            more = f"allow more with max_dice (up to {MAX_DICE}), or "
            raise work_limit(f"{error}: {more if self.limit < MAX_DICE else ''}{advice}") from None
        if self._listed is not None and self._listed.left:
            given = self._listed.listed
            facts = {"given": given, "used": given - self._listed.left}
            many = Violation(_FACES, Reason.TOO_MANY, "faces-too-many", facts)
            raise invalid([many], call.texts)
        return resolution


def _listed(found: Findings, claim: DiceClaim, used: int) -> ListedDice | None:
    if claim.faces is None:
        return None
    if found.count(_FACES, len(claim.faces), 0, MAX_DICE, "faces"):
        for place, face in enumerate(claim.faces):
            if not 1 <= face <= 6:  # noqa: PLR2004  # a die has six faces
                found.number(f"{_FACES}[{place}]", face, 1, 6)
    return ListedDice(claim.faces, used)


def answer(
    call: RaidCall, message: PlayRequest, resolution: RaidResolution, dice: Dice, response: Response
) -> Response:
    """Fill in an answer."""
    response.outcome.CopyFrom(encode_outcome(resolution, call.rulebook))
    response.events.extend(
        encode_events(resolution, message.trace_level, call.texts, call.rulebook)
    )
    response.summary = call.texts.raid_summary(resolution)
    response.dice.CopyFrom(dice.record())
    response.locale, response.locale_fallback = call.locale.code, call.locale.fallback
    response.rulebook.CopyFrom(encode_identity(call.rulebook))
    response.request_id = message.request_id
    return response
