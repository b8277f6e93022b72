/** The attacks of a turn, in the order in which they are resolved. */

import { create } from "@bufbuild/protobuf";
import { timestampFromMs } from "@bufbuild/protobuf/wkt";
import { Objective, UnitClass } from "dozor-client/gen/station";
import {
  type Attack,
  AttackSchema,
  type ResolveTurnRequest,
  type ResolveTurnResponse,
} from "dozor-client/gen/station_service";
import { useEffect, useRef, useState } from "preact/hooks";

import type { Book } from "../station/book.ts";
import type { Problems } from "../station/problems.ts";
import { Button, Problem } from "../ui/index.ts";
import { AttackRow, type Unfolded } from "./AttackRow.tsx";
import { atFirst, type Held } from "./fight.ts";
import { beforeAll, moved, reordered, resolutionOrder } from "./order.ts";
import { paletteOf } from "./palette.ts";
import { useReorder } from "./reorder.ts";
import { WORDS } from "./words.ts";

/** An answer with the request that it answers. */
export interface Resolved {
  readonly request: ResolveTurnRequest;
  readonly response: ResolveTurnResponse;
}

interface TimelineProps {
  readonly request: ResolveTurnRequest;
  readonly resolved: Resolved | undefined;
  readonly book: Book;
  readonly problems: Problems;
  readonly onChange: (attacks: Attack[]) => void;
}

export function Timeline(props: TimelineProps): preact.JSX.Element {
  const { request, resolved, book, problems, onChange } = props;
  const words = WORDS.value;
  const { attacks } = request;
  const order = resolutionOrder(attacks);
  const palette = paletteOf(request);
  const [unfolded, setUnfolded] = useState<readonly [number, Unfolded] | undefined>();
  const [said, setSaid] = useState("");
  const focus = useRef<number | undefined>(undefined);

  const move = (from: number, to: number) => {
    const attack = order[from];
    if (attack === undefined || to < 0 || to >= order.length || to === from) {
      return;
    }
    onChange(reordered(attacks, moved(order, from, to)));
    focus.current = attack;
    setSaid(words.moved(attacks[attack]?.team || words.unnamed, to + 1));
  };
  const reorder = useReorder(move);

  // A handle that moves in the page loses the focus, and with it the keyboard.
  useEffect(() => {
    if (focus.current !== undefined) {
      const handle = reorder.list.current?.querySelector<HTMLElement>(
        `.attack-handle[data-attack="${focus.current}"]`,
      );
      handle?.focus({ preventScroll: false });
      focus.current = undefined;
    }
  });

  return (
    <>
      <p class="muted small">{words.orderHint}</p>
      <ol
        class="timeline"
        ref={reorder.list}
        data-testid="timeline"
        data-dragging={reorder.dragging ? true : undefined}
      >
        {order.map((attack, position) => (
          <li
            key={attack}
            style={{ translate: `0 ${reorder.offset(position)}px` }}
            data-dragged={reorder.dragged === position ? true : undefined}
          >
            <AttackRow
              request={request}
              attack={attack}
              position={position}
              count={order.length}
              engagement={resolved?.response.outcome?.engagements.find((e) => e.attack === attack)}
              resolved={resolved?.request}
              before={heldBefore(attack, resolved, request)}
              unfolded={!reorder.dragging && unfolded?.[0] === attack ? unfolded[1] : undefined}
              palette={palette}
              book={book}
              problems={problems}
              handle={reorder.handle(position)}
              onUnfold={(what) => setUnfolded(what && [attack, what])}
              onMove={(to) => move(position, to)}
              onChange={(next) => onChange(attacks.with(attack, next))}
              onRemove={() => {
                setUnfolded(undefined);
                onChange(attacks.toSpliced(attack, 1));
              }}
            />
          </li>
        ))}
      </ol>
      {problems.at("attacks") && <Problem>{problems.at("attacks")}</Problem>}
      <p class="hidden" role="status">
        {said}
      </p>
      {attacks.length < book.rules.maxAttacks && (
        <Button
          label={words.addAttack}
          icon="plus"
          onClick={() => {
            setUnfolded([attacks.length, "setUp"]);
            onChange([...attacks, newAttack(request)]);
          }}
        />
      )}
    </>
  );
}

/** The station before an attack: as the one before it has left it. */
function heldBefore(
  attack: number,
  resolved: Resolved | undefined,
  request: ResolveTurnRequest,
): Held {
  const engagements = resolved?.response.outcome?.engagements ?? [];
  const earlier = engagements[engagements.findIndex((e) => e.attack === attack) - 1];
  return earlier?.stationAfter ?? atFirst(resolved?.request ?? request);
}

/** An attack by a team that is not there yet, after all others. */
function newAttack(request: ResolveTurnRequest): Attack {
  const { attacks, station } = request;
  const taken = new Set([station?.owner, ...attacks.map((attack) => attack.team)]);
  let number = attacks.length + 1;
  while (taken.has(WORDS.value.newTeam(number))) {
    number += 1;
  }
  return create(AttackSchema, {
    team: WORDS.value.newTeam(number),
    submittedAt: timestampFromMs(beforeAll(attacks, Date.now())),
    objective: Objective.CONTROL,
    units: [{ unitClass: UnitClass.SENTINEL }],
  });
}
