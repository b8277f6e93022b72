"""English, about raids."""

TABLE = {
    # Files
    "raid-too-large": "larger than {most} KiB; a raid needs a few lines",
    "raid-empty": "nothing is in here; a raid needs at least raid, with members and target",
    "raid-several-documents": "a second document begins here; write one raid a file",
    "raid-more-after-the-end": ("the raid has ended, but the text goes on; write one raid a file"),
    "raid-too-many-values": (
        "more than {most} values, aliases counted each time; a raid has far fewer"
    ),
    "raid-too-deep": "nested more than {most} deep; a raid is far flatter",
    "raid-top-not-a-table": "a raid is written as keys with values, the first of them raid:",
    "raid-and-rounds": (
        "this mixes a whole raid (key {whole}) with rounds of a phase (key {rounds}); keep one"
    ),
    "phase-unclear": (
        "{key} tells of rounds of a phase, but nothing tells of which; "
        "add --phase breach or --phase assault, or state with its phase"
    ),
    "phase-needed": (
        "this is a whole raid; for rounds of it, add --phase breach or --phase assault"
    ),
    "passed-over": "{key} is of no use to a forecast, and passed over",
    "passed-over-by-rounds": "{key} is of no use to rounds of a phase, and passed over",
    "rounds-no-forecast": (
        "{key} belongs to rounds of a phase; a forecast is of a whole raid, from its beginning: "
        "leave it out"
    ),
    "is-a-fight": "this is a fight; try dozor explain, or dozor resolve --help",
    # The raid
    "raid": "A raid on a guarded base",
    "gang": "The gang",
    "target": "The target",
    "ratings": (
        "Numbers\u00a0{numbers}, quality\u00a0{quality}, equipment\u00a0{equipment}, "
        "outer perimeter\u00a0{perimeter}, reinforcements\u00a0{reinforcements}."
    ),
    "phase-breach": "Breach",
    "phase-assault": "Assault",
    "taken-up": (
        "Taken up here. Phase: {phase}; rounds played: {rounds}; defenders: {fighters}; "
        "fallen back inside: {fell_back}."
    ),
    "retreat": (
        "A boss or right hand who is on their feet declares a retreat {when}; "
        "the next round is still played."
    ),
    "retreat-after": "after round {rounds} of the assault",
    "retreat-at-once": "as the assault begins",
    "retreat-down": "once more than {down}\u00a0of {members} members are down",
    "retreat-or": "{first}, or {second}",
    "retreat-by-nobody": (
        "The policy of retreat changes nothing: the gang has neither a boss nor a right hand "
        "to declare one."
    ),
    "health-wounded": "{health}, wounds\u00a0{wounds}",
    "weapon-melee-in-breach": "also in the breach",
    "weapon-for-breach": "for the breach",
    "weapon-for-assault": "for the assault",
    "column-member": "Member",
    "column-skill": "Skill",
    "column-armor": "Armor",
    "column-health": "Health",
    "column-rolls": "Rolls",
    "column-weapons": "Weapons, penetration",
    "manned": (
        "Defenders when a phase begins: {exact} (members\u00a0{members}, numbers\u00a0{numbers}), "
        "rounded to {fighters}."
    ),
    "manned-exactly": (
        "Defenders when a phase begins: {fighters} (members\u00a0{members}, "
        "numbers\u00a0{numbers})."
    ),
    "reinforced": "After each round of the breach reinforcements join: {count}.",
    "called-inside": "After each round of the breach defenders are called inside: {count}.",
    "column-phase": "Phase",
    "column-fighters": "Defenders",
    "column-penetration": "Penetration",
    # Its course
    "round": "Round {number}",
    "column-dice": "Dice",
    "column-total": "Total",
    "column-tier": "Result",
    "column-effect": "What it did",
    "move-taken-out": "taken out:\u00a0{count}",
    "move-wounds": "wounds:\u00a0{count}",
    "move-down": "down",
    "move-nothing": "nothing",
    "total-held": "{sum}, held at\u00a0{modifier}",
    "left": "Defenders left: {fighters}. On their feet: {on_feet} of {members}.",
    "note-manned": "Defenders: {fighters}.",
    "note-reinforced": "Reinforcements join: {fighters}.",
    "note-fell-back": "Defenders fall back inside: {fighters}.",
    "note-retreat": "A retreat is declared; this round is still played.",
    "note-decided": "Decided: {ending}.",
    # What came of it
    "ended": "How it ended: {ending}.",
    "undecided": "Nothing is decided yet.",
    "routed": "The defenders inside were made to retreat.",
    "ended-left": "Members down: {down} of {members}. Defenders left: {fighters}.",
    "column-before": "Before",
    "column-suffered": "Suffered",
    "column-taken-out": "Took out",
    "wounds-of": "{wounds} of {health}",
    "member-down": "down",
    "member-on-feet": "on their feet",
    "dice": "The dice",
    "dice-used": "Dice rolled: {count}, numbers {first} to {last} of the raid.",
    "no-dice-used": "No dice were rolled.",
    "dice-seeded": (
        "Generator {generator}, seed {seed}. With the same file and --seed {seed} all of it comes "
        "again; protos/dozor/v1/raid.proto says how to check any die by hand."
    ),
    "dice-listed": "The faces were listed in the request.",
    "next": "How it goes on",
    "next-how": "Put this state into the next request, with the same raid:",
    # The forecast
    "forecast": "Forecast of a raid",
    "in-short": "In short",
    "chart-endings": "How it ends",
    "gets-inside": "Gets inside: {chance}.",
    "tail": "undecided",
    "chart-breach-rounds": "Rounds of the breach",
    "chart-assault-rounds": "Rounds of the assault",
    "or-more": "{count} or more",
    "chart-down": "Members down in the end, by ending",
    "chart-members": "Down in the end",
    "chart-fighters": "Defenders left in the phase in which it ends",
    "method": "Method",
    "method-exact": "Exact, over all dice. Work: {work}.",
    "method-estimate": (
        "An estimate from {samples} raids played with generator {generator}, seed {seed}. After "
        "± stands the standard error in points of a percent; for the endings it is "
        "{error} at most."
    ),
    "method-tail": (
        "Undecided are raids that take a phase beyond round {horizon} (--horizon); every other "
        "number here is what happens up to there."
    ),
    "method-work": (
        "An exact forecast would take more work than the limit of {limit}; --work-limit allows up "
        "to {most}."
    ),
    "method-work-most": (
        "An exact forecast would take more work than the highest limit that there is, {limit}."
    ),
    "method-memory": (
        "An exact forecast would take more memory than one may have; a higher --work-limit would "
        "not help."
    ),
    # The rulebook
    "weapons": "Weapons: which may act in which phase, and what that costs the move",
    "column-weapon": "Weapon",
    "column-breach": "Breach",
    "column-assault": "Assault",
    "by-class-only": "if the class may",
    "tiers": "What a move comes to",
    "any-total": "anything less",
    "at-least": "{count} at least",
    "legend-move": (
        "More than the least: as many defenders as the weapon's penetration is above their armor, "
        "as many wounds as their penetration is above the member's armor. Skill and cost together "
        "count from −{clamp} to +{clamp}."
    ),
    "raid-limits": "Members, at most: {members}. Weapons of a member, at most: {weapons}.",
    # Chances
    "percent": "{number}%",
    "percent-less": "<{number}%",
    "percent-more": ">{number}%",
    "decimal-point": ".",
    "digit-group": ",",
}
