# Example 1. Stimulant against medkit

The stimulant undoes the medkit, so the attacker deals an ordinary wound; he is wounded too.
No winner is found: everybody goes back to where they came from.

objective: ANY
attackers:
  - {items: [STIMULANT]}
defenders:
  - {items: [MEDKIT]}
expect:
  winner: NOBODY
  attackers:
    - {wounds: 1, fate: RETURNS}
  defenders:
    - {wounds: 1, fate: HOLDS, items: {MEDKIT: LOST}}
---- LIQUIDATION
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +1 = 1, STIMULANT LOST
defender 1: HOLDS, wounds +1 = 1, MEDKIT LOST
  station.law8.stimulant_drives_the_blow       attackers[0]  item_changed STIMULANT LOST
  station.law8.medkit_overcome                 defenders[0]  item_changed MEDKIT LOST
  station.law8.exchange_wounds                 defenders[0]  wounds_dealt 1
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.even_exchange                                 verdict_given NOBODY
  station.law12.verdict_stands                               winner_declared NOBODY
---- CONTROL
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +1 = 1, STIMULANT LOST
defender 1: HOLDS, wounds +1 = 1, MEDKIT LOST
  station.law8.stimulant_drives_the_blow       attackers[0]  item_changed STIMULANT LOST
  station.law8.medkit_overcome                 defenders[0]  item_changed MEDKIT LOST
  station.law8.exchange_wounds                 defenders[0]  wounds_dealt 1
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.even_exchange                                 verdict_given NOBODY
  station.law12.verdict_stands                               winner_declared NOBODY


# Example 2. Stimulant against vest

The stimulant gets through the vest, but that is all it does. The attacker is wounded and retreats.

objective: ANY
attackers:
  - {items: [STIMULANT]}
defenders:
  - {items: [VEST]}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 1, fate: RETREATS}
  defenders:
    - {wounds: 0, fate: HOLDS, items: {VEST: LOST}, xp: defense}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1, STIMULANT LOST
defender 1: HOLDS, wounds +0 = 0, VEST LOST, defense point
  station.law8.stimulant_drives_the_blow       attackers[0]  item_changed STIMULANT LOST
  station.law8.vest_torn_by_stimulant          defenders[0]  item_changed VEST LOST
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1, STIMULANT LOST
defender 1: HOLDS, wounds +0 = 0, VEST LOST, defense point
  station.law8.stimulant_drives_the_blow       attackers[0]  item_changed STIMULANT LOST
  station.law8.vest_torn_by_stimulant          defenders[0]  item_changed VEST LOST
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 3a. Medkit against medkit

Like meets like: nobody takes any harm, and no winner is found.

objective: ANY
attackers:
  - {items: [MEDKIT]}
defenders:
  - {items: [MEDKIT]}
expect:
  winner: NOBODY
  attackers:
    - {wounds: 0, fate: RETURNS}
  defenders:
    - {wounds: 0, fate: HOLDS}
---- LIQUIDATION
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +0 = 0, MEDKIT LOST
defender 1: HOLDS, wounds +0 = 0, MEDKIT LOST
  station.law8.medkit_stops_the_blow           defenders[0]  item_changed MEDKIT LOST
  station.law8.medkit_stops_the_blow           attackers[0]  item_changed MEDKIT LOST
  station.law8.even_exchange                                 verdict_given NOBODY
  station.law12.verdict_stands                               winner_declared NOBODY
---- CONTROL
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +0 = 0, MEDKIT LOST
defender 1: HOLDS, wounds +0 = 0, MEDKIT LOST
  station.law8.medkit_stops_the_blow           defenders[0]  item_changed MEDKIT LOST
  station.law8.medkit_stops_the_blow           attackers[0]  item_changed MEDKIT LOST
  station.law8.even_exchange                                 verdict_given NOBODY
  station.law12.verdict_stands                               winner_declared NOBODY


# Example 3b. Vest against vest

Like meets like: nobody takes any harm, and no winner is found.

objective: ANY
attackers:
  - {items: [VEST]}
defenders:
  - {items: [VEST]}
expect:
  winner: NOBODY
  attackers:
    - {wounds: 0, fate: RETURNS}
  defenders:
    - {wounds: 0, fate: HOLDS}
---- LIQUIDATION
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +0 = 0, VEST SPENT
defender 1: HOLDS, wounds +0 = 0, VEST SPENT
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.vest_stops_the_blow             attackers[0]  item_changed VEST SPENT
  station.law8.even_exchange                                 verdict_given NOBODY
  station.law12.verdict_stands                               winner_declared NOBODY
---- CONTROL
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +0 = 0, VEST SPENT
defender 1: HOLDS, wounds +0 = 0, VEST SPENT
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.vest_stops_the_blow             attackers[0]  item_changed VEST SPENT
  station.law8.even_exchange                                 verdict_given NOBODY
  station.law12.verdict_stands                               winner_declared NOBODY


# Example 4. Stimulant against stimulant

Like meets like, but stimulants protect nobody: both are wounded, and no winner is found.

objective: ANY
attackers:
  - {items: [STIMULANT]}
defenders:
  - {items: [STIMULANT]}
expect:
  winner: NOBODY
  attackers:
    - {wounds: 1, fate: RETURNS}
  defenders:
    - {wounds: 1, fate: HOLDS}
---- LIQUIDATION
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +1 = 1, STIMULANT LOST
defender 1: HOLDS, wounds +1 = 1, STIMULANT LOST
  station.law8.stimulants_cancel               attackers[0]  item_changed STIMULANT LOST
  station.law8.stimulants_cancel               defenders[0]  item_changed STIMULANT LOST
  station.law8.exchange_wounds                 defenders[0]  wounds_dealt 1
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.even_exchange                                 verdict_given NOBODY
  station.law12.verdict_stands                               winner_declared NOBODY
---- CONTROL
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +1 = 1, STIMULANT LOST
defender 1: HOLDS, wounds +1 = 1, STIMULANT LOST
  station.law8.stimulants_cancel               attackers[0]  item_changed STIMULANT LOST
  station.law8.stimulants_cancel               defenders[0]  item_changed STIMULANT LOST
  station.law8.exchange_wounds                 defenders[0]  wounds_dealt 1
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.even_exchange                                 verdict_given NOBODY
  station.law12.verdict_stands                               winner_declared NOBODY


# Example 5. Agent on the station, bare attacker against vest

An agent on the station takes the defender's item out of the count: both fight as if bare and are
wounded. The attacker retreats, the defender earns a point.

objective: ANY
agent: true
attackers:
  - {}
defenders:
  - {items: [VEST]}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 1, fate: RETREATS}
  defenders:
    - {wounds: 1, fate: HOLDS, items: {VEST: KEPT}, xp: defense}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +1 = 1, VEST KEPT, defense point
  station.law2.agent_voids_items               defenders[0]  items_voided VEST
  station.law8.exchange_wounds                 defenders[0]  wounds_dealt 1
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.even_exchange_without_items                   verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +1 = 1, VEST KEPT, defense point
  station.law2.agent_voids_items               defenders[0]  items_voided VEST
  station.law8.exchange_wounds                 defenders[0]  wounds_dealt 1
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.even_exchange_without_items                   verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 6. Sabotaged station, bare attacker against medkit

The attacker is wounded and retreats. The medkit takes his blow, but the damaged station wounds its
defender all the same.

objective: ANY
sabotage: [GENERATOR]
attackers:
  - {}
defenders:
  - {items: [MEDKIT]}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 1, fate: RETREATS}
  defenders:
    - {wounds: 1, fate: HOLDS, items: {MEDKIT: LOST}}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +1 = 1, MEDKIT LOST, defense point
  station.law8.medkit_stops_the_blow           defenders[0]  item_changed MEDKIT LOST
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law9.sabotage_penalty                defenders[0]  wounds_dealt 1
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +1 = 1, MEDKIT LOST, defense point
  station.law8.medkit_stops_the_blow           defenders[0]  item_changed MEDKIT LOST
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law9.sabotage_penalty                defenders[0]  wounds_dealt 1
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE


# Example 7. Sabotaged station, bare attacker against vest (the text says "attacker" twice; the second is the defender)

The attacker is wounded and retreats. The vest takes his blow and is used up; the damaged station
wounds its defender, and two damaged components are no worse than one.

objective: ANY
sabotage: [FOOD, TENTS]
attackers:
  - {}
defenders:
  - {items: [VEST]}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 1, fate: RETREATS}
  defenders:
    - {wounds: 1, fate: HOLDS, items: {VEST: SPENT}}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +1 = 1, VEST SPENT, defense point
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law9.sabotage_penalty                defenders[0]  wounds_dealt 1
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
  station.law9.sabotage_penalty                defenders[0]  wounds_dealt 1
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
