# Example 23. Stalker against two Sentinels

The Stalker dies without having wounded anybody, whatever he came for.

objective: ANY
attackers:
  - {class: STALKER}
defenders:
  - {}
  - {}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 3, fate: DEAD}
  defenders:
    - {wounds: 0, fate: HOLDS}
    - {wounds: 0, fate: HOLDS}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 5
attacker 1: DEAD, wounds +3 = 3
defender 1: HOLDS, wounds +0 = 0, defense point
defender 2: HOLDS, wounds +0 = 0, defense point
  station.strength.more_class_power            defenders     stronger 4 3
  station.overpowered.outnumbered              attackers[0]  wounds_dealt 3
  station.overpowered.nobody_holds_out                       verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
  station.law12.earns_experience               defenders[1]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 5
attacker 1: DEAD, wounds +3 = 3
defender 1: HOLDS, wounds +0 = 0, defense point
defender 2: HOLDS, wounds +0 = 0, defense point
  station.strength.more_class_power            defenders     stronger 4 3
  station.overpowered.outnumbered              attackers[0]  wounds_dealt 3
  station.overpowered.nobody_holds_out                       verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
  station.law12.earns_experience               defenders[1]  experience_earned DEFENSE


# Example 24. Stalker with a stimulant against two Sentinels

The Stalker dies, but wounds one of the Sentinels lightly.

objective: ANY
attackers:
  - {class: STALKER, items: [STIMULANT]}
defenders:
  - {}
  - {}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 3, fate: DEAD}
  defenders:
    - {wounds: 1, fate: HOLDS}
    - {wounds: 0, fate: HOLDS}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 5
attacker 1: DEAD, wounds +3 = 3, STIMULANT KEPT
defender 1: HOLDS, wounds +1 = 1, defense point
defender 2: HOLDS, wounds +0 = 0, defense point
  station.strength.more_class_power            defenders     stronger 4 3
  station.overpowered.outnumbered              attackers[0]  wounds_dealt 3
  station.strike_back.wounds                   defenders[0]  wounds_dealt 1
  station.overpowered.nobody_holds_out                       verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
  station.law12.earns_experience               defenders[1]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 5
attacker 1: DEAD, wounds +3 = 3, STIMULANT KEPT
defender 1: HOLDS, wounds +1 = 1, defense point
defender 2: HOLDS, wounds +0 = 0, defense point
  station.strength.more_class_power            defenders     stronger 4 3
  station.overpowered.outnumbered              attackers[0]  wounds_dealt 3
  station.strike_back.wounds                   defenders[0]  wounds_dealt 1
  station.overpowered.nobody_holds_out                       verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
  station.law12.earns_experience               defenders[1]  experience_earned DEFENSE


# Example 25. Stalker in a vest against two Sentinels, one with Massed fire

The Stalker dies without having wounded anybody: a tactic makes his vest useless.

objective: ANY
attackers:
  - {class: STALKER, items: [VEST]}
defenders:
  - {tactic: MASSED_FIRE}
  - {}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 3, fate: DEAD}
  defenders:
    - {wounds: 0, fate: HOLDS}
    - {wounds: 0, fate: HOLDS}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 5
attacker 1: DEAD, wounds +3 = 3, VEST KEPT
defender 1: HOLDS, wounds +0 = 0, defense point
defender 2: HOLDS, wounds +0 = 0, defense point
  station.strength.more_class_power            defenders     stronger 4 3
  station.law5.defending_tactic_voids_items    attackers[0]  items_voided VEST
  station.overpowered.outnumbered              attackers[0]  wounds_dealt 3
  station.overpowered.nobody_holds_out                       verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
  station.law12.earns_experience               defenders[1]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 5
attacker 1: DEAD, wounds +3 = 3, VEST KEPT
defender 1: HOLDS, wounds +0 = 0, defense point
defender 2: HOLDS, wounds +0 = 0, defense point
  station.strength.more_class_power            defenders     stronger 4 3
  station.law5.defending_tactic_voids_items    attackers[0]  items_voided VEST
  station.overpowered.outnumbered              attackers[0]  wounds_dealt 3
  station.overpowered.nobody_holds_out                       verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
  station.law12.earns_experience               defenders[1]  experience_earned DEFENSE


# Example 26. Two Sentinels, one under Healing, against Stalker with medkit and vest

The Stalker kills the Sentinel whom Healing does not cover, but dies himself.

objective: ANY
attackers:
  - {healing: true}
  - {}
defenders:
  - {class: STALKER, items: [MEDKIT, VEST]}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
    - {wounds: 3, fate: DEAD}
  defenders:
    - {wounds: 3, fate: DEAD}
---- LIQUIDATION
winner ATTACKERS, station EMPTY, law 7
attacker 1: RETURNS, wounds +0 = 0, attack point
attacker 2: DEAD, wounds +3 = 3
defender 1: DEAD, wounds +3 = 3, MEDKIT KEPT, VEST KEPT
  station.strength.more_class_power            attackers     stronger 4 3
  station.overpowered.outnumbered              defenders[0]  wounds_dealt 3
  station.strike_back.kills                    attackers[1]  wounds_dealt 3
  station.overpowered.nobody_holds_out                       verdict_given ATTACKERS
  station.law12.dies                           attackers[1]  fate_set DEAD
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK
---- CONTROL
winner ATTACKERS, station ATTACKERS, law 7
attacker 1: OCCUPIES, wounds +0 = 0, attack point
attacker 2: DEAD, wounds +3 = 3
defender 1: DEAD, wounds +3 = 3, MEDKIT KEPT, VEST KEPT
  station.strength.more_class_power            attackers     stronger 4 3
  station.overpowered.outnumbered              defenders[0]  wounds_dealt 3
  station.strike_back.kills                    attackers[1]  wounds_dealt 3
  station.overpowered.nobody_holds_out                       verdict_given ATTACKERS
  station.law12.dies                           attackers[1]  fate_set DEAD
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 27. Two Sentinels, one with an attack tactic, against Stalker with vest and medkit

The Stalker is heavily wounded and leaves, having killed the Sentinel who used no tactic.

objective: ANY
attackers:
  - {tactic: POISONED_ARROWS}
  - {}
defenders:
  - {class: STALKER, items: [VEST, MEDKIT]}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
    - {wounds: 3, fate: DEAD}
  defenders:
    - {wounds: 2, fate: LEAVES}
---- LIQUIDATION
winner ATTACKERS, station EMPTY, law 6
attacker 1: RETURNS, wounds +0 = 0, attack point
attacker 2: DEAD, wounds +3 = 3
defender 1: LEAVES, wounds +2 = 2, VEST KEPT, MEDKIT KEPT
  station.law6.tactic_leads                    attackers     rank_set 2 POISONED_ARROWS
  station.law6.nothing_leads                   defenders     rank_set 0
  station.law6.wounded_by_double_attack        defenders[0]  wounds_dealt 2
  station.law6.overrun_defender_leaves         defenders[0]  fate_set LEAVES
  station.strike_back.kills                    attackers[1]  wounds_dealt 3
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.dies                           attackers[1]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK
---- CONTROL
winner ATTACKERS, station ATTACKERS, law 6
attacker 1: OCCUPIES, wounds +0 = 0, attack point
attacker 2: DEAD, wounds +3 = 3
defender 1: LEAVES, wounds +2 = 2, VEST KEPT, MEDKIT KEPT
  station.law6.tactic_leads                    attackers     rank_set 2 POISONED_ARROWS
  station.law6.nothing_leads                   defenders     rank_set 0
  station.law6.wounded_by_double_attack        defenders[0]  wounds_dealt 2
  station.law6.overrun_defender_leaves         defenders[0]  fate_set LEAVES
  station.strike_back.kills                    attackers[1]  wounds_dealt 3
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.dies                           attackers[1]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 28. Hunter with Berserk against two Sentinels who do anything, without vests or old-world medicine

The Hunter beats both and kills them, whatever they do.

objective: ANY
attackers:
  - {class: HUNTER, tactic: BERSERK}
defenders:
  - {tactic: MASSED_FIRE}
  - {tactic: SUPPRESSIVE_FIRE, items: [STIMULANT]}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
  defenders:
    - {wounds: 3, fate: DEAD}
    - {wounds: 3, fate: DEAD}
---- LIQUIDATION
winner ATTACKERS, station EMPTY, law 4
attacker 1: RETURNS, wounds +0 = 0
defender 1: DEAD, wounds +3 = 3
defender 2: DEAD, wounds +3 = 3, STIMULANT KEPT
  station.law4.berserk_strikes                 defenders[0]  wounds_dealt 3
  station.law4.berserk_strikes                 defenders[1]  wounds_dealt 3
  station.law4.berserk_prevails                              verdict_given ATTACKERS
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.dies                           defenders[1]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
---- CONTROL
winner ATTACKERS, station ATTACKERS, law 4
attacker 1: OCCUPIES, wounds +0 = 0
defender 1: DEAD, wounds +3 = 3
defender 2: DEAD, wounds +3 = 3, STIMULANT KEPT
  station.law4.berserk_strikes                 defenders[0]  wounds_dealt 3
  station.law4.berserk_strikes                 defenders[1]  wounds_dealt 3
  station.law4.berserk_prevails                              verdict_given ATTACKERS
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.dies                           defenders[1]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES


# Example 29. Hunter with Berserk against Sentinel and Stalker

The Hunter wins, kills the Sentinel and wounds the Stalker heavily.

objective: ANY
attackers:
  - {class: HUNTER, tactic: BERSERK}
defenders:
  - {tactic: COVER}
  - {class: STALKER, items: [STIMULANT]}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
  defenders:
    - {wounds: 3, fate: DEAD}
    - {wounds: 2}
---- LIQUIDATION
winner ATTACKERS, station EMPTY, law 4
attacker 1: RETURNS, wounds +0 = 0
defender 1: DEAD, wounds +3 = 3
defender 2: LEAVES, wounds +2 = 2, STIMULANT KEPT
  station.law4.berserk_strikes                 defenders[0]  wounds_dealt 3
  station.law4.berserk_strikes                 defenders[1]  wounds_dealt 2
  station.law4.berserk_drives_off              defenders[1]  fate_set LEAVES
  station.law4.berserk_prevails                              verdict_given ATTACKERS
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
---- CONTROL
winner ATTACKERS, station ATTACKERS, law 4
attacker 1: OCCUPIES, wounds +0 = 0
defender 1: DEAD, wounds +3 = 3
defender 2: LEAVES, wounds +2 = 2, STIMULANT KEPT
  station.law4.berserk_strikes                 defenders[0]  wounds_dealt 3
  station.law4.berserk_strikes                 defenders[1]  wounds_dealt 2
  station.law4.berserk_drives_off              defenders[1]  fate_set LEAVES
  station.law4.berserk_prevails                              verdict_given ATTACKERS
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
