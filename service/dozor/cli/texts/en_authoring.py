"""English, for authors of rulebooks."""

TABLE = {
    # Files
    "no-directory": "there is no such directory",
    "not-a-directory": "this is no directory; name the one that holds the scenarios",
    "no-scenarios": (
        "no scenarios are in {directory}: files *.yaml, *.yml or *.json with title, a fight, "
        "turn or raid, and expect"
    ),
    "no-test": "nothing was tested; faults in rulebooks: {count}",
    "scenarios-alone": (
        "scenarios takes a list of scenarios, each with title, a fight, turn or raid, and expect; "
        "nothing else stands beside it"
    ),
    "title-needed": "a title is needed: what this scenario shows",
    "expect-needed": (
        "expect is needed: keys with values of the outcome, such as winner: DEFENDERS"
    ),
    "expect-empty": "something must be expected, such as winner: DEFENDERS",
    "expect-either": "violations are expected of a refusal; no outcome and no laws go with them",
    "expect-items": (
        "items are expected with what has become of them, such as {{VEST: LOST}}, not {given}"
    ),
    "expect-law": "{given} is no law; one of {known} is needed, or its number or title",
    "expect-violations": "a list of one violation or more is needed, not {given}",
    "expect-violation": (
        "a violation is written as field: attackers[0].tactic, and perhaps reason: one of {reasons}"
    ),
    "scripted-dice-needed": (
        "dice are needed, a seed or faces: without them every run has dice of its own"
    ),
    "rulebook-unclear": (
        "the directory has several rulebooks for {rule_set}; say which one judges, such as "
        "rulebook: {{name: metro}}"
    ),
    # Tests
    "column-what": "What",
    "column-expected": "Expected",
    "column-came": "Came",
    "an-outcome": "an outcome",
    "a-refusal": "a refusal: {why}",
    "scenarios-summary": "Scenarios: {count}; as expected: {passed}; otherwise: {otherwise}.",
    "scenarios-faulty": "Not tested because of faults: {count}.",
    # Differences of rulebooks
    "diff-heading": "From {before} to {after}",
    "diff-same-file": "Both are the same, to the letter.",
    "diff-same-rules": "The rules are the same; only comments, sources or layout differ.",
    "diff-same-told": "What a server tells of both is the same.",
    "diff-identity": "{name} {version}, digest {digest}",
    "diff-change": "{what}: {after}, was {before}",
    "diff-whole": "The rulebook",
    "diff-title": "title",
    "diff-no-server-extras": (
        "A server does not tell all of a rulebook. Not compared: own ranks, wounds by Berserk, the "
        "scale of wounds, sabotage, Healing, the order of a turn. Compare the files for these."
    ),
    "diff-rule-sets": (
        "{before} is for {before_set}, {after} for {after_set}; two rulebooks of one rule set can "
        "be compared"
    ),
    "no": "no",
    "diff-own-rank": "rank of its own strength",
    "diff-berserk-wounds": "wounds by Berserk",
    "diff-vegans": "only for Vegans",
    "diff-offensive": "offensive",
    "diff-light": "light wound",
    "diff-heavy": "heavy wound",
    "diff-penalty": "wounds of each defender",
    "diff-healing": "wounds that Healing puts off, at most",
    "diff-order": "order of attacks",
    "order-last-first": "last submitted first",
    "order-first-first": "first submitted first",
    "diff-percent-up": "percent a point of numbers adds",
    "diff-percent-down": "percent a point of numbers takes",
    "diff-least-manned": "fewest fighters",
    "diff-perimeter-armor": "sign of the perimeter for armor",
    "diff-perimeter-penetration": "sign of the perimeter for penetration",
    "diff-percent-reinforcement": "percent a point of reinforcements moves",
    "diff-fall-back-ratio": "members to a fighter at which fighters fall back",
    "diff-clamp": "skill and modifiers together, at most",
    "diff-default-health": "health where none is given",
    "diff-scenarios": "Scenarios",
    "diff-scenarios-summary": "Scenarios: {count}; of these end otherwise: {changed}.",
    "diff-scenarios-other": "Of the other rule set, passed over: {count}.",
}
