# Names of everything that a rulebook lists. A message's value is the plain name; its attributes
# are the forms in which sentences use it.

unit-class-SENTINEL = Sentinel
    .indefinite = a Sentinel
    .plural = Sentinels
unit-class-STALKER = Stalker
    .indefinite = a Stalker
    .plural = Stalkers
unit-class-HUNTER = Hunter
    .indefinite = a Hunter
    .plural = Hunters

item-STIMULANT = stimulant
    .definite = the stimulant
item-MEDKIT = medkit
    .definite = the medkit
item-VEST = vest
    .definite = the vest

tactic-SNIPER = Sniper
tactic-POISONED_ARROWS = Poisoned arrows
tactic-INCENDIARY = Incendiary
tactic-ARMOR_PIERCING = Armor-piercing
tactic-COVER = Cover
tactic-SUPPRESSIVE_FIRE = Suppressive fire
tactic-MASSED_FIRE = Massed fire
tactic-SLAVES = Slaves
tactic-BERSERK = Berserk

component-FOOD = food supply
    .definite = the food supply
component-GENERATOR = generator
    .definite = the generator
component-TENTS = living tents
    .definite = the living tents

objective-LIQUIDATION = liquidation
objective-CONTROL = control

fate-HOLDS = holds the station
fate-LEAVES = leaves for another station
fate-RETURNS = returns
fate-RETREATS = retreats
fate-OCCUPIES = occupies the station
fate-DEAD = dead

item-state-KEPT = kept
item-state-SPENT = spent
item-state-LOST = lost

winner-ATTACKERS = attackers
winner-DEFENDERS = defenders
winner-NOBODY = nobody

side-ATTACKERS = attackers
side-DEFENDERS = defenders

role-ATTACK = attack
role-DEFENSE = defense

track-ATTACK = attack experience
track-DEFENSE = defense experience

wounds-0 = unhurt
wounds-1 = lightly wounded
wounds-2 = heavily wounded
wounds-3 = dead

# How a list is put together: all but its last entry, then the last one.
list-more = { $first }, { $next }
list-and = { $first } and { $next }
list-or = { $first } or { $next }
