# Rulings after the clash, Laws 9 to 12: one sentence each, what happened and why.
# What they are told: see phrases.ftl.

## Law 9: sabotage penalty

station-law9-sabotage_costs_nothing =
    The station is damaged, but under this rulebook that wounds nobody.
station-law9-no_sabotage =
    The station is undamaged, so there is no penalty on the defense.
station-law9-penalty_already_taken =
    The penalty for the damaged station was taken in an earlier fight of this turn.
station-law9-sabotage_penalty =
    The damage to the station costs { unit } { wounds-at-once }; no item eases that.

## Law 10: experience

station-law10-not_only_sentinels =
    Not only Sentinels fight, so experience is not compared.
station-law10-experience_makes_no_difference =
    In experience { unit } is ahead, level, or too little behind for it to matter.
station-law10-behind_in_experience =
    { unit } is { points-behind } behind in experience, which is certain to cost it { wounds-at-once }
    in this fight.
station-law10-behind_but_wounded_enough =
    { unit } is { points-behind } behind in experience, but has already taken the wounds that this
    would cost.
station-law10-defeated_by_experience =
    { unit } is { points-behind } behind in experience and is defeated: it cannot { $side ->
        [ATTACKERS] take
       *[DEFENDERS] hold
    } the station.
station-law10-defeated_must_go =
    Defeated by experience, { unit } { must-go }.

## Law 11: Healing

station-law11-no_healing =
    Healing covers nobody.
station-law11-nothing_to_defer =
    Healing covers { unit }, but there is no wound to put off.
station-law11-healing_defers =
    Healing covers { unit }: { $taken ->
        [one] the wound just taken does
       *[other] the { $taken } wounds just taken do
    } not count now, and { $wounds ->
        [0] none comes next turn either, as no more can be put off
        [one] one comes next turn
       *[other] { $wounds } come next turn
    }.

## Law 12: the station, the winner, the awards

station-law12-dies =
    The wounds of { unit } have reached three: it dies.
station-law12-nobody_left_to_drive_off =
    No attacker is left alive and undefeated to drive { unit } off: it stays and holds the station.
station-law12-no_defender_left =
    No defender is left on the station: { attackers } { $attackers ->
        [one] wins
       *[other] win
    }.
station-law12-nobody_left =
    Neither a defender is left on the station nor an attacker alive and undefeated: nobody wins.
station-law12-no_attacker_left =
    No attacker is left alive and undefeated: { defenders } { $defenders ->
        [one] wins
       *[other] win
    }.
station-law12-verdict_stands = { $winner ->
        [ATTACKERS] The outcome of the clash stands: { attackers } { $attackers ->
            [one] wins
           *[other] win
        }.
        [DEFENDERS] The outcome of the clash stands: { defenders } { $defenders ->
            [one] wins
           *[other] win
        }.
       *[NOBODY] The outcome of the clash stands: nobody wins.
    }
station-law12-winner_occupies =
    The attack has won control: { unit } occupies the station.
station-law12-winner_returns =
    The attack is won, so the retreat of { unit } is called off: it returns unbeaten.
station-law12-earns_experience =
    For the victory { unit } earns a point of { $track_name }.
