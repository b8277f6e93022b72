# The summary of a raid, sentence by sentence. Decisions are told as their rulings.
#
# $size: members of the gang. $fighters: defenders. $phase and its name.
# $standing: how many members are on their feet: alone (the only one), nobody, all, some; $on_feet.

raid-standing = { $standing ->
        [alone] the only member is
        [nobody] nobody of the gang is
        [all] { $size ->
            [2] both members are
           *[other] all { $size } members are
        }
       *[some] { $on_feet ->
            [one] { $on_feet } of { $size } members is
           *[other] { $on_feet } of { $size } members are
        }
    } on their feet

## How a phase begins

raid-summary-breach = { $size ->
        [1] A lone raider attacks
       *[other] A gang of { $size } attacks
    } the outer perimeter, { $fighters ->
        [0] which nobody holds
       *[other] held by { raid-defenders } with armor { $armor } and penetration { $penetration }
    }.
raid-summary-assault = { $fighters ->
        [0] Nobody awaits the gang inside
       *[other] Inside, { raid-defenders } { $fighters ->
            [one] awaits
           *[other] await
        } the gang, with armor { $armor } and penetration { $penetration }{ $fell_back ->
            [0] {""}
            [one] ; { $fell_back } of them came from outside
           *[other] ; { $fell_back } of them came from outside
        }
    }.
raid-summary-resumed =
    The { $phase_name } { $rounds ->
        [0] begins
       *[other] goes on
    }: { raid-standing } { raid-against }.
raid-against = against { $fighters ->
        [0] no defender
       *[other] { raid-defenders }
    }

## What its rounds bring

raid-summary-rounds = { $rounds ->
        [one] In one round
       *[other] In { $rounds } rounds
    } of the { $phase_name }, { $changes }; the gang { $wounds ->
        [0] suffers no wounds
        [one] suffers { $wounds } wound
       *[other] suffers { $wounds } wounds
    }{ $downs_count ->
        [0] {""}
       *[other] , and { $downs } { $downs_count ->
            [one] goes
           *[other] go
        } down
    }.
raid-summary-downs = { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
raid-summary-taken_out = { $count ->
        [0] no defender is taken out
        [one] { $count } defender is taken out
       *[other] { $count } defenders are taken out
    }
raid-summary-only = { $nobody }, but { $others }
raid-summary-joined = { $count ->
        [one] { $count } more joins
       *[other] { $count } more join
    }
raid-summary-called = { $count ->
        [one] { $count } is called inside
       *[other] { $count } are called inside
    }
raid-summary-fell_back = { $count ->
        [one] { $count } falls back inside
       *[other] { $count } fall back inside
    }

# The retreat comes after the rounds, though it was declared before the last of them.
raid-summary-retreat = Before { $rounds ->
        [1] that round
       *[other] the last round
    } { raid-member } declared a retreat.

## How things stand

raid-summary-undecided =
    The { $phase_name } is not decided yet: { raid-standing }{ raid-hurt } { raid-against }.
raid-summary-inside = The assault can begin: { raid-standing }{ raid-hurt }.
raid-summary-left = { $standing ->
        [nobody] { raid-left }
       *[other] In the end { raid-standing }{ raid-hurt }{ $fighters ->
            [0] {""}
           *[other] {", "}and { raid-left }
        }
    }.
raid-hurt = { $standing ->
        [alone] { $hurt ->
            [0] {""}
           *[other] {" "}(wounded)
        }
       *[other] { $hurt ->
            [0] {""}
           *[other] {" "}({ $hurt } wounded)
        }
    }
raid-left = { $fighters ->
        [0] no defender
       *[other] { raid-defenders }
    } { $routed ->
        [yes] { $fighters ->
            [one] has run away
           *[other] have run away
        }
       *[no] { $fighters ->
            [0] is left
            [one] is left
           *[other] are left
        }
    }
