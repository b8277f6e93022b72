"""One round of an exact forecast: the mass on its way from move to move."""

from collections.abc import Iterator
from math import prod

from dozor.raid.forecast.cloud import Cloud
from dozor.raid.forecast.field import Field, Row
from dozor.raid.forecast.gang import Array, Box, Gang, box_shape, box_size, within
from dozor.raid.forecast.memory import Scratch
from dozor.raid.forecast.work import Work

_PRODUCTS = 4
"""Products of a matrix multiplication that take as long as one cell otherwise."""


class Plan:
    """Where the mass of a round lies: the same for all rounds over the same box.

    Attributes:
        start: The joint states kept before the round.
        box: Room for all that the round may bring.
        around: For each group, the joint states of the groups before it, its own states, the joint
            states of the groups after it.
        ahead: For each group, the joint states kept before the round of the groups after it.
        most: Fighters that one move takes out at most, and all of them together.
    """

    def __init__(self, start: Box, box: Box, most: tuple[int, int]) -> None:
        self.start = start
        self.box = box
        self.most = most
        self.shape = box_shape(box)
        self.states = box_size(box)
        self.within = within(start, box)
        self.around = [
            (prod(self.shape[:place]), length, prod(self.shape[place + 1 :]))
            for place, length in enumerate(self.shape)
        ]
        self.ahead = [box_size(start[place + 1 :]) for place in range(len(start))]


class Round:
    """A round that is being played.

    Attributes:
        gang: Whose joint states they are.
        box: The joint states kept, with room for all that the round may bring.
        around: See `Plan`.
        field: The mass in which fighters are left.
    """

    def __init__(
        self, cloud: Cloud, plan: Plan, memory: tuple[Scratch, Scratch], work: Work
    ) -> None:
        """Begin a round.

        Args:
            cloud: The mass before it.
            plan: Where its mass lies.
            memory: Where to keep the masses.
            work: The work limit.
        """
        self.gang = cloud.gang
        self.box = plan.box
        self.around = plan.around
        self._plan = plan
        self._work = work
        self._memory = memory
        self._fallen: dict[Gang, Cloud] = {}
        one, together = plan.most
        lowest = max(1, cloud.first)
        first = max(1, lowest - together)
        fighters = cloud.first + cloud.mass.shape[-1] - first
        spare = min(one, fighters)
        self._row = Row(spare, first, spare + fighters)
        self._begin(cloud, plan, lowest)

    def _begin(self, cloud: Cloud, plan: Plan, lowest: int) -> None:
        """Go on in the field of the last round if the mass lies there as it is to lie now."""
        field = cloud.field
        if field is not None and (field.row, plan.start) == (self._row, plan.box):
            self.field = field
            return
        mass = cloud.mass[..., lowest - cloud.first :]
        if field is not None:
            mass = mass.copy()  # Out of the memory that is written to now.
        self.field = self._field(plan.states, lowest, self._memory[0])
        self.field.put(plan.shape, plan.within, mass)

    def field_over(self, states: int, lowest: int) -> Field:
        """Another field, with anything in its cells, to go on in.

        Raises:
            WorkTooLarge: It would be too large.
        """
        one, other = self._memory
        return self._field(states, lowest, one if self.field.memory is other else other)

    def _field(self, states: int, lowest: int, memory: Scratch) -> Field:
        self._work.reserve(states * self._row.cells)
        return Field(states, self._row, lowest, memory)

    def spend(self, place: int, states: int, products: int = 1) -> None:
        """Count the work on a move after which a group has so many states.

        Those who have not moved yet have the states in which they were before the round: only what
        may hold any mass is counted. With so many products for each cell.

        Raises:
            WorkTooLarge: It would be more than allowed.
            ForecastStopped: The forecast is not wanted any more.
        """
        fighters = self._row.cells - self._row.spare - max(0, self.field.lowest - self._row.first)
        self._spend(place, states * fighters, products)

    def spend_fallen(self, place: int, states: int, products: int) -> None:
        """The same for the mass in which the last fighter falls, before it is there.

        Raises:
            WorkTooLarge: It would be more than allowed, or too large.
            ForecastStopped: The forecast is not wanted any more.
        """
        before, _, rest = self.around[place]
        self._work.reserve(before * states * rest)
        self._spend(place, states, products)

    def _spend(self, place: int, cells: int, products: int) -> None:
        others = self.around[place][0] * self._plan.ahead[place]
        self._work.spend(others * cells * -(-products // _PRODUCTS))

    def fall(self, gang: Gang, box: Box, mass: Array) -> None:
        """Count a mass in which a move has taken out the last fighter."""
        if gang in self._fallen:
            total = self._fallen[gang].flat
            total += mass.reshape(-1, 1)
        else:
            self._fallen[gang] = Cloud(gang, 0, box, mass.reshape(*box_shape(box), 1))

    def finish(self, cloud: Cloud) -> Iterator[Cloud]:
        """Put into a cloud what is left; hand out the mass in which the last fighter fell."""
        cloud.first, cloud.box = self._row.first - self._row.spare, self.box
        cloud.mass = self.field.shifted().reshape(*self._plan.shape, self._row.cells)
        cloud.field = self.field
        return iter(self._fallen.values())
