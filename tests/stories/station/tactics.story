# Example 8a. Tactic against no tactic, liquidation

Who comes with a tactic beats who has none: the attacker came to kill, and kills.

objective: LIQUIDATION
attackers:
  - {tactic: SNIPER}
defenders:
  - {}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
  defenders:
    - {wounds: 3, fate: DEAD}
---- RESULT
winner ATTACKERS, station EMPTY, law 6
attacker 1: RETURNS, wounds +0 = 0, attack point
defender 1: DEAD, wounds +3 = 3
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.nothing_leads                   defenders     rank_set 0
  station.law6.struck_to_kill                  defenders[0]  wounds_dealt 3
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 8b. Tactic against no tactic, control

Who comes with a tactic beats who has none: the attacker came for the station, and drives the
defender off to another one.

objective: CONTROL
attackers:
  - {tactic: SNIPER}
defenders:
  - {}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0, fate: OCCUPIES}
  defenders:
    - {wounds: 0, fate: LEAVES}
---- RESULT
winner ATTACKERS, station ATTACKERS, law 6
attacker 1: OCCUPIES, wounds +0 = 0, attack point
defender 1: LEAVES, wounds +0 = 0
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.nothing_leads                   defenders     rank_set 0
  station.law6.driven_off                      defenders[0]  fate_set LEAVES
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 8c. No tactic against a tactic, liquidation (the reverse)

The reverse: who comes without a tactic, to kill, is killed.

objective: LIQUIDATION
attackers:
  - {}
defenders:
  - {tactic: COVER}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 3, fate: DEAD}
  defenders:
    - {wounds: 0, fate: HOLDS}
---- RESULT
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: DEAD, wounds +3 = 3
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law6.nothing_leads                   attackers     rank_set 0
  station.law6.tactic_leads                    defenders     rank_set 1 COVER
  station.law6.struck_to_kill                  attackers[0]  wounds_dealt 3
  station.law6.attack_without_tactic_fails                   verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 8d. No tactic against a tactic, control (the reverse)

The reverse: who comes without a tactic, for the station, is driven off.

objective: CONTROL
attackers:
  - {}
defenders:
  - {tactic: COVER}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 0, fate: RETREATS}
  defenders:
    - {wounds: 0, fate: HOLDS}
---- RESULT
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: RETREATS, wounds +0 = 0
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law6.nothing_leads                   attackers     rank_set 0
  station.law6.tactic_leads                    defenders     rank_set 1 COVER
  station.law6.driven_off                      attackers[0]  fate_set RETREATS
  station.law6.attack_without_tactic_fails                   verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 9. Sniper against Cover

The attacking tactic is better than the defending one. The defender dies.

objective: LIQUIDATION
attackers:
  - {tactic: SNIPER}
defenders:
  - {tactic: COVER}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
  defenders:
    - {wounds: 3, fate: DEAD}
---- RESULT
winner ATTACKERS, station EMPTY, law 6
attacker 1: RETURNS, wounds +0 = 0, attack point
defender 1: DEAD, wounds +3 = 3
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.tactic_leads                    defenders     rank_set 1 COVER
  station.law6.struck_to_kill                  defenders[0]  wounds_dealt 3
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 10. Sniper against Suppressive fire

Neither is better. The attack comes to nothing, the defender has won, the attacker goes home unhurt.

objective: ANY
attackers:
  - {tactic: SNIPER}
defenders:
  - {tactic: SUPPRESSIVE_FIRE}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 0, fate: RETURNS}
  defenders:
    - {wounds: 0, fate: HOLDS}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: RETURNS, wounds +0 = 0
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.tactic_leads                    defenders     rank_set 2 SUPPRESSIVE_FIRE
  station.law6.tactics_are_even                              verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: RETURNS, wounds +0 = 0
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.tactic_leads                    defenders     rank_set 2 SUPPRESSIVE_FIRE
  station.law6.tactics_are_even                              verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 11a. Incendiary against Armor-piercing

Both burn and pierce at once: both die.

objective: ANY
attackers:
  - {tactic: INCENDIARY}
defenders:
  - {tactic: ARMOR_PIERCING}
expect:
  winner: NOBODY
  attackers:
    - {wounds: 3, fate: DEAD}
  defenders:
    - {wounds: 3, fate: DEAD}
---- LIQUIDATION
winner NOBODY, station EMPTY, law 6
attacker 1: DEAD, wounds +3 = 3
defender 1: DEAD, wounds +3 = 3
  station.law6.tactic_leads                    attackers     rank_set 3 INCENDIARY
  station.law6.tactic_leads                    defenders     rank_set 3 ARMOR_PIERCING
  station.law6.struck_to_kill                  attackers[0]  wounds_dealt 3
  station.law6.struck_to_kill                  defenders[0]  wounds_dealt 3
  station.law6.mutual_fire                                   verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.nobody_left                                  winner_declared NOBODY
---- CONTROL
winner NOBODY, station EMPTY, law 6
attacker 1: DEAD, wounds +3 = 3
defender 1: DEAD, wounds +3 = 3
  station.law6.tactic_leads                    attackers     rank_set 3 INCENDIARY
  station.law6.tactic_leads                    defenders     rank_set 3 ARMOR_PIERCING
  station.law6.struck_to_kill                  attackers[0]  wounds_dealt 3
  station.law6.struck_to_kill                  defenders[0]  wounds_dealt 3
  station.law6.mutual_fire                                   verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.nobody_left                                  winner_declared NOBODY


# Example 11b. The same with the tactics swapped

Swap the tactics, and the result stays: both die.

objective: ANY
attackers:
  - {tactic: ARMOR_PIERCING}
defenders:
  - {tactic: INCENDIARY}
expect:
  winner: NOBODY
  attackers:
    - {wounds: 3, fate: DEAD}
  defenders:
    - {wounds: 3, fate: DEAD}
---- LIQUIDATION
winner NOBODY, station EMPTY, law 6
attacker 1: DEAD, wounds +3 = 3
defender 1: DEAD, wounds +3 = 3
  station.law6.tactic_leads                    attackers     rank_set 3 ARMOR_PIERCING
  station.law6.tactic_leads                    defenders     rank_set 3 INCENDIARY
  station.law6.struck_to_kill                  attackers[0]  wounds_dealt 3
  station.law6.struck_to_kill                  defenders[0]  wounds_dealt 3
  station.law6.mutual_fire                                   verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.nobody_left                                  winner_declared NOBODY
---- CONTROL
winner NOBODY, station EMPTY, law 6
attacker 1: DEAD, wounds +3 = 3
defender 1: DEAD, wounds +3 = 3
  station.law6.tactic_leads                    attackers     rank_set 3 ARMOR_PIERCING
  station.law6.tactic_leads                    defenders     rank_set 3 INCENDIARY
  station.law6.struck_to_kill                  attackers[0]  wounds_dealt 3
  station.law6.struck_to_kill                  defenders[0]  wounds_dealt 3
  station.law6.mutual_fire                                   verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.nobody_left                                  winner_declared NOBODY


# Example 12. Poisoned arrows against Cover

The attacking tactic is better than the defending one. The defender dies.

objective: LIQUIDATION
attackers:
  - {tactic: POISONED_ARROWS}
defenders:
  - {tactic: COVER}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0}
  defenders:
    - {wounds: 3, fate: DEAD}
---- RESULT
winner ATTACKERS, station EMPTY, law 6
attacker 1: RETURNS, wounds +0 = 0, attack point
defender 1: DEAD, wounds +3 = 3
  station.law6.tactic_leads                    attackers     rank_set 2 POISONED_ARROWS
  station.law6.tactic_leads                    defenders     rank_set 1 COVER
  station.law6.struck_to_kill                  defenders[0]  wounds_dealt 3
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 13a. Sniper against Cover and vest, liquidation

The vest saves the defender and is lost. The attacker leaves unhurt, the defender earns a point.

objective: LIQUIDATION
attackers:
  - {tactic: SNIPER}
defenders:
  - {tactic: COVER, items: [VEST]}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 0, fate: RETURNS}
  defenders:
    - {wounds: 0, fate: HOLDS, items: {VEST: LOST}, xp: defense}
---- RESULT
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: RETURNS, wounds +0 = 0
defender 1: HOLDS, wounds +0 = 0, VEST LOST, defense point
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.tactic_leads                    defenders     rank_set 1 COVER
  station.law6.vest_stops_and_is_lost          defenders[0]  item_changed VEST LOST
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 13b. Sniper against Cover and vest, control

For the station, the attacker counts as the winner: a vest saves a life, not a place.

objective: CONTROL
attackers:
  - {tactic: SNIPER}
defenders:
  - {tactic: COVER, items: [VEST]}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 0, fate: OCCUPIES}
  defenders:
    - {wounds: 0, fate: LEAVES}
---- RESULT
winner ATTACKERS, station ATTACKERS, law 6
attacker 1: OCCUPIES, wounds +0 = 0, attack point
defender 1: LEAVES, wounds +0 = 0, VEST LOST
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.tactic_leads                    defenders     rank_set 1 COVER
  station.law6.vest_lost_in_flight             defenders[0]  item_changed VEST LOST
  station.law6.driven_off                      defenders[0]  fate_set LEAVES
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 14. Poisoned arrows against Cover and vest, either objective

Arrows do nothing to a vest: the defender wins and stays in it, whatever the attacker came for.

objective: ANY
attackers:
  - {tactic: POISONED_ARROWS}
defenders:
  - {tactic: COVER, items: [VEST]}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 0, fate: RETURNS}
  defenders:
    - {wounds: 0, fate: HOLDS, items: {VEST: KEPT}}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: RETURNS, wounds +0 = 0
defender 1: HOLDS, wounds +0 = 0, VEST KEPT, defense point
  station.law6.tactic_leads                    attackers     rank_set 2 POISONED_ARROWS
  station.law6.tactic_leads                    defenders     rank_set 1 COVER
  station.law6.vest_stops_and_stays            defenders[0]  held_out
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: RETURNS, wounds +0 = 0
defender 1: HOLDS, wounds +0 = 0, VEST KEPT, defense point
  station.law6.tactic_leads                    attackers     rank_set 2 POISONED_ARROWS
  station.law6.tactic_leads                    defenders     rank_set 1 COVER
  station.law6.vest_keeps_one_in_place         defenders[0]  held_out
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 15. Sniper against Massed fire (the text leaves its result to the next line)

The text leaves this result to the next example: the same as there.

objective: ANY
attackers:
  - {tactic: SNIPER}
defenders:
  - {tactic: MASSED_FIRE}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 2, fate: RETREATS}
  defenders:
    - {wounds: 0, fate: HOLDS, xp: defense}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: RETREATS, wounds +2 = 2
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.tactic_leads                    defenders     rank_set 3 MASSED_FIRE
  station.law6.repelled_and_wounded            attackers[0]  wounds_dealt 2
  station.law6.beaten_attacker_retreats        attackers[0]  fate_set RETREATS
  station.law6.attack_is_repelled                            verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: RETREATS, wounds +2 = 2
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.tactic_leads                    defenders     rank_set 3 MASSED_FIRE
  station.law6.repelled_and_wounded            attackers[0]  wounds_dealt 2
  station.law6.beaten_attacker_retreats        attackers[0]  fate_set RETREATS
  station.law6.attack_is_repelled                            verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 16. Poisoned arrows against Massed fire

The attacker deals no harm and is heavily wounded. The defender earns a point.

objective: ANY
attackers:
  - {tactic: POISONED_ARROWS}
defenders:
  - {tactic: MASSED_FIRE}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 2, fate: RETREATS}
  defenders:
    - {wounds: 0, fate: HOLDS, xp: defense}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: RETREATS, wounds +2 = 2
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law6.tactic_leads                    attackers     rank_set 2 POISONED_ARROWS
  station.law6.tactic_leads                    defenders     rank_set 3 MASSED_FIRE
  station.law6.repelled_and_wounded            attackers[0]  wounds_dealt 2
  station.law6.beaten_attacker_retreats        attackers[0]  fate_set RETREATS
  station.law6.attack_is_repelled                            verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: RETREATS, wounds +2 = 2
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law6.tactic_leads                    attackers     rank_set 2 POISONED_ARROWS
  station.law6.tactic_leads                    defenders     rank_set 3 MASSED_FIRE
  station.law6.repelled_and_wounded            attackers[0]  wounds_dealt 2
  station.law6.beaten_attacker_retreats        attackers[0]  fate_set RETREATS
  station.law6.attack_is_repelled                            verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 17. Any attack on a Vegan Sentinel who uses Slaves

For the attackers it is as if there had been no attack. The defender earns a point.

objective: ANY
attackers:
  - {tactic: INCENDIARY}
defenders:
  - {tactic: SLAVES, vegan: true}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 0, fate: RETURNS}
  defenders:
    - {wounds: 0, fate: HOLDS, xp: defense}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 3
attacker 1: RETURNS, wounds +0 = 0
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law3.slaves_stop_the_attack          defenders[0]  verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 3
attacker 1: RETURNS, wounds +0 = 0
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law3.slaves_stop_the_attack          defenders[0]  verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
