# Example 18a. Stalker against Sentinel by default, liquidation

A Stalker has the better of a Sentinel: he came to kill, and kills, unhurt.

objective: LIQUIDATION
attackers:
  - {class: STALKER}
defenders:
  - {}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
  defenders:
    - {wounds: 3, fate: DEAD}
---- RESULT
winner ATTACKERS, station EMPTY, law 7
attacker 1: RETURNS, wounds +0 = 0
defender 1: DEAD, wounds +3 = 3
  station.strength.more_class_power            attackers     stronger 3 2
  station.overpowered.overpowered_and_killed   defenders[0]  wounds_dealt 3
  station.overpowered.nobody_holds_out                       verdict_given ATTACKERS
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS


# Example 18b. Stalker against Sentinel by default, control

A Stalker has the better of a Sentinel: he came for the station, wounds him and drives him off.

objective: CONTROL
attackers:
  - {class: STALKER}
defenders:
  - {}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0, fate: OCCUPIES}
  defenders:
    - {wounds: 1, fate: LEAVES}
---- RESULT
winner ATTACKERS, station ATTACKERS, law 7
attacker 1: OCCUPIES, wounds +0 = 0
defender 1: LEAVES, wounds +1 = 1
  station.strength.more_class_power            attackers     stronger 3 2
  station.overpowered.overpowered_and_wounded  defenders[0]  wounds_dealt 1
  station.overpowered.overpowered_and_beaten   defenders[0]  fate_set LEAVES
  station.overpowered.nobody_holds_out                       verdict_given ATTACKERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES


# Example 18c. A Stalker in attack prevails over a Stalker in defence

Between Stalkers, the one who attacks has the better of it and counts as the winner.

objective: ANY
attackers:
  - {class: STALKER}
defenders:
  - {class: STALKER}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
  defenders:
    - {}
---- LIQUIDATION
winner ATTACKERS, station EMPTY, law 7
attacker 1: RETURNS, wounds +0 = 0
defender 1: DEAD, wounds +3 = 3
  station.strength.same_classes_favor_attack   attackers     stronger 3 3
  station.overpowered.overpowered_and_killed   defenders[0]  wounds_dealt 3
  station.overpowered.nobody_holds_out                       verdict_given ATTACKERS
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
---- CONTROL
winner ATTACKERS, station ATTACKERS, law 7
attacker 1: OCCUPIES, wounds +0 = 0
defender 1: LEAVES, wounds +1 = 1
  station.strength.same_classes_favor_attack   attackers     stronger 3 3
  station.overpowered.overpowered_and_wounded  defenders[0]  wounds_dealt 1
  station.overpowered.overpowered_and_beaten   defenders[0]  fate_set LEAVES
  station.overpowered.nobody_holds_out                       verdict_given ATTACKERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES


# Example 19a. Sentinel in a vest against Stalker, liquidation

The Stalker breaks the vest and wounds its wearer; he is wounded himself, but lives. The
defender wins.

objective: LIQUIDATION
attackers:
  - {items: [VEST]}
defenders:
  - {class: STALKER}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 1, items: {VEST: LOST}}
  defenders:
    - {wounds: 1, fate: HOLDS}
---- RESULT
winner DEFENDERS, station DEFENDERS, law 5
attacker 1: RETREATS, wounds +1 = 1, VEST LOST
defender 1: HOLDS, wounds +1 = 1
  station.strength.more_class_power            defenders     stronger 3 2
  station.overpowered.protection_takes_the_blow attackers[0]  item_changed VEST LOST
  station.overpowered.wounded_behind_protection attackers[0]  wounds_dealt 1
  station.overpowered.holds_out                attackers[0]  held_out
  station.strike_back.wounds                   defenders[0]  wounds_dealt 1
  station.overpowered.liquidation_fails                      verdict_given DEFENDERS
  station.overpowered.failed_attackers_retreat attackers[0]  fate_set RETREATS
  station.law12.verdict_stands                               winner_declared DEFENDERS


# Example 19b. The same, control

For the station, it ends the other way round: the Stalker leaves it.

objective: CONTROL
attackers:
  - {items: [VEST]}
defenders:
  - {class: STALKER}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 1, fate: OCCUPIES, items: {VEST: LOST}}
  defenders:
    - {wounds: 1, fate: LEAVES}
---- RESULT
winner ATTACKERS, station ATTACKERS, law 5
attacker 1: OCCUPIES, wounds +1 = 1, VEST LOST, attack point
defender 1: LEAVES, wounds +1 = 1
  station.strength.more_class_power            defenders     stronger 3 2
  station.overpowered.protection_takes_the_blow attackers[0]  item_changed VEST LOST
  station.overpowered.wounded_behind_protection attackers[0]  wounds_dealt 1
  station.overpowered.holds_out                attackers[0]  held_out
  station.strike_back.wounds                   defenders[0]  wounds_dealt 1
  station.overpowered.control_succeeds                       verdict_given ATTACKERS
  station.overpowered.defenders_give_way       defenders[0]  fate_set LEAVES
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 20a. Sentinel with medkit and stimulant against Stalker, liquidation

Both are wounded. The Stalker wins.

objective: LIQUIDATION
attackers:
  - {items: [MEDKIT, STIMULANT]}
defenders:
  - {class: STALKER}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 1}
  defenders:
    - {wounds: 1, fate: HOLDS}
---- RESULT
winner DEFENDERS, station DEFENDERS, law 5
attacker 1: RETREATS, wounds +1 = 1, MEDKIT LOST, STIMULANT KEPT
defender 1: HOLDS, wounds +1 = 1
  station.strength.more_class_power            defenders     stronger 3 2
  station.overpowered.protection_takes_the_blow attackers[0]  item_changed MEDKIT LOST
  station.overpowered.wounded_behind_protection attackers[0]  wounds_dealt 1
  station.overpowered.holds_out                attackers[0]  held_out
  station.strike_back.wounds                   defenders[0]  wounds_dealt 1
  station.overpowered.liquidation_fails                      verdict_given DEFENDERS
  station.overpowered.failed_attackers_retreat attackers[0]  fate_set RETREATS
  station.law12.verdict_stands                               winner_declared DEFENDERS


# Example 20b. The same, control

For the station, the Stalker loses.

objective: CONTROL
attackers:
  - {items: [MEDKIT, STIMULANT]}
defenders:
  - {class: STALKER}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 1, fate: OCCUPIES}
  defenders:
    - {wounds: 1, fate: LEAVES}
---- RESULT
winner ATTACKERS, station ATTACKERS, law 5
attacker 1: OCCUPIES, wounds +1 = 1, MEDKIT LOST, STIMULANT KEPT, attack point
defender 1: LEAVES, wounds +1 = 1
  station.strength.more_class_power            defenders     stronger 3 2
  station.overpowered.protection_takes_the_blow attackers[0]  item_changed MEDKIT LOST
  station.overpowered.wounded_behind_protection attackers[0]  wounds_dealt 1
  station.overpowered.holds_out                attackers[0]  held_out
  station.strike_back.wounds                   defenders[0]  wounds_dealt 1
  station.overpowered.control_succeeds                       verdict_given ATTACKERS
  station.overpowered.defenders_give_way       defenders[0]  fate_set LEAVES
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 21a. Sentinel with an attack tactic against Stalker with a stimulant and no protection; a tactic that wounds heavily

The Stalker loses, takes the wound that this tactic deals, a heavy one, and leaves.

objective: ANY
attackers:
  - {tactic: SNIPER}
defenders:
  - {class: STALKER, items: [STIMULANT]}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
  defenders:
    - {wounds: 2, fate: LEAVES}
---- LIQUIDATION
winner ATTACKERS, station EMPTY, law 6
attacker 1: RETURNS, wounds +0 = 0, attack point
defender 1: LEAVES, wounds +2 = 2, STIMULANT KEPT
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.nothing_leads                   defenders     rank_set 0
  station.law6.wounded_by_tactic               defenders[0]  wounds_dealt 2
  station.law6.overrun_defender_leaves         defenders[0]  fate_set LEAVES
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK
---- CONTROL
winner ATTACKERS, station ATTACKERS, law 6
attacker 1: OCCUPIES, wounds +0 = 0, attack point
defender 1: LEAVES, wounds +2 = 2, STIMULANT KEPT
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.nothing_leads                   defenders     rank_set 0
  station.law6.wounded_by_tactic               defenders[0]  wounds_dealt 2
  station.law6.overrun_defender_leaves         defenders[0]  fate_set LEAVES
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 21b. The same; a tactic that wounds lightly

The Stalker loses, takes the wound that this tactic deals, a light one, and leaves.

objective: ANY
attackers:
  - {tactic: POISONED_ARROWS}
defenders:
  - {class: STALKER, items: [STIMULANT]}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
  defenders:
    - {wounds: 1, fate: LEAVES}
---- LIQUIDATION
winner ATTACKERS, station EMPTY, law 6
attacker 1: RETURNS, wounds +0 = 0, attack point
defender 1: LEAVES, wounds +1 = 1, STIMULANT KEPT
  station.law6.tactic_leads                    attackers     rank_set 2 POISONED_ARROWS
  station.law6.nothing_leads                   defenders     rank_set 0
  station.law6.wounded_by_tactic               defenders[0]  wounds_dealt 1
  station.law6.overrun_defender_leaves         defenders[0]  fate_set LEAVES
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK
---- CONTROL
winner ATTACKERS, station ATTACKERS, law 6
attacker 1: OCCUPIES, wounds +0 = 0, attack point
defender 1: LEAVES, wounds +1 = 1, STIMULANT KEPT
  station.law6.tactic_leads                    attackers     rank_set 2 POISONED_ARROWS
  station.law6.nothing_leads                   defenders     rank_set 0
  station.law6.wounded_by_tactic               defenders[0]  wounds_dealt 1
  station.law6.overrun_defender_leaves         defenders[0]  fate_set LEAVES
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 22. Stalker against Sentinel under Cover

Cover does not work against a Stalker. The Sentinel is heavily wounded and leaves.

objective: ANY
attackers:
  - {class: STALKER}
defenders:
  - {tactic: COVER}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
  defenders:
    - {wounds: 2, fate: LEAVES}
---- LIQUIDATION
winner ATTACKERS, station EMPTY, law 6
attacker 1: RETURNS, wounds +0 = 0
defender 1: LEAVES, wounds +2 = 2
  station.law6.own_strength_leads              attackers     rank_set 2
  station.law6.tactic_leads                    defenders     rank_set 1 COVER
  station.law6.overrun_by_strength             defenders[0]  wounds_dealt 2
  station.law6.overrun_defender_leaves         defenders[0]  fate_set LEAVES
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
---- CONTROL
winner ATTACKERS, station ATTACKERS, law 6
attacker 1: OCCUPIES, wounds +0 = 0
defender 1: LEAVES, wounds +2 = 2
  station.law6.own_strength_leads              attackers     rank_set 2
  station.law6.tactic_leads                    defenders     rank_set 1 COVER
  station.law6.overrun_by_strength             defenders[0]  wounds_dealt 2
  station.law6.overrun_defender_leaves         defenders[0]  fate_set LEAVES
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
