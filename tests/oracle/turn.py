"""Law 13 of the reading of the rules: several teams on one station in one turn."""

from typing import Any

from .fight import deciding_weapon, resolve

Row = dict[str, Any]

# Law 0: the attack tactics that may be used in defence too.
ATTACK_AND_DEFENCE = ["INCENDIARY", "ARMOR_PIERCING"]


def resolve_turn(turn: dict[str, Any]) -> dict[str, Any]:
    """Resolve all attacks on one station in one turn."""
    owner = turn["owner"]
    attacks = turn.get("attacks", [])
    defenders = turn.get("defenders", [])
    rows = {owner: [make_row(unit, "HOLDS") for unit in defenders]}
    for attack in attacks:
        rows[attack["team"]] = [make_row(unit, "RETURNS") for unit in attack["units"]]
    holders = [[owner, index] for index in range(len(defenders))]
    penalty_taken = False
    engagements = []

    # "The last to submit first; at the same instant, in request order" (sorting is stable).
    for attack in sorted(attacks, key=lambda attack: attack["submitted_at"], reverse=True):
        team = attack["team"]
        control = attack["objective"] == "CONTROL"
        own = [[team, index] for index in range(len(rows[team]))]

        if not holders:
            # "Control occupies without a fight, with all units; liquidation finds nobody."
            if control:
                owner, holders = team, own
                occupy(rows, own)
            kind = "OCCUPIED_EMPTY" if control else "FOUND_NOBODY"
            engagements.append({"team": team, "kind": kind, "owner_after": owner})
            continue

        fight = {
            "objective": attack["objective"],
            "agent": attack.get("agent", False),
            "metrotank": attack.get("metrotank", False),
            "machine_gun": turn.get("machine_gun", False),
            "sabotage": turn.get("sabotage", []),
            "penalty_taken": penalty_taken,
            "attackers": [fight_unit(row) for row in rows[team]],
            "defenders": [fight_unit(rows[name][index]) for name, index in holders],
        }
        result = resolve(fight)
        # "The sabotage penalty is taken once a turn, in the first fight to which Law 9 applies."
        if fight["sabotage"] and deciding_weapon(fight) is None:
            penalty_taken = True
        write_back(rows, own, result["attackers"])
        write_back(rows, holders, result["defenders"])

        holders = [place for place in holders if fate_of(rows, place) == "HOLDS"]
        occupiers = [place for place in own if fate_of(rows, place) == "OCCUPIES"]
        if occupiers:
            # "Ownership changes only when a team occupies."
            owner, holders = team, occupiers
            occupy(rows, occupiers)
        engagements.append({"team": team, "kind": "FIGHT", "owner_after": owner, **result})

    return {
        "owner": owner,
        "holders": holders,
        "engagements": engagements,
        "units": {team: [row_result(row) for row in rows[team]] for team in rows},
    }


def make_row(unit: dict[str, Any], fate: str) -> Row:
    """What the turn remembers of a unit from fight to fight."""
    return {
        "class": unit.get("class", "SENTINEL"),
        "xp": unit.get("xp", [0, 0]),
        "healing": unit.get("healing", False),
        "tactic": unit.get("tactic"),
        "holding_tactic": unit.get("holding_tactic"),
        "wounds": unit.get("wounds", 0),
        "deferred": 0,
        "items": dict.fromkeys(unit.get("items", []), "KEPT"),
        "attack_points": 0,
        "defense_points": 0,
        "fate": fate,
    }


def fight_unit(row: Row) -> dict[str, Any]:
    """The unit as it enters its next fight: "SPENT and LOST are gone"; points do not count yet."""
    return {
        "class": row["class"],
        "xp": row["xp"],
        "healing": row["healing"],
        "tactic": row["tactic"],
        "wounds": row["wounds"],
        "deferred_already": row["deferred"],
        "items": [item for item, state in row["items"].items() if state == "KEPT"],
    }


def write_back(rows: dict[str, list[Row]], places: list[Any], results: list[Any]) -> None:
    """Each fight starts from what the last one left."""
    for (team, index), result in zip(places, results, strict=True):
        row = rows[team][index]
        row["wounds"] = result["wounds_after"]
        row["deferred"] += result["deferred"]
        row["items"].update(result["items"])
        row["fate"] = result["fate"]
        if result["point"] is not None:
            row[result["point"] + "_points"] += 1


def fate_of(rows: dict[str, list[Row]], place: list[Any]) -> str:
    team, index = place
    return str(rows[team][index]["fate"])


def occupy(rows: dict[str, list[Row]], places: list[Any]) -> None:
    """The units hold the station from now on, with the tactic declared for holding.

    "None declared: its attack tactic stays if it may be used in defence, else it has none."
    """
    for team, index in places:
        row = rows[team][index]
        row["fate"] = "OCCUPIES"
        if row["holding_tactic"] is not None:
            row["tactic"] = row["holding_tactic"]
        elif row["tactic"] not in ATTACK_AND_DEFENCE:
            row["tactic"] = None


def row_result(row: Row) -> dict[str, Any]:
    """The final state of a unit after the turn."""
    return {
        "wounds_after": row["wounds"],
        "deferred": row["deferred"],
        "items": row["items"],
        "attack_points": row["attack_points"],
        "defense_points": row["defense_points"],
        "fate": row["fate"],
    }
