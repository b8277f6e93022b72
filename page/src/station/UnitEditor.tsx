/** The fields of one unit; what its class may not have is not offered. */

import { TacticRole } from "dozor-client/gen/rulebook_service";
import { Tactic, type Unit } from "dozor-client/gen/station";

import { Button, Choice, Menu, Stepper, Toggle } from "../ui/index.ts";
import type { Book } from "./book.ts";
import { Figure, ItemIcon, SignIcon } from "./figures.tsx";
import type { Problems } from "./problems.ts";
import { changed, choosable, experience, experienceOf, type Roles, vegansMatter } from "./unit.ts";
import { WORDS } from "./words.ts";

/** The service sets no bound, and none is ever reached. */
const MOST_EXPERIENCE = 999;

export interface UnitEditorProps {
  readonly unit: Unit;
  /** Its place on its side, from 0. */
  readonly place: number;
  readonly roles: Roles;
  /** Path of the unit's field. */
  readonly field: string;
  readonly book: Book;
  readonly problems: Problems;
  readonly onChange: (unit: Unit) => void;
  /** Unset: it has to stay. */
  readonly onRemove?: (() => void) | undefined;
}

export function UnitEditor(props: UnitEditorProps): preact.JSX.Element {
  const { unit, roles, field, book, problems } = props;
  const words = WORDS.value;
  const number = props.place + 1;
  const set = (change: Partial<Unit>) => props.onChange(changed(unit, change, roles, book));
  return (
    <fieldset class="unit" data-field={field}>
      <legend class="hidden">{words.unit(number)}</legend>
      <div class="unit-head">
        <Choice
          label={words.unitClass}
          bare
          value={unit.unitClass}
          field={`${field}.unit_class`}
          problem={problems.at(`${field}.unit_class`)}
          options={book.rules.classes.map((entry) => ({
            value: entry.unitClass,
            label: entry.name,
            icon: <Figure unitClass={entry.unitClass} size={30} />,
          }))}
          onChange={(unitClass) => set({ unitClass })}
        />
        {props.onRemove && (
          <Button
            label={words.removeUnit(number)}
            bare
            look="quiet"
            icon="cross"
            onClick={props.onRemove}
          />
        )}
      </div>
      <Carried {...props} set={set} />
      <div class="unit-row">
        <TacticMenu {...props} set={set} />
        <Choice
          label={words.wounds}
          value={unit.wounds}
          field={`${field}.wounds`}
          problem={problems.at(`${field}.wounds`)}
          options={book.rules.wounds
            .filter((entry) => entry.wounds < book.deadly)
            .map((entry) => ({ value: entry.wounds, label: String(entry.wounds) }))}
          onChange={(wounds) => set({ wounds })}
        />
      </div>
      {roles.mayHold && <HoldingMenu {...props} set={set} />}
      <Tracks {...props} set={set} />
    </fieldset>
  );
}

interface PartProps extends UnitEditorProps {
  readonly set: (change: Partial<Unit>) => void;
}

/** Items, Healing, and whether it is a Vegan. */
function Carried({ unit, roles, field, book, problems, set }: PartProps): preact.JSX.Element {
  const words = WORDS.value;
  return (
    <div class="chips" data-field={`${field}.items`}>
      {book.rules.items.map(({ item, name }) => (
        <Toggle
          key={item}
          look="chip"
          label={name}
          icon={<ItemIcon item={item} />}
          value={unit.items.includes(item)}
          problem={problems.at(`${field}.items[${unit.items.lastIndexOf(item)}]`)}
          onChange={(on) => {
            const others = unit.items.filter((each) => each !== item);
            set({ items: on ? [...others, item] : others });
          }}
        />
      ))}
      <Toggle
        look="chip"
        label={words.healing}
        icon={<SignIcon sign="healing" />}
        field={`${field}.healing`}
        value={unit.healing}
        onChange={(healing) => set({ healing })}
      />
      {vegansMatter(unit.unitClass, roles, book) && (
        <Toggle
          look="chip"
          label={words.vegan}
          icon={<SignIcon sign="vegan" />}
          field={`${field}.vegan`}
          value={unit.vegan}
          onChange={(vegan) => set({ vegan })}
        />
      )}
    </div>
  );
}

function TacticMenu(props: PartProps): preact.JSX.Element | null {
  const { unit, roles, field, problems, set } = props;
  const words = WORDS.value;
  const options = tacticOptions(unit, unit.tactic, roles.role, props.book, words.noTactic);
  return options.length === 1 ? null : (
    <Menu
      label={words.tacticInFull}
      value={unit.tactic}
      field={`${field}.tactic`}
      problem={problems.at(`${field}.tactic`)}
      options={options}
      onChange={(tactic) => set({ tactic })}
    />
  );
}

function HoldingMenu(props: PartProps): preact.JSX.Element | null {
  const { unit, field, problems, set } = props;
  const words = WORDS.value;
  const chosen = unit.holdingTactic;
  const options = tacticOptions(unit, chosen, TacticRole.DEFENSE, props.book, words.asInAttack);
  return options.length === 1 ? null : (
    <Menu
      label={words.holdingTactic}
      value={chosen}
      field={`${field}.holding_tactic`}
      problem={problems.at(`${field}.holding_tactic`)}
      options={options}
      onChange={(holdingTactic) => set({ holdingTactic })}
    />
  );
}

/** The tactics to choose from, and the one chosen even where a link brought one that is illegal. */
function tacticOptions(unit: Unit, chosen: Tactic, role: TacticRole, book: Book, none: string) {
  const offered = [...choosable(unit, role, book)];
  if (chosen !== Tactic.UNSPECIFIED && !offered.includes(chosen)) {
    offered.push(chosen);
  }
  return [
    { value: Tactic.UNSPECIFIED, label: none },
    ...offered.map((tactic) => ({ value: tactic, label: book.tacticName(tactic) })),
  ];
}

/** The tracks of experience that can matter in the unit's roles, and those that have points. */
function Tracks({ unit, roles, field, book, problems, set }: PartProps): preact.JSX.Element | null {
  const words = WORDS.value;
  const points = experienceOf(unit);
  const matters = {
    attack: roles.role === TacticRole.ATTACK,
    defense: roles.role === TacticRole.DEFENSE || roles.mayHold,
  };
  const has = book.hasExperience(unit.unitClass);
  const tracks = (["attack", "defense"] as const).filter(
    (track) => (has && matters[track]) || points[track] !== 0,
  );
  if (tracks.length === 0) {
    return null;
  }
  return (
    <div class="unit-row">
      {tracks.map((track) => (
        <Stepper
          key={track}
          label={track === "attack" ? words.attackExperience : words.defenseExperience}
          value={points[track]}
          min={0}
          max={MOST_EXPERIENCE}
          field={`${field}.experience.${track}`}
          problem={problems.at(`${field}.experience.${track}`)}
          onChange={(n) => set(experience({ ...points, [track]: n }))}
        />
      ))}
    </div>
  );
}
