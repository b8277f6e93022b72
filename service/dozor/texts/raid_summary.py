"""The summary of a raid: one paragraph, put together from sentences that are each written once."""

from collections.abc import Iterator
from typing import NamedTuple

from dozor.raid.events import PhaseBegun
from dozor.raid.model import Ending, Phase, Raid, RaidState, Rank
from dozor.raid.raid import RaidResolution
from dozor.texts.catalog import Catalog
from dozor.texts.memo import kept
from dozor.texts.raid_course import PhaseCourse, trace_raid
from dozor.texts.raid_lines import RaidLines
from dozor.texts.vocabulary import Vocabulary

_KEPT_SENTENCES = 4_096
_MOST_NAMED = 3
"""Members who went down are named up to so many, else counted."""

_Told = dict[str, str | int]


class _Standing(NamedTuple):
    """The members who are on their feet: how many of how many, and how many of them are wounded."""

    on_feet: int
    size: int
    hurt: int


class _Rounds(NamedTuple):
    """What the rounds of a phase brought, with the members who went down: number and rank."""

    phase: Phase
    rounds: int
    taken_out: int
    joined: int
    called: int
    fell_back: int
    wounds: int
    downs: tuple[tuple[int, Rank], ...]


class RaidSummary:
    """Writes raids: how each phase began, what its rounds brought, how it was decided."""

    def __init__(self, catalog: Catalog, vocabulary: Vocabulary, lines: RaidLines) -> None:
        self._catalog = catalog
        self._vocabulary = vocabulary
        self._lines = lines
        self._kept_opening = kept(_KEPT_SENTENCES, self._write_opening)
        self._kept_rounds = kept(_KEPT_SENTENCES, self._write_rounds)
        self._kept_retreat = kept(_KEPT_SENTENCES, self._write_retreat)
        self._kept_standing = kept(_KEPT_SENTENCES, self._write_standing)

    def paragraph(self, resolution: RaidResolution) -> str:
        """A raid, or the part of it that was played, in one paragraph."""
        found: list[str] = []
        for course in trace_raid(resolution):
            found += self._phase(course, resolution)
        found.append(self._end(resolution))
        return " ".join(found)

    def _phase(self, course: PhaseCourse, resolution: RaidResolution) -> Iterator[str]:
        raid = resolution.raid
        if course.begun is not None:
            yield self._kept_opening(course.begun, raid.size, resolution.after.fell_back)
        elif course.rounds or course.decided is not None:
            yield self._standing("resumed", raid, resolution.before)
        if course.rounds:
            yield self._kept_rounds(_rounds(course, raid))
        if course.declarer is not None:
            yield self._kept_retreat(course.rounds, *_named(course.declarer, raid))
        if course.decided is not None:
            yield self._lines.line(course.decided, raid, 0)

    def _end(self, resolution: RaidResolution) -> str:
        ending = resolution.ending
        how = "left"
        if ending is None:
            how = "undecided"
        elif ending is Ending.BREACHED:
            how = "inside"
        return self._standing(how, resolution.raid, resolution.after, routed=resolution.routed)

    def _standing(self, how: str, raid: Raid, state: RaidState, *, routed: bool = False) -> str:
        fate = "yes" if routed else "no"
        begun = min(state.rounds, 1)
        return self._kept_standing(
            how, state.phase, begun, state.fighters, _standing(raid, state), fate
        )

    def _write_opening(self, begun: PhaseBegun, size: int, fell_back: int) -> str:
        told: _Told = {"fighters": begun.fighters, "armor": begun.armor}
        told |= {"penetration": begun.penetration, "size": size, "fell_back": fell_back}
        return self._catalog.sentence(f"raid-summary-{begun.phase.lower()}", told)

    def _write_rounds(self, brought: _Rounds) -> str:
        told = self._vocabulary.tell("phase", brought.phase)
        told |= {"rounds": brought.rounds, "wounds": brought.wounds}
        told |= {"changes": self._changes(brought), "downs_count": len(brought.downs)}
        if brought.downs:
            told["downs"] = self._downs(brought.downs)
        return self._catalog.sentence("raid-summary-rounds", told)

    def _changes(self, brought: _Rounds) -> str:
        counts = (
            ("raid-summary-joined", brought.joined),
            ("raid-summary-called", brought.called),
            ("raid-summary-fell_back", brought.fell_back),
        )
        told = [("raid-summary-taken_out", brought.taken_out), *((m, n) for m, n in counts if n)]
        first, *more = (self._catalog.format(m, {"count": n}) for m, n in told)
        if brought.taken_out or not more:
            return self._vocabulary.listing([first, *more])
        others = {"nobody": first, "others": self._vocabulary.listing(more)}
        return self._catalog.format("raid-summary-only", others)

    def _downs(self, downs: tuple[tuple[int, Rank], ...]) -> str:
        if len(downs) > _MOST_NAMED:
            return self._catalog.format("raid-summary-downs", {"count": len(downs)})
        named = [{"number": number, "rank": rank.value} for number, rank in downs]
        return self._vocabulary.listing([self._catalog.format("raid-member", m) for m in named])

    def _write_retreat(self, rounds: int, number: int, rank: Rank) -> str:
        told: _Told = {"rounds": rounds, "number": number, "rank": rank.value}
        return self._catalog.sentence("raid-summary-retreat", told)

    def _write_standing(
        self,
        how: str,
        phase: Phase,
        rounds: int,
        fighters: int,
        standing: _Standing,
        routed: str,
    ) -> str:
        told = self._vocabulary.tell("phase", phase)
        told |= standing._asdict() | {"standing": _word(standing)}
        told |= {"rounds": rounds, "fighters": fighters, "routed": routed}
        return self._catalog.sentence(f"raid-summary-{how}", told)


def _rounds(course: PhaseCourse, raid: Raid) -> _Rounds:
    return _Rounds(
        course.phase,
        course.rounds,
        course.taken_out,
        course.joined,
        course.called,
        course.fell_back,
        course.wounds,
        tuple([_named(place, raid) for place in course.downs]),
    )


def _named(place: int, raid: Raid) -> tuple[int, Rank]:
    return place + 1, raid.members[place].rank


def _standing(raid: Raid, state: RaidState) -> _Standing:
    wounds = [w for w, m in zip(state.wounds, raid.members, strict=True) if w < m.health]
    return _Standing(len(wounds), raid.size, sum(w > 0 for w in wounds))


def _word(standing: _Standing) -> str:
    if standing.on_feet == 0:
        return "nobody"
    if standing.on_feet < standing.size:
        return "some"
    return "alone" if standing.size == 1 else "all"
