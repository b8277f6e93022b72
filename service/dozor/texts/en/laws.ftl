# The laws, in plain words: a message's value is the title, its text the whole law. Numbers are those
# of the standard rulebook.

station-terms = Terms
    .text =
        Wounds: 0 is unhurt, 1 a light wound, 2 a heavy wound, 3 dead. Wounds that a unit carries
        into a fight add to those that it takes there. A fight reports the wounds that it dealt,
        three at most.

        An item or a tactic is in effect if it was brought and nothing has made it void. What is
        void is kept; it only does nothing in this fight.

        Vest and medkit protect. Where only one of the two is used, it is the vest. After a fight an
        item is kept, spent (still worn, but protecting no more) or lost. Whatever no law mentions
        is kept.

        An eased blow: one protective item lowers it by one wound, whatever dealt it, Armor-piercing
        included. A vest is then spent, a medkit lost.

        Attackers return (they go home unbeaten), retreat (they go home beaten) or occupy the
        station. Defenders hold it or leave for another station. Who is given no other fate returns,
        if an attacker, or holds, if a defender.

        What a law says of the winner is a verdict; Law 12 has the last word, when it has looked at
        who is left.

station-law0 = Who may bring what
    .text =
        Each side has one or two units. A unit carries at most one of each item (stimulant, medkit,
        vest) and declares at most one tactic; two units may declare the same.

        Sentinels attack with Sniper or Poisoned arrows (both of rank 2), attack and defend with
        Incendiary or Armor-piercing (rank 3), and defend with Cover (rank 1), Suppressive fire
        (rank 2) or Massed fire (rank 3). Vegan Sentinels may also defend with Slaves, Hunters
        attack with Berserk; these two have no rank and never lead. Stalkers use no tactics.

        Class power is 2 for a Sentinel, 3 for a Stalker, 4 for a Hunter; a side has the sum of its
        units. A unit carries in at most two wounds. Sentinels alone have experience, 0 or more
        points on each of two tracks, attack and defense. Healing may cover any unit of either side.

        The Metrotank belongs to the attack, the agent to the attacking team; the heavy machine gun
        and the damaged components (food supply, generator, living tents) belong to the station.

        Of Laws 1, 3, 4, 5, 6, 7 and 8 the first that applies decides the clash; Laws 9 to 12 finish
        it. All numbers in these texts are those of the standard rulebook; another rulebook may have
        others.

station-law1 = Heavy weapons
    .text =
        The Metrotank sweeps away every defense, the heavy machine gun included, unless a Hunter is
        among the defenders: in a liquidation every defender takes three wounds, in an attack for
        control every defender leaves. The verdict is for the attackers. If they came for control
        and the heavy machine gun stands on the station, they capture it.

        Without a Metrotank the heavy machine gun destroys every attack: every attacker takes three
        wounds. The verdict is for the defenders.

        Where the Metrotank meets a Hunter at home, neither tank nor gun has any effect, and the
        fight goes on.

        Laws 2 to 11 do not touch a fight that Law 1 decides: no items, no Slaves, no sabotage
        penalty, no comparison of experience, no Healing. Law 12 does.

station-law2 = What is stripped before the clash
    .text =
        Sabotage: if one component of the station or more is damaged, the defenders' tactics are
        void. Several damaged components count as one. Law 9 adds a penalty.

        The agent: if any defender declared a tactic, even one that sabotage has voided, the
        defenders' tactics are void and their items stay in effect. If none did, all their items are
        void.

station-law3 = Slaves
    .text =
        If a defender's Slaves are in effect, nothing happens to anyone, as if the attack had never
        been. The verdict is for the defenders, and experience (Law 10) is not compared. Slaves can
        be made void like any other tactic, and they come before Berserk.

station-law4 = Berserk
    .text =
        An attacking Hunter with Berserk breaks every defense, whatever its tactics: each defending
        Sentinel takes three wounds, each Stalker or Hunter two. One protective item eases the blow.
        Defenders who live leave. Nothing happens to the attackers, and the verdict is theirs. Two
        Hunters with Berserk do no more than one.

station-strength = Who is stronger
    .text =
        Laws 5 and 7 ask which side is the stronger. If only Sentinels fight, equally many on both
        sides, neither is. Otherwise it is the side with more class power (Sentinel 2, Stalker 3,
        Hunter 4, added up). At equal power it is the attackers if both sides have the same classes,
        and the defenders if not.

station-law5 = Attackers without a tactic against stronger defenders
    .text =
        Where no attacker's tactic is in effect and the defenders are the stronger, the attackers
        are overpowered. If a defender's tactic is in effect, it also makes the attackers' items
        void. The verdict is for the defenders, unless an attacker who holds out wins control.

station-law6 = Tactics
    .text =
        This law decides when a tactic is in effect on either side. A side's lead is its tactic of
        the highest rank in effect, the first listed among equals; it serves the whole side. The
        attack has the rank of its lead; without one, 2 if a Stalker or Hunter attacks, else 0. The
        defense has the rank of its lead, else 0.

        Attack of rank 0 (Sentinels without a tactic, whatever their items): in a liquidation the
        defenders' lead strikes every attacker to kill, in an attack for control it drives them off.
        Who lives retreats. The verdict is for the defenders.

        Attack above 0 but below the defense: every attacker takes a heavy wound, eased, and
        retreats. The verdict is for the defenders.

        Equal ranks, both leads offensive (Sniper, Poisoned arrows, Incendiary, Armor-piercing):
        whatever the objective, every Sentinel on either side is struck to kill by the enemy's lead,
        every Stalker or Hunter takes a heavy wound, eased. Attackers retreat. The verdict is for
        the defenders. With any other leads of equal rank nothing happens, the attackers return, and
        the verdict is for the defenders.

        Attack above the defense: it goes through. A Sentinel is struck to kill by the attackers'
        lead in a liquidation, and driven off by it in an attack for control. Attackers without a
        lead deal everyone a heavy wound, eased, by strength alone, and the defenders leave. A lone
        attacker's lead wounds a Stalker or Hunter, eased: heavily with Sniper or Armor-piercing,
        lightly with Poisoned arrows or Incendiary; who is left with any wound of it leaves, even if
        Healing then puts it off. Against a double attack with a lead a Stalker or Hunter takes a
        heavy wound that nothing eases, and leaves; then all such defenders together strike back
        once. The attackers return. The verdict is for the defenders; it goes to the attackers if
        nobody is left on the station.

        Struck to kill is three wounds. A vest stops them all: it is lost, but kept against Poisoned
        arrows; against Armor-piercing it is lost and does not help. Where no vest has helped, a
        medkit is lost and leaves two wounds. A defender whom an item or Healing saves holds the
        station. Driven off is no wound: defenders leave, attackers retreat. A vest is lost in it;
        but against Poisoned arrows it is kept, and its wearer stays.

station-law7 = Stronger attackers
    .text =
        Where no tactic is in effect and the attackers are the stronger, the defenders are
        overpowered, and the verdict is what comes of that.

station-overpowered = Overpowered
    .text =
        In Laws 5 and 7 the stronger side overpowers the weaker. Each unit of the weaker side:

        1. If the stronger side has more units, it takes three wounds, whatever the objective and
        the items. If Healing saves it, it is beaten all the same.

        2. Else, if it has a protective item and no unit of the stronger side has a stimulant, it
        takes a light wound, and the item is lost. Where both sides have the same classes it is
        beaten; otherwise it holds out, if it lives.

        3. Else it takes three wounds in a liquidation and a light wound in an attack for control,
        and if it lives, it is beaten. A protective item that it had is lost without helping, and
        with it the stimulant of the first enemy who has one. A single stimulant overcomes the whole
        weaker side; the weaker side's own stimulants do not cancel it, and a second protective item
        does not help.

        Who is beaten retreats, if an attacker, or leaves, if a defender. Then the weaker side
        strikes back with all items that it had in effect when the clash began; that blow can kill
        only if the weaker side was outnumbered and has a Stalker or Hunter.

        If nobody of the weaker side holds out, the verdict is for the stronger. If somebody does, a
        liquidation has failed: the verdict is for the defenders, and the attackers, if they are the
        weaker, retreat. Control has succeeded: the verdict is for the attackers, and every defender
        leaves.

station-strike_back = Striking back
    .text =
        A side that strikes back with no item in effect does nothing. Otherwise it deals one blow to
        the first enemy, as listed, who has no tactic in effect and no Healing: three wounds if it
        has two items or more and the blow can be a killing one, else a light wound. One protective
        item eases it.

station-law8 = Even exchange
    .text =
        Only Sentinels, equally many on both sides, and no tactic in effect: the first attacker and
        the first defender strike each other once, and so do the second ones. If both of a pair have
        a stimulant, the two cancel and are lost, and both strike as without one.

        A blow with a stimulant, which is lost: the target's vest stops the blow and is lost;
        without a vest, its medkit is lost and the blow is a light wound; with neither, the blow is
        a heavy wound. A blow without a stimulant: the target's vest stops it and is spent; without
        a vest, its medkit stops it and is lost; with neither, the blow is a light wound.

        Then the wounds dealt to each side in this exchange alone are counted. If the attackers took
        more, or as many and brought no item in effect, they retreat, and the verdict is for the
        defenders. If they took as many and brought an item, they return, and nobody wins. If they
        took fewer, an attack for control drives the defenders off, and the verdict is for the
        attackers; in a liquidation they return, and nobody wins.

station-law9 = Sabotage penalty
    .text =
        Every defender of a damaged station takes one more wound. No item eases it; Healing puts it
        off. Law 1 excepted, it comes after every clash, but only once a turn.

station-law10 = Experience
    .text =
        Where only Sentinels fight, but not after Laws 1 and 3, each attacker's attack track is
        compared with the best defense track among the defenders, and each defender's defense track
        with the best attack track among the attackers.

        A unit that is behind by 2 or 3 points has at least one wound from this fight, by 4 or 5 at
        least two, by 6 or more three; wounds that it has already taken here count. Behind by 6 or
        more it is also defeated: if it lives, it leaves or retreats, and it cannot take the
        station. Items do not help. A difference of one point means nothing.

station-law11 = Healing
    .text =
        A unit that Healing covers takes no wound in this fight. What it would have taken, two
        wounds at most, is put off to the next turn: reported, but not applied. So it cannot be
        killed now, but it may be then. Wounds that it carried in change nothing of that.

station-law12 = The station, the winner, the awards
    .text =
        1. A unit whose wounds, carried and taken, reach three is dead.

        2. If every attacker is dead or defeated by experience, nobody is driven off any more:
        defenders who were to leave hold the station, unless they are defeated themselves.

        3. If no defender is left on the station, the attackers win if one of them lives undefeated;
        else nobody wins.

        4. Else, if no attacker is alive and undefeated, the defenders win.

        5. Else the verdict stands.

        Where the attackers win, every attacker who lives undefeated returns from a liquidation or
        occupies the station for control; a retreat is called off. Every living Sentinel of the
        winning side that holds, occupies or returns earns one point, on its attack or defense
        track, whoever the enemy was. Stalkers and Hunters earn none.

station-law13 = Several teams on one station in one turn
    .text =
        Each team attacks once; nobody attacks a station of its own. The team that submitted its
        turn last attacks first, and so on; of turns submitted at the same instant the one listed
        first comes first.

        Each fight starts from what the last one left: wounds, items (spent and lost ones are gone)
        and who holds the station. Defenders may use their tactics in every fight, and every attack
        that they beat off earns its point. Points count from the next turn on. The sabotage penalty
        is taken once a turn, in the first fight to which Law 9 applies; tactics stay void. Healing
        covers its unit in every fight of the turn; all the wounds that it puts off are two at most,
        and count from the next turn on.

        A team that occupies the station owns it from then on, and its units on it defend it, each
        with the tactic that it declared for holding. If it declared none, its attack tactic stays
        if it may be used in defense; else it has none. An agent works against whoever holds the
        station. Gun and damage stay with the station, and the gun fires for whoever holds it.

        A station that is left empty remains its owner's. On an empty station an attack for control
        occupies without a fight, with all its units; a liquidation finds nobody. Neither is a
        fight, and neither earns a point.
