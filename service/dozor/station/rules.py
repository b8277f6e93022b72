"""Every rule that a trace may name, law by law.

A rule's id is ``station.<chapter>.<name>``. The ids are part of the contract: traces, metrics,
message catalogs and clients use them, so they are added, never renamed.
"""

from enum import StrEnum


class Rule(StrEnum):
    """A rule of station combat, in the order in which the laws look at it."""

    # Terms: eased blows
    EASED_BY_VEST = "station.terms.eased_by_vest"
    EASED_BY_MEDKIT = "station.terms.eased_by_medkit"
    EASED_TO_NOTHING = "station.terms.eased_to_nothing"

    # Law 1: heavy weapons
    NO_HEAVY_WEAPONS = "station.law1.no_heavy_weapons"
    METROTANK_MEETS_HUNTER = "station.law1.metrotank_meets_hunter"
    METROTANK_KILLS = "station.law1.metrotank_kills"
    METROTANK_DRIVES_OFF = "station.law1.metrotank_drives_off"
    METROTANK_PREVAILS = "station.law1.metrotank_prevails"
    MACHINE_GUN_CAPTURED = "station.law1.machine_gun_captured"
    MACHINE_GUN_KILLS = "station.law1.machine_gun_kills"
    MACHINE_GUN_PREVAILS = "station.law1.machine_gun_prevails"

    # Law 2: what is stripped before the clash
    NOTHING_STRIPPED = "station.law2.nothing_stripped"
    SABOTAGE_VOIDS_TACTIC = "station.law2.sabotage_voids_tactic"
    SABOTAGE_FINDS_NO_TACTIC = "station.law2.sabotage_finds_no_tactic"
    AGENT_VOIDS_TACTIC = "station.law2.agent_voids_tactic"
    AGENT_FINDS_TACTIC_VOID = "station.law2.agent_finds_tactic_void"
    AGENT_VOIDS_ITEMS = "station.law2.agent_voids_items"
    AGENT_FINDS_NOTHING = "station.law2.agent_finds_nothing"

    # Law 3: Slaves
    NO_SLAVES = "station.law3.no_slaves"
    SLAVES_STOP_THE_ATTACK = "station.law3.slaves_stop_the_attack"

    # Law 4: Berserk
    NO_BERSERK = "station.law4.no_berserk"
    BERSERK_STRIKES = "station.law4.berserk_strikes"
    BERSERK_DRIVES_OFF = "station.law4.berserk_drives_off"
    BERSERK_PREVAILS = "station.law4.berserk_prevails"

    # Who is stronger
    MORE_CLASS_POWER = "station.strength.more_class_power"
    SAME_CLASSES_FAVOR_ATTACK = "station.strength.same_classes_favor_attack"
    OTHER_CLASSES_FAVOR_DEFENSE = "station.strength.other_classes_favor_defense"

    # Law 5: attackers without a tactic against stronger defenders
    ATTACKERS_USE_TACTIC = "station.law5.attackers_use_tactic"
    DEFENDERS_NOT_STRONGER = "station.law5.defenders_not_stronger"
    DEFENDING_TACTIC_VOIDS_ITEMS = "station.law5.defending_tactic_voids_items"

    # Law 6: tactics
    NO_TACTIC = "station.law6.no_tactic"
    TACTIC_LEADS = "station.law6.tactic_leads"
    OWN_STRENGTH_LEADS = "station.law6.own_strength_leads"
    NOTHING_LEADS = "station.law6.nothing_leads"
    ATTACK_WITHOUT_TACTIC_FAILS = "station.law6.attack_without_tactic_fails"
    REPELLED_AND_WOUNDED = "station.law6.repelled_and_wounded"
    ATTACK_IS_REPELLED = "station.law6.attack_is_repelled"
    WOUNDED_IN_MUTUAL_FIRE = "station.law6.wounded_in_mutual_fire"
    MUTUAL_FIRE = "station.law6.mutual_fire"
    TACTICS_ARE_EVEN = "station.law6.tactics_are_even"
    ATTACK_GOES_THROUGH = "station.law6.attack_goes_through"
    OVERRUN_BY_STRENGTH = "station.law6.overrun_by_strength"
    WOUNDED_BY_TACTIC = "station.law6.wounded_by_tactic"
    WOUNDED_BY_DOUBLE_ATTACK = "station.law6.wounded_by_double_attack"
    BEATEN_ATTACKER_RETREATS = "station.law6.beaten_attacker_retreats"
    OVERRUN_DEFENDER_LEAVES = "station.law6.overrun_defender_leaves"
    VEST_STOPS_AND_STAYS = "station.law6.vest_stops_and_stays"
    VEST_STOPS_AND_IS_LOST = "station.law6.vest_stops_and_is_lost"
    VEST_IS_PIERCED = "station.law6.vest_is_pierced"
    MEDKIT_SOFTENS = "station.law6.medkit_softens"
    STRUCK_AND_WOUNDED = "station.law6.struck_and_wounded"
    STRUCK_TO_KILL = "station.law6.struck_to_kill"
    VEST_KEEPS_ONE_IN_PLACE = "station.law6.vest_keeps_one_in_place"
    VEST_LOST_IN_FLIGHT = "station.law6.vest_lost_in_flight"
    DRIVEN_OFF = "station.law6.driven_off"

    # Law 7: stronger attackers
    NEITHER_IS_STRONGER = "station.law7.neither_is_stronger"

    # Being overpowered, in Laws 5 and 7
    OUTNUMBERED = "station.overpowered.outnumbered"
    PROTECTION_TAKES_THE_BLOW = "station.overpowered.protection_takes_the_blow"
    WOUNDED_BEHIND_PROTECTION = "station.overpowered.wounded_behind_protection"
    HOLDS_OUT = "station.overpowered.holds_out"
    STIMULANT_OVERCOMES_PROTECTION = "station.overpowered.stimulant_overcomes_protection"
    STIMULANT_USED_UP = "station.overpowered.stimulant_used_up"
    OVERPOWERED_AND_KILLED = "station.overpowered.overpowered_and_killed"
    OVERPOWERED_AND_WOUNDED = "station.overpowered.overpowered_and_wounded"
    OVERPOWERED_AND_BEATEN = "station.overpowered.overpowered_and_beaten"
    NOBODY_HOLDS_OUT = "station.overpowered.nobody_holds_out"
    LIQUIDATION_FAILS = "station.overpowered.liquidation_fails"
    FAILED_ATTACKERS_RETREAT = "station.overpowered.failed_attackers_retreat"
    CONTROL_SUCCEEDS = "station.overpowered.control_succeeds"
    DEFENDERS_GIVE_WAY = "station.overpowered.defenders_give_way"

    # Striking back, in Laws 5, 6 and 7
    STRIKE_BACK_WITHOUT_ITEMS = "station.strike_back.without_items"
    STRIKE_BACK_WITHOUT_TARGET = "station.strike_back.without_target"
    STRIKE_BACK_KILLS = "station.strike_back.kills"
    STRIKE_BACK_WOUNDS = "station.strike_back.wounds"

    # Law 8: even exchange
    STIMULANTS_CANCEL = "station.law8.stimulants_cancel"
    STIMULANT_DRIVES_THE_BLOW = "station.law8.stimulant_drives_the_blow"
    VEST_TORN_BY_STIMULANT = "station.law8.vest_torn_by_stimulant"
    MEDKIT_OVERCOME = "station.law8.medkit_overcome"
    VEST_STOPS_THE_BLOW = "station.law8.vest_stops_the_blow"
    MEDKIT_STOPS_THE_BLOW = "station.law8.medkit_stops_the_blow"
    EXCHANGE_WOUNDS = "station.law8.exchange_wounds"
    EXCHANGE_WOUNDS_HEAVILY = "station.law8.exchange_wounds_heavily"
    ATTACKERS_TOOK_MORE = "station.law8.attackers_took_more"
    EVEN_EXCHANGE_WITHOUT_ITEMS = "station.law8.even_exchange_without_items"
    EVEN_EXCHANGE = "station.law8.even_exchange"
    EXCHANGE_KILLS_NOBODY = "station.law8.exchange_kills_nobody"
    EXCHANGE_TAKES_STATION = "station.law8.exchange_takes_station"
    EXCHANGE_BEATS_ATTACKER = "station.law8.exchange_beats_attacker"
    EXCHANGE_DRIVES_DEFENDER_OFF = "station.law8.exchange_drives_defender_off"

    # Law 9: sabotage penalty
    NO_SABOTAGE = "station.law9.no_sabotage"
    PENALTY_ALREADY_TAKEN = "station.law9.penalty_already_taken"
    SABOTAGE_PENALTY = "station.law9.sabotage_penalty"
    SABOTAGE_COSTS_NOTHING = "station.law9.sabotage_costs_nothing"

    # Law 10: experience
    NOT_ONLY_SENTINELS = "station.law10.not_only_sentinels"
    EXPERIENCE_MAKES_NO_DIFFERENCE = "station.law10.experience_makes_no_difference"
    BEHIND_IN_EXPERIENCE = "station.law10.behind_in_experience"
    BEHIND_BUT_WOUNDED_ENOUGH = "station.law10.behind_but_wounded_enough"
    DEFEATED_BY_EXPERIENCE = "station.law10.defeated_by_experience"
    DEFEATED_MUST_GO = "station.law10.defeated_must_go"

    # Law 11: Healing
    NO_HEALING = "station.law11.no_healing"
    NOTHING_TO_DEFER = "station.law11.nothing_to_defer"
    HEALING_DEFERS = "station.law11.healing_defers"

    # Law 12: the station, the winner, the awards
    DIES = "station.law12.dies"
    NOBODY_LEFT_TO_DRIVE_OFF = "station.law12.nobody_left_to_drive_off"
    NO_DEFENDER_LEFT = "station.law12.no_defender_left"
    NOBODY_LEFT = "station.law12.nobody_left"
    NO_ATTACKER_LEFT = "station.law12.no_attacker_left"
    VERDICT_STANDS = "station.law12.verdict_stands"
    WINNER_OCCUPIES = "station.law12.winner_occupies"
    WINNER_RETURNS = "station.law12.winner_returns"
    EARNS_EXPERIENCE = "station.law12.earns_experience"

    # Law 13: several teams on one station in one turn
    ATTACK_ORDER = "station.law13.attack_order"
    EMPTY_STATION_FINDS_NOBODY = "station.law13.empty_station_finds_nobody"
    EMPTY_STATION_TAKEN = "station.law13.empty_station_taken"
    STATION_TAKEN = "station.law13.station_taken"
    HOLDING_TACTIC_DECLARED = "station.law13.holding_tactic_declared"
    ATTACK_TACTIC_STAYS = "station.law13.attack_tactic_stays"
    NO_HOLDING_TACTIC = "station.law13.no_holding_tactic"

    @property
    def law_id(self) -> str:
        """The id of its law or chapter, such as ``station.law6``."""
        return self.value.rpartition(".")[0]


LAW_IDS = (
    "station.terms",
    "station.law0",
    "station.law1",
    "station.law2",
    "station.law3",
    "station.law4",
    "station.strength",
    "station.law5",
    "station.law6",
    "station.law7",
    "station.overpowered",
    "station.strike_back",
    "station.law8",
    "station.law9",
    "station.law10",
    "station.law11",
    "station.law12",
    "station.law13",
)
"""The chapters of the rules, in their order."""


def law_number(law_id: str) -> int | None:
    """The number of a law; none for a chapter of terms."""
    _, _, number = law_id.partition(".law")
    return int(number) if number else None
