# The chapters of raids, in plain words: a message's value is the title, its text the whole chapter.
# Numbers are those of the standard rulebook.

raid-strength = Strength of the defense
    .text =
        The outer perimeter and the inside of the base are each manned against the number of members
        with whom the gang comes; losses during the raid do not change it. Each positive point of
        numbers adds 50% of it, each negative point takes 25% off. The result is rounded to whole
        defenders, halves up. If nothing is left of it, nobody stands there; otherwise at least one
        defender does.

        Inside, the defenders' armor and their penetration are both quality plus equipment. Outside,
        the perimeter is taken off their armor and added to their penetration. Whatever comes out
        below 0 counts as 0.

        A member with fewer wounds than health is on their feet; any other is down. All numbers in
        these texts are those of the standard rulebook; another rulebook may have others.

raid-move = A move
    .text =
        Members on their feet move one after another, in the order listed. A move is a roll of two
        six-sided dice; with advantage three are rolled and the lowest is dropped, with disadvantage
        the highest. Skill and the weapon's penalty are added, but together no more than 4 and no
        less than −4.

        10 or more is a full success: the member takes out as many defenders as the weapon's
        penetration exceeds their armor, at least one.

        7 to 9 is a partial success: the same, but it may be nobody, and the member suffers as many
        wounds as the defenders' penetration exceeds the member's armor, maybe none. Both happen,
        even if the last defender falls.

        6 or less is a miss: nobody is taken out, and the member suffers as many wounds as the
        defenders' penetration exceeds the member's armor, at least one.

        No more defenders fall than there are, and wounds stop at the member's health. Each member
        uses the weapon named for the phase; if none is named, of those that may act there the one
        with the smallest penalty, among these the one with the highest penetration, among these the
        first.

        Whoever holds back, has no weapon for the phase, or finds no defender left makes no move,
        rolls no dice and suffers nothing.

raid-breach = The breach
    .text =
        Firearms of every kind, decks and drones may act, without a penalty; a melee weapon may only
        if the member's class allows it. In each round every member on their feet who may act and
        does not hold back makes one move. Then, in this order:

        1. If nobody of the gang is on their feet, the raid is repelled, even if the perimeter has
        just fallen.

        2. If no defender is left outside, the perimeter is breached.

        3. If nobody on their feet may act in the breach, the raid is repelled.

        4. Reinforcements move: for each of their points a quarter of the defenders who stood
        outside at the start, rounded once, halves up. Positive points bring so many more; negative
        ones call so many inside, at most all.

        5. If three times the defenders left are no more than the members on their feet, whether
        these act or not, all of them fall back inside.

        6. If that leaves nobody outside, the perimeter is breached.

        The first three are looked at before the first round, too. All who went inside at any time
        join the defenders there; reinforcements do not thin these.

        If no roll could take out a defender or wound a member, and nobody would go inside, the
        breach is a stalemate. Under the standard rulebook that cannot happen. A retreat cannot be
        declared in the breach; a gang may simply stop.

raid-assault = The assault
    .text =
        Those who man the inside are joined by all who fell back. Every weapon may act; light
        firearms and melee weapons without a penalty, combat firearms with −1, assault firearms,
        decks and drones with −2. After each round of moves, in this order:

        1. If nobody of the gang is on their feet and no defender is left, it is mutual destruction.

        2. If no defender is left, the base is cleared.

        3. If nobody of the gang is on their feet, it is wiped out.

        4. If a retreat was declared before the round, the gang withdraws. Only a boss or right hand
        who is on their feet may declare one; the round is still played, and the retreat stands even
        if whoever declared it goes down in it. The withdrawal itself is beyond these rules.

        5. If nobody on their feet may act, the gang withdraws. Under the standard rulebook that
        cannot happen.

        6. If the defenders were made to retreat by other means, the base is cleared; those who ran
        are still counted as left.

        All but the retreat is looked at before the first round, too. If no roll could take out a
        defender or wound a member any more, the assault is a stalemate; the standard rulebook does
        not let that happen.
