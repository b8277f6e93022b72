"""What `dozor raid --help` and the help of its actions teach."""

RAID = "resolve, explain and forecast raids of a gang on a guarded base"
RAID_EPILOG = """\
example:
  dozor raid explain --seed 7 examples/raid-checkpoint.yaml
  dozor raid forecast examples/raid-checkpoint.yaml
  dozor raid explain --phase breach --rounds 2 examples/raid-small.yaml

The first plays a whole raid with dice that anybody can check; the second tells
how it may end, and how likely; the third stops after two rounds of the breach
and prints the state from which the next request goes on. Then change a line of
such a file, and try again.
"""

RESOLVE = "play a raid, or rounds of it, and print the answer as JSON"
RESOLVE_EPILOG = """\
example:
  dozor raid resolve --seed 7 examples/raid-checkpoint.yaml
  dozor raid resolve --phase breach --until-decided examples/raid-small.yaml
  dozor raid resolve examples/raid-faces.json
  dozor raid resolve --faces "3 4 6 6" --phase breach my-raid.yaml

FILE holds a raid (raid with members and target), in YAML or JSON, with the
fields of protos/dozor/v1/raid_service.proto: those of ResolveRaidRequest, or
with --phase those of ResolveBreachRequest or ResolveAssaultRequest. Without
--phase, keys such as state, rounds and hold_back tell that rounds are meant,
and state.phase tells of which phase. Values of enums may be short and in any
case: melee, WEAPON_KIND_MELEE. Faces may be listed as dice: {faces: [3, 4]}.
An option counts for more than what the file says.
"""

EXPLAIN = "play a raid, or rounds of it, and tell it as readable text"
EXPLAIN_EPILOG = """\
example:
  dozor raid explain --seed 7 examples/raid-checkpoint.yaml
  dozor raid explain --locale ru examples/raid-faces.json
  dozor raid explain --phase breach --rounds 2 examples/raid-small.yaml

The text tells the gang and its target, round by round every roll and what it
did, what became of everybody, and the seed with which anybody can check the
dice. [3][5] are dice that count, (1) is one that was dropped. What is not yet
decided ends with the state to put into the next request. FILE is the same as
for dozor raid resolve.
"""

FORECAST = "tell how a raid may end, and how likely, as text with charts"
FORECAST_EPILOG = """\
example:
  dozor raid forecast examples/raid-checkpoint.yaml
  dozor raid forecast --work-limit 1 --samples 10000 examples/raid-big.yaml
  dozor raid forecast --json examples/raid-checkpoint.yaml

FILE holds the fields of ForecastRaidRequest; the file of a whole raid will do
too: its dice, max_dice and trace_level are passed over, and that is told. The
forecast is exact over all dice where that takes no more work than allowed, else
an estimate with its standard errors; the text tells which.
"""
