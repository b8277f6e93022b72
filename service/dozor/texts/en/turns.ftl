# Law 13: several teams on one station in one turn. Teams' names come from callers.

team = “{ $team }”
opponent = “{ $opponent }”

# A unit as one of its team's: "the first Sentinel".
team-unit = the { $position ->
        [first] first{" "}
        [second] second{" "}
       *[alone] {""}
    }{ $class_name }

ordinal = { $position ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
        [12] twelfth
        [13] thirteenth
        [14] fourteenth
        [15] fifteenth
        [16] sixteenth
       *[other] in place { $position }
    }

## Rulings

station-law13-attack_order = { team } attacks { ordinal }: { $order ->
        [alone] no other team attacks
        [later] { $later ->
            [0] no other team submitted its turn later
            [one] one other team submitted its turn later
           *[other] { $later } other teams submitted their turns later
        }
       *[earlier] { $earlier ->
            [0] no other team submitted its turn earlier
            [one] one other team submitted its turn earlier
           *[other] { $earlier } other teams submitted their turns earlier
        }
    }{ $tied ->
        [0] {""}
        [one] , and one that did so at the same instant is listed first
       *[other] , and { $tied } that did so at the same instant are listed first
    }.
station-law13-empty_station_finds_nobody =
    Nobody holds the station: { team }, out for liquidation, finds nobody and returns.
station-law13-empty_station_taken =
    Nobody holds the station: { team } occupies it without a fight and owns it from now on.
station-law13-station_taken =
    { team } owns the station from now on, and { $units } { $units_count ->
        [one] defends
       *[other] defend
    } it.
station-law13-holding_tactic_declared =
    { team-unit } of { team } now defends with { $tactic_name }, the tactic declared for that.
station-law13-attack_tactic_stays =
    { team-unit } of { team } now defends with { $tactic_name }: none was declared for that, and this
    tactic of the attack serves in defense, too.
station-law13-no_holding_tactic =
    { team-unit } of { team } now defends without a tactic: none was declared for that, and the attack
    had none that serves in defense.

## The summary of one attack

turn-fight = { team } attacks the station of { opponent }.

## The summary of the turn

turn-opening = { $attacks ->
        [one] { team } attacks
       *[other] { $attacks } teams attack
    } the station of { opponent }, which { $holders_count ->
        [0] nobody holds
        [one] one unit holds
       *[other] two units hold
    }{ $attacks ->
        [one] .
       *[other] , in this order: { $teams }.
    }
turn-attack = { $kind ->
        [OCCUPIED_EMPTY] { team } occupies the empty station without a fight.
        [FOUND_NOBODY] { team } finds the station empty and returns.
       *[FIGHT] { $winner ->
            [ATTACKERS] { team } beats { opponent } and { $after ->
                [taken] takes the station.
                [empty] leaves the station empty.
               *[held] goes home.
            }
            [DEFENDERS] { opponent } beats { team } off.
           *[NOBODY] The attack of { team } on { opponent } has no winner{ $after ->
                [empty] , and the station is left empty
               *[held] {""}
            }.
        }
    }
turn-end = In the end the station belongs to { team }, and { $holders_count ->
        [0] nobody holds
        [one] { $holders } holds
       *[other] { $holders } hold
    } it.
# Two of a class with the same wounds: "two unhurt Sentinels".
turn-holders-alike = two { $wounds ->
        [0] unhurt
        [1] lightly wounded
       *[other] heavily wounded
    } { $class_plural }
turn-holder = { $wounds ->
        [0] an unhurt { $class_name }
        [1] a lightly wounded { $class_name }
       *[other] a heavily wounded { $class_name }
    }
turn-team = { team } { $results }.
turn-lost = loses { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
turn-earned = earns { $count ->
        [one] { $count } point of experience
       *[other] { $count } points of experience
    }
turn-deferred = Healing puts off { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } of { team } to the next turn.
