/** A button. */

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./Icon.tsx";

interface ButtonProps {
  readonly label: string;
  readonly icon?: IconName;
  /** Whether the label is for screen readers (and as a hint) only. */
  readonly bare?: boolean;
  readonly look?: "plain" | "primary" | "quiet";
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children?: ComponentChildren;
}

export function Button(props: ButtonProps): preact.JSX.Element {
  return (
    <button
      type="button"
      class="button"
      data-look={props.look ?? "plain"}
      data-icon-only={props.bare ? true : undefined}
      aria-label={props.bare ? props.label : undefined}
      title={props.bare ? props.label : undefined}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.icon && <Icon name={props.icon} />}
      {!props.bare && props.label}
      {props.children}
    </button>
  );
}
