# Rulings before the clash and about who is stronger: one sentence each, what happened and why.
# What they are told: see phrases.ftl.

## Terms

station-terms-eased_by_vest =
    The vest of { unit } { eases } and is spent: it is still worn, but protects no more.
station-terms-eased_by_medkit =
    The medkit of { unit } { eases } and is used up.
station-terms-eased_to_nothing =
    Nothing is left of { eased }: { unit } takes no wound from it.

## Law 1: heavy weapons

station-law1-no_heavy_weapons =
    There is neither a Metrotank nor a heavy machine gun: Law 1 does not apply.
station-law1-metrotank_meets_hunter =
    A Hunter defends the station, so neither the Metrotank nor a heavy machine gun has any effect,
    and the fight goes on.
station-law1-metrotank_kills =
    The Metrotank sweeps away every defense: { unit } { takes-blow }.
station-law1-metrotank_drives_off =
    The Metrotank sweeps away every defense: { unit } is driven off to another station.
station-law1-metrotank_prevails =
    Nothing can stand up to the Metrotank: { clash-to-attack }.
station-law1-machine_gun_captured =
    The heavy machine gun falls with the station: { attackers } { $attackers ->
        [one] captures
       *[other] capture
    } it.
station-law1-machine_gun_kills =
    The heavy machine gun destroys every attack: { unit } { takes-blow }.
station-law1-machine_gun_prevails =
    The attack brings no Metrotank, so the heavy machine gun decides: { clash-to-defense }.

## Law 2: what is stripped before the clash

station-law2-nothing_stripped =
    The station is undamaged and the attack has no agent on it: { $defenders ->
        [one] the defender's
       *[other] the defenders'
    } tactics and items keep their effect.
station-law2-sabotage_voids_tactic =
    The station is damaged, so the tactic { $tactic_name } of { unit } has no effect in this fight.
station-law2-sabotage_finds_no_tactic =
    The station is damaged, which would void tactics, but { $defenders ->
        [one] the defender
       *[other] no defender
    } declared { $defenders ->
        [one] none
       *[other] one
    }.
station-law2-agent_voids_tactic =
    The agent on the station cancels what was declared: the tactic { $tactic_name } of { unit } has
    no effect in this fight, while items keep theirs.
station-law2-agent_finds_tactic_void =
    The agent on the station goes for the tactic that was declared, but the damage to the station has
    voided it already; items keep their effect.
station-law2-agent_voids_items =
    { $defenders ->
        [one] The defender declared no tactic
       *[other] No defender declared a tactic
    }, so the agent on the station turns to items: { $items_definite } of { unit }
    { have-no-effect } in this fight.
station-law2-agent_finds_nothing =
    The agent on the station finds neither a tactic nor an item to cancel.

## Law 3: Slaves

station-law3-no_slaves =
    No Slaves are in effect: Law 3 does not apply.
station-law3-slaves_stop_the_attack =
    { unit } uses Slaves: it is as if the attack had never been, nothing happens to anyone, and
    { clash-to-defense }.

## Law 4: Berserk

station-law4-no_berserk =
    No attacker uses Berserk: Law 4 does not apply.
station-law4-berserk_strikes =
    Berserk strikes everyone on the station: { unit } { takes-blow }.
station-law4-berserk_drives_off =
    Berserk does not kill { unit }, but drives it off to another station.
station-law4-berserk_prevails =
    Berserk breaks every resistance, and nothing happens to { attackers }:
    { clash-to-attack }.

## Who is stronger

station-strength-more_class_power =
    { side } { $number ->
        [one] is
       *[other] are
    } the stronger: class power { $power } against { $weaker_power }.
station-strength-same_classes_favor_attack =
    Class power is equal, { $power } on each side, and so are the classes; that favors the attack, so
    { side } { $number ->
        [one] counts
       *[other] count
    } as the stronger.
station-strength-other_classes_favor_defense =
    Class power is equal, { $power } on each side, but the classes differ; that favors the defense,
    so { side } { $number ->
        [one] counts
       *[other] count
    } as the stronger.

## Law 5: attackers without a tactic against stronger defenders

station-law5-attackers_use_tactic =
    The attack uses a tactic: Law 5 does not apply.
station-law5-defenders_not_stronger =
    { defenders } { $defenders ->
        [one] is
       *[other] are
    } not the stronger side: Law 5 does not apply.
station-law5-defending_tactic_voids_items =
    A tactic of the defense is in effect, so { $items_definite } of { unit } { have-no-effect } in
    this fight.
