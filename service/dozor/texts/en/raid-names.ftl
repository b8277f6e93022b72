# Names of everything that a raid's request and answer list. A message's value is the plain name; its
# attributes are the forms in which sentences use it.

raid-phase-BREACH = breach
raid-phase-ASSAULT = assault

weapon-kind-LIGHT_FIREARM = light firearm
    .indefinite = a light firearm
weapon-kind-COMBAT_FIREARM = combat firearm
    .indefinite = a combat firearm
weapon-kind-ASSAULT_FIREARM = assault firearm
    .indefinite = an assault firearm
weapon-kind-MELEE = melee weapon
    .indefinite = a melee weapon
weapon-kind-DECK = deck
    .indefinite = a deck
weapon-kind-DRONE = drone
    .indefinite = a drone

edge-NONE = plain roll
edge-ADVANTAGE = advantage
edge-DISADVANTAGE = disadvantage

member-rank-MEMBER = member
member-rank-BOSS = boss
member-rank-RIGHT_HAND = right hand

move-tier-FULL = full success
move-tier-PARTIAL = partial success
move-tier-MISS = miss

raid-ending-BREACHED = perimeter breached
raid-ending-REPELLED = gang repelled
raid-ending-CLEARED = base cleared
raid-ending-WIPED_OUT = gang wiped out
raid-ending-MUTUAL_DESTRUCTION = mutual destruction
raid-ending-WITHDREW = gang withdrew
raid-ending-STALEMATE = stalemate
