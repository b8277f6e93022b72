/** The gang, to be edited: a line for each member, which opens. */

import { signal } from "@preact/signals";
import { Edge, type Member } from "dozor-client/gen/raid";
import { Button, Card } from "../ui/index.ts";
import { moved, withOneMore, without } from "./gang.ts";
import { MemberEditor } from "./MemberEditor.tsx";
import { edgeName, memberName, weaponName } from "./names.ts";
import { healthOf, type Rules } from "./rulebook.ts";
import type { EditorProps } from "./Target.tsx";
import { signed, WORDS } from "./words.ts";

interface GangProps extends EditorProps {
  readonly rules: Rules;
  /** The members stand at other places now: whatever names places means others. */
  readonly onReorder: EditorProps["onChange"];
}

/** Place of the member that is open; none: −1. */
const open = signal(-1);

export function Gang(props: GangProps): preact.JSX.Element {
  const { raid, rules, onReorder } = props;
  const words = WORDS.value;
  const full = raid.members.length >= rules.data.maxMembers;
  return (
    <Card title={words.gangOf(raid.members.length)} tone="attack">
      <ol class="raid-gang">
        {raid.members.map((member, place) => (
          <li key={place} class="raid-member" data-open={open.value === place ? true : undefined}>
            <Line {...props} member={member} place={place} full={full} />
            {open.value === place && <MemberEditor {...props} member={member} place={place} />}
          </li>
        ))}
      </ol>
      <Button
        label={words.addMember}
        icon="plus"
        disabled={full}
        onClick={() => {
          open.value = raid.members.length;
          onReorder(withOneMore(raid));
        }}
      />
    </Card>
  );
}

interface LineProps extends GangProps {
  readonly member: Member;
  readonly place: number;
  readonly full: boolean;
}

function Line({ raid, rules, refusal, member, place, full, onReorder }: LineProps) {
  const words = WORDS.value;
  const who = memberName(rules, raid, place);
  const opened = open.value === place;
  const path = `raid.members[${place}]`;
  const wrong = refusal?.violations.some(({ field }) => field.startsWith(path)) ?? false;
  const move = (by: -1 | 1) => {
    open.value = opened ? place + by : open.value;
    onReorder(moved(raid, place, by));
  };
  return (
    <div class="raid-line" data-wrong={wrong ? true : undefined}>
      <button
        type="button"
        class="raid-line-open"
        aria-expanded={opened}
        onClick={() => {
          open.value = opened ? -1 : place;
        }}
      >
        <strong>{who}</strong>
        <span class="muted small">{inShort(rules, member)}</span>
      </button>
      {opened && (
        <div class="raid-line-tools">
          <Button
            label={words.up(who)}
            icon="up"
            bare
            look="quiet"
            disabled={place === 0}
            onClick={() => move(-1)}
          />
          <Button
            label={words.down(who)}
            icon="down"
            bare
            look="quiet"
            disabled={place === raid.members.length - 1}
            onClick={() => move(1)}
          />
          <Button
            label={words.copyMember(who)}
            icon="copy"
            bare
            look="quiet"
            disabled={full}
            onClick={() => onReorder(withOneMore(raid, place))}
          />
          <Button
            label={words.removeMember(who)}
            icon="cross"
            bare
            look="quiet"
            disabled={raid.members.length === 1}
            onClick={() => {
              open.value = -1;
              onReorder(without(raid, place));
            }}
          />
        </div>
      )}
    </div>
  );
}

/** A member in one line. */
function inShort(rules: Rules, member: Member): string {
  const words = WORDS.value;
  const health = healthOf(rules.data, member);
  const usual = member.edge === Edge.NONE || member.edge === Edge.UNSPECIFIED;
  return [
    `${words.skill.toLowerCase()} ${signed(member.skill)}`,
    `${words.armor.toLowerCase()} ${member.armor}`,
    `${words.health.toLowerCase()} ${health - member.wounds}${member.wounds ? `/${health}` : ""}`,
    ...(usual ? [] : [edgeName(rules, member.edge)]),
    ...member.weapons.map((weapon) => `${weaponName(rules, weapon.kind)} ${weapon.penetration}`),
  ].join(" · ");
}
