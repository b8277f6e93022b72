/** A member's move: its dice, what they come to, and what that does. */

import { MoveTier, type Raid } from "dozor-client/gen/raid";
import type { Moved, RaidEvent } from "dozor-client/gen/raid_event";
import { Die } from "./Die.tsx";
import { memberName, tierName, weaponName } from "./names.ts";
import { capital, type Rules } from "./rulebook.ts";
import { signed, WORDS } from "./words.ts";

interface MoveProps {
  readonly rules: Rules;
  readonly raid: Raid;
  readonly event: RaidEvent;
  readonly moved: Moved;
}

const LOOKS: Readonly<Record<number, string>> = {
  [MoveTier.FULL]: "full",
  [MoveTier.PARTIAL]: "partial",
  [MoveTier.MISS]: "miss",
};

export function Move({ rules, raid, event, moved }: MoveProps): preact.JSX.Element {
  const place = event.member ?? 0;
  const weapon = raid.members[place]?.weapons[moved.weapon];
  return (
    <div class="move" data-tier={LOOKS[moved.tier]}>
      <p class="move-who">
        <strong>{memberName(rules, raid, place)}</strong>
        {weapon && <span class="muted small">{weaponName(rules, weapon.kind)}</span>}
      </p>
      <Dice moved={moved} />
      <p class="move-result">
        <span class="move-tier">{capital(tierName(rules, moved.tier))}</span>
        <Effects moved={moved} />
      </p>
      <p class="move-told small muted">{event.text}</p>
    </div>
  );
}

function Dice({ moved }: { readonly moved: Moved }) {
  const words = WORDS.value;
  const kept = moved.dice.reduce((sum, die) => sum + (die.dropped ? 0 : die.face), 0);
  const held = moved.skill + moved.penalty !== moved.modifier;
  return (
    <div class="move-roll">
      <div class="move-dice">
        {moved.dice.map((die) => (
          <Die
            key={String(die.number)}
            face={die.face}
            dropped={die.dropped}
            label={
              words.die(die.face, String(die.number)) + (die.dropped ? `, ${words.dropped}` : "")
            }
          />
        ))}
      </div>
      <p class="move-sum">
        <span>{kept}</span>
        {moved.skill !== 0 && (
          <span>
            {signed(moved.skill)} <small>{words.bySkill}</small>
          </span>
        )}
        {moved.penalty !== 0 && (
          <span>
            {signed(moved.penalty)} <small>{words.byWeapon}</small>
          </span>
        )}
        {held && <small>({words.held(signed(moved.modifier))})</small>}
        <span class="move-total">= {moved.total}</span>
      </p>
      <small class="move-name" title={moved.dice[0]?.name}>
        {numbersOf(moved)}
      </small>
    </div>
  );
}

/** The numbers of the dice in the raid, by which their record names them. */
function numbersOf({ dice }: Moved): string {
  return WORDS.value.diceNumbers(`${dice[0]?.number ?? ""}–${dice.at(-1)?.number ?? ""}`);
}

function Effects({ moved }: { readonly moved: Moved }) {
  const words = WORDS.value;
  const { takenOut, wounds, down } = moved;
  return (
    <>
      {takenOut > 0 && (
        <span class="effect" data-tone="ok">
          {words.takesOut(takenOut)}
        </span>
      )}
      {wounds > 0 && (
        <span class="effect" data-tone="danger">
          {words.suffers(wounds)}
        </span>
      )}
      {down && (
        <span class="effect" data-tone="danger">
          {words.goesDown}
        </span>
      )}
      {takenOut + wounds === 0 && <span class="muted small">{words.noEffect}</span>}
    </>
  );
}
