# Example 30a. Experience 1 against 0 makes no difference

One point more or less makes no difference.

objective: ANY
attackers:
  - {xp: [1, 0]}
defenders:
  - {items: [VEST]}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 1, fate: RETREATS}
  defenders:
    - {wounds: 0, fate: HOLDS}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +0 = 0, VEST SPENT, defense point
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +0 = 0, VEST SPENT, defense point
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 30b. Experience 2 against 0, the less experienced certainly takes a light wound

Two points behind, a light wound is certain, vest or no vest.

objective: ANY
attackers:
  - {xp: [2, 0]}
defenders:
  - {items: [VEST]}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 1, fate: RETREATS}
  defenders:
    - {wounds: 1, fate: HOLDS}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +1 = 1, VEST SPENT, defense point
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law10.behind_in_experience           defenders[0]  wounds_dealt 1
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +1 = 1, VEST SPENT, defense point
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law10.behind_in_experience           defenders[0]  wounds_dealt 1
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 30c. The same under Healing, the wound comes next turn

Two points behind under Healing: the wound comes next turn.

objective: ANY
attackers:
  - {xp: [2, 0]}
defenders:
  - {items: [VEST], healing: true}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 1, fate: RETREATS}
  defenders:
    - {wounds: 0, deferred: 1, fate: HOLDS}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +0 = 0, deferred 1, VEST SPENT, defense point
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law10.behind_in_experience           defenders[0]  wounds_dealt 1
  station.law11.healing_defers                 defenders[0]  wounds_deferred 1
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +0 = 0, deferred 1, VEST SPENT, defense point
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law10.behind_in_experience           defenders[0]  wounds_dealt 1
  station.law11.healing_defers                 defenders[0]  wounds_deferred 1
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 30d. Experience 4 against 0, a heavy wound

Four points behind, a heavy wound is certain.

objective: ANY
attackers:
  - {xp: [4, 0]}
defenders:
  - {items: [VEST]}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 1, fate: RETREATS}
  defenders:
    - {wounds: 2, fate: HOLDS}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +2 = 2, VEST SPENT, defense point
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law10.behind_in_experience           defenders[0]  wounds_dealt 2
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +2 = 2, VEST SPENT, defense point
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law10.behind_in_experience           defenders[0]  wounds_dealt 2
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 30e. Experience 6 against 0, certain defeat and death

Six points behind, the less experienced is certainly beaten, and dies.

objective: ANY
attackers:
  - {xp: [6, 0]}
defenders:
  - {items: [VEST]}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 1}
  defenders:
    - {wounds: 3, fate: DEAD}
---- LIQUIDATION
winner ATTACKERS, station EMPTY, law 8
attacker 1: RETURNS, wounds +1 = 1, attack point
defender 1: DEAD, wounds +3 = 3, VEST SPENT
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law10.behind_in_experience           defenders[0]  wounds_dealt 3
  station.law10.defeated_by_experience         defenders[0]  defeated
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_returns                 attackers[0]  fate_set RETURNS
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK
---- CONTROL
winner ATTACKERS, station ATTACKERS, law 8
attacker 1: OCCUPIES, wounds +1 = 1, attack point
defender 1: DEAD, wounds +3 = 3, VEST SPENT
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law10.behind_in_experience           defenders[0]  wounds_dealt 3
  station.law10.defeated_by_experience         defenders[0]  defeated
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 30f. Experience 6 against 0 under Healing, defeat without death

Six points behind under Healing: beaten, but alive.

objective: ANY
attackers:
  - {xp: [6, 0]}
defenders:
  - {items: [VEST], healing: true}
expect:
  winner: ATTACKERS
  attackers:
    - {wounds: 1}
  defenders:
    - {wounds: 0, deferred: 2, fate: LEAVES}
---- LIQUIDATION
winner ATTACKERS, station EMPTY, law 8
attacker 1: RETURNS, wounds +1 = 1, attack point
defender 1: LEAVES, wounds +0 = 0, deferred 2, VEST SPENT
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law10.behind_in_experience           defenders[0]  wounds_dealt 3
  station.law10.defeated_by_experience         defenders[0]  defeated
  station.law10.defeated_must_go               defenders[0]  fate_set LEAVES
  station.law11.healing_defers                 defenders[0]  wounds_deferred 2
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_returns                 attackers[0]  fate_set RETURNS
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK
---- CONTROL
winner ATTACKERS, station ATTACKERS, law 8
attacker 1: OCCUPIES, wounds +1 = 1, attack point
defender 1: LEAVES, wounds +0 = 0, deferred 2, VEST SPENT
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law10.behind_in_experience           defenders[0]  wounds_dealt 3
  station.law10.defeated_by_experience         defenders[0]  defeated
  station.law10.defeated_must_go               defenders[0]  fate_set LEAVES
  station.law11.healing_defers                 defenders[0]  wounds_deferred 2
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 31. Experience 6 against 0; the defender carries everything and uses Massed fire

The attacker kills his opponent, who has everything, but dies of the opponent's tactic himself.

objective: LIQUIDATION
attackers:
  - {xp: [6, 0]}
defenders:
  - {items: [STIMULANT, VEST, MEDKIT], tactic: MASSED_FIRE}
expect:
  winner: NOBODY
  attackers:
    - {wounds: 3, fate: DEAD}
  defenders:
    - {wounds: 3, fate: DEAD}
---- RESULT
winner NOBODY, station EMPTY, law 6
attacker 1: DEAD, wounds +3 = 3
defender 1: DEAD, wounds +3 = 3, STIMULANT KEPT, VEST KEPT, MEDKIT KEPT
  station.law6.nothing_leads                   attackers     rank_set 0
  station.law6.tactic_leads                    defenders     rank_set 3 MASSED_FIRE
  station.law6.struck_to_kill                  attackers[0]  wounds_dealt 3
  station.law6.attack_without_tactic_fails                   verdict_given DEFENDERS
  station.law10.behind_in_experience           defenders[0]  wounds_dealt 3
  station.law10.defeated_by_experience         defenders[0]  defeated
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.nobody_left                                  winner_declared NOBODY
