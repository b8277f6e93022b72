# Rulings of the clash, Laws 6 to 8: one sentence each, what happened and why.
# What they are told: see phrases.ftl.

## Law 6: tactics

station-law6-no_tactic =
    No tactic is in effect on either side: Law 6 does not apply.
station-law6-tactic_leads =
    The leading tactic of { side } is { $lead_name }, of rank { $rank }.
station-law6-own_strength_leads =
    Without a tactic, { side } { $number ->
        [one] relies
       *[other] rely
    } on strength alone, which counts as rank { $rank }.
station-law6-nothing_leads =
    { side } { $number ->
        [one] has
       *[other] have
    } no tactic in effect: rank { $rank }.
station-law6-attack_without_tactic_fails =
    An attack without a tactic has run into a tactic of the defense:
    { clash-to-defense }.
station-law6-repelled_and_wounded =
    The defense outranks the attack: { unit } { takes-blow }.
station-law6-attack_is_repelled =
    The tactic of the defense outranks the attack: { clash-to-defense }.
station-law6-wounded_in_mutual_fire =
    In the mutual fire { unit } { takes-blow }.
station-law6-mutual_fire =
    Two offensive tactics of equal rank strike both sides alike: { clash-to-defense }.
station-law6-tactics_are_even =
    Attack and defense are of equal rank: neither harms the other, and { clash-to-defense }.
station-law6-attack_goes_through =
    The attack outranks the defense and goes through; still, { clash-to-defense } if
    any defender stays on the station.
station-law6-overrun_by_strength =
    The strength of { attackers } outranks the defense: { unit } { takes-blow }.
station-law6-wounded_by_tactic =
    Hit by { $by_name }, { unit } { takes-blow }.
station-law6-wounded_by_double_attack =
    Nothing eases the blow of a double attack led by a tactic: { unit } { takes-blow }.
station-law6-beaten_attacker_retreats =
    { unit } has lost the clash and { must-go }.
station-law6-overrun_defender_leaves =
    { unit } cannot stand its ground and { must-go }.
station-law6-vest_stops_and_stays =
    { spares-the-vest }: { unit } keeps it and takes no wound from
    the blow.
station-law6-vest_stops_and_is_lost =
    The vest stops the deadly blow of { $by_name }: { unit } takes no wound from it,
    but loses the vest.
station-law6-vest_is_pierced =
    The vest is no help against { $by_name }: { unit } loses it.
station-law6-medkit_softens =
    The medkit of { unit } softens the deadly blow and is used up.
station-law6-struck_and_wounded =
    From the softened blow of { $by_name } { unit } { takes-blow }.
station-law6-struck_to_kill =
    Struck by { $by_name }, { unit } { takes-blow }.
station-law6-vest_keeps_one_in_place =
    { spares-the-vest }: { unit } keeps it and is not driven off.
station-law6-vest_lost_in_flight =
    The vest does not keep { unit } from being driven off by { $by_name } and is lost.
station-law6-driven_off =
    { unit } is driven off by { $by_name }, which does not wound, and { must-go }.

## Law 7: stronger attackers

station-law7-neither_is_stronger =
    Only Sentinels fight, equally many on both sides: neither side is stronger, and Law 7 does not
    apply.
## Being overpowered, in Laws 5 and 7

station-overpowered-outnumbered =
    Outnumbered, { unit } { takes-blow }; neither items nor the objective change that.
station-overpowered-protection_takes_the_blow =
    The stronger side's blow falls on the { $item_name } of { unit }, { item-is-lost }.
station-overpowered-wounded_behind_protection =
    Thanks to that protection { unit } gets away with { blow }.
station-overpowered-holds_out =
    Thanks to that protection { unit } holds out against the stronger side.
station-overpowered-stimulant_overcomes_protection =
    The enemy's stimulant overcomes the { $item_name } of { unit }, { item-is-lost } in vain.
station-overpowered-stimulant_used_up =
    { unit } has used up the stimulant on the enemy's protection.
station-overpowered-overpowered_and_killed =
    The objective is liquidation, and { unit } is on the weaker side: it { takes-blow }.
station-overpowered-overpowered_and_wounded =
    The objective is control, and { unit } is on the weaker side: it { takes-blow }.
station-overpowered-overpowered_and_beaten =
    { unit } is overpowered and { must-go }.
station-overpowered-nobody_holds_out = { $winner ->
        [ATTACKERS] { $defenders ->
            [one] The defender does not hold out
           *[other] No defender holds out
        } against the stronger attack: { clash-to-attack }.
       *[DEFENDERS] { $attackers ->
            [one] The attacker does not hold out
           *[other] No attacker holds out
        } against the stronger defense: { clash-to-defense }.
    }
station-overpowered-liquidation_fails =
    { $weaker ->
        [ATTACKERS] The attack is the weaker side and has held out, but a liquidation takes more
            than that: { clash-to-defense }.
       *[DEFENDERS] The defense is the weaker side, but has held out against a liquidation:
            { clash-to-defense }.
    }
station-overpowered-failed_attackers_retreat =
    In a liquidation it is not enough to hold out: { unit } { must-go }.
station-overpowered-control_succeeds =
    { $weaker ->
        [ATTACKERS] The attack is the weaker side, but has held out, and for control that is enough:
            { clash-to-attack }.
       *[DEFENDERS] The defense has held out, but the attack is the stronger side and has come for
            control: { clash-to-attack }.
    }
station-overpowered-defenders_give_way =
    The attack has come for control, and { clash-to-attack }: { unit } { must-go }.

## Striking back, in Laws 5, 6 and 7

station-strike_back-without_items =
    { side } had no item in effect when the clash began, so there is no striking back.
station-strike_back-without_target =
    { side } could strike back with { count-of-items }, but a tactic or Healing shields every enemy.
station-strike_back-kills =
    { enemy-strikes-back }, enough for a deadly blow: { unit } { takes-blow }.
station-strike_back-wounds =
    { enemy-strikes-back }: { unit } { takes-blow }.

## Law 8: even exchange

station-law8-stimulants_cancel =
    The stimulants of both opponents cancel each other: { unit } loses its own.
station-law8-stimulant_drives_the_blow =
    { unit } uses up its stimulant for a harder blow.
station-law8-vest_torn_by_stimulant =
    The opponent's stimulant tears the vest: { unit } loses it, but takes no wound from the blow.
station-law8-medkit_overcome =
    The opponent's stimulant overcomes the medkit: { unit } loses it.
station-law8-vest_stops_the_blow =
    The vest of { unit } stops the opponent's blow and is spent: it is still worn, but protects no
    more.
station-law8-medkit_stops_the_blow =
    The medkit of { unit } undoes the opponent's blow and is used up.
station-law8-exchange_wounds =
    The opponent strikes: { unit } { takes-blow }.
station-law8-exchange_wounds_heavily =
    The opponent's blow is driven by a stimulant and meets no protection: { unit } { takes-blow }.
station-law8-attackers_took_more =
    The exchange dealt the attack more wounds than the defense, { $to_attackers } against
    { $to_defenders }: { clash-to-defense }.
station-law8-even_exchange_without_items =
    { even-exchange }, and the attack brought no item: { clash-to-defense }.
station-law8-even_exchange =
    { even-exchange }, but the attack brought an item: { clash-to-nobody }.
station-law8-exchange_kills_nobody =
    The exchange dealt the defense more wounds than the attack, { $to_defenders } against
    { $to_attackers }, but the objective is liquidation: { clash-to-nobody }.
station-law8-exchange_takes_station =
    The exchange dealt the defense more wounds than the attack, { $to_defenders } against
    { $to_attackers }, and the objective is control: { clash-to-attack }.
station-law8-exchange_beats_attacker =
    { unit } has lost the exchange and { must-go }.
station-law8-exchange_drives_defender_off =
    { unit } has lost the exchange and { must-go }.
