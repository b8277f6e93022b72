/** A member's weapons, to be edited. */

import { problemAt } from "../app/refusal.ts";
import { Button, Menu, Problem, Stepper } from "../ui/index.ts";
import { addWeapon, removeWeapon } from "./gang.ts";
import type { PartProps } from "./MemberEditor.tsx";
import { capital, MOST_PENETRATION } from "./rulebook.ts";
import { WORDS } from "./words.ts";

export function Weapons({ rules, refusal, member, place, change }: PartProps): preact.JSX.Element {
  const words = WORDS.value;
  const path = `raid.members[${place}].weapons`;
  const problem = problemAt(refusal, path);
  return (
    <fieldset class="raid-weapons" data-field={path}>
      <legend class="field-label">{words.weapons}</legend>
      {member.weapons.map((weapon, index) => (
        <div class="raid-weapon" key={index}>
          <Menu
            label={words.weapon(index + 1)}
            bare
            field={`${path}[${index}].kind`}
            problem={problemAt(refusal, `${path}[${index}].kind`)}
            value={weapon.kind}
            options={rules.data.weaponKinds.map(({ kind, name }) => ({
              value: kind,
              label: capital(name),
            }))}
            onChange={(kind) =>
              change((draft) => Object.assign(draft.weapons[index] ?? {}, { kind }))
            }
          />
          <Stepper
            label={words.penetrationOf(index + 1)}
            bare
            field={`${path}[${index}].penetration`}
            problem={problemAt(refusal, `${path}[${index}].penetration`)}
            value={weapon.penetration}
            min={0}
            max={MOST_PENETRATION}
            onChange={(penetration) =>
              change((draft) => Object.assign(draft.weapons[index] ?? {}, { penetration }))
            }
          />
          <Button
            label={words.removeWeapon(index + 1)}
            icon="cross"
            bare
            look="quiet"
            disabled={member.weapons.length === 1}
            onClick={() => change((draft) => removeWeapon(draft, index))}
          />
        </div>
      ))}
      {problem && <Problem>{problem}</Problem>}
      {member.weapons.length < rules.data.maxWeapons && (
        <Button
          label={words.addWeapon}
          icon="plus"
          look="quiet"
          onClick={() => change(addWeapon)}
        />
      )}
    </fieldset>
  );
}
