"""The calls of RulebookService."""

from dozor.api.calls import Calls, check_digest, parse
from dozor.errors import RulebookNotFound
from dozor.raid.rulebook import RaidRulebook
from dozor.texts import negotiate, texts_for
from dozor.v1 import rulebook_service_pb2
from dozor.wire.encode_raid_rulebook import encode_raid_rulebook
from dozor.wire.encode_rulebook import encode_laws, encode_rulebook, encode_rules, encode_summary
from dozor.wire.header import check_pin
from dozor.wire.refusal import invalid, not_found


class RulebookCalls(Calls):
    """Tells what the server judges by."""

    def list_rulebooks(self, request: bytes) -> bytes:
        """RulebookService.ListRulebooks."""
        message = parse(rulebook_service_pb2.ListRulebooksRequest, request)
        locale = negotiate(message.locale)
        response = rulebook_service_pb2.ListRulebooksResponse(
            rulebooks=[
                encode_summary(rulebook, locale.code, is_default=self._library.is_default(rulebook))
                for rulebook in self._library
            ],
            locale=locale.code,
            locale_fallback=locale.fallback,
        )
        return self._within_limit(response.SerializeToString())

    def get_rulebook(self, request: bytes) -> bytes:
        """RulebookService.GetRulebook."""
        message = parse(rulebook_service_pb2.GetRulebookRequest, request)
        locale = negotiate(message.locale)
        texts = texts_for(locale.code)
        violations = check_pin(message.rulebook)
        if violations:
            raise invalid(violations, texts)
        try:
            rulebook = self._library.any(message.rulebook.name, message.rulebook.version)
        except RulebookNotFound as error:
            raise not_found(str(error)) from None
        check_digest(message.rulebook, rulebook.id)
        is_default = self._library.is_default(rulebook)
        response = rulebook_service_pb2.GetRulebookResponse(
            summary=encode_summary(rulebook, locale.code, is_default=is_default),
            laws=encode_laws(rulebook, texts),
            rules=encode_rules(rulebook),
            locale=locale.code,
            locale_fallback=locale.fallback,
        )
        if isinstance(rulebook, RaidRulebook):
            response.raid.CopyFrom(encode_raid_rulebook(rulebook, texts))
        else:
            response.station.CopyFrom(encode_rulebook(rulebook, texts))
        return self._within_limit(response.SerializeToString())
