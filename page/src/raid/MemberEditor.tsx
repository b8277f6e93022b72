/** One member of the gang, to be edited. */

import { Edge, type Member, MemberRank, RaidPhase } from "dozor-client/gen/raid";
import { problemAt } from "../app/refusal.ts";
import { Choice, Menu, type Option, Stepper, Toggle } from "../ui/index.ts";
import { choose, usable, withMember } from "./gang.ts";
import { edgeName, rankName, weaponName } from "./names.ts";
import { capital, healthOf, MOST_ARMOR, MOST_HEALTH, MOST_SKILL } from "./rulebook.ts";
import type { EditorProps } from "./Target.tsx";
import { Weapons } from "./Weapons.tsx";
import { WORDS } from "./words.ts";

export interface MemberProps extends EditorProps {
  readonly member: Member;
  readonly place: number;
}

/** Changes the member that is edited. */
export type Change = (change: (member: Member) => void) => void;

export function MemberEditor(props: MemberProps): preact.JSX.Element {
  const { raid, rules, member, place, onChange } = props;
  const change: Change = (by) => onChange(withMember(raid, place, rules.data, by));
  return (
    <div class="raid-editor">
      <Person {...props} change={change} />
      <Weapons {...props} change={change} />
      <PhaseWeapon {...props} change={change} phase={RaidPhase.BREACH} />
      <PhaseWeapon {...props} change={change} phase={RaidPhase.ASSAULT} />
      <MeleeInBreach {...props} member={member} change={change} />
    </div>
  );
}

export interface PartProps extends MemberProps {
  readonly change: Change;
}

function Person({ rules, refusal, member, place, change }: PartProps) {
  const words = WORDS.value;
  const { data } = rules;
  const health = healthOf(data, member);
  const at = (name: string) => {
    const field = `raid.members[${place}].${name}`;
    return { field, problem: problemAt(refusal, field) };
  };
  return (
    <>
      <Choice
        label={words.rank}
        {...at("rank")}
        value={member.rank || MemberRank.MEMBER}
        options={data.ranks.map(({ rank }) => ({ value: rank, label: rankName(rules, rank) }))}
        onChange={(rank) => change((draft) => Object.assign(draft, { rank }))}
      />
      <div class="raid-numbers">
        <Stepper
          label={words.skill}
          {...at("skill")}
          value={member.skill}
          min={-MOST_SKILL}
          max={MOST_SKILL}
          onChange={(skill) => change((draft) => Object.assign(draft, { skill }))}
        />
        <Stepper
          label={words.armor}
          {...at("armor")}
          value={member.armor}
          min={0}
          max={MOST_ARMOR}
          onChange={(armor) => change((draft) => Object.assign(draft, { armor }))}
        />
        <Stepper
          label={words.health}
          {...at("health")}
          value={health}
          min={1}
          max={MOST_HEALTH}
          onChange={(chosen) => change((draft) => Object.assign(draft, { health: chosen }))}
        />
        <Stepper
          label={words.carried}
          {...at("wounds")}
          value={member.wounds}
          min={0}
          max={health - 1}
          onChange={(wounds) => change((draft) => Object.assign(draft, { wounds }))}
        />
      </div>
      <Choice
        label={words.edge}
        {...at("edge")}
        value={member.edge || Edge.NONE}
        options={data.edges.map(({ edge }) => ({
          value: edge,
          label: capital(edgeName(rules, edge)),
        }))}
        onChange={(edge) => change((draft) => Object.assign(draft, { edge }))}
      />
    </>
  );
}

/** Only where a weapon is left to choose: the rules choose one unless one is named. */
function PhaseWeapon(props: PartProps & { readonly phase: RaidPhase }) {
  const { rules, refusal, member, place, change, phase } = props;
  const words = WORDS.value;
  const breach = phase === RaidPhase.BREACH;
  const name = breach ? "breachWeapon" : "assaultWeapon";
  const field = `raid.members[${place}].${breach ? "breach_weapon" : "assault_weapon"}`;
  const problem = problemAt(refusal, field);
  const places = usable(rules.data, member, phase);
  if (places.length === 0) {
    return <p class="muted small">{words.noWeapon}</p>;
  }
  if (places.length === 1 && member[name] === undefined && !problem) {
    return null;
  }
  const options: Option<number>[] = [
    { value: -1, label: words.byRules },
    ...places.map((each) => ({
      value: each,
      label: `${each + 1}. ${weaponName(rules, member.weapons[each]?.kind ?? 0)}`,
    })),
  ];
  return (
    <Menu
      label={words[name]}
      field={field}
      problem={problem}
      value={member[name] ?? -1}
      options={options}
      onChange={(chosen) =>
        change((draft) => choose(draft, name, chosen === -1 ? undefined : chosen))
      }
    />
  );
}

/** Only where it matters: for those who have a weapon that needs it. */
function MeleeInBreach({ rules, member, place, change }: PartProps) {
  const needs = member.weapons.some((weapon) =>
    rules.data.weaponKinds
      .find((entry) => entry.kind === weapon.kind)
      ?.uses.some((use) => use.byClassOnly),
  );
  if (!needs && !member.meleeInBreach) {
    return null;
  }
  return (
    <Toggle
      label={WORDS.value.meleeInBreach}
      field={`raid.members[${place}].melee_in_breach`}
      value={member.meleeInBreach}
      onChange={(meleeInBreach) => change((draft) => Object.assign(draft, { meleeInBreach }))}
    />
  );
}
