"""The two rulebooks that are compared: where they come from, and who judges by them."""

import argparse
from contextlib import ExitStack
from dataclasses import dataclass

from dozor.cli.choosing import open_judge
from dozor.cli.judge import GET_RULEBOOK, Judge
from dozor.cli.local import LocalJudge
from dozor.cli.rulebooks import read_rulebook_file
from dozor.cli.texts import Texts
from dozor.cli.values import pin as name_and_version
from dozor.rulebook_id import RulebookId, RuleSet
from dozor.rulebooks import AnyRulebook, RulebookLibrary, rule_set_of
from dozor.v1.common_pb2 import RulebookPin
from dozor.v1.rulebook_service_pb2 import GetRulebookRequest, GetRulebookResponse


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two.

    Attributes:
        judge: Who judges by it.
        response: What a server tells of it.
        rulebook: The rulebook itself; none where only a server has it.
    """

    judge: Judge
    response: GetRulebookResponse
    rulebook: AnyRulebook | None

    @property
    def identity(self) -> RulebookId:
        """Its name, version and digest."""
        identity = self.response.summary.identity
        return RulebookId(identity.name, identity.version, identity.digest)

    @property
    def rule_set(self) -> RuleSet:
        """The rule set that it is for."""
        return RuleSet.RAID if self.response.HasField("raid") else RuleSet.STATION

    @property
    def pin(self) -> RulebookPin:
        """The pin of requests that it is to judge."""
        name, version, digest = self.identity
        return RulebookPin(name=name, version=version, digest=digest)


def open_side(given: str, options: argparse.Namespace, texts: Texts, stack: ExitStack) -> Side:
    """A rulebook by its file, or by name and perhaps version.

    Raises:
        RulebookError: The file has faults, or cannot be read.
        Refused: There is none of that name and version.
        NoAnswer: The server does not answer.
        argparse.ArgumentTypeError: It is no name and version.
    """
    if _is_file(given):
        rulebook = read_rulebook_file(given, texts)
        library = RulebookLibrary([rulebook], {rule_set_of(rulebook): rulebook.id.name})
        judge: Judge = LocalJudge(library)
        name, version = rulebook.id.name, rulebook.id.version
    else:
        name, version = name_and_version(given)
        judge = stack.enter_context(open_judge(options))
        library = RulebookLibrary.bundled()
    request = GetRulebookRequest(
        rulebook=RulebookPin(name=name, version=version), locale=texts.locale
    )
    response = judge.ask(GET_RULEBOOK, request)
    return Side(judge, response, _at_hand(response, library))


def _is_file(given: str) -> bool:
    return "/" in given or given.lower().endswith(".toml")


def _at_hand(response: GetRulebookResponse, library: RulebookLibrary) -> AnyRulebook | None:
    """The rulebook with the digest that is told of, if this library has it."""
    digest = response.summary.identity.digest
    return next((each for each in library if each.id.digest == digest), None)
