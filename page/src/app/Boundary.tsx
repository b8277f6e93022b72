/** Keeps a fault of one view from taking the page away. */

import { Component, type ComponentChildren } from "preact";

import { Button } from "../ui/index.ts";
import { go } from "./address.ts";
import { WORDS } from "./words.ts";

interface BoundaryProps {
  readonly view: string;
  readonly children: ComponentChildren;
}

interface BoundaryState {
  readonly fault?: Error | undefined;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  override componentDidCatch(fault: Error): void {
    console.error(fault);
    this.setState({ fault });
  }

  override render(): ComponentChildren {
    const { fault } = this.state;
    if (!fault) {
      return this.props.children;
    }
    return (
      <div class="notice" role="alert">
        <p>{WORDS.value.broken}</p>
        <p class="muted small">{fault.message}</p>
        <Button
          label={WORDS.value.anew}
          onClick={() => {
            go({ view: this.props.view, state: "" });
            this.setState({ fault: undefined });
          }}
        />
      </div>
    );
  }
}
