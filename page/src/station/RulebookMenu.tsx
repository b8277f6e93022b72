/** Which rulebook judges: told always, to be chosen where the server has several. */

import { create } from "@bufbuild/protobuf";
import {
  type RulebookIdentity,
  type RulebookPin,
  RulebookPinSchema,
  RuleSet,
} from "dozor-client/gen/common";

import { rulebooks } from "../app/rulebook.ts";
import { Menu } from "../ui/index.ts";
import { WORDS } from "./words.ts";

interface RulebookMenuProps {
  readonly request: { readonly rulebook?: RulebookPin | undefined };
  /** The rulebook of the answer. */
  readonly judged: RulebookIdentity | undefined;
  readonly change: (change: { rulebook: RulebookPin }) => void;
}

export function RulebookMenu(props: RulebookMenuProps): preact.JSX.Element {
  const words = WORDS.value;
  const { name = "", version = "" } = props.request.rulebook ?? {};
  const { judged } = props;
  const own = (rulebooks().value.value?.rulebooks ?? []).filter(
    (each) => each.ruleSet === RuleSet.STATION,
  );
  if (own.length < 2 && !name && !version) {
    return (
      <p class="muted small">
        {words.rulebook}: {judged?.name} {judged?.version}
      </p>
    );
  }
  const options = [
    { value: " ", label: words.serversChoice },
    ...own.map(({ identity, title }) => ({
      value: `${identity?.name} ${identity?.version}`,
      label: `${title} (${identity?.name} ${identity?.version})`,
    })),
  ];
  const chosen = `${name} ${version}`;
  if (!options.some((option) => option.value === chosen)) {
    options.push({ value: chosen, label: chosen });
  }
  return (
    <Menu
      label={words.rulebook}
      field="rulebook"
      value={chosen}
      options={options}
      onChange={(value) => {
        const [pinned = "", pinnedVersion = ""] = value.split(" ");
        props.change({
          rulebook: create(RulebookPinSchema, { name: pinned, version: pinnedVersion }),
        });
      }}
    />
  );
}
