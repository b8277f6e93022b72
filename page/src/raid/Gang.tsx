/** The gang, to be edited: a line for each member, which opens. */

import { signal } from "@preact/signals";
import type { Member } from "dozor-client/gen/raid";
import { Button, Card } from "../ui/index.ts";
import { moved, withOneMore, without } from "./gang.ts";
import { MemberEditor } from "./MemberEditor.tsx";
import { memberInShort, memberName } from "./names.ts";
import type { EditorProps } from "./Target.tsx";
import { WORDS } from "./words.ts";

interface GangProps extends EditorProps {
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
          <li key={place} class="raid-member" data-open={isOpen(props, place) ? true : undefined}>
            <Line {...props} member={member} place={place} full={full} />
            {isOpen(props, place) && <MemberEditor {...props} member={member} place={place} />}
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

/** Whether a member is open: by choice, or because something is wrong with it. */
function isOpen({ refusal }: GangProps, place: number): boolean {
  return open.value === place || isWrong(refusal, place);
}

function isWrong(refusal: GangProps["refusal"], place: number): boolean {
  const path = `raid.members[${place}]`;
  return refusal?.violations.some(({ field }) => field.startsWith(path)) ?? false;
}

function Line(props: LineProps) {
  const { raid, rules, refusal, member, place, full, onReorder } = props;
  const words = WORDS.value;
  const who = memberName(rules, raid, place);
  const opened = isOpen(props, place);
  const move = (by: -1 | 1) => {
    open.value = opened ? place + by : open.value;
    onReorder(moved(raid, place, by));
  };
  return (
    <div class="raid-line" data-wrong={isWrong(refusal, place) ? true : undefined}>
      <button
        type="button"
        class="raid-line-open"
        aria-expanded={opened}
        onClick={() => {
          open.value = opened ? -1 : place;
        }}
      >
        <strong>{who}</strong>
        <span class="muted small">{memberInShort(rules, member)}</span>
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
