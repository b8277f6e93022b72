# What is wrong with one field of a request: what was given, and what would be right.

# A value by its name and as a request writes it: "Sniper (TACTIC_SNIPER)".
choice = { $name } ({ $code })

value-missing = { $kind ->
        [Objective] The objective of the attack is missing.
        [UnitClass] The class of the unit is missing.
        [WeaponKind] The kind of the weapon is missing.
        [Phase] The phase is missing.
       *[other] A value is missing here.
    } Give { $allowed }.
value-unknown = { $kind ->
        [Objective] There is no objective { $given }.
        [UnitClass] There is no class { $given }.
        [Item] There is no item { $given }.
        [Tactic] There is no tactic { $given }.
        [Component] There is no component { $given }.
        [WeaponKind] There is no kind of weapon { $given }.
        [Phase] There is no phase { $given }.
        [Rank] There is no rank { $given }.
        [Edge] There is no edge { $given }.
       *[other] There is no value { $given } here.
    } Give { $allowed }.

item-twice = Listed twice: { $given_choice }; a unit carries each item at most once.
component-twice = Listed twice: { $given_choice }; each component is listed at most once.

units-count = { $given ->
        [0] There is no unit here
        [one] There is { $given } unit here
       *[other] There are { $given } units here
    }; give { $least ->
        [0] at most { $most }
       *[other] from { $least } to { $most }
    }.
attacks-count = { $given ->
        [0] There is no attack
        [one] There is { $given } attack
       *[other] There are { $given } attacks
    }; give from { $least } to { $most }.
values-count = { $given ->
        [one] There is { $given } entry here
       *[other] There are { $given } entries here
    }; as each value may be listed once, there can be at most { $most }.
items-count = { $given ->
        [0] There is no item in the batch
        [one] There is { $given } item in the batch
       *[other] There are { $given } items in the batch
    }; send from { $least } to { $most }.

text-too-long = The text is { $given } bytes long in UTF-8; at most { $most } are allowed.
wounds-out-of-range =
    A unit cannot come with { $given } wounds; give from 0 (unhurt) to { $most }.
experience-negative = Experience cannot be { $given }; give 0 points or more.
experience-not-for-class =
    { $unit_class_plural } have no experience, but { $given ->
        [one] { $given } point is
       *[other] { $given } points are
    } given; leave it out or give 0.

tactic-not-allowed =
    { $unit_class_indefinite } may not use { $given_choice } in { $role ->
        [ATTACK] attack
       *[DEFENSE] defense
    }. { $allowed_count ->
        [0] No tactic is allowed here: leave it out.
       *[other] Leave it out, or give { $allowed }.
    }
tactic-vegan-only =
    Only a Vegan may use { $given_choice }. Mark the unit as a Vegan or choose another tactic.
holding-tactic-not-here =
    A tactic for holding the station is given here, but only units of an attack in a turn may have
    one; leave it out.

team-missing = The team's name is missing; give one.
team-blank = The team's name has no character that can be seen; give one that has.
team-twice = “{ $given }” attacks twice; each team may attack once in a turn.
team-attacks-own-station =
    “{ $given }” owns the station and attacks it; give the attack to another team or leave it out.
time-missing =
    The time when the team submitted its turn is missing; give it, for it sets the
    order of the attacks.
time-invalid =
    This is not a valid time; give seconds from the year 1 to 9999 and nanoseconds from 0 to
    999999999.

engagement-missing = This item of the batch has no engagement; give one.
digest-invalid =
    “{ $given }” is not a rulebook's digest; give 64 lower-case hexadecimal digits or leave it out.
text-invalid = These bytes are not a text in UTF-8; send text as UTF-8.
