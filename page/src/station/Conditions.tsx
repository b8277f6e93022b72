/** What an attack is for and brings, and what the station has and lacks. */

import type { Objective, StationComponent } from "dozor-client/gen/station";

import { Choice, Toggle } from "../ui/index.ts";
import type { Book } from "./book.ts";
import { ComponentIcon, SignIcon } from "./figures.tsx";
import type { Problems } from "./problems.ts";
import { WORDS } from "./words.ts";

interface ConditionProps<T> {
  readonly value: T;
  /** Path of the message that has the fields, with a dot at its end; empty at the root. */
  readonly path: string;
  readonly book: Book;
  readonly problems: Problems;
  readonly onChange: (change: Partial<T>) => void;
}

interface AttackConditions {
  objective: Objective;
  agent: boolean;
  metrotank: boolean;
}

/** Objective, agent and Metrotank. */
export function AttackConditions(props: ConditionProps<AttackConditions>): preact.JSX.Element {
  const { value, path, book, problems, onChange } = props;
  const words = WORDS.value;
  return (
    <>
      <Choice
        label={words.objective}
        value={value.objective}
        field={`${path}objective`}
        problem={problems.at(`${path}objective`)}
        options={book.rules.objectives.map((entry) => ({
          value: entry.objective,
          label: entry.name,
        }))}
        onChange={(objective) => onChange({ objective })}
      />
      <div class="chips">
        <Toggle
          look="chip"
          label={words.agent}
          icon={<SignIcon sign="agent" />}
          field={`${path}agent`}
          value={value.agent}
          onChange={(agent) => onChange({ agent })}
        />
        <Toggle
          look="chip"
          label={words.metrotank}
          icon={<SignIcon sign="tank" />}
          field={`${path}metrotank`}
          value={value.metrotank}
          onChange={(metrotank) => onChange({ metrotank })}
        />
      </div>
    </>
  );
}

interface StationConditions {
  machineGun: boolean;
  sabotage: StationComponent[];
}

/** Machine gun and damage. */
export function StationConditions(props: ConditionProps<StationConditions>): preact.JSX.Element {
  const { value, path, book, problems, onChange } = props;
  const words = WORDS.value;
  return (
    <>
      <fieldset class="field" data-field={`${path}sabotage`}>
        <legend class="field-label">{words.sabotage}</legend>
        <div class="chips">
          {book.rules.components.map(({ component, name }) => (
            <Toggle
              key={component}
              look="chip"
              label={name}
              icon={<ComponentIcon component={component} />}
              value={value.sabotage.includes(component)}
              problem={problems.at(`${path}sabotage[${value.sabotage.lastIndexOf(component)}]`)}
              onChange={(on) => {
                const others = value.sabotage.filter((each) => each !== component);
                onChange({ sabotage: on ? [...others, component] : others });
              }}
            />
          ))}
        </div>
      </fieldset>
      <div class="chips">
        <Toggle
          look="chip"
          label={words.machineGun}
          icon={<SignIcon sign="gun" />}
          field={`${path}machine_gun`}
          value={value.machineGun}
          onChange={(machineGun) => onChange({ machineGun })}
        />
      </div>
    </>
  );
}
