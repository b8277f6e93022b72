"""One round of an exact forecast: the mass on its way from move to move."""

from collections.abc import Iterator

from dozor.raid.forecast.cloud import Cloud
from dozor.raid.forecast.field import Field, Row, Scratch
from dozor.raid.forecast.gang import Array, Box, Gang, box_shape, box_size, within
from dozor.raid.forecast.work import Work

_PRODUCTS = 4
"""Products of a matrix multiplication that take as long as one cell otherwise."""


class Round:
    """A round that is being played.

    Attributes:
        gang: Whose joint states they are.
        box: The joint states kept, with room for all that the round may bring.
        field: The mass in which fighters are left.
    """

    def __init__(
        self, cloud: Cloud, box: Box, most: list[int], memory: tuple[Scratch, Scratch], work: Work
    ) -> None:
        """Begin a round.

        Args:
            cloud: The mass before it.
            box: Room for all states that it may bring.
            most: For each move in it, how many fighters it takes out at most.
            memory: Where to keep the masses.
            work: The work limit.
        """
        self.gang = cloud.gang
        self.box = box
        self._work = work
        self._memory = memory
        self._fallen: dict[Gang, Cloud] = {}
        last = cloud.first + cloud.mass.shape[0] - 1
        first = max(1, cloud.first - sum(most))
        fighters = last - first + 1
        self._row = Row(min(max(most), fighters), first, fighters)
        self.field = self.field_over(box_size(box), cloud.first)
        self.field.put(box_shape(box), within(cloud.box, box), cloud.mass)

    def around(self, place: int) -> tuple[int, int, int]:
        """Joint states of the groups before one, states of the group, those of the groups after."""
        start, stop = self.box[place]
        return box_size(self.box[:place]), stop - start, box_size(self.box[place + 1 :])

    def field_over(self, states: int, lowest: int) -> Field:
        """A field with anything in its cells, until the next but one is asked for.

        Raises:
            WorkTooLarge: It would be too large.
        """
        self._work.reserve(states * self._row.cells)
        self._memory = self._memory[1], self._memory[0]
        return Field(states, self._row, lowest, self._memory[0])

    def spend(self, states: int, products: int = 1) -> None:
        """Count the work on so many joint states, so many products for each cell.

        Raises:
            WorkTooLarge: It would be more than allowed.
            ForecastStopped: The forecast is not wanted any more.
        """
        self._work.spend(states * self._row.fighters * -(-products // _PRODUCTS))

    def claim_fallen(self, states: int, products: int) -> None:
        """Count the work on a mass by joint state alone, before it is there.

        Raises:
            WorkTooLarge: It would be more than allowed, or too large.
            ForecastStopped: The forecast is not wanted any more.
        """
        self._work.reserve(states)
        self._work.spend(states * -(-products // _PRODUCTS))

    def fall(self, gang: Gang, box: Box, mass: Array) -> None:
        """Count a mass in which a move has taken out the last fighter."""
        if gang in self._fallen:
            total = self._fallen[gang].flat
            total += mass.reshape(1, -1)
        else:
            self._fallen[gang] = Cloud(gang, 0, box, mass.reshape(1, *box_shape(box)))

    def finish(self, cloud: Cloud) -> Iterator[Cloud]:
        """Put into a cloud what is left; hand out the mass in which the last fighter fell."""
        cloud.first, cloud.box = self.field.lowest, self.box
        cloud.mass = self.field.by_fighters().reshape(-1, *box_shape(self.box))
        return iter(self._fallen.values())
