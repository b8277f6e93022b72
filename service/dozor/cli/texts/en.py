"""English."""

TABLE = {
    # Files that cannot be read
    "not-found": "there is no such file",
    "is-a-directory": "this is a directory; name a file in it",
    "no-permission": "no permission to read this file",
    "unreadable": "cannot be read: {why}",
    "too-large": "larger than {most} KiB; a fight needs a few lines",
    "utf-16": "this is UTF-16; save the file as UTF-8",
    "not-utf-8": "byte {byte} is not UTF-8; save the file as UTF-8",
    "empty": "nothing is in here; a fight needs at least objective, attackers and defenders",
    "no-pyyaml": "reading YAML needs PyYAML: pip install 'dozor[cli]', or write the file as JSON",
    "bad-character": "character {character} may not stand in YAML",
    # Files that are not what they should be
    "not-yaml": "not YAML: {why}",
    "yaml-tab": "a tab cannot stand here; YAML is indented with spaces",
    "yaml-alias": "alias *{why} has no anchor &{why} before it",
    "yaml-tag": "the tag {tag} means nothing here; write the plain value",
    "yaml-merge": "<< takes a mapping, or a list of mappings",
    "key-not-a-name": "a key is a name, not a list or a mapping",
    "several-documents": "a second document begins here; write one fight a file",
    "not-json": "not JSON: {why}",
    "more-after-the-end": "the fight has ended, but the text goes on; write one fight a file",
    "json-value": "not JSON: a value is needed here",
    "json-key": "not JSON: a key in double quotes is needed here",
    "json-open-text": "not JSON: the text that begins here has no closing quote",
    "json-control-character": "not JSON: a line break or tab in a text is written \\n or \\t",
    "json-escape": "not JSON: no such escape; a backslash itself is written \\\\",
    "json-colon": "not JSON: a colon is needed here, between key and value",
    "json-comma-or-brace": "not JSON: a comma or the closing }} is needed here",
    "json-comma-or-bracket": "not JSON: a comma or the closing ] is needed here",
    "too-many-values": "more than {most} values, aliases counted each time; a fight has far fewer",
    "too-deep": "nested more than {most} deep; a fight is far flatter",
    "top-not-a-table": "a fight is written as keys with values, such as objective: CONTROL",
    "fight-and-turn": (
        "this mixes one fight (key {fight}) with a turn (key {turn}); "
        "in a turn, what a team brings stands in its attack, and the rest in the station"
    ),
    "neither-fight-nor-turn": (
        "this is neither a fight (objective, attackers, defenders) nor a turn (station, attacks)"
    ),
    "is-a-raid": "this is a raid; try dozor raid explain, or dozor raid --help",
    # Fields
    "hint": "; did you mean {close}?",
    "unknown-key": "unknown key {given}{hint} (keys here: {known})",
    "key-twice": "this key stands twice, first in line {line}; keep one",
    "list-needed": "a list is needed, not {given}",
    "table-needed": "keys with values are needed, not {given}",
    "name-needed": "one of {known} is needed, not {given}",
    "unknown-name": "{given} is unknown{hint} (one of {known} is needed)",
    "truth-needed": "true or false is needed, not {given}",
    "text-needed": "a text is needed, not {given}",
    "quotes-needed": "a text is needed, not {given}; if it is meant as text, put it in quotes",
    "text-not-unicode": "{given} holds half a character; write it out whole",
    "number-needed": "a whole number is needed, not {given}",
    "plain-number-needed": "a whole number in plain digits is needed, not {given}",
    "number-negative": "a whole number from 0 up is needed, not {given}",
    "number-too-large": "a whole number from {least} to {most} is needed, not {given}",
    "one-of": "{other} stands here already, and one of the two is enough; keep one",
    "time-needed": "a time such as 2033-05-01T20:15:00Z is needed, not {given}",
    "no-such-time": "there is no time {given}; one such as 2033-05-01T20:15:00Z is needed",
    # Refusals
    "more-faults": "… and {count} more",
    "nothing-resolved": "nothing was resolved; faults: {count}",
    "refused": "refused: {message} [{reason}]",
    "refused-no-rulebook": "refused: {message} [{reason}]",
    "refused-other-rulebook": "refused: {message} [{reason}]",
    "refused-work-limit": "refused: {message} [{reason}]",
    "see-rulebooks": "dozor rulebook list shows the rulebooks that there are.",
    "unreachable": "nothing answers at {server} ({why})",
    "start-server": (
        "Start a server there with: dozor serve --grpc-port {port}\n"
        "Or leave --server out, and the answer is worked out right here."
    ),
    "check-server": (
        "Check address and port, and that a server runs there.\n"
        "Or leave --server out, and the answer is worked out right here."
    ),
    "see-token": "Name the file of a token that the server knows with --token-file FILE.",
    "cannot-ask": "the server cannot be asked: {why}",
    "no-connection": "no connection with {server} ({why})",
    "tls-other-name": (
        "The server's certificate is for other names: call it by one of them, or give one with\n"
        "--tls-server-name NAME."
    ),
    "tls-untrusted": (
        "The server's certificate does not hold: it has expired, or no authority of --tls-ca (or\n"
        "of this system, with --tls) has signed it."
    ),
    "tls-not-spoken": (
        "No TLS is spoken there: perhaps another port is right, or the server speaks plain text\n"
        "and --tls and its kin are to be left out."
    ),
    "tls-perhaps": (
        "The server has ended the connection: perhaps it speaks TLS. Encrypt with --tls, or with\n"
        "--tls-ca FILE if it has an authority of its own."
    ),
    "tls-certificate-asked": (
        "The server has ended the connection: perhaps it asks for a certificate. Show one with\n"
        "--tls-certificate FILE and --tls-key FILE."
    ),
    "tls-certificate-refused": (
        "The server has ended the connection: perhaps it does not accept the certificate that\n"
        "--tls-certificate shows, because another authority has signed it."
    ),
    "too-slow": "{server} did not answer within {timeout} s; --timeout allows it more",
    "no-dozor": "{server} answers, but not as a Dozor server of this version ({why})",
    "bad-answer": "{server} sent an answer that cannot be read; it is no server of this version",
    "not-serving": "{server} answers, but does not serve ({status})",
    "no-service": "{server} does not know what it is asked about: {why}",
    "no-tls-file": "{file} cannot be read: {why}",
    "cannot-write": "the output cannot be written: {why}",
    "bad-settings": "the settings are wrong: {why}",
    "cannot-serve": "the server cannot start: {why}",
    "internal": "a fault of this program: {why}\nSet DOZOR_DEBUG=1 to see where, and report it.",
    # Headings
    "engagement": "Fight for the station: {objective}",
    "turn": "A turn at the station of {owner}",
    "situation": "The situation",
    "what-happened": "What happened",
    "law-by-law": "Law by law",
    "law": "Law {number}. {title}",
    "outcome": "Outcome",
    "attack-order": "The order of attacks",
    "attack-heading": "Attack {position}: {team} ({objective})",
    "station-after": "The station after it",
    "station-end": "The station at the end",
    "turn-outcome": "What the turn did to each team",
    "judged-by": "Rulebook {name} {version}, digest {digest}",
    "fallback": "There are no texts in the language asked for, so they are in English.",
    # The situation
    "attackers": "Attackers",
    "defenders": "Defenders",
    "of-team": "{team} (owner)",
    "submitted": "{team}: {objective}, submitted {time}",
    "brings-nothing": "brings nothing",
    "unit-tactic": "tactic {tactic}",
    "unit-holding-tactic": "would hold with {tactic}",
    "unit-experience": "experience {attack} in attack, {defense} in defense",
    "unit-healing": "under Healing",
    "unit-vegan": "Vegan",
    "unit-deferred": "wounds to come next turn: {wounds}",
    "team-unit": "{unit} of {team}, no. {number}",
    "with-agent": "an agent on the station",
    "with-metrotank": "the Metrotank",
    "attack-brings": "With them: {things}",
    "station-has": "On the station: the heavy machine gun",
    "station-damaged": "Damaged: {components}",
    "station-owner": "Owner: {owner}",
    "nobody-on-station": "Nobody is on the station.",
    "no-units": "nobody",
    # The outcome
    "winner-attackers": "The attackers win.",
    "winner-defenders": "The defenders win.",
    "winner-nobody": "Nobody wins.",
    "holder-attackers": "The attackers now hold the station.",
    "holder-defenders": "The defenders hold the station.",
    "holder-nobody": "Nobody is left on the station.",
    "decided-by": "The clash was decided by Law {number}: {title}.",
    "gun-captured": "The heavy machine gun is captured.",
    "column-unit": "Unit",
    "column-wounds": "Wounds",
    "column-now": "Now",
    "column-fate": "Fate",
    "column-items": "Items",
    "column-experience": "Experience",
    "column-later": "To come",
    "wounds-taken": "+{wounds}",
    "wounds-deferred": "{wounds} next turn",
    "item-kept": "{item}:\u00a0kept",
    "item-spent": "{item}:\u00a0spent",
    "item-lost": "{item}:\u00a0lost",
    "earned-attack": "+{points}\u00a0attack",
    "earned-defense": "+{points}\u00a0defense",
    "none": "–",
    # Rulebooks
    "digest-line": "digest {digest}",
    "default-rulebook": "Requests that name no rulebook are judged by it.",
    "classes": "Classes",
    "column-class": "Class",
    "column-power": "Power",
    "items": "Items",
    "protects": "{item} (protects)",
    "tactics": "Tactics: who may use what, and when",
    "column-tactic": "Tactic",
    "column-used-by": "Used by",
    "column-attack": "Attack",
    "column-defense": "Defense",
    "column-rank": "Rank",
    "column-vest": "Vest",
    "column-severity": "Wounds",
    "vegans": "{classes} (Vegan)",
    "yes": "yes",
    "offensive-rank": "{rank}*",
    "vest-lost": "lost",
    "vest-kept": "kept",
    "vest-pierced": "pierced",
    "legend-rank": "Rank: the higher one prevails; a tactic without one never leads its side.",
    "legend-offensive": "*: offensive; two of equal rank strike down both sides.",
    "legend-vest": (
        "Vest: what a blow does to it. Lost: it stops the blow and is lost; kept: it stops the "
        "blow and stays; pierced: it is lost and does not help."
    ),
    "legend-severity": "Wounds: what a lone attacker's blow deals a Stalker or Hunter.",
    "experience": "Experience: what being behind brings",
    "column-behind": "Behind by",
    "column-at-least": "At least",
    "column-defeated": "Defeated",
    "points-or-more": "{points} or more",
    "laws": "The laws",
    "limits": "Units on a side, at most: {units}. Attacks in a turn, at most: {attacks}.",
    "column-name": "Name",
    "column-version": "Version",
    "column-digest": "Digest",
    "column-default": "Default",
    "column-title": "Title",
    "rulebook-ok": "OK {file}: {name} {version}, digest {digest}",
    "rulebook-too-large": "larger than {most} KiB; this is no rulebook",
    "rulebooks-bad": "rulebooks with faults: {count} of {total}",
}
