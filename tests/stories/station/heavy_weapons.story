# Example 32. The Metrotank sweeps away a double block and the heavy machine gun, and takes the gun with the station

The Metrotank sweeps away any defense, a double block and the heavy machine gun included. The
station's machine gun goes to the team that takes the station.

objective: CONTROL
metrotank: true
machine_gun: true
attackers:
  - {}
defenders:
  - {tactic: MASSED_FIRE}
  - {class: STALKER}
expect:
  winner: ATTACKERS
  machine_gun_captured: true
  attackers:
    - {wounds: 0, fate: OCCUPIES}
  defenders:
    - {fate: LEAVES}
    - {fate: LEAVES}
---- RESULT
winner ATTACKERS, station ATTACKERS, law 1, machine gun captured
attacker 1: OCCUPIES, wounds +0 = 0, attack point
defender 1: LEAVES, wounds +0 = 0
defender 2: LEAVES, wounds +0 = 0
  station.law1.metrotank_drives_off            defenders[0]  fate_set LEAVES
  station.law1.metrotank_drives_off            defenders[1]  fate_set LEAVES
  station.law1.metrotank_prevails                            verdict_given ATTACKERS
  station.law1.machine_gun_captured                          machine_gun_captured
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK


# Example 33. The heavy machine gun destroys any attack, even two Hunters with Berserk

The heavy machine gun destroys any attack, even two Hunters with Berserk.

objective: ANY
machine_gun: true
attackers:
  - {class: HUNTER, tactic: BERSERK}
  - {class: HUNTER, tactic: BERSERK}
defenders:
  - {}
expect:
  winner: DEFENDERS
  attackers:
    - {wounds: 3, fate: DEAD}
    - {wounds: 3, fate: DEAD}
  defenders:
    - {wounds: 0, fate: HOLDS}
---- LIQUIDATION
winner DEFENDERS, station DEFENDERS, law 1
attacker 1: DEAD, wounds +3 = 3
attacker 2: DEAD, wounds +3 = 3
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law1.machine_gun_kills               attackers[0]  wounds_dealt 3
  station.law1.machine_gun_kills               attackers[1]  wounds_dealt 3
  station.law1.machine_gun_prevails                          verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.dies                           attackers[1]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
---- CONTROL
winner DEFENDERS, station DEFENDERS, law 1
attacker 1: DEAD, wounds +3 = 3
attacker 2: DEAD, wounds +3 = 3
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law1.machine_gun_kills               attackers[0]  wounds_dealt 3
  station.law1.machine_gun_kills               attackers[1]  wounds_dealt 3
  station.law1.machine_gun_prevails                          verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.dies                           attackers[1]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE
