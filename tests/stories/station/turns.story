# The last to submit attacks first

Blue sent its turn after Red, so Blue goes first and finds the defender with his vest on; Red finds
him without it.

station: {owner: Green, defenders: [{items: [VEST]}]}
attacks:
  - {team: Red, submitted_at: 100, objective: LIQUIDATION, units: [{items: [MEDKIT]}]}
  - {team: Blue, submitted_at: 200, objective: LIQUIDATION, units: [{items: [VEST]}]}
expect:
  order: [Blue, Red]
  owner: Green
  holders: [[Green, 0]]
  winners: [NOBODY, NOBODY]
---- RESULT
  station.law13.attack_order                                 attack_ordered Blue 1
  station.law13.attack_order                                 attack_ordered Red 2

Blue: FIGHT
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +0 = 0, VEST SPENT
defender 1: HOLDS, wounds +0 = 0, VEST SPENT
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.vest_stops_the_blow             attackers[0]  item_changed VEST SPENT
  station.law8.even_exchange                                 verdict_given NOBODY
  station.law12.verdict_stands                               winner_declared NOBODY

Red: FIGHT
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +0 = 0, MEDKIT LOST
defender 1: HOLDS, wounds +1 = 1
  station.law8.exchange_wounds                 defenders[0]  wounds_dealt 1
  station.law8.medkit_stops_the_blow           attackers[0]  item_changed MEDKIT LOST
  station.law8.exchange_kills_nobody                         verdict_given NOBODY
  station.law12.verdict_stands                               winner_declared NOBODY

in the end: owner Green, held by Green[0]
Green[0]: HOLDS, wounds 1, deferred 0, points 0/0, VEST SPENT
Red[0]: RETURNS, wounds 0, deferred 0, points 0/0, MEDKIT LOST
Blue[0]: RETURNS, wounds 0, deferred 0, points 0/0, VEST SPENT


# At the same instant, the order of the request decides

Two teams submitted at the same instant: they attack as they are listed.

station: {owner: Green, defenders: [{items: [VEST]}]}
attacks:
  - {team: Red, submitted_at: 100, objective: CONTROL, units: [{}]}
  - {team: Blue, submitted_at: 100, objective: CONTROL, units: [{}]}
expect:
  order: [Red, Blue]
  owner: Green
---- RESULT
  station.law13.attack_order                                 attack_ordered Red 1
  station.law13.attack_order                                 attack_ordered Blue 2

Red: FIGHT
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +0 = 0, VEST SPENT, defense point
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.attackers_took_more                           verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE

Blue: FIGHT
winner DEFENDERS, station DEFENDERS, law 8
attacker 1: RETREATS, wounds +1 = 1
defender 1: HOLDS, wounds +1 = 1, defense point
  station.law8.exchange_wounds                 defenders[0]  wounds_dealt 1
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.even_exchange_without_items                   verdict_given DEFENDERS
  station.law8.exchange_beats_attacker         attackers[0]  fate_set RETREATS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE

in the end: owner Green, held by Green[0]
Green[0]: HOLDS, wounds 1, deferred 0, points 0/2, VEST SPENT
Red[0]: RETREATS, wounds 1, deferred 0, points 0/0
Blue[0]: RETREATS, wounds 1, deferred 0, points 0/0


# The taker is the next to defend, with the tactic declared for holding

Red takes the station from Green and holds it with Cover, which it declared for that; Blue's Sniper
then outranks Cover and takes the station in turn. The sniper has no tactic for holding.

station: {owner: Green, defenders: [{}]}
attacks:
  - {team: Red, submitted_at: 200, objective: CONTROL, units: [{tactic: SNIPER, holding_tactic: COVER}]}
  - {team: Blue, submitted_at: 100, objective: CONTROL, units: [{tactic: SNIPER}]}
expect:
  order: [Red, Blue]
  owner: Blue
  holders: [[Blue, 0]]
  winners: [ATTACKERS, ATTACKERS]
---- RESULT
  station.law13.attack_order                                 attack_ordered Red 1
  station.law13.attack_order                                 attack_ordered Blue 2

Red: FIGHT
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
  station.law13.station_taken                                station_taken Red 0
  station.law13.holding_tactic_declared                      tactic_adopted Red 0 COVER

Blue: FIGHT
winner ATTACKERS, station ATTACKERS, law 6
attacker 1: OCCUPIES, wounds +0 = 0, attack point
defender 1: LEAVES, wounds +0 = 0
  station.law6.tactic_leads                    attackers     rank_set 2 SNIPER
  station.law6.tactic_leads                    defenders     rank_set 1 COVER
  station.law6.driven_off                      defenders[0]  fate_set LEAVES
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK
  station.law13.station_taken                                station_taken Blue 0

in the end: owner Blue, held by Blue[0]
Green[0]: LEAVES, wounds 0, deferred 0, points 0/0
Red[0]: LEAVES, wounds 0, deferred 0, points 1/0
Blue[0]: OCCUPIES, wounds 0, deferred 0, points 1/0


# An attack tactic that may be used in defense stays

Nothing was declared for holding, but Incendiary serves in defense as well: the next attack without a
tactic runs into it.

station: {owner: Green, defenders: [{}]}
attacks:
  - {team: Red, submitted_at: 200, objective: CONTROL, units: [{tactic: INCENDIARY}]}
  - {team: Blue, submitted_at: 100, objective: LIQUIDATION, units: [{items: [STIMULANT]}]}
expect:
  owner: Red
  winners: [ATTACKERS, DEFENDERS]
---- RESULT
  station.law13.attack_order                                 attack_ordered Red 1
  station.law13.attack_order                                 attack_ordered Blue 2

Red: FIGHT
winner ATTACKERS, station ATTACKERS, law 6
attacker 1: OCCUPIES, wounds +0 = 0, attack point
defender 1: LEAVES, wounds +0 = 0
  station.law6.tactic_leads                    attackers     rank_set 3 INCENDIARY
  station.law6.nothing_leads                   defenders     rank_set 0
  station.law6.driven_off                      defenders[0]  fate_set LEAVES
  station.law6.attack_goes_through                           verdict_given DEFENDERS
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK
  station.law13.station_taken                                station_taken Red 0
  station.law13.attack_tactic_stays                          tactic_adopted Red 0 INCENDIARY

Blue: FIGHT
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: DEAD, wounds +3 = 3, STIMULANT KEPT
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law6.nothing_leads                   attackers     rank_set 0
  station.law6.tactic_leads                    defenders     rank_set 3 INCENDIARY
  station.law6.struck_to_kill                  attackers[0]  wounds_dealt 3
  station.law6.attack_without_tactic_fails                   verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE

in the end: owner Red, held by Red[0]
Green[0]: LEAVES, wounds 0, deferred 0, points 0/0
Red[0]: HOLDS, wounds 0, deferred 0, points 1/1
Blue[0]: DEAD, wounds 3, deferred 0, points 0/0, STIMULANT KEPT


# The sabotage penalty is taken once a turn

The first fight costs the defender a wound for the damaged tents; in the second he keeps what he has, though
his tactic stays void.

station: {owner: Green, sabotage: [TENTS], defenders: [{tactic: MASSED_FIRE, items: [VEST, MEDKIT]}]}
attacks:
  - {team: Red, submitted_at: 200, objective: LIQUIDATION, units: [{items: [VEST]}]}
  - {team: Blue, submitted_at: 100, objective: LIQUIDATION, units: [{items: [VEST]}]}
expect:
  owner: Green
  holders: [[Green, 0]]
---- RESULT
  station.law13.attack_order                                 attack_ordered Red 1
  station.law13.attack_order                                 attack_ordered Blue 2

Red: FIGHT
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +0 = 0, VEST SPENT
defender 1: HOLDS, wounds +1 = 1, VEST SPENT, MEDKIT KEPT
  station.law2.sabotage_voids_tactic           defenders[0]  tactic_voided MASSED_FIRE
  station.law8.vest_stops_the_blow             defenders[0]  item_changed VEST SPENT
  station.law8.vest_stops_the_blow             attackers[0]  item_changed VEST SPENT
  station.law8.even_exchange                                 verdict_given NOBODY
  station.law9.sabotage_penalty                defenders[0]  wounds_dealt 1
  station.law12.verdict_stands                               winner_declared NOBODY

Blue: FIGHT
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +0 = 0, VEST SPENT
defender 1: HOLDS, wounds +0 = 1, MEDKIT LOST
  station.law2.sabotage_voids_tactic           defenders[0]  tactic_voided MASSED_FIRE
  station.law8.medkit_stops_the_blow           defenders[0]  item_changed MEDKIT LOST
  station.law8.vest_stops_the_blow             attackers[0]  item_changed VEST SPENT
  station.law8.even_exchange                                 verdict_given NOBODY
  station.law12.verdict_stands                               winner_declared NOBODY

in the end: owner Green, held by Green[0]
Green[0]: HOLDS, wounds 1, deferred 0, points 0/0, VEST SPENT, MEDKIT LOST
Red[0]: RETURNS, wounds 0, deferred 0, points 0/0, VEST SPENT
Blue[0]: RETURNS, wounds 0, deferred 0, points 0/0, VEST SPENT


# A fight that the machine gun decides does not use up the sabotage penalty

The machine gun kills the first attackers before Law 9 is asked. The Metrotank comes next, to kill, and again
nobody asks Law 9; the station is empty then, and the third team simply walks in.

station: {owner: Green, machine_gun: true, sabotage: [FOOD], defenders: [{}, {class: STALKER}]}
attacks:
  - {team: Red, submitted_at: 300, objective: CONTROL, units: [{tactic: SNIPER}]}
  - {team: Blue, submitted_at: 200, objective: LIQUIDATION, metrotank: true, units: [{}]}
  - {team: Violet, submitted_at: 100, objective: CONTROL, units: [{}, {class: HUNTER}]}
expect:
  order: [Red, Blue, Violet]
  kinds: [FIGHT, FIGHT, OCCUPIED_EMPTY]
  owner: Violet
  holders: [[Violet, 0], [Violet, 1]]
---- RESULT
  station.law13.attack_order                                 attack_ordered Red 1
  station.law13.attack_order                                 attack_ordered Blue 2
  station.law13.attack_order                                 attack_ordered Violet 3

Red: FIGHT
winner DEFENDERS, station DEFENDERS, law 1
attacker 1: DEAD, wounds +3 = 3
defender 1: HOLDS, wounds +0 = 0, defense point
defender 2: HOLDS, wounds +0 = 0
  station.law1.machine_gun_kills               attackers[0]  wounds_dealt 3
  station.law1.machine_gun_prevails                          verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE

Blue: FIGHT
winner ATTACKERS, station EMPTY, law 1
attacker 1: RETURNS, wounds +0 = 0, attack point
defender 1: DEAD, wounds +3 = 3
defender 2: DEAD, wounds +3 = 3
  station.law1.metrotank_kills                 defenders[0]  wounds_dealt 3
  station.law1.metrotank_kills                 defenders[1]  wounds_dealt 3
  station.law1.metrotank_prevails                            verdict_given ATTACKERS
  station.law12.dies                           defenders[0]  fate_set DEAD
  station.law12.dies                           defenders[1]  fate_set DEAD
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK

Violet: OCCUPIED_EMPTY
  station.law13.empty_station_taken                          station_taken Violet 0 1

in the end: owner Violet, held by Violet[0], Violet[1]
Green[0]: DEAD, wounds 3, deferred 0, points 0/1
Green[1]: DEAD, wounds 3, deferred 0, points 0/0
Red[0]: DEAD, wounds 3, deferred 0, points 0/0
Blue[0]: RETURNS, wounds 0, deferred 0, points 1/0
Violet[0]: OCCUPIES, wounds 0, deferred 0, points 0/0
Violet[1]: OCCUPIES, wounds 0, deferred 0, points 0/0


# Who comes to kill finds nobody on an empty station

The owner stays the owner, and nobody earns anything.

station: {owner: Green}
attacks:
  - {team: Red, submitted_at: 1, objective: LIQUIDATION, units: [{tactic: SNIPER}]}
expect:
  kinds: [FOUND_NOBODY]
  owner: Green
  holders: []
---- RESULT
  station.law13.attack_order                                 attack_ordered Red 1

Red: FOUND_NOBODY
  station.law13.empty_station_finds_nobody                   found_nobody Red

in the end: owner Green, held by nobody
Red[0]: RETURNS, wounds 0, deferred 0, points 0/0


# Healing puts off two wounds a turn, and no more

Every attack would have wounded the covered defender; what is put off adds up to two and stays there.

station: {owner: Green, defenders: [{healing: true}]}
attacks:
  - {team: Red, submitted_at: 300, objective: LIQUIDATION, units: [{items: [STIMULANT]}]}
  - {team: Blue, submitted_at: 200, objective: LIQUIDATION, units: [{items: [VEST]}]}
  - {team: Violet, submitted_at: 100, objective: LIQUIDATION, units: [{items: [VEST]}]}
expect:
  owner: Green
  holders: [[Green, 0]]
---- RESULT
  station.law13.attack_order                                 attack_ordered Red 1
  station.law13.attack_order                                 attack_ordered Blue 2
  station.law13.attack_order                                 attack_ordered Violet 3

Red: FIGHT
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +1 = 1, STIMULANT LOST
defender 1: HOLDS, wounds +0 = 0, deferred 2
  station.law8.stimulant_drives_the_blow       attackers[0]  item_changed STIMULANT LOST
  station.law8.exchange_wounds_heavily         defenders[0]  wounds_dealt 2
  station.law8.exchange_wounds                 attackers[0]  wounds_dealt 1
  station.law8.exchange_kills_nobody                         verdict_given NOBODY
  station.law11.healing_defers                 defenders[0]  wounds_deferred 2
  station.law12.verdict_stands                               winner_declared NOBODY

Blue: FIGHT
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +0 = 0, VEST SPENT
defender 1: HOLDS, wounds +0 = 0
  station.law8.exchange_wounds                 defenders[0]  wounds_dealt 1
  station.law8.vest_stops_the_blow             attackers[0]  item_changed VEST SPENT
  station.law8.exchange_kills_nobody                         verdict_given NOBODY
  station.law11.healing_defers                 defenders[0]  wounds_deferred 0
  station.law12.verdict_stands                               winner_declared NOBODY

Violet: FIGHT
winner NOBODY, station DEFENDERS, law 8
attacker 1: RETURNS, wounds +0 = 0, VEST SPENT
defender 1: HOLDS, wounds +0 = 0
  station.law8.exchange_wounds                 defenders[0]  wounds_dealt 1
  station.law8.vest_stops_the_blow             attackers[0]  item_changed VEST SPENT
  station.law8.exchange_kills_nobody                         verdict_given NOBODY
  station.law11.healing_defers                 defenders[0]  wounds_deferred 0
  station.law12.verdict_stands                               winner_declared NOBODY

in the end: owner Green, held by Green[0]
Green[0]: HOLDS, wounds 0, deferred 2, points 0/0
Red[0]: RETURNS, wounds 1, deferred 0, points 0/0, STIMULANT LOST
Blue[0]: RETURNS, wounds 0, deferred 0, points 0/0, VEST SPENT
Violet[0]: RETURNS, wounds 0, deferred 0, points 0/0, VEST SPENT


# Every repelled attack earns its point

Massed fire throws back one Sentinel after another, and each attack counts.

station: {owner: Green, defenders: [{tactic: MASSED_FIRE}]}
attacks:
  - {team: Red, submitted_at: 300, objective: CONTROL, units: [{tactic: SNIPER}]}
  - {team: Blue, submitted_at: 200, objective: CONTROL, units: [{}]}
  - {team: Violet, submitted_at: 100, objective: LIQUIDATION, units: [{tactic: POISONED_ARROWS}]}
expect:
  owner: Green
  winners: [DEFENDERS, DEFENDERS, DEFENDERS]
---- RESULT
  station.law13.attack_order                                 attack_ordered Red 1
  station.law13.attack_order                                 attack_ordered Blue 2
  station.law13.attack_order                                 attack_ordered Violet 3

Red: FIGHT
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

Blue: FIGHT
winner DEFENDERS, station DEFENDERS, law 6
attacker 1: RETREATS, wounds +0 = 0
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law6.nothing_leads                   attackers     rank_set 0
  station.law6.tactic_leads                    defenders     rank_set 3 MASSED_FIRE
  station.law6.driven_off                      attackers[0]  fate_set RETREATS
  station.law6.attack_without_tactic_fails                   verdict_given DEFENDERS
  station.law12.verdict_stands                               winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE

Violet: FIGHT
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

in the end: owner Green, held by Green[0]
Green[0]: HOLDS, wounds 0, deferred 0, points 0/3
Red[0]: RETREATS, wounds 2, deferred 0, points 0/0
Blue[0]: RETREATS, wounds 0, deferred 0, points 0/0
Violet[0]: RETREATS, wounds 2, deferred 0, points 0/0


# The gun fires for whoever holds the station

The Metrotank takes station and gun; the next attackers meet the gun in the taker's hands.

station: {owner: Green, machine_gun: true, defenders: [{}]}
attacks:
  - {team: Red, submitted_at: 200, objective: CONTROL, metrotank: true, units: [{}]}
  - {team: Blue, submitted_at: 100, objective: CONTROL, units: [{class: HUNTER, tactic: BERSERK}]}
expect:
  owner: Red
  winners: [ATTACKERS, DEFENDERS]
---- RESULT
  station.law13.attack_order                                 attack_ordered Red 1
  station.law13.attack_order                                 attack_ordered Blue 2

Red: FIGHT
winner ATTACKERS, station ATTACKERS, law 1, machine gun captured
attacker 1: OCCUPIES, wounds +0 = 0, attack point
defender 1: LEAVES, wounds +0 = 0
  station.law1.metrotank_drives_off            defenders[0]  fate_set LEAVES
  station.law1.metrotank_prevails                            verdict_given ATTACKERS
  station.law1.machine_gun_captured                          machine_gun_captured
  station.law12.no_defender_left                             winner_declared ATTACKERS
  station.law12.winner_occupies                attackers[0]  fate_set OCCUPIES
  station.law12.earns_experience               attackers[0]  experience_earned ATTACK
  station.law13.station_taken                                station_taken Red 0

Blue: FIGHT
winner DEFENDERS, station DEFENDERS, law 1
attacker 1: DEAD, wounds +3 = 3
defender 1: HOLDS, wounds +0 = 0, defense point
  station.law1.machine_gun_kills               attackers[0]  wounds_dealt 3
  station.law1.machine_gun_prevails                          verdict_given DEFENDERS
  station.law12.dies                           attackers[0]  fate_set DEAD
  station.law12.no_attacker_left                             winner_declared DEFENDERS
  station.law12.earns_experience               defenders[0]  experience_earned DEFENSE

in the end: owner Red, held by Red[0]
Green[0]: LEAVES, wounds 0, deferred 0, points 0/0
Red[0]: HOLDS, wounds 0, deferred 0, points 1/1
Blue[0]: DEAD, wounds 3, deferred 0, points 0/0
