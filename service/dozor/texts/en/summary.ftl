# The summary of a fight, sentence by sentence.

## Who attacks whom, with what, and for what

# A unit with what it has: "a Sentinel in a vest, using Sniper".
brought = { $class_indefinite } { $features }
brought-by-each = two { $class_plural }, each { $features }
brought-also = { $first }, and { $next }

feature-kit = { $kit ->
        [V] in a vest
        [M] with a medkit
        [S] with a stimulant
        [VM] in a vest with a medkit
        [VS] in a vest with a stimulant
        [MS] with a medkit and a stimulant
       *[VMS] in a vest with a medkit and a stimulant
    }
feature-no-kit = { $class ->
        [STALKER] without items
       *[other] with neither items nor a tactic
    }
feature-tactic = using { $tactic_name }
feature-healing = under Healing
feature-wounds = { $wounds ->
        [1] lightly wounded
       *[other] heavily wounded
    }

opening =
    The objective is { $objective_name }. The station is attacked by { $attacking }; it is held by
    { $holding }.
field-metrotank = The attack brings the Metrotank.
field-machine-gun = The heavy machine gun stands on the station.
field-agent = The attacking team has an agent on the station.
field-sabotage = Sabotage has damaged { $components_definite }.

## What else told

summary-station-law1-metrotank_meets_hunter =
    With a Hunter among the defenders, neither tank nor gun has any effect.
summary-station-law2-sabotage_voids_tactic = The damage takes their tactics from the defense.
summary-station-law2-agent_voids_tactic = The agent cancels the tactics of the defense.
summary-station-law2-agent_voids_items = The agent cancels the items of the defense.
summary-station-law5-defending_tactic_voids_items =
    A tactic of the defense makes the items of the attack useless.
summary-station-law9-sabotage_penalty = { $wounds ->
        [0] The damage brings no penalty here.
       *[other] The penalty for the damage costs { $defenders ->
            [one] the defender
           *[other] each defender
        } { wounds-at-once }.
    }
summary-station-law6-vest_stops_and_is_lost =
    The vest of { unit } stops the deadly blow of { $by_name }.
summary-station-law6-medkit_softens = The medkit of { unit } softens the deadly blow.

## What decided

attack-lead = { $attack_lead ->
        [none] the attack by strength alone
       *[other] the attack with { $attack_lead_name }
    }
defense-lead = { $defense_lead ->
        [none] the defense without a tactic
       *[other] the defense with { $defense_lead_name }
    }
stronger-side = { $stronger ->
        [ATTACKERS] { attackers } { $attackers ->
            [one] is
           *[other] are
        }
       *[DEFENDERS] { defenders } { $defenders ->
            [one] is
           *[other] are
        }
    } the stronger, { $strength ->
        [more_class_power] with class power { $power } against { $weaker_power }
        [same_classes_favor_attack] with equal class power and the same classes
       *[other_classes_favor_defense] with equal class power and other classes
    }
exchange = in the exchange of blows { $to_attackers ->
        [0] { $to_defenders ->
            [0] nobody is wounded
            [one] the attack takes no wound, the defense { $to_defenders }
           *[other] the attack takes no wounds, the defense { $to_defenders }
        }
       *[other] the attack takes { $to_attackers ->
            [one] { $to_attackers } wound
           *[other] { $to_attackers } wounds
        }, the defense { $to_defenders ->
            [0] none
           *[other] { $to_defenders }
        }
    }

summary-station-law1-metrotank_prevails = The Metrotank sweeps the defense away (Law 1).
summary-station-law1-machine_gun_prevails = The heavy machine gun destroys the attack (Law 1).
summary-station-law3-slaves_stop_the_attack =
    { unit } uses Slaves, and it is as if the attack had never been (Law 3).
summary-station-law4-berserk_prevails = Berserk breaks the defense, whatever it uses (Law 4).
summary-station-law6-attack_without_tactic_fails =
    Without a tactic, the attack runs into { $defense_lead_name }, and { clash-to-defense } (Law 6).
summary-station-law6-attack_is_repelled =
    { defense-lead } outranks { attack-lead }, and { clash-to-defense } (Law 6).
summary-station-law6-mutual_fire =
    { attack-lead } and { defense-lead }, both offensive and of equal rank, strike both sides alike,
    and { clash-to-defense } (Law 6).
summary-station-law6-tactics_are_even =
    { attack-lead } and { defense-lead } are of equal rank: neither harms the other, and
    { clash-to-defense } (Law 6).
summary-station-law6-attack_goes_through =
    { attack-lead } outranks { defense-lead } and goes through (Law 6).
summary-station-overpowered-nobody_holds_out =
    { stronger-side }, and { $stronger ->
        [ATTACKERS] { $defenders ->
            [one] the defender does not hold out
           *[other] no defender holds out
        }: { clash-to-attack }
       *[DEFENDERS] { $attackers ->
            [one] the attacker does not hold out
           *[other] no attacker holds out
        }: { clash-to-defense }
    } (Law { $law }).
summary-station-overpowered-liquidation_fails =
    { stronger-side }, but { $stronger ->
        [ATTACKERS] the defense holds out against a liquidation: { clash-to-defense }
       *[DEFENDERS] the attack holds out, which is not enough for liquidation: { clash-to-defense }
    } (Law { $law }).
summary-station-overpowered-control_succeeds =
    { stronger-side }, { $stronger ->
        [ATTACKERS] and though the defense holds out, { clash-to-attack }, which came for control
       *[DEFENDERS] but the attack holds out, which is enough for control: { clash-to-attack }
    } (Law { $law }).
summary-station-law8-attackers_took_more = { exchange }: { clash-to-defense } (Law 8).
summary-station-law8-even_exchange_without_items =
    { exchange }; as the attack brought no items, { clash-to-defense } (Law 8).
summary-station-law8-even_exchange =
    { exchange }; as the attack brought items, { clash-to-nobody } (Law 8).
summary-station-law8-exchange_kills_nobody =
    { exchange }; as the objective is liquidation, { clash-to-nobody } (Law 8).
summary-station-law8-exchange_takes_station =
    { exchange }; as the objective is control, { clash-to-attack } (Law 8).

## Who won

defenders-win = { defenders } { $defenders ->
        [one] wins
       *[other] win
    }
attackers-win = { attackers } { $attackers ->
        [one] wins
       *[other] win
    }
summary-station-law12-no_defender_left =
    No defender is left on the station, so { attackers-win }.
summary-station-law12-nobody_left =
    Neither a defender is left on the station nor an attacker alive and undefeated, so nobody wins.
summary-station-law12-no_attacker_left =
    No attacker is left alive and undefeated, so { defenders-win }.
summary-station-law12-verdict_stands = { $winner ->
        [ATTACKERS] { attackers-win }.
        [DEFENDERS] { $clash ->
            [attack_goes_through] Still, the station is held, so { defenders-win }.
           *[other] { defenders-win }.
        }
       *[NOBODY] Neither side wins.
    }

## What became of the units

summary-unit = { summary-who } { summary-what }{ summary-point }.{ summary-items }{ summary-deferred }

summary-who = { $position ->
        [both] both { $side ->
            [ATTACKERS] attackers
           *[DEFENDERS] defenders
        }
       *[other] { unit }
    }
summary-what = { $fate ->
        [DEAD] { $position ->
            [both] die
           *[other] dies
        }{ $taken ->
            [1] , the new wound being added to the old ones
            [2] , the new wounds being added to the old
           *[other] {""}
        }
       *[other] { summary-wounds } { summary-link } { summary-fate }
    }
summary-wounds = { $position ->
        [both] { $taken ->
            [0] { $after ->
                [0] stay unhurt
               *[other] take no new wound
            }
           *[other] take { blow } each{ summary-in-all }
        }
       *[other] { $taken ->
            [0] { $after ->
                [0] stays unhurt
               *[other] takes no new wound
            }
           *[other] { takes-blow }{ summary-in-all }
        }
    }
# Only a light wound on top of another light one leaves a unit alive.
summary-in-all = { $carried ->
        [0] {""}
       *[other] {" "}on top of an old one
    }
summary-link = { $taken ->
        [0] { $fate ->
            [LEAVES] but
            [RETREATS] but
           *[other] and
        }
       *[other] { $fate ->
            [HOLDS] but
           *[other] and
        }
    }
summary-fate = { $position ->
        [both] { $fate ->
            [HOLDS] hold the station
            [LEAVES] leave for another station
            [RETURNS] return
            [RETREATS] retreat
           *[OCCUPIES] occupy the station
        }
       *[other] { $fate ->
            [HOLDS] holds the station
            [LEAVES] leaves for another station
            [RETURNS] returns
            [RETREATS] retreats
           *[OCCUPIES] occupies the station
        }
    }
summary-point = { $point ->
        [none] {""}
       *[other] { $position ->
            [both] , each earning a point of { $point_name }
           *[other] , earning a point of { $point_name }
        }
    }
summary-deferred = { $deferred ->
        [0] {""}
       *[other] {" "}Healing puts off { $deferred ->
            [one] { $deferred } wound
           *[other] { $deferred } wounds
        }{ $position ->
            [both] {" "}for each
           *[other] {""}
        } to the next turn.
    }
summary-items = { $lost_count ->
        [0] {""}
       *[other] {" "}{ $position ->
            [both] Each
           *[other] It
        } loses { $lost_definite }.
    }{ $spent_count ->
        [0] {""}
       *[other] {" "}{ $position ->
            [both] Each
           *[other] It
        } is left with a spent { $spent_name }.
    }

## Who holds the station

summary-station = { $holder ->
        [ATTACKERS] The station passes to { attackers }{ $captured ->
            [yes] , and with it the heavy machine gun
           *[no] {""}
        }.
        [DEFENDERS] The station stays with { defenders }.
       *[none] Nobody is left on the station.
    }
