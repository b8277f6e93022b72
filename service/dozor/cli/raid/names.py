"""What a rulebook of raids calls things, in the language of the answer."""

from dozor.cli.judge import GET_RULEBOOK, Judge
from dozor.cli.page.names import named
from dozor.v1 import raid_pb2
from dozor.v1.common_pb2 import RulebookIdentity, RulebookPin
from dozor.v1.raid_pb2 import EDGE_NONE, MEMBER_RANK_MEMBER, Member
from dozor.v1.rulebook_service_pb2 import GetRulebookRequest, RaidRulebook

_WEAPON = raid_pb2.DESCRIPTOR.enum_types_by_name["WeaponKind"]
_EDGE = raid_pb2.DESCRIPTOR.enum_types_by_name["Edge"]
_RANK = raid_pb2.DESCRIPTOR.enum_types_by_name["MemberRank"]
_TIER = raid_pb2.DESCRIPTOR.enum_types_by_name["MoveTier"]
_ENDING = raid_pb2.DESCRIPTOR.enum_types_by_name["RaidEnding"]


def names_for(judge: Judge, identity: RulebookIdentity, locale: str) -> "RaidNames":
    """The names in the very rulebook that an answer was made with."""
    pin = RulebookPin(name=identity.name, version=identity.version, digest=identity.digest)
    request = GetRulebookRequest(rulebook=pin, locale=locale)
    return RaidNames(judge.ask(GET_RULEBOOK, request).raid)


class RaidNames:
    """Names by the numbers of the contract. What the rulebook does not name keeps its own name."""

    def __init__(self, rulebook: RaidRulebook) -> None:
        self._weapons = {int(entry.kind): entry.name for entry in rulebook.weapon_kinds}
        self._edges = {int(entry.edge): entry.name for entry in rulebook.edges}
        self._ranks = {int(entry.rank): entry.name for entry in rulebook.ranks}
        self._tiers = {int(entry.tier): entry.name for entry in rulebook.tiers}
        self._endings = {int(entry.ending): entry.name for entry in rulebook.endings}
        self._health = rulebook.default_health

    def weapon(self, number: int) -> str:
        """A kind of weapon."""
        return named(self._weapons, number, _WEAPON)

    def edge(self, number: int) -> str:
        """What a member rolls."""
        return named(self._edges, number or EDGE_NONE, _EDGE)

    def member(self, place: int, member: Member) -> str:
        """A member, by number and rank."""
        rank = named(self._ranks, member.rank or MEMBER_RANK_MEMBER, _RANK)
        return f"{place + 1}. {rank}"

    def tier(self, number: int) -> str:
        """How well a move went."""
        return named(self._tiers, number, _TIER)

    def ending(self, number: int) -> str:
        """An ending."""
        return named(self._endings, number, _ENDING)

    def health(self, member: Member) -> int:
        """Wounds at which a member is down."""
        return member.health if member.HasField("health") else self._health
