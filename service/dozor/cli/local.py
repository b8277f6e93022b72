"""The rules in this very process as the judge."""

from typing import Self

from google.protobuf.message import Message

from dozor.api import Api, Refusal
from dozor.cli.judge import Call, M, Progress, Refused
from dozor.rulebooks import RulebookLibrary


class LocalJudge:
    """Answers exactly as a server does, by the rulebooks that come with Dozor or by others."""

    def __init__(self, library: RulebookLibrary | None = None) -> None:
        self._api = Api(library or RulebookLibrary.bundled())

    def ask(self, call: Call[M], request: Message, progress: Progress | None = None) -> M:
        """Answer a request."""
        answer = getattr(self._api, call.name)
        told = {} if progress is None else {"progress": progress}
        try:
            return call.response.FromString(answer(request.SerializeToString(), **told))
        except Refusal as refusal:
            raise Refused(refusal.status) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        """Nothing is kept open."""
