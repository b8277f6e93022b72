# Phrases that sentences about fights are put together from.
#
# $attackers, $defenders: how many units each side has, 1 or 2.
# About a unit: $side, $position (alone, first, second), $class and the forms of its name.
# About a side: $side, $number (1 or 2), and $class of a unit that stands alone.
# Besides: the fields of the effect and the facts of the ruling, by their names.

unit = the { $position ->
        [first] first{" "}
        [second] second{" "}
       *[alone] {""}
    }{ $side ->
        [ATTACKERS] attacking
       *[DEFENDERS] defending
    } { $class_name }

side = { $number ->
        [one] the { $side ->
            [ATTACKERS] attacking
           *[DEFENDERS] defending
        } { $class_name }
       *[other] the { $side ->
            [ATTACKERS] attackers
           *[DEFENDERS] defenders
        }
    }

attackers = { $attackers ->
        [one] the attacker
       *[other] the attackers
    }
defenders = { $defenders ->
        [one] the defender
       *[other] the defenders
    }

# The side that is not the unit's.
enemy = { $side ->
        [ATTACKERS] { defenders }
       *[DEFENDERS] { attackers }
    }
enemy-strikes-back = { enemy } { $side ->
        [ATTACKERS] { $defenders ->
            [one] strikes
           *[other] strike
        }
       *[DEFENDERS] { $attackers ->
            [one] strikes
           *[other] strike
        }
    } back with { count-of-items }
eases = { $left ->
        [0] leaves nothing of { eased }
       *[other] takes one wound off { eased }
    }

count-of-items = { $count ->
        [one] { $count } item
       *[other] { $count } items
    }

blow = { $wounds ->
        [0] no wound
        [1] a light wound
        [2] a heavy wound
       *[other] a deadly wound
    }

wounds-at-once = { $wounds ->
        [1] a wound
        [2] two wounds
       *[other] three wounds
    }

# Which blow was eased, by its rule.
eased = { $blow ->
        [BERSERK_STRIKES] the blow of Berserk
        [REPELLED_AND_WOUNDED] the blow of the defense
        [WOUNDED_IN_MUTUAL_FIRE] the mutual fire
        [OVERRUN_BY_STRENGTH] the blow of the attack
        [WOUNDED_BY_TACTIC] the blow of the tactic
       *[other] the blow struck back
    }

takes-blow = takes { blow }

# What the clash asks of a unit; Law 12 may call it off.
must-go = { $side ->
        [ATTACKERS] must retreat
       *[DEFENDERS] must leave for another station
    }

# Whose the clash is. Not the outcome: Law 12 has the last word.
clash-to-attack = the clash goes to the attack
clash-to-defense = the clash goes to the defense
clash-to-nobody = the clash goes to neither side

points-behind = { $behind ->
        [one] { $behind } point
       *[other] { $behind } points
    }

item-is-lost = which is lost

have-no-effect = { $items_count ->
        [one] has no effect
       *[other] have no effect
    }

spares-the-vest = { $by ->
        [POISONED_ARROWS] { $by_name } do not harm the vest
       *[other] { $by_name } does not harm the vest
    }

even-exchange = { $to_attackers ->
        [0] the exchange wounded nobody
        [one] the exchange dealt each side { $to_attackers } wound
       *[other] the exchange dealt each side { $to_attackers } wounds
    }
