"""Pairs the vocabularies of raids with their numbers in the contract."""

from dozor.raid import model
from dozor.v1 import raid_pb2
from dozor.wire.vocabulary import Vocabulary, enum_of

PHASE = Vocabulary(model.Phase, enum_of(raid_pb2, "RaidPhase"), "RAID_PHASE_")
WEAPON_KIND = Vocabulary(model.WeaponKind, enum_of(raid_pb2, "WeaponKind"), "WEAPON_KIND_")
EDGE = Vocabulary(model.Edge, enum_of(raid_pb2, "Edge"), "EDGE_")
RANK = Vocabulary(model.Rank, enum_of(raid_pb2, "MemberRank"), "MEMBER_RANK_")
TIER = Vocabulary(model.Tier, enum_of(raid_pb2, "MoveTier"), "MOVE_TIER_")
ENDING = Vocabulary(model.Ending, enum_of(raid_pb2, "RaidEnding"), "RAID_ENDING_")
