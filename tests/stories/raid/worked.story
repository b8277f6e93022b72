# A checkpoint is breached and cleared without a loss

Two members, two guards outside and two inside. High rolls take out one fighter each; the breach needs
one round, and so does the assault.

members:
  - {skill: 1, weapons: [{kind: LIGHT_FIREARM, penetration: 1}], rank: BOSS}
  - {skill: 1, weapons: [{kind: MELEE, penetration: 2}], melee_in_breach: true}
target: {}
faces: [6, 4, 5, 5, 3, 6, 6, 6]
expect:
  ending: CLEARED
  wounds: [0, 0]
---- RESULT
CLEARED; fighters left 0, fell back 0; wounds 0, 0; dice 8
  raid.strength.outside_manned           2 fighters, armor 0, penetration 0
  raid.breach.round                      BREACH 1
  raid.move.full                         member 1: 6 4 +1 = 11, takes out 1, wounds 0
  raid.move.full                         member 2: 5 5 +1 = 11, takes out 1, wounds 0
  raid.breach.perimeter_fallen           BREACHED
  raid.strength.inside_manned            2 fighters, armor 0, penetration 0
  raid.assault.round                     ASSAULT 1
  raid.move.full                         member 1: 3 6 +1 = 10, takes out 1, wounds 0
  raid.move.full                         member 2: 6 6 +1 = 13, takes out 1, wounds 0
  raid.assault.cleared                   CLEARED


# A seven takes a fighter with it and is paid for

Seven to nine: what penetration leaves after armor is taken out, and what the fighters' penetration leaves after
one's own armor is suffered, both at once, even when the last fighter falls.

members:
  - {weapons: [{kind: DRONE, penetration: 3}], armor: 1}
target: {quality: 2}
faces: [3, 4, 1, 1, 6, 6]
expect:
  ending: CLEARED
  wounds: [2]
---- RESULT
CLEARED; fighters left 0, fell back 0; wounds 2; dice 6
  raid.strength.outside_manned           1 fighters, armor 2, penetration 2
  raid.breach.round                      BREACH 1
  raid.move.partial                      member 1: 3 4 +0 = 7, takes out 1, wounds 1
  raid.breach.perimeter_fallen           BREACHED
  raid.strength.inside_manned            1 fighters, armor 2, penetration 2
  raid.assault.round                     ASSAULT 1
  raid.move.miss                         member 1: 1 1 -2 = 0, takes out 0, wounds 1
  raid.assault.round                     ASSAULT 2
  raid.move.full                         member 1: 6 6 -2 = 10, takes out 1, wounds 0
  raid.assault.cleared                   CLEARED


# The last member falls as the last fighter does, and the raid is repelled

The seven takes out the last guard outside, but its price is the third wound: nobody is on their feet, and that is
looked at first.

members:
  - {wounds: 2, weapons: [{kind: LIGHT_FIREARM, penetration: 2}]}
target: {quality: 1}
faces: [3, 4]
expect:
  ending: REPELLED
  wounds: [3]
---- RESULT
REPELLED; fighters left 0, fell back 0; wounds 3; dice 2
  raid.strength.outside_manned           1 fighters, armor 1, penetration 1
  raid.breach.round                      BREACH 1
  raid.move.partial                      member 1: 3 4 +0 = 7, takes out 1, wounds 1, down
  raid.breach.nobody_on_their_feet       REPELLED


# The same inside is mutual destruction

Outside a twelve is enough; inside one guard and the last member fall together.

members:
  - {wounds: 2, weapons: [{kind: MELEE, penetration: 2}], melee_in_breach: true}
target: {quality: 1}
faces: [6, 6, 3, 4]
expect:
  ending: MUTUAL_DESTRUCTION
  wounds: [3]
---- RESULT
MUTUAL_DESTRUCTION; fighters left 0, fell back 0; wounds 3; dice 4
  raid.strength.outside_manned           1 fighters, armor 1, penetration 1
  raid.breach.round                      BREACH 1
  raid.move.full                         member 1: 6 6 +0 = 12, takes out 1, wounds 0
  raid.breach.perimeter_fallen           BREACHED
  raid.strength.inside_manned            1 fighters, armor 1, penetration 1
  raid.assault.round                     ASSAULT 1
  raid.move.partial                      member 1: 3 4 +0 = 7, takes out 1, wounds 1, down
  raid.assault.mutual_destruction        MUTUAL_DESTRUCTION


# Negative reinforcements send fighters inside, where they are met again

One member against four guards; after the first round two of those who are left are called inside, and there
the member meets six.

members:
  - {weapons: [{kind: LIGHT_FIREARM, penetration: 1}]}
target: {numbers: 6, reinforcements: -2}
faces: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]
expect:
  ending: CLEARED
  fell_back: 2
---- RESULT
CLEARED; fighters left 0, fell back 2; wounds 0; dice 16
  raid.strength.outside_manned           4 fighters, armor 0, penetration 0
  raid.breach.round                      BREACH 1
  raid.move.full                         member 1: 6 6 +0 = 12, takes out 1, wounds 0
  raid.breach.called_inside              -2
  raid.breach.round                      BREACH 2
  raid.move.full                         member 1: 6 6 +0 = 12, takes out 1, wounds 0
  raid.breach.perimeter_fallen           BREACHED
  raid.strength.inside_manned            6 fighters, armor 0, penetration 0
  raid.assault.round                     ASSAULT 1
  raid.move.full                         member 1: 6 6 +0 = 12, takes out 1, wounds 0
  raid.assault.round                     ASSAULT 2
  raid.move.full                         member 1: 6 6 +0 = 12, takes out 1, wounds 0
  raid.assault.round                     ASSAULT 3
  raid.move.full                         member 1: 6 6 +0 = 12, takes out 1, wounds 0
  raid.assault.round                     ASSAULT 4
  raid.move.full                         member 1: 6 6 +0 = 12, takes out 1, wounds 0
  raid.assault.round                     ASSAULT 5
  raid.move.full                         member 1: 6 6 +0 = 12, takes out 1, wounds 0
  raid.assault.round                     ASSAULT 6
  raid.move.full                         member 1: 6 6 +0 = 12, takes out 1, wounds 0
  raid.assault.cleared                   CLEARED


# Fighters outnumbered three to one fall back

Three members take one of two guards out; the other falls back before three times as many.

members:
  - {skill: 4, weapons: [{kind: LIGHT_FIREARM, penetration: 1}]}
  - {weapons: [{kind: LIGHT_FIREARM, penetration: 1}]}
  - {weapons: [{kind: LIGHT_FIREARM, penetration: 1}]}
target: {numbers: -1}
faces: [6, 6, 1, 1, 1, 2, 6, 6, 6, 6, 6, 6]
expect:
  ending: CLEARED
  fell_back: 1
---- RESULT
CLEARED; fighters left 0, fell back 1; wounds 0, 1, 1; dice 12
  raid.strength.outside_manned           2 fighters, armor 0, penetration 0
  raid.breach.round                      BREACH 1
  raid.move.full                         member 1: 6 6 +4 = 16, takes out 1, wounds 0
  raid.move.miss                         member 2: 1 1 +0 = 2, takes out 0, wounds 1
  raid.move.miss                         member 3: 1 2 +0 = 3, takes out 0, wounds 1
  raid.breach.outnumbered_fall_back      -1
  raid.breach.perimeter_abandoned        BREACHED
  raid.strength.inside_manned            3 fighters, armor 0, penetration 0
  raid.assault.round                     ASSAULT 1
  raid.move.full                         member 1: 6 6 +4 = 16, takes out 1, wounds 0
  raid.move.full                         member 2: 6 6 +0 = 12, takes out 1, wounds 0
  raid.move.full                         member 3: 6 6 +0 = 12, takes out 1, wounds 0
  raid.assault.cleared                   CLEARED


# Advantage drops the lowest die, disadvantage the highest

members:
  - {edge: ADVANTAGE, weapons: [{kind: LIGHT_FIREARM, penetration: 1}]}
  - {edge: DISADVANTAGE, weapons: [{kind: LIGHT_FIREARM, penetration: 1}]}
target: {}
faces: [1, 6, 4, 6, 5, 5, 6, 6, 2, 5, 6, 6]
expect:
  ending: CLEARED
---- RESULT
CLEARED; fighters left 0, fell back 0; wounds 0, 0; dice 12
  raid.strength.outside_manned           2 fighters, armor 0, penetration 0
  raid.breach.round                      BREACH 1
  raid.move.full                         member 1: (1) 6 4 +0 = 10, takes out 1, wounds 0
  raid.move.full                         member 2: (6) 5 5 +0 = 10, takes out 1, wounds 0
  raid.breach.perimeter_fallen           BREACHED
  raid.strength.inside_manned            2 fighters, armor 0, penetration 0
  raid.assault.round                     ASSAULT 1
  raid.move.full                         member 1: 6 6 (2) +0 = 12, takes out 1, wounds 0
  raid.move.full                         member 2: 5 (6) 6 +0 = 11, takes out 1, wounds 0
  raid.assault.cleared                   CLEARED


# A boss declares a retreat, and the round is still played

The policy asks for it once two rounds of the assault have been played.

members:
  - {rank: BOSS, health: 9, weapons: [{kind: LIGHT_FIREARM, penetration: 1}]}
target: {numbers: 2}
policy: {after_round: 1}
faces: [6, 6, 5, 5, 1, 1, 1, 2]
expect:
  ending: WITHDREW
  wounds: [2]
---- RESULT
WITHDREW; fighters left 2, fell back 0; wounds 2; dice 8
  raid.strength.outside_manned           2 fighters, armor 0, penetration 0
  raid.breach.round                      BREACH 1
  raid.move.full                         member 1: 6 6 +0 = 12, takes out 1, wounds 0
  raid.breach.round                      BREACH 2
  raid.move.full                         member 1: 5 5 +0 = 10, takes out 1, wounds 0
  raid.breach.perimeter_fallen           BREACHED
  raid.strength.inside_manned            2 fighters, armor 0, penetration 0
  raid.assault.round                     ASSAULT 1
  raid.move.miss                         member 1: 1 1 +0 = 2, takes out 0, wounds 1
  raid.assault.round                     ASSAULT 2
  raid.assault.retreat_declared
  raid.move.miss                         member 1: 1 2 +0 = 3, takes out 0, wounds 1
  raid.assault.withdrew                  WITHDREW


# Nobody who may act in the breach: repelled before a die is rolled

members:
  - {weapons: [{kind: MELEE, penetration: 5}]}
target: {}
faces: []
expect:
  ending: REPELLED
---- RESULT
REPELLED; fighters left 1, fell back 0; wounds 0; dice 0
  raid.strength.outside_manned           1 fighters, armor 0, penetration 0
  raid.breach.nobody_may_act             REPELLED
