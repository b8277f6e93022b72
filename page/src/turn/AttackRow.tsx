/** One attack on the timeline: who attacks, how it went, and behind two buttons the rest. */

import type { Attack, ResolveTurnRequest, TurnEngagement } from "dozor-client/gen/station_service";

import type { Book } from "../station/book.ts";
import { Figure, SignIcon } from "../station/figures.tsx";
import type { Problems } from "../station/problems.ts";
import { Button, Icon, Problem } from "../ui/index.ts";
import { AttackEditor } from "./AttackEditor.tsx";
import { EngagementView } from "./Engagement.tsx";
import { type Held, headlineOf, inShort, toneOf } from "./fight.ts";
import { Flag, Holders } from "./Holders.tsx";
import { millis } from "./order.ts";
import type { Palette } from "./palette.ts";
import { clockTime } from "./time.ts";
import { WORDS } from "./words.ts";

/** What of an attack is unfolded. */
export type Unfolded = "setUp" | "happened";

export interface AttackRowProps {
  readonly request: ResolveTurnRequest;
  /** Its place in the request. */
  readonly attack: number;
  /** Its place in the order, from 0, and how many there are. */
  readonly position: number;
  readonly count: number;
  readonly engagement: TurnEngagement | undefined;
  /** The request that the engagement belongs to, and the station before it. */
  readonly resolved: ResolveTurnRequest | undefined;
  readonly before: Held;
  readonly unfolded: Unfolded | undefined;
  readonly palette: Palette;
  readonly book: Book;
  readonly problems: Problems;
  readonly handle: Record<string, unknown>;
  readonly onUnfold: (unfolded: Unfolded | undefined) => void;
  readonly onMove: (to: number) => void;
  readonly onChange: (attack: Attack) => void;
  readonly onRemove: () => void;
}

export function AttackRow(props: AttackRowProps): preact.JSX.Element | null {
  const { request, engagement, palette, book, problems, unfolded } = props;
  const attack = request.attacks[props.attack];
  const field = `attacks[${props.attack}]`;
  const problem = unfolded === "setUp" ? undefined : problems.under(field);
  if (!attack) {
    return null;
  }
  return (
    <>
      <div class="attack" data-field={field} style={palette(attack.team)}>
        <RowHead {...props} attackOf={attack} />
        {problem && <Problem>{problem}</Problem>}
        <RowFoot {...props} />
        {unfolded === "setUp" && (
          <AttackEditor
            attack={attack}
            field={field}
            book={book}
            problems={problems}
            onChange={props.onChange}
          />
        )}
        {unfolded === "happened" && engagement && props.resolved && (
          <EngagementView
            request={props.resolved}
            engagement={engagement}
            before={props.before}
            book={book}
          />
        )}
      </div>
      {engagement?.stationAfter && (
        <Holders
          owner={engagement.stationAfter.owner}
          holders={engagement.stationAfter.holders}
          palette={palette}
          book={book}
        />
      )}
    </>
  );
}

function RowHead(props: AttackRowProps & { readonly attackOf: Attack }): preact.JSX.Element {
  const { request, position, count, book, attackOf } = props;
  const words = WORDS.value;
  const team = attackOf.team || words.unnamed;
  return (
    <div class="attack-head">
      <button
        type="button"
        class="attack-handle"
        aria-label={words.drag(team)}
        title={words.drag(team)}
        data-attack={props.attack}
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (step !== undefined) {
            event.preventDefault();
            props.onMove(position + step);
          }
        }}
        {...props.handle}
      >
        <Icon name="grip" size={18} />
      </button>
      <span class="attack-place">{position + 1}</span>
      <Flag lowered={false} />
      <span class="attack-name">
        <strong>{team}</strong>
        <span class="muted small attack-short">{inShort(request, props.attack, book)}</span>
      </span>
      <span class="attack-signs">
        {attackOf.agent && <SignIcon sign="agent" />}
        {attackOf.metrotank && <SignIcon sign="tank" />}
        {attackOf.units.map((unit, place) => (
          <Figure key={`${unit.unitClass}-${String(place)}`} unitClass={unit.unitClass} size={28} />
        ))}
      </span>
      <time class="attack-time">
        <Icon name="clock" size={14} />
        {clockTime(millis(attackOf.submittedAt))}
      </time>
      <span class="attack-tools">
        <Button
          label={words.earlier(team)}
          bare
          look="quiet"
          icon="up"
          disabled={position === 0}
          onClick={() => props.onMove(position - 1)}
        />
        <Button
          label={words.later(team)}
          bare
          look="quiet"
          icon="down"
          disabled={position === count - 1}
          onClick={() => props.onMove(position + 1)}
        />
        <Button
          label={words.remove(team)}
          bare
          look="quiet"
          icon="cross"
          disabled={count === 1}
          onClick={props.onRemove}
        />
      </span>
    </div>
  );
}

function RowFoot(props: AttackRowProps): preact.JSX.Element {
  const { engagement, unfolded, onUnfold } = props;
  const words = WORDS.value;
  const toggle = (what: Unfolded) => (
    <button
      type="button"
      class="unfold"
      aria-expanded={unfolded === what}
      disabled={what === "happened" && !engagement}
      onClick={() => onUnfold(unfolded === what ? undefined : what)}
    >
      {words[what]}
      <Icon name={unfolded === what ? "up" : "down"} size={14} />
    </button>
  );
  return (
    <div class="attack-foot">
      <strong class="attack-result" data-winner={engagement ? toneOf(engagement) : undefined}>
        {engagement ? headlineOf(engagement) : words.awaited}
      </strong>
      <span class="attack-unfold">
        {toggle("setUp")}
        {toggle("happened")}
      </span>
    </div>
  );
}
