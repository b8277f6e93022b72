/** When the gang retreats, to be chosen. */

import type { ForecastRaidRequest } from "dozor-client/gen/raid_service";
import { problemAt, type Refusal } from "../app/refusal.ts";
import { isOfficer } from "../raid/gang.ts";
import { Card, Stepper, Toggle } from "../ui/index.ts";
import { type Trigger, withTrigger } from "./state.ts";
import { WORDS } from "./words.ts";

interface PolicyProps {
  readonly request: ForecastRaidRequest;
  readonly refusal: Refusal | undefined;
  readonly onChange: (request: ForecastRaidRequest) => void;
}

const MOST_ROUNDS = 10_000;
const FIRST_ROUNDS = 3;

export function Policy(props: PolicyProps): preact.JSX.Element {
  const words = WORDS.value;
  const members = props.request.raid?.members ?? [];
  const declared = members.some(isOfficer);
  return (
    <Card title={words.policy}>
      <TriggerField
        {...props}
        trigger="afterRound"
        field="policy.after_round"
        label={words.afterRound}
        valueLabel={words.afterRoundValue}
        most={MOST_ROUNDS}
        first={FIRST_ROUNDS}
      />
      <TriggerField
        {...props}
        trigger="whenDown"
        field="policy.when_down"
        label={words.whenDown}
        valueLabel={words.whenDownValue}
        most={Math.max(members.length - 1, props.request.policy?.whenDown ?? 0)}
        first={Math.floor(members.length / 2)}
      />
      <p class="muted small">{declared ? words.policyHint : words.nobodyDeclares}</p>
    </Card>
  );
}

interface TriggerFieldProps extends PolicyProps {
  readonly trigger: Trigger;
  readonly field: string;
  readonly label: string;
  readonly valueLabel: string;
  readonly most: number;
  /** What it is when it is turned on. */
  readonly first: number;
}

function TriggerField(props: TriggerFieldProps) {
  const { request, refusal, trigger, field, most, onChange } = props;
  const value = request.policy?.[trigger];
  const set = (next: number | undefined) => onChange(withTrigger(request, trigger, next));
  return (
    <div class="policy">
      <Toggle
        label={props.label}
        value={value !== undefined}
        onChange={(on) => set(on ? Math.min(props.first, most) : undefined)}
      />
      {value !== undefined && (
        <Stepper
          label={props.valueLabel}
          field={field}
          problem={problemAt(refusal, field)}
          value={value}
          min={0}
          max={most}
          onChange={set}
        />
      )}
    </div>
  );
}
