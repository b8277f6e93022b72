# Rulings of a raid: one sentence each, what happened and why.
#
# About a member: $number, from 1, and $rank. About a gang: $size. Besides: the fields of the event, by
# their names.

raid-member = { $rank ->
        [BOSS] the boss (member { $number })
        [RIGHT_HAND] the right hand (member { $number })
       *[MEMBER] member { $number }
    }
raid-defenders = { $fighters ->
        [one] { $fighters } defender
       *[other] { $fighters } defenders
    }

## Strength of the defense

raid-strength-outside_manned = { $fighters ->
        [0] Nobody holds the outer perimeter
       *[other] { $size ->
            [1] Against a lone raider,
           *[other] Against a gang of { $size },
        } { raid-defenders } { $fighters ->
            [one] holds
           *[other] hold
        } the outer perimeter, with armor { $armor } and penetration { $penetration }
    }.
raid-strength-inside_manned = { $fighters ->
        [0] Nobody awaits the gang inside
       *[other] Inside, { raid-defenders } { $fighters ->
            [one] awaits
           *[other] await
        } the gang, with armor { $armor } and penetration { $penetration }
    }.

## Moves: $who rolls as in raid-roll, $roll, and gets $taken_out defenders and $wounds.

raid-roll = attacks with { $weapon_indefinite }, rolls { $faces }{ $dropped ->
        [none] {""}
       *[other] , drops the { $dropped }
    }{ $modifiers } and gets { $total }
raid-roll-skill = , { $sign ->
        [plus] adds { $number }
       *[minus] subtracts { $number }
    } for skill
raid-roll-penalty = , { $sign ->
        [plus] adds { $number }
       *[minus] subtracts { $number }
    } for the weapon
raid-roll-held = {" "}({ $sign ->
        [plus] together +{ $number } at most
       *[minus] together −{ $number } at least
    })
raid-taken-out = takes out { $taken_out ->
        [0] nobody
        [one] { $taken_out } defender
       *[other] { $taken_out } defenders
    }
raid-wounds = { $wounds ->
        [0] costs nothing
        [one] costs { $wounds } wound
       *[other] costs { $wounds } wounds
    }{ $down ->
        [yes] ; { $rank ->
            [BOSS] the boss
            [RIGHT_HAND] the right hand
           *[MEMBER] the member
        } is down
       *[no] {""}
    }
raid-effect = { raid-taken-out } and { raid-wounds }
raid-move-full = { $who } { $roll }: a full success that { raid-effect }.
raid-move-partial = { $who } { $roll }: a partial success that { raid-effect }.
raid-move-miss = { $who } { $roll }: a miss that { $taken_out ->
        [0] { raid-wounds }
       *[other] { raid-effect }
    }.
raid-move-holds_back =
    { raid-member } holds back: no move, and no wounds.
raid-move-may_not_act =
    { raid-member } has no weapon that may act in this phase: no move, and no wounds.
raid-move-no_fighter_left =
    No defender is left for { raid-member } to attack.

## The breach

raid-breach-round = Round { $round } of the breach begins.
raid-breach-nobody_on_their_feet =
    Nobody of the gang is on their feet: the raid is repelled.
raid-breach-perimeter_fallen =
    No defender is left outside: the perimeter is breached, and the gang gets inside.
raid-breach-nobody_may_act =
    Nobody on their feet has a weapon that may act in the breach: the raid is repelled.
raid-breach-reinforced =
    Reinforcements arrive: { raid-defenders } { $fighters ->
        [one] joins
       *[other] join
    } those outside.
raid-breach-called_inside =
    The base keeps its forces together: { raid-defenders } { $fighters ->
        [one] is
       *[other] are
    } called inside.
raid-breach-no_reinforcement = No reinforcements arrive, and nobody is called inside.
raid-breach-outnumbered_fall_back =
    Heavily outnumbered, the last { $fighters ->
        [1] defender outside falls
       *[other] { raid-defenders } outside fall
    } back inside.
raid-breach-perimeter_abandoned =
    Nobody stays to hold the perimeter: it is breached, and the gang gets inside.
raid-breach-stalled =
    No roll could hurt anybody, and nobody outside would fall back: the breach is a stalemate.

## The assault

raid-assault-round = Round { $round } of the assault begins.
raid-assault-mutual_destruction =
    Nobody of the gang is on their feet, and no defender is left: it is mutual destruction.
raid-assault-cleared = No defender is left inside: the base is cleared.
raid-assault-wiped_out = Nobody of the gang is on their feet: it is wiped out.
raid-assault-retreat_declared =
    { raid-member } declares a retreat; the round is still played.
raid-assault-withdrew = As declared, the gang withdraws.
raid-assault-nobody_may_fight_on =
    Nobody on their feet has a weapon that may act inside: the gang withdraws.
raid-assault-defenders_routed =
    The defenders inside are made to retreat: the base is cleared.
raid-assault-stalled = No roll could hurt anybody any more: the assault is a stalemate.
